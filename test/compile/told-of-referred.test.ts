import { expect, it } from 'vitest';
import { renderRecords } from '../../src/render/index.ts';
import { compiled } from '../config/opened.ts';

const TEXT = { type: 'string' };
const CURRENCIES = ['USD', 'EUR', 'GBP', 'SEK'];

/** Returns a function that makes records of some resources, of each of which a schema has some properties. */
async function recordsOf(
  schemas: Readonly<Record<string, object>>,
): Promise<(resource: string) => readonly Readonly<Record<string, unknown>>[]> {
  const names = Object.keys(schemas);
  const catalogue = await compiled({
    resources: Object.fromEntries(
      names.map((name) => [name, { schema: { type: 'object', properties: schemas[name], required: ['id'] } }]),
    ),
  });
  return (resource) => {
    const options = { resource, count: 12, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
    // A record is an object of JSON.
    return [...renderRecords(catalogue, options)].map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
  };
}

it('a bill is in the currency of its customer, even if a schema would allow that to be null', async () => {
  const customers = { id: TEXT, currency: { type: ['string', 'null'], enum: [null, ...CURRENCIES] } };
  const invoices = { id: TEXT, customer_id: TEXT, currency: { ...TEXT, enum: CURRENCIES } };
  const rows = await recordsOf({ customers, invoices });
  const known = new Map(rows('customers').map((row) => [row['id'], row['currency']]));
  for (const row of rows('invoices')) expect(row['currency']).toBe(known.get(row['customer_id']));
});

it('records that refer to each other have a currency', async () => {
  const orders = { id: TEXT, invoice_id: TEXT, currency: TEXT };
  const invoices = { id: TEXT, order_id: TEXT, currency: TEXT };
  const rows = await recordsOf({ orders, invoices });
  const known = new Map(rows('orders').map((row) => [row['id'], row['currency']]));
  for (const row of rows('invoices')) expect(row['currency']).toBe(known.get(row['order_id']));
});

it('the number of an invoice is that of the invoice that is referred to, also behind the name of a service', async () => {
  const notes = { id: TEXT, lago_invoice_id: TEXT, invoice_number: TEXT };
  const rows = await recordsOf({ invoices: { id: TEXT, number: TEXT }, notes });
  const known = new Map(rows('invoices').map((row) => [row['id'], row['number']]));
  for (const row of rows('notes')) expect(row['invoice_number']).toBe(known.get(row['lago_invoice_id']));
});

it('the e-mail address of whoever got a mail is that of the contact', async () => {
  const recipients = { id: TEXT, contact_id: TEXT, email: TEXT };
  const rows = await recordsOf({ contacts: { id: TEXT, first_name: TEXT, email: TEXT }, recipients });
  const known = new Map(rows('contacts').map((row) => [row['id'], row['email']]));
  for (const row of rows('recipients')) expect(row['email']).toBe(known.get(row['contact_id']));
});

it('a subscription is called what its plan is called', async () => {
  const plans = { id: TEXT, name: TEXT };
  const rows = await recordsOf({ plans, subscriptions: { id: TEXT, plan_id: TEXT, name: TEXT } });
  const known = new Map(rows('plans').map((row) => [row['id'], row['name']]));
  for (const row of rows('subscriptions')) expect(row['name']).toBe(known.get(row['plan_id']));
});

it('another id of the record is that of the same record', async () => {
  const customers = { id: TEXT, external_id: TEXT, lago_id: { ...TEXT, format: 'uuid' } };
  const invoices = { id: TEXT, customer_id: TEXT, lago_customer_id: { ...TEXT, format: 'uuid' } };
  const rows = await recordsOf({ customers, invoices });
  const known = new Map(rows('customers').map((row) => [row['id'], row['lago_id']]));
  for (const row of rows('invoices')) expect(row['lago_customer_id']).toBe(known.get(row['customer_id']));
});

it('records keyed by ids of another system are referred to by these', async () => {
  const schema = (properties: object): object => ({ schema: { type: 'object', properties } });
  const catalogue = await compiled({
    resources: {
      customers: { key: 'external_id', ...schema({ external_id: TEXT }) },
      orders: schema({ id: TEXT, external_customer_id: TEXT }),
    },
  });
  expect(catalogue.resources.find(({ name }) => name === 'orders')?.fields['external_customer_id']).toMatchObject({
    references: 'customers',
  });
});

it('an element of a list has an id of its own, and no record refers to itself', async () => {
  const line = { type: 'object', properties: { line_item_id: TEXT, item_id: TEXT } };
  const orders = { id: TEXT, line_items: { type: 'array', items: line } };
  const fees = { id: TEXT, true_up_fee_id: { type: ['string', 'null'] } };
  const rows = await recordsOf({ items: { id: TEXT }, orders, fees });
  const items = new Set(rows('items').map(({ id }) => id));
  for (const { line_items } of rows('orders'))
    for (const each of line_items as readonly Readonly<Record<string, unknown>>[])
      expect([items.has(each['line_item_id']), items.has(each['item_id'])]).toEqual([false, true]);
  for (const { id, true_up_fee_id } of rows('fees')) expect(true_up_fee_id).not.toBe(id);
});

it('a list of references has no record twice', async () => {
  const coupons = { id: TEXT, plan_ids: { type: 'array', items: TEXT } };
  const rows = await recordsOf({ plans: { id: TEXT }, coupons });
  const lists = rows('coupons').map(({ plan_ids }) => plan_ids as readonly unknown[]);
  for (const list of lists) expect(new Set(list).size).toBe(list.length);
  expect(lists.some(({ length }) => length > 1)).toBe(true);
});
