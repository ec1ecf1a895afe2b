import { expect, it } from 'vitest';
import type { Json } from '../../src/schema/index.ts';
import { number, schemaRows, text, type Row } from './rows.ts';

const INTEGER = { type: 'integer' };

it('a total of quantities is the sum of those of the lines', async () => {
  const items = { type: 'array', items: { type: 'object', properties: { quantity: INTEGER } } };
  for (const row of await schemaRows('orders', { total_quantity: INTEGER, items })) {
    // The schema says what the list consists of.
    const lines = row['items'] as readonly Row[];
    expect(row['total_quantity']).toBe(lines.reduce((sum, line) => sum + number(line, 'quantity'), 0));
  }
});

it('a sum of ratings fits their number', async () => {
  for (const row of await schemaRows('products', { reviews_rating_sum: INTEGER, reviews_count: INTEGER })) {
    expect(number(row, 'reviews_rating_sum')).toBeGreaterThanOrEqual(3 * number(row, 'reviews_count'));
    expect(number(row, 'reviews_rating_sum')).toBeLessThanOrEqual(5 * number(row, 'reviews_count'));
  }
});

it('a label says what the name beside it says', async () => {
  const names = ['name', 'label', 'option_type_name', 'option_type_label'];
  const fields = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  for (const row of await schemaRows('option-values', fields)) {
    expect(row['label']).toBe(row['name']);
    expect(row['option_type_label']).toBe(row['option_type_name']);
  }
});

it('a mail is sent when it was planned', async () => {
  const moment = { type: 'string', format: 'date-time' };
  const status = { type: 'string', enum: ['draft', 'scheduled', 'sent'] };
  const rows = await schemaRows('broadcasts', { status, created_at: moment, scheduled_at: moment, sent_at: moment });
  for (const row of rows.filter((each) => each['status'] === 'sent')) {
    expect(text(row, 'sent_at') >= text(row, 'scheduled_at')).toBe(true);
    expect(text(row, 'sent_at') < '2026').toBe(true);
  }
});

it('a value in an option is one of that option, and a type in a shipping option suits its name', async () => {
  const text = { type: 'string' };
  const list = (properties: object): object => ({ type: 'array', items: { type: 'object', properties } });
  const option = { display_name: text, option_values: list({ label: text }) };
  for (const row of await schemaRows('products', { options: list(option) }))
    for (const { display_name, option_values } of row['options'] as readonly Row[])
      for (const { label } of option_values as readonly Row[])
        if (display_name === 'Length') expect(label).toMatch(/cm$/);
  const type = { type: 'object', properties: { label: text } };
  for (const row of await schemaRows('shipping-options', { name: text, type }))
    if (row['name'] === 'Same Day') expect(row['type']).toEqual({ label: 'Express' });
});

it('a part is as old as the whole, a record is issued on the day of its creation, and what happens to a part is later', async () => {
  const moment = { type: 'string', format: 'date-time' };
  const part = { type: 'object', properties: { created_at: moment, note: { type: 'string' } } };
  const rows = await schemaRows('invoices', {
    created_at: moment,
    issuing_date: moment,
    lines: { type: 'array', minItems: 1, items: part },
    shared_link: { type: 'object', properties: { accessed_at: moment } },
  });
  const days = (from: Json | undefined, to: Json | undefined): number =>
    (Date.parse(String(to)) - Date.parse(String(from))) / 86_400_000;
  for (const row of rows) {
    // The schema says what both consist of.
    const [lines, link] = [row['lines'] as readonly Row[], row['shared_link'] as Row];
    for (const age of [...lines.map((line) => line['created_at']), row['issuing_date']]) {
      expect(days(row['created_at'], age)).toBeGreaterThanOrEqual(0);
      expect(days(row['created_at'], age)).toBeLessThan(1);
    }
    expect(days(row['created_at'], link['accessed_at'])).toBeGreaterThan(0);
  }
});

