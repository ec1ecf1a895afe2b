import { DAY, midnight, nextMidnight, stamp } from './calendar.ts';
import type { Context } from './context.ts';

/**
 * A chain is a run of neighbouring records that belong to one holder, such as the subscriptions that a user had one after
 * the other. So many records have the chains, in a pattern that repeats; a chain of 0 is a holder without records. The
 * longer ones come first: at any point there have been more records than chains.
 */
const PLANS: readonly number[] = [2, 1, 3, 0, 1, 1, 2, 0, 1, 1, 1, 2, 2, 1, 0, 2, 1, 1, 2, 1];

/** The same for journeys: two runs of 24 records, as many as there are spans of time, so that no chain lies in two. */
// oxfmt-ignore
const JOURNEYS: readonly number[] = [
  2, 1, 3, 0, 1, 1, 3, 0, 1, 2, 1, 2, 0, 1, 2, 1, 3,
  1, 2, 0, 1, 4, 0, 1, 2, 1, 0, 5, 1, 2, 0, 1, 2, 1,
];

/** A pattern of chains. */
interface Pattern {
  readonly lengths: readonly number[];
  /** The number of records of the pattern that come before each of its chains. */
  readonly before: readonly number[];
  /** How many records the pattern has. */
  readonly round: number;
  /** The pattern's chain of each of its records, from 0. */
  readonly chains: readonly number[];
}

function patternOf(lengths: readonly number[]): Pattern {
  const chains = lengths.flatMap((length, at) => Array.from({ length }, () => at));
  const before = lengths.map((_, at) => lengths.slice(0, at).reduce((sum, length) => sum + length, 0));
  return { lengths, before, round: chains.length, chains };
}

type PatternName = 'plans' | 'journeys';

const PATTERNS: Readonly<Record<PatternName, Pattern>> = { plans: patternOf(PLANS), journeys: patternOf(JOURNEYS) };

/** For {@link chain}. */
interface PatternArgs {
  /** How long the chains are: `journeys` up to 5 records. Default `plans`, up to 3. */
  readonly pattern?: PatternName;
}

/** The first record of a chain or, if it has none, of the next one that has. Both count from 1. */
function firstOf(number: number, { lengths, before, round }: Pattern): number {
  return Math.floor((number - 1) / lengths.length) * round + (before[(number - 1) % lengths.length] ?? 0) + 1;
}

/**
 * The number of the chain that the record belongs to, from 1.
 *
 * @example
 * chain(context) // => 1
 */
export function chain({ id }: Context, { pattern = 'plans' }: PatternArgs = {}): number {
  const { lengths, round, chains } = PATTERNS[pattern];
  return Math.floor((id - 1) / round) * lengths.length + (chains[(id - 1) % round] ?? 0) + 1;
}

/** Arguments of {@link chain_link} and {@link chain_holder}. */
interface ChainArgs extends PatternArgs {
  /** The number of the chain. */
  readonly chain: number;
}

/**
 * Which record of its chain the record is, from 1.
 *
 * @example
 * chain_link(context, { chain: 1 }) // => 1
 */
export function chain_link({ id }: Context, { chain: number, pattern = 'plans' }: ChainArgs): number {
  return id - firstOf(number, PATTERNS[pattern]) + 1;
}

/**
 * The number of the holder of a chain, whom no other chain has, and whose number is never above that of the chain's
 * first record. Chains and holders are permuted in blocks: as chains have more than one record in the mean, each block
 * may be larger than the one before and still end at a number that its first record has reached.
 *
 * @example
 * chain_holder(context, { chain: 1 }) // => 1
 */
export function chain_holder(context: Context, { chain: number, pattern = 'plans' }: ChainArgs): number {
  let [start, end] = [0, 1];
  while (number > end) [start, end] = [end, firstOf(end + 1, PATTERNS[pattern])];
  return start + 1 + context.distinct(end - start, number - 1 - start);
}

/** So many days lie at least between the begins of two records of a chain, if there is room for them. */
const MOST_APART = 65;

/** So many days hold a month and the day before it ends. */
const MONTH = 33;

/** How many days after the first that they may, chains begin that begin at once. */
const FIRST_DAYS: readonly number[] = [0, 0, 0, 0, 1, 2, 3, 6];

/** The share of chains that begin at once. Of accounts so many days old, the others with one record begin in the last week. */
const AT_ONCE = 0.4;
const YOUNG = 150;
const WEEK = 7;

/** Arguments of {@link chain_period}. */
interface ChainPeriodArgs {
  /** Which record of the chain it is, from 1. */
  readonly link: number;
  /** The date-time that the chain may begin after: at least 2 days for each of its records before the reference date. */
  readonly after: string;
}

/**
 * The time that the chain leaves one of its records: the day it begins, and the last day that it may end on, which lies
 * before the next one begins, or is the day of the reference date; and whether it begins on the first day that the chain
 * may, `joining`, or `later`. It has to be drawn `per` chain.
 *
 * @example
 * chain_period(context, { link: 1, after: '2025-12-01T00:00:00.000Z' }) // => ["2025-12-01","2025-12-26","joining"]
 */
export function chain_period({ random, now, id }: Context, { link, after }: ChainPeriodArgs): string[] {
  const count = PLANS[(id - 1) % PLANS.length] ?? 1;
  const [first, today] = [nextMidnight(Date.parse(after)), midnight(now)];
  const span = (today - first) / DAY;
  // Nobody changes plans every few days: as far apart as the account is old enough for.
  const gap = Math.max(2, Math.min(MOST_APART, Math.floor((span - 1) / count)));
  // Where there is little time, the first of three ends soon, so that the second can be paid for.
  const soon = count < 3 || gap > MONTH ? gap : Math.max(2, Math.min(gap, span - MONTH - 2));
  const next = soon < gap ? Math.min(MONTH, span - soon - 2) : gap;
  const apart = [0, soon, soon + next];
  const room = Math.max(0, span - (apart[count - 1] ?? 0) - 3);
  const days = Array.from({ length: count }, () => random.int(0, room)).toSorted((a, b) => a - b);
  // Many take up their first plan when they join, as do all whose first one is short; some new ones have it only since the
  // last days.
  if ((days[1] ?? span) + soon - (days[0] ?? 0) < MONTH) days[0] = 0;
  else if (random.chance(AT_ONCE)) days[0] = Math.min(days[0] ?? 0, random.pick(FIRST_DAYS));
  else if (count === 1 && span < YOUNG) days[0] = room - random.int(0, WEEK);
  const begin = (at: number): number => first + ((days[at] ?? 0) + (apart[at] ?? 0)) * DAY;
  const limit = link < count ? begin(link) - DAY : today;
  return [stamp(begin(link - 1), 'date'), stamp(limit, 'date'), begin(link - 1) === first ? 'joining' : 'later'];
}
