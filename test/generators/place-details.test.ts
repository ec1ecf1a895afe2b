import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { cities } from '../../src/generators/lists/places.ts';
import { place_detail } from '../../src/generators/place-details.ts';

type Args = Parameters<typeof place_detail.make>[1];

const detail = (args: Args, id: number = 1): string =>
  place_detail.make(new FieldContext(Date.UTC(2026, 0, 1)).aim(fieldKey(1, 'example', 'place'), id), args);

describe('a detail of a place', () => {
  it('is known of every city', () => {
    for (const part of [
      'region',
      'region_code',
      'postcode',
      'time_zone',
      'country_code',
      'country_code3',
      'calling_code',
      'continent',
      'nationality',
    ] as const) {
      expect(cities.filter(({ name }) => !detail({ part, city: name })).map(({ name }) => name)).toEqual([]);
    }
  });

  it('names a time zone that there is', () => {
    const zones = new Set(cities.map(({ name }) => detail({ part: 'time_zone', city: name })));
    for (const timeZone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
  });

  it('has the clock of the city', () => {
    for (const { name, utcOffset } of cities) {
      if (utcOffset === undefined) continue;
      const timeZone = detail({ part: 'time_zone', city: name });
      const shown = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).format(
        Date.UTC(2026, name === 'Adelaide' ? 6 : 0, 1),
      );
      const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(shown) ?? [];
      expect((sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)), name).toBe(utcOffset);
    }
  });

  it('fills in postcodes', () => {
    for (let id = 1; id < 50; id++) {
      expect(detail({ part: 'postcode', city: 'Manchester' }, id)).toMatch(/^M\d \d[A-Z]{2}$/);
      expect(detail({ part: 'postcode', country: 'Japan' }, id)).toMatch(/^\d{3}-\d{4}$/);
    }
  });

  it('is of some city of the country where no city is known', () => {
    for (let id = 1; id < 50; id++) expect(detail({ part: 'nationality', country: 'Kenya' }, id)).toBe('Kenyan');
  });
});
