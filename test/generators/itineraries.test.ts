import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { affordable_hotel, daily_rate, itinerary } from '../../src/generators/itineraries.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const key = fieldKey(42, 'tests', 'itineraries');
const drawn = <T>(count: number, one: (at: FieldContext) => T): T[] =>
  Array.from({ length: count }, (_, at) => one(context.aim(key, at + 1)));

describe('an itinerary', () => {
  it.each(['2021-01-01', '2025-11-01', '2025-12-31'])('has trips one after the other, since %s', (day) => {
    for (const texts of drawn(200, (at) => itinerary.make(at, { after: `${day}T08:00:00.000Z`, trips: 4 }))) {
      const trips = [0, 4, 8, 12].map((from) => texts.slice(from, from + 2)).toSorted();
      let before = day;
      for (const [first = '', last = ''] of trips) {
        expect(first > before && last > first, `${first} ${last}`).toBe(true);
        before = last;
      }
    }
  });

  it('goes back to the beginning of the account, and up to eleven months ahead', () => {
    const after = '2021-01-01T00:00:00.000Z';
    const starts = drawn(1000, (at) => itinerary.make(at, { after, trips: 1 })[0] ?? '').toSorted();
    expect(starts[0]?.slice(0, 4)).toBe('2021');
    expect(starts.at(-1)?.slice(0, 4)).toBe('2026');
    const ahead = starts.filter((start) => start > '2026-01-01').length;
    expect(ahead).toBeGreaterThan(180);
    expect(ahead).toBeLessThan(320);
  });
});

describe('affordable_hotel', () => {
  const hotels = { hotels: [1, 2], prices: [60, 310], currencies: ['USD', 'USD'] };

  it('is cheaper for travellers from countries with low prices', () => {
    const cheap = (country: string): number =>
      drawn(400, (at) => affordable_hotel.make(at, { ...hotels, country })).filter((one) => one === 1).length;
    expect(cheap('Indonesia')).toBeGreaterThan(cheap('Norway') + 100);
  });
});

describe('daily_rate', () => {
  it('follows the list price of a hotel, and the prices of the country for cars and tours', () => {
    const first = '2026-03-14';
    const rates = drawn(300, (at) =>
      daily_rate.make(at, { type: 'hotel', country: 'Japan', price: 16_000, currency: 'JPY', first }),
    );
    expect(Math.min(...rates)).toBeGreaterThanOrEqual((16_000 / 150) * 0.8 - 0.01);
    expect(Math.max(...rates)).toBeLessThanOrEqual((16_000 / 150) * 1.35 + 0.01);
    const mean = (country: string): number =>
      drawn(300, (at) => daily_rate.make(at, { type: 'car_rental', country, first })).reduce(
        (sum, one) => sum + one,
        0,
      );
    expect(mean('Norway')).toBeGreaterThan(1.5 * mean('Indonesia'));
  });
});
