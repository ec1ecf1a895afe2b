import { closedListOf, type Choice } from './choices.ts';
import { invalid } from './invalid.ts';
import { argsOf } from './reads.ts';
import type { Field } from './types.ts';

/** How the values of a unique field are kept apart. */
export type Uniqueness =
  /** The generator does it. */
  | { readonly by: 'generator' }
  /** Record `i` refers to record `i`, which is the only way that holds for any number of records. */
  | { readonly by: 'position' }
  /** Each record takes another one of the list. */
  | { readonly by: 'list'; readonly values: readonly Choice[] }
  /** Each record takes another multiple of `1 / scale`, or with a scale of 1 of `step`, from `first` to `last` of them. */
  | {
      readonly by: 'range';
      readonly first: number;
      readonly last: number;
      readonly step: number;
      readonly scale: number;
    }
  /** A number in the text, where that kind of text takes one. */
  | { readonly by: 'number'; readonly of: 'email' | 'uri' | 'time' | 'text' };

/** Generators whose values never come twice, whatever the arguments. */
const DISTINCT: ReadonlySet<string> = new Set(['coupon_code', 'invoice_number', 'isbn', 'ticket_number', 'uuid']);

/** Generators of numbers in a range: the range where none is said, and how many values there are between two integers. */
const RANGES: Readonly<Record<string, { readonly min: number; readonly max: number; readonly scale: number }>> = {
  random_int: { min: 0, max: 1000, scale: 1 },
  float: { min: 1, max: 5, scale: 100 },
  rating: { min: 1, max: 5, scale: 10 },
};

const TEXTS: Readonly<Record<string, 'email' | 'uri' | 'time'>> = { email: 'email', uri: 'uri', 'date-time': 'time' };

function rangeOf(field: Field): Uniqueness | string {
  const range = field.generator !== undefined && Object.hasOwn(RANGES, field.generator) && RANGES[field.generator];
  if (!range || field.copy !== undefined || field.value) return 'needs the generator random_int, float or rating';
  const { min = range.min, max = range.max, step = 1 } = argsOf(field);
  if (typeof min !== 'number' || typeof max !== 'number' || typeof step !== 'number' || !(step > 0)) {
    return 'needs a constant min and max';
  }
  const { scale } = range;
  return { by: 'range', first: Math.ceil((min * scale) / step), last: Math.floor((max * scale) / step), step, scale };
}

/**
 * How the values of a field are kept apart, or why they cannot be.
 *
 * @example
 * uniquenessOf({ type: 'string', format: 'email', generator: 'email', description: '' }) // => {"by":"number","of":"email"}
 */
export function uniquenessOf(field: Field): Uniqueness | string {
  const { type, format, generator = '', references } = field;
  if (field.per !== undefined) return 'cannot be the same per another value';
  if (references !== undefined)
    return field.copy === undefined ? { by: 'position' } : 'cannot be a copy of a reference';
  const values = closedListOf(field);
  if (values) return { by: 'list', values };
  if (generator === 'const') return 'cannot be a constant';
  if (type === 'integer' || type === 'number') return rangeOf(field);
  if (type !== 'string') return `cannot be of type ${type}`;
  if (DISTINCT.has(generator) && field.copy === undefined && !field.value) return { by: 'generator' };
  if (format === 'date') return 'cannot be a day: use date-time, or leave the format out';
  return { by: 'number', of: TEXTS[format ?? ''] ?? 'text' };
}

/**
 * How many records can have different values of a field; of a reference, as many as there are targets.
 *
 * @example
 * roomOf({ by: 'list', values: ['a', 'b'] }) // => 2
 */
export function roomOf(uniqueness: Uniqueness): number {
  if (uniqueness.by === 'list') return uniqueness.values.length;
  return uniqueness.by === 'range' ? Math.max(0, uniqueness.last - uniqueness.first + 1) : Infinity;
}

/**
 * Checks that a field can be unique.
 *
 * @param place of the field in its record
 * @throws MockgenError `spec_invalid`
 */
export function checkUnique(where: string, place: string, field: Field): void {
  const uniqueness = place.includes('[') ? 'cannot be inside of an array' : uniquenessOf(field);
  if (typeof uniqueness === 'string') throw invalid(where, `a unique value ${uniqueness}`);
}
