import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { latitude, longitude } from '../../src/generators/coordinates.ts';
import { cities } from '../../src/generators/lists/places.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const key = fieldKey(42, 'tests', 'places');

describe('latitude and longitude', () => {
  it('are less than 2 km from the city, with at most six decimals', () => {
    for (const place of cities) {
      for (let id = 1; id <= 20; id++) {
        const north = latitude(context.aim(key, id), { city: place.name, min: -90, max: 90 });
        const east = longitude(context.aim(key, id + 1), { city: place.name, min: -180, max: 180 });
        const x = (east - place.longitude) * 111.2 * Math.cos((place.latitude / 180) * Math.PI);
        const y = (north - place.latitude) * 111.2;
        expect(Math.hypot(x, y)).toBeLessThan(2);
        expect([Number(north.toFixed(6)), Number(east.toFixed(6))]).toEqual([north, east]);
      }
    }
  });

  it('stay within the bounds that the spec states', () => {
    expect(latitude(context, { city: 'Oslo', max: 50 })).toBe(50);
    expect(longitude(context, { city: 'Oslo', min: 20 })).toBe(20);
  });
});
