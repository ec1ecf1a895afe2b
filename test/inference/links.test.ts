import { describe, expect, it } from 'vitest';
import { number, rowsOf, schemaRows, text, type Row } from './rows.ts';

describe('a link or an id', () => {
  it('leads to its record', async () => {
    const fields = { id: { type: 'string' }, links: { fields: { self: { type: 'string', format: 'uri' } } } };
    for (const row of await rowsOf('trips', fields, 5)) {
      expect(row['links']).toEqual({ self: `https://api.example.com/trips/${text(row, 'id')}` });
    }
  });

  it('counts a list of some records as a list of the resource', async () => {
    for (const row of await rowsOf('passengers-find-by-status', { name: {} }, 5)) expect(row['name']).toMatch(/ /);
  });

  it('lets a minimum be below the maximum beside it', async () => {
    for (const row of await rowsOf('jobs', { salary_max: { type: 'integer' }, salary_min: { type: 'integer' } })) {
      expect(number(row, 'salary_min')).toBeLessThan(number(row, 'salary_max'));
    }
  });
});

describe('a page inside of a record', () => {
  it('links to the pages before and after it, and its offset is a count', async () => {
    const item = { type: 'object', properties: { name: { type: 'string' } } };
    const page = {
      type: 'object',
      properties: {
        items: { type: 'array', items: item },
        next: { type: 'string' },
        previous: { type: 'string' },
        offset: { type: 'integer' },
      },
    };
    for (const { branches } of await schemaRows('companies', { branches: page, utc_offset: { type: 'integer' } }, 20)) {
      // It is an object with those properties.
      const { next, previous, offset } = branches as Row;
      expect([next, previous].map((link) => /^https:.*\?page=\d+$/.test(String(link)))).toEqual([true, true]);
      expect(Number(offset)).toBeGreaterThanOrEqual(0);
    }
  });
});
