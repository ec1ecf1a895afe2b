import { describe, expect, it } from 'vitest';
import { listOf } from '../../src/generators/lists/list-of.ts';
import { PLACE_DETAILS } from '../../src/generators/lists/place-details.ts';
import { TABLE } from '../../src/inference/table/index.ts';
import { checkRooms } from '../../src/render/counts.ts';
import { renderRecords } from '../../src/render/index.ts';
import { compiled, compiledSchema } from '../config/opened.ts';

/** The texts of a field in so many records, checked as a build checks them. */
async function textsOf(name: string, field: object, count: number, beside: object = {}): Promise<readonly string[]> {
  const catalogue = await compiled({ resources: { books: { fields: { [name]: field, ...beside } } } });
  const options = { resource: 'books', count, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
  for (const resource of catalogue.resources) checkRooms(catalogue, resource, count, { ...options, items: count });
  // A record is an object of JSON, and the field is a text.
  return [...renderRecords(catalogue, options)].map((line) => (JSON.parse(line) as Record<string, string>)[name] ?? '');
}

describe('a unique name', () => {
  it.each(['name', 'team_name', 'projectName', 'slug', 'company_name', 'author_name'])(
    '%s has another value in each of many records',
    async (name) => {
      const texts = await textsOf(name, { unique: true }, 5000);
      expect(new Set(texts).size).toBe(5000);
    },
  );

  it('has room for as many records as there can be, and reads as one', { tags: 'slow' }, async () => {
    const texts = await textsOf('name', { unique: true }, 100_000);
    expect(new Set(texts).size).toBe(100_000);
    expect(texts.filter((text) => !/^The [A-Z][a-z]+ [A-Z][a-z]+ [1-9]\d*$/.test(text))).toEqual([]);
  });

  it('has no number where others may share it', async () => {
    for (const text of await textsOf('name', {}, 50)) expect(text).toMatch(/^The [A-Z][a-z]+ [A-Z][a-z]+$/);
  });
});

describe('a unique name with limits to its length', () => {
  it.each([
    { maxLength: 12 },
    { maxLength: 17 },
    { maxLength: 19 },
    { minLength: 15, maxLength: 19 },
    { minLength: 17 },
    { minLength: 40, maxLength: 60 },
  ])('keeps to %j', async (lengths) => {
    const { minLength = 0, maxLength = Infinity } = lengths;
    const root = { type: 'object', properties: { name: { type: 'string', ...lengths } } };
    const books = { schema: 'a.json', fields: { name: { unique: true } } };
    const catalogue = await compiled({ resources: { books } }, { 'a.json': root });
    const options = { resource: 'books', count: 2000, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
    // A record is an object of JSON, and its name is a text.
    const texts = [...renderRecords(catalogue, options)].map((line) => (JSON.parse(line) as { name: string }).name);
    expect(new Set(texts).size).toBe(2000);
    expect(texts.filter((text) => text.length < minLength || text.length > maxLength)).toEqual([]);
  });
});

describe('a country with a length', () => {
  it.each([
    [2, /^[A-Z]{2}$/],
    [3, /^[A-Z]{3}$/],
    [60, /^[A-Z][a-z].{2,}$/],
  ])('of at most %i letters fits in', async (maxLength, country) => {
    const root = { type: 'object', properties: { country: { type: 'string', maxLength } } };
    const catalogue = await compiledSchema(root);
    const options = { resource: 'things', count: 20, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
    // A record is an object of JSON, and its country is a text.
    const texts = [...renderRecords(catalogue, options)].map(
      (line) => (JSON.parse(line) as { country: string }).country,
    );
    expect(texts.filter((text) => !country.test(text))).toEqual([]);
  });
});

describe('a pattern that only some usual texts of the name match', () => {
  it.each([
    ['code', '[a-f](?:.{2}-){1,2}'],
    ['code', '^[4-9a-f][0-9a-f]{7}-[0-9a-f-]{27}$'],
    ['code', '-[0-9a-f]{4}-4[1-9a-f]'],
    ['slug', '(a|[a-f])'],
    ['email', '^[a-m]'],
    ['currency', '^[A-U]{3}$'],
    ['country_code', '^[D-U]{2}$'],
    ['language', '^[a-h]{2}$'],
    ['phone', '7'],
    ['city', '[a-f]'],
    ['name', '[a-f]'],
    ['zip', '^([A-Z0-9_-]{1,3}|a)(?:[^a-y].){1,2}$'],
  ])('is matched by all texts: %s, %s', async (name, pattern) => {
    const root = { type: 'object', properties: { [name]: { type: 'string', pattern } } };
    const catalogue = await compiled({ resources: { books: { schema: 'a.json' } } }, { 'a.json': root });
    const options = { resource: 'books', count: 500, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
    // A record is an object of JSON, and this field of it is a text.
    const texts = [...renderRecords(catalogue, options)].map(
      (line) => (JSON.parse(line) as Record<string, string>)[name] ?? '',
    );
    expect(texts.filter((text) => !new RegExp(pattern, 'u').test(text))).toEqual([]);
  });

  it('is tried with each form of postcodes', () => {
    const form = (text: string): string => text.replaceAll(/[\d#]/g, '0').replaceAll(/[A-Z?]/g, 'A');
    const samples = TABLE.find(({ role }) => role === 'postcode')?.guesses.string?.samples?.map(form);
    const ofCities = listOf(PLACE_DETAILS).flatMap((row) => row.split('|')[3]?.replace(/.*\/.*/, '') || []);
    expect(ofCities.length).toBeGreaterThan(100);
    expect(ofCities.map(form).filter((one) => samples?.includes(one) !== true)).toEqual([]);
  });
});

it.each([
  [9, /^[A-Z]{2}-[0-9]{6}$/],
  [30, /^[A-Z]{2}-[0-9]{6}$/],
  [5, /^.{1,5}$/],
])('a reference of at most %i letters has its usual form if that fits in', async (maxLength, form) => {
  const root = { type: 'object', properties: { reference: { type: 'string', maxLength } } };
  const catalogue = await compiledSchema(root);
  const options = { resource: 'things', count: 20, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
  // A record is an object of JSON, and its reference is a text.
  const texts = [...renderRecords(catalogue, options)].map(
    (line) => (JSON.parse(line) as { reference: string }).reference,
  );
  expect(texts.filter((text) => !form.test(text))).toEqual([]);
});

it('a pattern that is no regular expression is refused beside a format too', async () => {
  const root = { type: 'object', properties: { email: { type: 'string', format: 'email', pattern: '(' } } };
  await expect(compiledSchema(root)).rejects.toThrow("expected a regular expression, got '('");
});

it('a pattern beside a format that has no usual length is kept', async () => {
  const root = { type: 'object', properties: { key: { type: 'string', format: 'password', pattern: '^[0-9]{3,4}$' } } };
  const catalogue = await compiledSchema(root);
  const options = { resource: 'things', count: 20, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
  // A record is an object of JSON, and its key is a text.
  const texts = [...renderRecords(catalogue, options)].map((line) => (JSON.parse(line) as { key: string }).key);
  expect(texts.filter((text) => !/^\d{3,4}$/.test(text))).toEqual([]);
});
