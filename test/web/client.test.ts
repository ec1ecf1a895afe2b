import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFetch } from '../../src/web/client.ts';
import { startStaticHost, type StaticHost } from '../contract/static-host.ts';
import { builtFiles } from '../node/built-tree.ts';
import { smallFiles } from '../node/small-plan.ts';

interface Names {
  readonly data: readonly { readonly name: string }[];
}

const TOTALS = { authors: 12, users: 11 };
const OLD = smallFiles({ totals: TOTALS, mark: 'old' });
const NEW = smallFiles({ totals: TOTALS, mark: 'new' });

let host: StaticHost;
let fetch: typeof globalThis.fetch;

beforeEach(async () => {
  host = await startStaticHost(siteOf(OLD), '/repo/');
  fetch = createFetch(host.url);
});

afterEach(() => host.close());

function siteOf(files: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(files));
}

async function namesAt(path: string): Promise<readonly string[]> {
  const response = await fetch(`${host.url}${path}`);
  // What a collection answers with; the assertions hold it to that.
  const { data } = (await response.json()) as Names;
  return data.map(({ name }) => name);
}

/** What was asked of the host since this was last called, without the base. */
function asked(): readonly string[] {
  return host.requests.splice(0).map(({ target, status }) => `${status} ${target.replace('/repo/', '')}`);
}

describe('the client of a tree', () => {
  it('fetches the manifest and a collection once, and later only revalidates the manifest', async () => {
    expect(await namesAt('authors?q=old1&count=2')).toEqual(['old1', 'old10']);
    expect(asked()).toEqual(['200 mockgen.json', '200 authors/all.json']);
    expect(await namesAt('authors?page=2')).toEqual(['old11', 'old12']);
    expect(await namesAt('people/authors?q=old12')).toEqual(['old12']);
    expect(asked()).toEqual(['304 mockgen.json', '304 mockgen.json']);
  });

  it('sends one request for simultaneous reads of a file', async () => {
    const queries = ['', '?page=2', '?q=old3', '?count=1', '?limit=100'];
    expect(await Promise.all(queries.map((query) => namesAt(`authors${query}`)))).toHaveLength(5);
    expect(asked()).toEqual(['200 mockgen.json', '200 authors/all.json']);
  });

  it('uses a new build from the next call on, and fetches only what it changed', async () => {
    await Promise.all([namesAt('authors'), namesAt('users')]);
    asked();
    host.swap(siteOf(smallFiles({ totals: TOTALS, mark: 'old', marks: { users: 'new' } })));
    expect(await namesAt('users?count=1')).toEqual(['new1']);
    expect(await namesAt('authors?count=1')).toEqual(['old1']);
    expect(asked()).toEqual(['200 mockgen.json', '200 users/all.json', '304 mockgen.json', '304 authors/all.json']);
    await namesAt('authors');
    expect(asked()).toEqual(['304 mockgen.json']);
  });

  it('finds a collection that was missing before', async () => {
    const { 'authors/all.json': _, ...rest } = OLD;
    host.swap(siteOf(rest));
    expect((await fetch(`${host.url}authors`)).status).toBe(500);
    host.swap(siteOf(NEW));
    expect(await namesAt('authors?count=1')).toEqual(['new1']);
  });

  it('says that a host without a tree has none', async () => {
    host.swap(new Map());
    const response = await fetch(`${host.url}authors`);
    expect([response.status, await response.json()]).toMatchObject([500, { title: 'Internal Server Error' }]);
  });

  it('accepts its base in any form', async () => {
    const base = host.url.slice(0, -1);
    for (const form of [base, `${base}/`, `${base}?q=a#b`, new URL(`${base}/?`)]) {
      fetch = createFetch(form);
      expect(await namesAt('users?count=1')).toEqual(['old1']);
      expect(await (await fetch(base)).json()).toEqual(JSON.parse(OLD['index.json'] ?? ''));
    }
    for (const form of ['', '/repo/', 'repo'])
      expect(() => createFetch(form)).toThrow(`base '${form}': expected an address`);
  });

  it('accepts what fetch accepts: addresses, Requests, and options that override them', async () => {
    const address = `${host.url}authors/7`;
    for (const input of [address, new URL(address), new Request(address), 'authors/7', './authors/7']) {
      expect(await (await fetch(input)).json()).toEqual({ id: 7, name: 'old7' });
    }
    const head = await fetch(new Request(address), { method: 'HEAD' });
    expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([200, '', '23']);
    const tag = head.headers.get('etag') ?? '';
    expect((await fetch(address, { headers: { 'if-none-match': tag } })).status).toBe(304);
    const post = await fetch(new Request(address, { method: 'POST', body: '{}' }));
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect((await fetch(address, { method: 'OPTIONS' })).status).toBe(204);
    await expect(fetch(`${host.url}%`, { method: 'TRACE' })).rejects.toThrow(TypeError);
    await expect(fetch('http://')).rejects.toThrow(TypeError);
  });

  it('states the requested address without the fragment, as fetch does', async () => {
    const address = `${host.url}authors?q=%61&page=1`;
    expect((await fetch(`${address}#top`)).url).toBe(address);
    expect((await fetch(new Request(`${address}#top`))).url).toBe(address);
    expect((await fetch('authors')).url).toBe(`${host.url}authors`);
    expect((await fetch(`${host.url}./x/../users`)).url).toBe(`${host.url}users`);
  });

  it('returns pictures and pages unchanged', async () => {
    const tree = { items: 2, only: ['authors'], imagesBase: host.url.slice(0, -1) };
    const files = builtFiles(tree);
    host.swap(siteOf(files));
    const record = (await (await fetch('authors/2')).json()) as { photo: string };
    const photo = await fetch(record.photo);
    expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(await photo.text()).toBe(files['authors/2-photo.svg']);
    const page = await fetch(host.url, { headers: { accept: 'text/html,*/*' } });
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toBe(files['index.html']);
    expect((await fetch('authors/3-photo.svg')).status).toBe(404);
  });

  it('stays inside the folder for any name of a file', async () => {
    const odd = { 'a:b': '1', 'a?b.json': '2', 'a#b': '3', 'a%2fb': '4', 'http:': '5', 'é ü': '6' };
    host.swap(siteOf({ ...OLD, ...odd }));
    for (const [file, text] of Object.entries(odd)) {
      expect(await (await fetch(`${host.url}${encodeURIComponent(file)}`)).text()).toBe(text);
      expect(asked().at(-1)).toBe(`200 ${encodeURIComponent(file)}`);
    }
    for (const path of ['%2fetc', '%5c%5ca', '.env', '%00', 'http:%2f%2fb.example', '/b.example', 'x/%2e%2e%2fy']) {
      expect([path, (await fetch(`${host.url}${path}`)).status]).toEqual([path, 404]);
      expect(asked().filter((line) => !line.endsWith('mockgen.json'))).toEqual([]);
    }
  });
});
