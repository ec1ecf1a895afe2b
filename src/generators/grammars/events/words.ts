import { familyNameOf, givenNames } from '../../given-names.ts';
import { listOf } from '../../lists/list-of.ts';
import { originOf } from '../../name-origins.ts';
import type { Random } from '../../random.ts';

/** A given name that nobody in texts about events has, since it reads like an article. */
const ARTICLE = 'An';

/** Draws the name of a speaker, teacher or guest. Nine in ten have names of the city's country, if a city is given. */
export function personFrom(city: string | undefined, random: Random): string {
  const region = originOf(random, city === undefined ? {} : { city });
  const gender = random.chance(0.5) ? 'female' : 'male';
  const given = random.pick(givenNames(region, gender).filter((one) => one !== ARTICLE));
  return `${given} ${familyNameOf(random.pick(listOf(region.family)), gender)}`;
}

/** Words for the players of a class of a cup, where the name of the class is no word for people. */
const PLAYERS: Readonly<Record<string, string>> = { '': 'players of all ages', Senior: 'adults', Club: 'club members' };

/**
 * Returns the word for the players of a class.
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
