import { arg } from './arguments.ts';
import { defineGenerator } from './define.ts';
import { currencyOf, levelOf } from './money.ts';
import type { Random } from './random.ts';

/**
 * The lowest and the highest price of a hotel room per night in US dollars, for one star to five, in a country with the
 * price level of the United States.
 */
const NIGHT_USD: readonly (readonly [number, number])[] = [
  [54, 76],
  [80, 116],
  [128, 190],
  [212, 325],
  [365, 640],
];

/**
 * Prices of rooms follow the price level of a country: `LOCAL` is the factor on its distance from the level of the
 * United States. The factor decreases by `PER_STAR` with each star, because luxury hotels have foreign guests.
 */
const [LOCAL, PER_STAR] = [1.15, 0.05];

/**
 * Factor on prices of rooms in a city, relative to the rest of its country; our own rough estimates. The factor of
 * other cities is 1.
 */
const CITIES: Readonly<Record<string, number>> = {
  'New York': 1.9, 'San Francisco': 1.5, Boston: 1.6, Seattle: 1.25, 'Los Angeles': 1.3,
  Chicago: 1.15, London: 1.6, Edinburgh: 1.25, Dublin: 1.25, Paris: 1.5, Zurich: 1.6, Basel: 1.5, Bern: 1.4,
  Amsterdam: 1.4, Munich: 1.25, Copenhagen: 1.2, Barcelona: 1.25, Madrid: 1.15, Milan: 1.3, Rome: 1.2, Florence: 1.2,
  Lisbon: 1.25, Vancouver: 1.35, Toronto: 1.15, Cardiff: 0.8, Pune: 0.8, Tokyo: 1.3, Kyoto: 1.2, Sydney: 1.25, Mumbai: 1.4, Dubai: 1.2,
  Shanghai: 1.2, Beijing: 1.2, Istanbul: 1.25, 'Rio de Janeiro': 1.2,
}; // oxfmt-ignore

export const hotel_price = defineGenerator({
  name: 'hotel_price',
  makes: 'Price of a night in a hotel, by its stars and place.',
  args: {
    stars: arg.number('Number of stars of the hotel, from 1 to 5.', { required: true }),
    currency: arg.text('ISO 4217 code.', { default: 'USD' }),
    country: arg.text('Country whose price level the result follows. Default: United States.'),
    city: arg.text('City, where rooms may cost more than elsewhere in the country.'),
  },
  examples: [{ args: { stars: 3 }, value: 145 }],
  make(context, args): number {
    const { stars, currency: code, country, city = '' } = args;
    const range = NIGHT_USD[stars - 1] ?? [54, 640];
    const level = (1 + (LOCAL - PER_STAR * stars) * (levelOf(country) - 1)) * dearness(city);
    const { perDollar } = currencyOf(code);
    return asListed(context.random, context.random.skewed(range[0], range[1]) * level * perDollar);
  },
});

/**
 * Returns the factor on prices of rooms in a city, relative to its country. It is 1 for most cities.
 *
 * @example
 * dearness('London') // => 1.6
 */
export function dearness(city: string): number {
  return CITIES[city] ?? 1;
}

/**
 * Rounds a sum as price lists do: from 100 on, many end in 9 or 5; large sums have at most three digits before their
 * zeros.
 */
function asListed(random: Random, sum: number): number {
  let step = 1;
  while (sum / step >= 1000) step *= 10;
  const digits = Math.round(sum / step);
  if (digits < 100) return digits * step;
  const ending = random.next();
  const listed = ending < 0.35 ? Math.round(digits / 10) * 10 - 1 : ending < 0.7 ? Math.round(digits / 5) * 5 : digits;
  return (step > 1 && ending < 0.35 ? listed + 1 : listed) * step;
}
