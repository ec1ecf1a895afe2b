import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { date_time, past_date } from '../../src/generators/dates.ts';

const now = Date.UTC(2026, 0, 1);
const context = new FieldContext(now);
const key = fieldKey(42, 'tests', 'dates');
const ids = fc.integer({ min: 1, max: 100_000 });
const DAY = 86_400_000;

describe('the format of a moment', () => {
  it('is a date if the field requires one, otherwise a date-time in UTC with milliseconds', () => {
    expect(past_date.make(context.aim(key, 1, 'date'))).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(past_date.make(context.aim(key, 1, 'date-time'))).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });
});

describe('past_date', () => {
  it('is the given number of days back, more often near the reference date', () => {
    const back = Array.from(
      { length: 2000 },
      (_, at) => (now - Date.parse(past_date.make(context.aim(key, at + 1), { days: [10, 110] }))) / DAY,
    );
    expect(Math.min(...back)).toBeGreaterThanOrEqual(10);
    expect(Math.max(...back)).toBeLessThanOrEqual(110);
    expect(back.filter((days) => days < 60).length).toBeGreaterThan(1200);
  });

  it('lies in its part of the time, apart from dates in the other parts', () => {
    const after = new Date(now - 1000 * DAY).toISOString();
    for (let id = 1; id <= 300; id++) {
      const back = ['1', '2', '3', '4'].map((part) => {
        const here = context.aim(fieldKey(id, 'tests', part), id, 'date-time');
        return (now - Date.parse(past_date.make(here, { after, daysBack: [20, 7000], part: [part, '4'] }))) / DAY;
      });
      const gaps = back.slice(1).map((days, at) => (back[at] ?? 0) - days);
      // A tenth of the quarter of a thousand days is left free between two of them.
      expect(Math.min(...gaps), String(back)).toBeGreaterThan(24);
    }
  });

  it('lies between two given moments, and never after the reference date', () => {
    fc.assert(
      fc.property(ids, fc.nat(400), fc.nat(30), (id, back, span) => {
        const after = new Date(now - back * DAY).toISOString();
        const date = past_date.make(context.aim(key, id), { after, days: [0, span] });
        expect(date >= after && Date.parse(date) <= Math.min(now, Date.parse(after) + span * DAY)).toBe(true);
      }),
    );
  });
});

describe('past_date on some days', () => {
  const draw = (count: number, args: Parameters<typeof past_date.make>[1]): string[] =>
    Array.from({ length: count }, (_, at) => past_date.make(context.aim(key, at + 1, 'date'), args));

  it('is a working day, unless that would lie before `after`', () => {
    for (const date of draw(500, { days: [0, 300], dayKind: 'work' })) {
      expect([0, 6]).not.toContain(new Date(date).getUTCDay());
    }
    // Good Friday, Easter Monday, Ascension, Whit Monday, and others.
    const closed = ['2025-04-18', '2025-04-21', '2025-05-01', '2025-05-05', '2025-05-29', '2025-06-09', '2025-07-04'];
    const all = new Set(draw(5000, { days: [0, 400], dayKind: 'work' }));
    expect([...closed, '2025-09-01', '2025-11-27', '2025-12-25'].filter((date) => all.has(date))).toEqual([]);
    expect(all.size).toBeGreaterThan(220);
    const after = '2025-12-25T08:00:00.000Z';
    const days = draw(300, { after, daysBack: [0, 540], dayKind: 'work' });
    expect(days.filter((day) => day <= after.slice(0, 10))).toEqual([]);
  });

  it('are usually Tuesdays for books, Thursdays for British ones, and never between Christmas and New Year', () => {
    for (const [on, day] of [
      ['release', 2],
      ['thursdays', 4],
    ] as const) {
      const dates = draw(1000, { days: [1, 720], dayKind: on });
      expect(dates.filter((date) => new Date(date).getUTCDay() === day).length).toBeGreaterThan(700);
      expect(dates.filter((date) => /-12-[23]|-01-01/.test(date))).toEqual([]);
    }
  });

  it('is the first of a month more often than any other day for offers', () => {
    const days = draw(2000, { days: [1, 360], distribution: 'low', dayKind: 'launch' });
    const share = (test: (day: string) => boolean): number => days.filter(test).length / days.length;
    expect(share((day) => day.endsWith('-01'))).toBeGreaterThan(0.12);
    expect(share((day) => day.endsWith('-01'))).toBeLessThan(0.3);
    expect(share((day) => new Date(day).getUTCDay() === 0)).toBeLessThan(0.12);
  });
});

