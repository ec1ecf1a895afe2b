// What the service worker calls, and no page has.
/// <reference lib="webworker.importscripts" />
import { describe, expect, it, vi } from 'vitest';
import type { Site } from '../../../src/browser/service-worker/site.ts';
import { openSnapshot, takeSnapshot } from '../../../src/browser/service-worker/snapshot.ts';
import { builtFiles } from '../../node/built-tree.ts';
import { lendCaches, MemoryCache } from './memory-caches.ts';

const FILES = builtFiles({ only: ['authors', 'companies'], refs: false, items: 12 });
const { 'mockgen.json': MANIFEST = '' } = FILES;
const BASE = new URL('http://mock.example/repo/');

/** A site with some files, and the cache of a browser that takes it. */
function setUp(files: Readonly<Record<string, string>> = FILES): { site: Site; cache: MemoryCache; asked: string[] } {
  const cache = new MemoryCache();
  lendCaches().set('one', cache);
  const asked: string[] = [];
  const get = (file: string): Promise<Response> => {
    asked.push(file);
    return Promise.resolve(new Response(files[file] ?? '', { status: file in files ? 200 : 404 }));
  };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
  return { site: { base: BASE, get, manifest: () => Promise.resolve(files['mockgen.json']) }, cache, asked };
}

const take = (site: Site, text: string = MANIFEST): Promise<boolean> =>
  takeSnapshot(site, 'one', text, new AbortController().signal);

describe('takeSnapshot', () => {
  it('keeps everything that the build needs, and its manifest last', async () => {
    const { site, cache } = setUp();
    expect(await take(site)).toBe(true);
    const kept = [...cache.kept.keys()].map((at) => at.slice(BASE.href.length));
    expect(kept).toContain('authors/all.json');
    expect(kept.at(-1)).toBe('mockgen.json');
  });

  it('refuses what is not a manifest, and keeps nothing', async () => {
    const { site, cache } = setUp();
    await expect(take(site, '{}')).rejects.toThrow('mockgen.json is broken');
    expect(cache.kept.size).toBe(0);
  });

  it('keeps nothing when a file is missing or is of another build', async () => {
    const { 'authors/all.json': _, ...without } = FILES;
    const lacking = setUp(without);
    await expect(take(lacking.site)).rejects.toThrow('authors/all.json is missing');
    const other = setUp({ ...FILES, 'authors/all.json': '[]' });
    await expect(take(other.site)).rejects.toThrow('authors/all.json is not the file that mockgen.json describes');
    expect(lacking.cache.kept.size + other.cache.kept.size).toBe(0);
  });

  it('takes nothing when another build has been published meanwhile', async () => {
    const { site } = setUp({ ...FILES, 'authors/all.json': '[]', 'mockgen.json': '{"another":1}' });
    expect(await take(site)).toBe(false);
  });
});

describe('openSnapshot', () => {
  const answer = async ({ site, cache }: ReturnType<typeof setUp>, path: string): Promise<unknown> => {
    const snapshot = openSnapshot(site, cache as unknown as Cache, MANIFEST);
    const response = await snapshot?.respond(new Request(new URL(path, BASE)));
    return response?.json();
  };

  it('answers from the cache alone', async () => {
    const browser = setUp();
    await take(browser.site);
    browser.asked.length = 0;
    const [first] = JSON.parse(FILES['authors/all.json'] ?? '') as readonly unknown[];
    expect(await answer(browser, 'authors/1')).toEqual(first);
    expect(browser.asked).toEqual([]);
  });

  it('fetches a file that is not cached yet once, and caches it', async () => {
    const browser = setUp();
    const [first] = JSON.parse(FILES['authors/all.json'] ?? '') as readonly unknown[];
    expect(await answer(browser, 'authors/1')).toEqual(first);
    expect(browser.asked).toContain('authors/all.json');
    browser.asked.length = 0;
    expect(await answer(browser, 'authors/1')).toEqual(first);
    expect(browser.asked).toEqual([]);
  });

  it('opens nothing without a manifest', () => {
    const { site, cache } = setUp();
    expect(openSnapshot(site, cache as unknown as Cache, '{}')).toBeUndefined();
  });
});
