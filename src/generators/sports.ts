import { arg } from './arguments.ts';
import { countryNamed, townNamed, townsOf } from './atlas.ts';
import type { Town } from './atlas.ts';
import { combination, combinations, shortestFormFirst } from './combinations.ts';
import type { Context } from './context.ts';
import { defineGenerator } from './define.ts';
import { fill } from './grammar.ts';
import { sportOf } from './leagues.ts';
import { listOf } from './lists/list-of.ts';
import { countries } from './lists/places.ts';
import { sportHomes } from './lists/sport-homes.ts';
import { NICKNAME_COLOURS, NICKNAMES } from './lists/sports.ts';
import { regionOf } from './regions/index.ts';
import type { Region } from './regions/index.ts';
import { spelt } from './spelling.ts';
import { squadOf } from './squads.ts';

export const sport = defineGenerator({
  name: 'sport',
  makes: 'Team sport from a closed list that is played in the country.',
  args: {
    choices: arg.weights('Weights by sport.', { required: true }),
    country: arg.text('Country of the team. Default: any.'),
    league: arg.number('Number of the league, which decides the sport.', { internal: true }),
  },
  examples: [{ args: { choices: { Rugby: 1, Baseball: 9 }, country: 'Kenya' }, value: 'Rugby' }],
  make({ random }, { choices, country, league }): string {
    const ofLeague = league === undefined ? '' : sportOf(league);
    if (Object.hasOwn(choices, ofLeague)) return ofLeague;
    const sports = Object.keys(choices);
    const played = sports.filter((name) => country === undefined || (sportHomes[name]?.includes(country) ?? true));
    return random.weighted(choices, played.length > 0 ? played : sports);
  },
});

/** Patterns of names of teams with a nickname, as in North America; the shortest first. */
const NICKNAME_CORES: readonly string[] = ['{city} {nick}', '{city} {colour} {nick}', '{city} {part} {colour} {nick}'];

export const team_name = defineGenerator({
  name: 'team_name',
  makes: 'Name of a made-up sports team, in the style of its country. Unique within a city for 20,000 records.',
  args: {
    city: arg.text('Home city.', { required: true }),
    sport: arg.text('Sport of the team.', { default: 'any' }),
    clubNumber: arg.number('Number of the club within the city, from 1. Default: the id.', { formerly: 'number' }),
  },
  examples: [
    { args: { city: 'Lisbon', sport: 'Football' }, value: 'SC Independente Lisboa' },
    { args: { city: 'Denver', sport: 'Basketball' }, value: 'Denver Whirlwinds' },
  ],
  make(context, { city, sport, clubNumber = context.id }): string {
    const place = townNamed(city);
    const region = regionFor(place);
    const { clubs } = region;
    const american = hasNicknames(region, sport);
    const forms = wordingsOf(region)[american ? 1 : 0];
    const sizes = forms.map(({ size }) => size);
    const { form, index } = shortestFormFirst({ id: clubNumber, distinct: dealt(context, city) }, sizes);
    const { core = '', slots = [], lists = [] } = forms[form] ?? {};
    const drawn = combination(index, ...lists);
    const values = new Map(slots.map((slot, at) => [slot, drawn[at] ?? '']));
    const [word, other] = [values.get('word') ?? '', values.get('other')];
    if (other !== undefined) {
      const words = listOf(clubs.words);
      values.set('other', words[(words.indexOf(word) + words.indexOf(other)) % words.length] ?? '');
    }
    const marks = listOf(clubs.marks[sport] ?? clubs.marks.any);
    // Marks (such as FC) alternate between towns, so that no mark is too frequent in a league.
    const mark = american
      ? '*'
      : (marks[context.distinct(marks.length, (placeNumber(city) + clubNumber) % marks.length)] ?? '');
    const home = place.local ?? place.name;
    const named = fill(core, (slot) => values.get(slot) ?? (mark.includes('@') ? '' : home)).trim();
    return spelt(mark.replace('*', named).replace('@', home), place.country);
  },
});

/**
 * Whether teams of a sport have a nickname in a region, as in North America.
 */
export function hasNicknames({ clubs: { nicknames = '' } }: Region, sport: string): boolean {
  return nicknames === 'all' || listOf(nicknames).includes(sport);
}

