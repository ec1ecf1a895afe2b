import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shopConfig, writeShop } from '../config/shop.ts';
import { listTree, useTemporaryFolders } from '../node/temporary-folder.ts';
import { type Captured, captureIn, useServing } from './capture.ts';
import { start, type Spawned } from './spawn.ts';

const temporary = useTemporaryFolders();
const serve = useServing();

/** Runs the command line in a folder, in this process. */
function mockgen(cwd: string, ...argv: readonly string[]): Promise<Captured> {
  return captureIn(cwd, argv);
}

/** Runs the built command line in a folder, as a process of its own. */
async function spawned(cwd: string, ...argv: readonly string[]): Promise<Awaited<Spawned['ended']>> {
  return start(argv, cwd).ended;
}

interface Page {
  readonly count: number;
  readonly next: string | null;
  readonly results: readonly Readonly<Record<string, unknown>>[];
}

const pageOf = async (response: Response): Promise<Page> => (await response.json()) as Page;

describe.each(['mockgen.config.json', 'mockgen.config.mjs'])('with %s', (name) => {
  it.each([{ packed: [] }, { packed: ['--packed'] }])(
    'a tree is built, checked and served, $packed',
    async ({ packed }) => {
      const folder = temporary();
      writeShop(folder, name);
      expect(await spawned(folder, 'build', ...packed)).toMatchObject({ status: 0, stdout: '' });
      expect(await mockgen(folder, 'check')).toMatchObject({ status: 0, stdout: '' });
      const { ask, said } = await serve(folder);
      // The config has seed 7, and another one is what there is to try.
      expect(said()).toMatch(/\/users\?seed=8\n/);
      const products = await pageOf(await ask('/api/v1/products?_page=2&_limit=2'));
      expect(products).toMatchObject({ count: 5, next: '/api/v1/products?_page=3&_limit=2' });
      expect(products.results).toHaveLength(2);
      const [{ id, vendor_name: vendor } = {}] = products.results;
      expect(String(id)).toMatch(/^[0-9a-f-]{36}$/);
      expect(vendor).toMatch(/\w/);
      expect(await (await ask(`/api/v1/commerce/products/${String(id)}`)).json()).toEqual(products.results[0]);
      expect((await ask('/products')).status).toBe(404);
      expect(await pageOf(await ask('/api/v1/users'))).toMatchObject({ count: 4 });
      const reviews = await pageOf(await ask('/api/v1/reviews'));
      expect(reviews).toMatchObject({
        count: 6,
        results: [{ place: { city: expect.any(String) } }, {}, {}, {}, {}, {}],
      });
      expect(reviews.results.every((review) => 'double' in review)).toBe(name.endsWith('.mjs'));
    },
  );

  it('another seed returns what a build with it would write', { timeout: 60_000 }, async () => {
    const folder = temporary();
    writeShop(folder, name);
    await mockgen(folder, 'build', '--packed');
    await mockgen(folder, 'build', '--seed', '9', '--out', 'other');
    const { ask } = await serve(folder);
    const other = readFileSync(join(folder, 'other/reviews/index.json'), 'utf8');
    const response = await ask('/api/v1/reviews?seed=9');
    expect(response.headers.get('x-cache')).toBe('MISS');
    const { results } = await pageOf(response);
    expect(results).toEqual((JSON.parse(other) as Page).results);
  });

  it('records are shown, listed and explained', async () => {
    const folder = temporary();
    writeShop(folder, name);
    await mockgen(folder, 'build');
    const all = JSON.parse(readFileSync(join(folder, 'tree/reviews/all.json'), 'utf8')) as readonly unknown[];
    const { stdout } = await mockgen(folder, 'show', 'reviews', '6');
    expect(JSON.parse(stdout)).toEqual(all);
    const fields = await mockgen(folder, 'list', '--fields');
    expect(fields.stdout).toMatch(/^reviews\.stars +integer +random_int +its bounds$/m);
    expect(fields.stdout).toMatch(/^products\.vendor_name +string +faker:company\.name$/m);
    expect((await mockgen(folder, 'explain', 'reviews/2.product_id')).stdout).toMatch(/refer|reference to products/);
    const { id } = (JSON.parse((await mockgen(folder, 'show', 'products', '1')).stdout) as [{ id: string }])[0];
    expect((await mockgen(folder, 'explain', `products/${id}.title`)).stdout).toContain(`= "`);
  });
});

