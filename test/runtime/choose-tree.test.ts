import { describe, expect, it } from 'vitest';
import { chooseTree } from '../../src/runtime/runtime.ts';
import { seedsOf, smallTree, treeOf } from './small-tree.ts';

const plain = treeOf(smallTree());
const own = { ...plain, seeded: seedsOf((seed) => treeOf(smallTree(seed))) };
const sourceOf = (seed?: number, nocache = false) => ({ seed, nocache });

describe('chooseTree', () => {
  it.each([undefined, 42])('returns the tree itself for seed %s', async (seed) => {
    for (const tree of [own, plain]) expect(await chooseTree(tree, sourceOf(seed))).toBe(tree);
  });

  it('returns the tree itself for its own seed with nocache', async () => {
    expect(await chooseTree(own, sourceOf(42, true))).toBe(own);
  });

  it('returns the tree of another seed', async () => {
    for (const nocache of [false, true])
      expect(await chooseTree(own, sourceOf(0, nocache))).toMatchObject({ manifest: { seed: 0 } });
  });

  it('returns a new tree each time for nocache alone', async () => {
    const seedOf = async (): Promise<unknown> => (await chooseTree(own, sourceOf(undefined, true))).manifest.seed;
    expect(await seedOf()).not.toBe(await seedOf());
  });

  it('refuses a request that needs a generator if there is none, with the reason of the tree', async () => {
    const message = 'This tree has seed 42 only.';
    for (const origin of [sourceOf(7), sourceOf(undefined, true), sourceOf(42, true)]) {
      await expect(chooseTree(plain, origin)).rejects.toMatchObject({
        status: 501,
        message: 'There is seed 42 only.',
      });
      const telling = { ...plain, seeded: async () => message };
      await expect(chooseTree(telling, origin)).rejects.toMatchObject({ status: 501, message });
    }
  });
});
