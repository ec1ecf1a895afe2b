import { describe, expect, it } from 'vitest';
import { writeTree } from '../../src/node/writer.ts';
import { createTree, openTree, type TreeSettings } from '../../src/testing/handler.ts';
import { builtFiles, builtPlan } from '../node/built-tree.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const TREE: TreeSettings = { items: 3, only: ['users', 'books'], layout: 'flat' };

describe('a tree in memory', () => {
  it('is what a build with the same options writes', async () => {
    const settings: TreeSettings = {
      ...TREE,
      seed: 7,
      refDate: '2030-06-01T00:00:00.000Z',
      imagesBase: 'https://a.example/mock',
    };
    const tree = await createTree(settings);
    const files = Object.entries(builtFiles(settings));
    expect(files.length).toBeGreaterThan(15);
    for (const [path, text] of files) expect([path, await tree.read(path)]).toEqual([path, text]);
    for (const path of ['users/4.json', 'authors/1.json', 'people/users/1.json', 'nope']) {
      expect([await tree.read(path), await tree.file?.(path)]).toEqual([undefined, undefined]);
    }
  });

  it('has the defaults of a build', async () => {
    const { read } = await createTree();
    const manifest = builtPlan({}).find(({ path }) => path === 'mockgen.json');
    expect(await read('mockgen.json')).toBe(manifest?.text());
    // No type lets this through, but JavaScript does.
    const unset = await createTree({ ...TREE, seed: undefined, refDate: undefined } as unknown as TreeSettings);
    expect(await unset.read('users/1.json')).toBe(builtFiles(TREE)['users/1.json']);
  });

  it('takes a day for a date, and an address with a slash at its end', async () => {
    const tree = await createTree({ ...TREE, refDate: '2030-06-01', imagesBase: 'https://a.example/mock//' });
    const manifest: unknown = JSON.parse((await tree.read('mockgen.json')) ?? '');
    expect(manifest).toMatchObject({ refDate: '2030-06-01T00:00:00.000Z', imagesBase: 'https://a.example/mock' });
  });

  it('takes templates, for other seeds too', async () => {
    const templates = { 'item.json.hbs': '{"wrapped":{{json record}} }\n' };
    const tree = await createTree({ ...TREE, templates });
    expect(JSON.parse((await tree.read('users/1.json')) ?? '')).toMatchObject({ wrapped: { id: 1 } });
    const seeded = await tree.generate?.seeded(7);
    expect(JSON.parse((await seeded?.read('users/1.json')) ?? '')).toMatchObject({ wrapped: { id: 1 } });
    const cut = { 'item.json.hbs': '{{#if record}}1{{/if}}' };
    await expect(createTree({ ...TREE, templates: cut })).rejects.toMatchObject({ code: 'template_invalid' });
  });

  it('has types for its pages and pictures', async () => {
    const { file } = await createTree({ ...TREE, imagesBase: 'https://a.example' });
    const typeOf = async (path: string): Promise<string | undefined> => (await file?.(path))?.type;
    expect(await typeOf('users/1-avatar.svg')).toBe('image/svg+xml');
    expect(await typeOf('users/1.json')).toBe('application/json');
    expect(await typeOf('mockgen.js')).toBe('text/javascript');
    expect(await typeOf('index.html')).toBe('text/html;charset=utf-8');
  });

  it.each([
    ['seed', -1, 'an integer from 0 to 9007199254740991'],
    ['seed', 2 ** 53, 'an integer'],
    ['seed', '7', 'an integer'],
    ['items', 0, 'an integer from 1 to 100000'],
    ['items', 100_001, 'an integer'],
    ['items', 1.5, 'an integer'],
    ['items', Number.NaN, 'an integer'],
    ['refDate', '2026-02-30', 'YYYY-MM-DD'],
    ['refDate', '2026-01-01T00:00:00+01:00', 'YYYY-MM-DD'],
    ['refDate', '1969-12-31', 'from 1970'],
    ['refDate', '', 'YYYY-MM-DD'],
    ['refDate', new Date(0), 'YYYY-MM-DD'],
    ['layout', 'deep', 'both, flat or category'],
    ['layout', null, 'both, flat or category'],
    ['only', ['users', 'nope'], 'a list of one or more of authors, courses, '],
    ['only', [], 'a list'],
    ['only', 'users', 'a list'],
    ['imagesBase', '/mock', 'https://'],
    ['imagesBase', 'https://a.example?q', 'https://'],
    ['imagesBase', 'ftp://a.example', 'https://'],
    ['templates', { 'nope.hbs': '' }, 'collection.json.hbs'],
    ['templates', { 'item.json.hbs': 7 }, 'texts'],
    ['templates', null, 'texts'],
    ['seeds', 7, 'seed, items, '],
    ['toString', 7, 'seed, items, '],
  ])('is refused with %s %s', async (name, value, expected) => {
    // What the types refuse, for those who have none.
    const settings = { [name]: value } as TreeSettings;
    await expect(createTree(settings)).rejects.toMatchObject({ name: 'MockgenError', code: 'bad_option' });
    await expect(createTree(settings)).rejects.toThrow(expected);
    await expect(createTree(settings)).rejects.toThrow(name);
  });
});

describe('a tree in a folder', () => {
  const temporary = useTemporaryFolders();

  it.each([false, true])('is read as it lies there, and generates other seeds; packed: %s', async (packed) => {
    const dir = temporary();
    writeTree(dir, builtPlan({ ...TREE, packed }));
    const tree = await openTree(dir);
    const files = builtFiles({ ...TREE, packed });
    expect(await tree.read('users/all.json')).toBe(files['users/all.json']);
    expect(await tree.read('users/1.json')).toBe(files['users/1.json']);
    expect(String((await tree.file?.('mockgen.js'))?.body)).toBe(files['mockgen.js']);
    const { read } = (await tree.generate?.seeded(7)) ?? {};
    expect(await read?.('users/all.json')).toBe(builtFiles({ ...TREE, seed: 7 })['users/all.json']);
  });

  it('is picked up when it is built anew', async () => {
    const dir = temporary();
    writeTree(dir, builtPlan(TREE));
    const { read } = await openTree(dir);
    const before = await read('users/all.json');
    writeTree(dir, builtPlan({ ...TREE, seed: 7 }));
    expect(await read('users/all.json')).not.toBe(before);
  });

  it('is refused when it is none', async () => {
    const dir = temporary();
    await expect(openTree(dir)).rejects.toMatchObject({ code: 'not_a_tree' });
    await expect(openTree(`${dir}/nope`)).rejects.toMatchObject({ code: 'not_a_tree' });
  });
});
