import { cityNamed, countryNamed } from './atlas.ts';
import type { Context } from './context.ts';
import { fill } from './grammar.ts';
import { entry } from './lists/entry.ts';
import { listOf } from './lists/list-of.ts';
import { cities } from './lists/places.ts';
import type { City } from './lists/places.ts';
import { sportHomes } from './lists/sport-homes.ts';
import { groundNames, NICKNAME_COLOURS, NICKNAMES, sportTerms } from './lists/sports.ts';
import { englishRegions, regionOf } from './regions/index.ts';
import type { Region } from './regions/index.ts';
import { MOST_CLUBS, sportOf } from './leagues.ts';
import { squadOf } from './squads.ts';
import { combination, combinations, tierOf } from './tiers.ts';

/** For {@link team_name}. */
interface TeamNameArgs {
  /** The home city, which the name bears. */
  readonly city: string;
  /** The sport, for the way clubs of that sport are called. Default: any. */
  readonly sport?: string;
  /** A number that no other team of the city has, from 1: clubs of low numbers have short names. Default: the id. */
  readonly number?: number;
}

interface SportArgs {
  readonly sport: string;
}

/** For {@link position}. */
interface PositionArgs extends SportArgs {
  /** The place in a squad, from 0. Default: any. */
  readonly slot?: number;
}

/** For {@link stadium}. */
interface StadiumArgs extends SportArgs {
  readonly city: string;
}

/** For {@link sport}. */
interface SportChoiceArgs {
  /** The closed list of sports, each with its weight. */
  readonly choices: Readonly<Record<string, number>>;
  /** Where the team is at home. Default: anywhere, and any sport will do. */
  readonly country?: string;
  /** The number of the league that plays it: {@link sportOf} decides, if it is one of the list. */
  readonly league?: number;
}

/**
 * A team sport of a closed list that is played in a country, or any of it where none is: no ice hockey in Peru. Source: own list of countries for
 * the sports that are not played everywhere.
 *
 * @example
 * sport(context, { choices: { Rugby: 1, Baseball: 9 }, country: 'Kenya' }) // => "Rugby"
 */
export function sport({ random }: Context, { choices, country, league }: SportChoiceArgs): string {
  const ofLeague = league === undefined ? '' : sportOf(league);
  if (Object.hasOwn(choices, ofLeague)) return ofLeague;
  const sports = Object.keys(choices);
  const played = sports.filter((name) => country === undefined || (sportHomes[name]?.includes(country) ?? true));
  return random.weighted(choices, played.length > 0 ? played : sports);
}

/** The name of a team in the North American way, the shortest form first. */
const NICKNAME_CORES: readonly string[] = ['{city} {nick}', '{city} {colour} {nick}', '{city} {part} {colour} {nick}'];

/** What sports are played on; those not named are played in a hall. */
const SURFACES: Readonly<Record<string, 'outdoor' | 'ice'>> = {
  Football: 'outdoor',
  Rugby: 'outdoor',
  Baseball: 'outdoor',
  'Ice Hockey': 'ice',
};

/**
 * The name of a team as clubs of the sport are called in its country, coined: `SV Aurora Graz`, `Denver Otters`. No two
 * of 20,000 records in one city share a name. Source: own lists, by region.
 *
 * @example
 * team_name(context, { city: 'Lisbon', sport: 'Football' }) // => "SC Lux Lisboa"
 * @example
 * team_name(context, { city: 'Denver', sport: 'Basketball' }) // => "Denver Wolverines"
 */
export function team_name(context: Context, { city, sport = 'any', number = context.id }: TeamNameArgs): string {
  const place = cityNamed(city);
  const region = regionFor(place);
  const { clubs } = region;
  const american = clubs.nicknames === 'all' || listOf(clubs.nicknames ?? '').includes(sport);
  const { cores, slots, lists, sizes } = american ? nicknamesOf(region) : clubNamesOf(region);
  const { form, index } = tierOf({ id: number, distinct: dealt(context, city) }, sizes);
  const drawn = combination(index, ...(lists[form] ?? []));
  const values = new Map((slots[form] ?? []).map((slot, at) => [slot, drawn[at] ?? '']));
  const other = values.get('other');
  if (other !== undefined) {
    const words = listOf(clubs.words);
    const further = words.indexOf(values.get('word') ?? '') + words.indexOf(other);
    values.set('other', words[further % words.length] ?? '');
  }
  const core = fill(cores[form] ?? '', (slot) => values.get(slot) ?? place.local ?? place.name);
  return american ? core : context.random.pick(listOf(clubs.marks[sport] ?? clubs.marks.any)).replace('*', core);
}

