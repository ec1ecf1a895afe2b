import { countryNamed, townNamed } from './atlas.ts';
import type { Context } from './context.ts';
import { familyNameOf } from './given-names.ts';
import { entry } from './lists/entry.ts';
import { listOf } from './lists/list-of.ts';
import { sportTerms } from './lists/sports.ts';
import { ENGLISH_HALLS } from './lists/venues.ts';
import { ENGLISH_PARTS } from './regions/common.ts';
import { regionOf, withPreposition } from './regions/index.ts';

/** For {@link stadium}. */
interface StadiumArgs {
  readonly sport: string;
  readonly city: string;
  /** The home towns of the teams of its league. Default: not known. */
  readonly homes?: readonly string[];
  /** Which of the teams it is, from 0. Default: by the id. */
  readonly seat?: number;
}

/** What sports are played on; those not named are played in a hall. */
const SURFACES: Readonly<Record<string, 'outdoor' | 'ice'>> = {
  Football: 'outdoor',
  Rugby: 'outdoor',
  Baseball: 'outdoor',
  'Ice Hockey': 'ice',
};

/** So many parts of a town that stand first in their list are points of the compass: grounds are called after them last. */
const DIRECTIONS = 4;
/** The share of grounds that are called after the town, that of the others after people, where any are, and how many names of older men they bear. */
const OF_TOWN = 0.28;
const OF_PEOPLE = 0.3;
const HONOURED = 10;

/**
 * The place where a team plays at home, of the kind that its sport needs and in the language of its town: named after the
 * town in one case of four, which at most one club of a league does, else after a quarter or, in some countries, a person of
 * old. Grounds of a league bear
 * different names as long as there are quarters; then they are named after the town. Source: own lists, by region.
 *
 * @example
 * stadium(context, { sport: 'Ice Hockey', city: 'Tampere' }) // => "Harjun jäähalli"
 */
export function stadium(context: Context, { sport, city, homes = [], seat = context.id - 1 }: StadiumArgs): string {
  const { random } = context;
  const place = townNamed(city);
  const region = regionOf(countryNamed(place.country).code);
  const { grounds, clubs } = region;
  // Clubs of English-speaking towns are called after quarters: no ground in another town is, then.
  const parts = listOf(clubs.parts === ENGLISH_PARTS ? ENGLISH_HALLS : clubs.parts);
  const kinds = grounds ? listOf(grounds[SURFACES[sport] ?? 'hall']) : entry(sportTerms, sport).grounds;
  const quarters = parts.length - DIRECTIONS;
  const turn = context.id - 1;
  // Each league begins elsewhere in the order of the quarters.
  const at =
    seat < quarters
      ? DIRECTIONS + ((context.distinct(quarters, seat) + turn - seat) % quarters)
      : (seat - quarters) % parts.length;
  // Where a quarter comes back, the kind differs. Both indexes are below the lengths.
  const part = parts[at] as string;
  const kind = kinds[(at + Math.floor(seat / parts.length)) % kinds.length] as string;
  const mayOwn = grounds?.ofTown !== '' && grounds?.people !== '' && !homes.includes(city, seat + 1);
  const isOwn = mayOwn && (random.chance(OF_TOWN) || (homes.length > 0 && seat >= parts.length));
  const own = place.local ?? place.name;
  if (!grounds) return `${isOwn ? own : part} ${kind}`;
  const { ofTown, people } = grounds;
  if (!isOwn && people !== undefined && random.chance(OF_PEOPLE)) {
    const families = listOf(region.family);
    const family = familyNameOf(families[context.distinct(families.length, turn % families.length)] ?? '');
    // Those who are honoured are no longer young.
    const given = random.pick(listOf(region.male).slice(0, HONOURED));
    return kind.replace('*', people === '' ? family : `${given} ${family}`.replaceAll(' ', people));
  }
  return kind.replace('*', isOwn ? withPreposition(own, ofTown) : part);
}
