import { describe, expect, it } from 'vitest';
import { compiled } from '../config/opened.ts';
import { number, rowsOf, text } from './rows.ts';

describe('fields that belong together', () => {
  it.each([
    ['trips', 'departure_time', 'arrival_time'],
    ['trips', 'departureTime', 'arrivalTime'],
    ['events', 'starts_at', 'EndsAt'],
    ['contracts', 'valid_from', 'valid_until'],
    ['users', 'createdAt', 'UpdatedDateUTC'],
    ['orders', 'created', 'delivered_at'],
  ])('come in their order: in %s, %s is before %s', async (resource, first, second) => {
    const types = { type: 'string', format: 'date-time' };
    for (const row of await rowsOf(resource, { [second]: types, [first]: types })) {
      expect(text(row, first) <= text(row, second)).toBe(true);
    }
    for (const row of await rowsOf(resource, { [first]: { type: 'integer' }, [second]: { type: 'integer' } })) {
      expect(number(row, first)).toBeLessThan(number(row, second));
    }
  });

  it('name the same person, whether the name is inferred or said', async () => {
    for (const name of [{}, { generator: 'name' }, { choices: ['Ada Kern', 'Ben Lopez'] }]) {
      for (const row of await rowsOf('users', { email: {}, login: {}, name })) {
        const [first = '', last = ''] = [text(row, 'name').split(' ')[0], text(row, 'name').split(' ').at(-1)];
        if (!/^[A-Za-z ]+$/.test(text(row, 'name'))) continue;
        expect(text(row, 'login')).toContain(last.toLowerCase());
        expect(text(row, 'login').charAt(0)).toBe(first.charAt(0).toLowerCase());
        expect(text(row, 'email')).toContain(text(row, 'login'));
      }
    }
  });

  it('name two people where their names speak of two', async () => {
    const rows = await rowsOf('orders', { customer_name: {}, customer_email: {}, manager: {}, manager_email: {} });
    for (const row of rows.filter((each) =>
      /^[A-Za-z ]+$/.test(`${text(each, 'manager')}${text(each, 'customer_name')}`),
    )) {
      expect(text(row, 'customer_email')).toBe(
        `${text(row, 'customer_name').toLowerCase().replaceAll(' ', '.')}@example.org`,
      );
      expect(text(row, 'manager_email')).toBe(`${text(row, 'manager').toLowerCase().replaceAll(' ', '.')}@example.org`);
    }
  });

  it('lie in the same place, even with a prefix and without a city', async () => {
    const fields = { shipping_state: {}, shipping_zip: {}, shippingCountry: {}, shippingCountryCode: {} };
    const codes = new Map<string, string>();
    for (const row of await rowsOf('orders', fields))
      codes.set(text(row, 'shippingCountry'), text(row, 'shippingCountryCode'));
    expect(codes.get('United States') ?? 'US').toBe('US');
    expect(codes.get('Germany') ?? 'DE').toBe('DE');
    expect(new Set(codes.values()).size).toBe(codes.size);
    const nested = { address: { fields: { city: { generator: 'city' }, countryCode: {}, timezone: {} } } };
    for (const row of await rowsOf('shops', nested)) {
      const { city, countryCode } = Object(row['address']) as { readonly city: string; readonly countryCode: string };
      if (city === 'London') expect(countryCode).toBe('GB');
    }
  });

  it('lie within reach of each other where trains go', async () => {
    const names = { name: {}, city: {}, address: {}, country_code: {}, timezone: {} };
    const countries = new Set((await rowsOf('stations', names, 200)).map((row) => row['country_code']));
    for (const country of countries) expect('DE NL BE FR CH AT CZ').toContain(country);
    for (const row of await rowsOf('trips', { origin: {}, destination: {}, operator: {} }))
      expect(`${text(row, 'origin')} ${text(row, 'destination')}`).not.toMatch(/York|Tokyo|Sydney/);
  });

  it('are a key and a value that belongs to it', async () => {
    for (const row of await rowsOf('product-metafields', { key: {}, value: {} })) {
      if (row['key'] === 'assembly_required') expect(row['value']).toMatch(/^(?:yes|no)$/);
      if (row['key'] === 'warranty_months') expect(row['value']).toMatch(/^(?:12|24|36)$/);
    }
  });

  it('add up to their total', async () => {
    for (const row of await rowsOf('lines', {
      unitPrice: { type: 'number' },
      qty: { type: 'integer' },
      line_total: { type: 'number' },
    })) {
      expect(number(row, 'line_total')).toBeCloseTo(number(row, 'unitPrice') * number(row, 'qty'), 2);
    }
    for (const row of await rowsOf('invoices', { total: {}, taxAmount: {}, subtotal: {} })) {
      expect(number(row, 'total')).toBeCloseTo(number(row, 'subtotal') + number(row, 'taxAmount'), 2);
    }
  });

  it.each([
    ['by itself', {}],
    ['beside a quantity alone', { quantity: { type: 'integer' } }],
    ['beside a price with cents', { unit_price: { type: 'number' }, quantity: { type: 'integer' } }],
    ['beside a part with cents', { subtotal: { type: 'number' }, tax: { type: 'integer' } }],
    ['beside parts that can be null', { subtotal: { type: 'integer', nullable: 0.5 }, tax: { type: 'integer' } }],
  ] as const)('have a whole total if its type says so, %s', async (_, beside) => {
    for (const row of await rowsOf('jobs', { ...beside, total: { type: 'integer' } }))
      expect(Number.isInteger(row['total'])).toBe(true);
  });

  it('add up to a whole total where all are whole', async () => {
    const type = 'integer';
    for (const row of await rowsOf('lines', { unit_price: { type }, quantity: { type }, total: { type } }))
      expect(number(row, 'total')).toBe(number(row, 'unit_price') * number(row, 'quantity'));
    for (const row of await rowsOf('invoices', { total: { type }, tax: { type }, subtotal: { type } }))
      expect(number(row, 'total')).toBe(number(row, 'subtotal') + number(row, 'tax'));
  });

  it('make a slug of the title, and have a date only in the state that it belongs to', async () => {
    for (const row of await rowsOf('articles', { slug: {}, title: {} })) {
      expect(text(row, 'slug')).toBe(
        text(row, 'title')
          .toLowerCase()
          .replaceAll(/[^a-z]+/g, '-'),
      );
    }
    for (const row of await rowsOf('orders', { status: {}, cancelledAt: {}, created_at: {} })) {
      expect(row['cancelledAt'] !== null).toBe(row['status'] === 'cancelled');
    }
  });

  it('are there in all states if a schema wants them to be', async () => {
    for (const row of await rowsOf('orders', { status: {}, cancelled_at: { type: 'string' } }))
      expect(row['cancelled_at']).not.toBeNull();
  });
});