/** The place of each city in the list of places: those of a country are neighbours there. */
const places: ReadonlyMap<string, number> = new Map(cities.map(({ name }, at) => [name, at]));

/**
 * Numbers as {@link Context.distinct} deals them out, begun elsewhere in each city, so many apart as a city has clubs in
 * a league: the clubs of a league, whose numbers are much the same, are then called differently.
 */
function dealt(context: Context, city: string): Context['distinct'] {
  const start = MOST_CLUBS * (places.get(city) ?? 0);
  return (size, index = context.id - 1) =>
    context.distinct(size, index - (index % size) + (((index % size) + start) % size));
}

/** The forms of the names of a region's teams, each with its slots and the lists that fill them. */
interface Wording {
  readonly cores: readonly string[];
  readonly slots: readonly (readonly string[])[];
  readonly lists: readonly (readonly (readonly string[])[])[];
  /** How many combinations each form has. */
  readonly sizes: readonly number[];
}

/** Works something out of a region once. */
function once(make: (region: Region) => Wording): (region: Region) => Wording {
  const known = new Map<Region, Wording>();
  return (region) => {
    const made = known.get(region) ?? make(region);
    known.set(region, made);
    return made;
  };
}

const clubNamesOf: (region: Region) => Wording = once((region) => wordingOf(region, region.clubs.cores));
const nicknamesOf: (region: Region) => Wording = once((region) => wordingOf(region, NICKNAME_CORES));

function wordingOf({ clubs }: Region, cores: readonly string[]): Wording {
  const words = listOf(clubs.words);
  const lists: Readonly<Record<string, readonly string[]>> = {
    word: words,
    // Another word is never the same one: it is so many places further on.
    other: words.slice(1),
    part: listOf(clubs.parts),
    nick: listOf(NICKNAMES),
    colour: listOf(NICKNAME_COLOURS),
  };
  const slots = cores.map((core) => Object.keys(lists).filter((slot) => core.includes(`{${slot}}`)));
  const filling = slots.map((names) => names.map((slot) => lists[slot] ?? []));
  return { cores, slots, lists: filling, sizes: filling.map((some) => combinations(...some)) };
}

/**
 * The place where a team plays at home, of the kind that its sport needs and in the language of its city: named after the
 * city in one case of three, after a quarter or a club's word in the others. Source: own lists, by region.
 *
 * @example
 * stadium(context, { sport: 'Ice Hockey', city: 'Tampere' }) // => "Jääareena Linna"
 */
export function stadium({ random }: Context, { sport, city }: StadiumArgs): string {
  const place = cityNamed(city);
  const own = random.chance(1 / 3) ? (place.local ?? place.name) : undefined;
  const region = regionFor(place);
  const { grounds, clubs } = region;
  const kinds = entry(sportTerms, sport).grounds;
  if (!grounds) {
    const names = englishRegions.has(region) ? groundNames : listOf(clubs.parts);
    return `${own ?? random.pick(names)} ${random.pick(kinds)}`;
  }
  const pattern = random.pick(listOf(grounds[SURFACES[sport] ?? 'hall']));
  const name = own ?? random.pick(listOf(random.chance(0.6) ? clubs.parts : clubs.words));
  // No ground is called Campo Campo Grande.
  const isDouble = pattern.includes(name.split(' ')[0] ?? '');
  return pattern.replace('*', isDouble ? (place.local ?? place.name) : name);
}

/**
 * A position in a sport, each as often as a squad has it, or that of a place in the squad. Source: own list.
 *
 * @example
 * position(context, { sport: 'Basketball' }) // => "Point Guard"
 */
export function position({ random }: Context, { sport, slot }: PositionArgs): string {
  const squad = squadOf(sport);
  return (slot === undefined ? random.pick(squad) : squad[slot])?.position ?? '';
}

function regionFor(place: City): Region {
  return regionOf(countryNamed(place.country).code);
}