/** The number of each town, by its name. Towns of a country have consecutive numbers. */
let places: ReadonlyMap<string, number> | undefined;

function placeNumber(town: string): number {
  places ??= new Map(countries.flatMap(({ name }) => townsOf(name)).map((name, at) => [name, at]));
  return places.get(town) ?? 0;
}

/**
 * Distances, in the list of words, between the words of two clubs of the same town. They exceed the number of towns in
 * a country, so that clubs of other towns come between.
 */
const STRIDES: readonly number[] = [17, 19, 13];

/**
 * Returns a function like {@link Context.distinct}, except that its numbers start elsewhere for each town. Without
 * that, the clubs of a league, whose numbers are similar, would have similar names.
 */
function dealt(context: Context, city: string): Context['distinct'] {
  const start = placeNumber(city);
  return (size, index = context.id - 1) => {
    const at = index % size;
    // Coprime with the size, so that each number comes up once.
    const stride = STRIDES.find((step) => size % step > 0) ?? 1;
    return context.distinct(size, index - at + ((at * stride + start) % size));
  };
}

/**
 * A pattern of team names in a region: its slots (placeholders), the list of words for each of them, and how many names
 * it makes.
 */
interface NameForm {
  readonly core: string;
  readonly slots: readonly string[];
  readonly lists: readonly (readonly string[])[];
  readonly size: number;
}

/** The patterns of team names in a region: those without and those with a nickname. */
type Wordings = readonly [clubs: readonly NameForm[], nicknames: readonly NameForm[]];

const wordings: Map<Region, Wordings> = new Map();

function wordingsOf(region: Region): Wordings {
  let made = wordings.get(region);
  if (!made) {
    made = [formsOf(region, region.clubs.cores), formsOf(region, region.clubs.nickCores ?? NICKNAME_CORES)];
    wordings.set(region, made);
  }
  return made;
}

/** The first words of a list are shared by many regions: this many. They are used after all other words. */
const SHARED_WORDS = 22;
/** A list of districts starts with this many points of the compass. No team is named after these. */
const DIRECTIONS = 4;

function formsOf({ clubs }: Region, cores: readonly string[]): readonly NameForm[] {
  const words = listOf(clubs.words);
  const all: Readonly<Record<string, readonly string[]>> = {
    word: words,
    // The second word is chosen by its distance from the first one, so the two always differ.
    other: words.slice(1),
    part: listOf(clubs.parts),
    nick: listOf(clubs.nicks ?? NICKNAMES),
    colour: listOf(NICKNAME_COLOURS),
  };
  return cores.flatMap((core) => {
    const slots = Object.keys(all).filter((slot) => core.includes(`{${slot}}`));
    // Words of this region alone are at the end of the list. They are used first, together with the districts.
    const fillings =
      slots.join() === 'word'
        ? [[[...words.slice(SHARED_WORDS), ...listOf(clubs.parts).slice(DIRECTIONS)]], [words.slice(0, SHARED_WORDS)]]
        : [slots.map((slot) => all[slot] ?? [])];
    return fillings.map((lists) => ({ core, slots, lists, size: combinations(...lists) }));
  });
}

export const position = defineGenerator({
  name: 'position',
  makes: 'Position of a player in a sport, as frequent as in a squad.',
  args: {
    squadIndex: arg.number('Index of the player within the squad, from 0. Default: any.', {
      formerly: 'slot',
      internal: true,
    }),
    sport: arg.text('Sport of the player.', { required: true }),
  },
  examples: [{ args: { sport: 'Basketball' }, value: 'Center' }],
  make({ random }, { sport, squadIndex }): string {
    const squad = squadOf(sport);
    return (squadIndex === undefined ? random.pick(squad) : squad[squadIndex])?.position ?? '';
  },
});

/** Matches French-speaking towns of Belgium. */
const WALLOON = /^(?:Charleroi|Liège|Mons|Namur)$/;

/**
 * Returns the region whose names of clubs and grounds a town uses: that of its country, unless the town speaks another
 * language.
 *
 * @example
 * regionFor({ name: 'Mons', country: 'Belgium' }).hotels.and // => " et "
 */
export function regionFor({ name, country }: Pick<Town, 'name' | 'country'>): Region {
  return regionOf(WALLOON.test(name) ? 'FR' : countryNamed(country).code);
}
