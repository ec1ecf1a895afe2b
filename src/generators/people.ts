import { arg, type FilledArgs } from './arguments.ts';
import { DAY } from './calendar.ts';
import type { Context } from './context.ts';
import { defineGenerator } from './define.ts';
import { familyNameOf, givenNameOf, givenNames } from './given-names.ts';
import { listOf } from './lists/list-of.ts';
import { SHORTER, squadTerms } from './lists/squads.ts';
import { familiesIn, type Home, mixedName, mixedNames, originOf, originOfGiven } from './name-origins.ts';
import { pairOf } from './name-pairs.ts';
import { alongCurve } from './random.ts';
import { englishRegions } from './regions/index.ts';
import type { Region } from './regions/index.ts';
import { RARE_ENGLISH_FAMILIES } from './regions/common.ts';

/** The genders for which given names are drawn. */
type Gender = 'female' | 'male' | 'non-binary';

const NAME_ARGS = {
  name: arg.text('The full name, if it is known.'),
  first: arg.text('The given name, if it is known.'),
  last: arg.text('The family name, if it is known.'),
  foreignShare: arg.number('Share of people with names from another region, from 0 to 1. Needs gender and country.', {
    formerly: 'elsewhere',
  }),
  namePool: arg.word('eighth', 'rest')(
    'Part of all names of a region. People of resources with different parts never have the same name.',
    { formerly: 'apart', internal: true },
  ),
  gender: arg.word('female', 'male', 'non-binary')('Gender of the person. Default: female or male.'),
  age: arg.number('Age in years. Leaves out names that only older or younger people have.'),
  country: arg.text('English name of a country.'),
  city: arg.text('English name of a city.'),
};

type NameArgs = FilledArgs<typeof NAME_ARGS>;

/** By how much the height of a player may differ from the mean of the position, as a share of that mean. */
const HEIGHT_RANGE = 0.072;
/** By how much the body mass index of a player may differ from the mean of the position. */
const INDEX_RANGE = 3.2;

/** For women: the factor on the mean height of men in a position, and what is added to the mean body mass index. */
const WOMEN = { height: 0.93, index: -1.1 };

export const name = defineGenerator({
  name: 'name',
  makes: 'Full name of a person: given name, then family name. Names rarely repeat.',
  args: NAME_ARGS,
  examples: [
    { args: { first: 'Ines', last: 'Okafor' }, value: 'Ines Okafor' },
    { args: { country: 'Finland', gender: 'female' }, value: 'Milla Korhonen' },
  ],
  make(context, args): string {
    const { random } = context;
    const { name: whole, first, last, country, city } = args;
    if (whole !== undefined) return whole;
    if (first !== undefined || last !== undefined) {
      const given = first ?? first_name.make(context, args);
      return `${given} ${last ?? last_name.make(context, { ...args, first: given })}`;
    }
    if (country === undefined && city === undefined && args.gender === undefined) {
      return mixedName(context.distinct(mixedNames()));
    }
    const region = originOf(random, args, args.foreignShare);
    const gender = args.gender ?? eitherGender(context);
    return fullName(context, region, familiesIn(region, args), gender, args.namePool);
  },
});

export const first_name = defineGenerator({
  name: 'first_name',
  makes: 'Given name that is common in the country or, for 8% of people, in another region.',
  args: {
    gender: arg.word('female', 'male', 'non-binary')('Gender of the person. Default: female or male.'),
    age: arg.number('Age in years. Leaves out names that only older or younger people have.'),
    country: arg.text('English name of a country.'),
    city: arg.text('English name of a city.'),
  },
  examples: [{ args: { gender: 'female', country: 'Poland' }, value: 'Oliwia' }],
  make(context, args): string {
    const { random } = context;
    const region = originOf(random, args);
    return givenNameOf(random, givenNames(region, args.gender ?? eitherGender(context)), args.age);
  },
});

