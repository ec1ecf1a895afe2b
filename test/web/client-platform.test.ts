import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFetch } from '../../src/web/client.ts';
import { startStaticHost } from '../contract/static-host.ts';
import { smallFiles } from '../node/small-plan.ts';
import { createFetchOver } from './platform.ts';

const BASE = 'https://a.example/repo/';
const FILES = smallFiles({ totals: { authors: 12 } });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a file that was read before', () => {
  it.each([
    ['no page', undefined, true],
    ['a page of its origin', 'https://a.example/app', true],
    ['a page of another origin, which would have to ask for leave first', 'https://b.example/app', false],
  ])('is requested with its entity tag on %s', async (_, page, isNamed) => {
    const named: (string | null)[] = [];
    const platform: typeof fetch = async (input, init) => {
      named.push(new Headers(init?.headers).get('if-none-match'));
      const file = String(input).slice(BASE.length);
      return new Response(FILES[file] ?? '', { headers: { etag: '"tag"' } });
    };
    if (page !== undefined) vi.stubGlobal('location', new URL(page));
    const ask = createFetchOver(platform, BASE);
    for (let round = 0; round < 2; round++) expect((await ask(`${BASE}mockgen.json`)).status).toBe(200);
    expect(named.at(0)).toBeNull();
    expect(named.includes('"tag"')).toBe(isNamed);
  });
});

describe('any other address', () => {
  it('is passed unchanged to the fetch of the platform', async () => {
    const calls: unknown[][] = [];
    const platform = async (...call: unknown[]): Promise<Response> => {
      calls.push(call);
      return new Response();
    };
    const fetch = createFetchOver(platform, BASE);
    const request = new Request('https://b.example/repo/users', { method: 'POST', body: 'body' });
    const init = { method: 'PUT', body: 'text' };
    const inputs: Parameters<typeof fetch>[] = [
      [request],
      [request, init],
      ['https://a.example/repository/users', init],
      ['http://a.example/repo/users'],
      [new URL('https://a.example/')],
      ['/users', init],
      ['../users'],
      ['//b.example/repo/'],
      ['data:,text'],
    ];
    for (const input of inputs) await fetch(...input);
    expect(calls.map(([input, options]) => [input, options])).toEqual(
      inputs.map(([input, options]) => [input, options]),
    );
    expect(calls[0]?.[0]).toBe(request);
    expect(request.bodyUsed).toBe(false);
  });

  it('is reached, with the body of its Request, if the client has replaced fetch', async () => {
    const host = await startStaticHost(new Map(Object.entries(FILES)), '/repo/');
    const other = await startStaticHost(new Map([['x.txt', 'elsewhere']]));
    const before = globalThis.fetch;
    try {
      globalThis.fetch = createFetch(host.url);
      expect((await fetch(`${host.url}authors/7`)).status).toBe(200);
      expect(await (await fetch(`${other.url}x.txt`)).text()).toBe('elsewhere');
      expect((await fetch(new Request(other.url, { method: 'POST', body: 'body' }))).status).toBe(405);
      await expect(fetch('/x.txt')).rejects.toThrow(TypeError);
    } finally {
      globalThis.fetch = before;
      await Promise.all([host.close(), other.close()]);
    }
  });
});
