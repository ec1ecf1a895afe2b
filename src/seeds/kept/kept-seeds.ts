import type { TreeOptions, TreeParts } from '../../render/index.ts';
import type { Seeds } from '../../runtime/index.ts';
import { GeneratedTree, type Pause, renderSharedParts, type SharedParts } from '../../generate/index.ts';

/** The trees of at most this many seeds are kept: of those that were asked for last. */
export const KEPT_SEEDS = 8;

/**
 * The kept trees take at most this many bytes. The tree that was asked for last is kept whatever its size, until
 * another seed is asked for.
 */
const KEPT_BYTES = 64_000_000;

/** The functions and limits of a platform that generating seeds needs. */
export interface Platform {
  readonly pause: Pause;
  /** Returns a random seed: an integer from 0 to 2^53 - 1. */
  readonly drawSeed: () => number;
  /** How many bytes the kept trees take at most. Default: 64,000,000. */
  readonly keptBytes?: number;
}

/**
 * Creates the trees that builds with other seeds, and otherwise the same options, would write. Files are generated on
 * demand, and kept while their seed is among the last that were asked for.
 *
 * @param shared the parts that are the same in the trees of all seeds
 */
export function createSeeds(shared: SharedParts, { pause, drawSeed, keptBytes = KEPT_BYTES }: Platform): Seeds {
  const kept = new Map<number, GeneratedTree>();
  return (seed) => {
    if (seed === undefined) return new GeneratedTree(shared, drawSeed(), pause);
    const tree = kept.get(seed) ?? new GeneratedTree(shared, seed, pause);
    // A map keeps its keys in the order in which they were set.
    kept.delete(seed);
    kept.set(seed, tree);
    let bytes = 0;
    for (const { bytes: more } of kept.values()) bytes += more;
    for (const [oldest, { bytes: less }] of kept) {
      if (oldest === seed || (kept.size <= KEPT_SEEDS && bytes <= keptBytes)) break;
      kept.delete(oldest);
      bytes -= less;
    }
    return tree;
  };
}

/** Creates the tree, with its other seeds, that `mockgen build` would write with these options, without writing it. */
export function generateTree(
  options: TreeOptions,
  parts: TreeParts,
  platform: Platform,
): GeneratedTree & { readonly seeded: Seeds } {
  const shared = renderSharedParts(options, parts);
  const tree = new GeneratedTree(shared, options.seed, platform.pause);
  return Object.assign(tree, { seeded: createSeeds(shared, platform) });
}
