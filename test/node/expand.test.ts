import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkTree } from '../../src/node/check.ts';
import { expandTree } from '../../src/node/expand.ts';
import { writeTree } from '../../src/node/writer.ts';
import { builtFiles, builtPlan, type BuiltTree } from './built-tree.ts';
import { listTree, useTemporaryFolders } from './temporary-folder.ts';

const temporary = useTemporaryFolders();
const SMALL: BuiltTree = { only: ['users', 'books'], items: 12 };

function packed(tree: BuiltTree = {}): string {
  const dir = temporary();
  writeTree(dir, builtPlan({ ...SMALL, ...tree, packed: true }));
  return dir;
}

describe('a packed tree', () => {
  it('holds one folder per resource, and no items', () => {
    expect(Object.keys(listTree(packed())).toSorted()).toEqual(
      [
        ...['books', 'users'].flatMap((name) => ['all', 'index', 'meta'].map((file) => `${name}/${file}.json`)),
        'index.html',
        'index.json',
        'media/index.json',
        'mockgen.js',
        'mockgen.json',
        'people/index.json',
        'sw.js',
      ].toSorted(),
    );
  });

  it('has the files of the full tree, but for what it leaves out and the manifest', () => {
    const full = builtFiles(SMALL);
    for (const [path, text] of Object.entries(listTree(packed()))) {
      if (path !== 'mockgen.json') expect([path, text]).toEqual([path, full[path]]);
    }
  });

  it('passes its check, which tells a change in it', async () => {
    const dir = packed({ host: 'netlify' });
    expect(await checkTree(dir)).toMatchObject({ changed: [], missing: [], extra: [] });
    writeFileSync(join(dir, 'users/all.json'), '[]');
    expect((await checkTree(dir)).changed).toEqual(['users/all.json']);
  });

  it('is what a build makes of a full tree, and the other way round', () => {
    const dir = temporary();
    writeTree(dir, builtPlan(SMALL));
    writeTree(dir, builtPlan({ ...SMALL, packed: true }));
    expect(listTree(dir)).toEqual(listTree(packed()));
    writeTree(dir, builtPlan(SMALL));
    expect(listTree(dir)).toEqual(builtFiles(SMALL));
  });
});

describe('expanding', () => {
  it.each([
    { layout: 'both' },
    { layout: 'flat' },
    { layout: 'category' },
    { host: 'netlify' },
    { host: 'github-pages', dataOnly: true },
    { imagesBase: 'https://a.example' },
    { overrides: { 'item.json.hbs': '{"of":{{json resource}},"is":{{json record}} }' } },
  ] as const)('gives the full tree of the same options, in place and elsewhere: %o', (tree) => {
    const dir = packed(tree);
    const out = join(temporary(), 'full');
    const full = builtFiles({ ...SMALL, ...tree });
    expect(expandTree({ dir, out })).toMatchObject({ removed: 0, unchanged: 0 });
    expect(listTree(out)).toEqual(full);
    expandTree({ dir });
    expect(listTree(dir)).toEqual(full);
  });

  it('keeps the records that the packed tree holds, whatever a build would write today', () => {
    const dir = packed();
    const all = join(dir, 'users/all.json');
    writeFileSync(all, readFileSync(all, 'utf8').replace(/"username":"[^"]*"/, '"username":"by-hand"'));
    expandTree({ dir });
    expect(JSON.parse(readFileSync(join(dir, 'people/users/1.json'), 'utf8'))).toMatchObject({ username: 'by-hand' });
  });

  it.each([
    ['a folder without a tree', (dir: string) => dir, /holds no packed tree$/],
    ['a full tree', (dir: string) => (writeTree(dir, builtPlan(SMALL)), dir), /holds no packed tree$/],
  ])('refuses %s', (_, prepare, message) => {
    expect(() => expandTree({ dir: prepare(temporary()) })).toThrow(message);
  });

  it('refuses a tree whose records are gone, or whose resources it does not know', () => {
    const dir = packed();
    writeFileSync(join(dir, 'users/all.json'), '[\n{"id":1}\n]\n');
    expect(() => expandTree({ dir })).toThrow(/users\/all.json has no record 2$/);
    const other = packed();
    const manifest = readFileSync(join(other, 'mockgen.json'), 'utf8');
    writeFileSync(join(other, 'mockgen.json'), manifest.replace('"users": {', '"yaks": {'));
    expect(() => expandTree({ dir: other })).toThrow('this version does not know yaks');
  });

  it('refuses a folder that no build made, unless it is forced', () => {
    const out = temporary();
    writeFileSync(join(out, 'notes.txt'), 'n');
    const dir = packed();
    expect(() => expandTree({ dir, out })).toThrow(/no build made it/);
    expandTree({ dir, out, force: true });
    expect(listTree(out)).toEqual({ ...builtFiles(SMALL), 'notes.txt': 'n' });
  });
});
