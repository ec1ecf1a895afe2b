import { describe, expect, it } from 'vitest';
import { renderRecords } from '../../src/render/index.ts';
import { compiled } from '../config/opened.ts';

type Row = Readonly<Record<string, unknown>>;

const TEXT = { type: 'string' };
const MAYBE = { type: ['string', 'null'] };
const object = (properties: object): object => ({ type: 'object', properties, required: Object.keys(properties) });

/** Returns what makes records of some resources, of each of which a schema has some properties. */
async function recordsOf(
  schemas: Readonly<Record<string, object>>,
  resources: Readonly<Record<string, object>> = {},
): Promise<(resource: string, count?: number) => readonly Row[]> {
  const names = Object.keys(schemas);
  const catalogue = await compiled(
    { resources: Object.fromEntries(names.map((name) => [name, { schema: `${name}.json`, ...resources[name] }])) },
    Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [`${name}.json`, object(schema)])),
  );
  return (resource, count = 12) => {
    const options = { resource, count, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
    // A record is an object of JSON.
    return [...renderRecords(catalogue, options)].map((line) => JSON.parse(line) as Row);
  };
}

it('an id in the form of ids of another resource that its description names refers to one', async () => {
  const uuid = { ...TEXT, format: 'uuid' };
  const origin = { ...uuid, description: 'The starting station of the trip' };
  const rows = await recordsOf({ stations: { id: uuid, name: TEXT }, trips: { id: uuid, origin, ticket: uuid } });
  const known = new Set(rows('stations').map(({ id }) => id));
  expect(rows('trips').every((row) => known.has(row['origin']) && !known.has(row['ticket']))).toBe(true);
});

describe('an object that repeats a record', () => {
  const users = { id: TEXT, name: TEXT, email: { ...TEXT, format: 'email' }, note: TEXT, rank: { type: 'integer' } };

  it('has its values, and the reference beside it leads there', async () => {
    const small = object({ id: TEXT, name: TEXT, email: { ...TEXT, format: 'email' } });
    const rows = await recordsOf({ users, orders: { id: TEXT, user_id: MAYBE, user: small, created_by: small } });
    const known = new Map(rows('users').map((row) => [row['id'], row]));
    for (const { user_id, user, created_by } of rows('orders')) {
      const { id, name, email } = known.get(user_id) ?? {};
      expect(user).toEqual({ id, name, email });
      expect(known.get(Object(created_by).id)).toMatchObject(Object(created_by));
    }
  });

  it('is the region of a shop, whose currency a cart has, and no thing that only has a similar name', async () => {
    const moment = { ...TEXT, format: 'date-time' };
    const currency_code = { ...TEXT, enum: ['usd', 'eur', 'gbp'] };
    const region = { id: TEXT, name: TEXT, currency_code };
    const payment_collection = object({ id: TEXT, amount: { type: 'number' }, status: TEXT, created_at: moment });
    const carts = { id: TEXT, region_id: TEXT, region: object(region), currency_code, payment_collection };
    const rows = await recordsOf({ regions: region, collections: { id: TEXT, created_at: moment }, carts });
    const known = new Map(rows('regions').map((row) => [row['id'], row]));
    const collections = new Set(rows('collections').map((row) => row['id']));
    for (const row of rows('carts')) {
      expect(row['region']).toEqual(known.get(row['region_id']));
      expect(row['currency_code']).toBe(known.get(row['region_id'])?.['currency_code']);
      expect(collections).not.toContain(Object(row['payment_collection']).id);
    }
  });

  it('follows the id beside it, even if records are referred to by another field', async () => {
    const customers = { slug: TEXT, lago_id: { ...TEXT, format: 'uuid' }, name: TEXT };
    const fees = { type: 'array', items: object({ lago_customer_id: { ...TEXT, format: 'uuid' } }) };
    const rows = await recordsOf(
      { customers, invoices: { id: TEXT, customer: object(customers), fees } },
      { customers: { key: 'slug' }, invoices: { fields: { customer_id: { references: 'customers' } } } },
    );
    const known = new Map(rows('customers').map((row) => [row['slug'], row]));
    for (const { customer_id, customer, fees: lines } of rows('invoices')) {
      expect(customer).toEqual(known.get(customer_id));
      for (const line of Object(lines)) expect(line.lago_customer_id).toBe(Object(customer).lago_id);
    }
  });

  it('copies nothing that its own schema rules out', async () => {
    const user = object({ id: TEXT, name: { ...TEXT, maxLength: 5 }, rank: TEXT, email: { ...TEXT, format: 'email' } });
    const rows = await recordsOf({ users, orders: { id: TEXT, user } });
    const emails = new Map(rows('users').map((row) => [row['id'], row['email']]));
    for (const row of rows('orders')) {
      const { id, name, rank, email } = Object(row['user']);
      expect([typeof rank, name.length <= 5, email]).toEqual(['string', true, emails.get(id)]);
    }
  });

  it('has its objects and lists, by whatever field it is referred to', async () => {
    const plan = {
      code: TEXT,
      name: TEXT,
      limits: object({ seats: { type: 'integer' } }),
      tags: { type: 'array', items: TEXT },
    };
    const rows = await recordsOf(
      { plans: plan, subscriptions: { id: TEXT, plan_code: TEXT, plan: object(plan), plan_name: TEXT } },
      { plans: { key: 'code' } },
    );
    const known = new Map(rows('plans').map((row) => [row['code'], row]));
    for (const { plan_code, plan: own, plan_name } of rows('subscriptions')) {
      expect(own).toEqual(known.get(plan_code));
      expect(plan_name).toBe(Object(own).name);
    }
  });

  it('is none of another record where it is a part: the variant in a product belongs to it', async () => {
    const variant = { id: { type: 'integer' }, product_id: { type: 'integer' }, name: TEXT };
    const rows = await recordsOf({
      variants: variant,
      products: { id: { type: 'integer' }, variant: object(variant) },
    });
    for (const { id, variant: own } of rows('products')) expect(Object(own).product_id).toBe(id);
  });

  it('has the city of the address that it repeats, also where all belong to the caller', async () => {
    const address = { id: TEXT, city: TEXT, postal_code: TEXT };
    const rows = await recordsOf(
      { addresses: address, orders: { id: TEXT, billing_address: object(address) } },
      { addresses: { path: 'customers/me/addresses' }, orders: { path: 'customers/me/orders' } },
    );
    const known = new Map(rows('addresses').map((row) => [row['id'], row]));
    for (const { billing_address: own } of rows('orders')) expect(own).toEqual(known.get(Object(own).id));
  });

  it('ends where two records have each other in them', async () => {
    const both = (other: string): object => ({ id: TEXT, name: TEXT, [other]: object({ id: TEXT, name: TEXT }) });
    const rows = await recordsOf({ teams: both('leader'), users: both('team') });
    const teams = new Map(rows('teams').map((row) => [row['id'], row['name']]));
    for (const row of rows('users')) expect(Object(row['team']).name).toBe(teams.get(Object(row['team']).id));
  });
});

