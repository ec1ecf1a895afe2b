// What the tests of written texts share.
import { FieldContext, fieldKey } from '../../src/generators/context.ts';

/** What a generator is told of the run. */
export const context: FieldContext = new FieldContext(Date.UTC(2026, 0, 1));
/** One value for each of so many records. */
export const draw = <T>(count: number, one: (at: FieldContext) => T, seed: number = 42, field: string = 'text'): T[] =>
  Array.from({ length: count }, (_, at) => one(context.aim(fieldKey(seed, 'tests', field), at + 1)));

/** What the texts of some resources are about. */
export const TOPICS = {
  ticket: ['technical', 'billing', 'feature_request', 'bug'],
  coupon: ['percentage', 'fixed_amount', 'free_shipping'],
  notification: ['like', 'comment', 'follow', 'mention', 'system'],
} as const;

const FAULTS: readonly (readonly [string, RegExp])[] = [
  ['starts without a capital', /^["“]?[^\p{Lu}\p{N}\p{Sc}"“]/u],
  ['two blanks, or one before a mark', /\s{2}|\s[.,;:!?]|^\s|\s$/],
  ['a slot left open', /[{}]|undefined|null|NaN|\[object/],
  ['a word twice', /(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu],
  ['a small letter after a full stop', /[.!?]["”]? \p{Ll}/u],
  ['two marks', /[.,;:!?]{2}/],
  // By the letter; words that are spoken otherwise are let through.
  ['a for an', /(?<!\p{L})a (?!one|once|European|uni|us|uk)[aeiou]/iu],
  ['an for a', /(?<!\p{L})an (?!hour|honest|heir|8|11|18|SMS|URL)[^aeiou]/iu],
  ['dummy text', /lorem|ipsum|asdf|foo\b/i],
];

/** What there is to find fault with in a text; empty when it reads well. */
export const faultsOf = (text: string): string[] =>
  FAULTS.filter(([, fault]) => fault.test(text)).map(([name]) => `${name}: ${text}`);
