import { expect, it } from 'vitest';
import { readRecords } from '../../src/dialects/stored-records.ts';
import type { Tree } from '../../src/runtime/index.ts';
import { smallTree, treeOf } from '../runtime/small-tree.ts';

/** Returns a tree that counts how often its records are read. */
function counting(lines: readonly string[]): { readonly tree: Tree; readonly reads: () => number } {
  let reads = 0;
  const records: Tree['records'] = async () => {
    reads += 1;
    return { lines, total: lines.length, isNew: true };
  };
  return { tree: { ...treeOf(smallTree()), records }, reads: () => reads };
}

it('records are read once, and are new only then', async () => {
  const { tree, reads } = counting(['{"id":1}', '{"id":2}']);
  expect(await readRecords(tree, 'authors')).toEqual({ records: [{ id: 1 }, { id: 2 }], isNew: true });
  expect(await readRecords(tree, 'authors')).toEqual({ records: [{ id: 1 }, { id: 2 }] });
  expect(reads()).toBe(1);
  await readRecords(tree, 'tickets');
  await readRecords(tree, 'authors', { text: 'a', fields: ['name'], matchesNull: false });
  expect(reads()).toBe(3);
});

it('more records than are kept are read each time', { tags: 'slow' }, async () => {
  const { tree, reads } = counting([JSON.stringify({ id: 1, text: 'x'.repeat(25_000_000) })]);
  await readRecords(tree, 'authors');
  await readRecords(tree, 'authors');
  expect(reads()).toBe(2);
});
