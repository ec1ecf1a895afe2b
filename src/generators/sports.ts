import { countryNamed, townNamed, townsOf } from './atlas.ts';
import type { Town } from './atlas.ts';
import type { Context } from './context.ts';
import { fill } from './grammar.ts';
import { listOf } from './lists/list-of.ts';
import { countries } from './lists/places.ts';
import { sportHomes } from './lists/sport-homes.ts';
import { NICKNAME_COLOURS, NICKNAMES } from './lists/sports.ts';
import { regionOf } from './regions/index.ts';
import type { Region } from './regions/index.ts';
import { sportOf } from './leagues.ts';
import { squadOf } from './squads.ts';
import { combination, combinations, tierOf } from './tiers.ts';
import { spelt } from './spelling.ts';

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

/**
 * The name of a team as clubs of the sport are called in its country, coined: `SV Aurora Graz`, `Denver Otters`. No two
 * of 20,000 records in one city share a name. Source: own lists, by region.
 *
 * @example
 * team_name(context, { city: 'Lisbon', sport: 'Football' }) // => "GD Jardim Lisboa"
 * @example
 * team_name(context, { city: 'Denver', sport: 'Basketball' }) // => "Denver Ospreys"
 */
export function team_name(context: Context, { city, sport = 'any', number = context.id }: TeamNameArgs): string {
  const place = townNamed(city);
  const region = regionFor(place);
  const { clubs } = region;
  const american = hasNicknames(region, sport);
  const forms = wordingsOf(region)[american ? 1 : 0];
  const sizes = forms.map(({ size }) => size);
  const { form, index } = tierOf({ id: number, distinct: dealt(context, city) }, sizes);
  const { core = '', slots = [], lists = [] } = forms[form] ?? {};
  const drawn = combination(index, ...lists);
  const values = new Map(slots.map((slot, at) => [slot, drawn[at] ?? '']));
  const [word, other] = [values.get('word') ?? '', values.get('other')];
  if (other !== undefined) {
    const words = listOf(clubs.words);
    values.set('other', words[(words.indexOf(word) + words.indexOf(other)) % words.length] ?? '');
  }
  const marks = listOf(clubs.marks[sport] ?? clubs.marks.any);
  // Towns take turns: no mark is that of half a league.
  const mark = american
    ? '*'
    : (marks[context.distinct(marks.length, (placeNumber(city) + number) % marks.length)] ?? '');
  const home = place.local ?? place.name;
  const named = fill(core, (slot) => values.get(slot) ?? (mark.includes('@') ? '' : home)).trim();
  return spelt(mark.replace('*', named).replace('@', home), place.country);
}

/**
 * Whether teams of a sport bear a nickname in a region, as in North America.
 */
export function hasNicknames({ clubs: { nicknames = '' } }: Region, sport: string): boolean {
  return nicknames === 'all' || listOf(nicknames).includes(sport);
}

/** A number for each town: those of a country are neighbours. */
let places: ReadonlyMap<string, number> | undefined;

function placeNumber(town: string): number {
  places ??= new Map(countries.flatMap(({ name }) => townsOf(name)).map((name, at) => [name, at]));
  return places.get(town) ?? 0;
}

/** How far the words of a town's second club are from those of its first one: further than a country has towns. */
const STRIDES: readonly number[] = [17, 19, 13];

/**
 * Numbers as {@link Context.distinct} deals them out, begun elsewhere in each town: the clubs of a league, whose numbers
 * are much the same, are then called differently.
 */
function dealt(context: Context, city: string): Context['distinct'] {
  const start = placeNumber(city);
  return (size, index = context.id - 1) => {
    const at = index % size;
    // Without a factor in common with the size, so that each comes up once.
    const stride = STRIDES.find((step) => size % step > 0) ?? 1;
    return context.distinct(size, index - at + ((at * stride + start) % size));
  };
}

/** A form of the names of a region's teams, with its slots, the lists that fill them, and how many combinations it has. */
interface Form {
  readonly core: string;
  readonly slots: readonly string[];
  readonly lists: readonly (readonly string[])[];
  readonly size: number;
}

/** The forms of clubs, and of nicknames. */
type Wordings = readonly [clubs: readonly Form[], nicknames: readonly Form[]];

const wordings: Map<Region, Wordings> = new Map();

function wordingsOf(region: Region): Wordings {
  let made = wordings.get(region);
  if (!made) {
    made = [formsOf(region, region.clubs.cores), formsOf(region, region.clubs.nickCores ?? NICKNAME_CORES)];
    wordings.set(region, made);
  }
  return made;
}

/** So many words of a region come after the rest: those that many regions share. Points of the compass are no names. */
const SHARED_WORDS = 22;
const DIRECTIONS = 4;

function formsOf({ clubs }: Region, cores: readonly string[]): readonly Form[] {
  const words = listOf(clubs.words);
  const all: Readonly<Record<string, readonly string[]>> = {
    word: words,
    // Another word is never the same one: it is so many places further on.
    other: words.slice(1),
    part: listOf(clubs.parts),
    nick: listOf(clubs.nicks ?? NICKNAMES),
    colour: listOf(NICKNAME_COLOURS),
  };
  return cores.flatMap((core) => {
    const slots = Object.keys(all).filter((slot) => core.includes(`{${slot}}`));
    // What only clubs of the region are called after stands at the end of the list, and comes first, among quarters.
    const fillings =
      slots.join() === 'word'
        ? [[[...words.slice(SHARED_WORDS), ...listOf(clubs.parts).slice(DIRECTIONS)]], [words.slice(0, SHARED_WORDS)]]
        : [slots.map((slot) => all[slot] ?? [])];
    return fillings.map((lists) => ({ core, slots, lists, size: combinations(...lists) }));
  });
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

/** Towns of Belgium where people speak French. */
const WALLOON = /^(?:Charleroi|Liège|Mons|Namur)$/;

/**
 * The region whose clubs and grounds those of a town are called like: its country's, unless it speaks another language.
 *
 * @example
 * regionFor({ name: 'Mons', country: 'Belgium' }).hotels.and // => " et "
 */
export function regionFor({ name, country }: Pick<Town, 'name' | 'country'>): Region {
  return regionOf(WALLOON.test(name) ? 'FR' : countryNamed(country).code);
}
