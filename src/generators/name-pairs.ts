import type { Context } from './context.ts';

/** The indexes of a family and a given name are an eighth of all pairs where their sum is a multiple of this. */
const EIGHT = 8;

/** By how many places the given names are shifted once all pairs are used up. */
const SHIFT = 11;

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
  const place = (context.id - 1) % families;
  const family = context.distinct(families, place);
  // Of the first group, only older people bear the names.
  const rest = groups - 1;
  const choices = rest * (EIGHT - 1);
  const run = Math.floor((context.id - 1) / families);
  const later = Math.floor(run / choices);
  // Neighbours begin at different names, and go on from there by one in each run: a family has each name but those of
  // the eighth, which are passed over.
  const start = context.distinct(EIGHT * rest, place + later * (SHIFT + place));
  const turn = run % choices;
  const taken = (EIGHT - (family % EIGHT)) % EIGHT;
  const before = (taken - start + EIGHT * rest) % EIGHT;
  const step = turn % (EIGHT - 1);
  const name = (start + step + (before <= step ? 1 : 0)) % EIGHT;
  const group = (Math.floor(start / EIGHT) + Math.floor(turn / (EIGHT - 1))) % rest;
  return [family, EIGHT * (1 + group) + name];
}
