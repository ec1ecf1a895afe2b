import { describe, expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { estimateOf, LONGEST_BUILT_IN } from '../../src/write/estimate.ts';
import { cases } from '../effort.ts';
import { builtFiles, builtTree } from '../node/built-tree.ts';

const NONE: ReadonlySet<string> = new Set();

describe('the size of a tree before it is written', () => {
  it.each([
    { packed: false, items: 20_000 },
    { packed: true, items: 100_000 },
  ])('is what its records take: %j', { tags: 'slow' }, ({ packed, items }) => {
    const only = ['users', 'images', 'books'];
    const estimate = estimateOf(builtTree({ only, items, packed }), packed, NONE);
    const few = builtFiles({ only, items: 200, packed });
    // Scripts and documents have the same size in every tree, and do not count in a large one.
    const records = Object.entries(few).filter(([path]) => /\/(?:all|\d+)\.json$/.test(path));
    const size = records.reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0);
    expect((estimate?.bytes ?? 0) / ((size / 200) * items)).toBeCloseTo(1, 1);
  });

  it('counts all files', () => {
    const tree = { only: ['coupons'], items: 40_000 };
    expect(estimateOf(builtTree(tree), false, NONE)?.files).toBeGreaterThan(40_000);
  });

  it('is not told of a small tree', () => {
    expect(estimateOf(builtTree({ items: 100 }), false, NONE)).toBeUndefined();
  });

  it('is not told of a tree that is small after all', () => {
    expect(estimateOf(builtTree({ only: ['coupons'], items: 100_000, packed: true }), true, NONE)).toBeUndefined();
  });

  it('generates no records of built-in resources for a tree that cannot be large, but those of other resources', () => {
    const asked: string[] = [];
    const tree = builtTree({ items: 5000, packed: true });
    const resource: typeof tree.resource = (name) => {
      asked.push(name);
      return tree.resource(name);
    };
    estimateOf({ outline: tree.outline, resource }, true, new Set(['books']));
    expect(asked).toEqual(['books']);
  });
});

const tree = builtTree({ items: cases(100, 1000) });

it.each(builtins.resources.map(({ name }) => name))('records of %s are not longer than assumed', (name) => {
  expect(tree.resource(name).meanLength()).toBeLessThan(LONGEST_BUILT_IN);
});
