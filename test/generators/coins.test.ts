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

  it('have made-up names in no order of the alphabet, and other ones in each variant', () => {
    const namesOf = (variant: number): string[] =>
      Array.from({ length: 300 }, (_, at) => crypto_name.make(context, { rank: coins.length + 1 + at, variant }));
    const [names, others] = [namesOf(1), namesOf(2)];
    const rising = names.filter((name, at) => at > 0 && name > (names[at - 1] ?? '')).length;
    expect(rising).toBeGreaterThan(110);
    expect(rising).toBeLessThan(190);
    expect(names.filter((name) => others.includes(name)).length).toBeLessThan(120);
  });

  it('are worth less with each rank, by uneven steps', () => {
    const at = new FieldContext(0);
    const key = [1, 2, 3, 4] as const;
    const caps = Array.from({ length: 600 }, (_, index) =>
      crypto_price.make(at.aim(key, index + 1), { rank: coins.length + 1 + index, supply: 1000, variant: 5 }),
    );
    const falls = caps.slice(1, 101).map((cap, index) => 1 - cap / (caps[index] ?? 0));
    expect(caps.every((cap, index) => index === 0 || cap < (caps[index - 1] ?? 0))).toBe(true);
    expect(Math.max(...falls)).toBeGreaterThan(0.05);
    expect(falls.filter((fall) => fall < 0.01).length).toBeGreaterThan(20);
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
