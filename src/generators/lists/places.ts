import { habitsOf, regions, type CountryFacts } from '../regions/index.ts';
import { listOf } from './list-of.ts';

/** A country, with its facts. */
export interface Country extends CountryFacts {
  /** Code of the country in ISO 3166-1, two letters. */
  readonly code: string;
}

/** A real city. No two cities of the list share a name. */
export interface City {
  readonly name: string;
  /** The name of its {@link Country}. */
  readonly country: string;
  /** Degrees north of the equator, of a central point some distance from the water. */
  readonly latitude: number;
  /** Degrees east of Greenwich, of the same central point of the city. */
  readonly longitude: number;
  /** Form of the city's telephone numbers. Default: that of the country. */
  readonly phone?: string;
  /** Local name in Latin letters. Default: the English one. */
  readonly local?: string;
  /**
   * By how many minutes clocks in the city are ahead of UTC, without summer time. Default: as in the rest of the
   * country.
   */
  readonly utcOffset?: number;
  /**
   * Sales tax in percent, where the state or province decides: in the United States the state's rate without local
   * additions, in Canada federal and provincial tax together, in Brazil the state's. Source: the departments of
   * revenue, 2025.
   */
  readonly tax?: number;
}

/**
 * The first countries, in the order in which they were added: values depend on the order of places. All other countries
 * follow in the order of their regions.
 */
const FIRST =
  listOf(`GB, IE, FR, DE, AT, CH, NL, BE, LU, ES, PT, IT, SE, NO, DK, FI, PL, CZ, US, CA, MX, CR, DO, JM, CO, EC, PE,
  CL, AR, UY, BR, TR, AE, SA, IN, NP, ID, PH, CN, JP, KR, EG, GH, NG, KE, TZ, UG, ZA, AU, NZ`);

const codes: ReadonlySet<string> = new Set([...FIRST, ...regions.flatMap((region) => Object.keys(region.countries))]);

export const countries: readonly Country[] = Array.from(codes, (code) => ({ code, ...habitsOf(code) }));

/** Reads a line of the cities of a country. */
function readCity(country: string, row: string): City {
  const [names = '', latitude, longitude, phone, utcOffset, tax] = row.split('|');
  const [name = '', local] = names.split('/');
  return {
    name,
    country,
    latitude: Number(latitude),
    longitude: Number(longitude),
    ...(local && { local }),
    ...(phone && { phone }),
    ...(utcOffset && { utcOffset: Number(utcOffset) }),
    ...(tax && { tax: Number(tax) }),
  };
}

export const cities: readonly City[] = countries.flatMap((country) =>
  listOf(country.cities).map((row) => readCity(country.name, row)),
);
