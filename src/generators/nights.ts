import type { Context } from './context.ts';
import { currencyOf, levelOf, twoDigits } from './money.ts';

/** The price of a night by stars, in US dollars: the ranges do not touch. */
const NIGHT_USD: readonly (readonly [number, number])[] = [
  [46, 72],
  [80, 116],
  [128, 190],
  [212, 325],
  [365, 860],
];

/** Rooms follow the level of prices by so much: travellers come from everywhere. */
const LOCAL = 0.7;

/** Arguments of {@link hotel_price}. */
interface HotelPriceArgs {
  /** From 1 to 5. */
  readonly stars: number;
  /** ISO 4217 code. Default USD. */
  readonly currency?: string;
  /** The name of a country whose level of prices it follows. Default: that of the United States. */
  readonly country?: string;
}

/**
 * The price of a standard room for a night: more stars always cost more in the same country.
 *
 * @example
 * hotel_price(context, { stars: 3 }) // => 190
 */
export function hotel_price(context: Context, { stars, currency: code = 'USD', country }: HotelPriceArgs): number {
  const range = NIGHT_USD[stars - 1] ?? [46, 860];
  const level = 1 + LOCAL * (levelOf(country) - 1);
  const { perDollar } = currencyOf(code);
  return twoDigits(Math.round(context.random.skewed(range[0], range[1]) * level * perDollar));
}
