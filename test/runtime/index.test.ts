import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createRuntime,
  type RuntimePorts,
  type RuntimeRequest,
  type RuntimeResponse,
} from '../../src/runtime/index.ts';
import { generatorOf, readerOf, smallTree } from './small-tree.ts';

function ask(ports: RuntimePorts, target: string, method = 'GET'): Promise<RuntimeResponse> {
  const [path = '', query = ''] = target.split('?', 2);
  const request: RuntimeRequest = { method, path, query, headers: {} };
  return createRuntime(ports).handle(request);
}

function treeWithout(...paths: readonly string[]): RuntimePorts {
  const files = new Map(smallTree());
  for (const path of paths) files.delete(path);
  return { read: readerOf(files) };
}

const read = readerOf(smallTree());
const detailOf = ({ body }: RuntimeResponse): string => (JSON.parse(String(body)) as { detail: string }).detail;

describe('a broken tree', () => {
  it.each([
    ['/authors', 'mockgen.json'],
    ['/nope', 'mockgen.json'],
    ['/', 'index.json'],
    ['/people', 'people/index.json'],
    ['/authors/meta', 'authors/meta.json'],
    ['/authors', 'authors/all.json'],
  ])('is a 500 for %s that names the file: %s', async (path, file) => {
    const response = await ask(treeWithout(file), path);
    expect(response.status).toBe(500);
    expect(response.headers['content-type']).toBe('application/problem+json');
    expect(detailOf(response)).toBe(`${file} is missing: build the tree again.`);
  });

  it('is a 500 if a file is no longer JSON', async () => {
    const files = new Map([...smallTree(), ['authors/all.json', '[\n{"id":1},\n']]);
    expect(detailOf(await ask({ read: readerOf(files) }, '/authors'))).toMatch(/^authors\/all.json is not what/);
  });

  it('leaves to the host what the host throws', async () => {
    const refused = new Error('EACCES');
    await expect(ask({ read: () => Promise.reject(refused) }, '/authors')).rejects.toBe(refused);
  });

  it('still refuses methods and answers OPTIONS', async () => {
    const ports = treeWithout('mockgen.json');
    expect((await ask(ports, '/authors', 'POST')).status).toBe(405);
    expect((await ask(ports, '/authors', 'OPTIONS')).status).toBe(204);
  });
});

describe('a tree that changes', () => {
  it('is answered from as it is now', async () => {
    const files = new Map(smallTree(1));
    const runtime = createRuntime({ read: readerOf(files) });
    const request = { method: 'GET', path: '/authors', query: 'q=e', headers: {} };
    const before = await runtime.handle(request);
    for (const [path, text] of smallTree(2)) files.set(path, text);
    const after = await runtime.handle(request);
    expect(after.body).not.toEqual(before.body);
    expect(after.body).toEqual((await ask({ read: readerOf(files) }, '/authors?q=e')).body);
  });
});

describe('plain files', () => {
  const icon = { type: 'image/svg+xml', body: new Uint8Array([60, 62]) };
  const ports: RuntimePorts = {
    read,
    file: (file) => Promise.resolve(file === 'assets/a b.svg' ? icon : undefined),
    generate: generatorOf((seed) => readerOf(smallTree(seed))),
  };

  it('come from the host, with its types', async () => {
    const { status, headers, body } = await ask(ports, '/assets/a%20b.svg');
    expect([status, headers['content-type'], headers['content-length'], headers['x-cache']]).toEqual([
      200,
      'image/svg+xml',
      '2',
      'HIT',
    ]);
    expect(body).toBe(icon.body);
  });

  it('other than JSON are nobody’s data: seed and nocache do not touch them', async () => {
    for (const query of ['seed=x', 'seed=7', 'nocache=true']) {
      expect((await ask(ports, `/assets/a%20b.svg?${query}`)).headers['x-cache']).toBe('HIT');
    }
    expect((await ask({ read }, '/assets/none.svg?nocache=true')).status).toBe(404);
  });

  it('that are JSON come from the seed that is asked for', async () => {
    const { body, headers } = await ask(ports, '/people/authors/7.json?seed=7');
    expect(headers['x-cache']).toBe('MISS');
    expect(body).toBe(smallTree(7).get('people/authors/7.json'));
    expect((await ask(ports, '/authors/7.json')).status).toBe(404);
  });

  it('are JSON files through `read` by default', async () => {
    expect((await ask({ read }, '/mockgen.json')).body).toBe(smallTree().get('mockgen.json'));
    const files = new Map([...smallTree(), ['notes.txt', 'not for a host without types']]);
    expect((await ask({ read: readerOf(files) }, '/notes.txt')).status).toBe(404);
  });
});

describe('a host under a base path', () => {
  it('has it in its links', async () => {
    const { headers } = await ask({ read, base: '/mock' }, '/authors?limit=25');
    expect(headers['link']).toBe(
      '</mock/authors?limit=25&page=1>; rel="first", </mock/authors?limit=25&page=1>; rel="last"',
    );
  });
});

describe('any request at all', () => {
  it('gets an answer, and no 500', async () => {
    const word = fc.constantFrom('authors', 'people', 'meta', '7', '..', '%', '%2f', 'mockgen.json', 'é', '\ud800', '');
    const path = fc.array(word).map((words) => `/${words.join('/')}`);
    const name = fc.constantFrom('page', 'limit', 'count', 'q', 'seed', 'nocache', 'search_fields', '');
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('1', 'true', '\ud800', '<>"', '%f0', 'id'));
    const query = fc.array(fc.tuple(name, value)).map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));
    const runtime = createRuntime({ read, generate: generatorOf((seed) => readerOf(smallTree(seed))) });
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
