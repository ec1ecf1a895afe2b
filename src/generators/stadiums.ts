import { arg } from './arguments.ts';
import { townNamed } from './atlas.ts';
import type { Context } from './context.ts';
import { defineGenerator } from './define.ts';
import { familyNameOf } from './given-names.ts';
import { entry } from './lists/entry.ts';
import { listOf } from './lists/list-of.ts';
import { sportTerms } from './lists/sports.ts';
import { ENGLISH_GROUNDS } from './lists/venues.ts';
import { ENGLISH_PARTS } from './regions/common.ts';
import { withPreposition } from './regions/index.ts';
import type { Region } from './regions/index.ts';
import { hasNicknames, regionFor } from './sports.ts';

/** Kinds of grounds by sport. Other sports are played in a hall. */
const SURFACES: Readonly<Record<string, 'outdoor' | 'ice'>> = {
  Football: 'outdoor',
  Rugby: 'outdoor',
  Baseball: 'outdoor',
  'Ice Hockey': 'ice',
};

/** A list of districts starts with this many points of the compass. Grounds are named after these last. */
const DIRECTIONS = 4;
/**
 * Share of grounds, from 0 to 1, that are named after the town, in regions whose clubs are not named after districts.
 */
const OF_TOWN = 0.28;
/** Share of the other grounds of these regions, from 0 to 1, that are named after people. */
const OF_PEOPLE = 0.3;
/**
 * Share of grounds, from 0 to 1, that are named after people, in regions whose clubs are named after districts, if the
 * team itself is not. The others are named after the town.
 */
const NOT_OF_TOWN = 0.5;
/** People of the past have only given names from the start of a list: this many. */
const HONOURED = 10;

export const stadium = defineGenerator({
  name: 'stadium',
  makes: 'Name of the home ground of a team, in the language of its city.',
  args: {
    sport: arg.text('Sport of the team.', { required: true }),
    city: arg.text('Home city.', { required: true }),
    name: arg.text('Name of the team, which may mention the district.'),
    homeCities: arg.texts('Home cities of the teams of the league.', { formerly: 'homes', internal: true }),
    teamIndex: arg.number('Index of the team within the league, from 0. Default: by the id.', {
      formerly: 'seat',
      internal: true,
    }),
  },
  examples: [{ args: { sport: 'Ice Hockey', city: 'Tampere' }, value: 'Suvelan jäähalli' }],
  make(context, args): string {
    const { sport, city, name = '', homeCities = [], teamIndex = context.id - 1 } = args;
    const { random } = context;
    const place = townNamed(city);
    const region = regionFor(place);
    const { grounds, clubs } = region;
    const { ofTown, people } = grounds ?? {};
    const isLast = !homeCities.includes(city, teamIndex + 1);
    const kinds = grounds ? listOf(grounds[SURFACES[sport] ?? 'hall']) : kindsIn(place.country, sport);
    const own = withPreposition(place.local ?? place.name, ofTown);
    const build = (called: string, kind = random.pick(kinds)): string =>
      grounds ? kind.replace('*', called) : `${called} ${kind}`;
    const isEnglish = clubs.parts === ENGLISH_PARTS;
    if (isEnglish || ofTown === '' || hasNicknames(region, sport)) {
      const parts = listOf(isEnglish ? ENGLISH_GROUNDS : (grounds?.after ?? clubs.parts));
      const mayOwn = isLast && ofTown !== '' && people !== '';
      if (mayOwn && random.chance(OF_TOWN))
        return build(own, grounds ? undefined : random.pick(kinds.filter(isOfTown)));
      if (people !== undefined && random.chance(OF_PEOPLE)) return build(honoured(context, region));
      return build(parts[turnOf(context, parts.length, teamIndex)] as string);
    }
    const parts = listOf(clubs.parts);
    // If the name of the club has another word too, or the town a second club, another ground may be in the same
    // district.
    const isOnly = !homeCities.includes(city) || homeCities.indexOf(city) === teamIndex;
    const isPlain = isOnly && !listOf(clubs.words).some((word) => name.includes(word));
    const quarter = parts.slice(DIRECTIONS).find((part) => isPlain && ` ${name} `.includes(` ${part} `));
    if (quarter !== undefined) return build(quarter);
    if (people !== undefined && (!isLast || random.chance(NOT_OF_TOWN))) return build(honoured(context, region));
    if (isLast) return build(own);
    const before = homeCities.slice(0, teamIndex).filter((home, at) => homeCities.includes(home, at + 1)).length;
    return build(parts[before % DIRECTIONS] as string, kinds[Math.floor(before / DIRECTIONS) % kinds.length]);
  },
});

/** Whether a ground of this kind can have the name of its town: no street is called after the town that it is in. */
const isOfTown = (kind: string): boolean => !/^(?:Road|Lane|Street|Park|Field|Ground)$/.test(kind);

/** Returns the words for grounds of a sport in a country where they have English names. */
function kindsIn(country: string, sport: string): readonly string[] {
  const { grounds, british = [] } = entry(sportTerms, sport);
  return country === 'United Kingdom' || country === 'Ireland' ? [...grounds, ...british] : grounds;
}

/**
 * Returns the index of the district that a ground is named after, for the team at index `seat` of its league. Each
 * league starts elsewhere in the list of districts.
 */
function turnOf(context: Context, parts: number, seat: number): number {
  const quarters = parts - DIRECTIONS;
  return seat < quarters
    ? DIRECTIONS + ((context.distinct(quarters, seat) + ((context.id - 1 - seat) >> 2)) % quarters)
    : (seat - quarters) % parts;
}

/** Returns the name of a person of the past: the full name, or only the family name in regions that name grounds so. */
function honoured(context: Context, { family, male, grounds }: Region): string {
  const people = grounds?.people ?? '';
  const families = listOf(family);
  const last = familyNameOf(families[context.distinct(families.length, (context.id - 1) % families.length)] ?? '');
  const first = context.random.pick(listOf(male).slice(0, HONOURED));
  return people === '' ? last : `${first} ${last}`.replaceAll(' ', people);
}
