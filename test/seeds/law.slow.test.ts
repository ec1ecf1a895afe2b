import { describe, expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import type { Choices } from '../../src/generate/index.ts';
import type { Seeds, Tree } from '../../src/runtime/index.ts';
import type { Catalogue } from '../../src/schema/index.ts';
import { generator } from '../../src/seeds/generator.ts';
import { DEFAULTS } from '../../src/settings.ts';
import { cases } from '../effort.ts';
import { dataCatalogue } from '../own/shop.ts';
import { filesOf, published, shortOf, type Texts } from './published.ts';

async function seedsOf(files: Texts): Promise<Seeds> {
  const seeds = await generator(published(files));
  if (typeof seeds === 'string') throw new Error(seeds);
  return seeds;
}

/** The item that a path names, as the tree gives it; undefined for any other path. */
async function itemAt(tree: Tree, path: string): Promise<string | undefined> {
  const [folder = '', file = ''] = path.split('/').slice(-2);
  const resource = tree.manifest.resources[folder];
  const id = file.replace('.json', '');
  const isItem = resource && file.endsWith('.json') && (resource.ids?.includes(id) ?? /^\d+$/.test(id));
  return isItem ? String((await tree.item?.(folder, resource.ids ? id : Number(id)))?.body) : undefined;
}

/** Whether a file lies in the second folder of a resource: no host asks for it there, for the first one has the same. */
function isSecond({ manifest }: Tree, path: string): boolean {
  const parts = path.split('/');
  return manifest.layout === 'both' && parts.length === 3 && parts[1] !== undefined && parts[1] in manifest.resources;
}

const TREES: Readonly<Record<string, readonly [catalogue: () => Promise<Catalogue>, choices: Partial<Choices>]>> = {
  'a full tree': [async () => builtins, { items: cases(5, 100) }],
  'a packed tree': [async () => builtins, { items: cases(5, 100), packed: true }],
  'one layout, some resources': [async () => builtins, { layout: 'flat', only: ['invoices', 'players'] }],
  'the other layout, without those referred to': [
    async () => builtins,
    { layout: 'category', only: ['invoices'], refs: false, counts: { users: 7 } },
  ],
  'pictures that are files': [async () => builtins, { imagesBase: 'https://a.example/repo', only: ['books', 'users'] }],
  'an own shape': [
    async () => builtins,
    { api: { base: '/api/v1', envelope: 'hal', firstPage: 0, query: { limit: '_limit' } }, only: ['users'] },
  ],
  'own templates': [
    async () => builtins,
    {
      only: ['users'],
      overrides: {
        'collection.json.hbs': '{"n":{{json pagination.total}},"list":{{json data}} }',
        'item.json.hbs': '{"kind":{{json resource}},"item":{{json record}} }',
        'meta.json.hbs': '{"of":{{json resource}},"now":{{json count.total}} }',
      },
    },
  ],
  'more records than a block': [
    async () => builtins,
    { items: 300, only: ['coupons'], refDate: '2024-02-29T12:00:00.000Z' },
  ],
  'a large collection, with its index': [async () => builtins, { items: 1001, packed: true, only: ['coupons'] }],
  'without what a browser needs': [async () => builtins, { dataOnly: true, only: ['teams'] }],
  'resources of one’s own': [dataCatalogue, { counts: { users: 5 } }],
  'resources of one’s own, packed, with pictures': [dataCatalogue, { packed: true, imagesBase: 'https://a.example' }],
};

describe.each(Object.entries(TREES))('another seed of %s', (_, [catalogueOf, choices]) => {
  it('is the same in every file as a build with that seed', { timeout: 120_000 }, async () => {
    const catalogue = await catalogueOf();
    const seeds = await seedsOf(await filesOf(catalogue, choices));
    for (const seed of cases([7], [0, 7, Number.MAX_SAFE_INTEGER])) {
      const tree = seeds(seed);
      const expected = await filesOf(catalogue, { ...choices, seed });
      for (const [path, text] of Object.entries(expected)) {
        if (isSecond(tree, path)) continue;
        const found = (await itemAt(tree, path)) ?? String((await tree.file(path))?.body);
        expect([path, shortOf(found)]).toEqual([path, shortOf(text)]);
      }
      expect(JSON.parse(expected['mockgen.json'] ?? '')).toMatchObject({ seed });
    }
  });

  it('is the published tree for its own seed', async () => {
    const catalogue = await catalogueOf();
    const files = await filesOf(catalogue, choices);
    const tree = (await seedsOf(files))(DEFAULTS.seed);
    expect(shortOf(String((await tree.file('mockgen.json'))?.body))).toBe(shortOf(files['mockgen.json']));
  });
});
