import { arg } from './arguments.ts';
import { DAY, momentOf, stamp } from './calendar.ts';
import type { Context } from './context.ts';
import { defineGenerator } from './define.ts';
import { coinEndings, coinHeads, coins, coinStems, coinTails, USUAL_TAILS } from './lists/coins.ts';
import type { Coin, Half } from './lists/coins.ts';
import { round } from './numbers.ts';
import { permute, Random } from './random.ts';
import type { Words } from './random.ts';

/** Market capitalization of the last coin in the list of real ones, in US dollars. */
const SMALLEST_CAP: number = capOfListed(coins.length);

function capOfListed(rank: number): number {
  const coin = coins[rank - 1];
  return coin ? coin.circulating * coin.price : 0;
}

/** So many made-up coins in a row share out the distance between their ranks and the next ones, unevenly. */
const BLOCK = 16;

/** The last steps that were drawn. They are kept, since neighbouring ranks need the same ones. */
let drawn: { readonly block: number; readonly variant: number; readonly steps: readonly number[] } | undefined;

/** Draws how far each coin of a block is from the next one, in ranks: one on average, mostly less, sometimes three. */
function stepsOf(block: number, variant: number): readonly number[] {
  if (drawn?.block === block && drawn.variant === variant) return drawn.steps;
  const random = new Random();
  random.start([variant, 7, 31, 127], block);
  const weights = Array.from({ length: BLOCK }, () => random.skewed(0.3, 3.8, 4));
  const sum = weights.reduce((all, one) => all + one, 0);
  const steps = weights.map((one) => (one * BLOCK) / sum);
  drawn = { block, variant, steps };
  return steps;
}

/**
 * Returns the market capitalization for a rank in US dollars: the listed one, or past the end of the list one that
 * falls with the rank, by uneven steps. Each rank has a band of its own, so that a coin with a worse rank is always
 * worth less.
 *
 * @param share selects a point in the band, from 0 for the top to 1 for the bottom
 * @param variant decides the steps between made-up coins
 */
function capOf(rank: number, share: number, variant: number): number {
  const own = capOfListed(rank);
  if (own > 0) return own - share * Math.min(0.4 * (own - capOf(rank + 1, 0, variant)), 0.015 * own);
  const [first, index] = [coins.length + 1, rank - 1 - coins.length];
  const [start, steps] = [index - (index % BLOCK), stepsOf(Math.floor(index / BLOCK), variant)];
  const before = steps.slice(0, index - start).reduce((sum, step) => sum + step, 0);
  const depth = (first + start + before + share * 0.1 * (steps[index - start] ?? 0)) / first;
  return (SMALLEST_CAP * 0.96) / (depth * Math.sqrt(depth));
}

/** First digits of the highest possible number of units of a coin, to be multiplied by a power of ten. */
const LIMITS: readonly number[] = [1, 2, 5, 10];

/**
 * Returns a round number that exceeds a number of units by at least 5%: the smallest one with a first digit of {@link
 * LIMITS} and zeros.
 */
function limitAbove(units: number): number {
  let scale = 1;
  while (scale * 10 < units * 1.05) scale *= 10;
  return (LIMITS.find((limit) => limit * scale >= units * 1.05) ?? 10) * scale;
}

/**
 * What is known about the coin with a rank. Made-up coins, past the end of the list, have no price and no highest price
 * here.
 */
type Ranked = Pick<Coin, 'circulating' | 'total'> & Partial<Coin>;

/**
 * Numbers from 1 to 10, each in the same ratio to the next one. So prices begin with a 1 as often as real ones do
 * (Benford's law).
 */
const FIGURES: readonly number[] = Array.from({ length: 97 }, (_, at) => {
  let figure = 1;
  for (let step = 0; step < at; step++) figure *= 1.0240219;
  return figure;
});

/** Factors on the prices of made-up coins, used in turn. */
const SCALES: readonly number[] = [1, 0.1, 10, 1, 0.001, 0.1, 100, 1, 0.01, 10, 0.1];

/** The last made-up coin. It is kept, since all fields of a record need the same one. */
let latest: { readonly rank: number; readonly variant: number; readonly coin: Ranked } | undefined;

/** @param variant decides the figures of made-up coins */
function coinOf(rank: number, variant = 0): Ranked {
  const listed = coins[rank - 1];
  if (listed) return listed;
  if (latest?.rank !== rank || latest.variant !== variant) latest = { rank, variant, coin: coined(rank, variant) };
  return latest.coin;
}

