import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { takeConfig } from '../../../src/config/index.ts';
import { startServer } from '../../../src/serve/index.ts';
import { DEFAULTS } from '../../../src/settings.ts';
import { buildTree } from '../../../src/write/index.ts';
import { describeInChromium } from '../../contract/chromium.ts';
import { startStaticHost } from '../../contract/static-host.ts';
import { useTemporaryFolders } from '../../node/temporary-folder.ts';
import { openPage } from './open-page.ts';

const SEED = 5;

/**
 * Resources with text ids, nested objects, lists of both kinds and nulls; an API with another envelope, other parameter
 * names and a base.
 */
const config = {
  seed: SEED,
  items: { default: 30, depots: 14 },
  builtins: ['users'],
  base: '/api/v1',
  envelope: 'hal',
  strict: true,
  query: { page: '_page', count: 'size', q: 'term', search_fields: 'in', seed: 'variant', firstPage: 0 },
  resources: {
    depots: {
      category: 'logistics',
      description: 'Where goods lie.',
      fields: {
        id: { generator: 'uuid' },
        name: { generator: 'faker:company.name', unique: true },
        location: {
          fields: {
            city: { generator: 'city' },
            geo: {
              fields: { lat: { type: 'number', min: -90, max: 90 }, lng: { type: 'number', min: -180, max: 180 } },
            },
          },
        },
      },
    },
    products: {
      description: 'What is sold.',
      fields: {
        title: { choices: { 'Oak desk': 1, 'Desk lamp': 2 } },
        depot_id: { references: 'depots' },
        price: { generator: 'price', args: { usd: [5, 300] }, nullable: 0.5 },
        tags: { items: { field: { choices: { new: 1, 'last one': 1 } }, count: [0, 3] } },
        parts: { items: { field: { fields: { sku: { generator: 'uuid' } } }, count: [1, 2] } },
      },
    },
  },
} as const;

interface Depot {
  readonly id: string;
  readonly name: string;
  readonly location: { readonly city: string; readonly geo: { readonly lat: number } };
}

interface Product {
  readonly id: number;
  readonly depot_id: string;
  readonly price: number | null;
  readonly tags: readonly string[];
}

/** The tree of the config on a server, and the data of a seed. */
interface Served {
  readonly dir: string;
  readonly url: string;
  depots(seed: number): Promise<readonly Depot[]>;
  products(): Promise<readonly Product[]>;
}

