import { DAY } from './calendar.ts';
import type { Context } from './context.ts';
import { familyNameOf, givenNameOf, givenNames } from './given-names.ts';
import { listOf } from './lists/list-of.ts';
import { SHORTER, squadTerms } from './lists/squads.ts';
import { pairOf } from './name-pairs.ts';
import { alongCurve } from './random.ts';
import { familiesIn, mixedName, mixedNames, originOf, originOfGiven } from './origins.ts';
import type { Home } from './origins.ts';
import type { Region } from './regions/index.ts';

/** A gender that a given name is asked for. */
type Gender = 'female' | 'male' | 'non-binary';

/** For {@link first_name}. */
interface FirstNameArgs extends Home {
  /** Either of female and male, unless given. */
  readonly gender?: Gender;
  /** In years: names that only older or younger people bear are left out. Default: not known. */
  readonly age?: number;
}

/** For {@link last_name}. */
interface LastNameArgs extends FirstNameArgs {
  /** The given name of the same person: the family name comes from a region where people bear it. */
  readonly first?: string;
}

/** For {@link name}. */
interface NameArgs extends FirstNameArgs {
  /** The whole name, when it is known. */
  readonly name?: string;
  /** The given and the family name, when they are known. */
  readonly first?: string;
  readonly last?: string;
  /** How many have names from another part of the world than the country, where gender and country are known. */
  readonly elsewhere?: number;
  /**
   * With a gender and a country: an eighth of all full names of a region, or the `rest`. People who are never called the
   * same draw from one each. Those of the `rest` are younger; neighbours among them have different family names.
   */
  readonly apart?: 'eighth' | 'rest';
}

/** For {@link age}. */
interface AgeArgs {
  /** The least age, 18 unless given. */
  readonly min?: number;
  /** The greatest age, 70 unless given. */
  readonly max?: number;
  /** A date-time by which the person had the least age. */
  readonly since?: string;
}

/** For {@link height}. */
interface HeightArgs {
  /** The least height, 150 unless given. */
  readonly min?: number;
  /** The greatest height, 210 unless given. */
  readonly max?: number;
  /** The sport that the person plays for a living. */
  readonly sport?: string;
  /** Where in the team. Default: not known. */
  readonly position?: string;
  /** Women are shorter by the same in all sports. Default: a man, where a position is given. */
  readonly gender?: string;
  /** The English name of the country, whose people may be shorter than elsewhere. Default: not known. */
  readonly country?: string;
}

/** For {@link weight}. */
interface WeightArgs {
  /** In centimetres. */
  readonly height: number;
  /** The sport that the person plays for a living, and where in the team. Default: none. */
  readonly sport?: string;
  readonly position?: string;
  /** Default: a man, where a position is given. */
  readonly gender?: string;
}

/** How far the heights of most players of a position are from its mean, as a share of it, and their body mass
 * indexes from theirs. */
const HEIGHT_RANGE = 0.072;
const INDEX_RANGE = 3.2;

/** How tall women of a position are, the men being 1, and by how much their mean index differs. */
const WOMEN = { height: 0.93, index: -1.1 };

/**
 * A full name: given name, then family name, without titles or suffixes. What is known of the name is kept. Both come
 * from the region of the country, for one person in ten from some other one; where no country is known, from any. Full
 * names do not come back within 20,000 records where no country is known, nor within 2,000 of one region. Source: own
 * lists of common names by region.
 *
 * @example
 * name(context, { first: 'Ines', last: 'Okafor' }) // => "Ines Okafor"
 * @example
 * name(context, { country: 'Finland', gender: 'female' }) // => "Jenna Lahti"
 */
export function name(context: Context, args: NameArgs = {}): string {
  const { random } = context;
  const { name: whole, first, last, country, city } = args;
  if (whole !== undefined) return whole;
  if (first !== undefined || last !== undefined) {
    const given = first ?? first_name(context, args);
    return `${given} ${last ?? last_name(context, { ...args, first: given })}`;
  }
  if (country === undefined && city === undefined && args.gender === undefined) {
    return mixedName(context.distinct(mixedNames()));
  }
  const region = originOf(random, args, args.elsewhere);
  const gender = args.gender ?? eitherGender(context);
  return fullName(context, region, familiesIn(region, args), gender, args.apart);
}

/**
 * A given name, as people of the gender bear it in the country; for one person in ten from some other region. Source:
 * own lists of common names by region.
 *
 * @example
 * first_name(context, { gender: 'female', country: 'Poland' }) // => "Ewa"
 */
export function first_name(context: Context, args: FirstNameArgs = {}): string {
  const { random } = context;
  const region = originOf(random, args);
  return givenNameOf(random, givenNames(region, args.gender ?? eitherGender(context)), args.age);
}

/**
 * A family name of the country, or of the region that the given name tells of: {@link first_name} decides for both
 * whether somebody's names come from elsewhere. It has the form that fits the gender. Source: own lists of common names
 * by region.
 *
 * @example
 * last_name(context, { first: 'Jana', gender: 'female', country: 'Czechia' }) // => "Kašparová"
 */