/** Makes up the figures of the coin with a rank past the end of the list. */
function coined(rank: number, variant: number): Ranked {
  const index = rank - 1 - coins.length + variant;
  const figure = FIGURES[(index * 37) % FIGURES.length] ?? 1;
  const price = (figure / 10) * (SCALES[index % SCALES.length] ?? 1);
  const circulating = Math.round(capOf(rank, 0.25, variant) / price);
  const total = index % 5 < 2 ? limitAbove(circulating) : undefined;
  return { circulating, total };
}

/** Returns the pair of a head and a tail that belongs to a number. */
function halvesAt(number: number, heads: readonly Half[], tails: readonly Half[]): readonly [Half, Half] {
  const none: Half = ['', ''];
  return [heads[number % heads.length] ?? none, tails[Math.floor(number / heads.length)] ?? none];
}

/** Returns the key of the order in which a variant has its names: all of them, but none in the order of the alphabet. */
const keyOf = (variant: number): Words => [variant, 3, 17, 71];

/** Of so many made-up coins that follow each other, all but one have a single word as their name. */
const EACH = 5;

/**
 * Returns the symbol and the name of the coin with a rank. Past the end of the list, most have a made-up word as their
 * name, and others have two words. After 28,000 coins, names repeat with a number.
 *
 * @param variant decides which name comes first
 */
function namesOf(rank: number, variant: number): Pick<Coin, 'symbol' | 'name'> {
  const listed = coins[rank - 1];
  if (listed) return listed;
  const index = rank - 1 - coins.length;
  const words = coinStems.length * coinEndings.length;
  const word = index - Math.floor(index / EACH);
  if (index % EACH < EACH - 1 && word < words) {
    const [stem, ending] = halvesAt(permute(word, words, keyOf(variant)), coinStems, coinEndings);
    return { symbol: stem[1] + ending[1], name: stem[0] + ending[0] };
  }
  return pairOf(index - Math.min(words, word), variant);
}

/** Returns the symbol and the name of a made-up coin with two words, by its number among those. */
function pairOf(at: number, variant: number): Pick<Coin, 'symbol' | 'name'> {
  const [usual, pairs] = [coinHeads.length * USUAL_TAILS, coinHeads.length * coinTails.length];
  const turn = at % pairs;
  const [first, count] = turn < usual ? [0, usual] : [usual, pairs - usual];
  const number = first + permute(turn - first, count, keyOf(variant));
  const [head, tail] = halvesAt(number, coinHeads, coinTails);
  const run = at < pairs ? '' : String(Math.floor(at / pairs) + 1);
  const gap = tail[0] === tail[0].toLowerCase() ? '' : ' ';
  return { symbol: head[1] + tail[1] + run, name: `${head[0]}${gap}${tail[0]}${run && ` ${run}`}` };
}

const RANK_ARGS = {
  rank: arg.number('Rank by market capitalization, from 1.', { required: true }),
};

const NAME_ARGS = {
  ...RANK_ARGS,
  variant: arg.number('Number that decides which made-up names come first.', { default: 0, internal: true }),
};

export const crypto_symbol = defineGenerator({
  name: 'crypto_symbol',
  makes: 'Ticker symbol of the cryptocurrency with that rank.',
  args: NAME_ARGS,
  examples: [{ args: { rank: 1 }, value: 'BTC' }],
  make(_, { rank, variant }): string {
    return namesOf(rank, variant).symbol;
  },
});

export const crypto_name = defineGenerator({
  name: 'crypto_name',
  makes: 'Name of the cryptocurrency with that rank: real ones first, then made-up ones.',
  args: NAME_ARGS,
  examples: [{ args: { rank: 2 }, value: 'Ethereum' }],
  make(_, { rank, variant }): string {
    return namesOf(rank, variant).name;
  },
});

/** Returns the largest power of ten that divides a number: 10,000 for 120,000. */
function unitOf(figure: number): number {
  return figure % 10 === 0 ? 10 * unitOf(figure / 10) : 1;
}

export const crypto_supply = defineGenerator({
  name: 'crypto_supply',
  makes: 'Total or circulating supply of the cryptocurrency with that rank.',
  args: {
    circulating: arg.number(
      'Circulating supply. If it is given, the total supply is returned, otherwise the circulating one.',
    ),
    rank: arg.number('Rank by market capitalization, from 1.', { required: true }),
    variant: arg.number('Number that decides the supplies of made-up coins.', { default: 0, internal: true }),
  },
  examples: [{ args: { rank: 1, circulating: 19960000 }, value: 21000000 }],
  make({ random }, { rank, circulating, variant }): number {
    const coin = coinOf(rank, variant);
    if (circulating === undefined) {
      return Math.round(coin.circulating + unitOf(coin.circulating) * random.between(-0.5, 0.5));
    }
    return coin.total ?? (coin.price === undefined ? Math.round(circulating * random.between(1, 1.02)) : circulating);
  },
});

