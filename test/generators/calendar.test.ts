import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCycles, fewestCycles, midnight, nextMidnight, stamp } from '../../src/generators/calendar.ts';

const moments = fc.integer({ min: Date.UTC(1000, 0, 1), max: Date.UTC(9999, 11, 31) });

describe('a stamp', () => {
  it('is what a Date says of the moment', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const text = new Date(moment).toISOString();
        expect([stamp(moment, 'date-time'), stamp(moment, 'date')]).toEqual([text, text.slice(0, 10)]);
      }),
      { numRuns: 2000 },
    );
  });

  it('is right on the days that calendars differ in', () => {
    for (const day of ['1600-02-29', '1900-02-28', '1900-03-01', '2000-02-29', '2024-12-31', '2025-01-01']) {
      expect(stamp(Date.parse(day), 'date')).toBe(day);
    }
  });
});

describe('midnights', () => {
  it('lie around a moment, less than a day apart', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        expect(midnight(moment) <= moment && nextMidnight(moment) >= moment).toBe(true);
        expect([0, 86_400_000]).toContain(nextMidnight(moment) - midnight(moment));
      }),
    );
  });
});

describe('cycles', () => {
  it('are never fewer than the least number', () => {
    const names = fc.constantFrom('daily', 'weekly', 'monthly', 'quarterly', 'annually');
    fc.assert(
      fc.property(names, moments, fc.integer({ min: 0, max: 60 }), (name, start, count) => {
        const end = addCycles(start, name, count);
        expect(end >= start && fewestCycles(start, end, name) <= count).toBe(true);
      }),
    );
  });
});
