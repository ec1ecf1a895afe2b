import { describe, expect, it } from 'vitest';
import { TreeError } from '../../src/runtime/index.ts';
import { createHandler, createTree, type Holder } from '../../src/testing/handler.ts';
import { smallFiles } from '../node/small-plan.ts';
import { treeOf } from '../runtime/small-tree.ts';

const tree = treeOf(new Map(Object.entries(smallFiles({ totals: { authors: 12 } }))));
const TREE: Holder = { current: () => tree };

describe('the handler', () => {
  it.each<readonly [base: string | URL | undefined, one: string, other: string]>([
    [undefined, 'http://localhost', 'https://whatever.example:8443'],
    ['/', 'http://localhost', 'https://whatever.example:8443'],
    ['/mock', 'http://localhost/mock', 'https://whatever.example/mock'],
    ['/a:b/*/(c)/', 'http://localhost/a:b/*/(c)', 'https://whatever.example/a:b/*/(c)'],
    ['https://api.example', 'https://api.example', 'https://API.example:443'],
    ['https://api.example/v1/?q#f', 'https://api.example/v1', 'https://api.example/x/../v1'],
    [new URL('http://127.0.0.1:3000/v1'), 'http://127.0.0.1:3000/v1', 'http://127.0.0.1:3000/v1'],
  ])('answers at %s and below', async (base, ...addresses) => {
    const handler = createHandler(TREE, base === undefined ? {} : { base });
    for (const address of addresses) {
      expect(await (await handler(new Request(`${address}/authors/7`))).json()).toEqual({ id: 7, name: 'a7' });
      expect((await handler(new Request(address))).status).toBe(200);
      const page = await handler(new Request(`${address}/authors?q=a1&limit=2`));
      const { pathname } = new URL(`${address}/authors`);
      expect(page.headers.get('link')).toContain(`<${pathname}?q=a1&limit=2&page=2>; rel="next"`);
    }
  });

  it.each([
    ['/mock', 'http://localhost/authors'],
    ['/mock', 'http://localhost/mockery/authors'],
    ['/mock', 'http://localhost/mock/../authors'],
    ['/mock', 'http://localhost/mock/%2e%2e/authors'],
    ['https://api.example', 'http://api.example/authors'],
    ['https://api.example', 'https://api.example.org/authors'],
    ['https://api.example/v1', 'https://api.example/v10/authors'],
    ['https://api.example/v1', 'https://api.example/'],
  ])('answers 404 outside of %s: %s', async (base, address) => {
    const handler = createHandler(TREE, { base });
    const response = await handler(new Request(address));
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toMatchObject({ detail: expect.stringContaining(new URL(address).href) });
    expect((await handler(new Request(address, { method: 'POST', body: 'body' }))).status).toBe(405);
    expect((await handler(new Request(address, { method: 'OPTIONS' }))).status).toBe(204);
  });

  it.each(['', 'mock', '//api.example', '/\\api.example', 'ftp://api.example', 'api.example:80', 'file:///mock'])(
    "refuses the base '%s'",
    (base) => {
      expect(() => createHandler(TREE, { base })).toThrow(
        `base '${base}': expected an address such as https://api.example, or a path such as /mock`,
      );
    },
  );

  it.each<readonly [base: string | undefined, own: string, at: string, elsewhere: string]>([
    [undefined, '/api', 'http://localhost/api', 'http://localhost'],
    [undefined, '/api', 'https://whatever.example/api', 'https://whatever.example/apis'],
    ['https://a.example', '/api', 'https://a.example/api', 'https://a.example'],
    ['https://a.example/', '/api', 'https://a.example/api', 'https://b.example/api'],
    ['https://a.example/mock', '/api', 'https://a.example/mock', 'https://a.example/api'],
    ['/mock', '/api', 'http://localhost/mock', 'http://localhost/mock/api'],
    ['/', '/api', 'http://localhost', 'http://localhost/api'],
  ])('with the base %s and a tree with the base %s answers at %s, not at %s', async (base, own, at, elsewhere) => {
    const based = { ...tree, manifest: { ...tree.manifest, api: { base: own } } };
    const handler = createHandler({ current: () => based }, base === undefined ? {} : { base });
    const page = await handler(new Request(`${at}/authors?limit=2`));
    expect(page.headers.get('link')).toContain(`<${new URL(`${at}/authors`).pathname}?limit=2&page=2>; rel="next"`);
    const response = await handler(new Request(`${elsewhere}/authors`));
    expect(response.status).toBe(404);
  });

  it('accepts a tree that has only data, without other seeds or pages', async () => {
    const handler = createHandler(TREE);
    expect((await handler(new Request('http://localhost/authors?seed=7'))).status).toBe(501);
    expect((await handler(new Request('http://localhost/index.html'))).status).toBe(404);
  });

  it('returns pages and pictures', { tags: 'slow' }, async () => {
    const holder = await createTree({ items: 1, only: ['authors'], imagesBase: 'http://localhost' });
    const handler = createHandler(holder);
    const record = (await (await handler(new Request('http://localhost/authors/1'))).json()) as { photo: string };
    const photo = await handler(new Request(record.photo));
    expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    const page = await handler(new Request('http://localhost/', { headers: { accept: 'text/html' } }));
    expect(page.headers.get('content-type')).toBe('text/html;charset=utf-8');
    expect((await handler(new Request('http://localhost/'))).headers.get('content-type')).toBe('application/json');
  });

  it('describes what is wrong with a tree, and rejects with the error of a read', async () => {
    const holderOf = (error: Error): Holder => ({ current: () => Promise.reject(error) });
    const empty = createHandler(holderOf(new TreeError('build it first.')));
    const response = await empty(new Request('http://localhost/authors'));
    expect([response.status, await response.json()]).toMatchObject([500, { detail: 'build it first.' }]);
    const broken = createHandler(holderOf(new Error('no disk')));
    await expect(broken(new Request('http://localhost/authors'))).rejects.toThrow('no disk');
  });

  it('answers from the current tree', async () => {
    const trees = ['a', 'b'].map((mark) =>
      treeOf(new Map(Object.entries(smallFiles({ totals: { authors: 1 }, mark })))),
    );
    let at = 0;
    const handler = createHandler({ current: () => trees[at++ % 2] ?? tree });
    for (const name of ['a1', 'b1', 'a1']) {
      expect(await (await handler(new Request('http://localhost/authors/1'))).json()).toEqual({ id: 1, name });
    }
  });
});
