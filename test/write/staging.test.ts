import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TreeFolder } from '../../src/write/tree-folder.ts';
import { listTree, useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();
const bytes = Buffer.from('{}\n');

/** Creates a folder, and a function that puts an empty record into it. */
function begin(): { readonly dir: string; readonly folder: TreeFolder; put(...paths: readonly string[]): void } {
  const dir = temporary();
  const folder = new TreeFolder(dir);
  const put = (...paths: readonly string[]): void => {
    folder.turnTo(paths[0] ?? '');
    for (const path of paths) folder.put(path, bytes);
  };
  return { dir, folder, put };
}

const shown = (dir: string): readonly string[] => readdirSync(dir).filter((name) => !name.startsWith('.'));

describe('new folders', () => {
  it('are moved into place one by one, each complete, before anything else is written', () => {
    const { dir, folder, put } = begin();
    put('people/authors/1.json', 'authors/1.json');
    put('people/authors/2.json', 'authors/2.json');
    expect(shown(dir)).toEqual([]);
    put('people/users/1.json', 'users/1.json');
    expect(shown(dir)).toEqual(['authors', 'people']);
    expect(readdirSync(join(dir, 'people'))).toEqual(['authors']);
    put('mockgen.json');
    const paths = ['authors/1.json', 'authors/2.json', 'users/1.json'].flatMap((path) => [path, `people/${path}`]);
    expect(Object.keys(listTree(dir)).toSorted()).toEqual([...paths, 'mockgen.json'].toSorted());
    folder.settle();
  });

  it('do not delay many files', () => {
    const { dir, put } = begin();
    for (let id = 1; id <= 513; id++) put(`users/${id}.json`);
    expect(readdirSync(join(dir, 'users'))).toHaveLength(513);
  });

  it('move their files into a folder that was created meanwhile, and leave its other files alone', () => {
    const { dir, folder, put } = begin();
    put('people/authors/1.json');
    mkdirSync(join(dir, 'people/authors'), { recursive: true });
    writeFileSync(join(dir, 'people/authors/notes.txt'), 'mine');
    folder.settle();
    expect(listTree(dir)).toEqual({ 'people/authors/1.json': '{}\n', 'people/authors/notes.txt': 'mine' });
  });

  it('name the path if something else is in the way', () => {
    const { dir, folder, put } = begin();
    put('authors/1.json');
    writeFileSync(join(dir, 'authors'), 'mine');
    expect(() => folder.settle()).toThrow(`cannot write ${join(dir, 'authors')}: `);
    expect(() => folder.salvage()).not.toThrow();
  });
});
