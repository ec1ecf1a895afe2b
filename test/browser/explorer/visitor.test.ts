import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fold } from '../../../src/runtime/fold.ts';
import { startServer } from '../../../src/serve/index.ts';
import { buildFolder } from '../../contract/built-folder.ts';
import { describeInChromium } from '../../contract/chromium.ts';
import { startStaticHost, type StaticHost } from '../../contract/static-host.ts';
import { builtFiles } from '../../node/built-tree.ts';
import { openPage, waitUntil } from './open-page.ts';

const TREE = { only: ['authors', 'tickets', 'users'], items: 40 } as const;
const files = builtFiles(TREE);
const authors = JSON.parse(files['authors/all.json'] ?? '') as readonly {
  readonly id: number;
  readonly name: string;
}[];
const statusOf = (page: Page): Promise<string | null> => page.locator('.summary > p[role=status]').textContent();

async function hostTree(packed = false): Promise<StaticHost> {
  const host = await startStaticHost(new Map(Object.entries(builtFiles({ ...TREE, packed }))), '/repo/');
  onTestFinished(() => host.close());
  return host;
}

/** Waits until the service worker that the explorer registered answers for the page. */
function workerOf(page: Page): Promise<void> {
  return waitUntil(page, 'navigator.serviceWorker.controller !== null');
}

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
  await page
    .getByText(`match “${text}”`)
    .or(page.getByText(`matches “${text}”`))
    .first()
    .waitFor();
}

