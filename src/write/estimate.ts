import type { RenderedTree } from '../render/index.ts';
import { addressesOf, countFiles } from '../tree/index.ts';

/** How large a tree will be, roughly. */
export interface Estimate {
  readonly bytes: number;
  readonly files: number;
}

/** Number of records below which no tree takes long to write. */
const FEW_RECORDS = 10_000;

/**
 * Whether a tree has so many records that its size is worth an estimate, for which some of them are generated.
 *
 * @example
 * canBeLarge({ outline: { resources: { users: { total: 100 } } } }) // => false
 */
export function canBeLarge({ outline }: { readonly outline: Pick<RenderedTree['outline'], 'resources'> }): boolean {
  return Object.values(outline.resources).reduce((sum, { total }) => sum + total, 0) >= FEW_RECORDS;
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
