import { describe, expect, it } from 'vitest';
import { activity_time, pay_day, sign_up } from '../../src/generators/activity.ts';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';

const NOW = Date.UTC(2026, 0, 1);
const DAY = 86_400_000;
const context = new FieldContext(NOW);
const key = fieldKey(42, 'tests', 'activity');
const drawn = <T>(count: number, one: (at: FieldContext) => T): T[] =>
  Array.from({ length: count }, (_, at) => one(context.aim(key, at + 1)));
const ageOf = (date: string): number => (NOW - Date.parse(date)) / DAY;

describe('sign_up', () => {
  it('is as long ago as the account needs, and in the last weeks for a new one', () => {
    const ages = (isNew: number, needed: number): number[] =>
      drawn(500, (at) => ageOf(sign_up.make(at, { isNew, needed, city: 'Lima' })));
    expect(Math.min(...ages(0, 90))).toBeGreaterThanOrEqual(90);
    expect(Math.min(...ages(0, 0))).toBeGreaterThanOrEqual(45);
    expect(Math.max(...ages(0, 0))).toBeGreaterThan(1800);
    expect(Math.max(...ages(1, 2))).toBeLessThan(47);
    expect(Math.min(...ages(1, 2))).toBeGreaterThanOrEqual(2);
  });
});

describe('activity_time', () => {
  it('lies between its bounds, and less often at weekends', () => {
    const [after, before] = ['2024-01-01T00:00:00.000Z', '2024-12-31T00:00:00.000Z'];
    const times = drawn(1400, (at) => activity_time.make(at, { after, before, city: 'Oslo' }));
    expect(times.filter((time) => time < after || time > before)).toEqual([]);
    const weekend = times.filter((time) => [0, 6].includes(new Date(time).getUTCDay())).length;
    expect(weekend).toBeGreaterThan(200);
    expect(weekend).toBeLessThan(350);
  });

  it('is the reference date for an account that was opened then', () => {
    const after = new Date(NOW).toISOString();
    expect(activity_time.make(context.aim(key, 1), { after, city: 'Oslo' })).toBe(after);
  });
});

describe('pay_day', () => {
  it('is the same day of each month, or a Friday before it', () => {
    const after = '2023-01-15T00:00:00.000Z';
    const days = drawn(400, (at) => pay_day.make(at, { after, day: 26 }));
    expect(days.filter((date) => date < after || ageOf(date) < 0)).toEqual([]);
    const usual = days.filter((date) => [24, 25, 26].includes(Number(date.slice(8, 10))));
    expect(usual.length).toBeGreaterThan(380);
    expect(usual.filter((date) => [0, 6].includes(new Date(date).getUTCDay()))).toEqual([]);
  });
});
