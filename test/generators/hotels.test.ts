import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { hotelKinds } from '../../src/generators/lists/hotel-kinds.ts';
import { city } from '../../src/generators/places.ts';
import { hotel_name, hotel_rooms, hotel_stars } from '../../src/generators/hotels.ts';
import { cities } from '../../src/generators/lists/places.ts';
import { regions } from '../../src/generators/regions/index.ts';
import { slug } from '../../src/generators/slug.ts';
import { cases, MANY } from '../effort.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const draw = <T>(count: number, one: (at: FieldContext) => T, seed = 42, field = 'travel'): T[] =>
  Array.from({ length: count }, (_, at) => one(context.aim(fieldKey(seed, 'tests', field), at + 1)));

const SEEDS = cases([42], [0, 1, 42, 2 ** 50]);
const repeatsIn = (list: readonly string[]): number => list.length - new Set(list).size;
const field = <T>(seed: number, name: string, id: number, one: (at: FieldContext) => T): T =>
  one(context.aim(fieldKey(seed, 'tests', name), id));

describe('hotel_name', () => {
  it.each(SEEDS)('does not repeat in many records of seed %i, not even as a host name', (seed) => {
    const named = Array.from({ length: MANY }, (_, at) => {
      const place = field(seed, 'city', at + 1, city.make);
      return slug(field(seed, 'name', at + 1, (here) => hotel_name.make(here, { city: place })));
    });
    expect(repeatsIn(named)).toBe(0);
    expect(repeatsIn(named.map((name) => name.slice(0, 60)))).toBe(0);
  });

  it('is in the language of the place', () => {
    const at = (place: string): string => draw(300, (here) => hotel_name.make(here, { city: place })).join('\n');
    expect(at('Vienna')).toMatch(/^Gasthof zum .+$/m);
    expect(at('Vienna')).toMatch(/ Wien$/m);
    expect(at('Florence')).toMatch(/^Albergo /m);
    expect(at('Porto')).toMatch(/^Pensão /m);
    expect(at('Kyoto')).toMatch(/^Ryokan /m);
    expect(at('Istanbul')).toMatch(/^\S+ (?:Pansiyon|Konağı)/m);
    expect(at('Curitiba')).toMatch(/^Pousada /m);
  });

  it('looks like a name, and is not that of a hotel chain', () => {
    const chains =
      /\b(?:Hilton|Marriott|Ibis|Radisson|Hyatt|Sheraton|Westin|Ramada|Novotel|Mercure|Regent|Indigo|Rosewood|Meridian|Shangri)/;
    const names = cities.flatMap(({ name: place }) =>
      draw(cases(60, 600), (at) => hotel_name.make(at, { city: place })),
    );
    expect(names.filter((name) => !/^\p{Lu}/u.test(name))).toEqual([]);
    expect(names.filter((name) => chains.test(name))).toEqual([]);
    expect(names.filter((name) => /[*@]|\s{2}/.test(name))).toEqual([]);
    expect(names.filter((name) => /(?<![\p{L}\p{M}])(\p{L}+) \1(?![\p{L}\p{M}])/u.test(name))).toEqual([]);
  });
});

describe('hotel_stars and hotel_rooms', () => {
  it('are usually three or four stars, and always one to five', () => {
    const stars = draw(3000, (at) => hotel_stars.make(at));
    expect([...new Set(stars)].toSorted()).toEqual([1, 2, 3, 4, 5]);
    expect(stars.filter((count) => count === 3 || count === 4).length).toBeGreaterThan(1800);
    expect(new Set(draw(300, (at) => hotel_stars.make(at, { min: 4, max: 5 })))).toEqual(new Set([4, 5]));
  });

  it('suit the name of the hotel', () => {
    const stars = (name: string): number[] => draw(500, (at) => hotel_stars.make(at, { name }));
    expect(Math.max(...stars('Penzion Páv'))).toBeLessThanOrEqual(4);
    expect(Math.min(...stars('Lotus Palace Jaipur'))).toBeGreaterThanOrEqual(3);
    expect(Math.max(...stars('Hazel Inn Atlanta'))).toBe(4);
    expect(new Set(stars('Hotel Linde Graz')).size).toBe(5);
    const rooms = draw(500, (at) => hotel_rooms.make(at, { stars: 3, name: 'Pension Bleuet' }));
    expect(Math.max(...rooms)).toBeLessThanOrEqual(60);
    // Every word that tells of a kind of house is one of some region.
    const words = new Set(regions.flatMap(({ hotels }) => `${hotels.plain}, ${hotels.withCity}`.split(/[\s,]+/)));
    expect([...hotelKinds.keys()].filter((word) => !words.has(word))).toEqual([]);
  });

  it('are more rooms for more stars, within the range', () => {
    const mean = (stars: number): number => {
      const rooms = draw(2000, (at) => hotel_rooms.make(at, { stars }));
      return rooms.reduce((sum, count) => sum + count, 0) / rooms.length;
    };
    for (const stars of [2, 3, 4, 5]) expect(mean(stars)).toBeGreaterThan(mean(stars - 1));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.nat(), (stars, seed) => {
        const [rooms = 0] = draw(1, (at) => hotel_rooms.make(at, { min: 6, max: 600, stars }), seed);
        expect(rooms).toBeGreaterThanOrEqual(6);
        expect(rooms).toBeLessThanOrEqual(600);
      }),
    );
  });
});