it('a line of a bill is paid when the bill is, and bills a time before it', async () => {
  const moment = { type: 'string', format: 'date-time' };
  const maybe = { type: ['string', 'null'], format: 'date-time' };
  const state = (...values: readonly string[]): object => ({ type: 'string', enum: values });
  const properties = {
    from_date: moment,
    to_date: moment,
    payment_status: state('pending', 'succeeded', 'failed', 'refunded'),
    succeeded_at: maybe,
  };
  const rows = await schemaRows('invoices', {
    created_at: moment,
    payment_status: state('pending', 'succeeded', 'failed'),
    fees: { type: 'array', minItems: 1, items: { type: 'object', properties } },
  });
  for (const row of rows) {
    // The schema says what the list consists of.
    for (const fee of row['fees'] as readonly Row[]) {
      expect(fee['payment_status']).toBe(row['payment_status']);
      if (fee['payment_status'] === 'pending') expect(fee['succeeded_at']).toBeNull();
      expect(text(fee, 'from_date') < text(fee, 'to_date')).toBe(true);
      expect(text(fee, 'from_date') < text(row, 'created_at')).toBe(true);
    }
  }
});

it('the latest day comes after the earliest', async () => {
  const day = { type: 'string', format: 'date' };
  for (const row of await schemaRows('options', { date_earliest_value: day, date_latest_value: day }))
    expect(text(row, 'date_earliest_value') < text(row, 'date_latest_value')).toBe(true);
});

it('what is downloaded is looked at before', async () => {
  for (const row of await schemaRows('links', { download_count: INTEGER, preview_count: INTEGER }))
    expect(number(row, 'preview_count')).toBeGreaterThanOrEqual(number(row, 'download_count'));
});

it('the name of a file ends as its content type says, also in a list', async () => {
  const attachment = { type: 'object', properties: { filename: { type: 'string' }, content_type: { type: 'string' } } };
  const ends: Record<string, string> = { pdf: 'pdf', png: 'png', jpeg: 'jpg', csv: 'csv', zip: 'zip', plain: 'txt' };
  for (const row of await schemaRows('mails', { attachments: { type: 'array', items: attachment } })) {
    for (const each of row['attachments'] as readonly Row[]) {
      const [, kind = ''] = text(each, 'content_type').split('/');
      expect(text(each, 'filename').split('.').at(-1)).toBe(ends[kind]);
    }
  }
});

it('a way to pay is of the kind that its name says', async () => {
  const fields = { name: { type: 'string' }, type: { type: 'string' } };
  for (const row of await schemaRows('payment-methods', fields))
    expect(text(row, 'type').slice(0, 4)).toBe(
      { 'Credit card': 'card', 'Cash on delivery': 'cash', 'Mobile payment': 'wall' }[text(row, 'name')] ??
        text(row, 'name').toLowerCase().slice(0, 4),
    );
});

it('a category is a root if it has no parent, and a leaf if it has no children', async () => {
  const flag = { type: 'boolean' };
  const parent_id = { type: ['integer', 'null'] };
  const fields = { parent_id, depth: INTEGER, is_root: flag, is_child: flag, is_leaf: flag, children_count: INTEGER };
  for (const row of await schemaRows('categories', fields)) {
    const isRoot = row['parent_id'] === null;
    expect([row['is_root'], row['is_child'], row['depth'] === 0]).toEqual([isRoot, !isRoot, isRoot]);
    expect(row['is_leaf']).toBe(row['children_count'] === 0);
  }
});

it('a label repeats the name beside it, even if another field comes first', async () => {
  const type = { type: 'string', enum: ['add_on', 'charge'] };
  const item = {
    type: 'object',
    properties: { type, name: { type: 'string' }, invoice_display_name: { type: 'string' } },
  };
  for (const row of await schemaRows('fees', { item })) {
    const { name, invoice_display_name } = row['item'] as Row;
    expect(invoice_display_name).toBe(name);
  }
});

it('the name of a carrier is that of the carrier beside it', async () => {
  const fields = { tracking_carrier: { type: 'string' }, tracking_carrier_name: { type: 'string' } };
  for (const row of await schemaRows('fulfillments', fields)) {
    expect(row['tracking_carrier_name']).toBe(row['tracking_carrier']);
    expect(row['tracking_carrier']).toMatch(/^[A-Z]/);
  }
});

it('a recording lies behind, lasts seconds, and has a price in a currency', async () => {
  const moment = { type: 'string', format: 'date-time' };
  const fields = {
    date_created: moment,
    start_time: moment,
    duration: { type: 'string' },
    price_unit: { type: 'string' },
  };
  for (const row of await schemaRows('recordings', fields)) {
    expect(text(row, 'start_time') < '2026').toBe(true);
    expect(text(row, 'duration')).toMatch(/^\d{2,3}$/);
    expect(text(row, 'price_unit')).toMatch(/^[A-Z]{3}$/);
  }
});