describeInChromium({ name: 'the explorer over resources of one’s own', isLong: true }, (browser) => {
  const temporary = useTemporaryFolders();

  async function serve(base?: string): Promise<Served> {
    const dir = temporary();
    const { catalogue: load, settings } = await takeConfig(config);
    const catalogue = await load();
    await buildTree(catalogue, { ...DEFAULTS, ...settings, out: dir });
    const server = await startServer({
      dir,
      port: 0,
      host: '127.0.0.1',
      catalogue,
      ...(base !== undefined && { base }),
    });
    onTestFinished(() => server.close());
    const url = `${server.url}${server.base}/`;
    // The caller states the type.
    const all = async <T>(path: string): Promise<T> => (await fetch(url + path)).json() as Promise<T>;
    return {
      dir,
      url,
      depots: (seed) => all(`depots/all.json?variant=${seed}`),
      products: () => all('products/all.json'),
    };
  }
  const open = (address: string): Promise<Page> => openPage(browser(), address);

  it('are shown with objects, lists and nulls in their cells', async () => {
    const { url, products } = await serve();
    const page = await open(`${url}?resource=products`);
    const [first] = await products();
    await page.locator('[data-record="1"]').waitFor();
    const cells = page.locator('tbody tr').first().locator('td');
    const texts = await cells.allTextContents();
    expect(texts.slice(1, 4)).toEqual([first?.depot_id, String(first?.price), first?.tags.join(', ')]);
    expect(texts[4]).toMatch(/^\{"sku":"/);
    expect(await page.locator('thead th').allTextContents()).toEqual([
      'id',
      'title',
      'depot_id',
      'price',
      'tags',
      'parts',
    ]);
    await page.getByRole('button', { name: 'Last page' }).click();
    await page.locator('[data-record="30"]').waitFor();
    expect(await page.locator('.path').textContent()).toBe('Request: GET /api/v1/products?_page=2');
  });

  it('are shown with text ids, which the steps from record to record use', async () => {
    const { url, depots } = await serve();
    const records = await depots(SEED);
    const page = await open(`${url}?resource=depots`);
    const link = page.locator(`[data-record="${records[9]?.id}"]`);
    await link.waitFor();
    const alignment = 'getComputedStyle(document.querySelector("tbody th")).textAlign';
    expect(await page.evaluate(alignment)).toBe('left');
    await link.click();
    const dialog = page.getByRole('dialog', { name: `depot ${records[9]?.id} ${records[9]?.name}` });
    await dialog.waitFor();
    expect(await dialog.textContent()).toContain(`"city": "${records[9]?.location.city}"`);
    await dialog.getByRole('button', { name: 'Next record' }).click();
    await page.getByRole('dialog', { name: records[10]?.name ?? '' }).waitFor();
    expect(new URL(page.url()).searchParams.get('record')).toBe(records[10]?.id);
    await page.reload();
    await page.getByRole('dialog', { name: records[10]?.name ?? '' }).waitFor();
    await page.goto(`${url}?resource=products`);
    await page.locator('tbody th').first().waitFor();
    expect(await page.evaluate(alignment)).toBe('right');
  });

  it('are searched with the parameter names of the service and the seed', async () => {
    const { url, depots } = await serve();
    const page = await open(`${url}?resource=depots&seed=8`);
    const [, , third] = await depots(8);
    await page.locator(`[data-record="${third?.id}"]`).waitFor();
    await page.getByText('Search in all').click();
    await page.getByRole('checkbox', { name: 'name', exact: true }).check();
    await page.getByRole('searchbox').fill(third?.name ?? '');
    await page.getByText('1 of 14 depots matches').waitFor();
    expect(await page.locator('tbody a').allTextContents()).toEqual([third?.id]);
    expect(await page.locator('.path').textContent()).toMatch(/GET \/api\/v1\/depots\?term=.+&in=name&variant=8$/);
    await page.getByRole('button', { name: `Back to seed ${SEED}` }).click();
    await page.getByText('No depots match').waitFor();
  });

  it('are shown with nested fields and references', async () => {
    const { url } = await serve();
    const page = await open(`${url}?resource=products&view=fields&seed=8`);
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'parts[].sku' }) });
    await row.getByText('uuid').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'depots' }).click();
    await page.getByRole('rowheader', { name: 'location.geo.lat' }).waitFor();
    await page.waitForURL(`${url}?resource=depots&view=fields&seed=8`);
  });

  it('are shown with their address, and with the command that builds them from the config', async () => {
    const { url } = await serve('/elsewhere');
    expect(url).toContain('/elsewhere/');
    const page = await open(`${url}?resource=depots&seed=8`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByText('GET /elsewhere/depots?variant=8').waitFor();
    await page.getByRole('button', { name: 'Copy as mockgen build' }).click();
    await page.getByText('Copied as mockgen build: run it where the config of this tree is').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(
      /^npx mockgen build --seed 8 .*--only users,/,
    );
  });

  it('are shown the same way on a host of files below any path', async () => {
    const { dir, depots, products } = await serve();
    const host = await startStaticHost(dir, '/repo/');
    onTestFinished(() => host.close());
    const page = await open(`${host.url}?resource=depots&page=2`);
    const records = await depots(SEED);
    await page.locator(`[data-record="${records[12]?.id}"]`).click();
    await page.getByRole('dialog', { name: records[12]?.name ?? '' }).waitFor();
    await page.goto(`${host.url}?resource=products&count=100`);
    const nulls = (await products()).filter(({ price }) => price === null);
    await page.getByText('30 products').waitFor();
    expect(await page.locator('td.none').count()).toBe(nulls.length);
  });
});
