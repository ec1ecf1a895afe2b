import type { Context } from './context.ts';
import { TICKS } from './lists/exchanges.ts';
import { currencyOf } from './money.ts';
import { round } from './numbers.ts';

/** Arguments of {@link stock_price}: none but the currency for a first price; one of the others for a related one. */
interface StockPriceArgs {
  /** ISO 4217 code that decides the decimals and the magnitude. Default USD. */
  readonly currency?: string;
  /** Least and greatest first price in US dollars, as many of each order of magnitude. Default [4, 420]. */
  readonly usd?: readonly [number, number];
  /** A price that this one is close to. */
  readonly near?: number;
  /** How far from `near`, as a share of it. Default 0.02. */
  readonly within?: number;
  /** How likely it lies up to three times as far from `near`, as on days of news, from 0 to 1. Default 0. */
  readonly wild?: number;
  /** Prices that this one is not below; it lies at most 2 % above the highest, or 4 % where prices are low. */
  readonly atLeast?: readonly number[];
  /** Prices that this one is not above; it lies at most 2 % below the lowest, or 4 %. */
  readonly atMost?: readonly number[];
}

/** Shares below so many US dollars move twice as far in a session. */
const CHEAP = 9;

/** The step to the next price above one that is quoted. */
function stepAt(value: number, code: string, decimals: number): number {
  return TICKS[code]?.find(([below]) => value < below)?.[1] ?? (decimals === 0 ? 1 : 0.01);
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
  const { currency = 'USD', usd = [4, 420], near, within = 0.02, wild = 0, atLeast, atMost } = args;
  const { decimals, perDollar } = currencyOf(currency);
  if (atLeast ?? atMost) {
    const [bound, sign] = atLeast ? [Math.max(...atLeast), 1] : [Math.min(...(atMost ?? [])), -1];
    // A session may open or close at its highest or lowest price, but there is always a little way between the two.
    if (new Set(atLeast ?? atMost).size > 1 && random.chance(0.025)) return bound;
    const far = random.low(0.001, 0.02) * (bound < CHEAP * perDollar ? 2 : 1);
    const beyond = quoted(bound * (1 + sign * far), currency, decimals);
    return beyond === bound ? quoted(bound + sign * stepAt(bound, currency, decimals), currency, decimals) : beyond;
  }
  if (near !== undefined) {
    const reach = wild > 0 && random.chance(wild) ? within * WILD : within;
    return quoted(near * (1 + random.bell(-reach, reach)), currency, decimals);
  }
  return quoted(random.spread(...usd) * perDollar, currency, decimals);
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

/** How many times further than usual prices move on days of news. */
const WILD = 3;

/** Arguments of {@link stock_change_percent}: a change and what it is of, or how far a draw may reach. */
interface StockChangePercentArgs {
  readonly change?: number;
  /** The price of the previous close. */
  readonly previous?: number;
  /** Percent up or down that a draw without `change` stays within. Default 5. */
  readonly within?: number;
  /** How much the whole market has moved, in percent: a draw follows it. Default 0. */
  readonly market?: number;
  /** How many percent it follows for each percent of the market. Default 1. */
  readonly follows?: number;
  /** How likely it has a day of its own, on which it reaches three times as far, from 0 to 1. Default 0. */
  readonly wild?: number;
}

/**
 * A change in percent, with two decimals.
 *
 * @example
 * stock_change_percent(context, { change: 1.5, previous: 100 }) // => 1.5
 */
export function stock_change_percent({ random }: Context, args: StockChangePercentArgs = {}): number {
  const { change, previous, within = 5, market = 0, follows = 1, wild = 0 } = args;
  if (change !== undefined && previous !== undefined) return round((change / previous) * 100, 2);
  const reach = wild > 0 && random.chance(wild) ? within * WILD : within;
  return round(random.bell(-reach, reach) + market * follows, 2);
}

/** Arguments of {@link stock_volume}. */
interface StockVolumeArgs {
  /** Least volume. Default 1000. */
  readonly min?: number;
  /** A value of which the volume is a share. */
  readonly of?: number;
  /** The least and the greatest share. Default [0.01, 0.1]. */
  readonly share?: readonly [number, number];
  /** How many are traded together, so that volumes are multiples of it. Default 1. */
  readonly lot?: number;
}

/**
 * A traded volume: shares of a session, as many of each order of magnitude up to 12 million, or a part of a given value.
 *
 * @example
 * stock_volume(context, { of: 1000000, share: [0.1, 0.1] }) // => 100000
 */
export function stock_volume({ random }: Context, args: StockVolumeArgs = {}): number {
  const { min = 1000, of, share = [0.01, 0.1], lot = 1 } = args;
  // Most lie about the middle order of magnitude, and few near the ends.
  if (of !== undefined) {
    const part = Math.sqrt(random.spread(...share) * random.spread(...share));
    return Math.max(min, Math.round((of * part) / lot) * lot);
  }
  return Math.floor(random.spread(Math.max(min, 8000), 12_000_000));
}

/** Arguments of {@link market_cap}. */
interface MarketCapArgs {
  readonly price: number;
  /** Units of a coin, or shares outstanding. */
  readonly supply: number;
}

/**
 * What all units are worth together: price times supply.
 *
 * @example
 * market_cap(context, { price: 2.5, supply: 1000 }) // => 2500
 */
export function market_cap(_: Context, { price, supply }: MarketCapArgs): number {
  return round(price * supply, 2);
}
