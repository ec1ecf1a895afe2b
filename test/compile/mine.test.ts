import { expect, it } from 'vitest';
import { renderRecords } from '../../src/render/index.ts';
import { compiled } from '../config/opened.ts';

const text = { type: 'string' };
const address = {
  type: 'object',
  properties: { id: text, first_name: text, last_name: text, phone: text, city: text, country_code: text },
};

/** Returns what some resources with schemas have, by their names. */
async function recordsOf(resources: object): Promise<Readonly<Record<string, readonly Record<string, unknown>[]>>> {
  const catalogue = await compiled({ resources });
  const options = { count: 12, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
  // A record is an object of JSON.
  const all = catalogue.resources.map(({ name }) => [
    name,
    [...renderRecords(catalogue, { ...options, resource: name })].map(
      (line) => JSON.parse(line) as Record<string, unknown>,
    ),
  ]);
  return Object.fromEntries(all) as Readonly<Record<string, readonly Record<string, unknown>[]>>;
}

it('what callers find below their own address belongs to one person, and nothing of others leads there', async () => {
  const order = { type: 'object', properties: { email: text, shipping_address: address } };
  const found = await recordsOf({
    'my-addresses': { path: 'customers/me/addresses', schema: address },
    'my-orders': { path: 'customers/me/orders', schema: order },
    orders: { schema: order },
  });
  const [{ first_name, last_name } = {}] = found['my-addresses'] ?? [];
  // The same person in every tree.
  expect([first_name, last_name]).toEqual(['Treasa', 'Corcoran']);
  const email = `${String(first_name)}.${String(last_name)}@example.org`.toLowerCase();
  for (const one of found['my-addresses'] ?? [])
    expect(one).toMatchObject({ first_name, last_name, country_code: 'US' });
  for (const one of found['my-orders'] ?? [])
    expect(one).toMatchObject({ email, shipping_address: { first_name, last_name } });
  const own = new Set((found['my-addresses'] ?? []).map(({ id }) => id));
  const people = new Set<unknown>();
  for (const { shipping_address } of found['orders'] ?? []) {
    // It is an object with these properties.
    const { id, last_name: name } = shipping_address as { readonly id: string; readonly last_name: string };
    expect(own.has(id)).toBe(false);
    people.add(name);
  }
  expect(people.size).toBeGreaterThan(3);
});

it('the telephone of a customer is where their address is', async () => {
  const customer = { type: 'object', properties: { first_name: text, last_name: text, phone: text } };
  const { orders = [] } = await recordsOf({
    orders: { schema: { type: 'object', properties: { customer, shipping_address: address } } },
  });
  for (const { customer: person, shipping_address } of orders) {
    const { phone, country_code } = Object(shipping_address) as Record<string, string>;
    expect((Object(person) as Record<string, string>)['phone']).toBe(phone);
    if (country_code === 'DE') expect(phone).toMatch(/^\+49/);
  }
});
