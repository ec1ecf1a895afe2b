import { mkdirSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Edit } from '../../src/serve/notices.ts';
import { EditedItems, type EditedItemsOptions } from '../../src/serve/edited-items.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();
const TOTAL = 250;

function tree(): string {
  const root = temporary();
  mkdirSync(join(root, 'a'));
  for (let id = 1; id <= TOTAL; id++) writeFileSync(join(root, `a/${id}.json`), `${id}\n`);
  return root;
}

function compare(
  root: string,
  options: Partial<EditedItemsOptions> = {},
): { readonly items: EditedItems; readonly told: string[] } {
  const told: string[] = [];
  const folders = new Map([['a', { home: 'a', total: TOTAL, textOf: (id: number) => `${id}\n` }]]);
  const onEdit = ({ path }: Edit): void => void told.push(path);
  return { told, items: new EditedItems({ root, folders, isCalm: () => true, onEdit, maxBytes: 1_000, ...options }) };
}

describe('the items edited by hand', () => {
  it('contains exactly those that were edited by hand', async () => {
    const root = tree();
    for (const id of [1, 120, TOTAL]) writeFileSync(join(root, `a/${id}.json`), `"mine ${id}"`);
    const { items, told } = compare(root);
    await items.compareAll();
    expect(told).toEqual(['a/1.json', 'a/120.json', 'a/250.json']);
    expect([items.textAt('a', 120), items.textAt('a', 121), items.textAt('a', 999)]).toEqual([
      '"mine 120"',
      undefined,
      undefined,
    ]);
  });

  it('finds an item before it is first requested, and reports it once', async () => {
    const root = tree();
    writeFileSync(join(root, 'a/7.json'), '"mine"');
    const { items, told } = compare(root);
    expect([items.textAt('a', 7), items.textAt('a', 8)]).toEqual(['"mine"', undefined]);
    for (const id of [7, 8]) writeFileSync(join(root, `a/${id}.json`), '"later"');
    await items.compareAll();
    expect([items.textAt('a', 7), items.textAt('a', 8)]).toEqual(['"mine"', undefined]);
    expect(told).toEqual(['a/7.json']);
  });

  it('contains no file that a build may have written', async () => {
    const root = tree();
    for (let id = 1; id <= TOTAL; id++) writeFileSync(join(root, `a/${id}.json`), '"new"');
    for (const run of [(items: EditedItems) => items.compareAll(), (items: EditedItems) => items.textAt('a', 3)]) {
      const { items, told } = compare(root, { isCalm: () => false });
      await run(items);
      expect([items.textAt('a', 1), items.textAt('a', 3), told]).toEqual([undefined, undefined, []]);
    }
  });

  it('skips what is missing, unreadable, outside the tree, or without a record', async () => {
    const root = tree();
    for (const id of [1, 2, 3]) unlinkSync(join(root, `a/${id}.json`));
    mkdirSync(join(root, 'a/2.json'));
    symlinkSync('../secret', join(root, 'a/3.json'));
    writeFileSync(join(root, 'secret'), 'secret');
    const { items, told } = compare(root);
    await items.compareAll();
    expect(told).toEqual([]);
    const textOf = (): string => {
      throw new Error('no records');
    };
    const broken = compare(root, { folders: new Map([['a', { home: 'a', total: 5, textOf }]]) });
    await broken.items.compareAll();
    expect(broken.told).toEqual([]);
  });

  it('keeps a limited number of bytes', async () => {
    const root = tree();
    for (let id = 1; id <= TOTAL; id++) writeFileSync(join(root, `a/${id}.json`), `"${'x'.repeat(98)}"`);
    const { items, told } = compare(root, { maxBytes: 1_000 });
    await items.compareAll();
    expect(told).toHaveLength(10);
  });

  it('says which line of an item is not JSON', () => {
    const root = tree();
    writeFileSync(join(root, 'a/7.json'), '{\n"id": 7,\n}');
    const faults: unknown[] = [];
    const { items } = compare(root, { onEdit: ({ fault }) => void faults.push(fault) });
    const message = 'a/7.json:3 is not JSON, expected a key in double quotes: mend that line, or build it again.';
    for (let time = 0; time < 2; time++) expect(() => items.textAt('a', 7)).toThrow(message);
    expect(faults).toEqual([message]);
  });

  it('stops when it is told to', async () => {
    const root = tree();
    writeFileSync(join(root, 'a/250.json'), '"mine"');
    const { items, told } = compare(root);
    const run = items.compareAll();
    items.stop();
    await run;
    expect([told, items.textAt('a', 250)]).toEqual([[], undefined]);
  });
});
