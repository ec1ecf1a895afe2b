import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { float, random_int, rating, round } from '../../src/generators/numbers.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const key = fieldKey(42, 'tests', 'numbers');
const ids = fc.integer({ min: 1, max: 100_000 });

describe('round', () => {
  it('returns the number as written with that many decimals', () => {
    expect([round(1.005, 2), round(2.5, 0), round(-1.25, 1), round(0.1 + 0.2, 8)]).toEqual([1, 3, -1.2, 0.3]);
  });
});

describe('random_int', () => {
  it('stays within its bounds with any distribution', () => {
    fc.assert(
      fc.property(
        ids,
        fc.integer({ min: 1, max: 1000 }),
        fc.nat(1000),
        fc.constantFrom('low', 'middle', 'wide', undefined),
        (id, min, span, lean) => {
          const value = random_int.make(context.aim(key, id), {
            min,
            max: min + span,
            ...(lean && { distribution: lean }),
          });
          expect(Number.isInteger(value) && value >= min && value <= min + span).toBe(true);
        },
      ),
    );
  });

  it('is a typical round number with the distribution `round`', () => {
    const limits = new Set(
      Array.from({ length: 300 }, (_, at) =>
        random_int.make(context.aim(key, at + 1), { min: 250, max: 2000, distribution: 'round' }),
      ),
    );
    expect([...limits].toSorted((a, b) => a - b)).toEqual([250, 300, 400, 500, 750, 1000, 1500, 2000]);
    expect(random_int.make(context.aim(key, 1), { min: 1, max: 7, distribution: 'round' })).toBe(7);
  });

  it('has no frequent value with the distribution `low`', () => {
    const counts = Array.from({ length: 30 }, () => 0);
    for (let id = 1; id <= 10_000; id++) {
      const value = random_int.make(context.aim(key, id), { min: 0, max: 29, distribution: 'low' });
      counts[value] = (counts[value] ?? 0) + 1;
    }
    expect(Math.max(...counts)).toBeLessThan(900);
    expect(counts.slice(0, 10).reduce((sum, count) => sum + count)).toBeGreaterThan(5000);
  });

  it('has equally many values of each order of magnitude with the distribution `wide`', () => {
    const values = Array.from({ length: 5000 }, (_, at) =>
      random_int.make(context.aim(key, at + 1), { min: 10, max: 99_999, distribution: 'wide' }),
    );
    for (const digits of [2, 3, 4, 5]) {
      const share = values.filter((value) => String(value).length === digits).length / values.length;
      expect(Math.abs(share - 0.25), `${digits} digits`).toBeLessThan(0.03);
    }
  });

  it('grows day by day, up to its limit and the reference date', () => {
    const uses = (from: string, until: string, id = 1): number =>
      random_int.make(context.aim(key, id), { max: 500, perDay: [2, 2.01], period: [from, until] });
    expect(uses('2025-12-02', '2026-06-30')).toBe(60);
    expect(uses('2025-12-02', '2025-12-11')).toBe(20);
    expect(uses('2024-01-01', '2026-06-30')).toBe(500);
    expect(uses('2026-02-01', '2026-06-30')).toBe(0);
  });

  it('grows from its minimum, until today without a last day', () => {
    const count = (from: string): number =>
      random_int.make(context.aim(key, 1), { min: 30, max: 5000, perDay: [2, 2.01], period: [from] });
    expect(count('2025-12-31T12:00:00.000Z')).toBe(31);
    expect(count('2025-09-23')).toBe(230);
    expect(count('2026-02-01')).toBe(30);
  });

  it('is a share of another number by the days that have passed, up to its maximum', () => {
    const uses = (until: string, factor: number): number =>
      random_int.make(context.aim(key, 1), {
        min: 0,
        max: 500,
        baseValue: 500,
        factor: [factor, factor],
        period: ['2025-12-02', until],
      });
    expect([uses('2025-12-11', 0.5), uses('2026-01-30', 0.5), uses('2025-12-11', 1.4)]).toEqual([250, 125, 500]);
  });

  it('is at least the minimum factor of another number, if a whole number lies there', () => {
    for (let id = 1; id <= 500; id++) {
      const value = random_int.make(context.aim(key, id), { min: 0, baseValue: id, factor: [0.01, 0.08] });
      expect(value).toBeLessThanOrEqual(id * 0.08);
      if (id >= 13) expect(value).toBeGreaterThanOrEqual(id * 0.01);
    }
  });

  it('is a share of another number if one is given', () => {
    fc.assert(
      fc.property(ids, fc.nat(1e6), (id, of) => {
        expect(random_int.make(context.aim(key, id), { baseValue: of, factor: [0.1, 0.5] })).toBeLessThanOrEqual(
          of / 2,
        );
      }),
    );
  });

  it('repeats no value within a run if it is unique', () => {
    const values = Array.from({ length: 99 }, (_, at) =>
      random_int.make(context.aim(key, at + 1), { min: 1, max: 99, unique: true }),
    );
    expect(values.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 99 }, (_, at) => at + 1));
  });

  it('increases with the days of its period if it is unique', () => {
    const numbers = { min: 1, max: 99, unique: true };
    for (const [days, last] of ['2025-01-01', '2025-01-02T23:00:00.000Z', '2025-01-03'].entries()) {
      const value = random_int.make(context.aim(key, 5), { ...numbers, period: ['2025-01-01', last] });
      expect(value).toBe(random_int.make(context.aim(key, 5), numbers) + 99 * days);
    }
  });

  it('is at least its minimum before its period if it is unique', () => {
    const numbers = { min: 1, max: 99, unique: true };
    const value = random_int.make(context.aim(key, 5), { ...numbers, period: ['2025-01-01', '2024-06-01'] });
    expect(value).toBe(random_int.make(context.aim(key, 5), numbers));
  });
});

describe('ratings', () => {
  it('lie from 1 to 5 and cluster near 4', () => {
    const draws = Array.from({ length: 2000 }, (_, at) => rating.make(context.aim(key, at + 1)));
    expect(draws.every((value) => value >= 1 && value <= 5 && round(value, 1) === value)).toBe(true);
    const near = draws.filter((value) => value >= 3.5 && value <= 4.7).length;
    expect(near / draws.length).toBeGreaterThan(0.6);
    expect(Math.min(...draws)).toBeLessThan(2.8);
  });

  it('are means of as many whole numbers as there are votes', () => {
    for (const votes of [1, 2, 3, 7]) {
      for (let id = 1; id <= 200; id++) {
        const mean = float.make(context.aim(key, id), { min: 2, typical: 4.5, votes });
        expect(Math.abs(mean * votes - Math.round(mean * votes))).toBeLessThan(0.005 * votes + 1e-9);
      }
    }
  });

  it('have two decimals from float', () => {
    const draws = Array.from({ length: 500 }, (_, at) => float.make(context.aim(key, at + 1), { typical: 4.4 }));
    expect(draws.every((value) => value >= 1 && value <= 5 && round(value, 2) === value)).toBe(true);
  });
});
