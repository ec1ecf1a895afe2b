import { describe, expect, it } from 'vitest';
import { FieldContext } from '../../src/generators/context.ts';
import { crypto_name, crypto_price, crypto_symbol, crypto_top } from '../../src/generators/coins.ts';
import { coins } from '../../src/generators/lists/coins.ts';
import { MANY } from '../effort.ts';

const context = new FieldContext(0);

describe('coins', () => {
  it('have unique symbols and names, real or made up, over many ranks, without a digit', () => {
    const ranks = Array.from({ length: MANY }, (_, at) => ({ rank: at + 1 }));
    expect(new Set(ranks.map((args) => crypto_symbol.make(context, args))).size).toBe(MANY);
    const names = ranks.map((args) => crypto_name.make(context, args));
    expect(new Set(names).size).toBe(MANY);
    expect(names.filter((name) => /\d/.test(name))).toEqual([]);
  });

  it('had their highest price in the same few weeks, and a higher one the longer ago', () => {
    const then = Date.UTC(2026, 0, 1);
    const at = new FieldContext(then);
    const days = new Set<string>();
    for (let rank = coins.length + 1; rank <= 1000; rank++) {
      const top = crypto_top.make(at.aim([1, 2, 3, 4], rank), { rank });
      days.add(top);
      const price = crypto_price.make(at.aim([5, 6, 7, 8], rank), { rank, atLeast: 2, peakDate: top });
      expect(Date.parse(top)).toBeLessThan(then - 30 * 86_400_000);
      expect(price / 2 > 1.15 && price / 2 < 25).toBe(true);
    }
    expect(days.size).toBeLessThan(160);
    expect(crypto_top.make(new FieldContext(Date.UTC(2016, 0, 1)).aim([1, 2, 3, 4], 1), { rank: 1 }) < '2016').toBe(
      true,
    );
  });

  it('have no more units than their limit, and are ordered by market capitalization', () => {
    expect(coins.filter(({ circulating, total = Infinity }) => circulating > total)).toEqual([]);
    const worth = coins.map(({ circulating, price }) => circulating * price);
    expect(worth).toEqual(worth.toSorted((a, b) => b - a));
    expect(coins.filter(({ top, price }) => top <= price)).toEqual([]);
  });
});
