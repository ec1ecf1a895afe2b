import { cityNamed, countryNamed } from './atlas.ts';
import { familyNameOf, givenNames } from './given-names.ts';
import { listOf } from './lists/list-of.ts';
import { cities } from './lists/places.ts';
import type { City } from './lists/places.ts';
import type { Random } from './random.ts';
import { englishRegions, regionOf, regions } from './regions/index.ts';
import type { Region } from './regions/index.ts';
import { slug } from './slug.ts';

/** What is known of the place where somebody lives; the city counts, if both are given. */
export interface Home {
  /** The name of a country of the list. */
  readonly country?: string;
  /** The name of a city of the list. */
  readonly city?: string;
}

/** How far from a region, in the list of them, people move from. */
const NEAR: readonly number[] = [-2, -1, 1, 2];

/** How many of those who live in a place have names from elsewhere. */
const FROM_ELSEWHERE = 0.08;

/**
 * Where no country is known, every twelfth given name stands before a family name, beginning with one of the first
 * twelve. English family names take all twelve turns, others two of them, so nearly half of the names are English.
 */
const EVERY_OFFSET: readonly number[] = Array.from({ length: 12 }, (_, offset) => offset);
const GIVEN_PER_TURN = 7;

/** The code of the country of a place; the empty text when no place is known. */
function codeOf({ city, country }: Home): string {
  const name = city === undefined ? country : cityNamed(city).country;
  return name === undefined ? '' : countryNamed(name).code;
}

/** The region of a place; undefined when no place is known. */
function homeRegion(home: Home): Region | undefined {
  const code = codeOf(home);
  return code === '' ? undefined : regionOf(code);
}

/**
 * The family names of a region that people at a home bear: all of them, unless a country has its own.
 *
 * @example
 * familiesIn({ countries: {}, family: 'Maes, Bos' }, {}) // => ["Maes","Bos"]
 */
export function familiesIn(region: Pick<Region, 'countries' | 'family'>, home: Home): readonly string[] {
  return listOf(region.family).slice(...(region.countries[codeOf(home)]?.families ?? []));
}

/**
 * The region that somebody's names come from: that of the home for nine in ten, one near it in the list for the tenth. Where
 * no home is known, any; the English-speaking ones are the most frequent.
 *
 * @param elsewhere how many come from some other region, from 0 to 1
 * @example
 * originOf({ chance: () => false }, { city: 'Lyon' }).hotels.and // => " et "
 */
export function originOf(
  random: Pick<Random, 'chance' | 'pick'>,
  home: Home,
  elsewhere: number = FROM_ELSEWHERE,
): Region {
  const own = homeRegion(home);
  if (own === undefined) return random.pick(turns()).region;
  if (!random.chance(elsewhere)) return own;
  return regions[(regions.indexOf(own) + random.pick(NEAR) + regions.length) % regions.length] ?? own;
}

/**
 * The region that the family name beside a given name comes from: the home's when people there bear that given name,
 * else one of the regions where they do. So both names of a person agree, although each is drawn for itself.
 *
 * @param given a given name as `givenNames` has it
 * @example
 * originOfGiven({ pick: (list) => list[0] }, 'Saoirse', { country: 'Peru' }).streets.names.slice(0, 8) // => "Albert R"
 */
export function originOfGiven(random: Pick<Random, 'pick'>, given: string, home: Home): Region | undefined {
  const own = homeRegion(home);
  const found = bearers().get(given) ?? [];
  if (own !== undefined && (found.length === 0 || found.includes(own))) return own;
  return found.length === 0 ? undefined : random.pick(found);
}

/** A family name, and the given name with which this turn begins. */
interface Turn {
  readonly region: Region;
  readonly family: string;
  readonly offset: number;
}

let allTurns: readonly Turn[] | undefined;

/** The family names of all regions, each in the first region that has it, with their turns. */
function turns(): readonly Turn[] {
  if (allTurns) return allTurns;
  const owned = new Set<string>();
  const list: Turn[] = [];
  for (const region of regions) {
    for (const [at, family] of listOf(region.family).entries()) {
      const forms = family.split('|').map(slug);
      if (forms.some((form) => owned.has(form))) continue;
      for (const form of forms) owned.add(form);
      const offsets = englishRegions.has(region)
        ? EVERY_OFFSET
        : [at, at + 6].map((turn) => turn % EVERY_OFFSET.length);
      for (const offset of offsets) list.push({ region, family, offset });
    }
  }
  return (allTurns = list);
}

