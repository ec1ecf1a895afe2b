import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { DEFAULTS } from '../../src/settings.ts';
import { resourceFiles } from '../../src/tree/index.ts';
import { buildTree, checkTree, expandTree } from '../../src/write/index.ts';
import { builtFiles, builtTree, writeBuilt, type BuiltTree } from '../node/built-tree.ts';
import { listTree, useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();
const SMALL: BuiltTree = { only: ['users', 'books'], refs: false, items: 12 };

async function packed(tree: BuiltTree = {}): Promise<string> {
  const dir = temporary();
  await writeBuilt(dir, { ...SMALL, ...tree, packed: true });
  return dir;
}

describe('a packed tree', () => {
  it('contains one folder per resource, and no items', async () => {
    const generator = Object.keys(builtFiles(SMALL)).filter((path) => path.startsWith('generator'));
    expect(generator).toHaveLength(2);
    expect(Object.keys(listTree(await packed())).toSorted()).toEqual(
      [
        ...['books', 'users'].flatMap((name) =>
          resourceFiles({ described: true }).map((file) => `${name}/${file.name}`),
        ),
        'index.json',
        'openapi.json',
        'media/index.json',
        'people/index.json',
        'mockgen.json',
        ...builtTree(SMALL).outline.files,
      ].toSorted(),
    );
  });

  it('contains the files of the full tree, except those that it leaves out and the manifest', async () => {
    const full = builtFiles(SMALL);
    for (const [path, text] of Object.entries(listTree(await packed()))) {
      if (path !== 'mockgen.json') expect([path, text]).toEqual([path, full[path]]);
    }
  });

  it('passes its check, which detects a change', async () => {
    const dir = await packed({ provider: 'netlify' });
    expect(await checkTree(builtins, dir)).toMatchObject({ changed: [], missing: [], extra: [] });
    writeFileSync(join(dir, 'users/all.json'), '[]');
    expect((await checkTree(builtins, dir)).changed).toEqual(['users/all.json']);
  });

  it('is what a build makes of a full tree, and vice versa', async () => {
    const dir = temporary();
    await writeBuilt(dir, SMALL);
    await writeBuilt(dir, { ...SMALL, packed: true });
    expect(listTree(dir)).toEqual(listTree(await packed()));
    await writeBuilt(dir, SMALL);
    expect(listTree(dir)).toEqual(builtFiles(SMALL));
  });
});

describe('expanding', () => {
  it.each([
    { layout: 'both' },
    { layout: 'flat' },
    { layout: 'category' },
    { provider: 'netlify' },
    { provider: 'cloudflare', layout: 'category' },
    { provider: 'github-pages', dataOnly: true },
    { imagesBase: 'https://a.example' },
  ] as const)('creates the full tree of the same options, in place and elsewhere: %o', async (tree) => {
    const dir = await packed(tree);
    const out = join(temporary(), 'full');
    const full = builtFiles({ ...SMALL, ...tree });
    expect(await expandTree({ dir, out })).toEqual({ removed: 0, unchanged: 0, written: Object.keys(full).length });
    expect(listTree(out)).toEqual(full);
    await expandTree({ dir });
    expect(listTree(dir)).toEqual(full);
  });

  it('uses the item template of the tree', async () => {
    const [dir, out, templatesDir] = [temporary(), temporary(), temporary()];
    writeFileSync(join(templatesDir, 'item.json.hbs'), '{"of":{{json resource}},"is":{{json record}} }');
    const options = { ...DEFAULTS, ...SMALL, templatesDir };
    await buildTree(builtins, { ...options, packed: true, out: dir });
    await buildTree(builtins, { ...options, out });
    await expandTree({ dir });
    expect(listTree(dir)).toEqual(listTree(out));
  });

  it('copies large collections in pieces', async () => {
    const tree: BuiltTree = { only: ['hotels'], items: 600, layout: 'category', dataOnly: true };
    const [dir, out] = [await packed(tree), temporary()];
    await writeBuilt(out, tree);
    await expandTree({ dir });
    expect(listTree(dir)).toEqual(listTree(out));
  });

  it('keeps the records of the packed tree, whatever a build would write today', async () => {
    const dir = await packed();
    const all = join(dir, 'users/all.json');
    const byHand = readFileSync(all, 'utf8').replace(/"username":"[^"]*"/, '"username":"by-hand"');
    for (const text of [byHand, JSON.stringify(JSON.parse(byHand), null, 2)]) {
      writeFileSync(all, text);
      const out = temporary();
      await expandTree({ dir, out });
      const [first, last] = [1, 12].map((id) => readFileSync(join(out, `people/users/${id}.json`), 'utf8'));
      expect(JSON.parse(first ?? '')).toMatchObject({ username: 'by-hand' });
      expect(last).toBe(builtFiles(SMALL)['users/12.json']);
      expect(readFileSync(join(out, 'people/users/all.json'), 'utf8')).toBe(text);
    }
  });

  it('knows resources only from the manifest', async () => {
    const dir = await packed();
    const manifest = readFileSync(join(dir, 'mockgen.json'), 'utf8');
    writeFileSync(join(dir, 'mockgen.json'), manifest.replace('"users": {', '"yaks": {'));
    renameSync(join(dir, 'users'), join(dir, 'yaks'));
    await expandTree({ dir });
    expect(readFileSync(join(dir, 'people/yaks/12.json'), 'utf8')).toBe(builtFiles(SMALL)['users/12.json']);
  });

  it.each([
    ['a folder without a tree', undefined],
    ['a full tree', SMALL],
  ])('refuses %s', async (_, tree) => {
    const dir = temporary();
    if (tree) await writeBuilt(dir, tree);
    const message = `${dir} holds no packed tree`;
    await expect(expandTree({ dir })).rejects.toMatchObject({ code: 'not_a_tree', message });
  });

  it.each([
    ['has too few records', 'not_a_tree', /users\/all.json has no record 2$/, { 'users/all.json': '[\n{"id":1}\n]\n' }],
    ['is not JSON', 'not_a_tree', /users\/all.json is not an array of records$/, { 'users/all.json': '[\n' }],
  ])('refuses a tree whose collection %s', async (_, code, message, files) => {
    const dir = await packed();
    for (const [path, text] of Object.entries(files)) writeFileSync(join(dir, path), text);
    await expect(expandTree({ dir })).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message) as string,
    });
  });

  it('refuses a tree with missing files, or with an unknown provider', async () => {
    const dir = await packed({ provider: 'netlify' });
    const manifest = readFileSync(join(dir, 'mockgen.json'), 'utf8');
    writeFileSync(join(dir, 'mockgen.json'), manifest.replace('"provider": "netlify"', '"provider": "nowhere"'));
    await expect(expandTree({ dir })).rejects.toThrow('this version does not know the provider nowhere');
    writeFileSync(join(dir, 'mockgen.json'), manifest);
    rmSync(join(dir, 'users'), { recursive: true });
    await expect(expandTree({ dir })).rejects.toMatchObject({ code: 'read_failed' });
  });

  it.each(['..', '../..', '.git', '', 'a/../..', '/etc'])(
    'writes nothing outside the folder for a resource %j',
    async (name) => {
      const root = temporary();
      const dir = join(root, 'a', 'tree');
      await writeBuilt(dir, { ...SMALL, packed: true });
      const manifest = readFileSync(join(dir, 'mockgen.json'), 'utf8').replace(
        '"users": {',
        `${JSON.stringify(name)}: {`,
      );
      writeFileSync(join(dir, 'mockgen.json'), manifest);
      const before = Object.keys(listTree(root)).filter((path) => !path.startsWith('a/tree/'));
      await expect(expandTree({ dir, force: true })).rejects.toMatchObject({ code: 'not_a_tree' });
      expect(Object.keys(listTree(root)).filter((path) => !path.startsWith('a/tree/'))).toEqual(before);
    },
  );

  it('refuses a folder that mockgen did not create, unless forced', async () => {
    const out = temporary();
    writeFileSync(join(out, 'notes.txt'), 'n');
    const dir = await packed();
    await expect(expandTree({ dir, out })).rejects.toThrow(/no build made it/);
    await expandTree({ dir, out, force: true });
    expect(listTree(out)).toEqual({ ...builtFiles(SMALL), 'notes.txt': 'n' });
  });
});
