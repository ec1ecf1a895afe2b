import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fieldsOf, rangeOf, readMeta } from '../../../src/browser/explorer/meta.ts';

const meta = (resource: string): ReturnType<typeof readMeta> =>
  readMeta(JSON.parse(readFileSync(`fixtures/${resource}/meta.json`, 'utf8')), resource);

describe('readMeta', () => {
  it('reads the fields that a build describes', () => {
    const { singular, fields } = meta('invoices');
    const field = (name: string): unknown => fields.find((one) => one.name === name);
    expect(singular).toBe('invoice');
    expect(field('paid_at')).toMatchObject({ type: 'string', nullable: true, format: 'date-time', isNumber: false });
    expect(field('status')).toMatchObject({ values: ['pending', 'paid', 'overdue', 'cancelled', 'refunded'] });
    expect(field('id')).toMatchObject({ type: 'integer', range: 'from 1', isNumber: true, generator: 'random_int' });
  });

  it('recognizes pictures and lists', () => {
    const { fields } = meta('authors');
    expect(fields.filter(({ isPicture }) => isPicture).map(({ name }) => name)).toEqual(['photo']);
    expect(fields.find(({ name }) => name === 'genres')?.type).toBe('array of string');
  });

  it('reads nested fields and references', () => {
    const weight = { type: ['number', 'null'] };
    const properties = {
      at: { type: 'object', properties: { city: { type: 'string' }, geo: { type: 'object', properties: { weight } } } },
      parts: { type: 'array', items: { type: 'object', properties: { weight } } },
      tags: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
      user_id: { type: 'integer', 'x-references': 'users' },
    };
    const [at, parts, tags, user] = readMeta({ schema: { properties } }, 'things').fields;
    expect(at?.inner.map(({ name }) => name)).toEqual(['at.city', 'at.geo']);
    expect(at?.inner[1]?.inner).toMatchObject([{ name: 'at.geo.weight', type: 'number', nullable: true }]);
    expect(parts).toMatchObject({ type: 'array of object', inner: [{ name: 'parts[].weight' }] });
    expect(tags).toMatchObject({ values: ['a', 'b'], inner: [], target: '' });
    expect(user?.target).toBe('users');
  });

  it.each([undefined, {}, { schema: { properties: [] } }])('has no fields in %j', (document) => {
    expect(readMeta(document, 'authors')).toMatchObject({ singular: 'authors', fields: [] });
  });
});

describe('rangeOf', () => {
  it.each([
    [undefined, undefined, ''],
    [0, undefined, 'from 0'],
    [undefined, 0, 'to 0'],
    [-90, 90, 'from -90 to 90'],
  ])('words %j and %j', (minimum, maximum, words) => {
    expect(rangeOf(minimum, maximum)).toBe(words);
  });
});

describe('fieldsOf', () => {
  it('returns the fields of the meta document', () => {
    const authors = meta('authors');
    expect(fieldsOf(authors, [{ other: 1 }])).toBe(authors.fields);
  });

  it('derives fields from the records without a meta document, each from its first non-null value', () => {
    const fields = fieldsOf(undefined, [
      { id: 1, tags: null },
      { id: 2, tags: ['a'], photo: 'data:image/svg+xml,x' },
    ]);
    expect(fields.map(({ name, type, isNumber, isPicture }) => ({ name, type, isNumber, isPicture }))).toEqual([
      { name: 'id', type: 'number', isNumber: true, isPicture: false },
      { name: 'tags', type: 'array of any', isNumber: false, isPicture: false },
      { name: 'photo', type: 'string', isNumber: false, isPicture: true },
    ]);
  });
});
