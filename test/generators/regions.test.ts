import { describe, expect, it } from 'vitest';
import { townNamed, townsOf } from '../../src/generators/atlas.ts';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { listOf } from '../../src/generators/lists/list-of.ts';
import { cities, countries } from '../../src/generators/lists/places.ts';
import { NICKNAME_COLOURS, NICKNAMES } from '../../src/generators/lists/sports.ts';
import { habitsOf, regionOf, regions } from '../../src/generators/regions/index.ts';
import type { Region } from '../../src/generators/regions/index.ts';
import { slug } from '../../src/generators/slug.ts';
import { team_name } from '../../src/generators/sports.ts';
import { combinations } from '../../src/generators/combinations.ts';
import { FAMOUS_CLUBS, FAMOUS_PEOPLE } from './famous.ts';
import { cases, MANY } from '../effort.ts';

const named = regions.map((region) => ({ codes: Object.keys(region.countries).join(' '), region }));

const repeats = (list: readonly string[]): string[] => {
  const last = new Map(list.map((one, at) => [one, at]));
  return list.filter((one, at) => last.get(one) !== at);
};
const slugsOf = (list: readonly string[]): string[] => list.map((one) => slug(one));
const formsOf = ({ family }: Region): string[] => listOf(family).flatMap((entry) => entry.split('|'));
const all = <T>(count: number, one: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => one(at));

describe('the regions', () => {
  it('are at least 30, and contain every country once', () => {
    expect(regions.length).toBeGreaterThanOrEqual(30);
    const codes = regions.flatMap((region) => Object.keys(region.countries));
    expect(codes.toSorted()).toEqual(countries.map(({ code }) => code).toSorted());
    for (const { code } of countries) expect(Object.keys(regionOf(code).countries)).toContain(code);
  });

  it('refuse a country that is in none', () => {
    const refused = expect.objectContaining({
      code: 'spec_invalid',
      message: expect.stringContaining('"XX"') as unknown,
    });
    expect(() => regionOf('XX')).toThrow(refused);
    expect(() => habitsOf('XX')).toThrow(refused);
  });

  it('share no hotel name without a city', () => {
    const names = regions.flatMap(({ hotels }) =>
      listOf(hotels.plain).flatMap((form) => listOf(hotels.words).map((word) => slug(form.replace('*', word)))),
    );
    expect(repeats(names)).toEqual([]);
  });
});

describe.each(named)('names of people in $codes', ({ region }) => {
  const lists = { female: listOf(region.female), male: listOf(region.male), anyone: listOf(region.anyone) };
  const given = [...lists.female, ...lists.male, ...lists.anyone];
  const [givenSlugs, familySlugs] = [new Set(slugsOf(given)), new Set(slugsOf(formsOf(region)))];

  it('are many, and unique, even in addresses', () => {
    expect(lists.female.length).toBeGreaterThanOrEqual(40);
    expect(lists.male.length).toBeGreaterThanOrEqual(40);
    expect(lists.anyone.length).toBeGreaterThanOrEqual(6);
    expect(listOf(region.family).length).toBeGreaterThanOrEqual(60);
    expect(repeats(slugsOf(given))).toEqual([]);
    expect(repeats(listOf(region.family).flatMap((entry) => Array.from(new Set(slugsOf(entry.split('|'))))))).toEqual(
      [],
    );
    expect([...givenSlugs].filter((name) => familySlugs.has(name))).toEqual([]);
  });

  it('are in Latin letters that slugs support', () => {
    const first = /^\p{Lu}[\p{Script=Latin}\p{M}]*(?:[ -]\p{Script=Latin}+)*$/u;
    expect(given.filter((name) => !first.test(name))).toEqual([]);
    const last = /^(?:(?:de|du|van|van der) )?\p{Lu}[\p{Script=Latin}\p{M}’]*(?:[ -][\p{Script=Latin}’]+)*$/u;
    expect(formsOf(region).filter((name) => !last.test(name))).toEqual([]);
    // As many letters as before, but for those that stand for two.
    const fewer = [...given, ...formsOf(region)].filter((name) => {
      const letters = name.normalize('NFD').replaceAll(/[^\p{L}]/gu, '').length;
      return slug(name).replaceAll('-', '').length < letters;
    });
    expect(fewer).toEqual([]);
  });

  it('have at most two forms of a family name', () => {
    expect(listOf(region.family).filter((entry) => !/^[^|]+(?:\|[^|]+)?$/.test(entry))).toEqual([]);
  });

  it('do not combine to world-famous people', () => {
    const famous = FAMOUS_PEOPLE.filter((person) => {
      const [first = '', ...last] = person.split(' ');
      return givenSlugs.has(slug(first)) && familySlugs.has(slug(last.join(' ')));
    });
    expect(famous).toEqual([]);
  });
});

