import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { takeConfig } from '../../src/config/index.ts';
import { Records } from '../../src/render/records.ts';
import { metaContext } from '../../src/render/meta.ts';
import type { Field } from '../../src/schema/index.ts';

const ITEMS = 20;

/** The fields of `things`, which copies read, and of `links`, one of which refers to each of them. */
async function catalogueOf(things: object, links: object = {}) {
  const config = await takeConfig({
    builtins: ['users'],
    items: ITEMS,
    resources: { things: { fields: things }, links: { fields: { thing_id: {}, ...links } } },
  });
  return config.catalogue();
}

async function fieldOf(things: object, links: object, name: string): Promise<Field | undefined> {
  return (await catalogueOf(things, links)).find('links')?.fields[name];
}

describe('a copy without a type', () => {
  it.each([
    ['of a field of a resource that comes with mockgen', 'user_id.email', { type: 'string', format: 'email' }],
    ['of an id behind a reference', 'thing_id.id', { type: 'integer' }],
    ['of an inferred field behind a reference', 'thing_id.price', { type: 'number' }],
    ['of an inferred reference behind a reference', 'thing_id.user_id', { type: 'integer' }],
    ['of a copy behind a reference', 'thing_id.mail', { type: 'string', format: 'email' }],
    ['inside of an object behind a reference', 'thing_id.place.city', { type: 'string' }],
    ['of an object', 'thing_id.place', { type: 'object' }],
    ['of a list of texts', 'thing_id.tags', { type: 'array', keywords: { items: { type: 'string' } } }],
    ['of a list of numbers', 'thing_id.sizes', { type: 'array' }],
    ['of a neighbour', 'stars', { type: 'integer' }],
  ])('has the type %s, of references by name too', async (_, copy, field) => {
    const things = {
      price: { min: 0.5, max: 9 },
      user_id: {},
      mail: { copy: 'user_id.email' },
      place: { fields: { city: {} } },
      tags: {},
      sizes: { items: { field: { min: 1, max: 9 } } },
    };
    const found = await fieldOf(things, { user_id: {}, stars: { min: 1, max: 5 }, it: { copy } }, 'it');
    expect(found).toMatchObject({ copy, ...field });
  });

  it('that leads through its own object does not compile all that is in the object', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `name${at}`);
    const copies = Object.fromEntries(names.map((name) => [name, { copy: 'owner.id.email' }]));
    const links = { owner: { fields: { id: { references: 'users' }, ...copies } } };
    expect(Object.values((await fieldOf({ title: {} }, links, 'owner'))?.fields ?? {}).map(({ type }) => type)).toEqual(
      ['integer', ...names.map(() => 'string')],
    );
  }, 5_000);

  it.each([
    [21, 'integer'],
    [22, undefined],
  ])('of copies of copies, %i deep, has the type %s', async (depth, type) => {
    const copies = Object.fromEntries(
      Array.from({ length: depth }, (_, at) => [`x${at + 1}`, { copy: at === 0 ? 'stars' : `x${at}` }]),
    );
    const found = fieldOf({ title: {} }, { stars: { min: 1, max: 5 }, ...copies }, `x${depth}`).catch(() => undefined);
    expect((await found)?.type).toBe(type);
  });

  it.each([
    ['to each other', { x: { copy: 'y' }, y: { copy: 'x' } }, '[xy]'],
    ['past a field that refers to nothing', { stars: { min: 1, max: 5 }, x: { copy: 'stars.mail' } }, 'stars.mail'],
  ])('is refused where paths lead %s', async (_, links, path) => {
    await expect(catalogueOf({ title: {} }, links)).rejects.toMatchObject({
      code: 'config_invalid',
      message: expect.stringMatching(`expected a type beside copy: that of ${path} is not known`),
    });
  });

  it.each([
    ['thing_id.tite', "did you mean title? (expected a field of things, got 'tite')"],
    ['thng_id.title', "did you mean thing_id? (expected a field of links, got 'thng_id')"],
    ['thing_id.place.ciy', "did you mean city? (expected a field of things.place, got 'ciy')"],
  ])('is refused where the path is %s, with the nearest name', async (path, message) => {
    const things = { title: {}, place: { fields: { city: {} } } };
    await expect(catalogueOf(things, { x: { copy: path } })).rejects.toMatchObject({
      message: expect.stringContaining(`links.fields.x: ${message}`),
    });
  });

  it('fits the schema that the meta document has for it', async () => {
    const things = { tags: {}, sizes: { items: { field: { min: 1, max: 9 } } }, n: { min: 1, max: 3, nullable: 0.5 } };
    const links = { tags: { copy: 'thing_id.tags' }, sizes: { copy: 'thing_id.sizes' }, n: { copy: 'thing_id.n' } };
    const catalogue = await catalogueOf(things, links);
    const resource = catalogue.find('links');
    const ajv = new Ajv2020({ strict: false });
    // The package is CommonJS, and its default export arrives as a property.
    addFormats.default(ajv);
    const meta = resource && metaContext(resource, 'flat', ITEMS, catalogue);
    expect(meta?.['search_fields']).toEqual(['tags']);
    const validate = ajv.compile(meta?.['schema'] as object);
    const records = new Records(catalogue, { seed: 42, refDate: '2026-01-01T00:00:00.000Z', items: ITEMS });
    for (let id = 1; id <= ITEMS; id++) {
      const record = records.record('links', id);
      expect(validate(record), `${JSON.stringify(validate.errors)} in ${JSON.stringify(record)}`).toBe(true);
    }
  });
});
