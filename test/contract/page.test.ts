import type { Browser, Page } from 'playwright-core';
import { builtSite, type BuiltTree } from '../node/built-tree.ts';
import { askThrough, built, builtLarge, LARGE_TREE, requestThrough, TREE } from './answering.ts';
import { describeInChromium, type Fetched } from './chromium.ts';
import { startStaticHost, type StaticHost } from './static-host.ts';
import { describeShapes, type ShapedHost } from './shaped.ts';
import { type ContractHost, describeContract } from './suite.ts';

type Answer = (request: Request) => Promise<Response>;

// The page accepts scripts from its own host only, and no evaluated text.
const POLICY = `<meta http-equiv="content-security-policy" content="default-src 'self'">`;

/**
 * Sends a request with the client of the tree inside a page. It is passed as text, since this side of the tests
 * resolves imports in another way.
 */
function askIn(page: Page, base: string, url: string, init: RequestInit): Promise<Fetched> {
  return page.evaluate(`(async () => {
    self.asking ??= import('${base}mockgen.js').then(({ createFetch }) => createFetch('${base}'));
    const response = await (await self.asking)(${JSON.stringify(url)}, ${JSON.stringify(init)});
    const headers = Object.fromEntries(response.headers);
    return { status: response.status, headers, body: await response.text() };
  })()`);
}

/** Opens a page in the folder of a tree on a host of files, with the client of that tree. */
async function openPage(
  browser: Browser,
  tree: BuiltTree,
  ranges?: StaticHost['ranges'],
): Promise<ContractHost & { answer: Answer; origin: string }> {
  const site = builtSite({ ...TREE, ...tree });
  const host = await startStaticHost(site.set('page.html', `<!doctype html>${POLICY}<title>A page</title>`), '/repo/');
  host.ranges = ranges;
  const page = await browser.newPage();
  await page.goto(`${host.url}page.html`);
  const answer: Answer = async ({ method, url, headers }) => {
    const { body, ...answered } = await askIn(page, host.url, url, { method, headers: Object.fromEntries(headers) });
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

describeInChromium({ name: 'the client in a page, in Chromium', isLong: true }, (browser) => {
  const kind = { generates: true, normalises: true };
  describeContract({ name: 'page, a full tree', ...kind }, () => openPage(browser(), {}));
  describeContract({ name: 'page, a packed tree', ...kind }, () => openPage(browser(), { packed: true }));
  const large = { ...LARGE_TREE, packed: true };
  describeContract({ name: 'page, a large tree by range', ...kind }, () => openPage(browser(), large, () => true));
  describeContract({ name: 'page, a large tree as a stream', ...kind }, () => openPage(browser(), large));
  const shaped = { name: 'page', generates: true, answersOutside: false };
  describeShapes(shaped, async (tree): Promise<ShapedHost> => {
    const { answer, origin, close } = await openPage(browser(), tree);
    return { base: '/repo', request: askThrough(answer, origin), close };
  });
});
