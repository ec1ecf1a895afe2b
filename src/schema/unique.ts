import { closedListOf, type Choice } from './choices.ts';
import { invalid } from './invalid.ts';
import { multiplesIn } from './multiples.ts';
import { distinctForms, type Forms } from './pattern-forms.ts';
import { MOST_LENGTH } from './pattern-lengths.ts';
import { parsePattern } from './pattern.ts';
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
  /** Each record takes another one of the texts of a pattern. */
  | { readonly by: 'forms'; readonly room: number; readonly at: Forms['at'] }
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

/** The texts of a pattern. */
function formsOf(field: Field): Uniqueness | string {
  const { pattern, length = [0, MOST_LENGTH] } = argsOf(field);
  const node = typeof pattern === 'string' ? parsePattern(pattern) : 'no constant pattern';
  if (typeof node === 'string') return `needs a pattern that texts can be made from, and found ${node}`;
  const [least, most] = Array.isArray(length) ? length : [];
  const forms = distinctForms(node, Number(least), Number(most));
  return forms ? { by: 'forms', room: forms.room, at: forms.at } : 'has no text of that length';
}

/** The multiples that a number takes. */
function multiplesOf(field: Field): Uniqueness | string {
  const { min = 0, max = 1000, step = 0.01 } = argsOf(field);
  if (typeof min !== 'number' || typeof max !== 'number' || typeof step !== 'number' || !(step > 0)) {
    return 'needs a constant min, max and step';
  }
  const { first, last } = multiplesIn(min, max, step);
  const parts = Math.round(1 / step);
  return Math.abs(1 / step - parts) < 1e-9 * parts
    ? { by: 'range', first, last, step: 1, scale: parts }
    : { by: 'range', first, last, step, scale: 1 };
}

function rangeOf(field: Field): Uniqueness | string {
  if (field.generator === 'number') return multiplesOf(field);
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
  if (generator === 'pattern' && field.copy === undefined && !field.value) return formsOf(field);
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
  if (uniqueness.by === 'forms') return uniqueness.room;
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
