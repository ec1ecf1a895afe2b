import { expect, it } from 'vitest';
import { renderRecords } from '../../src/render/index.ts';
import { compiled, opened } from '../config/opened.ts';

type Row = Readonly<Record<string, unknown>>;

const TEXT = { type: 'string' };
const object = (properties: object, more: object = {}): Row => ({ type: 'object', properties, ...more });
const maybe = (properties: object): Row => ({ ...object(properties), type: ['object', 'null'] });

const config = { resources: { payments: { schema: 'api.json#/components/schemas/Payment' } } };

/** The document of an API in which a payment has some properties. */
const api = (properties: object): Row => ({
  'api.json': {
    openapi: '3.1.0',
    info: { title: 'Shop', version: '1' },
    paths: {},
    components: {
      schemas: {
        Payment: object(
          { id: TEXT, ...properties },
          { required: ['id', ...('type' in properties ? ['type'] : ['method'])] },
        ),
      },
    },
  },
});

async function recordsOf(properties: object): Promise<readonly Row[]> {
  const catalogue = await compiled(config, api(properties));
  const options = { resource: 'payments', count: 30, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
  return [...renderRecords(catalogue, options)].map((line) => JSON.parse(line) as Row);
}

it('an object for one kind is null in records of another', async () => {
  const method = { enum: ['bank_transfer', 'card', 'cash'] };
  const fields = {
    method,
    card: maybe({ brand: TEXT }),
    bankTransfer: maybe({ iban: TEXT }),
    card_last4: { type: ['string', 'null'] },
  };
  const rows = await recordsOf({ ...fields, source: object(fields, { required: ['method'] }) });
  for (const each of rows.flatMap((row) => [row, Object(row['source']) as Row])) {
    expect(each['card'] !== null).toBe(each['method'] === 'card');
    expect(each['card_last4'] !== null).toBe(each['method'] === 'card');
    expect(each['bankTransfer'] !== null).toBe(each['method'] === 'bank_transfer');
  }
  expect(new Set(rows.map((row) => row['method'])).size).toBe(3);
});

it('where the objects can only be missing, all records are of one kind, or of one without an object', async () => {
  const fields = {
    type: { enum: ['wallet', 'card', 'cash'] },
    wallet: object({ phone: TEXT }),
    card_details: object({ brand: TEXT }),
    address: object({ city: TEXT }),
  };
  const rows = await recordsOf(fields);
  expect(new Set(rows.map((row) => Object.keys(row).join()))).toEqual(new Set(['id,type,card_details,address']));
  expect(new Set(rows.map((row) => row['type']))).toEqual(new Set(['card', 'cash']));
  expect(await (await opened(config, api(fields))).told()).toEqual([
    'api.json#/components/schemas/Payment/properties/wallet: left out, since records are of another kind, and it cannot be null',
  ]);
});

it('in a list, each element has the object of its kind', async () => {
  const line = object({ kind: { enum: ['fee', 'product'] }, product: maybe({ name: TEXT }) }, { required: ['kind'] });
  for (const row of await recordsOf({ lines: { type: 'array', items: line } }))
    for (const each of row['lines'] as readonly Row[])
      expect(each['product'] !== null).toBe(each['kind'] === 'product');
});

it('what two kinds have in common begins with their last words, and what a kind lacks is null', async () => {
  const none = { type: ['integer', 'null'] };
  const fields = {
    type: { enum: ['fixed_amount', 'percentage'] },
    amount_cents: none,
    percentage_rate: { type: ['number', 'null'] },
  };
  for (const row of await recordsOf(fields))
    expect([row['amount_cents'] !== null, row['percentage_rate'] !== null]).toEqual([
      row['type'] === 'fixed_amount',
      row['type'] === 'percentage',
    ]);
});

it('what belongs to a closed list is null where the list says that there is nothing', async () => {
  const expiration = { enum: ['no_expiration', 'time_limit'] };
  const properties = { method: TEXT, expiration, expiration_at: { type: ['string', 'null'], format: 'date-time' } };
  const catalogue = await compiled(
    { resources: { coupons: { schema: 'c.json' } } },
    { 'c.json': { type: 'object', properties, required: ['expiration'] } },
  );
  const options = { resource: 'coupons', count: 30, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
  for (const line of renderRecords(catalogue, options)) {
    const { expiration: said, expiration_at } = JSON.parse(line) as Row;
    expect(expiration_at === null).toBe(said === 'no_expiration');
  }
});
