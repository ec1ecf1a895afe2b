import { MockgenError } from '../errors.ts';
import type { Shapes, TreeOptions } from '../render/index.ts';
import type { Generator, Read } from '../runtime/index.ts';
import { drawSeed } from './entropy.ts';

// A tree of a hundred records per resource takes some megabytes once all of it has been asked for.
const KEPT_SEEDS = 8;
const KEPT_RECORDS = 10_000;

interface Basis {
  readonly manifest: string;
  readonly options: TreeOptions;
  /** The templates are compiled once, not for every seed. */
  readonly shapes: Shapes;
}

/**
 * Generates the data of other seeds, as `mockgen build --seed N` would write it, with all other options those of the
 * tree that is being served. Keeps the seeds that were asked for last, eight of them or, of large trees, fewer, until the
 * tree is rebuilt. The
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
    const [{ compileShapes, parseManifest }, { rebuildOptions }] = await Promise.all([
      import('../render/index.ts'),
      import('./rebuild.ts'),
    ]);
    kept.clear();
    const options = rebuildOptions(parseManifest(manifest));
    basis = { manifest, options, shapes: compileShapes(options) };
    return basis;
  };

  return {
    async seeded(seed) {
      const { options, shapes } = await refresh();
      const known = kept.get(seed);
      const tree = known ?? (await planReader({ ...options, seed }, shapes));
      // Last in, last out: a map keeps the order in which its keys were set.
      kept.delete(seed);
      kept.set(seed, tree);
      for (const oldest of [...kept.keys()].slice(
        0,
        -Math.max(1, Math.min(KEPT_SEEDS, Math.floor(KEPT_RECORDS / options.items))),
      ))
        kept.delete(oldest);
      return { read: tree, kept: known !== undefined };
    },
    async fresh() {
      const { options, shapes } = await refresh();
      return planReader({ ...options, seed: drawSeed() }, shapes);
    },
  };
}

/** Reads a tree that exists only as a plan, and keeps what it has rendered. */
export async function planReader(options: TreeOptions, shapes: Shapes): Promise<Read> {
  const { planTree } = await import('../render/index.ts');
  const files = new Map(planTree(options, shapes).map((file) => [file.path, file.text]));
  const rendered = new Map<string, string | undefined>();
  return async (path) => {
    if (!rendered.has(path)) rendered.set(path, files.get(path)?.());
    return rendered.get(path);
  };
}
