import { cityNamed } from './atlas.ts';
import type { Context } from './context.ts';

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
  const offset = random.bell(-REACH, REACH) / KILOMETRES_PER_DEGREE;
  return within(cityNamed(city).latitude + offset, min, max);
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
  const offset = random.bell(-REACH, REACH) / (KILOMETRES_PER_DEGREE * cosine(place.latitude));
  return within(place.longitude + offset, min, max);
}

function within(degrees: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, Math.round(degrees * 1e6) / 1e6));
}

/** The cosine of an angle in degrees to three digits, by its series: unlike Math.cos, the same on every machine. */
function cosine(degrees: number): number {
  const square = degrees * RADIANS_PER_DEGREE * (degrees * RADIANS_PER_DEGREE);
  return 1 - (square / 2) * (1 - (square / 12) * (1 - square / 30));
}
