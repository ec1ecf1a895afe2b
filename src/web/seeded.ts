import type { Generator, Seeds, Tree } from '../runtime/index.ts';
import { generatorFiles, sayUnloaded, whyUnscripted } from '../tree/index.ts';
import { pause } from './pause.ts';

/** Loads a script of a tree by its name; the script puts what it brings where it is looked for. */
export type LoadScript = (file: string) => unknown;

// No platform has this name, so its type has to be stated here.
const scope = globalThis as { mockgenGenerator?: Generator };

/** Loads the generator of a tree, and asks it. */
async function find(own: Tree, load: LoadScript | undefined): Promise<Seeds | string> {
  const { manifest } = own;
  const reason = whyUnscripted(manifest);
  if (reason !== undefined) return reason;
  if (!load) return sayUnloaded(manifest);
  try {
    for (const file of generatorFiles(manifest.generator?.files ?? [])) await load(file);
  } catch (error) {
    return sayUnloaded(manifest, error instanceof Error ? error.message : String(error));
  }
  // A script runs in one go with what waits for it.
  await pause();
  return scope.mockgenGenerator?.(own, pause) ?? sayUnloaded(manifest, 'it brings nothing');
}

/**
 * Makes the `seeded` of a published tree. The generator is asked for when another seed first is; where that fails, the
 * next request tries again.
 *
 * @param generator one that was handed over. Default: that of the tree
 * @param load loads the scripts of the tree. Default: no script can be loaded here
 * @returns what gives a text where there is no generator that fits
 */
export function createSeeded(
  own: Tree,
  generator?: Generator,
  load?: LoadScript,
): (seed: number | undefined) => Promise<Tree | string> {
  let found: Promise<Seeds | string> | undefined;
  return async (seed) => {
    const seeds = await (found ??= generator ? generator(own, pause) : find(own, load));
    if (typeof seeds !== 'string') return seeds(seed);
    found = undefined;
    return seeds;
  };
}
