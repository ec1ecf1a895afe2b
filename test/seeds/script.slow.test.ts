import { expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import type { Generator } from '../../src/runtime/index.ts';
import { generatorFiles } from '../../src/tree/index.ts';
import { cases } from '../effort.ts';
import { dataCatalogue } from '../own/shop.ts';
import { filesOf, published, shortOf, type Texts } from './published.ts';

/** What the scripts of a tree put there for others. */
const scope = globalThis as { mockgenGenerator?: Generator; mockgenFaker?: unknown };

/** The files of a tree of the service, and of one whose resources need faker. */
const ITEMS = cases(5, 30);
const service = filesOf(builtins, { items: ITEMS });
const shop = dataCatalogue().then((catalogue) => filesOf(catalogue, {}));

/** Runs scripts of a tree as modules, which is how a page loads them. */
async function load(files: Texts): Promise<readonly string[]> {
  const names = generatorFiles(Object.keys(files));
  for (const name of names) {
    await import(
      /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(files[name] ?? '').toString('base64')}#${Math.random()}`
    );
  }
  return names;
}

async function made(files: Texts, seed: number): Promise<string> {
  const seeds = await scope.mockgenGenerator?.(published(files));
  return typeof seeds === 'function' ? String((await seeds(seed).file('mockgen.json'))?.body) : `${seeds}`;
}

it('the script of a tree generates its other seeds as the sources do', { timeout: 60_000 }, async () => {
  const files = await service;
  expect(await load(files)).toHaveLength(1);
  expect(shortOf(await made(files, 7))).toBe(
    shortOf((await filesOf(builtins, { items: ITEMS, seed: 7 }))['mockgen.json']),
  );
});

it('custom resources that use faker need the second script', { timeout: 60_000 }, async () => {
  const files = await shop;
  delete scope.mockgenFaker;
  const [generator = '', faker = ''] = generatorFiles(Object.keys(files));
  expect([generator.slice(0, 10), faker.slice(0, 6)]).toEqual(['generator-', 'faker-']);
  await load({ [generator]: files[generator] ?? '' });
  expect(await made(files, 7)).toContain('has seed 42 only: its generator cannot be loaded (its fields need faker');
  await load(files);
  expect(shortOf(await made(files, 7))).toBe(
    shortOf((await filesOf(await dataCatalogue(), { seed: 7 }))['mockgen.json']),
  );
});

it('neither script evaluates texts as code, and both can be loaded in any way', async () => {
  const files = await shop;
  for (const name of generatorFiles(Object.keys(files))) {
    expect(files[name]).not.toMatch(/\beval\(|new Function\(|\bFunction\(/);
    expect(files[name]).not.toMatch(/^(?:import|export)\b|\bimport\(|\bimport\.meta\b/m);
  }
});
