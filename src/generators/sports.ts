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
  makes: 'A team sport from a closed list that is played in the country.',
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

/** The name of a team in the North American way, the shortest form first. */
const NICKNAME_CORES: readonly string[] = ['{city} {nick}', '{city} {colour} {nick}', '{city} {part} {colour} {nick}'];

export const team_name = defineGenerator({
  name: 'team_name',
  makes: 'Name of a made-up sports team, as clubs are called in its country. Unique within a city for 20,000 records.',
  args: {
    city: arg.text('Home city.', { required: true }),
    sport: arg.text('Sport of the team.', { default: 'any' }),
    clubNumber: arg.number('Number of the club within the city, from 1. Default: the id.', { formerly: 'number' }),
  },
  examples: [
    { args: { city: 'Lisbon', sport: 'Football' }, value: 'GD Jardim Lisboa' },
    { args: { city: 'Denver', sport: 'Basketball' }, value: 'Denver Ospreys' },
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
    // Towns take turns: no mark is that of half a league.
    const mark = american
      ? '*'
      : (marks[context.distinct(marks.length, (placeNumber(city) + clubNumber) % marks.length)] ?? '');
    const home = place.local ?? place.name;
    const named = fill(core, (slot) => values.get(slot) ?? (mark.includes('@') ? '' : home)).trim();
    return spelt(mark.replace('*', named).replace('@', home), place.country);
  },
});

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
interface NameForm {
  readonly core: string;
  readonly slots: readonly string[];
  readonly lists: readonly (readonly string[])[];
  readonly size: number;
}

/** The forms of clubs, and of nicknames. */
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

/** So many words of a region come after the rest: those that many regions share. Points of the compass are no names. */
const SHARED_WORDS = 22;
const DIRECTIONS = 4;

function formsOf({ clubs }: Region, cores: readonly string[]): readonly NameForm[] {
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

export const position = defineGenerator({
  name: 'position',
  makes: 'Position of a player in a sport, each as often as a squad has it.',
  args: {
    squadIndex: arg.number('Index of the player within the squad, from 0. Default: any.', {
      formerly: 'slot',
      internal: true,
    }),
    sport: arg.text('Sport of the player.', { required: true }),
  },
  examples: [{ args: { sport: 'Basketball' }, value: 'Point Guard' }],
  make({ random }, { sport, squadIndex }): string {
    const squad = squadOf(sport);
    return (squadIndex === undefined ? random.pick(squad) : squad[squadIndex])?.position ?? '';
  },
});

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
