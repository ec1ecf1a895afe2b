import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createRuntime,
  type Holder,
  type RuntimeRequest,
  type RuntimeResponse,
  type Tree,
  TreeError,
} from '../../src/runtime/index.ts';
import { anyCharacter } from '../any-character.ts';
import { parameterNames } from '../../src/tree/index.ts';
import { seedsOf, smallTree, treeOf } from './small-tree.ts';

const hold = (tree: Tree): Holder => ({ current: () => tree });

function ask(tree: Tree | Holder, target: string, more: Partial<RuntimeRequest> = {}): Promise<RuntimeResponse> {
  const [path = '', query = ''] = target.split('?', 2);
  const holder = 'current' in tree ? tree : hold(tree);
  return createRuntime(holder).handle({ method: 'GET', path, query, headers: {}, ...more });
}

function treeWithout(...paths: readonly string[]): Tree {
  const files = new Map(smallTree());
  for (const path of paths) files.delete(path);
  return treeOf(files);
}

const plain = treeOf(smallTree());
const tree: Tree = { ...plain, seeded: seedsOf((seed) => treeOf(smallTree(seed))) };
const detailOf = ({ body }: RuntimeResponse): string => (JSON.parse(body as string) as { detail: string }).detail;

describe('a broken tree', () => {
  it.each([
    ['/', 'index.json'],
    ['/people', 'people/index.json'],
    ['/authors/meta', 'authors/meta.json'],
    ['/authors/index.json', 'authors/index.json'],
    ['/people/authors/all.json', 'authors/all.json'],
    ['/authors', 'authors/all.json'],
    ['/authors/7', 'authors/all.json'],
  ])('answers %s with a 500 that names the file: %s', async (path, file) => {
    const response = await ask(treeWithout(file), path);
    expect(response.status).toBe(500);
    expect(response.headers['content-type']).toBe('application/problem+json');
    expect(detailOf(response)).toBe(`${file} is missing: build it again.`);
  });

  it('answers a 503 with the time to retry if a retry can help', async () => {
    const busy = (): Promise<never> => Promise.reject(new TreeError('Busy.', 503));
    const { status, headers } = await ask({ ...tree, records: busy }, '/authors');
    expect([status, headers['retry-after']]).toEqual([503, '1']);
    const failed = (): Promise<never> => Promise.reject(new TreeError('Broken.'));
    expect((await ask({ ...tree, records: failed }, '/authors')).headers['retry-after']).toBeUndefined();
    expect((await ask({ current: busy }, '/authors')).status).toBe(503);
  });

  it('passes on errors of the host', async () => {
    const refused = new Error('EACCES');
    await expect(ask({ ...tree, records: () => Promise.reject(refused) }, '/authors')).rejects.toBe(refused);
    await expect(ask({ current: () => Promise.reject(refused) }, '/authors')).rejects.toBe(refused);
  });

  it('still refuses methods and answers OPTIONS', async () => {
    const none: Holder = { current: () => Promise.reject(new Error('none')) };
    expect((await ask(none, '/authors', { method: 'POST' })).status).toBe(405);
    expect((await ask(none, '/authors', { method: 'OPTIONS' })).status).toBe(204);
  });
});

describe('a target that is too long', () => {
  it('is a 414, and a long one has an answer without links', async () => {
    const { status, body } = await ask(tree, `/authors?q=${'a'.repeat(70_000)}`);
    expect([status, JSON.parse(body as string)]).toMatchObject([414, { title: 'URI Too Long' }]);
    const long = await ask(tree, `/authors?page=1&x=${'a'.repeat(5_000)}`);
    expect([long.status, long.headers['link']]).toEqual([200, undefined]);
  });
});

describe('a holder', () => {
  it('can replace its tree by one with another layout', async () => {
    let current = treeOf(smallTree(1));
    const runtime = createRuntime({ current: () => current });
    const request = { method: 'GET', path: '/authors', query: 'q=e', headers: {} };
    const before = await runtime.handle(request);
    current = treeOf(smallTree(2));
    const after = await runtime.handle(request);
    expect(after.body).not.toEqual(before.body);
    expect(after.body).toEqual((await ask(current, '/authors?q=e')).body);
    current = treeOf(smallTree(2, 'category'));
    expect((await runtime.handle(request)).status).toBe(404);
  });
});