describeInChromium({ name: 'the explorer in Chromium', isLong: true }, (browser) => {
  describe('on a static host below a path', () => {
    it('shows the resources, their records, one of them, and the fields', async () => {
      const { url } = await hostTree();
      const page = await openPage(browser(), url);
      await page.getByRole('heading', { name: 'Mock data to look around in' }).waitFor();
      expect(await page.locator('footer').textContent()).toContain('This host has only files');
      const resources = page.getByRole('navigation', { name: 'Resources' });
      expect(await resources.getByRole('link').allTextContents()).toEqual(['authors', 'users', 'tickets']);
      await resources.getByRole('link', { name: 'authors' }).click();
      await page.getByRole('link', { name: /^Open record 7 / }).click();
      await page.getByRole('dialog', { name: /^author 7 / }).waitFor();
      const record = page.getByRole('dialog');
      await record.getByRole('img').waitFor();
      expect(await record.textContent()).toContain(`"${authors[6]?.name}"`);
      await record.getByRole('button', { name: 'Next record' }).click();
      await page.getByRole('dialog', { name: /^author 8/ }).waitFor();
      await waitUntil(page, `document.title === 'authors · 8 · mockgen'`);
      await record.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('link', { name: 'Fields' }).click();
      await page.getByRole('rowheader', { name: 'books_count' }).waitFor();
      await page.waitForURL(`${url}?resource=authors&view=fields`);
    });

    it('shows a tree of another shape: with its base, envelope and parameter names', async () => {
      const api = { base: '/api', envelope: 'hal', firstPage: 0, query: { page: 'p', count: 'n', q: 'term' } } as const;
      const site = new Map(Object.entries(builtFiles({ ...TREE, api: { ...api, strict: true } })));
      const host = await startStaticHost(site, '/repo/');
      onTestFinished(() => host.close());
      const page = await openPage(browser(), `${host.url}?resource=authors&count=25&page=2`);
      await page.getByRole('link', { name: /^Open record 26 / }).waitFor();
      await search(page, 'a');
      await page.waitForURL(`${host.url}?resource=authors&q=a&count=25`);
      await page.getByRole('link', { name: 'Fields' }).click();
      await page.getByRole('rowheader', { name: 'books_count' }).waitFor();
    });

    it('keeps search, fields, page and count in its address, for the back button and for links', async () => {
      const { url } = await hostTree();
      const page = await openPage(browser(), `${url}?resource=authors`);
      await page.getByRole('searchbox').waitFor();
      await page.keyboard.press('/');
      expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Search authors');
      await search(page, 'a');
      await page.getByText('Search in all').click();
      await page.getByRole('checkbox', { name: 'name', exact: true }).check();
      await page.getByLabel('Records per page').selectOption('25');
      await page.waitForURL(`${url}?resource=authors&q=a&search_fields=name&count=25`);
      await page.getByRole('button', { name: 'Next page' }).click();
      await page.waitForURL(`${url}?resource=authors&q=a&search_fields=name&page=2&count=25`);
      const found = authors.filter(({ name }) => fold(name).includes('a'));
      // The pager is updated before the rows, which stay until the next ones have arrived.
      await page.locator(`[data-record="${found[25]?.id}"]`).waitFor();
      expect(await statusOf(page)).toContain(`${found.length} of 40 authors match “a”`);
      expect(await page.locator('tbody a').allTextContents()).toEqual(found.slice(25).map(({ id }) => String(id)));
      await page.reload();
      await page.getByText('Page 2 of').waitFor();
      expect(await page.getByRole('searchbox').inputValue()).toBe('a');
      await page.goBack();
      await page.getByText('Page 1 of').waitFor();
    });

    it('moves the focus to the record that is opened, and back to its row', async () => {
      const { url } = await hostTree();
      const page = await openPage(browser(), `${url}?resource=authors`);
      const focused = page.locator(':focus');
      await page.locator('[data-record="7"]').press('Enter');
      await page.getByRole('dialog', { name: /^author 7 / }).waitFor();
      expect(await focused.textContent()).toMatch(/^author 7 /);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await focused.getAttribute('data-record')).toBe('7');
    });

    it('marks the resource that is shown in the list of all', async () => {
      const { url } = await hostTree();
      const page = await openPage(browser(), `${url}?resource=users`);
      const marked = page.locator('.side [aria-current=page]');
      await page.getByRole('link', { name: /^Open record 1 / }).waitFor();
      expect(await marked.allTextContents()).toEqual(['users']);
      await page.getByRole('link', { name: 'mockgen' }).click();
      await page.getByRole('heading', { name: 'Mock data to look around in' }).waitFor();
      expect(await marked.allTextContents()).toEqual(['mockgen']);
    });

    it('says why a page is empty, and leads back to records', async () => {
      const { url } = await hostTree();
      const page = await openPage(browser(), `${url}?resource=authors&page=9&count=25`);
      await page.getByText('There is no page 9; the last one is page 2.').waitFor();
      await page.getByRole('button', { name: 'Go to the last page' }).click();
      await page.locator('[data-record="40"]').waitFor();
      await page.goto(`${url}?resource=authors&q=zzzz`);
      await page.getByText('Looked for in all text fields.').waitFor();
      expect(await page.getByRole('button', { name: 'Go to the last page' }).count()).toBe(0);
      await page.getByRole('button', { name: 'Clear the search' }).click();
      await page.locator('[data-record="1"]').waitFor();
    });

    it.each([false, true])('searches after a reload when the host is unreachable, packed: %s', async (packed) => {
      const host = await hostTree(packed);
      const page = await openPage(browser(), host.url);
      await workerOf(page);
      await host.close();
      await page.reload();
      await page.getByRole('navigation', { name: 'Resources' }).getByRole('link', { name: 'authors' }).click();
      const { name } = authors[11] ?? { name: '' };
      await search(page, name);
      expect(await statusOf(page)).toContain(`1 of 40 authors matches “${name}”`);
      await page.locator('[data-record="12"]').click();
      await page.getByRole('dialog', { name: `author 12 ${name}` }).waitFor();
      expect(await page.locator('footer').textContent()).toContain('A service worker answers');
    });
  });

  it('lets the server of `mockgen serve` search', async () => {
    const { dir, remove } = buildFolder(TREE);
    const server = await startServer({ dir, port: 0, host: '127.0.0.1' });
    onTestFinished(async () => {
      await server.close();
      remove();
    });
    const page = await openPage(browser(), `http://127.0.0.1:${server.port}/?resource=authors`, 'dark');
    await search(page, 'a');
    expect(await page.locator('footer').textContent()).toContain('A server answers');
    expect(await page.evaluate('navigator.serviceWorker.getRegistrations().then(({ length }) => length)')).toBe(0);
  });

  it('fits a phone: only the table is wider than the screen', async () => {
    const { url } = await hostTree();
    const page = await openPage(browser(), `${url}?resource=users`);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.getByRole('link', { name: /^Open record 1 / }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    await page.getByRole('button', { name: 'Resources' }).click();
    await page.getByRole('navigation', { name: 'Resources' }).getByRole('link', { name: 'tickets' }).click();
    await page.getByRole('heading', { name: 'tickets' }).waitFor();
  });

  it('says what to do if it is opened as a file', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'mockgen-test-'));
    onTestFinished(() => rm(dir, { recursive: true }));
    await writeFile(join(dir, 'index.html'), files['index.html'] ?? '');
    const page = await openPage(browser(), pathToFileURL(join(dir, 'index.html')).href);
    await page.getByText('npx mockgen-cli serve').waitFor();
  });
});
