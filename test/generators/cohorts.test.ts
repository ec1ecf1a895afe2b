import { describe, expect, it } from 'vitest';
import { COHORT, cohort, cohort_entry, cohort_sheet, spansOf } from '../../src/generators/cohorts.ts';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const key = fieldKey(42, 'tests', 'cohorts');
const sheets = Array.from({ length: 50 }, (_, at) => cohort_sheet.make(context.aim(key, at + 1)));
const sheetOf = (number: number): number[] => sheets[number - 1] ?? [];

type Column = Parameters<typeof cohort_entry.make>[1]['column'];

const entry = (id: number, column: Column): number =>
  cohort_entry.make(context.aim(key, id), { sheet: sheetOf(Math.ceil(id / COHORT)), column });

const ids = Array.from({ length: 50 * COHORT }, (_, at) => at + 1);

describe('a cohort', () => {
  it('has 20 records in a row', () => {
    expect([1, 20, 21].map((id) => cohort.make(context.aim(key, id)))).toEqual([1, 1, 2]);
  });

  it('leads from each record to one that is no later, and to users of the same cohort', () => {
    for (const column of ['holder', 'contract', 'traveller', 'first', 'reader', 'matter'] as const) {
      const odd = ids.filter(
        (id) => entry(id, column) > id || Math.ceil(entry(id, column) / COHORT) !== Math.ceil(id / COHORT),
      );
      expect(odd, column).toEqual([]);
    }
  });

  it('has tickets only of users who have a plan, none of them later than the ticket', () => {
    const asker = (id: number): number => entry(entry(id, 'service'), 'holder');
    const odd = ids.filter((id) => asker(id) > id || Math.ceil(asker(id) / COHORT) !== Math.ceil(id / COHORT));
    expect(odd).toEqual([]);
  });

  it('bills each subscription as often as it says, and pays and asks about each invoice once', () => {
    for (const column of ['contract', 'bill', 'concern'] as const) {
      const count = new Map<number, number>();
      for (const id of ids) count.set(entry(id, column), (count.get(entry(id, column)) ?? 0) + 1);
      const due = (id: number): number => (column === 'contract' ? entry(id, 'bills') : 1);
      expect(ids.filter((id) => (count.get(id) ?? 0) !== due(id))).toEqual([]);
    }
  });

  it('pays no invoice in a slot before its user, and gives back what the slot before has paid', () => {
    const userOf = (invoice: number): number => entry(entry(invoice, 'contract'), 'holder');
    expect(ids.filter((id) => userOf(entry(id, 'bill')) > id)).toEqual([]);
    const others = ids.filter((id) => id % COHORT !== 1);
    expect(others.filter((id) => entry(id, 'repaid') !== entry(id - 1, 'bill'))).toEqual([]);
    expect(others.filter((id) => entry(entry(id - 1, 'bill'), 'cover') !== entry(id, 'bill'))).toEqual([]);
  });

  it('tells how long each plan of a user lasts at least, which fits into the account', () => {
    for (const id of ids.slice(0, COHORT)) {
      const days = spansOf(sheetOf(1), id).reduce((sum, one) => sum + one, 0);
      expect(entry(id, 'isNew') === 1 || entry(id, 'needed') >= days).toBe(true);
    }
  });

  it('bills most of the last subscriptions of users, and closes each with its last invoice', () => {
    const isLast = (id: number): boolean => entry(id, 'link') === entry(id, 'links');
    const billed = (list: readonly number[]): number =>
      list.filter((id) => entry(id, 'bills') > 0).length / list.length;
    expect(billed(ids.filter(isLast))).toBeGreaterThan(0.6);
    expect(billed(ids.filter((id) => !isLast(id)))).toBeLessThan(0.5);
    for (const id of ids) {
      const last = entry(entry(id, 'contract'), 'bills') - 1;
      expect(entry(id, 'closes') === 1).toBe(entry(id, 'instalment') === last);
    }
  });
});
