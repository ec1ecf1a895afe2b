import { expect, it } from 'vitest';
import { renderRecords } from '../../src/render/index.ts';
import { compiledSchema } from '../config/opened.ts';

type Row = Readonly<Record<string, unknown>>;

/** Makes records of things with some properties. */
async function recordsOf(properties: object): Promise<readonly Row[]> {
  const catalogue = await compiledSchema({ type: 'object', properties: { id: { type: 'integer' }, ...properties } });
  const options = { resource: 'things', count: 30, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
  // A record is an object of JSON.
  return [...renderRecords(catalogue, options)].map((line) => JSON.parse(line) as Row);
}

const MAYBE = { type: ['string', 'null'] };

it('a description in HTML is the description beside it in marks', async () => {
  const rows = await recordsOf({ meta_description: MAYBE, description: MAYBE, description_html: { type: 'string' } });
  for (const row of rows) expect(row['description_html']).toBe(`<p>${String(row['description'])}</p>`);
});

it.each(['position', 'sort_order', 'variantRank', 'line_number'])('%s is there once in a list', async (name) => {
  const element = { type: 'object', properties: { [name]: { type: 'integer' } }, required: [name] };
  for (const row of await recordsOf({ images: { type: 'array', items: element } })) {
    const places = (row['images'] as readonly Readonly<Record<string, number>>[]).map((each) => each[name] ?? 0);
    expect(new Set(places).size).toBe(places.length);
    expect(Math.max(...places)).toBeLessThanOrEqual(3);
  }
});

it.each(['position', 'sort_order', 'displayOrder'])('%s counts records from the first', async (name) => {
  const rows = await recordsOf({ [name]: { type: name === 'position' ? 'number' : 'integer', minimum: 0 } });
  expect(rows.map((row) => row[name])).toEqual(rows.map(({ id }) => id));
});

it.each<[string, object]>([
  ['with bounds', { type: 'integer', minimum: 1, maximum: 5 }],
  [
    'in a list',
    { type: 'array', minItems: 1, items: { type: 'object', properties: { position: { type: 'integer' } } } },
  ],
])('a position %s does not count them', async (_, position) => {
  const rows = await recordsOf({ position });
  expect(rows.map((row) => row['position'])).not.toEqual(rows.map(({ id }) => id));
});
