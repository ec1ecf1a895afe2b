import { describe, expect, it } from 'vitest';
import { renderRecords } from '../../src/render/index.ts';
import { compiled } from '../config/opened.ts';

const TEXT = { type: 'string' };
const object = (properties: object): object => ({ type: 'object', properties, required: Object.keys(properties) });
const list = (properties: object): object => ({ type: 'array', minItems: 1, maxItems: 2, items: object(properties) });

/** A record, or an object in it. */
interface Row {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly sku: string;
  readonly material: string;
  readonly product_title: string;
  readonly variant_sku: string;
  readonly user_name: string;
  readonly user: Row;
  readonly product: Row;
  readonly variant: Row;
  readonly variants: readonly Row[];
  readonly items: readonly Row[];
}

async function recordsOf(name: string, properties: object): Promise<readonly Row[]> {
  const catalogue = await compiled(
    { resources: { [name]: { schema: 'a.json' } } },
    { 'a.json': object({ id: TEXT, ...properties }) },
  );
  const options = { resource: name, count: 8, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
  return [...renderRecords(catalogue, options)].map((line) => JSON.parse(line) as Row);
}

describe('a field that repeats an object beside it', () => {
  it('is what the object says', async () => {
    const user = object({ id: TEXT, name: TEXT });
    for (const row of await recordsOf('tickets', { user, user_name: TEXT })) expect(row.user_name).toBe(row.user.name);
  });

  it('is so in a line of an order, which is called what its product is called', async () => {
    const product = object({ id: TEXT, title: TEXT });
    const line = {
      title: TEXT,
      product,
      product_title: TEXT,
      variant: object({ id: TEXT, sku: TEXT }),
      variant_sku: TEXT,
    };
    for (const { items } of await recordsOf('carts', { items: list(line) })) {
      for (const each of items) {
        expect([each.title, each.product_title]).toEqual([each.product.title, each.product.title]);
        expect(each.variant_sku).toBe(each.variant.sku);
      }
    }
  });
});

describe('an object inside of the thing that it repeats', () => {
  it('is that thing: the product of a variant of a product', async () => {
    const variant = { id: TEXT, title: TEXT, material: TEXT, product: object({ id: TEXT, title: TEXT }) };
    for (const row of await recordsOf('products', { title: TEXT, material: TEXT, variants: list(variant) })) {
      for (const each of row.variants) {
        expect(each.product).toEqual({ id: row.id, title: row.title });
        expect(each.material).toBe(row.material);
      }
    }
  });

  it('is what stands beside the object around it: the product of the variant in a line', async () => {
    const product = object({ id: TEXT, title: TEXT });
    const line = { product, variant: object({ id: TEXT, product }) };
    for (const { items } of await recordsOf('carts', { items: list(line) }))
      for (const each of items) expect(each.variant.product).toEqual(each.product);
  });

  it('is another one where it is a person: who comments does not own', async () => {
    const user = object({ id: TEXT, name: TEXT });
    const rows = await recordsOf('issues', { user, comments: list({ id: TEXT, body: TEXT, user }) });
    expect(rows.some((row) => JSON.stringify(row).split(row.user.name).length === 2)).toBe(true);
  });
});