// Each builds 120,000 records twice, which takes some seconds, so it runs only with MOCKGEN_LONG.
describe.runIf(process.env['MOCKGEN_LONG'])('a large build with two threads', { timeout: 120_000 }, () => {
  it.each(['mockgen.config.json', 'mockgen.config.mjs'])(
    'writes the same bytes as a small build, with %s',
    async (name) => {
      const folder = temporary();
      writeShop(folder, name);
      const config = JSON.stringify({ ...shopConfig, resources: {} });
      expect(config).toContain('"users"');
      // Enough records for a second thread; the first ones are those of the small build.
      const flags = ['--items', '60000', '--packed', '--data-only', '--layout', 'flat', '--out', 'large'];
      expect(await spawned(folder, 'build', ...flags)).toMatchObject({ status: 0 });
      await mockgen(folder, 'build', '--out', 'small', '--items', '20');
      const first = (dir: string): readonly string[] =>
        readFileSync(join(folder, dir, 'users/all.json'), 'utf8').split('\n', 20);
      expect(first('large').slice(0, 19)).toEqual(first('small').slice(0, 19));
      expect(await spawned(folder, 'check', 'large')).toMatchObject({ status: 0 });
    },
  );
});

describe('options on the command line and in the config', () => {
  it('have this precedence', async () => {
    const folder = temporary();
    writeShop(folder);
    await mockgen(folder, 'build', '--seed', '1', '--items', '3', '--out', 'there', '--layout', 'flat');
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'there/mockgen.json'), 'utf8'));
    expect(manifest).toMatchObject({ seed: 1, items: 3, layout: 'flat' });
    // The option `--items` replaces the numbers of the config; the number in a resource stays.
    expect(manifest).toMatchObject({
      resources: { users: { total: 3 }, products: { total: 5 }, reviews: { total: 3 } },
    });
  });

  it('can be in a config elsewhere, whose paths are relative to its own folder', async () => {
    const folder = temporary();
    mkdirSync(join(folder, 'inside'));
    writeShop(join(folder, 'inside'));
    expect(await mockgen(folder, 'build', '--config', 'inside/mockgen.config.json')).toMatchObject({ status: 0 });
    expect(Object.keys(listTree(join(folder, 'inside/tree')))).toContain('mockgen.json');
    const check = await mockgen(folder, 'check', '--config', 'inside/mockgen.config.json');
    expect(check).toMatchObject({ status: 0, stderr: expect.stringContaining('inside/tree: all') });
  });

  it('include resources that others refer to, or not', async () => {
    const folder = temporary();
    writeShop(folder);
    const namesOf = async (...flags: readonly string[]): Promise<readonly string[]> => {
      await mockgen(folder, 'build', '--only', 'reviews', '--out', 'some', ...flags);
      const text = readFileSync(join(folder, 'some/mockgen.json'), 'utf8');
      return Object.keys((JSON.parse(text) as { readonly resources: object }).resources);
    };
    expect(await namesOf()).toEqual(['users', 'products', 'reviews']);
    expect(await namesOf('--no-refs')).toEqual(['reviews']);
  });

  it.each([
    [['build', '--config', 'nowhere.json'], 2, '--config nowhere.json: expected a file'],
    [['build', '--only', 'review'], 2, 'did you mean reviews? ('],
    [['show', 'prodcts'], 2, 'did you mean products? ('],
    [['explain', 'products/nothing'], 2, 'products has no such id'],
  ])('cannot be combined like %j', async (argv, status, message) => {
    const folder = temporary();
    writeShop(folder);
    const ended = await mockgen(folder, ...argv);
    expect(ended).toMatchObject({ status, stdout: '', stderr: expect.stringContaining(message) });
    expect(ended.stderr.trimEnd().split('\n').length).toBeLessThanOrEqual(2);
  });

  it('lead to an error of one line if the config is wrong', async () => {
    const folder = temporary();
    const fields = { price: { generator: 'prise' } };
    writeFileSync(join(folder, 'mockgen.config.json'), JSON.stringify({ resources: { products: { fields } } }));
    for (const argv of [['build'], ['list'], ['show', 'products'], ['serve'], ['check']]) {
      const { status, stderr } = await mockgen(folder, ...argv);
      expect([argv, status]).toEqual([argv, 1]);
      const [first] = stderr.split('\n');
      expect(first).toMatch(
        /^error: mockgen\.config\.json:\d+: resources\.products\.fields\.price\.generator: did you mean price\? \(expected a generator, got 'prise'\)$/,
      );
    }
    writeFileSync(join(folder, 'mockgen.config.mjs'), '');
    expect((await mockgen(folder, 'build')).stderr).toContain('expected one config in a folder');
  });
});

describe('a config in TypeScript', () => {
  it('is loaded if Node can; otherwise one line names the alternatives', async () => {
    const folder = temporary();
    writeShop(folder, 'mockgen.config.ts');
    const { status, stderr } = await spawned(folder, 'build');
    if (status === 0) {
      expect(await spawned(folder, 'check')).toMatchObject({ status: 0 });
    } else {
      expect(stderr).toMatch(
        /^error: mockgen\.config\.ts: Node v20\.[\d.]+ loads no TypeScript: use Node 22\.18 or later, .*\n$/,
      );
    }
  });
});
