import { multiplesIn } from '../schema/index.ts';
import { arg, type FilledArgs } from './arguments.ts';
import { DAY } from './calendar.ts';
import type { Context } from './context.ts';
import { defineGenerator } from './define.ts';

/** Rounds half up to `decimals` places (0 to 10). */
export function round(value: number, decimals: number): number {
  let scale = 1;
  for (let i = 0; i < decimals; i++) scale *= 10;
  return Math.round(value * scale) / scale;
}

export const random_int = defineGenerator({
  name: 'random_int',
  makes: 'Whole number, evenly distributed unless arguments say otherwise.',
  args: {
    min: arg.number('Minimum value.', { default: 0 }),
    max: arg.number('Maximum value.', { default: 1000 }),
    distribution: arg.word(
      'low',
      'wide',
      'round',
      'middle',
      'upper',
    )(
      'How values are distributed. `low`: most in the lowest quarter. `middle`: most in the middle. `upper`: evenly in the upper half. `wide`: equally many of each order of magnitude. `round`: only round numbers such as 100, 150 or 200. Default: evenly.',
      { formerly: 'lean' },
    ),
    baseValue: arg.number(
      'Number to multiply by a drawn `factor` instead. The result is rounded down and at least `min`.',
      {
        formerly: 'of',
      },
    ),
    factor: arg.twoNumbers('Minimum and maximum factor for `baseValue`.', { default: [0, 1], formerly: 'share' }),
    step: arg.number('Values are multiples of this number.', { default: 1 }),
    perDay: arg.twoNumbers(
      'With `period`: minimum and maximum mean growth per day. It is added to `min`, up to `max`.',
    ),
    multiplier: arg.number('With `perDay`: factor for the growth.', { default: 1, formerly: 'times' }),
    period: arg.oneOrTwoTexts(
      'First day and, optionally, last day, `YYYY-MM-DD`. With `perDay`, the days of growth, up to the reference date; with `baseValue` and a last day, the result is multiplied by the share of the period that has passed.',
      { formerly: 'between' },
    ),
    unique: arg.flag(
      'Whether the first `max - min + 1` records have different values. With `period`, `max - min + 1` is added for each of its days.',
      { formerly: 'distinct' },
    ),
  },
  examples: [
    { args: { min: 1, max: 6 }, value: 6 },
    { args: { baseValue: 40, factor: [1, 2] }, value: 78 },
  ],
  make(context, args): number {
    const { min, max, distribution, baseValue, factor, step, perDay, multiplier, period, unique = false } = args;
    const { random } = context;
    if (perDay && period) {
      const end = period[1] === undefined ? context.now : Math.min(context.now, Date.parse(period[1]) + DAY);
      const days = Math.max(0, end - Date.parse(period[0])) / DAY;
      return Math.min(max, min + Math.floor(days * multiplier * random.spread(...perDay)));
    }
    if (baseValue !== undefined) {
      const drawn = random.between(...factor);
      if (period?.[1] === undefined) return Math.max(min, partOf(baseValue, factor, drawn));
      const [from, until] = [Date.parse(period[0]), Date.parse(period[1]) + DAY];
      const passed = Math.max(0, Math.min(context.now, until) - from) / (until - from);
      return Math.min(max, Math.max(min, Math.floor(baseValue * drawn * passed)));
    }
    if (unique) {
      const days = period ? Math.floor((Date.parse(period[1] ?? period[0]) - Date.parse(period[0])) / DAY) : 0;
      return min + context.distinct(max - min + 1) + Math.max(0, days) * (max - min + 1);
    }
    if (distribution === 'round') return random.pick(roundOnes(min, max));
    const [first, last] = [Math.ceil(min / step), Math.floor(max / step)];
    if (distribution === 'low') return Math.floor(random.low(first, last + 1)) * step;
    if (distribution === 'wide') return Math.min(last, Math.floor(random.spread(first, last + 1))) * step;
    if (distribution === 'middle') return Math.floor(random.bell(first, last + 1)) * step;
    return random.int(distribution === 'upper' ? Math.ceil((first + last) / 2) : first, last) * step;
  },
});

/** First three digits of round numbers, to be multiplied by powers of ten. */
const ROUND: readonly number[] = [100, 150, 200, 250, 300, 400, 500, 750];

/** Returns the round numbers from `min` to `max`, from 100 on; only `max` if there are none. */
function roundOnes(min: number, max: number): readonly number[] {
  const all: number[] = [];
  for (let scale = 1; scale * 100 <= max; scale *= 10) all.push(...ROUND.map((digits) => digits * scale));
  const kept = all.filter((one) => one >= min && one <= max);
  return kept.length > 0 ? kept : [max];
}

