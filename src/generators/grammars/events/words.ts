import { familyNameOf, givenNames } from '../../given-names.ts';
import { listOf } from '../../lists/list-of.ts';
import { originOf } from '../../name-origins.ts';
import type { Random } from '../../random.ts';

/** A name as an article: before another one it would read as such. */
const ARTICLE = 'An';

/** Somebody who speaks, teaches, or sits in: nine in ten are from the country of the city, if one is given. */
export function personFrom(city: string | undefined, random: Random): string {
  const region = originOf(random, city === undefined ? {} : { city });
  const gender = random.chance(0.5) ? 'female' : 'male';
  const given = random.pick(givenNames(region, gender).filter((one) => one !== ARTICLE));
  return `${given} ${familyNameOf(random.pick(listOf(region.family)), gender)}`;
}

/** Classes whose players are not called as the class is. */
const PLAYERS: Readonly<Record<string, string>> = { '': 'players of all ages', Senior: 'adults', Club: 'club members' };

/**
 * Those who play in a class.
 *
 * @example
 * playersOf('Under-16') // => "under-16s"
 */
export function playersOf(className: string): string {
  const known = PLAYERS[className];
  if (known !== undefined) return known;
  const lower = className.toLowerCase();
  return lower.endsWith("men's") ? lower.slice(0, -2) : `${lower.replace("s'", '')}s`;
}
