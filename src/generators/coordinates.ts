import { arg } from './arguments.ts';
import { cityNamed, countryNamed } from './atlas.ts';
import { defineGenerator } from './define.ts';
import type { City } from './lists/places.ts';
import type { Random } from './random.ts';
import { regionOf } from './regions/index.ts';

const COORDINATE_ARGS = {
  city: arg.text('English name of a city.', { required: true }),
  min: arg.number('Minimum latitude.', { default: -90 }),
  max: arg.number('Maximum latitude.', { default: 90 }),
};

/** Half the side, in kilometres, of the square around the centre of a city from which coordinates are drawn. */
const REACH = 1.2;
/**
 * Half the side, in kilometres, of that square in cities with real street names, where coordinates have to be close to
 * the address.
 */
const NEAR = 0.3;
const KILOMETRES_PER_DEGREE = 111.2;
const RADIANS_PER_DEGREE = 0.017453292519943295;

export const latitude = defineGenerator({
  name: 'latitude',
  makes: 'Latitude in degrees, with six decimals, of a point within 2 km of the centre of a city.',
  args: COORDINATE_ARGS,
  examples: [{ args: { city: 'Nairobi' }, value: -1.291483 }],
  make({ random }, { city, min, max }): number {
    const place = cityNamed(city);
    return within(place.latitude + offsetIn(place, random) / KILOMETRES_PER_DEGREE, min, max);
  },
});

export const longitude = defineGenerator({
  name: 'longitude',
  makes: 'Longitude in degrees, with six decimals, of a point within 2 km of the centre of a city.',
  args: COORDINATE_ARGS,
  examples: [{ args: { city: 'Nairobi' }, value: 36.810553 }],
  make({ random }, { city, min, max }): number {
    const place = cityNamed(city);
    const offset = offsetIn(place, random) / (KILOMETRES_PER_DEGREE * cosine(place.latitude));
    return within(place.longitude + offset, min, max);
  },
});

/** Draws how far coordinates are from the centre of a city, in kilometres; negative to the south or west. */
function offsetIn({ name, country }: City, random: Random): number {
  const reach = regionOf(countryNamed(country).code).centralStreets?.[name] ? NEAR : REACH;
  return random.bell(-reach, reach);
}

function within(degrees: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, Math.round(degrees * 1e6) / 1e6));
}

/** Computes the cosine of an angle in degrees to three digits by its series: Math.cos may differ between engines. */
function cosine(degrees: number): number {
  const square = degrees * RADIANS_PER_DEGREE * (degrees * RADIANS_PER_DEGREE);
  return 1 - (square / 2) * (1 - (square / 12) * (1 - square / 30));
}
