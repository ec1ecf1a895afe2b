import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { AMENITIES } from '../../src/generators/lists/amenities.ts';
import { amenities } from '../../src/generators/amenities.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const draw = <T>(count: number, one: (at: FieldContext) => T, seed = 42, field = 'travel'): T[] =>
  Array.from({ length: count }, (_, at) => one(context.aim(fieldKey(seed, 'tests', field), at + 1)));

describe('amenities', () => {
  it.each([1, 2, 3, 4, 5])(
    'of a hotel with %i stars are at least three, without repeats, and suit the hotel',
    (stars) => {
      const lists = draw(500, (at) => amenities.make(at, { stars }));
      expect(lists.filter((list) => list.length < 3)).toEqual([]);
      expect(lists.filter((list) => new Set(list).size !== list.length)).toEqual([]);
      expect(lists.flat().filter((one) => !Number(AMENITIES[one]?.[stars - 1]))).toEqual([]);
    },
  );

  it('increase with the stars, and vary', () => {
    const mean = (stars: number): number => draw(500, (at) => amenities.make(at, { stars })).flat().length / 500;
    for (const stars of [2, 3, 4, 5]) expect(mean(stars)).toBeGreaterThan(mean(stars - 1));
    const wifi = draw(500, (at) => amenities.make(at, { stars: 3 })).filter((list) => list.includes('free Wi-Fi'));
    expect(wifi.length).toBeGreaterThan(460);
    expect(Object.keys(AMENITIES).length).toBeGreaterThanOrEqual(25);
    expect(draw(1000, (at) => amenities.make(at, { stars: 1 })).flat()).not.toContain('spa');
  });

  it('include what a large hotel needs, and no bar if alcohol is forbidden', () => {
    const large = draw(300, (at) => amenities.make(at, { stars: 2, rooms: 90 }));
    expect(large.filter((list) => !['lift', '24-hour reception'].every((one) => list.includes(one)))).toEqual([]);
    expect(draw(300, (at) => amenities.make(at, { stars: 5, city: 'Riyadh' })).flat()).not.toContain('bar');
  });

  it('suit the stars and the size of the hotel', () => {
    const served = ['breakfast', 'restaurant', 'room service', 'concierge'];
    const large = draw(300, (at) => amenities.make(at, { stars: 5, rooms: 90 }));
    expect(large.filter((list) => !served.every((one) => list.includes(one)))).toEqual([]);
    const inns = draw(300, (at) => amenities.make(at, { stars: 3, rooms: 20, name: 'Gasthof zum Anker' }));
    expect(inns.filter((list) => !list.includes('restaurant'))).toEqual([]);
    const small = draw(300, (at) => amenities.make(at, { stars: 4, rooms: 18 })).flat();
    expect(small.filter((one) => /pool|meeting|shuttle|fitness/.test(one))).toEqual([]);
  });

  it('include no outdoor pool in cold places', () => {
    const offered = (city: string): string[] => draw(300, (at) => amenities.make(at, { stars: 5, city })).flat();
    expect(offered('Oslo')).not.toContain('outdoor pool');
    expect(offered('Seville')).toContain('outdoor pool');
  });
});
