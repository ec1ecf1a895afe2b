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
  const place = (context.id - 1) % families;
  const run = Math.floor((context.id - 1) / families);
  const family = familyAt(context, families, place, apart);
  const taken = (EIGHT - (family % EIGHT)) % EIGHT;
  // Of the last group, only younger people bear the names.
  if (apart === 'eighth')
    return [family, EIGHT * ((context.distinct(groups - 1, place % (groups - 1)) + run) % (groups - 1)) + taken];
  // Of the first group, only older people bear the names.
  const rest = groups - 1;
  const choices = rest * (EIGHT - 1);
  const later = Math.floor(run / choices);
  // Neighbours begin at different names, and go on from there by one in each run: a family has each name but those of
  // the eighth, which are passed over.
  const start = context.distinct(EIGHT * rest, place + later * (SHIFT + place));
  const turn = run % choices;
  const before = (taken - start + EIGHT * rest) % EIGHT;
  const step = turn % (EIGHT - 1);
  const name = (start + step + (before <= step ? 1 : 0)) % EIGHT;
  const group = (Math.floor(start / EIGHT) + Math.floor(turn / (EIGHT - 1))) % rest;
  return [family, EIGHT * (1 + group) + name];
}

/** Every third family comes first among those of the eighth, and last among the rest: neighbours share none. */
function familyAt(
  context: Pick<Context, 'distinct'>,
  families: number,
  place: number,
  apart: 'eighth' | 'rest',
): number {
  const thirds = Math.ceil(families / 3);
  const others = families - thirds;
  const at = apart === 'eighth' ? place : (place + thirds) % families;
  if (at < thirds) return 3 * context.distinct(thirds, at);
  const other = context.distinct(others, at - thirds);
  return other + 1 + Math.floor(other / 2);
}
