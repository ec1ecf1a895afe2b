import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { float, random_int, rating, round } from '../../src/generators/numbers.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const key = fieldKey(42, 'tests', 'numbers');
const ids = fc.integer({ min: 1, max: 100_000 });

describe('round', () => {
  it('gives what is written with that many decimals', () => {
    expect([round(1.005, 2), round(2.5, 0), round(-1.25, 1), round(0.1 + 0.2, 8)]).toEqual([1, 3, -1.2, 0.3]);
  });
});

describe('random_int', () => {
  it('stays within its bounds whatever it leans to', () => {
    fc.assert(
      fc.property(
        ids,
        fc.nat(1000),
        fc.nat(1000),
        fc.constantFrom('low', 'middle', undefined),
        (id, min, span, lean) => {
          const value = random_int(context.aim(key, id), { min, max: min + span, ...(lean && { lean }) });
          expect(Number.isInteger(value) && value >= min && value <= min + span).toBe(true);
        },
      ),
    );
  });

  it('is a share of another number when given one', () => {
    fc.assert(
      fc.property(ids, fc.nat(1e6), (id, of) => {
        expect(random_int(context.aim(key, id), { of, share: [0.1, 0.5] })).toBeLessThanOrEqual(of / 2);
      }),
    );
  });

  it('repeats no value within a run when it has to be distinct', () => {
    const values = Array.from({ length: 99 }, (_, at) =>
      random_int(context.aim(key, at + 1), { min: 1, max: 99, distinct: true }),
    );
    expect(values.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 99 }, (_, at) => at + 1));
  });
});

describe('ratings', () => {
  it('lie from 1 to 5 and cluster near 4', () => {
    const draws = Array.from({ length: 2000 }, (_, at) => rating(context.aim(key, at + 1)));
    expect(draws.every((value) => value >= 1 && value <= 5 && round(value, 1) === value)).toBe(true);
    const near = draws.filter((value) => value >= 3.5 && value <= 4.7).length;
    expect(near / draws.length).toBeGreaterThan(0.6);
    expect(Math.min(...draws)).toBeLessThan(2.8);
  });

  it('have two decimals from float', () => {
    const draws = Array.from({ length: 500 }, (_, at) => float(context.aim(key, at + 1), { near: 4.4 }));
    expect(draws.every((value) => value >= 1 && value <= 5 && round(value, 2) === value)).toBe(true);
  });
});
