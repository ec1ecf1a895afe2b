import type { RenderedTree } from '../render/index.ts';
import { addressesOf, countFiles } from '../tree/index.ts';

/** How large a tree will be, roughly. */
export interface Estimate {
  readonly bytes: number;
  readonly files: number;
}

/**
 * Estimates the size of a tree before it is written, from the size of some records of each resource.
 *
 * @param packed whether items have no files of their own
 */
export function estimateOf(tree: RenderedTree, packed: boolean): Estimate {
  let bytes = 0;
  for (const [name, { total }] of Object.entries(tree.outline.resources)) {
    const copies = addressesOf(tree.outline, name).stored.length * (packed ? 1 : 2);
    bytes += tree.resource(name).meanLength() * total * copies;
  }
  return { bytes: Math.round(bytes), files: countFiles(tree.outline) };
}
