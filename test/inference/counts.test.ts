import { describe, expect, it } from 'vitest';
import { schemaRows as rowsOf, type Row } from './rows.ts';

const integer = { type: 'integer' };
const value = (row: Row, name: string): number => Number(row[name]);

describe('a count', () => {
  it('is that of the list beside it', async () => {
    const tracks = { type: 'array', items: { type: 'object', properties: { title: { type: 'string' } } } };
    for (const row of await rowsOf('albums', { total_tracks: integer, tracks })) {
      expect(row['total_tracks']).toBe((row['tracks'] as readonly Row[]).length);
    }
  });

  it('is the sum of its parts', async () => {
    const fields = { total_count: integer, completed_count: integer, failed_count: integer };
    for (const row of await rowsOf('jobs', fields)) {
      expect(row['total_count']).toBe(value(row, 'completed_count') + value(row, 'failed_count'));
    }
  });

  it('of reviews is at most that of what was sold', async () => {
    for (const row of await rowsOf('products', { reviews_count: integer, total_sold: integer }))
      expect(value(row, 'reviews_count')).toBeLessThanOrEqual(value(row, 'total_sold'));
  });

  it('of pages is at least the page', async () => {
    for (const row of await rowsOf('lists', { page: integer, num_pages: integer })) {
      expect(value(row, 'page')).toBeLessThanOrEqual(value(row, 'num_pages'));
    }
  });

  it.each([
    ['completed', {}],
    ['fax_pages_sent', {}],
    ['warnings', { minimum: 0 }],
    ['variant_count', {}],
  ])('is of a usual size: %s', async (name, more) => {
    for (const row of await rowsOf('batches', { [name]: { ...integer, ...more } })) {
      expect(value(row, name)).toBeLessThan(250);
    }
  });
});

describe('a number', () => {
  it.each([
    ['completed_at', {}, 1e9],
    ['completed', { description: 'Unix timestamp' }, 1e9],
    ['created', { example: 1_704_067_200 }, 1e9],
    ['created', { example: 1_704_067_200_000 }, 1e12],
    ['updated_at', { description: 'Milliseconds since 1970' }, 1e12],
  ])('is a moment if its name, description or examples say so: %s of %j', async (name, more, least) => {
    for (const row of await rowsOf('batches', { [name]: { ...integer, ...more } }, 10)) {
      expect(value(row, name)).toBeGreaterThan(least);
      expect(value(row, name)).toBeLessThan(least * 10);
    }
  });
});
