import { parsePattern, sizedPattern } from '../schema/index.ts';

/** Matches parts of a pattern: escapes, classes, and repetitions without an upper bound. */
const PARTS = /\\.|\[(?:\\.|[^\]\\])*\]|\{(\d+),\}|[*+]/gsu;

/** Returns a pattern in which each repetition without an upper bound occurs at most `most` times. */
function upTo(pattern: string, most: number): string {
  return pattern.replaceAll(PARTS, (part: string, least: string | undefined) => {
    if (part === '*') return `{0,${most}}`;
    if (part === '+') return `{1,${most}}`;
    return least === undefined ? part : `{${least},${Math.max(most, Number(least))}}`;
  });
}

/** First upper bound of repetitions to try; it doubles until texts are long enough. */
const FIRST = 16;

/**
 * Makes the texts of a pattern longer. Repetitions without an upper bound usually repeat at most 10 times; here they
 * may repeat as often as the lengths require. All texts still match the original pattern.
 *
 * @param least minimum length in characters
 * @param most maximum length in characters
 * @returns undefined if no text has such a length
 * @example
 * lengthenPattern('^[a-z]+$', 12, 20) // => "^[a-z]{1,16}$"
 */
export function lengthenPattern(pattern: string, least: number, most: number): string | undefined {
  for (let times = FIRST; times < 2 * Math.max(least, FIRST); times *= 2) {
    const longer = upTo(pattern, Math.min(times, Math.max(least, FIRST)));
    const node = parsePattern(longer);
    // More repetitions would only make texts that are too long.
    if (longer === pattern || typeof node === 'string') return undefined;
    if (sizedPattern(node, least, most)) return longer;
  }
  return undefined;
}
