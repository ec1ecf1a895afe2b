import { multiplesIn } from '../schema/index.ts';
import { DAY } from './calendar.ts';
import type { Context } from './context.ts';

/** Rounds half up to `decimals` places (0 to 10). */
export function round(value: number, decimals: number): number {
  let scale = 1;
  for (let i = 0; i < decimals; i++) scale *= 10;
  return Math.round(value * scale) / scale;
}

/** Arguments of {@link random_int}. */
interface RandomIntArgs {
  /** Least value. Default 0. */
  readonly min?: number;
  /** Greatest value. Default 1000. */
  readonly max?: number;
  /**
   * Where most values lie: in the lowest quarter, in the middle or, `wide`, as many of each order of magnitude (`min` has
   * to be above 0). Of `round` ones, all are limits that people set: 100, 150, 200, 250, 300, 400, 500, 750, 1000 and so
   * on. Default: evenly spread.
   */
  readonly lean?: 'low' | 'middle' | 'wide' | 'round';
  /**
   * Another number that this one is a part or a multiple of, by a factor drawn from `share`; rounded down, but up where
   * that alone keeps it above the least factor. Never below `min`.
   */
  readonly of?: number;
  /** The least and the greatest factor for `of`. Default [0, 1]. */
  readonly share?: readonly [number, number];
  /** Values are multiples of this. Default 1. */
  readonly step?: number;
  /** A number that comes together day by day on top of `min`: the least and the greatest mean per day, up to `max`. */
  readonly perDay?: readonly [number, number];
  /** With `perDay`: a factor for it. Default 1. */
  readonly times?: number;
  /**
   * With `perDay`: the day or the moment that it began, and the last day if there is one, `YYYY-MM-DD`; what lies behind
   * the reference date does not count. With `of`: the part is as much smaller as less of the days has passed, up to `max`.
   */
  readonly between?: readonly [first: string] | readonly [first: string, last: string];
  /**
   * No two of the first `max - min + 1` records get the same value. With `between`, each day from the first to the last
   * adds as many, so that values rise with the days.
   */
  readonly distinct?: boolean;
}

/**
 * A whole number.
 *
 * @example
 * random_int(context, { min: 1, max: 6 }) // => 2
 * @example
 * random_int(context, { of: 40, share: [1, 2] }) // => 52
 */
export function random_int(context: Context, args: RandomIntArgs = {}): number {
  const {
    min = 0,
    max = 1000,
    lean,
    of,
    share = [0, 1],
    step = 1,
    perDay,
    times = 1,
    between,
    distinct = false,
  } = args;
  const { random } = context;
  if (perDay && between) {
    const end = between[1] === undefined ? context.now : Math.min(context.now, Date.parse(between[1]) + DAY);
    const days = Math.max(0, end - Date.parse(between[0])) / DAY;
    return Math.min(max, min + Math.floor(days * times * random.spread(...perDay)));
  }
  if (of !== undefined) {
    const factor = random.between(...share);
    if (between?.[1] === undefined) return Math.max(min, partOf(of, share, factor));
    const [from, until] = [Date.parse(between[0]), Date.parse(between[1]) + DAY];
    const passed = Math.max(0, Math.min(context.now, until) - from) / (until - from);
    return Math.min(max, Math.max(min, Math.floor(of * factor * passed)));
  }
  if (distinct) {
    const days = between ? Math.floor((Date.parse(between[1] ?? between[0]) - Date.parse(between[0])) / DAY) : 0;
    return min + context.distinct(max - min + 1) + days * (max - min + 1);
  }
  if (lean === 'round') return random.pick(roundOnes(min, max));
  const [first, last] = [Math.ceil(min / step), Math.floor(max / step)];
  if (lean === 'low') return Math.floor(random.low(first, last + 1)) * step;
  if (lean === 'wide') return Math.min(last, Math.floor(random.spread(first, last + 1))) * step;
  if (lean === 'middle') return Math.floor(random.bell(first, last + 1)) * step;
  return random.int(first, last) * step;
}

/** The first digits of round numbers. */
const ROUND: readonly number[] = [100, 150, 200, 250, 300, 400, 500, 750];

/** The round numbers from `min` to `max`, 100 or more; `max`, if there is none. */
function roundOnes(min: number, max: number): readonly number[] {
  const all: number[] = [];
  for (let scale = 1; scale * 100 <= max; scale *= 10) all.push(...ROUND.map((digits) => digits * scale));
  const kept = all.filter((one) => one >= min && one <= max);
  return kept.length > 0 ? kept : [max];
}

