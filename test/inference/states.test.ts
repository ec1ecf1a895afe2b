import { describe, expect, it } from 'vitest';
import { compiledSchema } from '../config/opened.ts';
import { schemaRows as rowsOf } from './rows.ts';

const maybe = { type: ['string', 'null'], format: 'date-time' };

describe('a field that says something has happened', () => {
  it('has a value in few records, and shares them with its neighbours', async () => {
    const rows = await rowsOf('files', { trashed_at: maybe, trashed_by: { type: ['string', 'null'] } }, 200);
    const trashed = rows.filter((row) => row['trashed_at'] !== null);
    expect(trashed.length).toBeLessThan(30);
    for (const row of rows) expect(row['trashed_by'] === null).toBe(row['trashed_at'] === null);
  });

  it('has a value in its states, whatever it is called', async () => {
    const status = { enum: ['OPEN', 'SHIPPED', 'CANCELLED'] };
    const fields = { status, date_cancelled: maybe, cancellation_reason: { type: ['string', 'null'] } };
    for (const row of await rowsOf('orders', fields)) {
      expect(row['date_cancelled'] !== null).toBe(row['status'] === 'CANCELLED');
      expect(row['cancellation_reason'] !== null).toBe(row['status'] === 'CANCELLED');
    }
  });

  it('has a value if the flag beside it is true', async () => {
    for (const row of await rowsOf('posts', { is_deleted: { type: 'boolean' }, deleted_at: maybe })) {
      expect(row['deleted_at'] !== null).toBe(row['is_deleted']);
    }
  });

  it('seldom has a value in the objects of a list', async () => {
    const line = { type: 'object', properties: { deleted_at: maybe }, required: ['deleted_at'] };
    const rows = await rowsOf('orders', { lines: { type: 'array', items: line, minItems: 3 } }, 300);
    const dates = rows.flatMap((row) =>
      (row['lines'] as readonly { readonly deleted_at: unknown }[]).map((one) => one.deleted_at),
    );
    const share = dates.filter((date) => date !== null).length / dates.length;
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(0.25);
  });

  it('is null as often as a schema says', async () => {
    const rows = await rowsOf('posts', { deleted_at: { ...maybe, 'x-nullable': 0.5 } }, 100);
    expect(rows.filter((row) => row['deleted_at'] !== null).length).toBeGreaterThan(30);
  });
});

describe('a flag', () => {
  it.each([
    ['is_active', ['active']],
    ['cancelled', ['cancelled']],
    ['isPaid', ['active']],
  ])('%s follows from the state', async (name, states) => {
    const status = { enum: ['pending', 'active', 'cancelled'] };
    for (const row of await rowsOf('subscriptions', { status, [name]: { type: 'boolean' } })) {
      expect(row[name]).toBe(states.includes(String(row['status'])));
    }
  });
});

it('a flag named after a state is true in this state, and only there', async () => {
  const status = { type: 'string', enum: ['OPEN', 'SHIPPED', 'CANCELLED'] };
  const root = { type: 'object', properties: { status, is_shipped: { type: 'boolean' } } };
  const fields = (await compiledSchema(root)).find('things')?.fields;
  expect(fields?.['is_shipped']).toMatchObject({
    generator: 'boolean',
    args: { probability: { by: 'status', is: { SHIPPED: 1 }, else: 0 } },
  });
});
