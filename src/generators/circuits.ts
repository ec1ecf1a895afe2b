import { regionalCircuits } from './lists/circuits.ts';
import { cities, countries } from './lists/places.ts';
import { sportHomes } from './lists/sport-homes.ts';
import type { Random } from './random.ts';

/** Where leagues of a sport are played. */
interface Circuits {
  /** Countries with so many cities that a league finds room. */
  readonly national: readonly string[];
  /** Names of groups of neighbouring countries that play the sport. */
  readonly regional: readonly string[];
}

/** For how many of its teams a league needs a city: in most leagues, and in those of 18 teams and more. */
const CLUBS = 3.5;
const MORE_CLUBS = 4;
const LARGE = 18;

/** Whether a sport has leagues in a country. */
function isPlayed(sport: string, country: string): boolean {
  return sportHomes[sport]?.includes(country) ?? true;
}

const homes: Map<string, readonly string[]> = new Map();

/**
 * The cities in which the teams of a circuit may be at home, in the order of the list of places: those of a country, or
 * of all the countries of a group that play the sport.
 *
 * @param circuit the name of a country or of a group of countries
 * @example
 * citiesOf('Baltic', 'Ice Hockey') // => ["Tallinn","Tartu","Riga"]
 */
export function citiesOf(circuit: string, sport: string): readonly string[] {
  const key = `${circuit}/${sport}`;
  const known = homes.get(key);
  if (known) return known;
  const members = Object.hasOwn(regionalCircuits, circuit) ? (regionalCircuits[circuit] ?? []) : [circuit];
  const played = new Set(members.filter((country) => isPlayed(sport, country)));
  const found = cities.filter(({ country }) => played.has(country)).map(({ name }) => name);
  homes.set(key, found);
  return found;
}

const known: Map<string, Circuits> = new Map();

/**
 * The circuits that have leagues of a sport, of up to so many teams: national ones, and regional ones of at least two
 * countries.
 *
 * @param size the number of teams that a league has at the most
 * @example
 * circuitsOf('Baseball', 12).regional // => ["North American","Caribbean","East Asian"]
 */
export function circuitsOf(sport: string, size: number): Circuits {
  const key = `${sport}/${size}`;
  const found = known.get(key);
  if (found) return found;
  const least = Math.ceil(size / (size >= LARGE ? MORE_CLUBS : CLUBS));
  const hasRoom = (circuit: string): boolean => citiesOf(circuit, sport).length >= least;
  const made: Circuits = {
    national: countries.map(({ name }) => name).filter(hasRoom),
    regional: Object.keys(regionalCircuits).filter(
      (circuit) =>
        hasRoom(circuit) && (regionalCircuits[circuit] ?? []).filter((one) => isPlayed(sport, one)).length > 1,
    ),
  };
  known.set(key, made);
  return made;
}

/**
 * A country that players of a sport come from, other than the home country: one of its neighbours in every second case,
 * any that plays the sport in the others.
 *
 * @example
 * abroad({ chance: () => true, pick: (list) => list[0] }, 'Portugal', 'Football') // => "Spain"
 */
export function abroad(random: Pick<Random, 'chance' | 'pick'>, home: string, sport: string): string {
  const plays = (country: string): boolean => country !== home && isPlayed(sport, country);
  const near = random.chance(0.5)
    ? Object.values(regionalCircuits).flatMap((members) => (members.includes(home) ? members.filter(plays) : []))
    : [];
  return random.pick(near.length > 0 ? near : countries.map(({ name }) => name).filter(plays));
}
