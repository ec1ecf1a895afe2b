import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { future_date } from '../../src/generators/future-dates.ts';

const now = Date.UTC(2026, 0, 1);
const context = new FieldContext(now);
const key = fieldKey(42, 'tests', 'dates');
const DAY = 86_400_000;

describe('future_date', () => {
  it('counts from the reference date or from another moment', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.nat(400), (id, span) => {
        const date = future_date.make(context.aim(key, id, 'date'), { days: [1, 1 + span] });
        expect(date > '2026-01-01' && Date.parse(date) <= now + (1 + span) * DAY).toBe(true);
        const later = future_date.make(context.aim(key, id, 'date'), { after: date, days: [0, 9] });
        expect(later >= date && Date.parse(later) <= Date.parse(date) + 9 * DAY).toBe(true);
      }),
    );
  });

  it('is the end of the first cycle past the reference date', () => {
    const cycles = fc.constantFrom('weekly', 'monthly', 'quarterly', 'annually');
    fc.assert(
      fc.property(cycles, fc.integer({ min: -400, max: 4000 }), (every, back) => {
        const after = new Date(now - back * DAY).toISOString();
        const counted = (count: number): string =>
          future_date.make(context.aim(key, 1), { after, cycle: every, cycleCount: [count, count] });
        let count = 1;
        while (Date.parse(counted(count)) <= now) count++;
        expect(future_date.make(context.aim(key, 1), { after, cycle: every })).toBe(counted(count));
      }),
    );
  });

  it('is one of the day choices', () => {
    const dates = Array.from({ length: 60 }, (_, at) =>
      future_date.make(context.aim(key, at + 1, 'date'), { after: '2026-01-01', dayChoices: [7, 30] }),
    );
    expect(new Set(dates)).toEqual(new Set(['2026-01-08', '2026-01-31']));
  });

  it('has the given weekdays as often as requested, and none before the first day', () => {
    const weekdays = { Monday: 0, Tuesday: 0, Wednesday: 0, Thursday: 0, Friday: 3, Saturday: 1, Sunday: 0 };
    const drawn = Array.from({ length: 2000 }, (_, at) =>
      future_date.make(context.aim(key, at + 1, 'date'), { days: [3, 200], weekdays }),
    );
    const days = drawn.map((date) => new Date(date).getUTCDay());
    expect(new Set(days)).toEqual(new Set([5, 6]));
    expect(days.filter((day) => day === 5).length).toBeGreaterThan(1400);
    expect(drawn.toSorted()[0]).toBe('2026-01-09');
  });

  it('stays away from public holidays of all countries', () => {
    const weekdays = { Monday: 1, Tuesday: 1, Wednesday: 1, Thursday: 1, Friday: 1, Saturday: 1, Sunday: 1 };
    const drawn = Array.from({ length: 3000 }, (_, at) =>
      future_date.make(context.aim(key, at + 1, 'date'), { days: [3, 330], weekdays }),
    );
    // In France, Italy, Brazil, and Poland, and Carnival and Corpus Christi.
    for (const holiday of ['2026-05-08', '2026-06-02', '2026-09-07', '2026-11-11', '2026-02-17', '2026-06-04']) {
      const near = drawn.filter((date) => date <= holiday && Date.parse(date) >= Date.parse(holiday) - 2 * DAY);
      expect(near, holiday).toEqual([]);
    }
  });

  it('lies in opening hours in the local time of a city, on days counted from a date', () => {
    const at = (city: string, after: string): string =>
      future_date.make(context.aim(key, 1, 'date-time'), { after, days: [0, 0], openingHours: [9.5, 9.5], city });
    expect(at('Tokyo', '2026-03-01')).toBe('2026-03-01T00:30:00.000Z');
    expect(at('Los Angeles', '2026-03-01')).toBe('2026-03-01T17:30:00.000Z');
    expect(at('Los Angeles', '2026-07-01')).toBe('2026-07-01T16:30:00.000Z');
    const ends = Array.from({ length: 300 }, (_, id) =>
      future_date.make(context.aim(key, id + 1, 'date-time'), {
        after: '2026-03-01',
        days: [0, 2],
        openingHours: [15, 15],
      }),
    );
    expect([...new Set(ends)].toSorted()).toEqual([1, 2, 3].map((day) => `2026-03-0${day}T15:00:00.000Z`));
  });

  it('is usually in the first quarter of the days with the distribution `low`', () => {
    const args = { after: '2026-03-01T00:00:00.000Z', days: [0, 40], distribution: 'low' } as const;
    const days = Array.from({ length: 1000 }, (_, at) => future_date.make(context.aim(key, at + 1, 'date-time'), args));
    const share = days.filter((day) => day < '2026-03-11').length / days.length;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.6);
  });

  it('lies in opening hours, on the half hour', () => {
    for (let id = 1; id <= 500; id++) {
      const date = future_date.make(context.aim(key, id, 'date-time'), { days: [2, 330], openingHours: [8, 19] });
      expect(date).toMatch(/T(?:0[89]|1\d):[03]0:00\.000Z$/);
    }
  });
});
