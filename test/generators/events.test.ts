import { describe, expect, it } from 'vitest';
import { event_category } from '../../src/generators/choices.ts';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { formsIn } from '../../src/generators/compose-text.ts';
import { eventCategories } from '../../src/generators/lists/events.ts';
import { onlinePlatforms } from '../../src/generators/lists/venues.ts';
import { event_title, venue } from '../../src/generators/events.ts';
import { cases } from '../effort.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const draw = <T>(count: number, one: (at: FieldContext) => T, seed = 42, field = 'travel'): T[] =>
  Array.from({ length: count }, (_, at) => one(context.aim(fieldKey(seed, 'tests', field), at + 1)));

const SEEDS = cases([42], [0, 1, 42, 2 ** 50]);
const CATEGORIES = { Conference: 30, Workshop: 25, Concert: 18, Sports: 12, Networking: 15 };
const repeatsIn = (list: readonly string[]): number => list.length - new Set(list).size;
const field = <T>(seed: number, name: string, id: number, one: (at: FieldContext) => T): T =>
  one(context.aim(fieldKey(seed, 'tests', name), id));

describe('event_title', () => {
  it.each(SEEDS)('does not repeat within 1,000 records of seed %i', (seed) => {
    const titles = Array.from({ length: 1000 }, (_, at) => {
      const category = field(seed, 'category', at + 1, (here) => event_category.make(here, { choices: CATEGORIES }));
      return field(seed, 'title', at + 1, (here) => event_title.make(here, { category, city: 'Leeds' }));
    });
    expect(repeatsIn(titles)).toBe(0);
  });

  it('names at most one part of the subject among the first records', () => {
    for (const category of ['Conference', 'Workshop', 'Networking']) {
      for (const online of [false, true]) {
        const titles = draw(150, (at) => event_title.make(at, { category, city: 'Leeds', online }));
        // A few parts have an "and" of their own.
        expect(titles.filter((title) => /(?::| on) .* (?:and|&|plus) /i.test(title)).length).toBeLessThan(25);
        expect(repeatsIn(titles)).toBe(0);
      }
    }
  });

  it('of a workshop needs neither the open air nor the night', () => {
    const titles = draw(3000, (at) => event_title.make(at, { category: 'Workshop', city: 'Leeds' }));
    expect(
      titles.filter((title) =>
        /(?:Night|Landscape|Street) Photography|Star Trails|Early Light|Swimming|Outdoor Fitness/.test(title),
      ),
    ).toEqual([]);
  });

  it('names no city if it is online, but says that it is', () => {
    for (const category of ['Conference', 'Workshop', 'Networking']) {
      const titles = draw(300, (at) => event_title.make(at, { category, city: 'Leeds', online: true }));
      expect(titles.filter((title) => !/Online|Virtual|Webinar/.test(title))).toEqual([]);
      expect(titles.filter((title) => title.includes('Leeds'))).toEqual([]);
    }
  });

  it('joins no two parts with "&" if one begins with a verb', () => {
    const all = draw(4000, (at) => event_title.make(at, { category: 'Workshop', city: 'Leeds' }));
    expect(all.filter((title) => / & /.test(title)).length).toBeGreaterThan(100);
    expect(all.filter((title) => /: \w+ing \S+.* & |& \w+ing \w|: .*, /.test(title))).toEqual([]);
  });

  it('of a concert is in the language of the place, and so are the names', () => {
    const titles = draw(100, (at) => event_title.make(at, { category: 'Concert', city: 'Rome' }));
    expect(titles.filter((title) => !/ (?:in concerto|dal vivo|e ospiti)$/.test(title))).toEqual([]);
  });

  it.each(Object.entries(eventCategories))(
    'of a %s has enough forms, and each reads well',
    (category, { titles, online = [], words }) => {
      // On site and online together: none of the one is any of the other.
      expect(formsIn('{title}', { ...words, title: [...titles, ...online] })).toBeGreaterThan(12_000);
      expect(online.filter((title) => titles.includes(title) || title.includes('@'))).toEqual([]);
      const all = draw(cases(2000, 4000), (at) => event_title.make(at, { category, city: 'Leeds' }));
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
      const online = draw(200, (at) => venue.make(at, { online: true, category, city: 'Leeds' }));
      expect(online.filter((name) => !onlinePlatforms.includes(name.replace('Online via ', '')))).toEqual([]);
      const onSite = draw(200, (at) => venue.make(at, { online: false, category, city: 'Leeds' }));
      expect(onSite.filter((name) => /online/i.test(name))).toEqual([]);
    }
  });

  it.each([
    ['Concert', 'Seville', /^(?:Teatro|Auditorio) /],
    ['Conference', 'Paris', /^(?:Centre de|Palais des) congrès /],
    ['Sports', 'Hamburg', /^(?:Sporthalle|Arena|Sportzentrum) /],
    ['Workshop', 'Ankara', / (?:Kültür Merkezi|Atölyesi)$/],
    ['Networking', 'Osaka', / (?:Club|Lounge|Business Centre|Coworking|Meeting House)$/],
  ])('of a %s in %s has a name in the language of the place', (category, city, form) => {
    const names = draw(200, (at) => venue.make(at, { online: false, category, city }));
    expect(names.filter((name) => !form.test(name))).toEqual([]);
  });

  it('suits the event', () => {
    const at = (category: string): string =>
      draw(300, (here) => venue.make(here, { online: false, category, city: 'Leeds' })).join('\n');
    expect(at('Sports')).toMatch(/Sports Hall/);
    expect(at('Sports')).not.toMatch(/Theatre|Lounge|Studio/);
    expect(at('Concert')).toMatch(/Concert Hall/);
    expect(at('Conference')).not.toMatch(/Arena|Club/);
    expect(() => venue.make(context, { online: false, category: 'Auction', city: 'Leeds' })).toThrow(
      /expected one of Conference/,
    );
  });
});
