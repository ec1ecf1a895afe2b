import { expect, it } from 'vitest';
import { renderRecords } from '../../src/render/index.ts';
import { compiled } from '../config/opened.ts';

const TEXT = { type: 'string' };
const object = (properties: object): object => ({ type: 'object', properties, required: Object.keys(properties) });
const list = (properties: object): object => ({ type: 'array', minItems: 2, items: object(properties) });

/** A record, or an object in it. */
interface Row {
  readonly id: string;
  readonly lago_id: string;
  readonly lago_fee_id: string;
  readonly lago_invoice_id: string;
  readonly line_item_id: string;
  readonly product_id: string;
  readonly seller_id: string;
  readonly seller: object;
  readonly primary_media: Row;
  readonly media: readonly Row[];
  readonly variants: readonly Row[];
  readonly related_products: readonly Row[];
  readonly fees: readonly Row[];
  readonly taxes: readonly Row[];
  readonly items: readonly Row[];
  readonly region: Row;
  readonly region_id: string;
  readonly payment: Row;
}

/** Returns the first records of a resource, where each of some resources has a schema with some properties. */
async function recordsOf(schemas: Readonly<Record<string, object>>, resource: string): Promise<readonly Row[]> {
  const names = Object.keys(schemas);
  const catalogue = await compiled(
    { resources: Object.fromEntries(names.map((name) => [name, { schema: `${name}.json` }])) },
    Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [`${name}.json`, object(schema)])),
  );
  const options = { resource, count: 8, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
  return [...renderRecords(catalogue, options)].map((line) => JSON.parse(line) as Row);
}

it('what is in a record has its id, at any depth', async () => {
  const media = { id: TEXT, product_id: TEXT };
  const products = {
    id: TEXT,
    primary_media: object(media),
    variants: list({ id: TEXT, product_id: TEXT, media: list(media) }),
    related_products: list({ product_id: TEXT }),
  };
  const rows = await recordsOf({ products }, 'products');
  for (const { id, primary_media, variants } of rows) {
    const inside = [primary_media, ...variants, ...variants.flatMap((each) => each.media)];
    expect(new Set(inside.map((each) => each.product_id))).toEqual(new Set([id]));
  }
  expect(rows.some(({ id, related_products }) => related_products.some((each) => each.product_id !== id))).toBe(true);
});

it('what is in an element of a list has the id of that element, with the prefix that all ids have', async () => {
  const invoices = {
    lago_id: TEXT,
    fees: list({ lago_id: TEXT, lago_invoice_id: TEXT, taxes: list({ lago_id: TEXT, lago_fee_id: TEXT }) }),
  };
  for (const { lago_id, fees } of await recordsOf({ invoices }, 'invoices'))
    for (const fee of fees) {
      expect(fee.lago_invoice_id).toBe(lago_id);
      expect(fee.taxes.every((tax) => tax.lago_fee_id === fee.lago_id)).toBe(true);
    }
});

it('an element of a list has the record that it refers to in it', async () => {
  const sellers = { id: TEXT, name: TEXT };
  const orders = { id: TEXT, items: list({ seller_id: TEXT, seller: object(sellers) }) };
  const known = new Map((await recordsOf({ sellers, orders }, 'sellers')).map(({ id, ...seller }) => [id, seller]));
  for (const { items } of await recordsOf({ sellers, orders }, 'orders'))
    for (const { seller_id, seller } of items) expect(seller).toEqual({ id: seller_id, ...known.get(seller_id) });
});

it('what has the same record in it as the record around refers to the same one', async () => {
  const regions = { id: TEXT, name: TEXT };
  const payment = object({ id: TEXT, region_id: TEXT, region: object(regions) });
  for (const { region, payment: paid } of await recordsOf(
    { regions, carts: { id: TEXT, region: object(regions), payment } },
    'carts',
  ))
    expect([paid.region_id, paid.region.id]).toEqual([region.id, region.id]);
});

it('what is in a record has its key, even if a schema calls that nullable', async () => {
  const id = { type: ['string', 'null'] };
  const tax = { type: 'object', properties: { lago_fee_id: TEXT } };
  const schema = { type: 'object', properties: { lago_id: id, taxes: { type: 'array', minItems: 1, items: tax } } };
  const catalogue = await compiled(
    { resources: { fees: { key: 'lago_id', schema: 'fees.json' } } },
    { 'fees.json': schema },
  );
  const options = { resource: 'fees', count: 12, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
  for (const line of renderRecords(catalogue, options)) {
    // A record is an object of JSON.
    const { lago_id, taxes } = JSON.parse(line) as Row;
    expect(taxes.every(({ lago_fee_id }) => lago_fee_id === lago_id)).toBe(true);
  }
});

it('the tax of a line has the id of the line, whatever the list of lines is called', async () => {
  const taxes = list({ line_item_id: TEXT });
  const catalogue = await compiled(
    { resources: { orders: { schema: 'o.json' } } },
    { 'o.json': object({ id: TEXT, items: list({ id: TEXT, taxes }) }) },
  );
  const options = { resource: 'orders', count: 12, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
  for (const line of renderRecords(catalogue, options)) {
    // A record is an object of JSON.
    const { items } = JSON.parse(line) as Row;
    for (const item of items) expect(item.taxes.every(({ line_item_id }) => line_item_id === item.id)).toBe(true);
  }
});
