import type { Context } from './context.ts';
import { coinHeads, coins, coinTails } from './lists/coins.ts';
import type { Coin } from './lists/coins.ts';
import { round } from './numbers.ts';

/** What a coin of the first rank is worth in all, in US dollars. */
const LARGEST_CAP = 1_400_000_000_000;

/**
 * The market capitalization aimed at for a rank. The worth falls with the square of the rank, and each rank has a band of
 * its own, `share` (0 to 1) telling where in it: a lower rank is always worth less.
 */
function capOf(rank: number, share: number): number {
  const depth = rank + share * 0.5;
  return depth < 100 ? LARGEST_CAP / (depth * depth) : LARGEST_CAP / (10 * depth * Math.sqrt(depth));
}

/** The coin of a rank: from the list or, past its end, coined. Pairs repeat after 1,120, then with a number. */
function coinOf(rank: number): Coin {
  const listed = coins[rank - 1];
  if (listed) return listed;
  const index = rank - 1 - coins.length;
  const pairs = coinHeads.length * coinTails.length;
  // Steps of 601 (a prime) visit every pair before one repeats.
  const pair = (index * 601) % pairs;
  const head = coinHeads[pair % coinHeads.length] ?? ['', ''];
  const tail = coinTails[Math.floor(pair / coinHeads.length)] ?? ['', ''];
  const run = index < pairs ? '' : String(Math.floor(index / pairs) + 1);
  const cents = 2 + ((index * 37) % 97);
  const circulating = Math.round(capOf(rank, 0.25) / (cents / 100));
  return { symbol: head[1] + tail[1] + run, name: `${head[0]} ${tail[0]}${run && ` ${run}`}`, circulating };
}

/** Arguments of the generators of a coin that depend only on its rank. */
interface RankArgs {
  /** Rank by market capitalization, from 1. */
  readonly rank: number;
}

/**
 * The symbol of the coin of a rank: a real one for the first 50, then a coined one. One rank, one symbol.
 *
 * @example
 * crypto_symbol(context, { rank: 1 }) // => "BTC"
 */
export function crypto_symbol(_: Context, { rank }: RankArgs): string {
  return coinOf(rank).symbol;
}

/**
 * The name of the coin of a rank.
 *
 * @example
 * crypto_name(context, { rank: 2 }) // => "Ethereum"
 */
export function crypto_name(_: Context, { rank }: RankArgs): string {
  return coinOf(rank).name;
}

/** Arguments of {@link crypto_supply}. */
interface CryptoSupplyArgs extends RankArgs {
  /** The circulating supply, when the total is asked for. */
  readonly circulating?: number;
}

/**
 * Units of a coin: those in circulation or, given these, the total: the coin's cap, else up to a quarter more.
 *
 * @example
 * crypto_supply(context, { rank: 1, circulating: 19900000 }) // => 21000000
 */
export function crypto_supply({ random }: Context, { rank, circulating }: CryptoSupplyArgs): number {
  const coin = coinOf(rank);
  if (circulating === undefined) return Math.round(coin.circulating * random.between(0.98, 1));
  return coin.cap ?? Math.round(circulating * random.between(1, 1.25));
}

/** Arguments of {@link crypto_price}: rank and supply for the price itself, a bound for a related one. */
interface CryptoPriceArgs {
  /** Rank by market capitalization, from 1. */
  readonly rank?: number;
  /** The circulating supply. */
  readonly supply?: number;
  /** A price that this one is not below. */
  readonly atLeast?: number;
  /** A price that this one is not above. */
  readonly atMost?: number;
  /** By how many percent the bound has changed: the price before that change is a bound too. Default 0. */
  readonly change?: number;
  /** How far from the bound, as a share of it. Default 0.05. */
  readonly within?: number;
}

/** Six or so digits: cents above 100, four decimals above 1, eight below. */
function roundPrice(value: number): number {
  return round(value, value >= 100 ? 2 : value >= 1 ? 4 : 8);
}

/**
 * The price of a coin in US dollars: what makes its supply worth what its rank asks for, or a price beyond a bound.
 *
 * @example
 * crypto_price(context, { atLeast: 2, within: 0 }) // => 2
 */
export function crypto_price({ random }: Context, args: CryptoPriceArgs): number {
  const { rank = 1, supply = coinOf(rank).circulating, atLeast, atMost, change = 0, within = 0.05 } = args;
  const before = 1 / (1 + change / 100);
  if (atLeast !== undefined) return roundPrice(atLeast * Math.max(1, before) * (1 + random.low(0, within)));
  if (atMost !== undefined) return roundPrice(atMost * Math.min(1, before) * (1 - random.low(0, within)));
  return roundPrice(capOf(rank, random.next()) / supply);
}