describe('a record below another one', () => {
  it('belongs to the same account as that one', async () => {
    const code = { ...TEXT, pattern: '^AC[0-9a-f]{8}$' };
    const rows = await recordsOf(
      {
        chats: { id: TEXT, service_sid: code, currency: TEXT },
        messages: { id: TEXT, chat_id: TEXT, service_sid: code, currency: TEXT },
      },
      { messages: { under: ['chats/{chat_id}/messages'], fields: { chat_id: { references: 'chats' } } } },
    );
    const chats = new Map(rows('chats').map(({ id, ...row }) => [id, row]));
    for (const { chat_id, service_sid, currency } of rows('messages'))
      expect({ service_sid, currency }).toEqual(chats.get(chat_id));
  });
});

describe('a record further below', () => {
  it('belongs to the same record above as the one between', async () => {
    const code = { ...TEXT, pattern: '^CH[0-9a-f]{8}$' };
    const maybe = { type: ['string', 'null'], pattern: '^CH[0-9a-f]{8}$' };
    const address = 'chats/{chat_id}/messages';
    const rows = await recordsOf(
      {
        chats: { id: code },
        messages: { id: TEXT, chat_id: code },
        receipts: { id: TEXT, chat_id: maybe, message_id: TEXT },
      },
      {
        messages: { under: [`${address}/{id}`], fields: { chat_id: { references: 'chats' } } },
        receipts: {
          under: [`${address}/{message_id}/receipts`],
          fields: { message_id: { references: 'messages' } },
        },
      },
    );
    const chats = new Map(rows('messages').map((row) => [row['id'], row['chat_id']]));
    for (const { chat_id, message_id } of rows('receipts')) expect(chat_id).toBe(chats.get(message_id));
  });
});