export const last_name = defineGenerator({
  name: 'last_name',
  makes: 'Family name that is common in the country, in the form for the gender.',
  args: {
    first: arg.text('Given name of the same person. The family name comes from the same region.'),
    gender: arg.word('female', 'male', 'non-binary')('Gender of the person. Default: female or male.'),
    age: arg.number('Age in years. Leaves out names that only older or younger people have.'),
    country: arg.text('English name of a country.'),
    city: arg.text('English name of a city.'),
  },
  examples: [{ args: { first: 'Jana', gender: 'female', country: 'Czechia' }, value: 'Vlčková' }],
  make(context, args): string {
    const { random } = context;
    const region =
      (args.first === undefined ? undefined : originOfGiven(random, args.first, args)) ?? originOf(random, args);
    return familyNameOf(unevenName(random, region) ?? evenName(context, region, args), args.gender);
  },
});

/**
 * Family names that are equally frequent, by the list that they were taken from and by turn; kept for the next record.
 */
const even: WeakMap<readonly string[], Map<number, readonly string[]>> = new WeakMap();

/** Returns the family names of a list that are equally frequent, for one turn: without those that many people have. */
function evenNames(
  families: readonly string[],
  { frequent = {}, byTurns = 1 }: Region,
  turn: number,
): readonly string[] {
  const known = even.get(families) ?? new Map<number, readonly string[]>();
  even.set(families, known);
  let names = known.get(turn);
  if (!names) {
    names = families.filter((family, at) => (turn < 0 || at % byTurns === turn) && !Object.hasOwn(frequent, family));
    known.set(turn, names);
  }
  return names;
}

/**
 * Returns a family name from those of a region that are equally frequent, in the form for the gender of a given name.
 */
function evenName(
  context: Context,
  region: Region,
  { first = '', ...home }: Home & { readonly first?: string },
): string {
  const place = givenNames(region).indexOf(first);
  const names = evenNames(familiesIn(region, home), region, place < 0 ? -1 : place % (region.byTurns ?? 1));
  // `distinct` returns an index below the length of the list, so there is an element.
  return names[context.distinct(names.length)] as string;
}

/** Percentage of people with a rare family name, in regions where most names are English. */
const RARE = 22;

const frequentNames: WeakMap<Region, readonly (readonly [family: string, percent: number])[]> = new WeakMap();

/** Returns the most frequent family names of a region, each with the percentage of people who have it. */
function frequentOf(region: Region): readonly (readonly [family: string, percent: number])[] {
  const known = frequentNames.get(region) ?? Object.entries(region.frequent ?? {});
  frequentNames.set(region, known);
  return known;
}

/**
 * Draws one of the most frequent family names of a region, as often as people there have it, or a rare one. Undefined
 * for all other people.
 */
function unevenName(random: Context['random'], region: Region): string | undefined {
  let share = random.between(0, 100);
  const [found] = frequentOf(region).find(([, percent]) => (share -= percent) < 0) ?? [];
  return found ?? (share < RARE && englishRegions.has(region) ? random.pick(listOf(RARE_ENGLISH_FAMILIES)) : undefined);
}

function eitherGender({ random }: Context): Gender {
  return random.chance(0.5) ? 'female' : 'male';
}

/** Returns a full name of a region for the record. A name repeats only after all others have been used. */
function fullName(
  context: Context,
  region: Region,
  families: readonly string[],
  gender: Gender,
  apart?: NameArgs['namePool'],
): string {
  const given = givenNames(region, gender);
  // The shorter of the two lists counts, so that women and men with the same number have the same family name.
  const fewest = Math.min(listOf(region.female).length, listOf(region.male).length);
  const step = region.byTurns ?? 1;
  // The position among all families of the region, so that the parts of names are the same in all its countries.
  const from = listOf(region.family).indexOf(families[0] ?? '');
  const [at, pair] = pairOf(context, families.length, fewest / step, apart, from);
  const first = step * pair + (at % step);
  // Both indexes are below the lengths of the lists, so there are elements.
  const family = families[at] as string;
  const firstName = given[first % given.length] as string;
  return `${firstName} ${familyNameOf(family, gender)}`;
}

