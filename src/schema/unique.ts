import { closedListOf, type Choice } from './choices.ts';
import { invalid } from './invalid.ts';
import { multiplesIn } from './multiples.ts';
import { distinctForms, type Forms } from './pattern-forms.ts';
import { MOST_LENGTH } from './pattern-lengths.ts';
import { parsePattern } from './pattern.ts';
import { argsOf } from './reads.ts';
import type { Field } from './types.ts';

/** How the values of a unique field are made different. */
export type Uniqueness =
  /** The generator makes a different value for each record anyway. */
  | { readonly by: 'generator' }
  /** Record `i` refers to record `i`, the only way that works for any number of records. */
  | { readonly by: 'position' }
  /** Each record takes a different member of the list. */
  | { readonly by: 'list'; readonly values: readonly Choice[] }
  /** Each record takes a different multiple of `step / scale`: those with a number from `first` to `last`. */
  | {
      readonly by: 'range';
      readonly first: number;
      readonly last: number;
      readonly step: number;
      readonly scale: number;
    }
  /** Each record takes a different text that matches a pattern. */
  | { readonly by: 'forms'; readonly count: number; readonly at: Forms['at'] }
  /** Each record gets a different number in the text, at a place that suits the kind of text. */
  | { readonly by: 'number'; readonly of: 'email' | 'uri' | 'time' | 'text' };

/** Generators whose values are unique for any arguments. */
const DISTINCT: ReadonlySet<string> = new Set([
  'coupon_code',
  'invoice_number',
  'isbn',
  'ticket_number',
  'username',
  'uuid',
]);

/** Generators of numbers in a range, with the default range. `scale` is the number of values per whole number. */
const RANGES: Readonly<Record<string, { readonly min: number; readonly max: number; readonly scale: number }>> = {
  random_int: { min: 0, max: 1000, scale: 1 },
  float: { min: 1, max: 5, scale: 100 },
  rating: { min: 1, max: 5, scale: 10 },
};

const TEXTS: Readonly<Record<string, 'email' | 'uri' | 'time'>> = { email: 'email', uri: 'uri', 'date-time': 'time' };

/** Returns the different texts of a field with a pattern, or why there are none. */
function formsOf(field: Field): Uniqueness | string {
  const { pattern, length = [0, MOST_LENGTH] } = argsOf(field);
  const node = typeof pattern === 'string' ? parsePattern(pattern) : 'no constant pattern';
  if (typeof node === 'string') return `needs a pattern that texts can be made from, and found ${node}`;
  const [least, most] = Array.isArray(length) ? length : [];
  const forms = distinctForms(node, Number(least), Number(most));
  return forms ? { by: 'forms', count: forms.count, at: forms.at } : 'has no text of the required length';
}

/** Returns the multiples of `step` that a number field can have, or why there are none. */
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
 * Returns how the values of a unique field are made different, or why they cannot be.
 *
 * @example
 * uniquenessOf({ type: 'string', format: 'email', generator: 'email', description: '' }) // => {"by":"number","of":"email"}
 */
export function uniquenessOf(field: Field): Uniqueness | string {
  const { type, format, generator = '', references } = field;
  if (field.per !== undefined) return 'cannot be combined with `per`';
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
 * Returns how many records can have different values; 0 if values cannot be made different. For references there is no
 * limit here: it is the number of records that they can point to.
 *
 * @example
 * capacityOf({ by: 'list', values: ['a', 'b'] }) // => 2
 * capacityOf('cannot be a constant') // => 0
 */
export function capacityOf(uniqueness: Uniqueness | string): number {
  if (typeof uniqueness === 'string') return 0;
  if (uniqueness.by === 'list') return uniqueness.values.length;
  if (uniqueness.by === 'forms') return uniqueness.count;
  return uniqueness.by === 'range' ? Math.max(0, uniqueness.last - uniqueness.first + 1) : Infinity;
}

/**
 * Checks that a field can be unique.
 *
 * @param place of the field in its record
 * @throws MockgenError `spec_invalid`
 */
export function checkUnique(where: string, place: string, field: Field): void {
  const uniqueness = place.includes('[') ? 'cannot be inside an array' : uniquenessOf(field);
  if (typeof uniqueness === 'string') throw invalid(where, `a unique value ${uniqueness}`);
}