describe('the flags of a booking', () => {
  it('are false where its trip does not permit it', async () => {
    const flag = { type: 'boolean' };
    const rows = await recordsOf({
      trips: { id: TEXT, bicycles_allowed: flag },
      bookings: { id: TEXT, trip_id: TEXT, has_bicycle: flag },
    });
    const allowed = new Map(rows('trips', 60).map((row) => [row['id'], row['bicycles_allowed']]));
    const found = rows('bookings', 60).map(({ trip_id, has_bicycle }) => [has_bicycle, allowed.get(trip_id)]);
    expect(found.filter(([has, may]) => has && !may)).toEqual([]);
    expect(found.some(([has]) => has)).toBe(true);
  });
});

describe('the permissions of a role', () => {
  it('fit its name', async () => {
    const look = ['readMessages', 'leaveChannel'];
    const manage = ['deleteAnyMessage', 'createRole', 'editService'];
    const permissions = { type: ['array', 'null'], items: { ...TEXT, enum: [...look, 'editOwnMessage', ...manage] } };
    const rows = await recordsOf({ roles: { id: TEXT, name: TEXT, permissions } });
    const found = new Map(rows('roles', 40).map((row) => [row['name'], row['permissions']]));
    expect(new Set(Object(found.get('Guest')))).toEqual(new Set(look));
    for (const each of Object(found.get('Administrator'))) expect(manage).toContain(each);
  });
});

describe('the days of opening hours', () => {
  it('follow each other', async () => {
    const rows = await recordsOf({
      hours: { id: TEXT, date: { ...TEXT, format: 'date' }, timeOpen: TEXT, timeClose: TEXT },
    });
    expect(rows('hours', 3).map((row) => row['date'])).toEqual(['2026-01-01', '2026-01-02', '2026-01-03']);
  });
});

describe('a thing whose type is always the same', () => {
  it('is named like that', async () => {
    const item = object({ type: { const: 'file' }, name: TEXT });
    const rows = await recordsOf({ assignments: { id: TEXT, item } });
    for (const row of rows('assignments')) expect(Object(row['item']).name).toMatch(/^[a-z-]+\d*\.[a-z]{3,4}$/);
  });
});

describe('the key of a record below another one with the same key', () => {
  it('is its own', async () => {
    const key = { ...TEXT, format: 'uuid' };
    const rows = await recordsOf(
      { chats: { own_id: key }, messages: { own_id: key, chat: key } },
      {
        chats: { key: 'own_id' },
        messages: { key: 'own_id', under: ['chats/{chat}/messages'], fields: { chat: { references: 'chats' } } },
      },
    );
    const chats = new Set(rows('chats').map((row) => row['own_id']));
    for (const { own_id, chat } of rows('messages'))
      expect([chats.has(own_id), chats.has(chat)]).toEqual([false, true]);
  });
});

describe('an id that its description calls that of the record', () => {
  it('is its own, even if the record above has one with the same name', async () => {
    const id = (what: string): object => ({
      ...TEXT,
      format: 'uuid',
      description: `Unique identifier of the ${what}.`,
    });
    const rows = await recordsOf(
      { plans: { code: TEXT, acme_id: id('plan') }, charges: { acme_id: id('charge, made by Acme'), plan_code: TEXT } },
      {
        plans: { key: 'code' },
        charges: { under: ['plans/{plan_code}/charges'], fields: { plan_code: { references: 'plans' } } },
      },
    );
    expect(new Set(rows('charges').map((row) => row['acme_id'])).size).toBe(12);
  });
});

describe('the id of an account', () => {
  it('is the same everywhere, unless there are accounts', async () => {
    const code = { ...TEXT, pattern: '^AC[0-9a-f]{8}$' };
    const rows = await recordsOf({ calls: { id: TEXT, account_sid: code }, texts: { id: TEXT, account_sid: code } });
    const all = [...rows('calls'), ...rows('texts')].map((row) => row['account_sid']);
    expect(new Set(all).size).toBe(1);
    const accounts = await recordsOf({ accounts: { id: TEXT, account_sid: code } });
    expect(new Set(accounts('accounts').map((row) => row['account_sid'])).size).toBeGreaterThan(1);
  });
});

describe('the parent of a record', () => {
  it('comes before it, and the first has none', async () => {
    const rows = await recordsOf({ categories: { id: TEXT, parent_id: MAYBE } });
    const ids = rows('categories').map((row) => row['id']);
    for (const [at, { parent_id }] of rows('categories').entries()) {
      if (at === 0) expect(parent_id).toBeNull();
      if (parent_id !== null) expect(ids.slice(0, at)).toContain(parent_id);
    }
  });
});
