import { fold } from './fold.ts';

/** The texts that some records have in one field, one after the other: small enough for an engine to copy at once. */
export interface Run {
  readonly texts: string;
  /** Where the texts of each record end; those of a record with a null are empty. */
  readonly ends: readonly number[];
}

/** Stands behind each text of a value, so that nothing is found across two of them. No needle has it. */
const END = '\0';

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(END);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** All that a value can be found by: each of its texts in lower case, and again without accents if there are some. */
function spell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const lower = (textOf(value) + END).normalize().toLowerCase();
  const plain = fold(lower);
  return plain === lower ? lower : lower + plain;
}

/**
 * Makes a run out of the values of one field.
 *
 * @example
 * createRun(['Zoë', null, ['a', 1]]) // => {"texts":"zoë\u0000zoe\u0000a\u00001\u0000","ends":[8,8,12]}
 */
export function createRun(values: readonly unknown[]): Run {
  let texts = '';
  const ends = values.map((value) => (texts += spell(value)).length);
  return { texts, ends };
}

/** Letters that few texts of English have many of, the rarest first. */
const RARE = 'zqxjkvbpg';

/**
 * Marks the records that contain a needle, at their positions.
 *
 * @param runs those of one field, in order
 * @param needle in lower case, not empty
 * @param literal whether a null can be found, as `null`
 */
export function markRuns(runs: readonly Run[], needle: string, literal: boolean, found: Record<number, true>): void {
  if (needle.includes(END)) return;
  const findsNull = literal && 'null'.includes(needle);
  // Engines look for the first sign of a text, and go on from there: the rarer it is, the fewer of these ways are in vain.
  const skip = needle.indexOf([...RARE].find((letter) => needle.includes(letter)) ?? '');
  const piece = needle.slice(skip, skip + 6);
  let first = 0;
  for (const { texts, ends } of runs) {
    if (findsNull) {
      for (const [row, end] of ends.entries()) if (end === (ends[row - 1] ?? 0)) found[first + row] = true;
    }
    let at = 0;
    let row = 0;
    while ((at = texts.indexOf(piece, at)) >= 0) {
      if (texts.startsWith(needle, at++ - skip)) {
        while (Number(ends[row]) < at) row++;
        found[first + row] = true;
        at = Number(ends[row]);
      }
    }
    first += ends.length;
  }
}
