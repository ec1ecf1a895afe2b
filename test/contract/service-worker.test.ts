import type { Browser } from 'playwright-core';
import { builtFiles } from '../node/built-tree.ts';
import { requestThrough, TREE } from './answering.ts';
import { describeInChromium, fetchIn, installWorker } from './chromium.ts';
import { startStaticHost } from './static-host.ts';
import { type ContractHost, describeContract } from './suite.ts';

/** A page in the folder of a real tree on a host of plain files, and the worker that lies in that tree. */
async function openPage(browser: Browser, packed: boolean): Promise<ContractHost> {
  const site = new Map(Object.entries(builtFiles({ ...TREE, packed })));
  const host = await startStaticHost(site.set('page.html', '<!doctype html><title>A page</title>'), '/repo/');
  const page = await browser.newPage();
  await installWorker(page, `${host.url}page.html`);
  const answer = async ({ method, url, headers }: Request): Promise<Response> => {
    const { body, ...answered } = await fetchIn(page, url, { method, headers: Object.fromEntries(headers) });
    return new Response(body || null, answered);
  };
  return {
    request: requestThrough(answer, host.url.slice(0, -1)),
    async close() {
      await page.close();
      await host.close();
    },
  };
}

describeInChromium({ name: 'the service worker in Chromium', isLong: true }, (browser) => {
  const kind = { generates: false, normalises: true };
  describeContract({ name: 'service worker, a full tree', ...kind }, () => openPage(browser(), false));
  describeContract({ name: 'service worker, a packed tree', ...kind }, () => openPage(browser(), true));
});
