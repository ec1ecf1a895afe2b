import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { plan_course } from '../../src/generators/plan-courses.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const key = fieldKey(42, 'tests', 'courses');
const [GOING, SUSPENDED, VOID, LEFT, LATE] = [0, 1, 2, 3, 4];

type Args = Parameters<typeof plan_course.make>[1];

/** Returns what becomes of 300 subscriptions that began to be charged on 10 March: fate, last charge, last day, first bill. */
function courses(given: Partial<Args>): readonly (readonly number[])[] {
  const args = {
    first: '2025-03-10',
    limit: '2026-01-01',
    cycle: 'monthly',
    bills: 2,
    isWhole: 0,
    reported: 1,
    terms: 14,
    ...given,
  };
  return Array.from({ length: 300 }, (_, at) => plan_course.make(context.aim(key, at + 1), args));
}

const fates = (given: Partial<Args>): Set<number | undefined> => new Set(courses(given).map(([fate]) => fate));

describe('plan_course', () => {
  it('bills the last charges, without a gap', () => {
    for (const [, last = 0, , first = 0] of courses({})) expect([first >= 0, last - first]).toEqual([true, 1]);
  });

  it('charges one that goes on to this day, and one that is suspended until weeks before', () => {
    for (const [fate, last] of courses({})) {
      if (fate === GOING) expect(last).toBe(9);
      // Those of 10 September to 10 November were due between 12 and 100 days ago.
      if (fate === SUSPENDED) expect([6, 7, 8]).toContain(last);
    }
    expect(fates({})).toEqual(new Set([GOING, SUSPENDED, VOID, LEFT, LATE]));
  });

  it('ends on the day of a void charge, 12 days after the due date of a debt, and else a cycle after the last one', () => {
    const dayOf = (charge: number): number => (Date.UTC(2025, 2 + charge, 10) - Date.UTC(2025, 2, 10)) / 86_400_000;
    for (const [fate, last = 0, ends] of [...courses({}), ...courses({ limit: '2025-12-20' })]) {
      const isOwed = fate === SUSPENDED || fate === LATE;
      expect(ends).toBe(isOwed ? dayOf(last) + 14 + 12 : dayOf(fate === VOID ? last : last + 1));
    }
  });

  it('has neither debts nor void charges of whoever cannot be told', () => {
    expect(fates({ reported: 0 })).toEqual(new Set([GOING, LEFT]));
    expect(fates({ reported: 0, limit: '2025-12-20' })).toEqual(new Set([LEFT]));
  });

  it('bills all charges of one that is whole', () => {
    for (const [, last, , first] of courses({ isWhole: 1 })) expect([first, last]).toEqual([0, 1]);
  });

  it('leaves no debt of whoever is charged again before it could be suspended', () => {
    expect(fates({ terms: 30 })).toEqual(new Set([GOING, VOID, LEFT]));
  });

  it('has ended before the next one, with all debts paid by now', () => {
    expect(fates({ limit: '2025-12-20' })).toEqual(new Set([VOID, LEFT, LATE]));
    // Not even the first charge could be paid months late by now.
    expect(fates({ first: '2025-09-10', limit: '2025-12-20' })).toEqual(new Set([VOID, LEFT]));
  });

  it('ends on the day on which the next one begins, without a void charge on that day', () => {
    for (const [fate, last, over] of courses({ limit: '2025-12-10' })) {
      if (fate === LEFT) expect(over).toBe(275);
      expect(last).toBeLessThan(9);
    }
  });

  it('has long ended, or not begun, without a bill', () => {
    expect(fates({ bills: 0 })).toEqual(new Set([LEFT]));
    expect(fates({ bills: 0, first: '2025-12-20' })).toEqual(new Set([GOING]));
  });
});
