import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { TICKS } from '../../src/generators/lists/exchanges.ts';
import { stock_price, stock_volume } from '../../src/generators/stock-prices.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const key = fieldKey(42, 'tests', 'markets');
const draw = <T>(count: number, one: (at: FieldContext) => T): T[] =>
  Array.from({ length: count }, (_, at) => one(context.aim(key, at + 1)));

describe('stock_price', () => {
  it.each(Object.entries(TICKS))(
    'in %s is a multiple of the tick size, which grows with the price',
    (currency, steps) => {
      const isWhole = (price: number): boolean => {
        const [, step = 0] = steps.find(([below]) => price < below) ?? [];
        return Math.abs(Math.round(price / step) * step - price) < 1e-6;
      };
      expect(draw(500, (at) => stock_price.make(at, { currency })).filter((price) => !isWhole(price))).toEqual([]);
      const bounds = steps.map(([below]) => below);
      expect(bounds).toEqual(bounds.toSorted((a, b) => a - b));
      expect(bounds.at(-1)).toBe(Infinity);
    },
  );

  it('never crosses its bounds, with any tick size', () => {
    const currency = 'KRW';
    const odd = draw(500, (at) => stock_price.make(at, { currency })).filter((price) => {
      const above = draw(5, (at) => stock_price.make(at, { currency, atLeast: [price, price - 500] }));
      const below = draw(5, (at) => stock_price.make(at, { currency, atMost: [price] }));
      return !(Math.min(...above) >= price && Math.max(...below) <= price);
    });
    expect(odd).toEqual([]);
  });
});

describe('stock_volume', () => {
  it('has equally many values of each order of magnitude, and no frequent value', () => {
    const volumes = draw(3000, (at) => stock_volume.make(at));
    const counts = [10_000, 100_000, 1_000_000].map(
      (from) => volumes.filter((one) => one >= from && one < from * 10).length,
    );
    expect(Math.min(...counts)).toBeGreaterThan(700);
    expect(new Set(volumes).size).toBeGreaterThan(2800);
  });
});
