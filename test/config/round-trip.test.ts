import { describe, expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { compileResources } from '../../src/config/compile-all.ts';
import { renderRecords } from '../../src/render/index.ts';
import { metaContext } from '../../src/render/meta.ts';
import type { Catalogue } from '../../src/schema/index.ts';
import { dataCatalogue } from '../own/shop.ts';

const refDate = '2026-01-01T00:00:00.000Z';

/** All meta answers of a catalogue, as files of a config without built-in resources. */
async function reread(original: Catalogue): Promise<Catalogue> {
  const units = original.resources.map((resource) => {
    const file = `schemas/${resource.name}.json`;
    const root = JSON.parse(JSON.stringify(metaContext(resource, 'both', 100, original))) as unknown;
    const place = { file: 'mockgen.config.json', path: ['resources', resource.name] };
    return { name: resource.name, config: { schema: file }, place, schema: { document: { file, root } } };
  });
  const { catalogue } = await compileResources(units, [], builtins.resources);
  return catalogue;
}

describe('meta answers of ours, saved as files', async () => {
  const again = await reread(builtins);

  it.each(builtins.resources)('give the same records of $name back, byte for byte', ({ name }) => {
    for (const seed of [42, 7]) {
      const options = { resource: name, count: 30, seed, refDate, items: 100 };
      expect([...renderRecords(again, options)]).toEqual([...renderRecords(builtins, options)]);
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
