import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { event_category } from '../../src/generators/choices.ts';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { formsIn } from '../../src/generators/compose.ts';
import { eventCategories } from '../../src/generators/lists/events.ts';
import { hotelKinds } from '../../src/generators/lists/hotel-kinds.ts';
import { onlinePlatforms } from '../../src/generators/lists/venues.ts';
import { city } from '../../src/generators/places.ts';
import { event_title, hotel_name, hotel_rooms, hotel_stars, venue } from '../../src/generators/travel.ts';
import { cities } from '../../src/generators/lists/places.ts';
import { regions } from '../../src/generators/regions/index.ts';
import { slug } from '../../src/generators/slug.ts';
import { cases } from '../effort.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const draw = <T>(count: number, one: (at: FieldContext) => T, seed = 42, field = 'travel'): T[] =>
  Array.from({ length: count }, (_, at) => one(context.aim(fieldKey(seed, 'tests', field), at + 1)));

const SEEDS = cases([42], [0, 1, 42, 2 ** 50]);
const CATEGORIES = { Conference: 30, Workshop: 25, Concert: 18, Sports: 12, Networking: 15 };
const repeatsIn = (list: readonly string[]): number => list.length - new Set(list).size;
const field = <T>(seed: number, name: string, id: number, one: (at: FieldContext) => T): T =>
  one(context.aim(fieldKey(seed, 'tests', name), id));

describe('hotel_name', () => {
  it.each(SEEDS)('does not come back in 20,000 records of seed %i, not even as a host', (seed) => {
    const named = Array.from({ length: 20_000 }, (_, at) => {
      const place = field(seed, 'city', at + 1, city);
      return slug(field(seed, 'name', at + 1, (here) => hotel_name(here, { city: place })));
    });
    expect(repeatsIn(named)).toBe(0);
    expect(repeatsIn(named.map((name) => name.slice(0, 60)))).toBe(0);
  });

  it('is in the language of the place', () => {
    const at = (place: string): string => draw(300, (here) => hotel_name(here, { city: place })).join('\n');
    expect(at('Vienna')).toMatch(/^Gasthof zum .+$/m);
    expect(at('Vienna')).toMatch(/ Wien$/m);
    expect(at('Florence')).toMatch(/^Albergo /m);
    expect(at('Porto')).toMatch(/^Pensão /m);
    expect(at('Kyoto')).toMatch(/^Ryokan /m);
    expect(at('Istanbul')).toMatch(/^\S+ (?:Pansiyon|Konağı)/m);
    expect(at('Curitiba')).toMatch(/^Pousada /m);
  });

  it('reads as a name, and is no chain’s', () => {
    const chains =
      /\b(?:Hilton|Marriott|Ibis|Radisson|Hyatt|Sheraton|Westin|Ramada|Novotel|Mercure|Regent|Indigo|Rosewood|Meridian|Shangri)/;
    for (const { name: place } of cities) {
      for (const name of draw(cases(60, 600), (at) => hotel_name(at, { city: place }))) {
        expect(name).toMatch(/^\p{Lu}/u);
        expect(name).not.toMatch(chains);
        expect(name).not.toMatch(/[*@]|\s{2}/);
        expect(name).not.toMatch(/(?<![\p{L}\p{M}])(\p{L}+) \1(?![\p{L}\p{M}])/u);
      }
    }
  });
});

describe('hotel_stars and hotel_rooms', () => {
  it('are mostly three or four stars, all from one to five', () => {
    const stars = draw(3000, (at) => hotel_stars(at));
    expect([...new Set(stars)].toSorted()).toEqual([1, 2, 3, 4, 5]);
    expect(stars.filter((count) => count === 3 || count === 4).length).toBeGreaterThan(1800);
    expect(new Set(draw(300, (at) => hotel_stars(at, { min: 4, max: 5 })))).toEqual(new Set([4, 5]));
  });

  it('follow the name of the house', () => {
    const stars = (name: string): number[] => draw(500, (at) => hotel_stars(at, { name }));
    expect(Math.max(...stars('Penzion Páv'))).toBeLessThanOrEqual(4);
    expect(Math.min(...stars('Lotus Palace Jaipur'))).toBeGreaterThanOrEqual(3);
    expect(Math.max(...stars('Hazel Inn Atlanta'))).toBe(4);
    expect(new Set(stars('Hotel Linde Graz')).size).toBe(5);
    const rooms = draw(500, (at) => hotel_rooms(at, { stars: 3, name: 'Pension Bleuet' }));
    expect(Math.max(...rooms)).toBeLessThanOrEqual(60);
    // Every word that tells of a kind of house is one of some region.
    const words = new Set(regions.flatMap(({ hotels }) => `${hotels.plain}, ${hotels.withCity}`.split(/[\s,]+/)));
    expect([...hotelKinds.keys()].filter((word) => !words.has(word))).toEqual([]);
  });

  it('are more rooms where there are more stars, inside the range', () => {
    const mean = (stars: number): number => {
      const rooms = draw(2000, (at) => hotel_rooms(at, { stars }));
      return rooms.reduce((sum, count) => sum + count, 0) / rooms.length;
    };
    for (const stars of [2, 3, 4, 5]) expect(mean(stars)).toBeGreaterThan(mean(stars - 1));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.nat(), (stars, seed) => {
        const [rooms = 0] = draw(1, (at) => hotel_rooms(at, { min: 6, max: 600, stars }), seed);
        expect(rooms).toBeGreaterThanOrEqual(6);
        expect(rooms).toBeLessThanOrEqual(600);
      }),
    );
  });
});

