import { describe, expect, it } from 'vitest';
import { cohort_sheet, COHORT, monthsOf } from '../../src/generators/cohorts.ts';
import { charge_number, payment_lag, plan_period, seat_count, settlement } from '../../src/generators/contracts.ts';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';

const NOW = Date.UTC(2026, 0, 1);
const DAY = 86_400_000;
const context = new FieldContext(NOW);
const key = fieldKey(42, 'tests', 'contracts');
const drawn = <T>(count: number, one: (at: FieldContext) => T): T[] =>
  Array.from({ length: count }, (_, at) => one(context.aim(key, at + 1)));

describe('the plans of a user', () => {
  it.each([400, 700, 2000])('follow one another, and each lasts as long as it is billed, in %i days', (days) => {
    const after = new Date(NOW - days * DAY + 3_600_000).toISOString();
    for (let user = 1; user <= COHORT; user++) {
      const sheet = cohort_sheet.make(context.aim(key, 1));
      const months = monthsOf(sheet, user);
      let before = after.slice(0, 10);
      for (let link = 1; link <= months.length; link++) {
        const [begin = '', limit = ''] = plan_period.make(context.aim(key, user), { link, sheet, after });
        expect(begin > before && begin < limit && limit <= '2026-01-01', `${begin} ${limit}`).toBe(true);
        const least = link < months.length || (months[link - 1] ?? 0) > 1 ? 31 * (months[link - 1] ?? 0) : 1;
        expect((Date.parse(limit) - Date.parse(begin)) / DAY).toBeGreaterThanOrEqual(least);
        before = limit;
      }
    }
  });
});

describe('charge_number', () => {
  it('is another one for each invoice, in their order, and none beyond the last charge', () => {
    for (const { id } of drawn(200, (at) => ({ id: at.id }))) {
      const numbers = [0, 1, 2].map((instalment) =>
        charge_number.make(context.aim(key, id), { instalment, bills: 3, whole: 2 + (id % 9) }),
      );
      expect(new Set(numbers).size).toBe(3);
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      expect(numbers[2]).toBeLessThanOrEqual(2 + (id % 9));
    }
  });
});

describe('seat_count', () => {
  it('changes by one at most from charge to charge, and never for one seat', () => {
    for (let charge = 0; charge < 40; charge++) {
      const [now, then] = [charge, charge + 1].map((at) =>
        seat_count.make(context.aim(key, 1), { seats: 6, charge: at }),
      );
      expect(Math.abs((now ?? 0) - (then ?? 0))).toBeLessThanOrEqual(1);
      expect(seat_count.make(context.aim(key, 1), { seats: 1, charge })).toBe(1);
    }
  });
});

describe('settlement', () => {
  const args = { issued: '2025-03-01', due: '2025-03-15', lag: 0, until: '9999-12-31', city: 'Lima' } as const;

  it('comes at once by card, around the due date by transfer, and not at all after the last payment', () => {
    const cards = drawn(300, (at) => settlement.make(at, { ...args, method: 'card' }));
    expect(cards.filter((date) => date.startsWith('2025-03-01')).length).toBeGreaterThan(250);
    const transfers = drawn(300, (at) => settlement.make(at, { ...args, method: 'transfer' }));
    expect(transfers.filter((date) => date < '2025-03-10' || date > '2025-03-26')).toEqual([]);
    const never = drawn(20, (at) => settlement.make(at, { ...args, method: 'card', until: '2025-02-01' }));
    expect(never.filter((date) => date < '2030')).toEqual([]);
  });

  it('is never later than that of an invoice four weeks later', () => {
    const later = { ...args, issued: '2025-03-29', due: '2025-04-12' };
    for (const method of ['card', 'transfer']) {
      const [firsts, seconds] = [args, later].map((given) =>
        drawn(300, (at) => settlement.make(at, { ...given, method })),
      );
      expect(Math.max(...(firsts ?? []).map(Date.parse))).toBeLessThan(Math.min(...(seconds ?? []).map(Date.parse)));
    }
  });
});

it('has customers who pay early, in time, and months late', () => {
  const lags = drawn(1000, (at) => payment_lag.make(at));
  expect(lags.filter((days) => days <= 0).length).toBeGreaterThan(350);
  expect(lags.filter((days) => days > 60).length).toBeGreaterThan(20);
});
