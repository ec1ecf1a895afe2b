import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { definitions } from '../../src/generators/index.ts';
import { countOf, renderRecords } from '../../src/render/index.ts';
import { metaContext } from '../../src/render/meta.ts';
import type { Catalogue, Resource } from '../../src/schema/index.ts';
import { importedFrom } from '../openapi/imported.ts';
import { CLINIC } from '../own/clinic.ts';
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

  it.each(builtins.resources)('give the same records of $name back, byte for byte', { tags: 'slow' }, ({ name }) => {
    for (const seed of [42, 7]) {
      const options = { resource: name, count: 30, seed, refDate, items: 100 };
      expect([...renderRecords(again, options)]).toEqual([...renderRecords(builtins, options)]);
    }
  });

  it('give the same records and today’s names back where arguments have former names', { tags: 'slow' }, async () => {
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

/** A config with every keyword of ours that a schema can have; the clinic has the others. */
const ALL = {
  resources: {
    teams: {
      items: 20,
      fields: {
        name: {},
        size: { generator: 'random_int', min: 3, max: 9 },
        lead_id: { references: 'teams', earlier: true },
      },
    },
    badges: {
      unique: ['team_id', 'colour'],
      causes: { mood: { choices: { calm: 2, busy: 1 } } },
      fields: {
        team_id: { references: 'teams' },
        colour: { choices: ['red', 'green', 'blue', 'grey', 'pink', 'black', 'white', 'brown'] },
        code: { generator: 'pattern', args: { pattern: 'B-[0-9]{5}' }, unique: true },
        shift: { choices: ['early', 'late'], per: 'team_id', as: 'team.shift' },
        note: {
          generator: 'word',
          args: { choices: { by: 'mood', is: { calm: { fine: 1 } }, else: { later: 1, soon: 2 } } },
          nullable: 0.2,
        },
        ended_at: { generator: 'past_date', format: 'date-time', when: { shift: ['late'] } },
        parts: {
          items: {
            count: [25, 30],
            unique: 'slot',
            field: { fields: { slot: { generator: 'random_int', min: 1, max: 99 }, price: { generator: 'price' } } },
          },
        },
        prices: { type: 'array', copy: 'parts.price' },
        sum: { generator: 'sum', args: { of: { from: 'parts.price' } } },
        fee: {
          generator: 'number',
          args: { min: { cases: [{ when: { shift: ['late'] }, use: 5 }], else: 1 }, max: 9 },
        },
        boss: { generator: 'name', args: { name: { any: 'teams.name' } } },
      },
    },
    shifts: { fields: { badge_id: { references: 'badges', each: 2 }, on: { generator: 'past_date', format: 'date' } } },
    reports: {
      single: true,
      under: ['teams/{team_id}/report'],
      fields: { team_id: { references: 'teams' }, text: {} },
    },
  },
};

/** Returns what a config says of the addresses of a resource, which its schema does not. */
const addressesOf = ({ path, key, single, under, list }: Resource): object =>
  JSON.parse(JSON.stringify({ path, key, single, under, list })) as object;

/** Returns the JSON Schema of a resource, as its meta answer has it. */
const schemaOf = (catalogue: Catalogue, resource: Resource): object =>
  JSON.parse(JSON.stringify(metaContext(resource, 'both', 100, catalogue)['schema'])) as object;

/** Returns all keywords of ours in some JSON, sorted. */
const keywordsIn = (json: unknown): readonly string[] =>
  [...new Set([...JSON.stringify(json).matchAll(/"(x-[a-z-]+)":/g)].map(([, keyword = '']) => keyword))].toSorted();

describe('our own keywords', async () => {
  const named = await compiled(ALL);
  const catalogues = [named, CLINIC];
  const schemas = catalogues.map((catalogue) => catalogue.resources.map((resource) => schemaOf(catalogue, resource)));

  it('are all in the schemas of these configs, but for those that only code gives', () => {
    const known = readFileSync('src/json-schema/keywords.ts', 'utf8').match(/(?<=')x-[a-z-]+(?=':)/g) ?? [];
    expect(keywordsIn(schemas)).toEqual([...new Set([...known, 'x-causes', 'x-items'])].toSorted());
  });

  it.each([0, 1])('give a config back by its schemas, case %#', async (at) => {
    const [before, own = []] = [catalogues[at] ?? CLINIC, schemas[at]];
    const resources = before.resources.map((resource, index) => [
      resource.name,
      { schema: `${index}.json`, ...addressesOf(resource) },
    ]);
    const files = Object.fromEntries(own.map((schema, index) => [`${index}.json`, schema]));
    const again = await compiled({ resources: Object.fromEntries(resources) }, files);
    expectSame(again, before);
  });

  it('give a config back by an OpenAPI document that is imported', async () => {
    const paths = named.resources.flatMap(({ name, single }) => {
      const record = { $ref: `#/components/schemas/${name}` };
      const answer = (schema: object) => ({
        get: { responses: { 200: { content: { 'application/json': { schema } } } } },
      });
      if (single) return [['/teams/{team_id}/report', answer(record)]];
      return [
        [`/${name}`, answer({ type: 'array', items: record })],
        [`/${name}/{id}`, answer(record)],
      ];
    });
    const components = named.resources.map((resource) => [resource.name, schemaOf(named, resource)]);
    const root = {
      openapi: '3.1.0',
      info: { title: 'All', version: '1' },
      paths: Object.fromEntries(paths),
      components: { schemas: Object.fromEntries(components) },
    };
    const { config } = await importedFrom({ file: 'openapi.json', root });
    const again = await compiled(JSON.parse(JSON.stringify(config)), { 'openapi.json': root });
    const renamed = Object.keys(config.resources).find((name) => name.includes('report')) ?? '';
    expect(again.resources.map(({ name }) => name)).toEqual(['teams', 'badges', 'shifts', renamed]);
    for (const name of ['teams', 'badges', 'shifts']) expectSame(again, named, name);
  });
});

/** Checks that two catalogues give the same records of all resources, or of one, and the same meta answers. */
function expectSame(again: Catalogue, before: Catalogue, only?: string): void {
  for (const resource of before.resources) {
    const { name } = resource;
    if (only !== undefined && name !== only) continue;
    const count = countOf(resource, { items: 40 }, before.find);
    for (const seed of [42, 7]) {
      const options = { resource: name, count, seed, refDate, items: 40 };
      expect([...renderRecords(again, options)], name).toEqual([...renderRecords(before, options)]);
    }
    const own = again.find(name);
    expect(own && schemaOf(again, own), name).toEqual(schemaOf(before, resource));
  }
}