/** Mondays of the weeks in which most real coins had their highest price. Source: public market data. */
const TOPS: readonly string[] = [
  '2021-05-04',
  '2021-11-06',
  '2024-03-09',
  '2024-12-02',
  '2025-01-14',
  '2025-08-10',
  '2025-09-28',
];

/**
 * At most this many weeks lie between one of these weeks and the week in which a made-up coin had its highest price.
 */
const WEEKS = 3;

export const crypto_top = defineGenerator({
  name: 'crypto_top',
  makes:
    'Date of the highest price ever of the cryptocurrency with that rank: the real one, or a made-up one if it is not known.',
  internal: true,
  args: { ...RANK_ARGS, daysBack: arg.number('Minimum number of days before the reference date.', { default: 30 }) },
  examples: [{ args: { rank: 1 }, value: '2025-10-06' }],
  make({ random, now }, { rank, daysBack }): string {
    const day = coinOf(rank).topDay ?? stamp(momentOf(random.pick(TOPS)) + random.int(0, WEEKS * 7) * DAY, 'date');
    return momentOf(day) < now - daysBack * DAY ? day : stamp(now - random.int(daysBack + 150, 1500) * DAY, 'date');
  },
});

/**
 * Returns the highest price that a coin ever had. If `known` is 0, it exceeds `price` by up to some percent per day
 * since `day`, but is at most 20 times as high.
 */
function topOf({ random, now }: Context, price: number, day: string, known = 0): number {
  const years = (now - momentOf(day)) / DAY / 365;
  return Math.max(known, price * (known > 0 ? 1.01 : random.skewed(1.15 + years * 0.6, 1.5 + years * 3.5)));
}

/** How many decimals a price has, for prices from each minimum on: enough to keep neighbouring ranks in order. */
const DECIMALS: readonly (readonly [least: number, decimals: number])[] = [
  [100, 2],
  [10, 4],
  [1, 5],
  [0.1, 6],
  [0.01, 8],
];

/** Rounds a price to about six digits: two decimals above 100, ten below 0.01. */
function roundPrice(value: number): number {
  return round(value, DECIMALS.find(([least]) => value >= least)?.[1] ?? 10);
}

export const crypto_price = defineGenerator({
  name: 'crypto_price',
  makes: 'Price of a cryptocurrency in US dollars.',
  args: {
    rank: arg.number('Rank by market capitalization, from 1.', { default: 1 }),
    supply: arg.number('Circulating supply.'),
    atLeast: arg.number('Lower bound of the price, which it stays close to.'),
    atMost: arg.number('Upper bound of the price, which it stays close to.'),
    change: arg.number('Change in percent since an earlier price, which then limits the price too.', { default: 0 }),
    maxDeviation: arg.number('Maximum distance from the bound, as a share of it.', {
      default: 0.05,
      formerly: 'within',
    }),
    fall: arg.twoNumbers('With `peakDate`: minimum and maximum ratio of the highest price to `atLeast`.'),
    peakDate: arg.text('With `atLeast`: date of the highest price ever. The longer ago, the higher.', {
      formerly: 'top',
    }),
    variant: arg.number('Number that decides how far apart made-up coins are.', { default: 0, internal: true }),
  },
  examples: [{ args: { atLeast: 2, maxDeviation: 0 }, value: 2 }],
  make(context, args): number {
    const { random } = context;
    const {
      rank,
      supply = coinOf(rank, args.variant).circulating,
      atLeast,
      atMost,
      change,
      maxDeviation,
      fall,
      peakDate,
      variant,
    } = args;
    if (fall) return roundPrice((atLeast ?? 0) * random.spread(...fall));
    if (peakDate !== undefined) return roundPrice(topOf(context, atLeast ?? 0, peakDate, coinOf(rank).top));
    const before = 1 / (1 + change / 100);
    if (atLeast !== undefined)
      return roundPrice(atLeast * Math.max(1, before) * (1 + random.low(maxDeviation / 5, maxDeviation)));
    if (atMost !== undefined)
      return roundPrice(atMost * Math.min(1, before) * (1 - random.low(maxDeviation / 5, maxDeviation)));
    // Stablecoins stay close to one dollar.
    if (coinOf(rank).price === 1) return roundPrice(1 + random.bell(-0.001, 0.001));
    return roundPrice(capOf(rank, random.next(), variant) / supply);
  },
});
