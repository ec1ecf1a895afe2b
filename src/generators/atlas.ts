import { MockgenError } from '../errors.ts';
import { listOf } from './lists/list-of.ts';
import { cities, countries } from './lists/places.ts';
import type { City, Country } from './lists/places.ts';

/** A city or town with sports clubs. */
export type Town = Pick<City, 'name' | 'country' | 'local'>;

const citiesByName: ReadonlyMap<string, City> = new Map(cities.map((city) => [city.name, city]));
const countriesByName: ReadonlyMap<string, Country> = new Map(countries.map((country) => [country.name, country]));

/**
 * Returns the city with a name. Generators of coordinates and telephone numbers use it too, so that all fields of a record
 * agree on the place.
 *
 * @throws {MockgenError} `spec_invalid` when no city has the name
 * @example
 * cityNamed('Lyon').country // => "France"
 */
export function cityNamed(name: string): City {
  return citiesByName.get(name) ?? unknown('city', name);
}

/**
 * Returns the country with a name: its code, currency, language and telephone format.
 *
 * @throws {MockgenError} `spec_invalid` when no country has the name
 * @example
 * countryNamed('Japan').currency // => "JPY"
 */
export function countryNamed(name: string): Country {
  return countriesByName.get(name) ?? unknown('country', name);
}

let townsByName: ReadonlyMap<string, Town> | undefined;

/**
 * Returns the city or town with a name.
 *
 * @throws {MockgenError} `spec_invalid` when there is none
 * @example
 * townNamed('Reims') // => {"name":"Reims","country":"France"}
 */
export function townNamed(name: string): Town {
  townsByName ??= new Map(
    countries.flatMap(({ name: country, towns }) =>
      towns === undefined ? [] : listOf(towns).map((name) => [name, { name, country }]),
    ),
  );
  return citiesByName.get(name) ?? townsByName.get(name) ?? unknown('city', name);
}

const homesByCountry: Map<string, readonly string[]> = new Map();

/**
 * Returns the names of the cities of a country, then of its towns, each from the largest on.
 *
 * @example
 * townsOf('Jamaica') // => ["Kingston","Montego Bay","Mandeville"]
 */
export function townsOf(country: string): readonly string[] {
  const known = homesByCountry.get(country);
  if (known) return known;
  const own = cities.filter((city) => city.country === country).map(({ name }) => name);
  const { towns } = countryNamed(country);
  const made = [...own, ...(towns === undefined ? [] : listOf(towns))];
  homesByCountry.set(country, made);
  return made;
}

function unknown(kind: 'city' | 'country', name: string): never {
  throw new MockgenError(
    'spec_invalid',
    `${kind} ${JSON.stringify(name)}: expected a ${kind} of a region of src/generators/regions`,
    `Read the argument from a field whose generator is ${kind}, or add the ${kind} to its region.`,
  );
}
