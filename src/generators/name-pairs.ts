import type { Context } from './context.ts';

/**
 * All pairs of a family name and a given name are divided into two parts, one for each of two resources, so that people
 * in these never have the same name. The smaller part, called `eighth`, has the pairs whose two indexes add up to a
 * multiple of this number; the larger one is called `rest`.
 */
const EIGHT = 8;
/** The number that replaces {@link EIGHT} in regions with few given names: there, the smaller part is a quarter. */
const QUARTER = 4;
/** A region with fewer given names than this is divided by {@link QUARTER}. */
const FEW = 30;

/** Returns {@link EIGHT} or {@link QUARTER} for a region, by the number of its given names. */
const partsOf = (given: number): number => (given < FEW ? QUARTER : EIGHT);

/**
 * Returns with how many given names each family name is combined in one of the two parts. One group of given names does
 * not count: only young people have names of the last group, and only old people of the first.
 *
 * @param given number of given names of the region
 * @example
 * namesEach(40, 'rest') // => 28
 */
export function namesEach(given: number, apart: 'eighth' | 'rest'): number {
  const parts = partsOf(given);
  return (Math.floor(given / parts) - 1) * (apart === 'eighth' ? 1 : parts - 1);
}

/**
 * Returns the indexes of a family name and a given name for the record of the context. A pair repeats only after all
 * others have been used.
 *
 * @param apart which of the two parts to take the pair from. Default: both
 * @param from index of the first of these family names among all family names of the region
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
  const parts = partsOf(given);
  const place = (context.id - 1) % families;
  const run = Math.floor((context.id - 1) / families);
  const family = familyAt(context, families, place, apart);
  const taken = (parts - ((family + from) % parts)) % parts;
  const names = namesEach(given, apart);
  // Neighbouring families start at different names and move on by one in each run. When all pairs are used, they start
  // anew.
  const turn = (context.distinct(names, place + families * Math.floor(run / names)) + run) % names;
  if (apart === 'eighth') return [family, parts * turn + taken];
  // A family name is combined with all given names except those of the smaller part, which are skipped.
  const name = turn % (parts - 1);
  return [family, parts * (1 + Math.floor(turn / (parts - 1))) + name + (name < taken ? 0 : 1)];
}

/**
 * Returns the index of a family name for the position `place` in a run of records. Family names are taken in groups of
 * three. One name of each group comes early in the smaller part of pairs and late in the rest, so two resources do not
 * show the same names at the same ids.
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
