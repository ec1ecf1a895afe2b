import { cityNamed, countryNamed } from './atlas.ts';
import { familyNameOf, givenNames } from './given-names.ts';
import { listOf } from './lists/list-of.ts';
import { cities } from './lists/places.ts';
import type { City } from './lists/places.ts';
import type { Random } from './random.ts';
import { englishRegions, regionOf, regions } from './regions/index.ts';
import type { Region } from './regions/index.ts';
import { RARE_ENGLISH_FAMILIES } from './regions/common.ts';
import { slug } from './slug.ts';

/** Where a person lives, as far as it is known. If both city and country are given, only the city counts. */
export interface Home {
  /** English name of a country in the list of places. */
  readonly country?: string;
  /** English name of a city in the list of places. */
  readonly city?: string;
}

/** Which regions people move from: their distances from the home region in the list of regions. */
const NEAR: readonly number[] = [-2, -1, 1, 2];

/** Share of people in a place, from 0 to 1, whose names come from another region. */
const FROM_ELSEWHERE = 0.08;

/**
 * For people without a country, family names and given names are combined in turns. In one turn, a family name is
 * combined with every twelfth given name of its region, starting from one of these offsets. English family names take
 * all twelve turns and others only two, so nearly half of the names are English.
 */
const EVERY_OFFSET: readonly number[] = Array.from({ length: 12 }, (_, offset) => offset);
const GIVEN_PER_TURN = 7;

/** Returns the code of the country of a home; empty if neither city nor country is given. */
function codeOf({ city, country }: Home): string {
  const name = city === undefined ? country : cityNamed(city).country;
  return name === undefined ? '' : countryNamed(name).code;
}

/** Returns the region of a home; undefined if neither city nor country is known. */
function homeRegion(home: Home): Region | undefined {
  const code = codeOf(home);
  return code === '' ? undefined : regionOf(code);
}

/**
 * The family names of a single country within the list of its region, by the bounds of that part. Kept for the next
 * call.
 */
const sections: WeakMap<object, readonly string[]> = new WeakMap();

/**
 * Returns the family names of a region for people in a place: all of them, unless its country has a section of its own.
 *
 * @example
 * familiesIn({ countries: {}, family: 'Maes, Bos' }, {}) // => ["Maes","Bos"]
 */
export function familiesIn(region: Pick<Region, 'countries' | 'family'>, home: Home): readonly string[] {
  const bounds = region.countries[codeOf(home)]?.families;
  if (!bounds) return listOf(region.family);
  const section = sections.get(bounds) ?? listOf(region.family).slice(...bounds);
  sections.set(bounds, section);
  return section;
}

/**
 * Draws the region that a person's names come from: usually that of the home, sometimes one near it in the list.
 * Without a home, any region; the English-speaking ones are the most frequent.
 *
 * @param elsewhere probability of another region than that of the home, from 0 to 1
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
 * Draws the region that the family name for a given name comes from: that of the home if the given name is common
 * there, otherwise another region where it is. So the two names of a person fit each other, although each is drawn
 * separately.
 *
 * @param given a name from `givenNames`
 * @returns undefined for a name of no region and a person without a home
 * @example
 * originOfGiven({ pick: (list) => list[0] }, 'Saoirse', { country: 'Peru' }).streets.names.slice(0, 8) // => "Albert R"
 */
export function originOfGiven(random: Pick<Random, 'pick'>, given: string, home: Home): Region | undefined {
  const own = homeRegion(home);
  const found = bearers().get(given) ?? [];
  if (own !== undefined && (found.length === 0 || found.includes(own))) return own;
  return found.length === 0 ? undefined : random.pick(found);
}

/** A family name in one of its turns: its region, and the index of the given name with which the turn begins. */
interface Turn {
  readonly region: Region;
  readonly family: string;
  readonly offset: number;
}

let allTurns: readonly Turn[] | undefined;

/**
 * Returns all family names of all regions, each once for every turn that it takes. A name of several regions belongs to
 * the first one.
 */
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
 * Returns the number of different full names for people without a country. They also differ without accents.
 *
 * @example
 * mixedNames() > 20000 // => true
 */
export function mixedNames(): number {
  return turns().length * GIVEN_PER_TURN;
}

/**
 * Returns a full name for a person without a country.
 *
 * @param index from 0, below {@link mixedNames}
 * @example
 * mixedName(0) // => "Heather Abbott"
 */
export function mixedName(index: number): string {
  const list = turns();
  // The index is below the length of the list, so there is an element.
  const { region, family, offset } = list[index % list.length] as Turn;
  const given = givenNames(region);
  const at = EVERY_OFFSET.length * Math.floor(index / list.length) + offset;
  const first = given[at % given.length] as string;
  if (!family.includes('|')) return `${first} ${family}`;
  return `${first} ${familyNameOf(family, listOf(region.female).includes(first) ? 'female' : 'male')}`;
}

let allBearers: ReadonlyMap<string, readonly Region[]> | undefined;

/** Returns, for each given name, the regions that have it. */
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

/** What a full name says about a person. */
interface Bearer {
  /** Gender that the given name is for; undefined if it suits any. */
  readonly gender: 'female' | 'male' | undefined;
  /** The regions that have both names or, if there are none, those that have the given name. */
  readonly regions: readonly Region[];
}

/** The gender of each given name, by region. */
const genders: Map<Region, ReadonlyMap<string, Bearer['gender']>> = new Map();
/** All forms of the family names, by region. */
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

/**
 * Returns all family names that people of a region have, in all their forms.
 *
 * @example
 * familyNamesOf({ family: 'Novák|Nováková' }) // => ["Novák","Nováková"]
 */
export function familyNamesOf(region: Region): readonly string[] {
  const rare = englishRegions.has(region) ? listOf(RARE_ENGLISH_FAMILIES) : [];
  return [...listOf(region.family), ...Object.keys(region.frequent ?? {}), ...rare].flatMap((entry) =>
    entry.split('|'),
  );
}

function hasFamily(region: Region, family: string): boolean {
  let known = families.get(region);
  if (!known) families.set(region, (known = new Set(familyNamesOf(region))));
  return known.has(family);
}

let last: { readonly name: string; readonly bearer: Bearer } | undefined;

/**
 * Finds out what a full name says about a person. The lists with the given name say which gender it has. If regions
 * differ, those that have the family name as well decide.
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
 * Returns the cities that a person with a full name may come from: those of the first region that has the name.
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
