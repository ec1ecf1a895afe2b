import { cityNamed, countryNamed } from './atlas.ts';
import type { Context } from './context.ts';
import { cities } from './lists/places.ts';
import type { City, Country } from './lists/places.ts';
import { englishStreets, streets } from './lists/streets.ts';

/** For what hangs on a place. */
interface PlaceArgs {
  /** The name of a city of the list. */
  readonly city?: string;
}

/** For {@link latitude} and {@link longitude}. */
interface CoordinateArgs {
  /** The name of a city of the list. */
  readonly city: string;
  /** The least value; the globe's, unless given. */
  readonly min?: number;
  /** The greatest value; the globe's, unless given. */
  readonly max?: number;
}

/** For {@link phone}; the city counts, if both are given. */
interface PhoneArgs extends PlaceArgs {
  /** The name of a country of the list. */
  readonly country?: string;
}

/** For {@link language}. */
interface LanguageArgs {
  /** The name of a country of the list. */
  readonly country?: string;
}

/** How often a text that hangs on no country is in which language. */
const LANGUAGES = { en: 62, es: 8, de: 7, fr: 7, pt: 4, it: 3, ja: 3, nl: 2, pl: 2, zh: 2 };

/** Countries whose blocks are numbered by the hundred. */
const LONG_NUMBERS: ReadonlySet<string> = new Set(['United States', 'Canada']);

/** Kilometres from the middle of the city to the edge of the square in which coordinates lie. */
const REACH = 5;
const KILOMETRES_PER_DEGREE = 111.2;
const RADIANS_PER_DEGREE = 0.017453292519943295;

/**
 * The English name of a real city. Source: own list, each city equally often.
 *
 * @example
 * city(context) // => "Ipoh"
 */
export function city(context: Context): string {
  return context.random.pick(cities).name;
}

/**
 * The English name of the country that a city lies in, or of some country with a city in the list. Source: own list.
 *
 * @example
 * country(context, { city: 'Kraków' }) // => "Poland"
 */
export function country(context: Context, args: PlaceArgs = {}): string {
  return placeOf(context, args).country;
}

/**
 * Street and number, in the language and the order of the city's country where the list has it, else as in English.
 * Source: own lists of street names that most towns have.
 *
 * @example
 * address(context, { city: 'Berlin' }) // => "Friedrichstraße 49"
 */
export function address({ random }: Context, args: PlaceArgs = {}): string {
  const home = args.city === undefined ? undefined : countryOf(cityNamed(args.city));
  const local = (home && streets[home.language]) ?? englishStreets;
  const name = random.pick(local.names);
  const number = home && LONG_NUMBERS.has(home.name) ? random.int(100, 4899) : Math.floor(random.skewed(1, 180));
  const text = local.form.replace('*', name).replace('#', String(number));
  // Switzerland writes no ß.
  return home?.code === 'CH' ? text.replaceAll('ß', 'ss') : text;
}

/**
 * Degrees north of the equator, with six decimals: a point within 5 km of the city's middle, mostly much nearer.
 * Source: own list.
 *
 * @example
 * latitude(context, { city: 'Nairobi' }) // => -1.291927
 */
export function latitude({ random }: Context, { city, min = -90, max = 90 }: CoordinateArgs): number {
  const offset = random.bell(-REACH, REACH) / KILOMETRES_PER_DEGREE;
  return within(cityNamed(city).latitude + offset, min, max);
}

/**
 * Degrees east of Greenwich, with six decimals: a point within 5 km of the city's middle, mostly much nearer. Source:
 * own list.
 *
 * @example
 * longitude(context, { city: 'Nairobi' }) // => 36.822291
 */
export function longitude({ random }: Context, { city, min = -180, max = 180 }: CoordinateArgs): number {
  const place = cityNamed(city);
  const offset = random.bell(-REACH, REACH) / (KILOMETRES_PER_DEGREE * cosine(place.latitude));
  return within(place.longitude + offset, min, max);
}

/**
 * A telephone number in international form, that of the city or of the country, else of any city. It cannot be
 * connected: see the list of places. Source: own list.
 *
 * @example
 * phone(context, { city: 'Manchester' }) // => "+44 161 496 0005"
 */
export function phone(context: Context, args: PhoneArgs = {}): string {
  const form =
    args.city === undefined && args.country !== undefined
      ? countryNamed(args.country).phone
      : formOf(placeOf(context, args));
  return form.replace(/#/g, () => String(context.random.int(0, 9)));
}

/**
 * The ISO 639-1 code of a country's main language, else of some widely used language, mostly `en`. Source: own list.
 *
 * @example
 * language(context, { country: 'Brazil' }) // => "pt"
 */
export function language({ random }: Context, args: LanguageArgs = {}): string {
  return args.country === undefined ? random.weighted(LANGUAGES) : countryNamed(args.country).language;
}

function placeOf({ random }: Context, args: PlaceArgs): City {
  return args.city === undefined ? random.pick(cities) : cityNamed(args.city);
}

function countryOf(place: City): Country {
  return countryNamed(place.country);
}

function formOf(place: City): string {
  return place.phone ?? countryOf(place).phone;
}

function within(degrees: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, Math.round(degrees * 1e6) / 1e6));
}

/** The cosine of an angle in degrees to three digits, by its series: unlike Math.cos, the same on every machine. */
function cosine(degrees: number): number {
  const square = degrees * RADIANS_PER_DEGREE * (degrees * RADIANS_PER_DEGREE);
  return 1 - (square / 2) * (1 - (square / 12) * (1 - square / 30));
}
