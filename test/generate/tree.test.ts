import { describe, expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { type Choices, choicesOf, renderSharedParts, createRecipe } from '../../src/generate/index.ts';
import { createSeeds, generateTree, KEPT_SEEDS } from '../../src/seeds/kept/index.ts';
import { readBundle } from '../node/bundle-text.ts';
import { createRuntime, type Tree } from '../../src/runtime/index.ts';
import { catalogueFromData } from '../../src/load-catalogue.ts';
import { createCatalogue, type Resource } from '../../src/schema/index.ts';
import { DEFAULTS } from '../../src/settings.ts';
import { parseManifest } from '../../src/tree/index.ts';
import { builtFiles } from '../node/built-tree.ts';

const only = ['users', 'invoices'];
let drawn = 1_000_000;
const platform = { pause: () => Promise.resolve(), drawSeed: () => drawn++ };

/** A catalogue that counts how many notifications are made. */
function counting(): { readonly catalogue: typeof builtins; readonly calls: () => number } {
  let calls = 0;
  const notification_type = (context: never, args: never): unknown => {
    calls += 1;
    return builtins.generators['notification_type']?.(context, args);
  };
  const catalogue = createCatalogue(builtins.resources, { ...builtins.generators, notification_type });
  return { catalogue, calls: () => calls };
}

async function make(choices: Partial<Choices>, catalogue = builtins): Promise<ReturnType<typeof generateTree>> {
  const { options, parts } = await createRecipe(catalogue, { ...DEFAULTS, ...choices }, readBundle);
  return generateTree(options, parts, platform);
}

const textOf = async (tree: Tree, path: string): Promise<string | undefined> => {
  const file = await tree.file(path);
  return file && String(file.body);
};

describe('a generated tree', () => {
  it('has every document that a build writes, byte for byte', async () => {
    const files = builtFiles({ only, items: 300 });
    const tree = await make({ only, items: 300 });
    for (const path of [
      'index.json',
      'people/index.json',
      'users/index.json',
      'users/all.json',
      'invoices/meta.json',
      'mockgen.json',
      'index.html',
    ]) {
      expect(await textOf(tree, path), path).toBe(files[path]);
    }
    expect(await textOf(tree, 'nope.json')).toBeUndefined();
  });

  it('generates only the requested records', async () => {
    const { catalogue, calls } = counting();
    const tree = await make({ only: ['notifications'], items: 100_000 }, catalogue);
    const { lines, total } = await tree.records('notifications', { start: 50_000, end: 50_010 });
    expect([lines.length, total]).toEqual([10, 100_000]);
    expect(calls()).toBe(10);
  });

  it('finds the same as a search over the built records', async () => {
    const built = await make({ only, items: 600 });
    const { lines } = await built.records('users', { start: 0, end: 600 });
    const expected = lines.filter((line) => (JSON.parse(line) as { city: string }).city.toLowerCase().includes('b'));
    const search = { text: 'b', fields: ['city'], matchesNull: true };
    const found = await (await make({ only, items: 600 })).records('users', { search, start: 2, end: 9 });
    expect(found.lines).toEqual(expected.slice(2, 9));
    expect(found.total).toBe(expected.length);
  });

  it('stops a search that nobody waits for', { tags: 'slow' }, async () => {
    const { catalogue, calls } = counting();
    const aborted = {
      aborted: false,
      listeners: [] as (() => void)[],
      addEventListener: (_: string, listener: () => void) => void aborted.listeners.push(listener),
    };
    const { options, parts } = await createRecipe(
      catalogue,
      { ...DEFAULTS, items: 5000, only: ['users', 'notifications'] },
      readBundle,
    );
    let pauses = 0;
    const pause = (): Promise<void> => {
      pauses += 1;
      if (pauses === 2) for (const listener of aborted.listeners) listener();
      return Promise.resolve();
    };
    const tree = generateTree(options, parts, { ...platform, pause });
    const search = { text: 'zzz', fields: ['type', 'user_id'], matchesNull: true };
    await expect(tree.records('notifications', { search, start: 0, end: 10 }, aborted)).rejects.toMatchObject({
      status: 503,
    });
    expect(calls()).toBeLessThanOrEqual(2 * 256);
    // What was given up is begun anew for the next who asks.
    expect((await tree.records('notifications', { search, start: 0, end: 10 })).total).toBe(0);
  });
});

describe('other seeds', () => {
  it('are the same as builds with these seeds', async () => {
    const tree = await make({ only, items: 12 });
    const files = builtFiles({ only, items: 12, seed: 7 });
    const seven = tree.seeded?.(7);
    expect(seven?.manifest.seed).toBe(7);
    expect(seven && (await textOf(seven, 'users/all.json'))).toBe(files['users/all.json']);
    expect(seven && (await textOf(seven, 'mockgen.json'))).toBe(files['mockgen.json']);
  });

  it('state whether anything had to be generated', async () => {
    const seven = (await make({ only, items: 12 })).seeded?.(7);
    if (!seven) throw new Error('no seeds');
    const isNew = async (start: number): Promise<boolean | undefined> =>
      (await seven.records('users', { start, end: start + 3 })).isNew;
    expect([await isNew(0), await isNew(0), await isNew(1), await isNew(9), await isNew(12)]).toEqual([
      true,
      false,
      true,
      true,
      false,
    ]);
    const fileIsNew = async (): Promise<boolean | undefined> => (await seven.file('users/all.json'))?.isNew;
    expect([await fileIsNew(), await fileIsNew()]).toEqual([true, undefined]);
  });

  it('are kept while they are among the last requested ones', async () => {
    const { options, parts } = await createRecipe(builtins, { ...DEFAULTS, only, items: 3 }, readBundle);
    const seeded = createSeeds(renderSharedParts(options, parts), platform);
    const first = seeded(1);
    for (let seed = 2; seed <= KEPT_SEEDS; seed++) seeded(seed);
    expect(seeded(1)).toBe(first);
    for (let seed = 2; seed <= KEPT_SEEDS; seed++) seeded(100 + seed);
    expect(seeded(1)).toBe(first);
    for (let seed = 1; seed <= KEPT_SEEDS; seed++) seeded(200 + seed);
    expect(seeded(1)).not.toBe(first);
  });

  it('are new trees if no seed is given', async () => {
    const tree = await make({ only, items: 3 });
    expect(tree.seeded?.(undefined).manifest.seed).not.toBe(tree.seeded?.(undefined).manifest.seed);
  });

  it('answer through the runtime, as in the contract', async () => {
    const runtime = createRuntime({ current: () => make({ only, items: 12 }) });
    const { status, headers } = await runtime.handle({ method: 'GET', path: '/users', query: 'seed=7', headers: {} });
    expect([status, headers['x-cache']]).toEqual([200, 'MISS']);
  });
});

describe('createRecipe', () => {
  it.each<[string, Partial<Choices>]>([
    ['by default', {}],
    ['with one layout', { layout: 'category' }],
    ['packed', { packed: true }],
    ['without the files of a page', { dataOnly: true }],
    ['without what the chosen resources refer to', { only: ['invoices'], refs: false }],
    ['for Netlify', { provider: 'netlify' }],
    ['for Netlify, packed', { provider: 'netlify', packed: true }],
    ['for Netlify, in one layout', { provider: 'netlify', layout: 'flat' }],
    ['for Netlify, below a base', { provider: 'netlify', api: { base: '/mock' } }],
    ['for Cloudflare', { provider: 'cloudflare' }],
    ['for Cloudflare, without the files of a page', { provider: 'cloudflare', dataOnly: true }],
  ])('contains the files that a build writes %s', async (_, choices) => {
    const files = builtFiles({ only, items: 3, ...choices });
    const tree = await make({ only, items: 3, ...choices });
    expect(tree.manifest.files).toEqual((JSON.parse(files['mockgen.json'] ?? '') as { files: unknown }).files);
    for (const path of tree.manifest.files) expect(await textOf(tree, path), path).toBe(files[path]);
  });

  it.each([
    ['of data and faker', { generator: 'faker:lorem.word' }, ['faker-', 'generator-']],
    ['of data', { generator: 'uuid' }, ['generator-']],
    ['with functions, which no script can run', { generator: 'uuid', when: () => true }, []],
  ])('contains the scripts that the resources of a config need: %s', async (_, field, scripts) => {
    // A config with functions gives specs that the type of a spec does not allow.
    const own = {
      name: 'boats',
      category: 'own',
      description: '',
      fields: {
        id: { type: 'integer', generator: 'random_int', args: { min: 1 } },
        word: { type: 'string', ...field },
      },
    };
    const [resource] = [own] as unknown as readonly [Resource];
    const catalogue = await catalogueFromData([resource], []);
    const { parts } = await createRecipe(catalogue, { ...DEFAULTS }, readBundle);
    const names = Object.keys(parts.files ?? {}).filter((name) => /^(?:faker|generator)-/.test(name));
    expect(names.map((name) => name.replace(/-.*/, '-')).toSorted()).toEqual(scripts);
  });
});

describe('choicesOf', () => {
  it('returns the options that a tree was built with', async () => {
    const choices = {
      only: ['invoices', 'users'],
      items: 3,
      layout: 'flat',
      packed: true,
      dataOnly: true,
      provider: 'netlify',
      seed: 5,
    } as const;
    const manifest = parseManifest(builtFiles(choices)['mockgen.json'] ?? '');
    expect(manifest && choicesOf(manifest)).toEqual({ ...DEFAULTS, ...choices, refs: false, overrides: {} });
  });

  it.each([
    ['provider', 'nowhere'],
    ['overrides', { 'nope.hbs': '' }],
  ])('refuses a %s that this version does not know', (name, value) => {
    const text = builtFiles({ only, items: 1 })['mockgen.json'] ?? '';
    const manifest = parseManifest(JSON.stringify({ ...(JSON.parse(text) as object), [name]: value }));
    expect(() => manifest && choicesOf(manifest)).toThrow(expect.objectContaining({ code: 'not_a_tree' }));
  });
});