/**
 * Returns `of` times `factor`, rounded down to a whole number. The result stays between the products with the factors
 * `least` and `greatest`, if there is a whole number between these.
 */
function partOf(of: number, [least, greatest]: readonly [number, number], factor: number): number {
  return Math.max(Math.floor(of * factor), Math.min(Math.ceil(of * least), Math.floor(of * greatest)));
}

const SCALE_ARGS = {
  min: arg.number('Minimum value. Default 1.'),
  max: arg.number('Maximum value. Default 5.'),
  typical: arg.number('Value that most results are close to. Default 4.1, or `mean`.', { formerly: 'near' }),
  deviation: arg.number('Distance from the typical value within which most results lie. Default: 0.3 of the range.', {
    formerly: 'reach',
  }),
  mean: arg.number('Mean of all results. None is further away from it than `deviation`.', { formerly: 'around' }),
  votes: arg.number('Number of votes. The result is then the mean of as many whole numbers.'),
};

type ScaleArgs = FilledArgs<typeof SCALE_ARGS>;

/** Draws a value on a scale: in six of seven cases within `deviation` of `typical`, otherwise below that. */
function onScale(
  { random }: Context,
  { min = 1, max = 5, mean, typical = mean ?? 4.1, deviation = (max - min) * 0.3, votes }: ScaleArgs,
  decimals: number,
): number {
  const isNear = random.chance(6 / 7) || mean !== undefined;
  const value = isNear
    ? random.bell(Math.max(min, typical - deviation), Math.min(max, typical + deviation))
    : random.bell((min + typical) / 2, typical);
  return round(votes === undefined ? value : Math.round(value * votes) / votes, decimals);
}

export const float = defineGenerator({
  name: 'float',
  makes: 'Number on a scale with two decimals. Default: a mean rating from 1 to 5, usually near 4.',
  args: SCALE_ARGS,
  examples: [{ args: { min: 1, max: 5 }, value: 4.12 }],
  make(context, args): number {
    return onScale(context, args, 2);
  },
});

export const rating = defineGenerator({
  name: 'rating',
  makes: 'Mean rating with one decimal. Default: from 1 to 5, usually near 4.',
  args: SCALE_ARGS,
  examples: [{ value: 3.9 }],
  make(context, args): number {
    return onScale(context, args, 1);
  },
});

export const number = defineGenerator({
  name: 'number',
  makes: 'Number, evenly distributed; by default with two decimals.',
  args: {
    min: arg.number('Minimum value.', { default: 0 }),
    max: arg.number('Maximum value.', { default: 1000 }),
    step: arg.number('Values are multiples of this number.', { default: 0.01 }),
  },
  examples: [{ args: { min: -1, max: 1, step: 0.25 }, value: 0.75 }],
  make({ random }, { min, max, step }): number {
    const { first, last, at } = multiplesIn(min, max, step);
    return at(random.int(first, last));
  },
});

export const boolean = defineGenerator({
  name: 'boolean',
  makes: '`true` or `false`.',
  args: {
    probability: arg.number('Probability of true, from 0 to 1.', { default: 0.5, formerly: 'likely' }),
    period: arg.twoTexts('First and last day, `YYYY-MM-DD`. If the reference date lies outside, the result is false.', {
      formerly: 'between',
    }),
    countAndLimit: arg.twoNumbers('A count and its limit. If the count has reached the limit, the result is false.', {
      formerly: 'below',
    }),
  },
  examples: [{ args: { probability: 0.9, countAndLimit: [5, 5] }, value: false }],
  make(context, args): boolean {
    const { probability, period, countAndLimit } = args;
    if (period) {
      const today = new Date(context.now).toISOString().slice(0, 10);
      if (today < period[0] || today > period[1]) return false;
    }
    if (countAndLimit && countAndLimit[0] >= countAndLimit[1]) return false;
    return context.random.chance(probability);
  },
});

export const figure = defineGenerator({
  name: 'figure',
  makes: 'Number in a table at a row and a column, or 0 past its end.',
  args: {
    list: arg.texts('The numbers of the table as texts, row by row.', { required: true, formerly: 'of' }),
    row: arg.number('Row, from 0.', { required: true }),
    columns: arg.number('Number of columns of the table.', { required: true }),
    index: arg.number('Column, from 0.', { required: true, formerly: 'at' }),
  },
  examples: [{ args: { list: ['9', '4', '12', '1'], row: 1, columns: 2, index: 0 }, value: 12 }],
  make(_, { list, row, columns, index }): number {
    return Number(list[row * columns + index] ?? 0);
  },
});
