import type { Context } from './context.ts';

/** The indexes of a family and a given name are an eighth of all pairs where their sum is a multiple of this. */
const EIGHT = 8;

/** The least step through the given names, from one family name to the next. */
const STRIDE = 11;

/** The indexes of a family name and a given name, as a pair that comes back after all others. */
export function pairOf(
  context: Pick<Context, 'distinct' | 'id'>,
  families: number,
  given: number,
  apart?: 'eighth' | 'rest',
): [number, number] {
  if (apart === undefined) {
    const index = context.distinct(families * given);
    return [index % families, Math.floor(index / families)];
  }
  const groups = Math.floor(given / EIGHT);
  if (apart === 'eighth') {
    // Of the last group, only younger people bear the names.
    const index = context.distinct(families * (groups - 1));
    const family = index % families;
    return [family, EIGHT * Math.floor(index / families) + ((EIGHT - (family % EIGHT)) % EIGHT)];
  }
  const family = context.distinct(families);
  // Of the first group, only older people bear the names.
  const choices = (groups - 1) * (EIGHT - 1);
  const run = Math.floor((context.id - 1) / families);
  // Another step once all pairs are used up: no run of names comes back as a whole.
  const choice = (context.distinct(choices, run) + family * (STRIDE + Math.floor(run / choices))) % choices;
  const step = 1 + (choice % (EIGHT - 1));
  return [family, EIGHT * (1 + Math.floor(choice / (EIGHT - 1))) + ((EIGHT - (family % EIGHT) + step) % EIGHT)];
}