describe('a record', () => {
  it("has the shape of the manifest's item template, also when it is read from its collection", async () => {
    const shaped: Tree = { ...plain, manifest: { ...plain.manifest, item: ['{"mine":', { slot: 'record' }, '}\n'] } };
    const record = smallTree().get('authors/7.json')?.trim();
    expect((await ask(shaped, '/authors/7')).body).toBe(`{"mine":${record}}\n`);
  });
});

describe('the page of a tree', () => {
  const page = { type: 'text/html', body: '<!doctype html>' };
  const withPage: Tree = {
    ...tree,
    file: async (path) => (path === 'index.html' ? page : plain.file(path)),
  };
  const html = { headers: { accept: 'text/html,*/*;q=0.8' } };

  it('is sent to browsers at the root; others get the index, and a Vary header tells caches', async () => {
    const [looked, read] = await Promise.all([ask(withPage, '/', html), ask(withPage, '/')]);
    expect([looked.body, looked.headers['content-type']]).toEqual([page.body, 'text/html']);
    expect(read.body).toBe(smallTree().get('index.json'));
    for (const { headers } of [looked, read]) expect(headers['vary']).toBe('Accept');
    expect((await ask(withPage, '/authors', html)).headers['vary']).toBeUndefined();
  });

  it('is the index if the tree has no page', async () => {
    expect((await ask(plain, '/', html)).body).toBe(smallTree().get('index.json'));
  });
});

describe('plain files', () => {
  const icon = { type: 'image/svg+xml', body: new Uint8Array([60, 62]) };
  const withIcon: Tree = { ...tree, file: async (path) => (path === 'assets/a b.svg' ? icon : plain.file(path)) };

  it('are read from the tree, with its media types', async () => {
    const { status, headers, body } = await ask(withIcon, '/assets/a%20b.svg');
    expect([status, headers['content-type'], headers['content-length'], headers['x-cache']]).toEqual([
      200,
      'image/svg+xml',
      '2',
      'HIT',
    ]);
    expect(body).toBe(icon.body);
  });

  it('that are not JSON do not depend on seed and nocache', async () => {
    for (const query of ['seed=x', 'seed=7', 'nocache=true']) {
      expect((await ask(withIcon, `/assets/a%20b.svg?${query}`)).headers['x-cache']).toBe('HIT');
    }
    expect((await ask(plain, '/assets/none.svg?nocache=true')).status).toBe(404);
  });

  it('of one record are those of the requested seed', async () => {
    const { body, headers } = await ask(tree, '/people/authors/7.json?seed=7');
    expect(headers['x-cache']).toBe('MISS');
    expect(body).toBe(smallTree(7).get('people/authors/7.json'));
  });

  it('are JSON files by default', async () => {
    expect((await ask(plain, '/mockgen.json')).body).toBe(smallTree().get('mockgen.json'));
    const files = new Map([...smallTree(), ['notes.txt', 'not for a host without types']]);
    expect((await ask(treeOf(files), '/notes.txt')).status).toBe(404);
  });
});

describe('an item', () => {
  it('is its record in the item template, on every path of it', async () => {
    for (const path of ['/authors/7', '/people/authors/7', '/authors/7.json', '/authors/7/']) {
      expect((await ask(plain, path)).body, path).toBe(smallTree().get('authors/7.json'));
    }
    for (const path of ['/authors/26', '/authors/0', '/authors/07', '/authors/1e1', '/authors/9007199254740993']) {
      const missing = await ask(plain, path);
      expect([path, missing.status]).toEqual([path, 404]);
      expect(detailOf(missing)).toContain('There is no such id.');
    }
  });

  it('is what the tree itself returns, if it looks up items', async () => {
    const item = { type: 'application/json', body: '{"id":7,"edited":true}\n' };
    const edited: Tree = { ...plain, item: (_, id) => Promise.resolve(id === 7 ? item : undefined) };
    expect((await ask(edited, '/authors/7')).body).toBe(item.body);
    expect((await ask(edited, '/authors/8')).status).toBe(404);
  });
});

