import { describe, expect, it } from 'vitest';
import { renderRecords } from '../../src/render/index.ts';
import type { Json } from '../../src/schema/index.ts';
import { compiled } from '../config/opened.ts';
import { schemaRows } from './rows.ts';

type Row = Readonly<Record<string, Json>>;

async function rowsOf(resource: string, fields: object, count: number = 60): Promise<readonly Row[]> {
  const catalogue = await compiled({ resources: { [resource]: { fields } } });
  const options = { resource, count, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
  // A record is an object of JSON.
  return [...renderRecords(catalogue, options)].map((line) => JSON.parse(line) as Row);
}

const text = (row: Row, name: string): string => String(row[name]);
const number = (row: Row, name: string): number => Number(row[name]);

describe('names of fields', () => {
  it.each([
    ['passengers', 'name', /^\p{L}[\p{L}’'.-]* \p{L}/u],
    ['bookings', 'passengerName', /^\p{L}[\p{L}’'.-]* \p{L}/u],
    ['orders', 'customer-name', /^\p{L}[\p{L}’'.-]* \p{L}/u],
    ['currencies', 'Code', /^[A-Z]{3}$/],
    ['devices', 'MAC_ADDRESS', /^02(?::[0-9a-f]{2}){5}$/],
    ['gizmos', 'name', /^[A-Z][a-z]+ gizmo$/],
    ['services-roles', 'friendly_name', /^(?:[A-Z][a-z]+ ?)+$/],
    ['widgets', 'cabin_trim', /^Cabin trim \d+$/],
  ])('of %s: %s reads like %s', async (resource, name, expected) => {
    for (const row of await rowsOf(resource, { [name]: {} }, 20)) expect(row[name]).toMatch(expected);
  });

  it('of counts give whole numbers, whatever their spelling and type', async () => {
    const fields = {
      variant_count: { type: 'number' },
      totalItems: { type: 'number' },
      numberOfSeats: { type: 'number' },
      qty: {},
    };
    for (const row of await rowsOf('products', fields))
      for (const name of Object.keys(fields)) expect(row[name]).toSatisfy(Number.isInteger);
  });

  it('of pictures show what always has a value', async () => {
    const fields = { legal_name: { type: 'string', nullable: 0.5 }, logo_url: {} };
    for (const row of await rowsOf('companies', fields)) expect(row['logo_url']).toMatch(/^data:image\/svg/);
  });

  it('of births are those of grown-ups, but not of animals', async () => {
    for (const row of await rowsOf('members', { birthDate: {} })) expect(text(row, 'birthDate') < '2008').toBe(true);
    for (const row of await rowsOf('pets', { birth_date: {} })) expect(text(row, 'birth_date') > '2014').toBe(true);
  });
});

describe('links and ids', () => {
  it('lead to the record', async () => {
    const fields = { id: { type: 'string' }, links: { fields: { self: { type: 'string', format: 'uri' } } } };
    for (const row of await rowsOf('trips', fields, 5)) {
      expect(row['links']).toEqual({ self: `https://api.example.com/trips/${text(row, 'id')}` });
    }
  });

  it('are those of the record where a list is one of several of a resource', async () => {
    for (const row of await rowsOf('passengers-find-by-status', { name: {} }, 5)) expect(row['name']).toMatch(/ /);
  });

  it('make a range', async () => {
    for (const row of await rowsOf('jobs', { salary_max: { type: 'integer' }, salary_min: { type: 'integer' } })) {
      expect(number(row, 'salary_min')).toBeLessThan(number(row, 'salary_max'));
    }
  });
});

describe('fields that belong together', () => {
  it.each([
    ['trips', 'departure_time', 'arrival_time'],
    ['trips', 'departureTime', 'arrivalTime'],
    ['events', 'starts_at', 'EndsAt'],
    ['contracts', 'valid_from', 'valid_until'],
    ['users', 'createdAt', 'UpdatedDateUTC'],
    ['orders', 'created', 'delivered_at'],
  ])('of %s: %s comes before %s', async (resource, first, second) => {
    const types = { type: 'string', format: 'date-time' };
    for (const row of await rowsOf(resource, { [second]: types, [first]: types })) {
      expect(text(row, first) <= text(row, second)).toBe(true);
    }
    for (const row of await rowsOf(resource, { [first]: { type: 'integer' }, [second]: { type: 'integer' } })) {
      expect(number(row, first)).toBeLessThan(number(row, second));
    }
  });

  it('name the same person, inferred or said', async () => {
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

  it('name different people where their names say so', async () => {
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

  it('lie in the same place, also behind a prefix, and where the city is not shown', async () => {
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

  it('are within reach of each other by train', async () => {
    const names = { name: {}, city: {}, address: {}, country_code: {}, timezone: {} };
    const countries = new Set((await rowsOf('stations', names, 200)).map((row) => row['country_code']));
    for (const country of countries) expect('DE NL BE FR CH AT CZ').toContain(country);
    for (const row of await rowsOf('trips', { origin: {}, destination: {}, operator: {} }))
      expect(`${text(row, 'origin')} ${text(row, 'destination')}`).not.toMatch(/York|Tokyo|Sydney/);
  });

  it('are a key and a value that it has', async () => {
    for (const row of await rowsOf('product-metafields', { key: {}, value: {} })) {
      if (row['key'] === 'assembly_required') expect(row['value']).toMatch(/^(?:yes|no)$/);
      if (row['key'] === 'warranty_months') expect(row['value']).toMatch(/^(?:12|24|36)$/);
    }
  });

  it('add up', async () => {
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
  ] as const)('have a whole total where its type says so, %s', async (_, beside) => {
    for (const row of await rowsOf('jobs', { ...beside, total: { type: 'integer' } }))
      expect(Number.isInteger(row['total'])).toBe(true);
  });

  it('add up in whole numbers', async () => {
    const type = 'integer';
    for (const row of await rowsOf('lines', { unit_price: { type }, quantity: { type }, total: { type } }))
      expect(number(row, 'total')).toBe(number(row, 'unit_price') * number(row, 'quantity'));
    for (const row of await rowsOf('invoices', { total: { type }, tax: { type }, subtotal: { type } }))
      expect(number(row, 'total')).toBe(number(row, 'subtotal') + number(row, 'tax'));
  });

  it('have a slug of the title, and a date only in the state that it speaks of', async () => {
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

  it('have no condition where a value has to be there', async () => {
    for (const row of await rowsOf('orders', { status: {}, cancelled_at: { type: 'string' } }))
      expect(row['cancelled_at']).not.toBeNull();
  });
});

describe('a name beside an e-mail address', () => {
  it.each(['things', 'contacts', 'rows'])('of %s is that of a person', async (resource) => {
    for (const row of await rowsOf(resource, { name: {}, email: {} }, 10)) {
      expect(row['name']).toMatch(/^\p{L}[\p{L}’'.-]* \p{L}/u);
    }
  });
});

describe('fields that would read each other', () => {
  it('are made all the same', async () => {
    const email = {
      type: 'object',
      fields: { a_email: { type: 'boolean' }, b_email: { type: 'string', format: 'email' } },
    };
    const inner = { last_name: { type: 'string', format: 'email' }, email: { type: 'number' } };
    for (const row of await rowsOf('things', { email, a_email: { type: 'object', fields: inner } }, 3)) {
      expect(row['email']).toMatchObject({ b_email: expect.stringContaining('@') });
    }
  });

  it('read no city that its length has changed', async () => {
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

describe('things that belong together', () => {
  it('cost what such goods cost', async () => {
    const fields = {
      name: {},
      price: { type: 'number' },
      list_price: { type: 'number' },
      cost_price: { type: 'number' },
    };
    for (const row of await rowsOf('products', fields)) {
      expect(number(row, 'list_price')).toBeGreaterThan(number(row, 'price'));
      expect(number(row, 'cost_price')).toBeLessThan(number(row, 'price'));
      if (/Notebook|Pencil|Planner/.test(text(row, 'name'))) expect(number(row, 'price')).toBeLessThan(45);
      if (/Desk$|Bookcase|Bed Frame/.test(text(row, 'name'))) expect(number(row, 'price')).toBeGreaterThan(50);
    }
  });

  it('cost the same wherever the price is: in an object with a currency and more, too', async () => {
    const price = {
      fields: { id: { type: 'string' }, amount: { type: 'number' }, currency: {}, list_id: {}, note: {} },
    };
    for (const row of await rowsOf('products', { price, original_price: price })) {
      // Both are objects.
      const [now, before] = [row['price'] as Row, row['original_price'] as Row];
      expect(number(before, 'amount')).toBeGreaterThan(number(now, 'amount'));
    }
  });

  it.each([
    ['option name and value', 'options', 'Size', /^(?:Small|Medium|Large|Extra large)$/],
    ['attribute of goods and value', 'product-attributes', 'Length', /cm$/],
  ])('agree: %s', async (_, resource, name, expected) => {
    const rows = await rowsOf(resource, { name: {}, value: {} }, 100);
    for (const row of rows) if (row['name'] === name) expect(row['value']).toMatch(expected);
    expect(new Set(rows.map((row) => row['name'])).has(name)).toBe(true);
  });

  it('agree: delivery, payment and what is due, and flags with what follows from them', async () => {
    const flag = { type: 'boolean' };
    const fields = {
      fulfillment_status: { type: 'string' },
      payment_status: { type: 'string' },
      total: { type: 'number' },
      amount_due: { type: 'number' },
      in_stock: flag,
      purchasable: flag,
      preorder: flag,
      preorder_ships_at: { type: ['string', 'null'], format: 'date-time' },
    };
    for (const row of await schemaRows('orders', fields)) {
      const payment = row['payment_status'];
      if (row['fulfillment_status'] === 'delivered') expect(payment).toBe('succeeded');
      if (row['fulfillment_status'] === 'returned') expect(payment).toBe('refunded');
      expect(row['amount_due']).toBe(['succeeded', 'refunded'].includes(String(payment)) ? 0 : row['total']);
      expect([row['purchasable'], row['preorder_ships_at'] !== null]).toEqual([row['in_stock'], row['preorder']]);
    }
  });

  it('agree: label, key, kind and value of a custom field, also where the value is an object', async () => {
    const kinds = { type: 'string', enum: ['short_text', 'number', 'boolean', 'json'] };
    const fields = { label: { type: 'string' }, key: { type: 'string' }, field_type: kinds, value: { type: 'string' } };
    const labels = new Set<Json | undefined>();
    for (const { label, key, field_type, value } of await schemaRows('order-custom-fields', fields)) {
      labels.add(label);
      expect(key).toBe(String(label).toLowerCase().replaceAll(' ', '_'));
      if (label === 'Gift wrapping')
        expect([field_type, ['true', 'false'].includes(String(value))]).toEqual(['boolean', true]);
      if (label === 'Number of parcels') expect([field_type, value]).toEqual(['number', expect.stringMatching(/^\d$/)]);
    }
    expect(labels).toContain('Gift message');
    const open = { ...fields, value: { type: 'object' } };
    for (const { label, field_type, value } of await schemaRows('category-custom-fields', open)) {
      expect([label, field_type]).toEqual([expect.stringMatching(/ size$/), 'json']);
      expect(Object.keys(Object(value))).toEqual(['width', 'height']);
    }
  });

  it('agree: a code and its label, the key of a custom field and its value', async () => {
    for (const row of await rowsOf('return-reasons', { value: {}, label: {} }))
      expect(row['value']).toBe(text(row, 'label').toLowerCase().replaceAll(' ', '-'));
    const custom = { label: {}, key: {}, value: {} };
    for (const { label, key, value } of await rowsOf('custom-fields', custom)) {
      expect(key).toBe(String(label).toLowerCase().replaceAll(' ', '_'));
      if (label === 'Priority') expect(value).toMatch(/High|Medium|Low/);
    }
  });

  it('agree: a company and its legal name, which has a legal form where nothing else tells the company', async () => {
    for (const row of await rowsOf('companies', { name: {}, legal_name: {} }))
      expect(row['legal_name']).toBe(row['name']);
    for (const row of await rowsOf('recipients', { client_name: {}, logo_uri: {}, third_party_legal_name: {} }))
      expect(row['third_party_legal_name']).toMatch(/ (?:Inc\.|LLC|Corp\.|LLP|Co\.|L\.P\.|PLLC|P\.C\.)/);
  });
});

describe('a page inside of a record', () => {
  it('has things of its list, links to the pages beside it, and an offset that is no time zone', async () => {
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

it.each([
  [
    'a type without a list',
    'shops',
    { copyrights: { type: 'array', items: { type: 'object', properties: { type: { type: 'string' } } } } },
    /"type":"copyright"/,
  ],
  [
    'a number written as a text',
    'plans',
    { rate: { type: 'string', pattern: '^[0-9]+.?[0-9]*$' } },
    /"rate":"[1-9]\d{0,2}(?:\.\d\d?)?"/,
  ],
  [
    'the number of a country',
    'regions',
    { country: { type: 'string' }, num_code: { type: 'string' } },
    /"num_code":"\d{3}"/,
  ],
  [
    'an id with any two letters in front',
    'receipts',
    { channel_message_sid: { type: 'string', pattern: '^[a-zA-Z]{2}[0-9a-fA-F]{32}$' } },
    /"CM[0-9a-f]{32}"/,
  ],
])('%s is one that a reader expects', async (_, resource, properties, expected) => {
  for (const row of await schemaRows(resource, properties, 20)) expect(JSON.stringify(row)).toMatch(expected);
});

it('a flag is seldom true whose last word says something seldom', async () => {
  const rows = await rowsOf('charges', { is_metric_deleted: { type: 'boolean' } }, 100);
  expect(rows.filter((row) => row['is_metric_deleted']).length).toBeLessThan(25);
});

describe('names that a pattern allows', () => {
  it('are those of the things, and of files where the pattern has an extension', async () => {
    const name = { type: 'string', pattern: '^[A-Za-z0-9 &_-]+$' };
    const file = { type: 'string', pattern: String.raw`^[A-Za-z0-9_-]+\.[a-z]+$` };
    const documents = { type: 'array', items: { type: 'object', properties: { name: file } } };
    const due_date = {
      type: 'string',
      minLength: 20,
      maxLength: 64,
      pattern: String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$`,
    };
    for (const row of await schemaRows('products', { name, documents, due_date }, 20)) {
      expect(row['name']).toMatch(/^[A-Z][\w-]+(?: [\w-]+)+$/);
      expect(JSON.stringify(row['documents'])).toMatch(/^\[(?:\{"name":"[a-z-]+-\d\d\.[a-z]{3,4}"\},?)+\]$/);
      expect(row['due_date']).toMatch(/^\d{4}-\d\d-\d\dT/);
    }
  });
});