/** A whole number that is `factor` times another, and between the least and the greatest factor if one is. */
function partOf(of: number, [least, greatest]: readonly [number, number], factor: number): number {
  return Math.max(Math.floor(of * factor), Math.min(Math.ceil(of * least), Math.floor(of * greatest)));
}

/** Arguments of {@link float} and {@link rating}. */
interface ScaleArgs {
  /** Least value. Default 1. */
  readonly min?: number;
  /** Greatest value. Default 5. */
  readonly max?: number;
  /** The value most draws are close to. Default 4.1. */
  readonly near?: number;
  /** How far from there most of them lie. Default: three tenths of the range. */
  readonly reach?: number;
  /** The mean that all draws lie around, none further away than `reach`; instead of `near`. */
  readonly around?: number;
  /** It is the mean of so many whole numbers. Default: of any number of them. */
  readonly votes?: number;
}

/**
 * A draw from the scale: six in seven lie within `reach` of `near`, the rest further below. Wide
 * enough that no value stands out.
 */
function onScale(
  { random }: Context,
  { min = 1, max = 5, around, near = around ?? 4.1, reach = (max - min) * 0.3, votes }: ScaleArgs,
  decimals: number,
): number {
  const isNear = random.chance(6 / 7) || around !== undefined;
  const value = isNear
    ? random.bell(Math.max(min, near - reach), Math.min(max, near + reach))
    : random.bell((min + near) / 2, near);
  return round(votes === undefined ? value : Math.round(value * votes) / votes, decimals);
}

/**
 * A number on a scale, with two decimals; by default a mean rating from 1 to 5.
 *
 * @example
 * float(context, { min: 1, max: 5 }) // => 3.58
 */
export function float(context: Context, args: ScaleArgs = {}): number {
  return onScale(context, args, 2);
}

/**
 * A mean rating, from 1 to 5 with one decimal, mostly near 4.
 *
 * @example
 * rating(context) // => 3.6
 */
export function rating(context: Context, args: ScaleArgs = {}): number {
  return onScale(context, args, 1);
}

/** Arguments of {@link number}. */
interface NumberArgs {
  /** Least value. Default 0. */
  readonly min?: number;
  /** Greatest value. Default 1000. */
  readonly max?: number;
  /** Values are multiples of this. Default 0.01. */
  readonly step?: number;
}

/**
 * A number, evenly spread. A specification of one's own asks for it where only bounds are known.
 *
 * @example
 * number(context, { min: -1, max: 1, step: 0.25 }) // => 1
 */
export function number({ random }: Context, { min = 0, max = 1000, step = 0.01 }: NumberArgs = {}): number {
  const { first, last, at } = multiplesIn(min, max, step);
  return at(random.int(first, last));
}

/** Arguments of {@link boolean}. */
interface BooleanArgs {
  /** Probability of true, from 0 to 1. Default 0.5. */
  readonly likely?: number;
  /** Two dates, `YYYY-MM-DD`: false unless the reference date lies between them, both days included. */
  readonly between?: readonly [string, string];
  /** A count and its limit: false unless the count is below. */
  readonly below?: readonly [number, number];
}

/**
 * True or false.
 *
 * @example
 * boolean(context, { likely: 0.9, below: [5, 5] }) // => false
 */
export function boolean(context: Context, args: BooleanArgs = {}): boolean {
  const { likely = 0.5, between, below } = args;
  if (between) {
    const today = new Date(context.now).toISOString().slice(0, 10);
    if (today < between[0] || today > between[1]) return false;
  }
  if (below && below[0] >= below[1]) return false;
  return context.random.chance(likely);
}

/** Arguments of {@link figure}. */
interface FigureArgs {
  /** A table of numbers, row by row. */
  readonly of: readonly string[];
  /** Which row, from 0. */
  readonly row: number;
  /** How many numbers a row has. */
  readonly columns: number;
  /** Which number of the row, from 0. */
  readonly at: number;
}

/**
 * One number of a table, such as the games that a team has won; 0 past the end of the table.
 *
 * @example
 * figure(context, { of: ['9', '4', '12', '1'], row: 1, columns: 2, at: 0 }) // => 12
 */
export function figure(_: Context, { of, row, columns, at }: FigureArgs): number {
  return Number(of[row * columns + at] ?? 0);
}
