import { describe, expect, it } from 'vitest';
import { renderRecords } from '../../src/render/index.ts';
import { compiled } from '../config/opened.ts';
import { number, schemaRows, text, type Row } from './rows.ts';

const TEXT = { type: 'string' };
const MOMENT = { type: 'string', format: 'date-time' };
const OPTIONS = { seed: 1, refDate: '2026-01-01T00:00:00.000Z' };

/** Returns the first records of one of some resources with schemas of these properties. */
async function rowsAmong(resources: Readonly<Record<string, object>>, resource: string): Promise<readonly Row[]> {
  const schemas = Object.entries(resources).map(([name, { fields, ...properties }]: [string, { fields?: object }]) => [
    name,
    { schema: { type: 'object', properties }, ...(fields && { fields }) },
  ]);
  const catalogue = await compiled({ resources: Object.fromEntries(schemas) as object });
  return [...renderRecords(catalogue, { ...OPTIONS, resource, count: 40 })].map((line) => JSON.parse(line) as Row);
}

describe('fields of one record', () => {
  it('tell of one person, whose login name no other record has', async () => {
    const fields = { username: { type: 'string' }, firstName: TEXT, lastName: TEXT, email: TEXT };
    const catalogue = await compiled({
      resources: { users: { key: 'username', schema: { type: 'object', properties: fields } } },
    });
    const rows = [...renderRecords(catalogue, { ...OPTIONS, resource: 'users', count: 60 })].map(
      (line) => JSON.parse(line) as Row,
    );
    expect(new Set(rows.map((row) => row['username'])).size).toBe(60);
    const telling = rows.filter((row) => {
      const [first, last] = [text(row, 'firstName'), text(row, 'lastName')].map((each) => each.toLowerCase());
      const login = text(row, 'username').replaceAll(/[^a-z]/g, '');
      return login.includes(first ?? '') || login.includes((last ?? '').slice(0, 5));
    });
    expect(telling.length).toBeGreaterThan(40);
    for (const row of rows) expect(text(row, 'email')).toContain(text(row, 'username'));
  });

  it('are in the currency and the telephone network of where the customer is at home', async () => {
    const billing_address = {
      type: 'object',
      properties: { city: TEXT, country: TEXT },
      required: ['city', 'country'],
    };
    const orders = { currency: TEXT, phone: TEXT, billing_address };
    const known: Readonly<Record<string, readonly string[]>> = {
      Germany: ['EUR', '+49'],
      'United States': ['USD', '+1'],
      Japan: ['JPY', '+81'],
      'United Kingdom': ['GBP', '+44'],
    };
    const told = (await rowsAmong({ orders }, 'orders')).flatMap((row) => {
      const { country } = row['billing_address'] as { readonly country: string };
      const [currency, prefix = ''] = known[country] ?? [];
      return currency === undefined
        ? []
        : [[row['currency'], text(row, 'phone').startsWith(prefix), currency] as const];
    });
    expect(told.length).toBeGreaterThan(10);
    for (const [currency, isCalled, expected] of told) expect([currency, isCalled]).toEqual([expected, true]);
  });

  it('have codes of words where a pattern allows only small letters', async () => {
    const pattern = '^[a-z0-9_+-]+$';
    const plans = { name: TEXT, code: { ...TEXT, pattern } };
    for (const row of await rowsAmong({ plans }, 'plans'))
      expect(text(row, 'code')).toBe(text(row, 'name').toLowerCase().replaceAll(' ', '-'));
  });

  it('say the same of when the record was created', async () => {
    const orders = { order_created_date: MOMENT, created_at: MOMENT };
    for (const row of await rowsAmong({ 'sales-orders': orders }, 'sales-orders'))
      expect(row['order_created_date']).toBe(row['created_at']);
  });

  it('have numbers of accounts where a pattern allows these', async () => {
    const items = { accounting_code: { ...TEXT, pattern: '^[a-z0-9_+-]+$', maxLength: 20 } };
    for (const row of await rowsAmong({ items }, 'items')) expect(text(row, 'accounting_code')).toMatch(/^\d{4}$/);
  });

  it('make no login name out of a code', async () => {
    const accounts = { bill_to: { type: 'string', enum: ['self', 'parent'] }, username: TEXT, email: TEXT };
    for (const row of await rowsAmong({ accounts }, 'accounts')) {
      expect(text(row, 'username')).not.toMatch(/self|parent/);
      expect(text(row, 'email')).not.toMatch(/self|parent/);
    }
  });

  it('keep the name of a person in the addresses of an object, and behind a reference', async () => {
    const users = { name: TEXT, notification_email: { type: 'object', properties: { email: TEXT } } };
    const aliases = { email: TEXT, fields: { user_id: { references: 'users' } } };
    const people = await rowsAmong({ users, aliases }, 'users');
    const plain = (name: string): string => name.toLowerCase().split(' ')[0] ?? '';
    for (const row of people.filter((each) => /^[A-Za-z ]+$/.test(text(each, 'name')))) {
      const { email } = row['notification_email'] as { readonly email: string };
      expect(email).toContain(plain(text(row, 'name')));
    }
    for (const alias of await rowsAmong({ users, aliases }, 'aliases')) {
      const user = people.find(({ id }) => id === alias['user_id']);
      if (user && /^[A-Za-z ]+$/.test(text(user, 'name')))
        expect(text(alias, 'email')).toContain(plain(text(user, 'name')));
    }
  });

  it('come in the order of a life: written, uploaded, changed, trashed, purged', async () => {
    const status = { type: 'string', enum: ['active', 'trashed', 'deleted'] };
    const names = ['content_created_at', 'created_at', 'content_modified_at', 'modified_at', 'trashed_at', 'purged_at'];
    const moments = Object.fromEntries(names.map((name) => [name, { ...MOMENT, nullable: true }]));
    const rows = await schemaRows('files', { item_status: status, name: TEXT, extension: TEXT, ...moments });
    for (const row of rows) {
      const times = names.flatMap((name) => (row[name] === null ? [] : [text(row, name)]));
      expect(times).toEqual(times.toSorted());
      expect(row['trashed_at'] === null).toBe(row['item_status'] === 'active');
      expect(text(row, 'name').endsWith(`.${text(row, 'extension')}`)).toBe(true);
    }
    expect(rows.filter((row) => row['item_status'] === 'active').length).toBeGreaterThan(40);
  });

  it('name one folder as the parent and at the end of the path, and one person as maker and owner', async () => {
    const folder = { type: 'object', properties: { id: { type: 'integer' }, name: TEXT } };
    const user = { type: 'object', properties: { id: { type: 'integer' }, name: TEXT } };
    const path = {
      type: 'object',
      properties: { total_count: { type: 'integer' }, entries: { type: 'array', items: folder } },
    };
    for (const row of await schemaRows('files', {
      path_collection: path,
      parent: folder,
      owned_by: user,
      created_by: user,
    })) {
      expect(row['path_collection']).toEqual({ total_count: 1, entries: [row['parent']] });
      expect(row['owned_by']).toEqual(row['created_by']);
    }
  });

  it('have the id beside an object inside of it, and do not tell its name twice', async () => {
    const id = { type: 'string', description: 'Id of the provider.' };
    const provider = { type: 'object', properties: { id, is_enabled: { type: 'boolean' } } };
    const data = { type: 'object', additionalProperties: true };
    for (const row of await schemaRows('shipping-options', { name: TEXT, provider_id: id, provider, data })) {
      expect((row['provider'] as Row)['id']).toBe(row['provider_id']);
      expect(row['data']).not.toHaveProperty('name');
    }
  });

  it('open at the same hours every week', async () => {
    const day = { type: 'string', format: 'date' };
    const rows = await schemaRows('museum-hours', { date: day, timeOpen: TEXT, timeClose: TEXT });
    for (const [at, row] of rows.entries()) {
      const { date: _, id: __, ...hours } = row;
      const { date: ___, id: ____, ...before } = rows[at - 7] ?? row;
      expect(hours).toEqual(before);
    }
    expect(new Set(rows.map((row) => row['timeClose'])).size).toBeGreaterThan(1);
  });

  it('lead from one station to another, at a price that goes with the time that it takes', async () => {
    const station = (which: string): object => ({
      type: 'string',
      format: 'uuid',
      description: `The ${which} station.`,
    });
    const trips = {
      origin: station('first'),
      destination: station('last'),
      departure_time: MOMENT,
      arrival_time: MOMENT,
      price: { type: 'number' },
    };
    const stations = { id: { type: 'string', format: 'uuid' }, name: TEXT };
    const ids = new Set((await rowsAmong({ trips, stations }, 'stations')).map(({ id }) => id));
    for (const row of await rowsAmong({ trips, stations }, 'trips')) {
      expect(ids.has(row['origin'] ?? '') && ids.has(row['destination'] ?? '')).toBe(true);
      expect(row['origin']).not.toBe(row['destination']);
      const minutes = (Date.parse(text(row, 'arrival_time')) - Date.parse(text(row, 'departure_time'))) / 60_000;
      expect(number(row, 'price') / minutes).toBeGreaterThan(0.1);
      expect(number(row, 'price') / minutes).toBeLessThan(0.35);
    }
  });
});
