import { MockgenError } from '../errors.ts';
import { cities, countries } from './lists/places.ts';
import type { City, Country } from './lists/places.ts';

const citiesByName: ReadonlyMap<string, City> = new Map(cities.map((city) => [city.name, city]));
const countriesByName: ReadonlyMap<string, Country> = new Map(countries.map((country) => [country.name, country]));

/**
 * The city of a name, whole: whoever needs coordinates or a telephone prefix beside a city asks here, so that they are
 * of the same place.
 *
 * @throws {MockgenError} `spec_invalid` when no city has the name
 * @example
 * cityNamed('Lyon').country // => "France"
 */
export function cityNamed(name: string): City {
  return citiesByName.get(name) ?? unknown('city', name);
}

/**
 * The country of a name, whole: code, currency, language and telephone form.
 *
 * @throws {MockgenError} `spec_invalid` when no country has the name
 * @example
 * countryNamed('Japan').currency // => "JPY"
 */
export function countryNamed(name: string): Country {
  return countriesByName.get(name) ?? unknown('country', name);
}

function unknown(kind: 'city' | 'country', name: string): never {
  throw new MockgenError(
    'spec_invalid',
    `${kind} ${JSON.stringify(name)}: expected a ${kind} of src/generators/lists/places.ts`,
    `Read the argument from a field whose generator is ${kind}, or add the ${kind} to that list.`,
  );
}
