import { describe, expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { createRuntime, type Tree } from '../../src/runtime/index.ts';
import { createCatalogue } from '../../src/schema/index.ts';
import { generator, records } from '../../src/seeds/index.ts';
import { createSeeded } from '../../src/seeds/script/index.ts';
import { builtFiles } from '../node/built-tree.ts';
import { dataCatalogue, shopCatalogue } from '../own/shop.ts';
import { filesOf, published, type Texts } from './published.ts';

const ONLY = { only: ['users'], items: 12, packed: true };
const files = builtFiles(ONLY);

type Change = (manifest: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

const withoutGenerator: Change = (manifest) =>
  Object.fromEntries(Object.entries(manifest).filter(([name]) => name !== 'generator'));

/** The same tree with another manifest. */
function changed(change: Change, texts: Texts = files): Tree {
  const manifest = JSON.parse(texts['mockgen.json'] ?? '') as Readonly<Record<string, unknown>>;
  return published({ ...texts, 'mockgen.json': JSON.stringify(change(manifest)) });
}

describe('a generator does not make other seeds', () => {
  it.each<readonly [string, Change, RegExp]>([
    ['another data version', (manifest) => ({ ...manifest, dataVersion: 1 }), /holds data version 1, and mockgen/],
    ['an older build', withoutGenerator, /an older mockgen built it.*build it again/],
    [
      'other specs',
      (manifest) => ({ ...manifest, generator: { specs: '00', files: [] } }),
      /other definitions of its resources.*build it again/,
    ],
    ['code', (manifest) => ({ ...manifest, generator: { files: [] } }), /its config has functions.*mockgen serve/],
  ])('of a tree of %s, and says why', async (_, change, reason) => {
    const said = await generator(changed(change));
    expect(said).toMatch(/^This tree has seed 42 only: /);
    expect(said).toMatch(reason);
  });

  it('of resources with functions, which come with none', async () => {
    const shop = await filesOf(await shopCatalogue(), {});
    expect(Object.keys(shop).filter((path) => path.startsWith('generator'))).toEqual([]);
    expect(await generator(published(shop))).toContain('its config has functions');
  });

  it('of resources that it cannot read', async () => {
    const shop = await filesOf(await dataCatalogue(), {});
    const broken = changed((manifest) => {
      const { resources } = manifest['catalogue'] as { readonly resources: readonly object[] };
      const catalogue = {
        digest: '00',
        resources: resources.map((each) => Object.assign({}, each, { fields: { id: {} } })),
      };
      return { ...manifest, catalogue };
    }, shop);
    expect(await generator(broken)).toMatch(/^This tree has seed 42 only: its generator cannot be loaded \(\w+/);
  });

  it('of a tree whose specs have changed without a new data version', async () => {
    const resources = builtins.resources.map((resource) =>
      resource.name === 'users'
        ? { ...resource, fields: { ...resource.fields, more: resource.fields['id'] ?? never() } }
        : resource,
    );
    const catalogue = createCatalogue(resources, builtins.generators, resources);
    const { generator: before } = published(files).manifest;
    const { generator: after } = published(await filesOf(catalogue, ONLY)).manifest;
    expect(after?.specs).not.toBe(before?.specs);
    const other = builtins.resources.map((resource) => Object.assign({}, resource, { description: 'Something else.' }));
    const told = await filesOf(createCatalogue(other, builtins.generators, other), ONLY);
    expect(published(told).manifest.generator?.specs).toBe(before?.specs);
  });
});

function never(): never {
  throw new Error('users have no id');
}

describe('the seeds of a published tree', () => {
  const tree = published(files);

  it('are made by what is handed over, also where the tree brings nothing', async () => {
    const data = published(builtFiles({ ...ONLY, dataOnly: true }));
    const seven = await createSeeded(data, { generator })(7);
    expect(typeof seven === 'object' && seven.manifest.seed).toBe(7);
  });

  it('are missing where nothing is handed over and nothing can be loaded, with the way to have them', async () => {
    expect(await createSeeded(tree, {})(7)).toContain('pass it: createFetch(base, { generator })');
    const data = published(builtFiles({ ...ONLY, dataOnly: true }));
    expect(await createSeeded(data, {})(7)).toContain('it was built with --data-only');
    expect(await createSeeded(changed(withoutGenerator), {})(7)).toContain('build it again');
  });

  it('are asked for again after the script could not be loaded', async () => {
    const asked: string[] = [];
    const seeded = createSeeded(tree, {
      loadScript(file) {
        asked.push(file);
        throw new Error('away');
      },
    });
    for (let round = 0; round < 2; round++)
      expect(await seeded(7)).toBe('This tree has seed 42 only: its generator cannot be loaded (away).');
    expect(asked).toEqual([...(tree.manifest.generator?.files ?? []), ...(tree.manifest.generator?.files ?? [])]);
  });

  it('take a script that the manifest names in no other form than a build does', async () => {
    const asked: string[] = [];
    const odd = changed((manifest) => ({
      ...manifest,
      generator: { specs: '00', files: ['https://elsewhere.example/generator.js', '../generator-0123456789abcdef.js'] },
    }));
    const said = await createSeeded(odd, { loadScript: (file) => asked.push(file) })(7);
    expect([asked, typeof said]).toEqual([[], 'string']);
  });

  it('answer 501 through the runtime where they cannot be made', async () => {
    const own = { ...tree, seeded: createSeeded(tree, {}) };
    const ask = async (query: string): Promise<number> => {
      const request = { method: 'GET', path: '/users', query, headers: {} };
      return (await createRuntime({ current: () => own }).handle(request)).status;
    };
    expect([await ask('seed=7'), await ask('nocache=1'), await ask('seed=42&nocache=1'), await ask('seed=42')]).toEqual(
      [501, 501, 501, 200],
    );
  });
});

describe('records', () => {
  it('are those of a build', () => {
    const built = JSON.parse(builtFiles({ ...ONLY, seed: 7 })['users/all.json'] ?? '') as readonly unknown[];
    const made = records('users', { seed: 7, count: 12 });
    expect([...made]).toEqual(built);
    expect([...made].slice(0, 3)).toEqual([...records('users', { seed: 7, count: 3 })]);
  });

  it('are typed by their resource, and a hundred of seed 42 where nothing is said', () => {
    const emails: readonly string[] = [...records('users')].map(({ email }) => email);
    expect(emails).toHaveLength(100);
    // @ts-expect-error an invoice has no such field
    expect([...records('invoices', { count: 1 })].map(({ email }) => email)).toEqual([undefined]);
  });

  it('come one by one', () => {
    const [first] = records('notifications', { count: 100_000 });
    expect(first?.id).toBe(1);
  });

  it('are refused for what no build takes', () => {
    const wrong = (): unknown => records('user' as 'users');
    expect(wrong).toThrow("resource 'user' (did you mean users?): expected one of authors, ");
    expect(() => records('users', { seed: -1 })).toThrow('seed -1: expected an integer from 0 to 9007199254740991');
    expect(() => records('users', { count: 0 })).toThrow('count 0: expected an integer from 1 to 100000');
    expect(() => records('users', { refDate: '2026-02-30' })).toThrow('refDate 2026-02-30: expected YYYY-MM-DD');
  });
});
