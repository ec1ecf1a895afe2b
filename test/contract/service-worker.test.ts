import type { Browser } from 'playwright-core';
import { builtSite, type BuiltTree } from '../node/built-tree.ts';
import { askThrough, built, builtLarge, LARGE_TREE, requestThrough, TREE } from './answering.ts';
import { describeInChromium, fetchIn, installWorker } from './chromium.ts';
import { startStaticHost, type StaticHost } from './static-host.ts';
import { describeShapes, type ShapedHost } from './shaped.ts';
import { type ContractHost, describeContract } from './suite.ts';

type Answer = (request: Request) => Promise<Response>;

/** Opens a page in the folder of a tree on a host of files, with the service worker of that tree. */
async function openPage(
  browser: Browser,
  tree: BuiltTree,
  ranges?: StaticHost['ranges'],
): Promise<ContractHost & { answer: Answer; origin: string }> {
  const site = builtSite({ ...TREE, ...tree });
  const host = await startStaticHost(site.set('page.html', '<!doctype html><title>A page</title>'), '/repo/');
  host.ranges = ranges;
  const page = await browser.newPage();
  await installWorker(page, `${host.url}page.html`);
  const answer: Answer = async ({ method, url, headers }) => {
    const { body, ...answered } = await fetchIn(page, url, { method, headers: Object.fromEntries(headers) });
    return new Response(body || null, answered);
  };
  return {
    request: requestThrough(answer, host.url.slice(0, -1)),
    built: tree.items === LARGE_TREE.items ? builtLarge : built,
    answer,
    origin: new URL(host.url).origin,
    async close() {
      await page.close();
      await host.close();
    },
  };
}

describeInChromium({ name: 'the service worker in Chromium', isLong: true }, (browser) => {
  const kind = { generates: true, normalises: true };
  describeContract({ name: 'service worker, a full tree', ...kind }, () => openPage(browser(), {}));
  describeContract({ name: 'service worker, a packed tree', ...kind }, () => openPage(browser(), { packed: true }));
  const large = { ...LARGE_TREE, packed: true };
  describeContract({ name: 'service worker, a large tree and a host that gives ranges', ...kind }, () =>
    openPage(browser(), large, () => true),
  );
  describeContract({ name: 'service worker, a large tree and a host that ignores ranges', ...kind }, () =>
    openPage(browser(), large),
  );
  const shaped = { name: 'service worker', generates: true, answersOutside: false };
  describeShapes(shaped, async (tree): Promise<ShapedHost> => {
    const { answer, origin, close } = await openPage(browser(), tree);
    return { base: '/repo', request: askThrough(answer, origin), close };
  });
});
