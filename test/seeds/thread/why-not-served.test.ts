import { expect, it } from 'vitest';
import { takeConfig } from '../../../src/config/index.ts';
import { createRecipe } from '../../../src/generate/index.ts';
import { renderTree } from '../../../src/render/index.ts';
import { whyNotServed } from '../../../src/seeds/thread/why-not-served.ts';
import type { Catalogue } from '../../../src/schema/index.ts';
import { DEFAULTS } from '../../../src/settings.ts';
import { parseManifest, type Manifest } from '../../../src/tree/index.ts';
import { DATA_VERSION, VERSION } from '../../../src/version.ts';

const OURS = { mockgen: VERSION, dataVersion: DATA_VERSION };

async function catalogueOf(x: object): Promise<Catalogue> {
  return (await takeConfig({ resources: { books: { fields: { x: { type: 'integer', ...x } } } } })).untried();
}

async function manifestOf(catalogue: Catalogue, only: readonly string[]): Promise<Manifest> {
  const choices = { ...DEFAULTS, items: 1, dataOnly: true, only };
  const { options, parts } = await createRecipe(catalogue, choices, () => '');
  const text = renderTree(options, parts).file('mockgen.json');
  return parseManifest(String(text)) ?? expect.fail('no manifest');
}

const why = (manifest: Manifest, catalogue?: Parameters<typeof whyNotServed>[2]): string =>
  whyNotServed(manifest, OURS, catalogue) ?? 'served';

it('a tree of built-in resources is served with other seeds, with or without a config', async () => {
  const catalogue = await catalogueOf({});
  const manifest = await manifestOf(catalogue, ['users']);
  expect([why(manifest), why(manifest, catalogue)]).toEqual(['served', 'served']);
});

it('a tree of a config is served with other seeds where the same config can be loaded', async () => {
  const catalogue = await catalogueOf({ max: 9 });
  const manifest = await manifestOf(catalogue, ['books']);
  const { source: _, ...others } = catalogue;
  expect(why(manifest)).toMatch(/^This tree has seed \d+ only: it was built from a config, and there is none here\. /);
  expect(why(manifest, await catalogueOf({ max: 8 }))).toContain('and the one here says something else');
  expect(why(manifest, others)).toContain('that no other thread can load');
  expect(why(manifest, { ...others, here: catalogue })).toBe('served');
  expect(why(manifest, { ...others, source: { kind: 'data', resources: [], builtins: [] } })).toBe('served');
});

it('a tree of another data version is not served with other seeds', async () => {
  const catalogue = await catalogueOf({});
  for (const only of ['users', 'books']) {
    const manifest = { ...(await manifestOf(catalogue, [only])), dataVersion: DATA_VERSION - 1 };
    expect(why(manifest, catalogue)).toContain('or stay with its version');
  }
});