describe('a name beside an e-mail address', () => {
  it.each(['things', 'contacts', 'rows'])('is that of a person, even in %s', async (resource) => {
    for (const row of await rowsOf(resource, { name: {}, email: {} }, 10)) {
      expect(row['name']).toMatch(/^\p{L}[\p{L}’'.-]* \p{L}/u);
    }
  });
});

describe('fields that would read each other', () => {
  it('are made, each without the other', async () => {
    const email = {
      type: 'object',
      fields: { a_email: { type: 'boolean' }, b_email: { type: 'string', format: 'email' } },
    };
    const inner = { last_name: { type: 'string', format: 'email' }, email: { type: 'number' } };
    for (const row of await rowsOf('things', { email, a_email: { type: 'object', fields: inner } }, 3)) {
      expect(row['email']).toMatchObject({ b_email: expect.stringContaining('@') });
    }
  });

  it('read no city that was cut or made longer', async () => {
    const fields = { city: { type: 'string' }, latitude: {} };
    const schema = {
      type: 'object',
      properties: { city: { type: 'string', minLength: 12 }, latitude: { type: 'number' } },
    };
    const catalogue = await compiled({ resources: { places: { schema } } });
    expect(catalogue.resources[0]?.fields['latitude']?.args).not.toEqual({ city: { from: 'city' } });
    const [row] = await rowsOf('places', fields, 1);
    expect(row?.['latitude']).toBeTypeOf('number');
  });
});
