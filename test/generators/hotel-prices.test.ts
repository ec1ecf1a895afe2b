import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { currencies } from '../../src/generators/lists/currencies.ts';
import { countries } from '../../src/generators/lists/places.ts';
import { hotel_price } from '../../src/generators/hotel-prices.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const key = fieldKey(42, 'tests', 'nights');

describe('hotel_price', () => {
  it.each(Object.keys(currencies))('increases with the stars in %s', (code) => {
    let highest = 0;
    for (let stars = 1; stars <= 5; stars++) {
      const prices = Array.from({ length: 60 }, (_, at) =>
        hotel_price.make(context.aim(key, at + 1), { stars, currency: code }),
      );
      expect(Math.min(...prices), `${stars} stars`).toBeGreaterThanOrEqual(highest);
      highest = Math.max(...prices);
    }
  });

  it.each(countries)('increases with the stars in $name', ({ name, currency: code }) => {
    let highest = 0;
    for (let stars = 1; stars <= 5; stars++) {
      const prices = Array.from({ length: 40 }, (_, at) =>
        hotel_price.make(context.aim(key, at + 1), { stars, currency: code, country: name }),
      );
      expect(Math.min(...prices), `${stars} stars`).toBeGreaterThanOrEqual(highest);
      highest = Math.max(...prices);
    }
  });

  it('is higher in an expensive city, and not always a round sum', () => {
    const prices = (city: string): number[] =>
      Array.from({ length: 300 }, (_, at) => hotel_price.make(context.aim(key, at + 1), { stars: 3, city }));
    expect(Math.min(...prices('New York'))).toBeGreaterThan(Math.max(...prices('Houston')));
    const round = prices('Houston').filter((price) => price % 10 === 0).length;
    expect(round).toBeGreaterThan(30);
    expect(round).toBeLessThan(120);
  });
});
