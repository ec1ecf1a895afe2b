import { describe, expect, it } from 'vitest';
import { FieldContext } from '../../src/generators/context.ts';
import { crypto_name, crypto_symbol } from '../../src/generators/coins.ts';
import { coins } from '../../src/generators/lists/coins.ts';

const context = new FieldContext(0);

describe('coins', () => {
  it('have one symbol and one name for each rank, real or coined, over 10,000 ranks', () => {
    const ranks = Array.from({ length: 10_000 }, (_, at) => ({ rank: at + 1 }));
    expect(new Set(ranks.map((args) => crypto_symbol(context, args))).size).toBe(10_000);
    expect(new Set(ranks.map((args) => crypto_name(context, args))).size).toBe(10_000);
  });

  it('never circulate beyond their limit, and are in the order of what they are worth', () => {
    expect(coins.filter(({ circulating, total = Infinity }) => circulating > total)).toEqual([]);
    const worth = coins.map(({ circulating, price }) => circulating * price);
    expect(worth).toEqual(worth.toSorted((a, b) => b - a));
    expect(coins.filter(({ top, price }) => top <= price)).toEqual([]);
  });
});
