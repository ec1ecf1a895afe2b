import { describe, expect, it } from 'vitest';
import { importedFrom } from './imported.ts';

type Schema = Readonly<Record<string, unknown>>;

const object = (properties: Schema): Schema => ({ type: 'object', properties });
const made = (method: string): Schema => ({ type: 'string', 'x-faker': method });
const city = object({ city: made('location.city') });
/** A box in a box, without an end. */
const box = object({ owner: made('person.lastName'), inner: { $ref: '#/components/schemas/Box' } });

/** The fields that the config of a document has for objects with these properties. */
async function fieldsOf(properties: Schema): Promise<unknown> {
  const schema = { type: 'array', items: object({ id: { type: 'integer' }, ...properties }) };
  const root = {
    openapi: '3.1.0',
    info: { title: 'Lamps', version: '1' },
    paths: { '/lamps': { get: { responses: { 200: { content: { 'application/json': { schema } } } } } } },
    components: { schemas: { City: city, Box: box } },
  };
  const { config } = await importedFrom({ file: 'api.json', root });
  return config.resources?.['lamps']?.fields;
}

describe('the methods of faker in a document', () => {
  it.each<[string, Schema, unknown]>([
    ['a property', made('person.lastName'), { generator: 'faker:person.lastName' }],
    ['an object', city, { fields: { city: { generator: 'faker:location.city' } } }],
    [
      'an object elsewhere',
      { $ref: '#/components/schemas/City' },
      { fields: { city: { generator: 'faker:location.city' } } },
    ],
    [
      'an object put together',
      { allOf: [{ $ref: '#/components/schemas/City' }, object({ note: { type: 'string' } })] },
      { fields: { city: { generator: 'faker:location.city' } } },
    ],
  ])('make the values of %s', async (_, place, field) => {
    expect(await fieldsOf({ place })).toEqual({ place: field });
  });

  it.each<[string, Schema]>([
    ['an object without any', object({ note: { type: 'string' } })],
    ['a list of objects', { type: 'array', items: city }],
    ['a method that faker does not have', made('wizard.hat')],
  ])('are none in %s', async (_, place) => {
    expect(await fieldsOf({ place })).toBeUndefined();
  });

  it('are those of the outer objects where an object contains itself', async () => {
    const owner = { generator: 'faker:person.lastName' };
    const last = { fields: { owner } };
    expect(await fieldsOf({ place: { $ref: '#/components/schemas/Box' } })).toEqual({
      place: { fields: { owner, inner: { fields: { owner, inner: { fields: { owner, inner: last } } } } } },
    });
  });
});
