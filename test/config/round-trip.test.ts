import { describe, expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { definitions } from '../../src/generators/index.ts';
import { renderRecords } from '../../src/render/index.ts';
import { metaContext } from '../../src/render/meta.ts';
import type { Catalogue } from '../../src/schema/index.ts';
import { dataCatalogue } from '../own/shop.ts';
import { compiled } from './opened.ts';

const refDate = '2026-01-01T00:00:00.000Z';

/** JSON in which arguments have the names that they had in earlier versions. */
function withFormerNames(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(withFormerNames);
  if (typeof json !== 'object' || json === null) return json;
  const { 'x-generator': generator, 'x-args': args, ...others } = json as Readonly<Record<string, unknown>>;
  const taken = definitions.get(String(generator))?.args ?? {};
  const renamed = Object.entries(args ?? {}).map(([name, value]) => [taken[name]?.formerly ?? name, value]);
  return {
    ...Object.fromEntries(Object.entries(others).map(([key, value]) => [key, withFormerNames(value)])),
    ...(generator !== undefined && { 'x-generator': generator }),
    ...(args !== undefined && { 'x-args': Object.fromEntries(renamed) }),
  };
}

/** Returns the catalogue of all meta answers of a catalogue, as files of a config without built-in resources. */
async function reread(original: Catalogue, change = (root: unknown): unknown => root): Promise<Catalogue> {
  const documents = original.resources.map((resource) => {
    const root = change(JSON.parse(JSON.stringify(metaContext(resource, 'both', 100, original))));
    return [`${resource.name}.json`, root] as const;
  });
  const resources = original.resources.map(({ name }) => [name, { schema: `${name}.json` }] as const);
  return compiled({ builtins: false, resources: Object.fromEntries(resources) }, Object.fromEntries(documents));
}

describe('meta answers of ours, saved as files', async () => {
  const again = await reread(builtins);

  it.each(builtins.resources)('give the same records of $name back, byte for byte', ({ name }) => {
    for (const seed of [42, 7]) {
      const options = { resource: name, count: 30, seed, refDate, items: 100 };
      expect([...renderRecords(again, options)]).toEqual([...renderRecords(builtins, options)]);
    }
  });

  it('give the same records and today’s names back where arguments have former names', async () => {
    const older = await reread(builtins, withFormerNames);
    for (const { name } of builtins.resources) {
      const options = { resource: name, count: 30, seed: 42, refDate, items: 100 };
      expect([...renderRecords(older, options)], name).toEqual([...renderRecords(builtins, options)]);
      expect(older.find(name)?.fields, name).toEqual(again.find(name)?.fields);
    }
  });

  it.each(builtins.resources)('give the same meta answer of $name back', (resource) => {
    const { name } = resource;
    const own = again.find(name);
    expect(own && metaContext(own, 'both', 100, again)).toEqual(metaContext(resource, 'both', 100, builtins));
  });
});

describe('meta answers of resources of one’s own', async () => {
  const shop = await dataCatalogue();
  const again = await reread(shop);

  it.each(shop.resources)('give records and meta answer of $name back', ({ name }) => {
    for (const seed of [42, 7]) {
      const options = { resource: name, count: 7, seed, refDate, items: 100 };
      expect([...renderRecords(again, options)]).toEqual([...renderRecords(shop, options)]);
    }
    const [own, before] = [again.find(name), shop.find(name)];
    expect(own && metaContext(own, 'both', 7, again)).toEqual(before && metaContext(before, 'both', 7, shop));
  });
});
