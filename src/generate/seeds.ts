import type { TreeOptions, TreeParts } from '../render/index.ts';
import type { Seeds } from '../runtime/index.ts';
import type { Pause } from './collection.ts';
import { type Common, commonOf } from './common.ts';
import { GeneratedTree } from './tree.ts';

/** How many other seeds are kept at most, those that were asked for last. */
export const KEPT_SEEDS = 8;

/** How much of them is kept at most, in bytes. What was asked for last is kept whatever it takes, until the next seed. */
const KEPT_BYTES = 64_000_000;

/** What a generator needs of the platform. */
export interface Platform {
  readonly pause: Pause;
  /** A seed that nobody chose: an integer from 0 to 2^53 - 1. */
  readonly drawSeed: () => number;
  /** How much of other seeds is kept, in bytes. Default: 64,000,000. */
  readonly keptBytes?: number;
}

/**
 * Makes the trees that builds with other seeds would write, all other options the same. Nothing is generated before it is
 * asked for; what was generated for a seed is kept while it is among the last that were asked for.
 *
 * @param common what the trees share
 * @returns the `seeded` of a tree
 */
export function createSeeds(common: Common, { pause, drawSeed, keptBytes = KEPT_BYTES }: Platform): Seeds {
  const kept = new Map<number, GeneratedTree>();
  return (seed) => {
    if (seed === undefined) return new GeneratedTree(common, drawSeed(), pause);
    const tree = kept.get(seed) ?? new GeneratedTree(common, seed, pause);
    // A map keeps the order in which its keys were set.
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

/**
 * Makes a tree that is written nowhere, with its other seeds: what `mockgen build` with these options would write.
 *
 * @param parts see {@link TreeParts}
 */
export function generateTree(
  options: TreeOptions,
  parts: TreeParts,
  platform: Platform,
): GeneratedTree & { readonly seeded: Seeds } {
  const common = commonOf(options, parts);
  const tree = new GeneratedTree(common, options.seed, platform.pause);
  return Object.assign(tree, { seeded: createSeeds(common, platform) });
}
