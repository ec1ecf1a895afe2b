import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { countries } from '../../src/generators/lists/places.ts';
import { currencies } from '../../src/generators/lists/currencies.ts';
import { exchanges } from '../../src/generators/lists/exchanges.ts';
import { currency, currencyOf, price } from '../../src/generators/money.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const key = fieldKey(42, 'tests', 'money');
const draw = <T>(count: number, one: (at: FieldContext) => T): T[] =>
  Array.from({ length: count }, (_, at) => one(context.aim(key, at + 1)));

describe('the list of currencies', () => {
  it('contains the currency of every country and exchange, and no others', () => {
    const used = new Set([
      ...countries.map((country) => country.currency),
      ...Object.values(exchanges).map((exchange) => exchange.currency),
    ]);
    expect(Object.keys(currencies).toSorted()).toEqual([...used].toSorted());
  });

  it('refuses an unknown code', () => {
    expect(() => currencyOf('XXX')).toThrow(expect.objectContaining({ code: 'spec_invalid' }));
  });
});

describe('currency', () => {
  it('is a widely used one without a place', () => {
    const seen = new Set(draw(500, (at) => currency.make(at)));
    expect([...seen].every((code) => code in currencies)).toBe(true);
    expect(seen.size).toBe(7);
  });
});

describe('price', () => {
  it('has its ending including tax, if the sum is net', () => {
    const nets = draw(200, (at) => price.make(at, { usd: [100, 900], ending: 'whole', taxPercent: 19 }));
    const grosses = nets.map((net) => net + Math.round(net * 19) / 100);
    expect(grosses.filter((gross) => !(Math.abs(gross - Math.round(gross / 5) * 5) < 0.0101))).toEqual([]);
  });

  it.each(Object.keys(currencies))('has the decimals of %s, with any ending', (code) => {
    for (const ending of ['retail', 'whole', 'round', 'cents', 'cash'] as const) {
      const values = draw(50, (at) => price.make(at, { usd: [1, 3000], currency: code, ending }));
      expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
      expect(values.filter((value) => Number(value.toFixed(currencyOf(code).decimals)) !== value)).toEqual([]);
    }
  });

  it('ends as prices in shops do', () => {
    const values = draw(400, (at) => price.make(at, { usd: [5, 300] }));
    const ends = new Set(values.map((value) => value.toFixed(2).slice(-2)));
    expect([...ends].toSorted()).toEqual(['95', '99']);
  });

  it('has no cents in currencies with hundreds of units per dollar', () => {
    const won = draw(100, (at) => price.make(at, { currency: 'KRW', ending: 'cents' }));
    expect(won.filter((value) => !Number.isInteger(value))).toEqual([]);
    const cents = draw(100, (at) => price.make(at, { ending: 'cents' }) % 1);
    expect(new Set(cents).size).toBeGreaterThan(50);
  });

  it('is a fraction or a percentage of another sum', () => {
    const parts = draw(100, (at) =>
      price.make(at, { baseValue: 200, factor: [0.1, 0.2], percent: 50, ending: 'cents' }),
    );
    expect(Math.min(...parts)).toBeGreaterThanOrEqual(10);
    expect(Math.max(...parts)).toBeLessThanOrEqual(20);
  });

  it.each([
    ['USD', 20],
    ['GBP', 10],
    ['SEK', 100],
    ['JPY', 1000],
    ['KRW', 10_000],
  ])('consists of banknotes of %s for `cash`', (code, note) => {
    const sums = draw(100, (at) => price.make(at, { usd: [5, 900], currency: code, ending: 'cash' }));
    expect(sums.filter((sum) => !(sum > 0 && sum % note === 0))).toEqual([]);
  });

  it('is the same for every record of a plan', () => {
    const values = draw(50, (at) => price.make(at, { fixedUsd: 15.99, multiplier: 10, currency: 'EUR' }));
    expect(new Set(values).size).toBe(1);
  });

  it('is negative for `debit`, and sometimes for `either`', () => {
    const signs = (sign: 'debit' | 'either'): Set<number> =>
      new Set(draw(60, (at) => Math.sign(price.make(at, { sign }))));
    expect(signs('debit')).toEqual(new Set([-1]));
    expect(signs('either')).toEqual(new Set([-1, 1]));
  });
});

describe('the price level', () => {
  it('affects drawn prices, but not fixed ones', () => {
    const total = (country: string): number =>
      draw(300, (at) => price.make(at, { usd: [10, 500], country })).reduce((a, b) => a + b);
    expect(total('Switzerland')).toBeGreaterThan(total('United States'));
    expect(total('India')).toBeLessThan(total('United States') * 0.4);
    expect(price.make(context, { fixedUsd: 15.99, country: 'India' })).toBe(price.make(context, { fixedUsd: 15.99 }));
  });
});

describe('the price of a stay', () => {
  it('is the sum of the nights, in another currency', () => {
    const nights = ['2026-01-30', '2026-02-02'] as const;
    const stay = { baseValue: 9000, baseCurrency: 'JPY', nightsBetween: nights, ending: 'cents' } as const;
    const exact = (9000 * 3) / currencyOf('JPY').perDollar;
    expect(price.make(context.aim(key, 1), stay)).toBeCloseTo(exact, 2);
    expect(price.make(context.aim(key, 1), { ...stay, multiplier: 2 })).toBeCloseTo(2 * exact, 2);
    expect(price.make(context.aim(key, 1), { baseValue: 80, nightsBetween: nights, ending: 'cents' })).toBe(240);
  });
});
