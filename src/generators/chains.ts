import { arg } from './arguments.ts';
import { DAY, midnight, nextMidnight, stamp } from './calendar.ts';
import { defineGenerator } from './define.ts';

/**
 * The lengths of chains, in a pattern that repeats. A chain is a run of consecutive records that belong to one holder,
 * such as the successive subscriptions of a user; a chain of length 0 is a holder without records. Long chains come
 * first, so that at any point there have been more records than chains.
 */
const PLANS: readonly number[] = [2, 1, 3, 0, 1, 1, 2, 0, 1, 1, 1, 2, 2, 1, 0, 2, 1, 1, 2, 1];

/**
 * Like {@link PLANS}, for journeys. Each line has 24 records, which share a span of time (see stays.ts), so no chain
 * crosses spans.
 */
// oxfmt-ignore
const JOURNEYS: readonly number[] = [
  2, 1, 3, 0, 1, 1, 3, 0, 1, 2, 1, 2, 0, 1, 2, 1, 3,
  1, 2, 0, 1, 4, 0, 1, 2, 1, 0, 5, 1, 2, 0, 1, 2, 1,
];

/** A repeating pattern of chains, indexed both ways. */
interface Pattern {
  readonly lengths: readonly number[];
  /** For each chain, the number of records of the pattern before it. */
  readonly before: readonly number[];
  /** Number of records of the pattern. */
  readonly round: number;
  /** For each record of the pattern, its chain, from 0. */
  readonly chains: readonly number[];
}

function patternOf(lengths: readonly number[]): Pattern {
  const chains = lengths.flatMap((length, at) => Array.from({ length }, () => at));
  const before = lengths.map((_, at) => lengths.slice(0, at).reduce((sum, length) => sum + length, 0));
  return { lengths, before, round: chains.length, chains };
}

type PatternName = 'plans' | 'journeys';

const PATTERNS: Readonly<Record<PatternName, Pattern>> = { plans: patternOf(PLANS), journeys: patternOf(JOURNEYS) };

/** Returns the id of the first record of a chain, or of the next chain if it is empty. Chains are numbered from 1. */
function firstOf(number: number, { lengths, before, round }: Pattern): number {
  return Math.floor((number - 1) / lengths.length) * round + (before[(number - 1) % lengths.length] ?? 0) + 1;
}

export const chain = defineGenerator({
  name: 'chain',
  makes:
    'Number of the chain that the record belongs to, from 1. A chain is a run of consecutive records with one holder.',
  internal: true,
  args: {
    pattern: arg.word('plans', 'journeys')(
      'How long chains are: up to 3 records for `plans`, up to 5 for `journeys`.',
      { default: 'plans' },
    ),
  },
  examples: [{ value: 1 }],
  make({ id }, { pattern }): number {
    const { lengths, round, chains } = PATTERNS[pattern];
    return Math.floor((id - 1) / round) * lengths.length + (chains[(id - 1) % round] ?? 0) + 1;
  },
});

export const chain_link = defineGenerator({
  name: 'chain_link',
  makes: 'Position of the record within its chain, from 1.',
  internal: true,
  args: {
    chain: arg.number('Number of the chain.', { required: true }),
    pattern: arg.word('plans', 'journeys')(
      'How long chains are: up to 3 records for `plans`, up to 5 for `journeys`.',
      { default: 'plans' },
    ),
  },
  examples: [{ args: { chain: 1 }, value: 1 }],
  make({ id }, { chain: number, pattern }): number {
    return id - firstOf(number, PATTERNS[pattern]) + 1;
  },
});

export const chain_holder = defineGenerator({
  name: 'chain_holder',
  makes:
    'Number of the holder of a chain. No two chains share a holder, and the number never exceeds that of the first record of the chain.',
  internal: true,
  args: {
    chain: arg.number('Number of the chain.', { required: true }),
    pattern: arg.word('plans', 'journeys')(
      'How long chains are: up to 3 records for `plans`, up to 5 for `journeys`.',
      { default: 'plans' },
    ),
  },
  examples: [{ args: { chain: 1 }, value: 1 }],
  make(context, { chain: number, pattern }): number {
    let [start, end] = [0, 1];
    while (number > end) [start, end] = [end, firstOf(end + 1, PATTERNS[pattern])];
    return start + 1 + context.distinct(end - start, number - 1 - start);
  },
});

/** Minimum number of days between the starts of two records of a chain, in accounts that are old enough. */
const MOST_APART = 65;

/** Number of days that is enough for any monthly cycle, with a day to spare. */
const MONTH = 33;

/** Days between the first possible day and the start of an early chain. */
const FIRST_DAYS: readonly number[] = [0, 0, 0, 0, 1, 2, 3, 6];

/** Share of chains that start early. */
const AT_ONCE = 0.4;
/** In accounts younger than this many days, single records that do not start early start in the last week. */
const YOUNG = 150;
const WEEK = 7;

export const chain_period = defineGenerator({
  name: 'chain_period',
  makes:
    'Start and latest end of one record of a chain, and whether it starts on the first possible day (`joining`) or `later`. The field has to be drawn `per` chain.',
  internal: true,
  args: {
    link: arg.number('Position of the record within the chain, from 1.', { required: true }),
    after: arg.text(
      'Date-time after which the chain may start, at least 2 days per record before the reference date.',
      { required: true },
    ),
  },
  examples: [{ args: { link: 1, after: '2025-12-01T00:00:00.000Z' }, value: ['2025-12-01', '2025-12-26', 'joining'] }],
  make({ random, now, id }, { link, after }): string[] {
    const count = PLANS[(id - 1) % PLANS.length] ?? 1;
    const [first, today] = [nextMidnight(Date.parse(after)), midnight(now)];
    const span = (today - first) / DAY;
    // Customers rarely change plans within days, so records are as far apart as the age of the account allows.
    const gap = Math.max(2, Math.min(MOST_APART, Math.floor((span - 1) / count)));
    // In young accounts, the first of three records is short, so that the second one lasts a full cycle.
    const soon = count < 3 || gap > MONTH ? gap : Math.max(2, Math.min(gap, span - MONTH - 2));
    const next = soon < gap ? Math.min(MONTH, span - soon - 2) : gap;
    const apart = [0, soon, soon + next];
    const room = Math.max(0, span - (apart[count - 1] ?? 0) - 3);
    const days = Array.from({ length: count }, () => random.int(0, room)).toSorted((a, b) => a - b);
    // Many customers take their first plan when they join, and so does everybody whose first plan is short. Some new
    // customers took theirs only in the last few days.
    if ((days[1] ?? span) + soon - (days[0] ?? 0) < MONTH) days[0] = 0;
    else if (random.chance(AT_ONCE)) days[0] = Math.min(days[0] ?? 0, random.pick(FIRST_DAYS));
    else if (count === 1 && span < YOUNG) days[0] = room - random.int(0, WEEK);
    const begin = (at: number): number => first + ((days[at] ?? 0) + (apart[at] ?? 0)) * DAY;
    const limit = link < count ? begin(link) - DAY : today;
    return [stamp(begin(link - 1), 'date'), stamp(limit, 'date'), begin(link - 1) === first ? 'joining' : 'later'];
  },
});
