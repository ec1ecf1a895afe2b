import { describe, expect, it } from 'vitest';
import { FieldContext } from '../../src/generators/context.ts';
import { cities, countries } from '../../src/generators/lists/places.ts';
import { currencyOf } from '../../src/generators/money.ts';
import { countedIn } from '../../src/generators/price-endings.ts';
import { tax, tax_rate } from '../../src/generators/taxes.ts';

const context = new FieldContext(0);
const rateIn = (country: string, city?: string): number =>
  tax_rate.make(context, { country, ...(city !== undefined && { city }) });

describe('tax_rate', () => {
  it('is one of an existing country', () => {
    for (const { name } of countries) expect(rateIn(name) >= 0 && rateIn(name) <= 27, name).toBe(true);
    expect([rateIn('Denmark'), rateIn('Germany'), rateIn('Switzerland')]).toEqual([25, 19, 8.1]);
  });

  it('includes state, county, and city in the United States, and the province or state in Canada and Brazil', () => {
    for (const { name, country } of cities) {
      const rate = rateIn(country, name);
      if (country === 'United States') expect(rate === 0 || (rate >= 6.25 && rate <= 10.5), name).toBe(true);
      else if (country === 'Canada') expect([5, 12, 13, 14.975]).toContain(rate);
      else if (country === 'Brazil') expect(rate >= 17 && rate <= 22, name).toBe(true);
      else expect(rate).toBe(rateIn(country));
    }
    expect([rateIn('United States', 'Atlanta'), rateIn('United States', 'Boston')]).toEqual([8.9, 6.25]);
    // A city of another country decides nothing.
    expect(rateIn('France', 'Boston')).toBe(20);
  });
});

describe('tax', () => {
  it('is the rate times the amount, with the decimals of the currency', () => {
    for (const { currency } of countries) {
      const due = tax.make(context, { amount: 12_345.67, rate: 8.1, currency });
      expect(due).toBeCloseTo(12_345.67 * 0.081, countedIn(currencyOf(currency)));
      expect(Number(due.toFixed(countedIn(currencyOf(currency))))).toBe(due);
    }
    expect(tax.make(context, { amount: 100, rate: 8.1 })).toBe(8.1);
    // Nobody counts cents of a rupiah.
    expect(tax.make(context, { amount: 1005, rate: 11, currency: 'IDR' })).toBe(111);
  });
});
