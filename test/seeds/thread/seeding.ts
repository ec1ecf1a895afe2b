import { afterEach } from 'vitest';
import type { Signal, Tree } from '../../../src/runtime/index.ts';
import { SeedThread } from '../../../src/seeds/thread/index.ts';
import { parseManifest } from '../../../src/tree/index.ts';
import { builtFiles, type BuiltTree } from '../../node/built-tree.ts';

/** The tree whose other seeds are asked for. */
export const TREE: BuiltTree = {
  items: 3,
  only: ['users', 'books'],
  layout: 'flat',
  refDate: '2030-06-01T00:00:00.000Z',
};

/** All of its records. */
export const PAGE = { start: 0, end: 3 };
const WORKER = new URL('../../../dist/seeds/thread/worker.js', import.meta.url);

/** Gives each test other seeds of its own, and closes them after it. */
export function useSeeds(): (file?: URL) => SeedThread {
  const open: SeedThread[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((seeds) => seeds.close()));
  });
  return (file = WORKER) => {
    const seeds = new SeedThread(file);
    open.push(seeds);
    return seeds;
  };
}

/** The trees of other seeds of a tree. */
export function seededOf(seeds: SeedThread, tree: BuiltTree = TREE): (seed: number | undefined) => Tree {
  const text = builtFiles({ dataOnly: true, ...tree })['mockgen.json'] ?? '';
  const manifest = parseManifest(text);
  const seeded = manifest && seeds.of(manifest, text);
  if (!seeded) throw new Error('this tree has no seeds');
  return seeded;
}

/** A signal that a test sets off. */
export class TestSignal implements Signal {
  aborted = false;
  readonly #listeners: (() => void)[] = [];
  addEventListener(_: 'abort', listener: () => void): void {
    this.#listeners.push(listener);
  }
  abort(): void {
    this.aborted = true;
    for (const listener of this.#listeners) listener();
  }
}
