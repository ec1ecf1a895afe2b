import type { Generator, Seeds, Tree } from '../../runtime/index.ts';
import { generatorFiles } from '../../tree/index.ts';
import { whyNotIncluded, whyNotLoaded } from '../reasons/index.ts';

/** Loads a script of a tree by its name. The script leaves its result in a global variable. */
type LoadScript = (file: string) => unknown;

/** How the trees of other seeds are generated. */
export interface SeedSource {
  /** A generator that the caller has. Default: the scripts of the tree. */
  readonly generator?: Generator | undefined;
  /** Loads the scripts of the tree. Default: no script can be loaded here. */
  readonly loadScript?: LoadScript | undefined;
  /** Lets other work of the page run for a moment. Default: it resolves at once. */
  readonly pause?: () => Promise<void>;
}

/** Where no pause is given, work goes on at once. */
const goOn = (): Promise<void> => Promise.resolve();

// The script of a tree sets this variable.
const scope = globalThis as { mockgenGenerator?: Generator };

/**
 * Loads the generator of a tree, and returns the function that makes trees of other seeds, or the reason why there is
 * none.
 */
async function loadGenerator(
  own: Tree,
  load: LoadScript | undefined,
  pause: () => Promise<void>,
): Promise<Seeds | string> {
  const { manifest } = own;
  const reason = whyNotIncluded(manifest);
  if (reason !== undefined) return reason;
  if (!load) return whyNotLoaded(manifest);
  try {
    for (const file of generatorFiles(manifest.generator?.files ?? [])) await load(file);
  } catch (error) {
    return whyNotLoaded(manifest, error instanceof Error ? error.message : String(error));
  }
  // Gives the page a chance to run before the generator does.
  await pause();
  return scope.mockgenGenerator?.(own, pause) ?? whyNotLoaded(manifest, 'its script defines none');
}

/**
 * Creates the `seeded` method of a published tree. The generator is loaded for the first request of another seed; when
 * that fails, the next request tries again.
 *
 * @returns a function that resolves to a text, the reason, when no generator fits the tree
 */
export function createSeeded(
  own: Tree,
  { generator, loadScript, pause = goOn }: SeedSource,
): (seed: number | undefined) => Promise<Tree | string> {
  let found: Promise<Seeds | string> | undefined;
  return async (seed) => {
    const seeds = await (found ??= generator ? generator(own, pause) : loadGenerator(own, loadScript, pause));
    if (typeof seeds !== 'string') return seeds(seed);
    found = undefined;
    return seeds;
  };
}
