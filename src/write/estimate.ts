import type { RenderedTree } from '../render/index.ts';
import { addressesOf, countFiles } from '../tree/index.ts';

/** The approximate size of a tree: bytes, and number of files. */
export interface Estimate {
  readonly bytes: number;
  readonly files: number;
}

/** The parts of a tree that are needed to estimate its size. */
type Sized = Pick<RenderedTree, 'outline' | 'resource'>;

/** A tree of at least this many bytes or this many files is large: the user is told before it is written. */
const LARGE: Estimate = { bytes: 200_000_000, files: 40_000 };

/** The mean length, in bytes, of the records of that built-in resource whose records are longest. */
export const LONGEST_BUILT_IN = 1_500;

/** Returns the size of all records in bytes. A record counts once for each file that contains it. */
function sizeOf(tree: Sized, packed: boolean, meanLengthOf: (name: string) => number): number {
  let bytes = 0;
  for (const [name, { total }] of Object.entries(tree.outline.resources)) {
    const copies = addressesOf(tree.outline, name).stored.length * (packed ? 1 : 2);
    bytes += meanLengthOf(name) * total * copies;
  }
  return Math.round(bytes);
}

/**
 * Estimates the size of a large tree before it is written, from the size of some records of each resource.
 *
 * @param packed whether items have no files of their own
 * @param own the names of the resources that are not built in
 * @returns undefined when the tree is not large. No record of a built-in resource is generated to find that out: it takes
 *   time and memory, which most builds need not spend
 */
export function estimateOf(tree: Sized, packed: boolean, own: ReadonlySet<string>): Estimate | undefined {
  const files = countFiles(tree.outline);
  const meanLength = (name: string): number => tree.resource(name).meanLength();
  const most = sizeOf(tree, packed, (name) => (own.has(name) ? meanLength(name) : LONGEST_BUILT_IN));
  if (most < LARGE.bytes && files < LARGE.files) return undefined;
  const bytes = sizeOf(tree, packed, meanLength);
  return bytes < LARGE.bytes && files < LARGE.files ? undefined : { bytes, files };
}
