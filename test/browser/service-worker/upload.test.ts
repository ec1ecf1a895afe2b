import { describe, expect, it } from 'vitest';
import { describeInChromium } from '../../contract/chromium.ts';
import { lookAround, open, otherSite, siteOf, type TestSite, viewOf, visit } from './visit.ts';

const before = siteOf();
const after = otherSite(7);

const MANIFEST = 'mockgen.json';

/** The files that an upload of the second build changes, without items, which the worker never reads. */
const changed = [...after.keys()].filter(
  (path) => after.get(path) !== before.get(path) && !/\/\d+\.json$/.test(path) && path !== MANIFEST,
);

/** The changed files in another order, the same in each run. */
const shuffled = [...changed, MANIFEST].map((_, at, all) => all[(at * 7 + 3) % all.length] ?? MANIFEST);

const ORDERS: readonly (readonly [name: string, order: readonly string[]])[] = [
  ['the manifest first', [MANIFEST, ...changed]],
  ['the manifest last', [...changed, MANIFEST]],
  ['no particular order', shuffled],
];

/** Yields the site after each of `steps` steps of an upload; the last one is complete. */
function* uploads(order: readonly string[], steps: number): Generator<TestSite, void, undefined> {
  const site = new Map(before);
  const size = Math.ceil(order.length / steps);
  for (let start = 0; start < order.length; start += size) {
    for (const path of order.slice(start, start + size)) site.set(path, after.get(path) ?? '');
    yield new Map(site);
  }
}

describeInChromium(
  { name: 'the service worker while a host uploads file by file, in Chromium', isLong: true },
  (browser) => {
    describe.each(ORDERS)('%s', (_, order) => {
      it('uploads each changed file once', () => {
        expect(new Set(order).size).toBe(changed.length + 1);
      });

      it('answers from the old build until the new one is complete', async () => {
        const visited = await visit(browser(), before);
        const views = [viewOf(before), viewOf(after)];
        for (const site of uploads(order, 7)) {
          visited.host.swap(site);
          await visited.page.reload();
          expect(views).toContainEqual(await lookAround(visited));
        }
        expect(await lookAround(visited)).toEqual(viewOf(after));
        expect(await visited.cacheNames()).toHaveLength(1);
      });

      it('keeps nothing of half an upload if there was no build before', async () => {
        const [half = before] = uploads(order, 2);
        const visited = await open(browser(), half);
        await visited.page.goto(`${visited.host.url}page.html`);
        const failed = await visited.page.evaluate(
          "navigator.serviceWorker.register('sw.js').then(({ installing }) => new Promise((resolve) => installing.addEventListener('statechange', () => resolve(installing.state))))",
        );
        // Until the manifest is there, the old build is whole for all that it says of files that are not changed yet.
        expect(failed).toBe('redundant');
        expect(await visited.cacheNames()).toEqual([]);
        expect(await visited.ask('authors/all.json')).toEqual(JSON.parse(half.get('authors/all.json') ?? ''));
      });
    });
  },
);
