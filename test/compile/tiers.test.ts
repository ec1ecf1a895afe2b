import { expect, it } from 'vitest';
import { renderRecords } from '../../src/render/index.ts';
import { compiledSchema } from '../config/opened.ts';

type Tier = Readonly<Record<string, unknown>>;

const NUMBER = { type: 'integer' };
const TEXT = { type: 'string', pattern: '^[0-9]+$', maxLength: 32 };

/** Returns the tiers of some records, whose elements have some properties. */
async function tiersOf(properties: object, list: object = {}): Promise<readonly (readonly Tier[])[]> {
  const items = { type: 'object', properties, required: Object.keys(properties) };
  const catalogue = await compiledSchema({
    type: 'object',
    properties: { price_tiers: { type: 'array', items, ...list } },
    required: ['price_tiers'],
  });
  const options = { resource: 'things', count: 10, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
  // A record is an object of JSON.
  return [...renderRecords(catalogue, options)].map(
    (line) => (JSON.parse(line) as { readonly price_tiers: readonly Tier[] }).price_tiers,
  );
}

it.each([
  ['numbers', NUMBER],
  ['texts', TEXT],
])('each tier begins where the one before it ends, in %s', async (_, quantity) => {
  for (const tiers of await tiersOf({
    starting_quantity: quantity,
    ending_quantity: quantity,
    name: { type: 'string' },
  })) {
    expect(tiers).toHaveLength(3);
    expect(tiers.map((tier) => Number(tier['starting_quantity']))).toEqual([1, 10, 50]);
    expect(tiers.map((tier) => Number(tier['ending_quantity']))).toEqual([9, 49, 99]);
  }
});

it('the last tier has no end, if that can be null', async () => {
  const to = { type: ['integer', 'null'] };
  for (const tiers of await tiersOf({ from_value: NUMBER, to_value: to }, { minItems: 2, maxItems: 2 })) {
    expect(tiers).toEqual([
      { from_value: 1, to_value: 9 },
      { from_value: 10, to_value: null },
    ]);
  }
});

it('tiers keep to the limits of their ends', async () => {
  for (const tiers of await tiersOf({ first_unit: NUMBER, last_unit: { ...NUMBER, maximum: 40 } })) {
    for (const tier of tiers) expect(Number(tier['last_unit'])).toBeLessThanOrEqual(40);
  }
});
