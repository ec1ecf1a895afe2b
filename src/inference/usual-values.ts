import type { Json } from '../schema/index.ts';

/** Lists that are at least this long contain values that hardly any record has. */
const LONG = 25;

/** At least so many usual values tell what a list is of. */
const ENOUGH = 5;

/** Values that are usual in long lists of currencies, countries, and languages. */
const USUAL: readonly ReadonlySet<string>[] = [
  'usd eur gbp cad aud jpy chf sek nok dkk pln inr brl mxn nzd sgd',
  'us gb de fr es it nl ca au jp br in mx se ch at be ie pl dk',
  'usa gbr deu fra esp ita nld can aus jpn bra ind mex swe che',
  'en de fr es it nl pt ja sv da pl',
  'en-us en-gb de-de fr-fr es-es it-it nl-nl pt-br ja-jp sv-se da-dk pl-pl',
].map((values) => new Set(values.split(' ')));

/**
 * Returns those values of a long list that are usual, if it is one of currencies, countries, or languages; otherwise all.
 *
 * @example
 * usualValues(['red', 'green']) // => ["red","green"]
 */
export function usualValues(values: readonly Json[]): readonly Json[] {
  if (values.length < LONG) return values;
  const found = USUAL.map((usual) =>
    values.filter((value) => typeof value === 'string' && usual.has(value.toLowerCase().replace('_', '-'))),
  );
  return found.find((each) => each.length >= ENOUGH) ?? values;
}
