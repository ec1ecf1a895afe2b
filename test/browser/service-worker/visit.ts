import type { Browser, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { fetchIn, installWorker } from '../../contract/chromium.ts';
import { type Site, startStaticHost, type StaticHost } from '../../contract/static-host.ts';
import { builtFiles, builtSite, type BuiltTree } from '../../node/built-tree.ts';

/** A site of a real tree and what lies beside it. */
export type TestSite = Map<string, string>;

/** Builds a site: a tree of three resources in its root, and a page of its own. */
export function siteOf(tree: BuiltTree = {}, more: Readonly<Record<string, string>> = {}): TestSite {
  const files = builtFiles({ items: 12, only: ['authors', 'tickets', 'users'], ...tree });
  return new Map(Object.entries({ ...files, 'page.html': '<!doctype html><title>A page</title>', ...more }));
}

/** Builds the site of a tree that has a large collection, and a page of its own. */
export function largeSiteOf(tree: BuiltTree): Map<string, string | Uint8Array> {
  return builtSite({ only: ['coupons'], items: 1001, ...tree }).set(
    'page.html',
    '<!doctype html><title>A page</title>',
  );
}

/** The site of `siteOf` with the data of another seed. */
export const otherSite = (seed: number): TestSite => siteOf({ seed });

/** The records of a resource, as a site has them. */
export function recordsOf(
  site: ReadonlyMap<string, string | Uint8Array>,
  resource: string,
): readonly Readonly<Record<string, unknown>>[] {
  return JSON.parse(String(site.get(`${resource}/all.json`))) as readonly Readonly<Record<string, unknown>>[];
}

/** The same site with another manifest. */
export function withManifest(
  site: TestSite,
  change: (manifest: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
): TestSite {
  const manifest = JSON.parse(site.get('mockgen.json') ?? '') as Readonly<Record<string, unknown>>;
  return new Map(site).set('mockgen.json', JSON.stringify(change(manifest)));
}

/** A page in the folder of a tree, and the host of both. */
export interface Visit {
  readonly page: Page;
  readonly host: StaticHost;
  /** What a plain `fetch` in the page gets for a path below the base: the JSON of a good answer, else the status. */
  ask(path: string): Promise<unknown>;
  /** The names of the caches that the browser has. */
  cacheNames(): Promise<readonly string[]>;
  /** Stops the worker, as a browser does when it likes; the next request starts it. */
  stopWorker(): Promise<void>;
}

/** Serves a site, and opens a page in a browser that knows nothing of it. Both go with the test. */
export async function open(browser: Browser, site: Site, base = '/repo/'): Promise<Visit> {
  const host = await startStaticHost(site, base);
  // One for all tests, which is faster: each host has an origin of its own.
  const context = browser.contexts()[0] ?? (await browser.newContext());
  const page = await context.newPage();
  onTestFinished(async () => {
    await page.close();
    await host.close();
  });
  return {
    page,
    host,
    async ask(path) {
      const { status, body } = await fetchIn(page, host.url + path);
      return status === 200 ? (JSON.parse(body) as unknown) : status;
    },
    cacheNames: () => page.evaluate('caches.keys()'),
    async stopWorker() {
      const session = await context.newCDPSession(page);
      await session.send('ServiceWorker.enable');
      await session.send('ServiceWorker.stopAllWorkers');
      await session.detach();
    },
  };
}

/** Opens a page of a site, and waits for the worker. */
export async function visit(...asked: Parameters<typeof open>): Promise<Visit> {
  const visited = await open(...asked);
  await installWorker(visited.page, `${visited.host.url}page.html`);
  return visited;
}

const PATHS = [
  'mockgen.json',
  'index.json',
  'authors/all.json',
  'tickets/index.json',
  'users/meta.json',
  'tickets/3.json',
  'people/users/5.json',
  'people/authors',
] as const;

/** What a page is told of the build in force, in all the ways of asking. */
export function lookAround({ ask }: Visit): Promise<readonly unknown[]> {
  return Promise.all(PATHS.map(ask));
}

/** What `lookAround` sees of a site whose build is in force, and of no other. */
export function viewOf(site: TestSite): readonly unknown[] {
  return PATHS.map((path) => JSON.parse(site.get(path) ?? site.get(`${path}/index.json`) ?? '') as unknown);
}
