import type { Context } from './context.ts';
import { TICKS } from './lists/exchanges.ts';
import { currencyOf } from './money.ts';
import { round } from './numbers.ts';

/** Arguments of {@link stock_price}: none but the currency for a first price; one of the others for a related one. */
interface StockPriceArgs {
  /** ISO 4217 code that decides the decimals and the magnitude. Default USD. */
  readonly currency?: string;
  /** A price that this one is close to. */
  readonly near?: number;
  /** How far from `near`, as a share of it. Default 0.02. */
  readonly within?: number;
  /** Prices that this one is not below; it lies at most 2 % above the highest. */
  readonly atLeast?: readonly number[];
  /** Prices that this one is not above; it lies at most 2 % below the lowest. */
  readonly atMost?: readonly number[];
}

/** A price as it is quoted: in whole steps where the exchanges of a currency prescribe them, else in its decimals. */
function quoted(value: number, code: string, decimals: number): number {
  const steps = TICKS[code];
  if (steps === undefined) return round(value, decimals);
  const step = steps.find(([below]) => value < below)?.[1];
  return round(step === undefined ? value : Math.round(value / step) * step, decimals);
}

/**
 * The price of a share, with the decimals of its currency, in the steps that its exchanges prescribe.
 *
 * @example
 * stock_price(context, { near: 50, within: 0.01 }) // => 49.91
 */
export function stock_price({ random }: Context, args: StockPriceArgs = {}): number {
  const { currency = 'USD', near, within = 0.02, atLeast, atMost } = args;
  const { decimals, perDollar } = currencyOf(currency);
  if (atLeast) return quoted(Math.max(...atLeast) * (1 + random.skewed(0, 0.02)), currency, decimals);
  if (atMost) return quoted(Math.min(...atMost) * (1 - random.skewed(0, 0.02)), currency, decimals);
  if (near !== undefined) return quoted(near * (1 + random.bell(-within, within)), currency, decimals);
  return quoted(random.low(4, 420) * perDollar, currency, decimals);
}

/** Arguments of {@link stock_change}. */
interface StockChangeArgs {
  readonly price: number;
  /** The price of the previous close. */
  readonly previous: number;
  /** ISO 4217 code that decides the decimals. Default USD. */
  readonly currency?: string;
}

/**
 * How much a price moved since the previous close.
 *
 * @example
 * stock_change(context, { price: 101.5, previous: 100 }) // => 1.5
 */
export function stock_change(_: Context, { price, previous, currency = 'USD' }: StockChangeArgs): number {
  return round(price - previous, currencyOf(currency).decimals);
}

/** Arguments of {@link stock_change_percent}: a change and what it is of, or how far a draw may reach. */
interface StockChangePercentArgs {
  readonly change?: number;
  /** The price of the previous close. */
  readonly previous?: number;
  /** Percent up or down that a draw without `change` stays within. Default 5. */
  readonly within?: number;
}

/**
 * A change in percent, with two decimals.
 *
 * @example
 * stock_change_percent(context, { change: 1.5, previous: 100 }) // => 1.5
 */
export function stock_change_percent({ random }: Context, args: StockChangePercentArgs = {}): number {
  const { change, previous, within = 5 } = args;
  if (change !== undefined && previous !== undefined) return round((change / previous) * 100, 2);
  return round(random.bell(-within, within), 2);
}

/** Arguments of {@link stock_volume}. */
interface StockVolumeArgs {
  /** Least volume. Default 1000. */
  readonly min?: number;
  /** A value of which the volume is a share. */
  readonly of?: number;
  /** The least and the greatest share. Default [0.01, 0.1]. */
  readonly share?: readonly [number, number];
}

/**
 * A traded volume: shares of a session, as many of each order of magnitude up to 12 million, or a part of a given value.
 *
 * @example
 * stock_volume(context, { of: 1000000, share: [0.1, 0.1] }) // => 100000
 */
export function stock_volume({ random }: Context, args: StockVolumeArgs = {}): number {
  const { min = 1000, of, share = [0.01, 0.1] } = args;
  if (of !== undefined) return Math.max(min, Math.round(of * random.skewed(...share)));
  return Math.floor(random.spread(Math.max(min, 8000), 12_000_000));
}

/** Arguments of {@link market_cap}: the price, and the supply of a coin or the traded volume of a share. */
interface MarketCapArgs {
  readonly price: number;
  readonly supply?: number;
  readonly volume?: number;
}

/**
 * What all units are worth together: price times supply, or price times 80 to 600 sessions' volume of shares.
 *
 * @example
 * market_cap(context, { price: 2.5, supply: 1000 }) // => 2500
 */
export function market_cap({ random }: Context, { price, supply, volume = 0 }: MarketCapArgs): number {
  return round(price * (supply ?? volume * random.int(80, 600)), 2);
}
