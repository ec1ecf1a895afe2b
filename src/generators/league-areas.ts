import { townsOf } from './atlas.ts';
import { regionalAreas } from './lists/league-areas.ts';
import { listOf } from './lists/list-of.ts';
import { countries } from './lists/places.ts';
import { NO_FOOTBALLERS, sportHomes, spheres } from './lists/sport-homes.ts';
import type { Sphere } from './lists/sport-homes.ts';
import type { Random } from './random.ts';

/** The areas in which leagues of a sport are played. */
interface LeagueAreas {
  /** Names of countries with enough towns for a league. */
  readonly national: readonly string[];
  /** Names of groups of neighbouring countries that play the sport. */
  readonly regional: readonly string[];
}

/** At most this many clubs of one league are in the same town. */
export const MOST_CLUBS = 2;
/** A league has at most this many clubs per town, on average over its towns. */
const MEAN_CLUBS = 1.34;

/**
 * Whether there are leagues of a sport in a country. A sport that is not restricted to some countries has them
 * everywhere.
 */
function isPlayed(sport: string, country: string): boolean {
  return sportHomes[sport]?.includes(country) ?? true;
}

const homes: Map<string, readonly string[]> = new Map();

/**
 * Returns the towns that teams of an area may be from, the largest first. For a group of countries, the countries that
 * play the sport take turns.
 *
 * @param circuit the name of a country or of a group of countries
 * @example
 * citiesOf('Central European', 'Ice Hockey').slice(0, 3) // => ["Warsaw","Prague","Vienna"]
 */
export function citiesOf(circuit: string, sport: string): readonly string[] {
  const key = `${circuit}/${sport}`;
  const known = homes.get(key);
  if (known) return known;
  const members = Object.hasOwn(regionalAreas, circuit) ? (regionalAreas[circuit] ?? []) : [circuit];
  const played = members.filter((country) => isPlayed(sport, country));
  const byCountry = played.map(townsOf);
  // Countries take turns, so that a small league is not at home in the first one only.
  const most = Math.max(0, ...byCountry.map((list) => list.length));
  const turns = Array.from({ length: most }, (_, at) => byCountry.flatMap((list) => list[at] ?? []));
  const found = turns.flat();
  homes.set(key, found);
  return found;
}

const known: Map<string, LeagueAreas> = new Map();

/**
 * Returns the areas with enough towns for a league of a sport: countries, and groups with at least two countries that
 * play it.
 *
 * @param size maximum number of teams in a league
 * @example
 * leagueAreasOf('Baseball', 12).regional // => ["North American","Caribbean","East Asian"]
 */
export function leagueAreasOf(sport: string, size: number): LeagueAreas {
  const key = `${sport}/${size}`;
  const found = known.get(key);
  if (found) return found;
  const hasRoom = (circuit: string): boolean => citiesOf(circuit, sport).length * MEAN_CLUBS >= size;
  const made: LeagueAreas = {
    national: countries.map(({ name }) => name).filter(hasRoom),
    regional: Object.keys(regionalAreas).filter(
      (circuit) => hasRoom(circuit) && (regionalAreas[circuit] ?? []).filter((one) => isPlayed(sport, one)).length > 1,
    ),
  };
  known.set(key, made);
  return made;
}

/** In the list of a group of countries, this many countries before and after a country count as its neighbours. */
const NEIGHBOURS = 2;

/**
 * Returns the group of countries to which a country belongs. Their clubs recruit players in the same places. Undefined
 * if the country is in no group.
 *
 * @example
 * sphereOf('Canada')?.most // => 0.35
 */
export function sphereOf(home: string): Sphere | undefined {
  return spheres.find(({ homes }) => listOf(homes).includes(home));
}

const sources: Map<string, readonly string[]> = new Map();

/** Returns the names of the countries that foreign players come from; likelier ones are repeated. */
function sourcesOf(home: string, sport: string): readonly string[] {
  const found = sources.get(home + sport);
  if (found) return found;
  const { homes = '', from = '' } = sphereOf(home) ?? {};
  const own = listOf(homes);
  const at = own.indexOf(home);
  const near = own.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS + 1).filter((country) => country !== home);
  const barred = sport === 'Football' ? listOf(NO_FOOTBALLERS) : [];
  const players = [...near, ...near, ...listOf(from)].filter(
    (country) => country !== home && isPlayed(sport, country) && !barred.includes(country),
  );
  const made = players.length > 0 ? players : near;
  sources.set(home + sport, made);
  return made;
}

/**
 * Draws a foreign country that players and coaches come from: one near the home country, or one that clubs of the home
 * country sign players from and that plays the sport.
 *
 * @example
 * abroad({ pick: (list) => list[0] }, 'Portugal', 'Football') // => "France"
 */
export function abroad(random: Pick<Random, 'pick'>, home: string, sport = ''): string {
  return random.pick(sourcesOf(home, sport));
}