describe.each(named)('habits in $codes', ({ region }) => {
  const { streets, clubs, grounds, hotels } = region;

  it('of addresses have a street and a range for every number', () => {
    expect(listOf(streets.names).length).toBeGreaterThanOrEqual(25);
    expect(repeats([...listOf(streets.names)])).toEqual([]);
    expect(streets.form.split('*').length).toBe(2);
    expect(streets.form.split('#').length - 1).toBe(streets.numbers.length);
    for (const [min, max] of streets.numbers) expect(min > 0 && max > min).toBe(true);
    expect(listOf(streets.names).filter((street) => !/\p{L}{2}/u.test(street))).toEqual([]);
  });

  it('of clubs have a city in every form, and 20,000 combinations', () => {
    const lists = { word: listOf(clubs.words), other: listOf(clubs.words).slice(1), part: listOf(clubs.parts) };
    for (const list of [lists.word, lists.part]) expect(repeats(slugsOf(list))).toEqual([]);
    let size = 0;
    for (const core of clubs.cores) {
      expect(core).toContain('{city}');
      const slots = [...core.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot).filter((slot) => slot !== 'city');
      size += combinations(
        ...slots.map((slot) => lists[slot === 'word' ? 'word' : slot === 'part' ? 'part' : 'other']),
      );
    }
    if (clubs.nicknames !== 'all') expect(size).toBeGreaterThan(20_000);
    const american = combinations(listOf(NICKNAMES), listOf(NICKNAME_COLOURS), lists.part);
    expect(american).toBeGreaterThan(20_000);
    for (const marks of Object.values(clubs.marks)) {
      for (const mark of listOf(marks)) expect(mark.split('*').length, mark).toBe(2);
    }
    const sports = new Set(['Football', 'Basketball', 'Ice Hockey', 'Baseball', 'Volleyball', 'Handball', 'Rugby']);
    const spoken = [...Object.keys(clubs.marks), ...listOf(clubs.nicknames ?? 'all')];
    expect(spoken.filter((sport) => !sports.has(sport) && sport !== 'any' && sport !== 'all')).toEqual([]);
    const { outdoor, hall, ice } = grounds ?? {};
    for (const forms of [outdoor, hall, ice]) {
      for (const form of forms === undefined ? [] : listOf(forms)) {
        expect(form.split('*').length, form).toBe(2);
        // No ground is called Campo Campo Grande.
        expect(lists.part.filter((part) => form.includes(part.split(' ')[0] ?? ''))).toEqual([]);
      }
    }
  });

  it('of families list frequent ones with less than 100% in total, and leave others', () => {
    const shares = Object.entries(region.frequent ?? {});
    expect(shares.filter(([family]) => !/^\p{Lu}[\p{L}’ |-]+$/u.test(family))).toEqual([]);
    expect(shares.reduce((sum, [, share]) => sum + share, 0)).toBeLessThan(70);
  });

  it('of streets are used in all addresses of a country or city that has its own', () => {
    const ownOnes = [
      ...Object.values(region.countries).map(({ streets: own }) => own),
      ...Object.values({ ...region.cityStreets, ...region.centralStreets }),
    ];
    for (const own of ownOnes) {
      if (own) expect(own.form.match(/#/g) ?? []).toHaveLength(own.numbers.length);
    }
  });

  it('of hotels have many words, and a slot in every pattern', () => {
    expect(listOf(hotels.words).length).toBeGreaterThanOrEqual(25);
    expect(repeats(slugsOf(listOf(hotels.words)))).toEqual([]);
    expect(listOf(hotels.plain).filter((form) => !/^[^*@]*\*[^*@]*$/.test(form))).toEqual([]);
    expect(listOf(hotels.withCity).filter((form) => !/^[^*@]*\*[^*@]*@$/.test(form))).toEqual([]);
    const parts = listOf(clubs.parts).length;
    const words = listOf(hotels.words).length;
    // A house is not called after the quarter it stands in: Hotel Parola Parola.
    const twice = listOf(hotels.words).filter((word) =>
      listOf(clubs.parts).some((part) => part.split(' ')[0] === word.split(' ').at(-1)),
    );
    expect(twice).toEqual([]);
    expect(listOf(hotels.withCity).length * words * (words - 1) * parts).toBeGreaterThan(20_000);
  });

  it('of trade are plausible', () => {
    for (const { forms, tax, level } of Object.values(region.countries)) {
      expect(Object.keys(forms).length).toBeGreaterThanOrEqual(1);
      for (const weight of Object.values(forms)) expect(weight).toBeGreaterThan(0);
      for (const form of Object.keys(forms)) expect(form.split('*').length, form).toBeLessThanOrEqual(2);
      expect(tax > 0 && tax <= 27).toBe(true);
      expect(level >= 0.35 && level <= 1.4).toBe(true);
      expect(Math.round(level * 20)).toBeCloseTo(level * 20, 9);
    }
  });
});

describe('clubs', () => {
  it('are no famous ones in many records', () => {
    const context = new FieldContext(Date.UTC(2026, 0, 1));
    const key = fieldKey(7, 'tests', 'clubs');
    const sports = ['Football', 'Basketball', 'Ice Hockey', 'Baseball', 'Volleyball', 'Handball', 'Rugby'];
    const names = new Set(
      all(MANY, (at) =>
        team_name.make(context.aim(key, at + 1), {
          city: cities[at % cities.length]?.name ?? '',
          sport: sports[Math.floor(at / cities.length) % 7] ?? '',
        }),
      ),
    );
    expect(names.size).toBe(MANY);
    const found = new Set([...names].map((name) => slug(name)));
    expect(FAMOUS_CLUBS.filter((club) => found.has(slug(club)))).toEqual([]);
  });

  it('cannot be famous ones with a short name in any city', () => {
    const famous = new Set(slugsOf(FAMOUS_CLUBS));
    for (const town of countries.flatMap(({ name }) => cases(townsOf(name).slice(0, 2), townsOf(name)))) {
      const { name, local = name, country } = townNamed(town);
      const code = countries.find((one) => one.name === country)?.code ?? '';
      const { clubs } = regionOf(code);
      const short = clubs.cores.filter((core) => !core.includes('{part}'));
      const marks = [...new Set(Object.values(clubs.marks).flatMap((forms) => listOf(forms)))];
      const names = short.flatMap((core) =>
        listOf(clubs.words).flatMap((word) => {
          const plain = core.replace('{word}', word).replace('{city}', local);
          return marks.map((mark) => mark.replace('*', plain));
        }),
      );
      if (clubs.nicknames !== undefined) names.push(...listOf(NICKNAMES).map((nick) => `${local} ${nick}`));
      expect(names.filter((club) => famous.has(slug(club)))).toEqual([]);
    }
  });
});
