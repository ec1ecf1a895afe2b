import { decimalsOf } from '../schema/index.ts';
import { arg } from './arguments.ts';
import { DAY, HOUR, MINUTE, momentOf, stamp } from './calendar.ts';
import { defineGenerator } from './define.ts';

// Generators of values that follow from other values of a record. They draw nothing.

/** A result keeps at most this many decimals, so that it stays exact. */
const MOST_DECIMALS = 10;

function powerOfTen(exponent: number): number {
  let power = 1;
  for (let i = 0; i < exponent; i++) power *= 10;
  return power;
}

/**
 * Rounds the result of a calculation with decimal fractions, to remove the error of floating-point numbers.
 *
 * @param exact how many decimals the exact result has, without the error of floating-point numbers
 * @param decimals the number of decimals to keep. Default: all
 */
function roundDecimal(value: number, exact: number, decimals: number = exact): number {
  const most = Math.min(exact, MOST_DECIMALS);
  const digits = Math.round(value * powerOfTen(most));
  return decimals < most
    ? Math.round(digits / powerOfTen(most - decimals)) / powerOfTen(decimals)
    : digits / powerOfTen(most);
}

/** A list of values, in which an element may also be a list of values. Missing values are ignored. */
type OneOrMore<T> = readonly (T | readonly T[] | null | undefined)[];

/** Returns all values, also those in lists, without the missing ones. */
function valuesIn<T extends string | number>(of: OneOrMore<T>): readonly T[] {
  return of.flat().filter((value): value is T => value !== null && value !== undefined);
}

const NUMBERS = arg.any<OneOrMore<number>>()('Numbers, and lists of numbers. A null does not count.', {
  required: true,
});
const VALUES = arg.any<OneOrMore<string | number>>()('Values, and lists of values. A null does not count.', {
  required: true,
});
const DECIMALS = arg.number('Number of decimals. Default: as many as the exact result has.');

/** Returns the number of decimals of the number that has the most. */
const mostDecimals = (numbers: readonly number[]): number => Math.max(0, ...numbers.map(decimalsOf));

export const sum = defineGenerator({
  name: 'sum',
  makes: 'The sum of other values of the record, exact to the last decimal.',
  args: { of: NUMBERS, decimals: DECIMALS },
  examples: [{ args: { of: [19.99, [0.1, 0.2]] }, value: 20.29 }],
  make(_, { of, decimals }): number {
    const numbers = valuesIn(of);
    const total = numbers.reduce((all, one) => all + one, 0);
    return roundDecimal(total, mostDecimals(numbers), decimals);
  },
});

export const difference = defineGenerator({
  name: 'difference',
  makes: 'The first of some values of the record minus all others.',
  args: { of: NUMBERS, decimals: DECIMALS },
  examples: [{ args: { of: [100, 19.99, 0.01] }, value: 80 }],
  make(_, { of, decimals }): number {
    const numbers = valuesIn(of);
    const [first = 0, ...others] = numbers;
    const left = others.reduce((all, one) => all - one, first);
    return roundDecimal(left, mostDecimals(numbers), decimals);
  },
});

export const product = defineGenerator({
  name: 'product',
  makes: 'The product of other values of the record.',
  args: { of: NUMBERS, decimals: DECIMALS },
  examples: [
    { args: { of: [3, 19.99] }, value: 59.97 },
    { args: { of: [19.99, 1.19], decimals: 2 }, value: 23.79 },
  ],
  make(_, { of, decimals }): number {
    const numbers = valuesIn(of);
    const exact = numbers.reduce((all, one) => all + decimalsOf(one), 0);
    const found = numbers.reduce((all, one) => all * one, 1);
    return roundDecimal(found, exact, decimals);
  },
});

export const count = defineGenerator({
  name: 'count',
  makes: 'The number of values in a list.',
  args: { of: arg.any<readonly unknown[]>()('The list.', { required: true }) },
  examples: [{ args: { of: ['a', 'b'] }, value: 2 }],
  make(_, { of }): number {
    return of.length;
  },
});

/** Returns the value that comes before all others, where `isBefore` compares two of them. */
function firstOf(
  name: string,
  of: OneOrMore<string | number>,
  isBefore: (a: string | number, b: string | number) => boolean,
): string | number {
  const [first, ...others] = valuesIn(of);
  if (first === undefined) throw new RangeError(`${name} of no values`);
  return others.reduce((best, one) => (isBefore(one, best) ? one : best), first);
}

export const minimum = defineGenerator({
  name: 'minimum',
  makes: 'The least of some values of the record: numbers, or dates.',
  args: { of: VALUES },
  examples: [{ args: { of: [3, [1, 2]] }, value: 1 }],
  make(_, { of }): string | number {
    return firstOf('minimum', of, (a, b) => a < b);
  },
});

export const maximum = defineGenerator({
  name: 'maximum',
  makes: 'The greatest of some values of the record: numbers, or dates.',
  args: { of: VALUES },
  examples: [{ args: { of: [['2026-01-31', '2026-02-01']] }, value: '2026-02-01' }],
  make(_, { of }): string | number {
    return firstOf('maximum', of, (a, b) => a > b);
  },
});

export const joined = defineGenerator({
  name: 'joined',
  makes: 'One text of other values of the record.',
  args: { of: VALUES, separator: arg.text('What is put between them.', { default: ' ' }) },
  examples: [{ args: { of: ['INV', 7], separator: '-' }, value: 'INV-7' }],
  make(_, { of, separator }): string {
    return valuesIn(of).join(separator);
  },
});

export const later = defineGenerator({
  name: 'later',
  makes: 'A date or date-time that lies a given time after another one, such as the end of an appointment.',
  args: {
    after: arg.text('The date or date-time to start from.', { required: true }),
    minutes: arg.number('Minutes to add.', { default: 0 }),
    hours: arg.number('Hours to add.', { default: 0 }),
    days: arg.number('Days to add.', { default: 0 }),
  },
  examples: [{ args: { after: '2026-01-31T09:00:00.000Z', minutes: 45 }, value: '2026-01-31T09:45:00.000Z' }],
  make(context, { after, minutes, hours, days }): string {
    return stamp(momentOf(after) + minutes * MINUTE + hours * HOUR + days * DAY, context.format);
  },
});

export const turn = defineGenerator({
  name: 'turn',
  makes: 'The numbers from 1 to `every` over and over, record by record.',
  args: { every: arg.number('The number after which 1 follows.', { required: true }) },
  examples: [{ args: { every: 3 }, value: 1 }],
  make({ id }, { every }): number {
    return 1 + ((id - 1) % every);
  },
});
