import { expect, it, onTestFinished } from 'vitest';
import { startServer } from '../../../src/serve/index.ts';
import { buildFolder, writeFiles } from '../../contract/built-folder.ts';
import { describeInChromium } from '../../contract/chromium.ts';
import { startStaticHost } from '../../contract/static-host.ts';
import { builtFiles } from '../../node/built-tree.ts';
import { openPage, waitUntil } from './open-page.ts';

const TREE = { only: ['authors'], refs: false, items: 30 } as const;
const OTHER = builtFiles({ ...TREE, seed: 7 });

/** A host of the tree, and what puts the build of another seed in its place. */
interface Host {
  readonly url: string;
  rebuild(): void;
}

async function startServed(): Promise<Host> {
  const { dir, remove } = buildFolder(TREE);
  const server = await startServer({ dir, port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    await server.close();
    remove();
  });
  return { url: `${server.url}/`, rebuild: () => writeFiles(dir, OTHER) };
}

async function startFiles(): Promise<Host> {
  // Without a service worker, which would answer in place of the page.
  const host = await startStaticHost(new Map(Object.entries({ ...builtFiles(TREE), 'sw.js': '' })), '/repo/');
  onTestFinished(() => host.close());
  return { url: host.url, rebuild: () => host.swap(new Map(Object.entries({ ...OTHER, 'sw.js': '' }))) };
}

describeInChromium({ name: 'a tab that is open during a rebuild' }, (browser) => {
  it.each([
    ['a server, without a click', startServed, false],
    ['a server, at a click', startServed, true],
    ['files, at a click', startFiles, true],
  ])('says so and shows the new build on %s', async (_, start, clicks) => {
    const { url, rebuild } = await start();
    const page = await openPage(browser(), `${url}?resource=authors`);
    await page.locator('[data-record="1"]').waitFor();
    rebuild();
    if (clicks) await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByText('This tree was built again while the page was open.').waitFor();
    await page.locator('#seed').waitFor();
    expect(await page.locator('#seed').inputValue()).toBe('7');
    const authors = JSON.parse(OTHER['authors/all.json'] ?? '') as readonly { readonly name: string }[];
    const first = (): Promise<readonly string[]> => page.locator('tbody tr').first().locator('td').allTextContents();
    const names = new Set(authors.map(({ name }) => name));
    await expect.poll(async () => names.has((await first())[0] ?? '')).toBe(true);
  });

  it('says so where a service worker answers, which keeps to its build until the page is loaded anew', async () => {
    const host = await startStaticHost(new Map(Object.entries(builtFiles(TREE))), '/repo/');
    onTestFinished(() => host.close());
    const page = await openPage(browser(), host.url);
    await waitUntil(page, 'navigator.serviceWorker.controller !== null');
    await page.goto(`${host.url}?resource=authors`);
    await page.getByText('A service worker answers').waitFor();
    await page.locator('[data-record="1"]').waitFor();
    host.swap(new Map(Object.entries(OTHER)));
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    await page.getByText('This page still shows the build of before.').waitFor();
    expect(await page.locator('#seed').inputValue()).toBe('42');
    await page.getByRole('button', { name: 'Load the new build' }).click();
    await waitUntil(page, "document.querySelector('#seed')?.value === '7'");
    expect(await page.getByText('built again').count()).toBe(0);
  });
});
