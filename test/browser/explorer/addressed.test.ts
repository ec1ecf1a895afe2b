import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { startServer } from '../../../src/serve/index.ts';
import { DEFAULTS } from '../../../src/settings.ts';
import type { Layout } from '../../../src/tree/index.ts';
import { buildTree } from '../../../src/write/index.ts';
import { ADDRESSED, addressedSite } from '../../contract/addressed-tree.ts';
import { describeInChromium } from '../../contract/chromium.ts';
import { startStaticHost } from '../../contract/static-host.ts';
import { useTemporaryFolders } from '../../node/temporary-folder.ts';
import { openPage } from './open-page.ts';

type JsonRecord = Readonly<Record<string, unknown>>;

/** A host of the tree, its address, and the records of a collection. */
interface Served {
  readonly url: string;
  all(path: string): Promise<readonly JsonRecord[]>;
}

describeInChromium({ name: 'the explorer over addresses of their own', isLong: true }, (browser) => {
  const temporary = useTemporaryFolders();

  async function build(layout: Layout): Promise<string> {
    const dir = temporary();
    await buildTree(ADDRESSED, { ...DEFAULTS, out: dir, items: 12, layout, api: { base: '/api/v1' } });
    return dir;
  }

  const hosts = {
    server: async (dir: string) => {
      const server = await startServer({ dir, port: 0, host: '127.0.0.1', catalogue: ADDRESSED });
      return { url: `${server.url}${server.base}/`, close: () => server.close() };
    },
    files: (dir: string) => startStaticHost(dir, '/repo/'),
  };

  async function serve(host: keyof typeof hosts, layout: Layout): Promise<Served> {
    const { url, close } = await hosts[host](await build(layout));
    onTestFinished(close);
    // Every all.json is a list of records.
    return {
      url,
      all: async (path) => (await (await fetch(`${url}${path}/all.json`)).json()) as readonly JsonRecord[],
    };
  }
  const open = (address: string): Promise<Page> => openPage(browser(), address);
  const json = async (page: Page): Promise<unknown> => {
    const [text] = await page.locator('pre.json').allTextContents();
    return JSON.parse(text ?? '');
  };

  for (const host of ['server', 'files'] as const) {
    for (const [layout, above] of [
      ['both', ''],
      ['category', 'messaging/'],
    ] as const) {
      it(`shows records by their key at their path: ${host}, layout ${layout}`, async () => {
        const { url, all } = await serve(host, layout);
        const records = await all(`${above}v1/Conversations`);
        const page = await open(`${url}?resource=conversations&page=2`);
        const root = new URL(url).pathname;
        await page.locator(`[data-record="${String(records[10]?.['sid'])}"]`).click();
        await page.getByRole('dialog', { name: `conversation ${String(records[10]?.['sid'])}` }).waitFor();
        await page.locator('pre.json').waitFor();
        expect(await json(page)).toEqual(records[10]);
        expect(await page.locator('dialog .path').textContent()).toBe(
          `Request: GET ${root}${above}v1/Conversations/${String(records[10]?.['sid'])}`,
        );
        await page.getByRole('button', { name: 'Next record' }).click();
        await page.getByRole('dialog', { name: `conversation ${String(records[11]?.['sid'])}` }).waitFor();
        await page.getByRole('button', { name: 'Close' }).click();
        expect(await page.locator('thead th').allTextContents()).toEqual(['sid', 'topic']);
        expect(await page.locator('tbody a').allTextContents()).toEqual(records.slice(10).map(({ sid }) => sid));
      });

      it(`shows a single record without a list: ${host}, layout ${layout}`, async () => {
        const { url, all } = await serve(host, layout);
        const [account] = await all(`${above}account`);
        const page = await open(`${url}?resource=account`);
        await page.locator('pre.json').waitFor();
        expect(await json(page)).toEqual(account);
        expect(await page.locator('.lead').textContent()).toBe('Some account. 1 record.');
        expect(await page.getByRole('navigation', { name: 'Views' }).getByRole('link').allTextContents()).toEqual([
          'Record',
          'Fields',
          'Request',
        ]);
        expect(await page.locator('table, #search, .pager').count()).toBe(0);
        await page.getByRole('link', { name: 'Fields' }).click();
        await page.getByRole('rowheader', { name: 'plan' }).waitFor();
      });
    }
  }

  it('shows the fields of lists in lists, and all of them in a record', async () => {
    const { url, all } = await serve('server', 'both');
    const [article] = await all('articles');
    const page = await open(`${url}?resource=articles`);
    await page.locator(`[data-record="${String(article?.['number'])}"]`).click();
    await page.locator('pre.json').waitFor();
    expect(await json(page)).toEqual(article);
    expect(await page.locator('thead th').allTextContents()).toEqual(['number', 'title']);
  });

  it.each(['reviews', 'notes'])('shows %s, whose answers have a shape of their own', async (name) => {
    const { url, all } = await serve('server', 'both');
    const records = await all(name);
    const page = await open(`${url}?resource=${name}`);
    await page.getByText(`12 ${name} (page 1)`).waitFor();
    const cells = await page.locator('tbody tr').first().locator('th, td').allTextContents();
    expect(cells).toEqual(Object.values(records[0] ?? {}).map(String));
    await page.getByRole('link', { name: 'Open record 3' }).click();
    await page.locator('pre.json').waitFor();
    expect(await json(page)).toEqual({ [name === 'notes' ? 'note' : 'data']: records[2] });
  });

  it('shows the single record of another seed', async () => {
    const { url } = await serve('files', 'both');
    const page = await open(`${url}?resource=summary&seed=7`);
    await page.locator('pre.json').waitFor();
    const site = await addressedSite({ seed: 7 });
    expect(await json(page)).toEqual(JSON.parse(String(site.get('orders/Summary/index.json'))));
  });

  it('names the field that a reference holds', async () => {
    const { url } = await serve('server', 'both');
    const page = await open(`${url}?resource=messages&view=fields`);
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'conversation' }) });
    await row.getByText('sid of conversations').waitFor();
    await page.goto(`${url}?resource=comments&view=fields`);
    await page.getByText('id of articles').waitFor();
  });
});
