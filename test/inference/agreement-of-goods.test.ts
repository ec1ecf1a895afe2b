import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/schema/index.ts';
import { number, rowsOf, schemaRows, text, type Row } from './rows.ts';

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

  it('cost less than before, even where a price is an object with a currency', async () => {
    const price = {
      fields: { id: { type: 'string' }, amount: { type: 'number' }, currency: {}, list_id: {}, note: {} },
    };
    for (const row of await rowsOf('products', { price, original_price: price })) {
      // Both are objects.
      const [now, before] = [row['price'] as Row, row['original_price'] as Row];
      expect(number(before, 'amount')).toBeGreaterThan(number(now, 'amount'));
    }
  });

  it('a tax has the code, the rate, and the description of its name', async () => {
    const taxes = await schemaRows('taxes', {
      name: { type: 'string' },
      code: { type: 'string' },
      rate: { type: 'number' },
      description: { type: 'string' },
    });
    for (const row of taxes) {
      const name = text(row, 'name');
      expect(number(row, 'rate') === 0).toBe(['Zero rate', 'Exempt'].includes(name));
      expect(name.toLowerCase()).toContain(text(row, 'code').split('_')[0]);
      if (name === 'Shipping') expect(row['description']).toBe('Delivery costs.');
    }
  });

  it('have options and weights that suit them, and so have their variants', async () => {
    const string = { type: 'string' };
    const list = (properties: object): object => ({ type: 'array', items: { type: 'object', properties } });
    const options = list({ name: string });
    const rows = await schemaRows('products', {
      name: string,
      weight: { type: 'number' },
      options,
      variants: list({ options, options_text: string, media: list({ media_type: string }) }),
    });
    const lamps = rows.filter((row) => /Lamp|Pendant|Wall/.test(text(row, 'name')));
    expect(lamps.length).toBeGreaterThan(2);
    for (const row of lamps) {
      expect(number(row, 'weight')).toBeLessThan(4);
      // The schema says what the lists consist of.
      const variants = row['variants'] as readonly Row[];
      const all = [row, ...variants].flatMap((one) => one['options'] as readonly Row[]);
      for (const option of all) expect(option['name']).toMatch(/^(?:Light|Colour|Plug)$/);
      for (const { options_text } of variants) expect(options_text).toMatch(/^(?:Light|Colour|Plug): /);
      const media = variants.flatMap((one) => one['media'] as readonly Row[]);
      for (const { media_type } of media) expect(media_type).toMatch(/^image/);
    }
  });

  it('a choice of colour has its colour', async () => {
    const rows = await schemaRows('option-values', { name: { type: 'string' }, color_code: { type: 'string' } });
    for (const row of rows) {
      expect(row['color_code']).toMatch(/^#[\da-f]{6}$/);
      if (row['name'] === 'Black') expect(row['color_code']).toBe('#1a1a1a');
    }
  });

  it('a mail to many comes from a service, and is called what it is about', async () => {
    const string = { type: 'string' };
    const rows = await schemaRows('broadcasts', { name: string, subject: string, from: string }, 12);
    expect(new Set(rows.map((row) => row['subject'])).size).toBe(12);
    for (const row of rows) {
      expect(row['from']).toMatch(/^(?:newsletter|hello|news)@example\.com$/);
      expect(text(row, 'subject') === 'How was your order?').toBe(row['name'] === 'Order Survey');
    }
  });

  it('notes on records are not those on goods', async () => {
    const notes = { type: 'array', items: { type: 'object', properties: { key: {}, value: { type: 'string' } } } };
    for (const row of await schemaRows('invoices', { metadata: notes })) {
      // The schema says what the list consists of.
      for (const { key } of row['metadata'] as readonly Row[]) expect(key).not.toMatch(/care_|material|energy/);
    }
  });

  it.each(['emails', 'broadcasts'])('the text of %s is about their subject', async (resource) => {
    const rows = await schemaRows(resource, { subject: { type: 'string' }, text: { type: 'string' } });
    const words: Readonly<Record<string, RegExp>> = {
      'Invoice for March': /March/,
      'Meeting moved to Thursday': /Thursday/,
      'Our summer sale starts on Monday': /Monday/,
      'How was your order?': /what you think/,
    };
    const known = rows.filter((row) => Object.hasOwn(words, text(row, 'subject')));
    expect(known.length).toBeGreaterThan(5);
    for (const row of known) expect(row['text']).toMatch(words[text(row, 'subject')] ?? /^$/);
  });

  it.each([
    ['option name and value', 'options', 'Size', /^(?:Small|Medium|Large|Extra large)$/],
    ['attribute of goods and value', 'product-attributes', 'Length', /cm$/],
  ])('agree in %s', async (_, resource, name, expected) => {
    const rows = await rowsOf(resource, { name: {}, value: {} }, 100);
    for (const row of rows) if (row['name'] === name) expect(row['value']).toMatch(expected);
    expect(new Set(rows.map((row) => row['name'])).has(name)).toBe(true);
  });

  it('agree in delivery, payment, what is due, and flags', async () => {
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

  it('agree in label, key, kind and value of a custom field, even if the value is an object', async () => {
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

  it('agree in a code and its label, and in a key and its value', async () => {
    for (const row of await rowsOf('return-reasons', { value: {}, label: {} }))
      expect(row['value']).toBe(text(row, 'label').toLowerCase().replaceAll(' ', '-'));
    const custom = { label: {}, key: {}, value: {} };
    for (const { label, key, value } of await rowsOf('custom-fields', custom)) {
      expect(key).toBe(String(label).toLowerCase().replaceAll(' ', '_'));
      if (label === 'Priority') expect(value).toMatch(/High|Medium|Low/);
    }
  });

  it('agree in the name of a company and its legal name, which alone has a legal form', async () => {
    for (const row of await rowsOf('companies', { name: {}, legal_name: {} }))
      expect(row['legal_name']).toBe(row['name']);
    for (const row of await rowsOf('recipients', { client_name: {}, logo_uri: {}, third_party_legal_name: {} }))
      expect(row['third_party_legal_name']).toMatch(/ (?:Inc\.|LLC|Corp\.|LLP|Co\.|L\.P\.|PLLC|P\.C\.)/);
  });
});