describe('past_date after another moment', () => {
  const opened = '2025-11-20T15:00:00.000Z';

  it('lies the given number of days back, but not before it', () => {
    for (let id = 1; id <= 300; id++) {
      const recent = past_date.make(context.aim(key, id, 'date-time'), { after: opened, daysBack: [0, 9] });
      expect(recent >= '2025-12-23' && recent <= '2026-01-01T00:00:00.000Z').toBe(true);
      expect(past_date.make(context.aim(key, id, 'date-time'), { after: opened, daysBack: [0, 900] }) >= opened).toBe(
        true,
      );
      expect(past_date.make(context.aim(key, id, 'date'), { after: opened, daysBack: [0, 900] }) > '2025-11-20').toBe(
        true,
      );
    }
  });

  it('is soon after it, with any order of magnitude, with the distribution `soon`', () => {
    const after = '2025-11-01T00:00:00.000Z';
    const args = { after, days: [0.001, 10], distribution: 'soon' } as const;
    const days = Array.from({ length: 2000 }, (_, at) =>
      past_date.make(context.aim(key, at + 1, 'date-time'), args),
    ).map((moment) => (Date.parse(moment) - Date.parse(after)) / 86_400_000);
    expect(Math.min(...days)).toBeGreaterThan(0.0009);
    expect(Math.max(...days)).toBeLessThan(10.001);
    for (const limit of [0.01, 0.1, 1]) {
      const share = days.filter((one) => one < limit).length / days.length;
      expect(share).toBeCloseTo(Math.log10(limit / 0.001) / 4, 1);
    }
  });

  it('has no frequent day with the distribution `low`', () => {
    const days = Array.from({ length: 5000 }, (_, at) =>
      past_date.make(context.aim(key, at + 1, 'date'), {
        after: '2020-01-01',
        daysBack: [0, 100],
        distribution: 'low',
      }),
    );
    const last = days.filter((day) => day === '2025-12-31').length;
    expect(last).toBeLessThan(200);
    expect(days.filter((day) => day >= '2025-11-01').length).toBeGreaterThan(3500);
  });

  it('is usually close to a third one, and never after the reference date', () => {
    const draws = (near: string): readonly string[] =>
      Array.from({ length: 300 }, (_, at) =>
        past_date.make(context.aim(key, at + 1, 'date-time'), { after: opened, closeTo: near, days: [-3, 3] }),
      );
    const close = draws('2025-12-20').filter((date) => date >= '2025-12-17' && date <= '2025-12-23').length;
    expect(close).toBeGreaterThan(225);
    expect(draws('2026-01-02').every((date) => date >= opened && date <= '2026-01-01T00:00:00.000Z')).toBe(true);
  });
});

describe('date_time', () => {
  it('is of the last 24 hours unless other hours are given', () => {
    const ages = Array.from({ length: 3000 }, (_, id) => now - Date.parse(date_time.make(context.aim(key, id), {})));
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...ages)).toBeLessThanOrEqual(DAY);
    expect(Math.max(...ages)).toBeGreaterThan(0.99 * DAY);
  });

  it('is at most the given number of hours old', () => {
    for (let id = 1; id <= 200; id++) {
      const age = now - Date.parse(date_time.make(context.aim(key, id), { hours: [1, 2] }));
      expect(age >= DAY / 24 && age <= DAY / 12).toBe(true);
    }
  });
});

describe('past_date with hours', () => {
  it.each(['awake', 'office'] as const)('is as old as it has to be: %s', (hours) => {
    for (let id = 1; id <= 500; id++) {
      const moment = past_date.make(context.aim(key, id), { days: [3, 4], city: 'Tokyo', hours });
      expect(now - Date.parse(moment)).toBeGreaterThanOrEqual(3 * DAY);
    }
  });
});
