import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { latitude, longitude } from '../../src/generators/coordinates.ts';
import { cities } from '../../src/generators/lists/places.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const key = fieldKey(42, 'tests', 'places');

describe('latitude and longitude', () => {
  it('are less than 2 km from the city, with at most six decimals', () => {
    const points = cities.flatMap((place) =>
      Array.from({ length: 20 }, (_, at) => ({
        place,
        north: latitude.make(context.aim(key, at + 1), { city: place.name, min: -90, max: 90 }),
        east: longitude.make(context.aim(key, at + 2), { city: place.name, min: -180, max: 180 }),
      })),
    );
    const far = points.filter(({ place, north, east }) => {
      const x = (east - place.longitude) * 111.2 * Math.cos((place.latitude / 180) * Math.PI);
      const y = (north - place.latitude) * 111.2;
      return !(Math.hypot(x, y) < 2);
    });
    expect(far).toEqual([]);
    expect(points.flatMap(({ north, east }) => [north, east]).filter((one) => Number(one.toFixed(6)) !== one)).toEqual(
      [],
    );
  });

  it('stay within the given bounds', () => {
    expect(latitude.make(context, { city: 'Oslo', max: 50 })).toBe(50);
    expect(longitude.make(context, { city: 'Oslo', min: 20 })).toBe(20);
  });
});
