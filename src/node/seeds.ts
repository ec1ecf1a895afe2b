import { MockgenError } from '../errors.ts';
import type { TreeOptions } from '../render/index.ts';
import type { Generator, Read } from '../runtime/index.ts';
import { drawSeed } from './entropy.ts';

// A tree of a hundred records per resource takes some megabytes once all of it has been asked for.
const KEPT_SEEDS = 8;

interface Basis {
  readonly manifest: string;
  readonly options: TreeOptions;
}

/**
 * Generates the data of other seeds, as `mockgen build --seed N` would write it, with all other options those of the
 * tree that is being served. Keeps the seeds that were asked for last, eight of them, until the tree is rebuilt. The
 * renderer is loaded at the first use, and a document is rendered when it is first read.
 *
 * @param read the tree that is being served; its manifest has the options
 * @returns a generator that rejects with MockgenError `not_a_tree` when there is no manifest
 */
export function createGenerator(read: Read): Generator {
  const kept = new Map<number, Read>();
  let basis: Basis | undefined;

  const refresh = async (): Promise<Basis> => {
    const manifest = await read('mockgen.json');
    if (manifest === undefined) throw new MockgenError('not_a_tree', 'the manifest is gone', 'Build the tree again.');
    if (basis?.manifest === manifest) return basis;
    const [{ parseManifest }, { rebuildOptions }] = await Promise.all([
      import('../render/index.ts'),
      import('./rebuild.ts'),
    ]);
    kept.clear();
    basis = { manifest, options: rebuildOptions(parseManifest(manifest)) };
    return basis;
  };

  return {
    async seeded(seed) {
      const { options } = await refresh();
      const known = kept.get(seed);
      const tree = known ?? (await planReader({ ...options, seed }));
      // Last in, last out: a map keeps the order in which its keys were set.
      kept.delete(seed);
      kept.set(seed, tree);
      for (const oldest of [...kept.keys()].slice(0, -KEPT_SEEDS)) kept.delete(oldest);
      return { read: tree, kept: known !== undefined };
    },
    async fresh() {
      const { options } = await refresh();
      return planReader({ ...options, seed: drawSeed() });
    },
  };
}

/** Reads a tree that exists only as a plan, which keeps what it has rendered. */
async function planReader(options: TreeOptions): Promise<Read> {
  const { planTree } = await import('../render/index.ts');
  const files = new Map(planTree(options).map((file) => [file.path, file.text]));
  return async (path) => files.get(path)?.();
}
