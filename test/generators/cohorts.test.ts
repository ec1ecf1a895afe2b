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
    const coverOf = (id: number): number => entry(entry(id - 1, 'bill'), 'cover');
    const isEarly = (id: number): boolean => id <= entry(id - 1, 'bill');
    expect(others.filter((id) => coverOf(id) !== entry(isEarly(id) ? id : id - 1, 'bill'))).toEqual([]);
  });

  it('tells each reader of an invoice or a trip of that reader, and of none twice', () => {
    const customer = (invoice: number): number => entry(entry(invoice, 'contract'), 'holder');
    for (const [kind, owner] of [
      [1, customer],
      [2, (booking: number): number => entry(booking, 'traveller')],
    ] as const) {
      const told = ids.filter((id) => entry(id, 'kind') === kind);
      expect(told.length).toBeGreaterThan(100);
      expect(told.filter((id) => owner(entry(id, 'matter')) !== entry(id, 'reader'))).toEqual([]);
      expect(new Set(told.map((id) => entry(id, 'matter'))).size).toBe(told.length);
    }
  });

  it('hears of each invoice and trip that a notification tells of, and of all if there are no notifications', () => {
    const readers = new Set(ids.map((id) => entry(id, 'reader')));
    const told = new Set(ids.map((id) => `${entry(id, 'kind')}.${entry(id, 'matter')}`));
    for (const id of ids) {
      const customer = entry(entry(id, 'contract'), 'holder');
      expect(entry(id, 'heard') === 1).toBe(!readers.has(customer) || told.has(`1.${id}`));
      expect(entry(id, 'announced') === 1).toBe(
        !readers.has(entry(id, 'traveller')) || told.has(`2.${entry(id, 'first')}`),
      );
    }
  });

  it('tells how long each plan of a user lasts at least, which fits into the account', () => {
    for (const id of ids.slice(0, COHORT)) {
      const days = spansOf(sheetOf(1), id).reduce((sum, [least]) => sum + least, 0);
      expect(entry(id, 'isNew') === 1 || entry(id, 'needed') >= days).toBe(true);
    }
  });

  it('bills most of the last subscriptions of users, and closes each with its last invoice', () => {
    const isLast = (id: number): boolean => entry(id, 'link') === entry(id, 'links');
    const billed = (list: readonly number[]): number =>
      list.filter((id) => entry(id, 'bills') > 0).length / list.length;
    expect(billed(ids.filter(isLast))).toBeGreaterThan(0.6);
    expect(billed(ids.filter((id) => !isLast(id)))).toBeLessThan(0.2);
    for (const id of ids) {
      const last = entry(entry(id, 'contract'), 'bills') - 1;
      expect(entry(id, 'closes') === 1).toBe(entry(id, 'instalment') === last);
    }
  });
});
