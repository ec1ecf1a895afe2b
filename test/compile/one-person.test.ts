import { describe, expect, it } from 'vitest';
import { renderRecords } from '../../src/render/index.ts';
import { compiledSchema } from '../config/opened.ts';

type Row = Readonly<Record<string, unknown>>;

const TEXT = { type: 'string' };
const object = (properties: object): object => ({ type: 'object', properties, required: Object.keys(properties) });

/** Makes records of things with some properties. */
async function recordsOf(properties: object): Promise<readonly Row[]> {
  const catalogue = await compiledSchema(object({ id: TEXT, ...properties }));
  const options = { resource: 'things', count: 12, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
  // A record is an object of JSON.
  return [...renderRecords(catalogue, options)].map((line) => JSON.parse(line) as Row);
}

const names = { first_name: TEXT, last_name: TEXT };
const address = object({ id: TEXT, customer_id: TEXT, ...names, phone: TEXT, city: TEXT, country_code: TEXT });
const email = { ...TEXT, format: 'email' };
const plain = (text: unknown): string =>
  String(text)
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();

describe('the people in a record', () => {
  it('are one person, with the e-mail address of the name in the address', async () => {
    for (const row of await recordsOf({
      email,
      customer_id: TEXT,
      shipping_address: address,
      billing_address: address,
    })) {
      const shipping = Object(row['shipping_address']);
      expect(row['billing_address']).toEqual(shipping);
      expect(shipping.customer_id).toBe(row['customer_id']);
      const mail = plain(row['email']);
      expect([shipping.first_name, shipping.last_name].some((one) => mail.includes(plain(one)))).toBe(true);
    }
  });

  it('are the customer, also in addresses of another shape and in lists', async () => {
    const customer = object({ ...names, email, phone: TEXT });
    const addresses = { type: 'array', minItems: 1, items: address };
    for (const row of await recordsOf({ billing_address: address, customer, addresses })) {
      const { first_name, last_name, phone } = Object(row['customer']);
      // Each address has a telephone of its own country; the customer's is that of the first.
      expect(row['billing_address']).toMatchObject({ first_name, last_name, phone });
      for (const one of Object.values(Object(row['addresses']))) expect(one).toMatchObject({ first_name, last_name });
    }
  });

  it('are several where words say so', async () => {
    const rows = await recordsOf({ sender_address: address, return_address: address, ...names });
    const people = rows.map((row) => Object(row['sender_address']).last_name === row['last_name']);
    expect(people).toContain(false);
  });

  it('keep what their own schemas say', async () => {
    const short = object({ first_name: { ...TEXT, maxLength: 4 }, last_name: TEXT });
    for (const row of await recordsOf({ ...names, billing_address: short })) {
      const { first_name, last_name } = Object(row['billing_address']);
      expect([first_name.length <= 4, last_name]).toEqual([true, row['last_name']]);
    }
  });
});
