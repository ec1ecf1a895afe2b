import { countryNamed, townNamed, townsOf } from './atlas.ts';
import type { Town } from './atlas.ts';
import { MOST_CLUBS } from './circuits.ts';
import type { Context } from './context.ts';
import { fill } from './grammar.ts';
import { familyNameOf } from './given-names.ts';
import { entry } from './lists/entry.ts';
import { listOf } from './lists/list-of.ts';
import { countries } from './lists/places.ts';
import { sportHomes } from './lists/sport-homes.ts';
import { NICKNAME_COLOURS, NICKNAMES, sportTerms } from './lists/sports.ts';
import { regionOf, withPreposition } from './regions/index.ts';
import type { Region } from './regions/index.ts';
import { sportOf } from './leagues.ts';
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
  /** The home towns of the teams of its league. Default: not known. */
  readonly homes?: readonly string[];
  /** Which of the teams it is, from 0. Default: by the id. */
  readonly seat?: number;
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
 * team_name(context, { city: 'Lisbon', sport: 'Football' }) // => "GD Ponte Velha Lisboa"
 * @example
 * team_name(context, { city: 'Denver', sport: 'Basketball' }) // => "Denver Badgers"
 */
export function team_name(context: Context, { city, sport = 'any', number = context.id }: TeamNameArgs): string {
  const place = townNamed(city);
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
  // Some of the first clubs of towns are named after a quarter.
  if (!american && number === 1 && slots[form]?.join() === 'word' && context.random.chance(OF_QUARTERS)) {
    values.set('word', context.random.pick(listOf(clubs.parts)));
  }
  const core = fill(cores[form] ?? '', (slot) => values.get(slot) ?? place.local ?? place.name);
  return american ? core : context.random.pick(listOf(clubs.marks[sport] ?? clubs.marks.any)).replace('*', core);
}

/** The share of the first clubs of towns that are. */
const OF_QUARTERS = 0.35;

/** A number for each town: those of a country are neighbours. */
let places: ReadonlyMap<string, number> | undefined;

function placeNumber(town: string): number {
  places ??= new Map(countries.flatMap(({ name }) => townsOf(name)).map((name, at) => [name, at]));
  return places.get(town) ?? 0;
}

/**
 * Numbers as {@link Context.distinct} deals them out, begun elsewhere in each town: the clubs of a league, whose numbers
 * are much the same, are then called differently. The second clubs of towns, of even numbers, begin half a round later.
 */
function dealt(context: Context, city: string): Context['distinct'] {
  const start = placeNumber(city);
  return (size, index = context.id - 1) => {
    const at = index % size;
    const turn = Math.floor(at / MOST_CLUBS) + (at % MOST_CLUBS === 1 ? Math.ceil(size / MOST_CLUBS) : 0);
    return context.distinct(size, index - at + ((turn + start) % size));
  };
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

/** So many words of a region are used up before the rest: its own, and some that many regions share. */
const OWN_WORDS = 20;

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
  const forms = filling.map((some, at) => ({ core: cores[at] ?? '', slots: slots[at] ?? [], lists: some }));
  const [first, ...further] = forms;
  // What only clubs of the region are called after stands at the end of the list, and comes first.
  const isWord = first !== undefined && first.slots.join() === 'word' && words.length > OWN_WORDS;
  const own = isWord
    ? [words.slice(-OWN_WORDS), words.slice(0, -OWN_WORDS)].map((part) => ({
        core: first.core,
        slots: first.slots,
        lists: [part],
      }))
    : [];
  const all = isWord ? [...own, ...further] : forms;
  return {
    cores: all.map(({ core }) => core),
    slots: all.map((form) => form.slots),
    lists: all.map((form) => form.lists),
    sizes: all.map((form) => combinations(...form.lists)),
  };
}

/**
 * The place where a team plays at home, of the kind that its sport needs and in the language of its town: named after the
 * town in one case of four, which at most one club of a league does, else after a quarter or, in some countries, a person of
 * old. Grounds of a league bear
 * different names as long as there are quarters; then they are named after the town. Source: own lists, by region.
 *
 * @example
 * stadium(context, { sport: 'Ice Hockey', city: 'Tampere' }) // => "Jääareena Puisto"
 */
export function stadium(context: Context, { sport, city, homes = [], seat = context.id - 1 }: StadiumArgs): string {
  const { random } = context;
  const place = townNamed(city);
  const region = regionFor(place);
  const { grounds, clubs } = region;
  const parts = listOf(clubs.parts);
  const kinds = grounds ? listOf(grounds[SURFACES[sport] ?? 'hall']) : entry(sportTerms, sport).grounds;
  const quarters = parts.length - DIRECTIONS;
  const turn = context.id - 1;
  const at =
    seat < quarters ? DIRECTIONS + context.distinct(quarters, turn % quarters) : (seat - quarters) % parts.length;
  // Where a quarter comes back, the kind differs. Both indexes are below the lengths.
  const part = parts[at] as string;
  const kind = kinds[(at + Math.floor(seat / parts.length)) % kinds.length] as string;
  const mayOwn = grounds?.ofTown !== '' && !homes.includes(city, seat + 1);
  const isOwn = mayOwn && (random.chance(OF_TOWN) || (homes.length > 0 && seat >= parts.length));
  if (!grounds) return `${isOwn ? (place.local ?? place.name) : part} ${kind}`;
  const { ofTown, people } = grounds;
  if (!isOwn && people !== undefined && random.chance(OF_PEOPLE)) {
    const families = listOf(region.family);
    const family = familyNameOf(families[context.distinct(families.length, turn % families.length)] ?? '');
    // Those who are honoured are no longer young.
    const given = random.pick(listOf(region.male).slice(0, HONOURED));
    return kind.replace('*', `${given} ${family}`.replaceAll(' ', people));
  }
  // No ground is called Campo Campo Grande.
  const isDouble = kind.includes(part.split(' ')[0] ?? '');
  return kind.replace('*', isOwn || isDouble ? withPreposition(place.local ?? place.name, ofTown) : part);
}

/** So many parts of a town that stand first in their list are points of the compass: grounds are called after them last. */
const DIRECTIONS = 4;
/** The share of grounds that are called after the town, that of the others after people, where any are, and how many names of older men they bear. */
const OF_TOWN = 0.28;
const OF_PEOPLE = 0.5;
const HONOURED = 10;

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

function regionFor(place: Town): Region {
  return regionOf(countryNamed(place.country).code);
}
