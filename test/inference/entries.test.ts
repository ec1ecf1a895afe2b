import { describe, expect, it } from 'vitest';
import { renderRecords } from '../../src/render/index.ts';
import type { Json } from '../../src/schema/index.ts';
import { compiled } from '../config/opened.ts';

/** The first value of a property of a resource. */
async function valueOf(resource: string, name: string, schema: object): Promise<Json> {
  const properties = { [name]: schema };
  const catalogue = await compiled(
    { resources: { [resource]: { schema: 'a.json' } } },
    { 'a.json': { type: 'object', properties, required: [name] } },
  );
  const options = { resource, count: 1, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
  const [line = ''] = renderRecords(catalogue, options);
  // A record is an object of JSON.
  return (JSON.parse(line) as Readonly<Record<string, Json>>)[name] ?? null;
}

const OBJECT = { type: 'object' };

describe('an object that may contain anything', () => {
  it.each([
    ['orders', 'metadata', 'source reference'],
    ['products', 'attributes', 'color size material is_fragile weight'],
    ['orders', 'shipping_address', 'street city postal_code country'],
    ['orders', 'customer', 'name email phone'],
    ['orders', 'payload', ''],
    ['orders', 'whatever', ''],
  ])('in %s has the usual entries of %s', async (resource, name, names) => {
    const value = await valueOf(resource, name, OBJECT);
    expect(Object.keys(Object(value)).join(' ')).toBe(names);
  });

  it('has entries of the type that its schema allows', async () => {
    for (const type of ['string', 'integer', 'boolean'] as const) {
      const value = await valueOf('orders', 'attributes', { ...OBJECT, additionalProperties: { type } });
      const types = Object.values(Object(value)).map((one) => (typeof one === 'number' ? 'integer' : typeof one));
      expect(new Set(types)).toEqual(new Set([type]));
    }
  });

  it.each([
    { additionalProperties: false },
    { additionalProperties: { type: 'string', enum: ['a'] } },
    { additionalProperties: { type: 'object' } },
    { patternProperties: { '^x-': {} } },
    { propertyNames: { maxLength: 2 } },
    { unevaluatedProperties: false },
    { maxProperties: 1 },
  ])('is empty where its entries have rules: %j', async (rules) => {
    expect(await valueOf('orders', 'metadata', { ...OBJECT, ...rules })).toEqual({});
  });

  it('in a list is a short record of what the resource knows', async () => {
    const value = await valueOf('orders', 'products', { type: 'array', items: OBJECT, minItems: 1 });
    expect(JSON.stringify(value)).toMatch(/^\[\{"id":"[^"]+","name":"[A-Z]/);
  });
});
