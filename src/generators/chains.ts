import { DAY, midnight, nextMidnight, stamp } from './calendar.ts';
import type { Context } from './context.ts';

/**
 * A chain is a run of neighbouring records that belong to one holder, such as the subscriptions that a user had one after
 * the other. So many records have the chains, in a pattern that repeats; a chain of 0 is a holder without records. The
 * longer ones come first: at any point there have been more records than chains.
 */
const LENGTHS: readonly number[] = [2, 1, 3, 0, 1, 1, 2, 0, 1, 1, 1, 3, 1, 1, 0, 2, 1, 1, 2, 1];

/** The number of records of the pattern that come before each of its chains. */
const BEFORE: readonly number[] = LENGTHS.map((_, at) => LENGTHS.slice(0, at).reduce((sum, length) => sum + length, 0));

/** How many records the pattern has. */
const ROUND: number = LENGTHS.reduce((sum, length) => sum + length, 0);

/** The pattern's chain of each of its records, from 0. */
const CHAINS: readonly number[] = LENGTHS.flatMap((length, at) => Array.from({ length }, () => at));

/** The first record of a chain or, if it has none, of the next one that has. Both count from 1. */
function firstOf(number: number): number {
  const round = Math.floor((number - 1) / LENGTHS.length);
  return round * ROUND + (BEFORE[(number - 1) % LENGTHS.length] ?? 0) + 1;
}

/**
 * The number of the chain that the record belongs to, from 1.
 *
 * @example
 * chain(context) // => 1
 */
export function chain({ id }: Context): number {
  return Math.floor((id - 1) / ROUND) * LENGTHS.length + (CHAINS[(id - 1) % ROUND] ?? 0) + 1;
}

/** Arguments of {@link chain_link} and {@link chain_holder}. */
interface ChainArgs {
  /** The number of the chain. */
  readonly chain: number;
}

/**
 * Which record of its chain the record is, from 1.
 *
 * @example
 * chain_link(context, { chain: 1 }) // => 1
 */
export function chain_link({ id }: Context, { chain: number }: ChainArgs): number {
  return id - firstOf(number) + 1;
}

/**
 * The number of the holder of a chain, whom no other chain has, and whose number is never above that of the chain's
 * first record. Chains and holders are permuted in blocks: as chains have more than one record in the mean, each block
 * may be larger than the one before and still end at a number that its first record has reached.
 *
 * @example
 * chain_holder(context, { chain: 1 }) // => 1
 */
export function chain_holder(context: Context, { chain: number }: ChainArgs): number {
  let [start, end] = [0, 1];
  while (number > end) [start, end] = [end, firstOf(end + 1)];
  return start + 1 + context.distinct(end - start, number - 1 - start);
}

/** So many days lie at least between the begins of two records of a chain, if there is room for them. */
const MOST_APART = 65;

/** Arguments of {@link chain_period}. */
interface ChainPeriodArgs {
  /** Which record of the chain it is, from 1. */
  readonly link: number;
  /** The date-time that the chain may begin after: at least 2 days for each of its records before the reference date. */
  readonly after: string;
}

/**
 * The time that the chain leaves one of its records: the day it begins, and the last day that it may end on, which lies
 * before the next one begins, or is the day of the reference date. It has to be drawn `per` chain.
 *
 * @example
 * chain_period(context, { link: 1, after: '2025-12-01T00:00:00.000Z' }) // => ["2025-12-10","2025-12-27"]
 */
export function chain_period({ random, now, id }: Context, { link, after }: ChainPeriodArgs): string[] {
  const count = LENGTHS[(id - 1) % LENGTHS.length] ?? 1;
  const [first, today] = [nextMidnight(Date.parse(after)), midnight(now)];
  const span = (today - first) / DAY;
  // Nobody changes plans every few days: as far apart as the account is old enough for.
  const gap = Math.max(2, Math.min(MOST_APART, Math.floor((span - 1) / count)));
  const room = Math.max(0, span - gap * (count - 1) - 1);
  const days = Array.from({ length: count }, () => random.int(0, room)).toSorted((a, b) => a - b);
  const begin = (at: number): number => first + ((days[at] ?? 0) + gap * at) * DAY;
  const limit = link < count ? begin(link) - DAY : today;
  return [stamp(begin(link - 1), 'date'), stamp(limit, 'date')];
}
