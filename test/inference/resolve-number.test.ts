import { describe, expect, it } from 'vitest';
import { renderRecords } from '../../src/render/index.ts';
import { compiled, compiledSchema, withFields } from '../config/opened.ts';

const SAFE = Number.MAX_SAFE_INTEGER;

/** The numbers that a field of a config has. */
async function numbersOf(field: object): Promise<readonly number[]> {
  const catalogue = await compiled(withFields({ x: field }));
  const options = { resource: 'things', count: 200, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
  // A record is an object of JSON, and x is a number.
  return [...renderRecords(catalogue, options)].map((line) => (JSON.parse(line) as { readonly x: number }).x);
}

describe('a number near the last one that is told from its neighbours', () => {
  it.each([
    [9007199254740000, SAFE],
    [-SAFE, -9007199254740000],
    [SAFE - 3, SAFE],
    [SAFE, SAFE],
    [4503599627370497, SAFE],
    [-9007199254740990, 9007199254740990],
    [9007199254740992, 9007199254740996],
  ])('from %d to %d stays inside', async (min, max) => {
    for (const field of [
      { type: 'integer', min, max },
      { type: 'integer', min, max, generator: 'random_int' },
      { type: 'number', min, max },
      { type: 'number', min, max, generator: 'number', args: { step: 1 } },
    ]) {
      const all = await numbersOf(field);
      expect(all.filter((one) => !(one >= min && one <= max))).toEqual([]);
    }
  });

  it('differs from record to record', async () => {
    const all = await numbersOf({ type: 'integer', min: SAFE - 1000, max: SAFE, unique: true });
    expect(new Set(all).size).toBe(200);
    expect(all.filter((one) => one < SAFE - 1000 || one > SAFE)).toEqual([]);
  });

  it('has a usual size where its bounds are those of its type', async () => {
    expect((await numbersOf({ type: 'integer', min: -SAFE, max: SAFE })).every((one) => one >= 0 && one <= 1000)).toBe(
      true,
    );
    expect((await numbersOf({ type: 'integer', min: 1, max: SAFE })).every((one) => one >= 1 && one <= 1001)).toBe(
      true,
    );
  });
});

describe('a number with a step', () => {
  it.each(['integer', 'number'])(
    'of the type %s says so in the schema of its values, and no other does',
    async (type) => {
      const catalogue = await compiledSchema({
        type: 'object',
        properties: { x: { type, multipleOf: 5 }, y: { type } },
      });
      const { x, y } = catalogue.find('things')?.fields ?? {};
      expect(x?.keywords).toEqual({ multipleOf: 5 });
      expect(y?.keywords).toBeUndefined();
    },
  );
});

describe('bounds of a field that is not a number', () => {
  it('have no effect', async () => {
    const properties = { x: { type: 'string', minimum: 5, maximum: 5 }, id: { type: 'integer', minimum: 0 } };
    const root = { type: 'object', properties };
    // What the config says of the field bounds nothing either.
    const catalogue = await compiledSchema(root, { fields: { x: { nullable: 0.5 } } });
    expect(catalogue.find('things')?.fields['x']).toMatchObject({ type: 'string', nullable: 0.5 });
  });
});

describe('bounds with nothing between them', () => {
  it.each<[object, string]>([
    [{ type: 'integer', exclusiveMinimum: 1, exclusiveMaximum: 2 }, 'a whole number'],
    [{ type: 'number', exclusiveMinimum: 1, exclusiveMaximum: 1 }, 'a number'],
    [{ type: 'integer', minimum: 4, maximum: 6, multipleOf: 7 }, 'a multiple of 7'],
  ])('are refused: %j', async (x, what) => {
    const root = { type: 'object', properties: { x } };
    await expect(compiledSchema(root)).rejects.toThrow(`expected bounds with ${what} between them`);
  });
});

it.each(['phone', 'mobile_number', 'contactPhone'])(
  'a number that is called %s is one that can be dialled',
  async (name) => {
    const catalogue = await compiledSchema({ type: 'object', properties: { [name]: { type: 'integer' } } });
    const options = { resource: 'things', count: 10, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
    for (const line of renderRecords(catalogue, options)) {
      // A record is an object of JSON.
      const record = JSON.parse(line) as Readonly<Record<string, unknown>>;
      expect(String(record[name])).toMatch(/^20255501\d\d$/);
    }
  },
);

it.each(['zip', 'postal_code'])('a number that is called %s has five digits', async (name) => {
  const catalogue = await compiledSchema({ type: 'object', properties: { [name]: { type: 'integer' } } });
  const options = { resource: 'things', count: 10, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
  for (const line of renderRecords(catalogue, options)) {
    // A record is an object of JSON.
    expect((JSON.parse(line) as Readonly<Record<string, unknown>>)[name]).toBeGreaterThanOrEqual(10_000);
  }
});