/**
 * How many records in a row get different full names where no country is known; different also as addresses have them.
 *
 * @example
 * mixedNames() > 20000 // => true
 */
export function mixedNames(): number {
  return turns().length * GIVEN_PER_TURN;
}

/**
 * One of so many full names of people anywhere.
 *
 * @param index from 0, below {@link mixedNames}
 * @example
 * mixedName(0) // => "Heather Abbott"
 */
export function mixedName(index: number): string {
  const list = turns();
  // The index is below the length.
  const { region, family, offset } = list[index % list.length] as Turn;
  const given = givenNames(region);
  const at = EVERY_OFFSET.length * Math.floor(index / list.length) + offset;
  const first = given[at % given.length] as string;
  if (!family.includes('|')) return `${first} ${family}`;
  return `${first} ${familyNameOf(family, listOf(region.female).includes(first) ? 'female' : 'male')}`;
}

let allBearers: ReadonlyMap<string, readonly Region[]> | undefined;

/** The regions in which a given name is at home. */
function bearers(): ReadonlyMap<string, readonly Region[]> {
  if (allBearers) return allBearers;
  const map = new Map<string, Region[]>();
  for (const region of regions) {
    for (const given of givenNames(region)) {
      const found = map.get(given);
      if (found) found.push(region);
      else map.set(given, [region]);
    }
  }
  return (allBearers = map);
}

/** What a full name tells of whoever bears it. */
interface Bearer {
  /** Undefined where people of any gender bear the given name. */
  readonly gender: 'female' | 'male' | undefined;
  /** The regions where both names are at home; without any such, those where the given name is. */
  readonly regions: readonly Region[];
}

/** The gender of a given name in each region that has it, and the forms of the family names there. */
const genders: Map<Region, ReadonlyMap<string, Bearer['gender']>> = new Map();
const families: Map<Region, ReadonlySet<string>> = new Map();

function genderIn(region: Region, given: string): Bearer['gender'] {
  let known = genders.get(region);
  if (!known) {
    const own = new Map<string, Bearer['gender']>(listOf(region.female).map((name) => [name, 'female']));
    for (const name of listOf(region.male)) own.set(name, own.has(name) ? undefined : 'male');
    for (const name of listOf(region.anyone)) own.set(name, undefined);
    genders.set(region, (known = own));
  }
  return known.get(given);
}

function hasFamily(region: Region, family: string): boolean {
  let known = families.get(region);
  if (!known) families.set(region, (known = new Set(listOf(region.family).flatMap((entry) => entry.split('|')))));
  return known.has(family);
}

let last: { readonly name: string; readonly bearer: Bearer } | undefined;

/**
 * What a full name tells of whoever bears it: the lists that have the given name say of which gender, and those that have
 * the family name too decide where two regions differ.
 *
 * @example
 * bearerOf('Andrea Ricci').gender // => "male"
 */
export function bearerOf(name: string): Bearer {
  if (last?.name === name) return last.bearer;
  const space = name.indexOf(' ');
  const [given, family] = space < 0 ? [name, ''] : [name.slice(0, space), name.slice(space + 1)];
  const all = bearers().get(given) ?? [];
  const own = all.length > 1 ? all.filter((region) => hasFamily(region, family)) : all;
  const found = own.length > 0 ? own : all;
  const [first, ...others] = found.map((region) => genderIn(region, given));
  const bearer = { gender: others.every((other) => other === first) ? first : undefined, regions: found };
  last = { name, bearer };
  return bearer;
}

const homes: Map<Region, readonly City[]> = new Map();

/**
 * The cities that somebody of a name may come from: those of the region where it is at home.
 *
 * @example
 * homesOf('Małgorzata Kowalska')[0].country // => "Poland"
 */
export function homesOf(name: string): readonly City[] {
  const [region = regions[0]] = bearerOf(name).regions;
  if (!region) return cities;
  let found = homes.get(region);
  if (!found) {
    found = cities.filter(({ country }) => Object.hasOwn(region.countries, countryNamed(country).code));
    homes.set(region, found);
  }
  return found;
}
