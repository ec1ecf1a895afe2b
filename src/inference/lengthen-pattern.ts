import { parsePattern, sizedPattern } from '../schema/index.ts';

/** What stands in a pattern: an escape, a class, a repetition without an end, or its sign. */
const PARTS = /\\.|\[(?:\\.|[^\]\\])*\]|\{(\d+),\}|[*+]/gsu;

/** A pattern whose repetitions without an end come at most so often. */
function upTo(pattern: string, most: number): string {
  return pattern.replaceAll(PARTS, (part: string, least: string | undefined) => {
    if (part === '*') return `{0,${most}}`;
    if (part === '+') return `{1,${most}}`;
    return least === undefined ? part : `{${least},${Math.max(most, Number(least))}}`;
  });
}

/** Where it is tried how often repetitions have to come. */
const FIRST = 16;

/**
 * A pattern for texts of some lengths, out of one whose texts are too short as its repetitions without an end come 10
 * times at most: they come more often then, but no more than that takes. All of its texts fit the first pattern too.
 *
 * @param least length in characters
 * @param most length in characters
 * @returns undefined where there are no such texts
 * @example
 * lengthenPattern('^[a-z]+$', 12, 20) // => "^[a-z]{1,16}$"
 */
export function lengthenPattern(pattern: string, least: number, most: number): string | undefined {
  for (let times = FIRST; times < 2 * Math.max(least, FIRST); times *= 2) {
    const longer = upTo(pattern, Math.min(times, Math.max(least, FIRST)));
    const node = parsePattern(longer);
    // From here on, texts are longer than any that is made.
    if (longer === pattern || typeof node === 'string') return undefined;
    if (sizedPattern(node, least, most)) return longer;
  }
  return undefined;
}
