import { describe, expect, it } from 'vitest';
import { chooseTree } from '../../src/runtime/choose.ts';
import { seedsOf, smallTree, treeOf } from './small-tree.ts';

const plain = treeOf(smallTree());
const own = { ...plain, seeded: seedsOf((seed) => treeOf(smallTree(seed))) };
const originOf = (seed?: number, nocache = false) => ({ seed, nocache });

describe('chooseTree', () => {
  it.each([undefined, 42])('is the tree itself for seed %s', (seed) => {
    for (const tree of [own, plain]) expect(chooseTree(tree, originOf(seed))).toBe(tree);
  });

  it('is the tree itself for its own seed with nocache', () => {
    expect(chooseTree(own, originOf(42, true))).toBe(own);
  });

  it('is the tree of another seed', () => {
    for (const nocache of [false, true]) expect(chooseTree(own, originOf(0, nocache))?.manifest.seed).toBe(0);
  });

  it('is another tree each time for nocache alone', () => {
    const [first, second] = [chooseTree(own, originOf(undefined, true)), chooseTree(own, originOf(undefined, true))];
    expect(first?.manifest.seed).not.toBe(second?.manifest.seed);
  });

  it('is none where it takes a generator and there is none', () => {
    for (const origin of [originOf(7), originOf(undefined, true), originOf(42, true)]) {
      expect(chooseTree(plain, origin)).toBeUndefined();
    }
  });
});
