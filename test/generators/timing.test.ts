import { describe, expect, it } from 'vitest';
import { FieldContext } from '../../src/generators/context.ts';
import { phase, weekday, whole_cycles } from '../../src/generators/timing.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1, 15, 30));

describe('phase', () => {
  it.each([
    ['2026-01-02', 'ahead'],
    ['2026-01-01', 'today'],
    ['2025-12-31', 'recent'],
    ['2025-12-20', 'past'],
    ['2026-01-01T15:30:00.001Z', 'ahead'],
    ['2026-01-01T15:30:00.000Z', 'recent'],
    ['2025-12-27T15:31:00.000Z', 'recent'],
    ['2025-12-27T15:29:00.000Z', 'past'],
  ])("of %s is %s on the afternoon of New Year's Day", (date, expected) => {
    expect(phase.make(context, { date, recentDays: 5 })).toBe(expected);
  });

  it('of the day that ended at midnight is recent, like those before', () => {
    const midnight = new FieldContext(Date.UTC(2026, 0, 1));
    const phases = ['2025-12-30', '2025-12-31', '2026-01-01'].map((date) =>
      phase.make(midnight, { date, recentDays: 5 }),
    );
    expect(phases).toEqual(['recent', 'recent', 'today']);
  });

  it('is never recent by default', () => {
    expect(phase.make(context, { date: '2025-12-31' })).toBe('past');
  });
});

describe('spans', () => {
  it.each([
    ['weekly', '2025-01-01', '2025-01-15', 2],
    ['monthly', '2025-01-31', '2025-02-28', 1],
    ['monthly', '2025-01-31', '2025-02-27', 0],
    ['quarterly', '2025-01-01', '2026-01-01', 4],
    ['annually', '2025-01-02', '2026-01-01', 0],
  ])('count the %s cycles between %s and %s', (every, after, before, expected) => {
    expect(whole_cycles.make(context, { after, before, cycle: every })).toBe(expected);
  });
});

describe('weekday', () => {
  it.each([
    ['2026-01-01', 'Thursday'],
    ['2024-02-29', 'Thursday'],
    ['1969-12-28', 'Sunday'],
    ['2026-06-14T23:59:00.000Z', 'Sunday'],
    ['2026-06-15T00:00:00.000Z', 'Monday'],
  ])('of %s is %s', (date, expected) => {
    expect(weekday.make(context, { date })).toBe(expected);
  });
});
