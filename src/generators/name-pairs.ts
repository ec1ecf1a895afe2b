import type { Context } from './context.ts';

/** The indexes of a family and a given name are an eighth of all pairs where their sum is a multiple of this. */
const EIGHT = 8;
/** The same where there are few given names: a quarter. */
const QUARTER = 4;
const FEW = 30;

/**
 * The indexes of a family name and a given name, as a pair that comes back after all others.
 *
 * @param from the index of the first of the families among all that share the given names
 */
export function pairOf(
  context: Pick<Context, 'distinct' | 'id'>,
  families: number,
  given: number,
  apart?: 'eighth' | 'rest',
  from: number = 0,
): [number, number] {
  if (apart === undefined) {
    const index = context.distinct(families * given);
    return [index % families, Math.floor(index / families)];
  }
  const parts = given < FEW ? QUARTER : EIGHT;
  const groups = Math.floor(given / parts);
  const place = (context.id - 1) % families;
  const run = Math.floor((context.id - 1) / families);
  const family = familyAt(context, families, place, apart);
  const taken = (parts - ((family + from) % parts)) % parts;
  // Of the last group, only younger people bear the names, and of the first one, only older people.
  const names = (groups - 1) * (apart === 'eighth' ? 1 : parts - 1);
  // Neighbours begin at different names, elsewhere once all pairs are used up, and go on from there by one in each run.
  const turn = (context.distinct(names, place + families * Math.floor(run / names)) + run) % names;
  if (apart === 'eighth') return [family, parts * turn + taken];
  // A family has each name but those of the eighth, which are passed over.
  const name = turn % (parts - 1);
  return [family, parts * (1 + Math.floor(turn / (parts - 1))) + name + (name < taken ? 0 : 1)];
}

/**
 * One of each three families comes first among those of the eighth, and last among the rest: neighbours share none. Which
 * one differs, so that all peoples have some of them where three take turns in the list.
 */
function familyAt(
  context: Pick<Context, 'distinct'>,
  families: number,
  place: number,
  apart: 'eighth' | 'rest',
): number {
  const thirds = Math.ceil(families / 3);
  const others = families - thirds;
  const at = apart === 'eighth' ? place : (place + thirds) % families;
  const chosen = (third: number): number => (3 * third + 3 > families ? 0 : third % 3);
  if (at < thirds) {
    const third = context.distinct(thirds, at);
    return 3 * third + chosen(third);
  }
  const other = context.distinct(others, at - thirds);
  const third = Math.floor(other / 2);
  return 3 * third + (other % 2) + (other % 2 < chosen(third) ? 0 : 1);
}
