import { describe, expect, it } from 'vitest';
import { cohort_sheet, COHORT, spansOf } from '../../src/generators/cohorts.ts';
import { payment_lag, plan_period, settlement } from '../../src/generators/contracts.ts';
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
      const spans = spansOf(sheet, user);
      let before = after.slice(0, 10);
      for (let link = 1; link <= spans.length; link++) {
        const [begin = '', limit = ''] = plan_period.make(context.aim(key, user), { link, sheet, after });
        const isInOrder = link === 1 ? begin > before : begin >= before;
        expect(isInOrder && begin < limit && limit <= '2026-01-01', `${begin} ${limit}`).toBe(true);
        expect((Date.parse(limit) - Date.parse(begin)) / DAY + 1).toBeGreaterThanOrEqual(spans[link - 1]?.[0] ?? 0);
        before = limit;
      }
    }
  });
});

it('begins within a week, leaves nobody without a plan for a season, and a trial that is not paid for lasts a fortnight', () => {
  const after = new Date(NOW - 2000 * DAY).toISOString();
  const ended: number[] = [];
  for (let number = 1; number <= 40; number++) {
    const sheet = cohort_sheet.make(context.aim(key, number));
    for (let user = 1; user <= COHORT; user++) {
      const spans = spansOf(sheet, user);
      if (spans.length === 0) continue;
      const [begin = '', limit = ''] = plan_period.make(context.aim(key, user), { link: 1, sheet, after });
      expect(Date.parse(begin) - Date.parse(after)).toBeLessThanOrEqual(8 * DAY);
      if (spans.length === 1 || spans[0]?.[1] === Infinity) continue;
      expect(Date.parse(limit) - Date.parse(begin)).toBeGreaterThanOrEqual(14 * DAY);
      const [next = ''] = plan_period.make(context.aim(key, user), { link: 2, sheet, after });
      ended.push((Date.parse(next) - Date.parse(begin)) / DAY);
    }
  }
  expect(ended.length).toBeGreaterThan(30);
  expect(Math.max(...ended)).toBeLessThan(14 + 75 + 32);
});

it('begins many plans on the day on which a month of the one before ends, so that it may end that day', () => {
  const after = new Date(NOW - 900 * DAY).toISOString();
  let changes = 0;
  let joined = 0;
  for (let number = 1; number <= 60; number++) {
    const sheet = cohort_sheet.make(context.aim(key, number));
    for (let user = 1; user <= COHORT; user++) {
      for (let link = 2; link <= spansOf(sheet, user).length; link++) {
        const [[first = '', limit], [begin = '']] = [link - 1, link].map((one) =>
          plan_period.make(context.aim(key, user), { link: one, sheet, after }),
        ) as [string[], string[]];
        changes++;
        if (begin !== limit) continue;
        joined++;
        expect(Math.min(Number(first.slice(8)), 28) - Math.min(Number(begin.slice(8)), 28)).toBe(0);
      }
    }
  }
  expect(joined / changes).toBeGreaterThan(0.4);
  expect(joined / changes).toBeLessThan(0.65);
});

it('lets the last plan begin within a year if it is charged once, after one with invoices', () => {
  const after = new Date(NOW - 3000 * DAY).toISOString();
  let found = 0;
  for (let number = 1; number <= 60; number++) {
    const sheet = cohort_sheet.make(context.aim(key, number));
    for (let user = 1; user <= COHORT; user++) {
      const spans = spansOf(sheet, user);
      if ((spans.at(-1)?.[1] ?? Infinity) === Infinity) continue;
      found++;
      const [begin = ''] = plan_period.make(context.aim(key, user), { link: spans.length, sheet, after });
      expect(begin > '2025-01-01', begin).toBe(true);
    }
  }
  expect(found).toBeGreaterThan(5);
});

describe('settlement', () => {
  const args = { issued: '2025-03-01', due: '2025-03-15', lag: 0, fate: 'valid', city: 'Lima' } as const;

  it('comes at once by card, around the due date by transfer, and months late or not at all where it fails', () => {
    const cards = drawn(300, (at) => settlement.make(at, { ...args, method: 'card' }));
    expect(cards.filter((date) => date.startsWith('2025-03-01')).length).toBeGreaterThan(250);
    const transfers = drawn(300, (at) => settlement.make(at, { ...args, method: 'transfer' }));
    expect(transfers.filter((date) => date < '2025-03-10' || date > '2025-03-26')).toEqual([]);
    const never = drawn(20, (at) => settlement.make(at, { ...args, method: 'card', fate: 'unpaid' }));
    expect(never.filter((date) => date < '2030')).toEqual([]);
    const late = drawn(50, (at) => settlement.make(at, { ...args, method: 'transfer', fate: 'late' }));
    expect(late.filter((date) => date < '2025-04-18' || date > '2025-08-30')).toEqual([]);
  });

  it('comes by the due date of whoever cannot be reminded', () => {
    const prompt = drawn(300, (at) => settlement.make(at, { ...args, lag: 9, method: 'transfer', fate: 'prompt' }));
    expect(prompt.filter((date) => date > '2025-03-15')).toEqual([]);
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

it('has customers who pay early, in time, and weeks late', () => {
  const lags = drawn(1000, (at) => payment_lag.make(at));
  expect(lags.filter((days) => days <= 0).length).toBeGreaterThan(350);
  expect(lags.filter((days) => days > 7).length).toBeGreaterThan(100);
});
