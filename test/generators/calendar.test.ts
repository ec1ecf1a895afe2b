import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addCycles,
  fewestCycles,
  midnight,
  momentOf,
  nextMidnight,
  stamp,
  weekdayOf,
} from '../../src/generators/calendar.ts';

const moments = fc.integer({ min: Date.UTC(1000, 0, 1), max: Date.UTC(9999, 11, 31) });

describe('a stamp', () => {
  it('equals the text of a Date', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const text = new Date(moment).toISOString();
        return stamp(moment, 'date-time') === text && stamp(moment, 'date') === text.slice(0, 10);
      }),
      { numRuns: 2000 },
    );
  });

  it('is correct on days where calendars differ', () => {
    for (const day of ['1600-02-29', '1900-02-28', '1900-03-01', '2000-02-29', '2024-12-31', '2025-01-01']) {
      expect(stamp(Date.parse(day), 'date')).toBe(day);
    }
  });
});

describe('a moment', () => {
  it('is read back from its stamp', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        return momentOf(stamp(moment, 'date-time')) === moment && momentOf(stamp(moment, 'date')) === midnight(moment);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['1600-02-29', '1900-03-01', '2000-02-29', '2024-12-31T23:59:59.999Z', '2025-01-01T00:00:00.000Z'])(
    'of %s equals that of a Date',
    (text) => {
      expect(momentOf(text)).toBe(Date.parse(text));
    },
  );

  it.each(['2025-01-01T00:00:00Z', '2025-01-01T10:00:00.000+02:00'])('of %j equals that of a Date', (text) => {
    expect(momentOf(text)).toBe(Date.parse(text));
  });

  it.each(['tomorrow!!', ''])('is not in the text %j', (text) => {
    expect(() => momentOf(text)).toThrow(`'${text}' is not a date`);
  });

  it('has the right day of the week', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        expect((weekdayOf(moment) + 1) % 7).toBe(new Date(moment).getUTCDay());
      }),
    );
  });
});

describe('midnights', () => {
  it('lie before and after a moment, less than a day away', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        expect(midnight(moment) <= moment && nextMidnight(moment) >= moment).toBe(true);
        expect([0, 86_400_000]).toContain(nextMidnight(moment) - midnight(moment));
      }),
    );
  });
});

describe('cycles', () => {
  it('are never fewer than the lower bound', () => {
    const names = fc.constantFrom('daily', 'weekly', 'monthly', 'quarterly', 'annually');
    fc.assert(
      fc.property(names, moments, fc.integer({ min: 0, max: 60 }), (name, start, count) => {
        const end = addCycles(start, name, count);
        expect(end >= start && fewestCycles(start, end, name) <= count).toBe(true);
      }),
    );
  });
});
