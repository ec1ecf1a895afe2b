import { describe, expect, it, type MockInstance, vi } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { defineConfig } from '../../src/config/define.ts';
import { createHandler, createTree, type Holder, openTree, type TreeSettings } from '../../src/testing/handler.ts';
import { renderFiles } from '../../src/testing/tree.ts';
import { matchesManifest, parseManifest } from '../../src/tree/index.ts';
import { writeFiles } from '../contract/built-folder.ts';
import { builtFiles } from '../node/built-tree.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { until } from '../serve/until.ts';

const TREE: TreeSettings = { items: 3, only: ['users', 'books'], refs: false, layout: 'flat' };

/** Asks what holds a tree, at an address without a base. */
async function ask(holder: Holder, path: string): Promise<Response> {
  return createHandler(holder)(new Request(`http://localhost/${path}`));
}

async function read(holder: Holder, path: string): Promise<string> {
  return (await ask(holder, path)).text();
}

/** Watches how often an e-mail address is made. */
function spyOnEmails(): MockInstance<() => unknown> {
  const { email } = builtins.generators;
  if (!email?.filled) throw new TypeError('the renderer calls another function');
  return vi.spyOn(email as Required<typeof email>, 'filled');
}

describe('a tree in memory', () => {
  it('is the same as a build with the same options', async () => {
    const settings: TreeSettings = {
      ...TREE,
      seed: 7,
      refDate: '2030-06-01T00:00:00.000Z',
      imagesBase: 'https://a.example/mock',
    };
    const tree = await createTree(settings);
    const files = Object.entries(builtFiles(settings));
    expect(files.length).toBeGreaterThan(15);
    for (const [path, text] of files) expect([path, await read(tree, path)]).toEqual([path, text]);
    for (const path of ['users/4.json', 'authors/1.json', 'people/users/1.json', 'nope', 'users/4-avatar.svg']) {
      expect([path, (await ask(tree, path)).status]).toEqual([path, 404]);
    }
  });

  it('answers in another shape', async () => {
    const api = { base: '/api', envelope: 'array', query: { limit: 'size' }, firstPage: 0, strict: true } as const;
    const tree = await createTree({ ...TREE, api });
    const files = Object.entries(builtFiles({ ...TREE, api }));
    for (const [path, text] of files) expect([path, await read(tree, `api/${path}`)]).toEqual([path, text]);
    expect(JSON.parse(await read(tree, 'api/users?size=1&page=1'))).toMatchObject([{ id: 2 }]);
    expect((await ask(tree, 'users')).status).toBe(404);
    const own = { 'collection.json.hbs': '{"of":{{json pagination.count}},"rows":{{json data}} }' };
    const templated = await createTree({ ...TREE, api, templates: own });
    expect(JSON.parse(await read(templated, 'api/users?size=2'))).toMatchObject({
      of: 2,
      rows: [{ id: 1 }, { id: 2 }],
    });
  });

  it.each([
    [{ api: null }, 'api null: expected an object'],
    [{ api: { base: 'api' } }, "base 'api': expected a path such as /api/v1"],
    [{ api: { query: { q: 'page' } } }, "query.q 'page': expected another name than page has"],
    [{ apis: {} }, /^option 'apis': did you mean api\? \(expected seed, .*, only, api, config\)$/],
  ])('refuses %j', async (settings, message) => {
    // No type lets these through, but JavaScript does.
    await expect(createTree(settings as unknown as TreeSettings)).rejects.toThrow(message);
  });

  it('has the defaults of a build', { tags: 'slow' }, async () => {
    expect(await read(await createTree(), 'mockgen.json')).toBe(builtFiles({})['mockgen.json']);
    // No type lets this through, but JavaScript does.
    const unset = await createTree({ ...TREE, seed: undefined, refDate: undefined } as unknown as TreeSettings);
    expect(await read(unset, 'users/1.json')).toBe(builtFiles(TREE)['users/1.json']);
  });

  it('accepts a day as a date, and an address with a trailing slash', async () => {
    const tree = await createTree({ ...TREE, refDate: '2030-06-01', imagesBase: 'https://a.example/mock//' });
    const manifest: unknown = JSON.parse(await read(tree, 'mockgen.json'));
    expect(manifest).toMatchObject({ refDate: '2030-06-01T00:00:00.000Z', imagesBase: 'https://a.example/mock' });
  });

  it('accepts templates, also for other seeds', async () => {
    const templates = { 'item.json.hbs': '{"wrapped":{{json record}} }\n' };
    const tree = await createTree({ ...TREE, templates });
    expect(JSON.parse(await read(tree, 'users/1.json'))).toMatchObject({ wrapped: { id: 1 } });
    expect(JSON.parse(await read(tree, 'users/1.json?seed=7'))).toMatchObject({ wrapped: { id: 1 } });
    const cut = { 'item.json.hbs': '{{#if record}}1{{/if}}' };
    await expect(createTree({ ...TREE, templates: cut })).rejects.toMatchObject({ code: 'template_invalid' });
  });

  it('has media types for its pages and pictures', async () => {
    const tree = await createTree({ ...TREE, imagesBase: 'https://a.example' });
    const typeOf = async (path: string): Promise<string | null> => (await ask(tree, path)).headers.get('content-type');
    expect(await typeOf('users/1-avatar.svg')).toBe('image/svg+xml');
    expect(await typeOf('users/1.json')).toBe('application/json');
    expect(await typeOf('mockgen.js')).toBe('text/javascript');
    expect(await typeOf('index.html')).toBe('text/html;charset=utf-8');
  });

  it('generates only the requested records', async () => {
    const email = spyOnEmails();
    try {
      const tree = await createTree({ items: 100_000, only: ['users'] });
      expect(email).toHaveBeenCalledTimes(0);
      for (const path of ['', 'users/meta', 'users/meta.json', 'index.json'])
        expect((await ask(tree, path)).status).toBe(200);
      expect(email).toHaveBeenCalledTimes(0);
      expect(await (await ask(tree, 'users/99999')).json()).toMatchObject({ id: 99_999 });
      expect(email).toHaveBeenCalledTimes(1);
      expect(await (await ask(tree, 'users?page=7&limit=20')).json()).toMatchObject({ data: { length: 20 } });
      expect(email).toHaveBeenCalledTimes(21);
      await ask(tree, 'users?page=7&limit=20');
      expect(email).toHaveBeenCalledTimes(21);
    } finally {
      email.mockRestore();
    }
  });

  it('stops a search that nobody waits for', async () => {
    const controller = new AbortController();
    const handler = createHandler(await createTree({ items: 5_000, only: ['users'] }));
    const email = spyOnEmails();
    try {
      const request = new Request('http://localhost/users?q=ann', { signal: controller.signal });
      const response = handler(request);
      await until(() => email.mock.calls.length > 0);
      controller.abort();
      await expect(response).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }) as Error);
      expect(email.mock.calls.length).toBeLessThan(5_000);
    } finally {
      email.mockRestore();
    }
  });

  it('has entity tags that are the digests of its manifest', async () => {
    const tree = await createTree(TREE);
    const manifest = parseManifest(await read(tree, 'mockgen.json'));
    const documents = Object.entries(manifest?.documents ?? {});
    expect(documents.map(([path]) => path)).toContain('users/meta.json');
    for (const [path, digest] of documents) expect((await ask(tree, path)).headers.get('etag')).toBe(`"${digest}"`);
    const all = await read(tree, 'users/all.json');
    expect(manifest && matchesManifest(manifest, 'users/all.json', all)).toBe(true);
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
    ['only', ['user'], 'did you mean users? ('],
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

  it.each([false, true])('is read unchanged, and generates other seeds; packed: %s', async (packed) => {
    const dir = temporary();
    const files = builtFiles({ ...TREE, packed });
    writeFiles(dir, files);
    const tree = await openTree(dir);
    for (const path of ['users/all.json', 'mockgen.js', 'mockgen.json'])
      expect(await read(tree, path)).toBe(files[path]);
    expect(await read(tree, 'users/1.json')).toBe(builtFiles(TREE)['users/1.json']);
    expect(await read(tree, 'users/all.json?seed=7')).toBe(builtFiles({ ...TREE, seed: 7 })['users/all.json']);
  });

  it('generates other seeds from a config in code, including functions', async () => {
    const config = defineConfig({
      items: 12,
      resources: {
        throws: { fields: { title: {}, dice: { type: 'integer', value: (random) => random.int(1, 6) } } },
      },
    });
    const dir = temporary();
    for (const [path, bytes] of await renderFiles({ config, layout: 'flat' })) {
      writeFiles(dir, { [path]: Buffer.from(bytes).toString() });
    }
    const other = await createTree({ config, layout: 'flat', seed: 7 });
    const path = 'throws/all.json';
    expect(await read(await openTree(dir, { config }), `${path}?seed=7`)).toBe(await read(other, path));
    expect((await ask(await openTree(dir), `${path}?seed=7`)).status).toBe(501);
  });

  it('is refused with a config whose function returns a value that is not JSON', async () => {
    const dir = temporary();
    writeFiles(dir, builtFiles(TREE));
    const value = (random: { int(min: number, max: number): number }): number => random.int(1, 6) / 0;
    const config = { resources: { throws: { fields: { dice: { type: 'integer' as const, value } } } } };
    const message =
      'config: resources.throws.fields.dice: expected a value that JSON has, and its function gave Infinity';
    await expect(createTree({ config })).rejects.toThrow(message);
    await expect(openTree(dir, { config })).rejects.toThrow(message);
  });

  it('is read again after a new build', async () => {
    const dir = temporary();
    writeFiles(dir, builtFiles(TREE));
    const tree = await openTree(dir);
    const before = await read(tree, 'users/all.json');
    const next = builtFiles({ ...TREE, seed: 7 });
    expect(next['users/all.json']).not.toBe(before);
    writeFiles(dir, next);
    // The folder is looked at again a moment after the last time.
    await until(async () => (await read(tree, 'users/all.json')) !== before);
    expect(await read(tree, 'users/all.json')).toBe(next['users/all.json']);
  });

  it('is refused if it is not a tree', async () => {
    const dir = temporary();
    await expect(openTree(dir)).rejects.toMatchObject({ code: 'not_a_tree' });
    await expect(openTree(`${dir}/nope`)).rejects.toMatchObject({ code: 'not_a_tree' });
  });
});
