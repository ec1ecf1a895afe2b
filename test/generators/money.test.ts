import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { countries } from '../../src/generators/lists/places.ts';
import { currencies } from '../../src/generators/lists/currencies.ts';
import { exchanges } from '../../src/generators/lists/exchanges.ts';
import { currency, currencyOf, price } from '../../src/generators/money.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const key = fieldKey(42, 'tests', 'money');

describe('the list of currencies', () => {
  it('has the currency of every country and exchange, and no other', () => {
    const used = new Set([
      ...countries.map((country) => country.currency),
      ...Object.values(exchanges).map((exchange) => exchange.currency),
    ]);
    expect(Object.keys(currencies).toSorted()).toEqual([...used].toSorted());
  });

  it('refuses a code it does not have', () => {
    expect(() => currencyOf('XXX')).toThrow(expect.objectContaining({ code: 'spec_invalid' }));
  });
});

describe('currency', () => {
  it('is a widely used one where no place decides', () => {
    const seen = new Set(Array.from({ length: 500 }, (_, at) => currency(context.aim(key, at + 1))));
    expect([...seen].every((code) => code in currencies)).toBe(true);
    expect(seen.size).toBe(7);
  });
});

describe('price', () => {
  it('has its ending with the tax on top, where it is told without', () => {
    for (let id = 1; id <= 200; id++) {
      const net = price(context.aim(key, id), { usd: [100, 900], ending: 'whole', taxed: 19 });
      const gross = net + Math.round(net * 19) / 100;
      expect(Math.abs(gross - Math.round(gross / 5) * 5)).toBeLessThan(0.0101);
    }
  });

  it.each(Object.keys(currencies))('has the decimals of %s, whatever its ending', (code) => {
    for (const ending of ['retail', 'whole', 'round', 'cents', 'cash'] as const) {
      for (let id = 1; id <= 50; id++) {
        const value = price(context.aim(key, id), { usd: [1, 3000], currency: code, ending });
        expect(value).toBeGreaterThanOrEqual(0);
        expect(Number(value.toFixed(currencyOf(code).decimals))).toBe(value);
      }
    }
  });

  it('ends as prices in shops do', () => {
    const values = Array.from({ length: 400 }, (_, at) => price(context.aim(key, at + 1), { usd: [5, 300] }));
    const ends = new Set(values.map((value) => value.toFixed(2).slice(-2)));
    expect([...ends].toSorted()).toEqual(['95', '99']);
  });

  it('counts no cents where a dollar buys hundreds', () => {
    for (let id = 1; id <= 100; id++) {
      expect(Number.isInteger(price(context.aim(key, id), { currency: 'KRW', ending: 'cents' }))).toBe(true);
    }
    const cents = Array.from({ length: 100 }, (_, at) => price(context.aim(key, at + 1), { ending: 'cents' }) % 1);
    expect(new Set(cents).size).toBeGreaterThan(50);
  });

  it('is a share of another sum, or so many percent of it', () => {
    for (let id = 1; id <= 100; id++) {
      const part = price(context.aim(key, id), { of: 200, share: [0.1, 0.2], percent: 50, ending: 'cents' });
      expect(part >= 10 && part <= 20).toBe(true);
    }
  });

  it.each([
    ['USD', 20],
    ['GBP', 10],
    ['SEK', 100],
    ['JPY', 1000],
    ['KRW', 10_000],
  ])('comes in notes of %s when it is cash', (code, note) => {
    for (let id = 1; id <= 100; id++) {
      const sum = price(context.aim(key, id), { usd: [5, 900], currency: code, ending: 'cash' });
      expect(sum > 0 && sum % note === 0, String(sum)).toBe(true);
    }
  });

  it('is the same for every record where a plan decides', () => {
    const values = Array.from({ length: 50 }, (_, at) =>
      price(context.aim(key, at + 1), { base: 15.99, times: 10, currency: 'EUR' }),
    );
    expect(new Set(values).size).toBe(1);
  });

  it('is negative for a debit, either for either', () => {
    const signs = (sign: 'debit' | 'either'): Set<number> =>
      new Set(Array.from({ length: 60 }, (_, at) => Math.sign(price(context.aim(key, at + 1), { sign }))));
    expect(signs('debit')).toEqual(new Set([-1]));
    expect(signs('either')).toEqual(new Set([-1, 1]));
  });
});

describe('the level of prices', () => {
  it('moves prices of a draw, and none that is fixed', () => {
    const total = (country: string): number =>
      Array.from({ length: 300 }, (_, at) => price(context.aim(key, at + 1), { usd: [10, 500], country })).reduce(
        (a, b) => a + b,
      );
    expect(total('Switzerland')).toBeGreaterThan(total('United States'));
    expect(total('India')).toBeLessThan(total('United States') * 0.4);
    expect(price(context, { base: 15.99, country: 'India' })).toBe(price(context, { base: 15.99 }));
  });
});

describe('the price of a stay', () => {
  it('is that of the nights, in another currency', () => {
    const nights = ['2026-01-30', '2026-02-02'] as const;
    const stay = { of: 9000, ofCurrency: 'JPY', nights, ending: 'cents' } as const;
    const exact = (9000 * 3) / currencyOf('JPY').perDollar;
    expect(price(context.aim(key, 1), stay)).toBeCloseTo(exact, 2);
    expect(price(context.aim(key, 1), { ...stay, times: 2 })).toBeCloseTo(2 * exact, 2);
    expect(price(context.aim(key, 1), { of: 80, nights, ending: 'cents' })).toBe(240);
  });
});