export function last_name(context: Context, args: LastNameArgs = {}): string {
  const { random } = context;
  const region =
    (args.first === undefined ? undefined : originOfGiven(random, args.first, args)) ?? originOf(random, args);
  const place = givenNames(region).indexOf(args.first ?? '');
  const families = familiesIn(region, args).filter((_, at) => place < 0 || (at - place) % (region.byTurns ?? 1) === 0);
  // `distinct` stays below the length.
  const family = frequentName(random, region) ?? (families[context.distinct(families.length)] as string);
  return familyNameOf(family, args.gender);
}

/** One of the most frequent family names of a region, as often as people there bear them; else undefined. */
function frequentName(random: Context['random'], { frequent = {} }: Region): string | undefined {
  let share = random.between(0, 100);
  return Object.keys(frequent).find((family) => (share -= frequent[family] ?? 0) < 0);
}

function eitherGender({ random }: Context): Gender {
  return random.chance(0.5) ? 'female' : 'male';
}

/** A full name of a region, by its number: all combinations come before one comes back. */
function fullName(
  context: Context,
  region: Region,
  families: readonly string[],
  gender: Gender,
  apart?: NameArgs['apart'],
): string {
  const given = givenNames(region, gender);
  // The shorter of the two lists, so that names of women and of men share the numbers, and a number is one family.
  const fewest = Math.min(listOf(region.female).length, listOf(region.male).length);
  const step = region.byTurns ?? 1;
  // Where the family stands among all of the region: whoever is apart has the same share of its names in all countries.
  const from = listOf(region.family).indexOf(families[0] ?? '');
  const [at, pair] = pairOf(context, families.length, fewest / step, apart, from);
  const first = step * pair + (at % step);
  // Both indexes are below the lengths.
  const family = families[at] as string;
  const firstName = given[first % given.length] as string;
  return `${firstName} ${familyNameOf(family, gender)}`;
}

/** The ages of people with an account, in even shares from the youngest to the oldest. */
const AGES: readonly number[] = [18, 22, 25, 27.5, 30.5, 34, 38, 43, 49, 57, 71];

/**
 * An age in whole years, from `min` to `max`: half are below 35, one in ten above 57, nobody below 18 or above 70.
 *
 * @example
 * age(context, { min: 18, max: 70 }) // => 36
 */
export function age({ random, now }: Context, { min = 18, max = 70, since }: AgeArgs = {}): number {
  // No year is shorter than 365 days, so nobody was younger than that.
  const least = since === undefined ? min : min + Math.ceil((now - Date.parse(since)) / (365 * DAY));
  // The share of those who are too young.
  let from = 0;
  while (from < AGES.length - 2 && (AGES[from + 1] ?? 0) <= least) from++;
  const [low = 0, high = 0] = [AGES[from], AGES[from + 1]];
  const share = (from + Math.min(1, Math.max(0, (least - low) / (high - low)))) / (AGES.length - 1);
  return Math.min(max, Math.max(least, Math.floor(alongCurve(random.between(share, 1), AGES))));
}

/**
 * The height of a grown person in whole centimetres, from `min` to `max`; such as plays the sport, if one is named, and
 * at that position.
 *
 * @example
 * height(context, { sport: 'Basketball' }) // => 206
 * @example
 * height(context, { sport: 'Volleyball', position: 'Libero', gender: 'female' }) // => 170
 */
export function height({ random }: Context, args: HeightArgs = {}): number {
  const { min = 150, max = 210, sport = '', position = '', gender, country = '' } = args;
  const roles = squadTerms[sport]?.roles ?? {};
  const all = Object.values(roles);
  const role = roles[position] ?? (all.length > 0 ? random.pick(all) : undefined);
  const mean = (role?.height ?? 0) * (gender === 'female' ? WOMEN.height : 1) - (SHORTER[country] ?? 0);
  const reach = role?.reach ?? mean * HEIGHT_RANGE;
  const [shortest, tallest] = role ? [mean - reach, mean + reach] : [152, 200];
  return Math.min(max, Math.max(min, Math.round(random.bell(shortest, tallest))));
}

/**
 * The weight of a person of that height in kilograms, with one decimal: a body mass index of 20 to 28, mostly 24; or what
 * is usual at the position in the sport, in whole kilograms.
 *
 * @example
 * weight(context, { height: 181 }) // => 78.4
 */
export function weight({ random }: Context, { height, sport = '', position = '', gender }: WeightArgs): number {
  const mean = squadTerms[sport]?.roles[position]?.index;
  const women = mean !== undefined && gender === 'female' ? WOMEN.index : 0;
  const [least, most] = mean === undefined ? [20.2, 27.8] : [mean - INDEX_RANGE, mean + INDEX_RANGE];
  const index = random.bell(least + women, most + women);
  const kilos = (index * height * height) / 10_000;
  // Clubs weigh their players in whole kilograms.
  return mean === undefined ? Math.round(kilos * 10) / 10 : Math.round(kilos);
}
