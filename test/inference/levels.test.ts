import { describe, expect, it } from 'vitest';
import { renderRecords } from '../../src/render/index.ts';
import { compiled } from '../config/opened.ts';

const object = (names: string): object => ({
  fields: Object.fromEntries(names.split(' ').map((name) => [name, { type: 'string' }])),
});

/** Returns records of a resource with some fields. */
async function rowsOf(fields: object): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const catalogue = await compiled({ resources: { customers: { fields } } });
  const options = { resource: 'customers', count: 40, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
  // A record is an object of JSON.
  return [...renderRecords(catalogue, options)].map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
}

describe('parts of one thing', () => {
  it('agree where the country is an object in an address with a city', async () => {
    const address = { fields: { city: { type: 'string' }, country: object('name code') } };
    const codes = new Map((await rowsOf({ address })).map((row) => [JSON.stringify(row['address']), row['address']]));
    const found = new Map<string, Set<unknown>>();
    for (const each of codes.values()) {
      // As the fields above say.
      const { city, country } = each as { readonly city: string; readonly country: object };
      found.set(city, (found.get(city) ?? new Set()).add(JSON.stringify(country)));
    }
    for (const [city, countries] of found) expect(countries.size, city).toBe(1);
    expect([...found].length).toBeGreaterThan(10);
  });

  it('agree where some lie in an address, and others beside it', async () => {
    const fields = { timezone: {}, address: object('city zip'), location: object('country') };
    for (const row of await rowsOf(fields)) {
      const { city } = Object(row['address']) as { readonly city: string };
      if (city === 'London')
        expect(row).toMatchObject({ timezone: 'Europe/London', location: { country: 'United Kingdom' } });
      if (city === 'Berlin') expect(row).toMatchObject({ timezone: 'Europe/Berlin', location: { country: 'Germany' } });
    }
  });

  it('do not depend on objects of other things', async () => {
    const fields = { billing_address: object('city country'), shipping_address: object('city country') };
    const rows = await rowsOf(fields);
    const isSame = (row: (typeof rows)[number]): boolean =>
      JSON.stringify(row['billing_address']) === JSON.stringify(row['shipping_address']);
    expect(rows.filter(isSame).length).toBeLessThan(10);
  });

  it('agree where a name is an object of its parts', async () => {
    for (const row of await rowsOf({ name: object('first last'), email: {} })) {
      const { last } = Object(row['name']) as { readonly last: string };
      if (/^[A-Z][a-z]+$/.test(last)) expect(row['email']).toContain(last.toLowerCase());
    }
  });
});
