import { describe, expect, it } from 'vitest';
import { renderRecords } from '../../src/render/index.ts';
import { compiled } from '../config/opened.ts';

type Row = Readonly<Record<string, unknown>>;

const TEXT = { type: 'string' };
const NUMBER = { type: 'integer' };
const object = (properties: object): object => ({ type: 'object', properties, required: Object.keys(properties) });
const listOf = (items: object): object => ({ type: 'array', minItems: 2, maxItems: 3, items });

/** Makes records of pets and of stalls with some properties, as one tree has them. */
async function recordsOf(properties: object): Promise<readonly Row[]> {
  const root = object({ id: NUMBER, ...properties });
  const catalogue = await compiled(
    { resources: { pets: { schema: 'a.json' }, stalls: { schema: 'a.json' } } },
    { 'a.json': root },
  );
  const options = { count: 40, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
  // A record is an object of JSON.
  return ['pets', 'stalls'].flatMap((resource) =>
    [...renderRecords(catalogue, { ...options, resource })].map((line) => JSON.parse(line) as Row),
  );
}

/** Returns what objects of one name differ in. */
function differing(objects: readonly Row[]): readonly (readonly [unknown, number])[] {
  const names = new Set(objects.map(({ name }) => name));
  return [...names].map((name) => {
    const all = objects.filter((one) => one['name'] === name).map((one) => JSON.stringify(one));
    return [name, new Set(all).size] as const;
  });
}

it('has `as` beside `per` alone', async () => {
  const fields = { token: { generator: 'uuid', as: 'token' } };
  await expect(compiled({ resources: { things: { fields } } })).rejects.toThrow('has `as`, which needs `per`');
});

describe('an object of a kind', () => {
  it('is the same wherever a tree has its name, also in lists', async () => {
    const colour = { type: ['string', 'null'] };
    const tag = object({ id: NUMBER, name: TEXT, slug: TEXT, description: colour });
    const rows = await recordsOf({
      tags: listOf(tag),
      category: object({ id: { ...TEXT, format: 'uuid' }, name: TEXT }),
    });
    for (const objects of [
      rows.flatMap(({ tags }) => tags as readonly Row[]),
      rows.map(({ category }) => category as Row),
    ]) {
      const found = differing(objects);
      expect(found.length).toBeGreaterThan(3);
      expect(found.filter(([, count]) => count > 1)).toEqual([]);
    }
  });

  it('is known by what its name follows from', async () => {
    const currency = object({ id: NUMBER, name: TEXT, code: TEXT });
    const rows = await recordsOf({ currency });
    expect(differing(rows.map((row) => row['currency'] as Row)).filter(([, count]) => count > 1)).toEqual([]);
  });

  it('is no person, and no line of an order', async () => {
    const line = object({ id: { ...TEXT, format: 'uuid' }, name: TEXT });
    const rows = await recordsOf({ items: listOf(line) });
    const ids = rows.flatMap(({ items }) => (items as readonly Row[]).map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
