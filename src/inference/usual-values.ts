import type { Json } from '../schema/index.ts';

/** If a closed list has at least this many values, some of them are so rare that hardly any record has them. */
const LONG = 25;

/** A long list is one of currencies, countries or languages if it has at least this many of the usual ones. */
const ENOUGH = 5;

/** Usual values of long lists: of currencies, of countries, and of languages, in small letters. */
const USUAL: readonly ReadonlySet<string>[] = [
  'usd eur gbp cad aud jpy chf sek nok dkk pln inr brl mxn nzd sgd',
  'us gb de fr es it nl ca au jp br in mx se ch at be ie pl dk',
  'usa gbr deu fra esp ita nld can aus jpn bra ind mex swe che',
  'en de fr es it nl pt ja sv da pl',
  'en-us en-gb de-de fr-fr es-es it-it nl-nl pt-br ja-jp sv-se da-dk pl-pl',
].map((values) => new Set(values.split(' ')));

/**
 * Returns the usual values of a long list of currencies, countries or languages; all values of any other list.
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
