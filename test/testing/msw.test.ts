import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterEach, describe, expect, it } from 'vitest';
import { outcomeOf } from '../../src/chaos/outcome.ts';
import type { Holder } from '../../src/testing/handler.ts';
import { createHandlers } from '../../src/testing/msw.ts';
import { smallFiles } from '../node/small-plan.ts';
import { treeOf } from '../runtime/small-tree.ts';

const FILES = smallFiles({ totals: { authors: 12 } });
const tree = treeOf(new Map(Object.entries(FILES)));
const TREE: Holder = { current: () => tree };

// Whatever no handler of the tree takes ends here, and not on a network.
const server = setupServer(http.all('*', () => new HttpResponse('elsewhere')));

afterEach(() => {
  server.close();
  server.resetHandlers();
});

function listen(base: string | URL): void {
  server.use(...createHandlers(base, TREE));
  server.listen({ onUnhandledRequest: 'error' });
}

describe('handlers with failures', () => {
  it('answer them, and are a network error where the connection is cut', async () => {
    server.use(...createHandlers('https://api.example', TREE, { delay: 1, fail: 1 }));
    server.listen({ onUnhandledRequest: 'error' });
    const seen = new Set<unknown>();
    for (let attempt = 1; attempt <= 12; attempt++) {
      const { failure } = outcomeOf(tree.manifest.seed, 'GET /authors/7?', attempt, { fail: 1 });
      const answer = fetch('https://api.example/authors/7');
      if (failure === 'cut') await expect(answer).rejects.toThrow('Failed to fetch');
      else {
        const { status, headers } = await answer;
        expect([status, headers.get('x-mockgen-fault')]).toEqual([failure, `delay=1, ${failure}`]);
      }
      seen.add(failure);
    }
    expect(seen).toEqual(new Set([500, 429, 'cut']));
  });
});

describe('the handlers for msw', () => {
  it.each([
    ['https://api.example', 'https://api.example'],
    ['https://api.example/', 'https://API.example:443'],
    ['https://api.example/v1', 'https://api.example/v1'],
    ['https://api.example/v1/', 'https://api.example/v1'],
    ['https://api.example/:id/*/a+b(c)?q=a', 'https://api.example/:id/*/a+b(c)'],
    ['https://api.example/é', 'https://api.example/%C3%A9'],
    [new URL('http://127.0.0.1:9'), 'http://127.0.0.1:9'],
    ['/api', 'https://whatever.example/api'],
    ['/', 'http://localhost'],
  ])('answer at %s and below', async (base, address) => {
    listen(base);
    expect(await (await fetch(`${address}/authors/7`)).json()).toEqual({ id: 7, name: 'a7' });
    const page = await fetch(`${address}/authors?q=a1&limit=2&x=%C3%A9`);
    expect(page.url).toBe(new URL(`${address}/authors?q=a1&limit=2&x=%C3%A9`).href);
    expect(page.headers.get('link')).toContain(`<${new URL(page.url).pathname}?q=a1`);
    expect(await (await fetch(address)).json()).toEqual(JSON.parse(FILES['index.json'] ?? ''));
    expect((await fetch(`${address}/`)).status).toBe(200);
    for (const odd of ['//', '/%E0%A4%A', '/a:b', '/*', '/%00']) {
      expect([odd, (await fetch(`${address}${odd}`)).status]).toEqual([odd, 404]);
    }
  });

  it('answer every method', async () => {
    listen('https://api.example');
    const ask = (method: string): Promise<Response> => fetch('https://api.example/authors', { method });
    const head = await ask('HEAD');
    expect([head.status, await head.text(), head.headers.get('x-total-count')]).toEqual([200, '', '12']);
    expect((await ask('OPTIONS')).status).toBe(204);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect((await ask(method)).status).toBe(405);
  });

  it.each([
    ['https://api.example', 'https://api.example.org/authors'],
    ['https://api.example', 'https://apixexample/authors'],
    ['https://api.example', 'http://api.example/authors'],
    ['https://api.example/v1', 'https://api.example/v10/authors'],
    ['https://api.example/v1', 'https://api.example/authors'],
    ['https://api.example/a.b', 'https://api.example/axb/authors'],
    ['https://api.example/:id', 'https://api.example/7/authors'],
    ['https://api.example/*', 'https://api.example/x/authors'],
    ['/api', 'https://api.example/x/api/authors'],
  ])('ignore requests that are not below %s: %s', async (base, address) => {
    listen(base);
    expect(await (await fetch(address)).text()).toBe('elsewhere');
  });

  it('come after handlers that a test adds', async () => {
    listen('https://api.example');
    server.use(http.get('https://api.example/authors/7', () => HttpResponse.json({ id: 7, name: 'mine' })));
    expect(await (await fetch('https://api.example/authors/7')).json()).toEqual({ id: 7, name: 'mine' });
    expect(await (await fetch('https://api.example/authors/8')).json()).toEqual({ id: 8, name: 'a8' });
  });

  it.each(['api.example', '', 'ftp://api.example'])("refuse the base '%s'", (base) => {
    expect(() => createHandlers(base, TREE)).toThrow('expected an address such as https://api.example');
  });
});
