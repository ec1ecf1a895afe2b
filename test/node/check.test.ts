import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkTree } from '../../src/node/check.ts';
import { writeTree } from '../../src/node/writer.ts';
import { builtFiles, builtPlan, type BuiltTree } from './built-tree.ts';
import { listTree, useTemporaryFolders } from './temporary-folder.ts';

const temporary = useTemporaryFolders();
const TREE: BuiltTree = {
  seed: 7,
  items: 2,
  only: ['users', 'books'],
  overrides: { 'category.json.hbs': '{"name":{{json category}} }\n' },
};
const total = Object.keys(builtFiles(TREE)).length;
let dir = '';

beforeEach(() => {
  dir = temporary();
  writeTree(dir, builtPlan(TREE));
});

describe('a check', () => {
  it('finds nothing in a tree as it was built, and changes nothing', async () => {
    const before = listTree(dir);
    expect(await checkTree(dir)).toEqual({ changed: [], missing: [], extra: [], total });
    expect(listTree(dir)).toEqual(before);
  });

  it('lists what is changed, missing and extra', async () => {
    for (const path of ['users/2.json', 'people/users/all.json', 'index.json']) writeFileSync(join(dir, path), '{}\n');
    rmSync(join(dir, 'media'), { recursive: true });
    rmSync(join(dir, 'users/1.json'));
    mkdirSync(join(dir, 'users/1.json'));
    for (const path of ['users/9.json', 'users/10.json', 'Z.txt', 'é.txt']) writeFileSync(join(dir, path), '');
    const media = Object.keys(builtFiles(TREE)).filter((path) => path.startsWith('media/'));
    expect(await checkTree(dir)).toEqual({
      changed: ['index.json', 'people/users/all.json', 'users/2.json'],
      missing: [...media, 'users/1.json'].toSorted(),
      extra: ['Z.txt', 'users/10.json', 'users/9.json', 'é.txt'],
      total,
    });
  });

  it('sees a change of one byte at the end', async () => {
    writeFileSync(join(dir, 'users/1.json'), (builtFiles(TREE)['users/1.json'] ?? '').trimEnd());
    expect((await checkTree(dir)).changed).toEqual(['users/1.json']);
  });

  it('passes over dotfiles and empty folders, not over links', async () => {
    writeFileSync(join(dir, '.nojekyll'), '');
    mkdirSync(join(dir, '.git'));
    writeFileSync(join(dir, '.git/config'), '');
    mkdirSync(join(dir, 'empty'));
    symlinkSync('users/1.json', join(dir, 'first.json'));
    symlinkSync('/', join(dir, 'root'));
    symlinkSync('nowhere', join(dir, 'dangling'));
    expect((await checkTree(dir)).extra).toEqual(['dangling', 'first.json', 'root']);
  });

  it('says when other versions have built the tree', async () => {
    const manifest = builtFiles(TREE)['mockgen.json'] ?? '';
    writeFileSync(join(dir, 'mockgen.json'), manifest.replace(/"faker": "[^"]*"/, '"faker": "10.0.0"'));
    const { changed, note } = await checkTree(dir);
    expect(changed).toEqual(['mockgen.json']);
    expect(note).toMatch(/^built by mockgen .*faker 10\.0\.0\), checked by mockgen .*faker 10\.6\.0\)$/);
  });

  it('needs a manifest', async () => {
    for (const folder of [temporary(), join(temporary(), 'none')]) {
      await expect(checkTree(folder)).rejects.toMatchObject({
        code: 'not_a_tree',
        message: `${folder} holds no mockgen.json`,
        hint: `Build one: mockgen build --out ${folder}`,
      });
    }
    writeFileSync(join(dir, 'mockgen.json'), '{}');
    await expect(checkTree(dir)).rejects.toMatchObject({ code: 'not_a_tree' });
  });
});