describe('x-cache', () => {
  const cacheOf = async (asked: Tree, target: string): Promise<string | undefined> =>
    (await ask(asked, target)).headers['x-cache'];
  const own: Tree = {
    ...plain,
    seeded: seedsOf((seed) => treeOf(smallTree(seed))),
    records: async (...wanted) => ({ ...(await plain.records(...wanted)), isNew: true }),
  };

  it('is HIT for the tree itself, whatever the tree says', async () => {
    for (const path of ['/authors', '/authors?seed=42', '/authors/7', '/authors/meta?nocache=0']) {
      expect([path, await cacheOf(own, path)]).toEqual([path, 'HIT']);
    }
  });

  it('is MISS if something of another seed had to be generated, and then HIT', async () => {
    expect([await cacheOf(own, '/authors?seed=8'), await cacheOf(own, '/authors?seed=8')]).toEqual(['MISS', 'HIT']);
  });

  it('is BYPASS with nocache for every tree, and the answer must not be stored', async () => {
    for (const query of ['nocache=true', 'seed=42&nocache=1', 'seed=9&nocache=1']) {
      const { headers } = await ask(own, `/authors?${query}`);
      expect([query, headers['x-cache'], headers['cache-control']]).toEqual([query, 'BYPASS', 'no-store']);
    }
  });
});

describe('a base', () => {
  const based: Tree = { ...plain, manifest: { ...plain.manifest, api: { base: '/api/v1' } } };

  it('is that of the host, or else that of the tree', async () => {
    for (const [asked, base, more] of [
      [plain, '/mock', { base: '/mock' }],
      [based, '/api/v1', {}],
      [based, '/mock', { base: '/mock' }],
      [based, '', { base: '' }],
    ] as const) {
      const { headers, body } = await ask(asked, `${base}/authors?limit=25`, more);
      const href = `<${base}/authors?limit=25&page=1>`;
      expect(headers['link']).toBe(`${href}; rel="first", ${href}; rel="last"`);
      expect(body).toBe((await ask(plain, '/authors?limit=25')).body);
    }
  });

  it('is the root of the tree, with or without a final slash', async () => {
    const { body } = await ask(plain, '/');
    for (const path of ['/api/v1', '/api/v1/']) expect((await ask(based, path)).body).toBe(body);
  });

  it.each(['/', '/authors', '/api', '/api/v1authors', '/api/v10/authors', '/API/v1/authors', '//api/v1/authors'])(
    'is named in the answer to a path outside it: %s',
    async (path) => {
      const response = await ask(based, path);
      expect(response.status).toBe(404);
      expect(detailOf(response)).toBe(`There is nothing at ${path}. Everything is below /api/v1/.`);
      expect((await ask(based, path, { method: 'POST' })).status).toBe(405);
    },
  );
});

describe('any request', () => {
  it('gets an answer other than 500', async () => {
    const word = fc.constantFrom('authors', 'people', 'meta', '7', '..', '%', '%2f', 'mockgen.json', 'é', '\ud800', '');
    const path = fc.array(word).map((words) => `/${words.join('/')}`);
    const name = fc.constantFrom(...Object.values(parameterNames()), '');
    const value = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.constantFrom('1', 'true', '\ud800', '<>"', '%f0', 'id'),
    );
    const query = fc.array(fc.tuple(name, value)).map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));
    const runtime = createRuntime(hold(tree));
    await fc.assert(
      fc.asyncProperty(path, query, async (asked, text) => {
        const { status, headers } = await runtime.handle({ method: 'GET', path: asked, query: text, headers: {} });
        expect([200, 400, 404]).toContain(status);
        for (const header of Object.values(headers)) expect(header).toMatch(/^[ -~]*$/);
      }),
      { numRuns: 300 },
    );
  });
});

it.each([
  [undefined, 'HIT'],
  [false, 'HIT'],
  [true, 'MISS'],
])('an item of another seed whose record is new: %s, is a %s', async (isNew, expected) => {
  const other = treeOf(smallTree(7));
  const records: Tree['records'] = async (...wanted) => ({
    ...(await other.records(...wanted)),
    ...(isNew !== undefined && { isNew }),
  });
  const { status, headers } = await ask({ ...plain, seeded: () => ({ ...other, records }) }, '/authors/1?seed=7');
  expect([status, headers['x-cache']]).toEqual([200, expected]);
});