/**
 * Ages in years of people with an account: quantiles at even steps, from the youngest to the oldest (see {@link
 * alongCurve}).
 */
const AGES: readonly number[] = [18, 22, 25, 27.5, 30.5, 34, 38, 43, 49, 57, 71];

export const age = defineGenerator({
  name: 'age',
  makes: 'Age of a user of a service in whole years. With the default bounds, half of them are below 35.',
  args: {
    min: arg.number('Minimum age.', { default: 18 }),
    max: arg.number('Maximum age.', { default: 70 }),
    since: arg.text('Date-time at which the person had at least the age `min`.'),
  },
  examples: [{ args: { min: 18, max: 70 }, value: 34 }],
  make({ random, now }, { min, max, since }): number {
    // No year is shorter than 365 days, so the person was at least as old as `min` then.
    const least = since === undefined ? min : min + Math.ceil((now - Date.parse(since)) / (365 * DAY));
    // The share of people who are too young.
    let from = 0;
    while (from < AGES.length - 2 && (AGES[from + 1] ?? 0) <= least) from++;
    const [low = 0, high = 0] = [AGES[from], AGES[from + 1]];
    const share = (from + Math.min(1, Math.max(0, (least - low) / (high - low)))) / (AGES.length - 1);
    return Math.min(max, Math.max(least, Math.floor(alongCurve(random.between(share, 1), AGES))));
  },
});

export const height = defineGenerator({
  name: 'height',
  makes: 'Height of an adult in whole centimetres, typical of the sport and the position if they are given.',
  args: {
    min: arg.number('Minimum height in centimetres. Lower results are raised to it.', { default: 150 }),
    max: arg.number('Maximum height in centimetres. Higher results are lowered to it.', { default: 210 }),
    sport: arg.text('Sport that the person plays professionally.'),
    position: arg.text('Position in the team.'),
    gender: arg.text('`female` or `male`. Default: a man.'),
    country: arg.text('Country of the person. Athletes of some countries are shorter. Used only with `sport`.'),
  },
  examples: [
    { args: { sport: 'Basketball' }, value: 192 },
    { args: { sport: 'Volleyball', position: 'Libero', gender: 'female' }, value: 169 },
  ],
  make({ random }, args): number {
    const { min, max, sport = '', position = '', gender, country = '' } = args;
    const roles = squadTerms[sport]?.roles;
    const role = roles && (roles[position] ?? random.pick(Object.values(roles)));
    let [shortest, tallest] = [152, 200];
    if (role) {
      const mean = role.height * (gender === 'female' ? WOMEN.height : 1) - (SHORTER[country] ?? 0);
      const reach = role.reach ?? mean * HEIGHT_RANGE;
      [shortest, tallest] = [mean - reach, mean + reach];
    }
    return Math.min(max, Math.max(min, Math.round(random.bell(shortest, tallest))));
  },
});

export const weight = defineGenerator({
  name: 'weight',
  makes:
    'Weight of an adult in kilograms that suits the height: a whole number for athletes, otherwise with one decimal.',
  args: {
    height: arg.number('Height in centimetres.', { required: true }),
    sport: arg.text('Sport that the person plays professionally.'),
    position: arg.text('Position in the team.'),
    gender: arg.text('`female` or `male`. Default: a man.'),
  },
  examples: [{ args: { height: 181 }, value: 79.1 }],
  make({ random }, { height, sport = '', position = '', gender }): number {
    const mean = squadTerms[sport]?.roles[position]?.index;
    const women = mean !== undefined && gender === 'female' ? WOMEN.index : 0;
    const [least, most] = mean === undefined ? [20.2, 27.8] : [mean - INDEX_RANGE, mean + INDEX_RANGE];
    const index = random.bell(least + women, most + women);
    const kilos = (index * height * height) / 10_000;
    // Clubs weigh their players in whole kilograms.
    return mean === undefined ? Math.round(kilos * 10) / 10 : Math.round(kilos);
  },
});
