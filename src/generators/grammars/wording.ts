import { listOf } from '../lists/list-of.ts';

/** Numbers up to twelve in words, by number. */
export const SPELT: readonly string[] = listOf(
  'no, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve',
);

/**
 * Writes a number as texts do: in words up to twelve, otherwise in digits.
 *
 * @example
 * counted(12) // => "twelve"
 */
export function counted(count: number): string {
  return SPELT[count] ?? String(count);
}

const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a an and as at but by for from in into of on or over per the to under with without'.split(' '),
);

const LONGEST_SMALL = Math.max(...[...SMALL_WORDS].map((word) => word.length));

/**
 * Writes a text in title case. Small words stay small, except at the start and after a colon.
 *
 * @example
 * titleCase('bread: the art of the black-and-white loaf') // => "Bread: The Art of the Black-and-White Loaf"
 */
export function titleCase(text: string): string {
  return text.replace(/[^\s-]+/g, (word, at: number) =>
    word.length <= LONGEST_SMALL && SMALL_WORDS.has(word) && at > 0 && !text.endsWith(': ', at)
      ? word
      : word.charAt(0).toUpperCase() + word.slice(1),
  );
}

/**
 * Joins the members of a list as in a sentence, with a comma before the "and" of three or more. Two members of which
 * one contains "and" are joined by "as well as".
 *
 * @example
 * series(['noir', 'satire', 'essays']) // => "noir, satire, and essays"
 * @example
 * series(['gloves', 'hats and caps']) // => "gloves as well as hats and caps"
 */
export function series(list: readonly string[]): string {
  if (list.length < 3) return list.join(list.some((one) => one.includes(' and ')) ? ' as well as ' : ' and ');
  return `${list.slice(0, -1).join(', ')}, and ${list.at(-1)}`;
}

/**
 * Returns the longest of the candidates that a text contains, whatever its capitals; undefined if it contains none.
 *
 * @example
 * mentioned('Advanced Data Visualization', ['data', 'data visualization']) // => "data visualization"
 */
export function mentioned(text: string, candidates: readonly string[]): string | undefined {
  const lower = text.toLowerCase();
  let found: string | undefined;
  for (const candidate of candidates) {
    if (candidate.length > (found?.length ?? 0) && lower.includes(candidate.toLowerCase())) found = candidate;
  }
  return found;
}
