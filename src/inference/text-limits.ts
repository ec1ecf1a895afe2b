import { parsePattern, sizedPattern, type Field, type Json } from '../schema/index.ts';
import { defined, type Draft } from '../drafts/index.ts';
import { failure, unlike, within } from '../faults/index.ts';
import { capacityOfField } from './field-capacity.ts';

/** If a schema allows longer texts, texts of at most this many characters are made. */
export const LONGEST = 500;

/** Lowest and highest number of characters of a text. */
export type Lengths = readonly [least: number, most: number];

/**
 * Returns the lengths that a draft allows; undefined for any length.
 *
 * @throws MockgenError `config_invalid` if no text has them
 */
export function lengthsOf({ limits, place }: Draft): Lengths | undefined {
  const { minLength, maxLength } = limits;
  if (minLength === undefined && maxLength === undefined) return undefined;
  const lengths: Lengths = [minLength ?? 0, maxLength ?? Infinity];
  if (lengths[0] > lengths[1])
    throw failure(place, { expected: 'minLength to be no more than maxLength', got: lengths.join(' and ') });
  if (lengths[0] > 10_000) throw failure(place, unlike('a minLength of at most 10000', lengths[0]));
  return lengths;
}

/** Whether texts whose length lies between `shortest` and `longest` always have one of the allowed lengths. */
export const fits = ([shortest, longest]: Lengths, lengths: Lengths | undefined): boolean =>
  !lengths || (shortest >= lengths[0] && longest <= lengths[1]);

/** Returns the argument `length` of the generator `pattern`; an empty object for texts of any length. */
function lengthArgument(lengths: Lengths | undefined): object {
  return lengths ? { length: [lengths[0], Math.min(lengths[1], Math.max(LONGEST, lengths[0]))] } : {};
}

/** Returns a field for a pattern; undefined if no text has the lengths. */
export function patterned(pattern: string, lengths: Lengths | undefined): Partial<Field> | undefined {
  const node = parsePattern(pattern);
  if (typeof node === 'string') return undefined;
  const { length } = lengthArgument(lengths) as { readonly length?: Lengths };
  if (length && !sizedPattern(node, ...length)) return undefined;
  return { type: 'string', generator: 'pattern', args: { pattern, ...(length && { length }) } };
}

/** Whether only one text matches a pattern, as far as that can be counted. */
export const hasOneForm = (found: Partial<Field>): boolean =>
  capacityOfField({ type: 'string', description: '', ...found }) <= 1;

function expressionOf(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}

/** Whether a pattern is a regular expression that all texts match. */
export const isMatched = (pattern: string, texts: readonly string[]): boolean => {
  const expression = expressionOf(pattern);
  return expression !== undefined && texts.every((text) => expression.test(text));
};

/**
 * Checks that the pattern of a draft is a regular expression.
 *
 * @throws MockgenError `config_invalid` if it is not
 */
export function regular(draft: Draft, pattern: string): void {
  if (expressionOf(pattern)) return;
  throw failure(within(draft.place, 'pattern'), unlike('a regular expression', pattern));
}

/** Returns the keywords of JSON Schema for the lengths of a draft. */
export function lengthKeywords({ limits }: Draft): Readonly<Record<string, Json>> {
  const { minLength, maxLength } = limits;
  return defined({ minLength, maxLength }) as Readonly<Record<string, Json>>;
}
