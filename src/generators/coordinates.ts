import { cityNamed, countryNamed } from './atlas.ts';
import type { Context } from './context.ts';
import type { City } from './lists/places.ts';
import type { Random } from './random.ts';
import { regionOf } from './regions/index.ts';

/** For {@link latitude} and {@link longitude}. */
interface CoordinateArgs {
  /** The name of a city of the list. */
  readonly city: string;
  /** The least value; the globe's, unless given. */
  readonly min?: number;
  /** The greatest value; the globe's, unless given. */
  readonly max?: number;
}

/** Kilometres from the middle of the city to the edge of the square in which coordinates lie. */
const REACH = 1.2;
/** The same where streets are those of the city itself: an address has to be where a map has it. */
const NEAR = 0.3;
const KILOMETRES_PER_DEGREE = 111.2;
const RADIANS_PER_DEGREE = 0.017453292519943295;

/**
 * Degrees north of the equator, with six decimals: a point within 2 km of the city's middle, mostly much nearer.
 * Source: own list.
 *
 * @example
 * latitude(context, { city: 'Nairobi' }) // => -1.290668
 */
export function latitude({ random }: Context, { city, min = -90, max = 90 }: CoordinateArgs): number {
  const place = cityNamed(city);
  return within(place.latitude + offsetIn(place, random) / KILOMETRES_PER_DEGREE, min, max);
}

/**
 * Degrees east of Greenwich, with six decimals: a point within 2 km of the city's middle, mostly much nearer. Source:
 * own list.
 *
 * @example
 * longitude(context, { city: 'Nairobi' }) // => 36.808132
 */
export function longitude({ random }: Context, { city, min = -180, max = 180 }: CoordinateArgs): number {
  const place = cityNamed(city);
  const offset = offsetIn(place, random) / (KILOMETRES_PER_DEGREE * cosine(place.latitude));
  return within(place.longitude + offset, min, max);
}

/** How many kilometres from its middle something in a city is. */
function offsetIn({ name, country }: City, random: Random): number {
  const reach = regionOf(countryNamed(country).code).centralStreets?.[name] ? NEAR : REACH;
  return random.bell(-reach, reach);
}

function within(degrees: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, Math.round(degrees * 1e6) / 1e6));
}

/** The cosine of an angle in degrees to three digits, by its series: unlike Math.cos, the same on every machine. */
function cosine(degrees: number): number {
  const square = degrees * RADIANS_PER_DEGREE * (degrees * RADIANS_PER_DEGREE);
  return 1 - (square / 2) * (1 - (square / 12) * (1 - square / 30));
}
