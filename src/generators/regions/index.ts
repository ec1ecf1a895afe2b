import { MockgenError } from '../../errors.ts';
import { arabia } from './arabia.ts';
import { brazil } from './brazil.ts';
import { britain } from './britain.ts';
import { china } from './china.ts';
import { czechia } from './czechia.ts';
import { denmark } from './denmark.ts';
import { eastAfrica } from './east-africa.ts';
import { finland } from './finland.ts';
import { france } from './france.ts';
import { germany } from './germany.ts';
import { ghana } from './ghana.ts';
import { india } from './india.ts';
import { indonesia } from './indonesia.ts';
import { ireland } from './ireland.ts';
import { italy } from './italy.ts';
import { japan } from './japan.ts';
import { korea } from './korea.ts';
import { lowCountries } from './low-countries.ts';
import { nigeria } from './nigeria.ts';
import { northAmerica } from './north-america.ts';
import { norway } from './norway.ts';
import { oceania } from './oceania.ts';
import { philippines } from './philippines.ts';
import { poland } from './poland.ts';
import { portugal } from './portugal.ts';
import { southAfrica } from './south-africa.ts';
import { southernCone } from './southern-cone.ts';
import { spain } from './spain.ts';
import { andes, colombia, mexico } from './spanish-america.ts';
import { sweden } from './sweden.ts';
import { turkey } from './turkey.ts';
import type { CountryFacts, Region, Streets } from './region.ts';

export type { CountryFacts, Region, TradeNames } from './region.ts';

/**
 * All regions; those that people move between are neighbours in the list. North America comes last, as its people have
 * names from all the others: where names must be told apart, a family name of two regions belongs to the first.
 */
export const regions: readonly Region[] = [
  britain,
  ireland,
  oceania,
  france,
  lowCountries,
  germany,
  turkey,
  poland,
  czechia,
  finland,
  sweden,
  norway,
  denmark,
  italy,
  spain,
  mexico,
  colombia,
  andes,
  southernCone,
  portugal,
  brazil,
  arabia,
  india,
  indonesia,
  philippines,
  china,
  korea,
  japan,
  nigeria,
  ghana,
  eastAfrica,
  southAfrica,
  northAmerica,
];

/**
 * Large regions where most names are English; people without a country often come from these. Ireland is too small for
 * the same weight.
 */
export const englishRegions: ReadonlySet<Region> = new Set([britain, oceania, northAmerica]);

const byCountry: ReadonlyMap<string, Region> = new Map(
  regions.flatMap((region) => Object.keys(region.countries).map((code) => [code, region] as const)),
);

/**
 * Returns the region of a country.
 *
 * @param code ISO 3166-1, two letters
 * @throws {MockgenError} `spec_invalid` when no region has the country
 * @example
 * regionOf('PT').hotels.and // => " e "
 */
export function regionOf(code: string): Region {
  return byCountry.get(code) ?? unknown(code);
}

/**
 * Returns the facts about a country, such as its legal forms, tax rate and price level.
 *
 * @param code ISO 3166-1, two letters
 * @throws {MockgenError} `spec_invalid` when no region has the country
 * @example
 * habitsOf('DE').tax // => 19
 */
export function habitsOf(code: string): CountryFacts {
  return regionOf(code).countries[code] ?? unknown(code);
}

/**
 * Returns the address format of a city.
 *
 * @param code ISO 3166-1, two letters
 * @param isCentral whether it is to be in the middle of the city, where its streets are known
 * @throws {MockgenError} `spec_invalid` when no region has the country
 * @example
 * streetsOf('CA', 'Montreal').form // => "# *"
 */
export function streetsOf(code: string, city: string, isCentral: boolean = false): Streets {
  const region = regionOf(code);
  const central = isCentral ? region.centralStreets?.[city] : undefined;
  return central ?? region.cityStreets?.[city] ?? habitsOf(code).streets ?? region.streets;
}

/**
 * Returns the name of a town with its preposition, as names of sports grounds and halls use it; see `ofTown` of {@link
 * Region}.
 *
 * @example
 * withPreposition('Angers', 'de |d’') // => "d’Angers"
 */
export function withPreposition(town: string, ofTown: string = ''): string {
  // In Portuguese, these two have an article.
  const [before = '', beforeVowel = before] = /^(?:Porto|Rio .+)$/.test(town) ? ['do '] : ofTown.split('|');
  return `${/^[AEIOUÉÈÂÎÔ]/.test(town) ? beforeVowel : before}${town}`;
}

function unknown(code: string): never {
  throw new MockgenError(
    'spec_invalid',
    `country ${JSON.stringify(code)}: expected one of a region of src/generators/regions`,
    'Add it to the region whose names and habits it shares; CONTRIBUTING.md has a checklist.',
  );
}