describe('event_title', () => {
  it.each(SEEDS)('does not come back in 1,000 records of seed %i', (seed) => {
    const titles = Array.from({ length: 1000 }, (_, at) => {
      const category = field(seed, 'category', at + 1, (here) => event_category(here, { choices: CATEGORIES }));
      return field(seed, 'title', at + 1, (here) => event_title(here, { category, city: 'Leeds' }));
    });
    expect(repeatsIn(titles)).toBe(0);
  });

  it('names no city where it is online, and says that it is', () => {
    for (const category of ['Conference', 'Workshop', 'Networking']) {
      for (const title of draw(300, (at) => event_title(at, { category, city: 'Leeds', online: true }))) {
        expect(title).toMatch(/Online|Virtual|Webinar/);
        expect(title).not.toContain('Leeds');
      }
    }
  });

  it('of a concert is in the language of the place, as are the names', () => {
    for (const title of draw(100, (at) => event_title(at, { category: 'Concert', city: 'Rome' })))
      expect(title).toMatch(/ (?:in concerto|dal vivo|e ospiti)$/);
  });

  it.each(Object.entries(eventCategories))(
    'of a %s has enough forms, and each reads well',
    (category, { titles, online = [], words }) => {
      // On site and online together: none of the one is any of the other.
      expect(formsIn('{title}', { ...words, title: [...titles, ...online] })).toBeGreaterThan(12_000);
      expect(online.filter((title) => titles.includes(title) || title.includes('@'))).toEqual([]);
      const all = draw(4000, (at) => event_title(at, { category, city: 'Leeds' }));
      expect(repeatsIn(all)).toBe(0);
      expect(
        all.filter((title) => !/^[\p{Lu}\d].*[\p{L}\d)]$/u.test(title) || /[{}]|\s{2}|\b(\p{L}+) \1\b/iu.test(title)),
      ).toEqual([]);
      // Dates, hours and places stand in other fields.
      expect(
        all.filter((title) => /\b(?:19|20)\d\d\b|Evening|Morning|Winter|Spring|Autumn|Europe/.test(title)),
      ).toEqual([]);
    },
  );
});

describe('venue', () => {
  it('is online exactly when the event is', () => {
    for (const category of Object.keys(CATEGORIES)) {
      for (const name of draw(200, (at) => venue(at, { online: true, category, city: 'Leeds' }))) {
        expect(onlinePlatforms).toContain(name.replace('Online via ', ''));
      }
      for (const name of draw(200, (at) => venue(at, { online: false, category, city: 'Leeds' })))
        expect(name).not.toMatch(/online/i);
    }
  });

  it.each([
    ['Concert', 'Seville', /^(?:Teatro|Auditorio) /],
    ['Conference', 'Paris', /^(?:Centre de|Palais des) congrès /],
    ['Sports', 'Hamburg', /^(?:Sporthalle|Arena|Sportzentrum) /],
    ['Workshop', 'Ankara', / (?:Kültür Merkezi|Atölyesi)$/],
    ['Networking', 'Osaka', / (?:Club|Lounge|Business Centre|Coworking|Meeting House)$/],
  ])('of a %s in %s is called as people there call it', (category, city, form) => {
    for (const name of draw(200, (at) => venue(at, { online: false, category, city }))) expect(name).toMatch(form);
  });

  it('suits the event', () => {
    const at = (category: string): string =>
      draw(300, (here) => venue(here, { online: false, category, city: 'Leeds' })).join('\n');
    expect(at('Sports')).toMatch(/Sports Hall/);
    expect(at('Sports')).not.toMatch(/Theatre|Lounge|Studio/);
    expect(at('Concert')).toMatch(/Concert Hall/);
    expect(at('Conference')).not.toMatch(/Arena|Club/);
    expect(() => venue(context, { online: false, category: 'Auction', city: 'Leeds' })).toThrow(
      /expected one of Conference/,
    );
  });
});
