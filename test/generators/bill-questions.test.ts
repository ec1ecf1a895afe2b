import { expect, it } from 'vitest';
import { bill_question } from '../../src/generators/bill-questions.ts';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';

const bill = {
  number: 'INV-2025-060-000017',
  status: 'paid',
  issued: '2025-03-01',
  due: '2025-03-15',
  settled: '2025-03-09T10:00:00.000Z',
  repaid: '2025-03-20T10:00:00.000Z',
  method: 'card',
  currency: 'EUR',
  total: 11.9,
  amount: 10,
  tax: 1.9,
  plan: 'Basic',
  standing: 'active',
  cycle: 'monthly',
  seats: 1,
};
const context = new FieldContext(Date.UTC(2026, 0, 1));
const key = fieldKey(42, 'tests', 'questions');

/** Returns what is asked about a bill by many customers: topics with their first and last moment. */
function asked(about: Partial<typeof bill>): ReadonlyMap<string, readonly [from: string, to: string]> {
  return new Map(
    Array.from({ length: 200 }, (_, at) => {
      const [, topic = '', , from = '', , to = ''] = bill_question.make(context.aim(key, at + 1), {
        ...bill,
        ...about,
      });
      return [topic, [from, to]];
    }),
  );
}

it('asks for a receipt only after a payment, and says that a card was declined only before it', () => {
  const found = asked({});
  expect([...(found.get('receipt') ?? [])][0]).toBe('2025-03-09T15:00:00.000Z');
  expect([...(found.get('declined') ?? [])][1]).toBe('2025-03-09T10:00:00.000Z');
  expect(found.has('refund')).toBe(false);
  expect(asked({ status: 'pending' }).has('receipt')).toBe(false);
});

it('asks for a refund before it is made, for tax and seats if they are on the bill', () => {
  expect([...(asked({ status: 'refunded' }).get('refund') ?? [])][1]).toBe('2025-03-20T09:00:00.000Z');
  expect([...asked({ tax: 0, seats: 5 }).keys()]).toEqual(expect.arrayContaining(['untaxed', 'fewer_seats', 'split']));
  const plain = asked({ cycle: 'annually' });
  for (const topic of ['untaxed', 'fewer_seats', 'split', 'by_year']) {
    expect(plain.has(topic)).toBe(false);
  }
});

it('asks about the address of a bill of today', () => {
  expect([...asked({ issued: '2026-01-01', settled: '2026-01-02T10:00:00.000Z' }).keys()]).toEqual(['address']);
});
