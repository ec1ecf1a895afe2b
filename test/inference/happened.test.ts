import { describe, expect, it } from 'vitest';
import { compiledSchema } from '../config/opened.ts';
import { schemaRows as rowsOf } from './rows.ts';

const moment = { type: 'string', format: 'date-time' };

async function statesOf(properties: object): Promise<readonly unknown[]> {
  const args = (await compiledSchema({ type: 'object', properties })).find('things')?.fields['status']?.args;
  const { choices } = { choices: [], ...args };
  return Array.isArray(choices) ? choices : Object.keys(choices);
}

describe('a state', () => {
  const status = { type: 'string', enum: ['pending', 'paid', 'completed', 'cancelled'] };

  it.each([
    [{ completed_at: moment }, ['completed']],
    [{ paid_at: moment }, ['paid', 'completed']],
    [{ completed_at: moment, cancelled_at: moment }, ['completed']],
    [{ cancelled_at: moment }, ['cancelled']],
    [{ completed_at: { ...moment, type: ['string', 'null'] } }, status.enum],
    [{ created_at: moment, completed: { type: 'boolean' } }, status.enum],
  ])('beside the moments %j is one of %j', async (beside, states) => {
    expect(await statesOf({ status, ...beside })).toEqual(states);
  });

  it('that is inferred fits the moments as well', async () => {
    const rows = await rowsOf('orders', { status: { type: 'string' }, delivered_at: moment });
    expect(new Set(rows.map((row) => row['status']))).toEqual(new Set(['delivered']));
  });
});

describe('an error', () => {
  it('is missing in records where nothing is wrong', async () => {
    const status = { enum: ['failed', 'delivered'] };
    const fields = { status, error_code: { type: 'integer' }, error_message: { type: 'string' } };
    for (const row of await rowsOf('messages', fields)) {
      expect(row['error_code'] === 0).toBe(row['status'] === 'delivered');
      expect(row['error_message'] === '').toBe(row['status'] === 'delivered');
    }
  });

  it('is there in records of errors', async () => {
    for (const row of await rowsOf('errors', { error_code: { type: 'integer' } }))
      expect(row['error_code']).not.toBe(0);
  });
});

it('a record that has expired was made before', async () => {
  const fields = { status: { enum: ['active', 'expired'] }, created_at: moment, expires_at: moment };
  for (const { status, created_at: created, expires_at: expires } of await rowsOf('tokens', fields)) {
    expect(String(created) < String(expires)).toBe(true);
    expect(String(expires) < '2026').toBe(status === 'expired');
  }
});

it('a record that has been deleted has not changed since', async () => {
  for (const row of await rowsOf('posts', { deleted_at: moment, created_at: moment, updated_at: moment }))
    expect(String(row['updated_at']) <= String(row['deleted_at'])).toBe(true);
});

it('a letter that has always been sent is written before the time that it is planned for', async () => {
  const example = { type: 'string', example: '2025-10-06 22:59:55.977+00' };
  const fields = { status: { type: 'string' }, created_at: moment, scheduled_at: moment, sent_at: example };
  for (const { status, created_at: created, scheduled_at: planned } of await rowsOf('broadcasts', fields)) {
    expect(status).toBe('sent');
    expect(String(created) < String(planned)).toBe(true);
  }
});

it('what a draft costs has not been paid, and payments are as their record says', async () => {
  const list = (values: readonly string[]): object => ({ type: 'string', enum: values });
  const payment = { type: 'object', properties: { status: list(['pending', 'succeeded', 'refunded']) } };
  const fields = {
    status: list(['draft', 'finalized']),
    payment_status: list(['pending', 'succeeded', 'failed']),
    payments: { type: 'array', items: payment },
  };
  for (const row of await rowsOf('invoices', fields)) {
    if (row['status'] === 'draft') expect(row['payment_status']).toBe('pending');
    const [one] = row['payments'] as readonly { status: string }[];
    expect(one?.status === 'succeeded' || one?.status === 'refunded').toBe(row['payment_status'] === 'succeeded');
  }
});
