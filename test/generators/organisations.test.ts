import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import * as lists from '../../src/generators/lists/organisations.ts';
import { cities } from '../../src/generators/lists/places.ts';
import { presses } from '../../src/generators/lists/presses.ts';
import { businessLines } from '../../src/generators/lists/business-lines.ts';
import {
  catch_phrase,
  category,
  company_size,
  employees,
  founded_year,
  industry,
} from '../../src/generators/organisations.ts';
import { nichesOf } from '../../src/generators/business-niches.ts';
import { cases } from '../effort.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const draw = <T>(count: number, one: (at: FieldContext) => T, seed = 42): T[] =>
  Array.from({ length: count }, (_, at) => one(context.aim(fieldKey(seed, 'tests', 'organisations'), at + 1)));

const SEEDS = cases([42], [0, 1, 42, 2 ** 50]);

describe('the word lists', () => {
  it('contain no entry twice', () => {
    const supplies = Object.keys(lists.SUPPLIES);
    // Slogans are told apart across all lines of business: the rest of a company follows from its own.
    const lines = Object.values(businessLines).flatMap((line) => line.niches.split('\n'));
    const mottos = lines.map((line) => line.split('|')[2] ?? '');
    for (const list of [Object.keys(presses), supplies, mottos]) {
      expect(new Set(list).size).toBe(list.length);
    }
  });
});

describe('company_size and employees', () => {
  it.each([
    [1, 'startup'],
    [10, 'startup'],
    [11, 'small'],
    [50, 'small'],
    [51, 'medium'],
    [250, 'medium'],
    [251, 'large'],
    [1000, 'large'],
    [1001, 'enterprise'],
    [250_000, 'enterprise'],
  ])('a company of %i is %s', (people, size) => {
    expect(company_size.make(context, { employees: people })).toBe(size);
  });

  it.each(SEEDS)('include all size classes in any 20 records of seed %i', (seed) => {
    const numbers = draw(100, (at) => employees.make(at, { min: 1, max: 250_000 }), seed);
    for (let start = 0; start < 100; start += 20) {
      const sizes = numbers.slice(start, start + 20).map((people) => company_size.make(context, { employees: people }));
      expect(new Set(sizes).size).toBe(5);
    }
    expect(numbers.every((people) => Number.isInteger(people) && people >= 1 && people <= 250_000)).toBe(true);
  });

  it('have no size that is too frequent', () => {
    const counts = new Map<number, number>();
    for (const people of draw(20_000, (at) => employees.make(at))) counts.set(people, (counts.get(people) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBeLessThan(800);
  });

  it('are not very large in small economies', () => {
    const most = (country: string): number =>
      Math.max(...draw(1000, (at) => employees.make(at, { max: 30_000, country })));
    expect(most('Tanzania')).toBeLessThanOrEqual(1800);
    expect(most('Portugal')).toBeLessThanOrEqual(8000);
    expect(most('Germany')).toBeGreaterThan(8000);
  });

  it('stay within the bounds', () => {
    const people = draw(100, (at) => employees.make(at, { min: 30, max: 60 }));
    expect(Math.min(...people)).toBeGreaterThanOrEqual(30);
    expect(Math.max(...people)).toBeLessThanOrEqual(60);
  });
});

describe('founded_year', () => {
  it('lies between `min` and the year before the reference date, usually in recent decades', () => {
    const years = draw(2000, (at) => founded_year.make(at, { min: 1850 }));
    expect(Math.min(...years)).toBeGreaterThanOrEqual(1850);
    expect(Math.max(...years)).toBe(2025);
    expect(years.filter((year) => year >= 1980).length / years.length).toBeGreaterThan(0.6);
  });

  it('is early enough for a large company to grow', () => {
    const years = draw(500, (at) => founded_year.make(at, { min: 1850, employees: 90_000 }));
    expect(Math.max(...years)).toBeLessThanOrEqual(2013);
  });

  it('can be recent for a startup', () => {
    const years = draw(500, (at) => founded_year.make(at, { min: 1850, employees: 4 }));
    expect([Math.min(...years), Math.max(...years)]).toEqual([2022, 2025]);
  });

  it('is not before the first private companies of the country', () => {
    const first = (country: string): number =>
      Math.min(...draw(1500, (at) => founded_year.make(at, { min: 1890, employees: 90, country })));
    expect(first('Poland')).toBeGreaterThanOrEqual(1989);
    expect(first('Czechia')).toBeGreaterThanOrEqual(1990);
    expect(first('France')).toBeLessThan(1930);
  });

  it('is not before the sport was played in the country', () => {
    const years = (sport: string, country: string): number[] =>
      draw(1500, (at) => founded_year.make(at, { min: 1800, sport, country }));
    expect(Math.min(...years('Football', 'United Kingdom'))).toBeGreaterThanOrEqual(1863);
    expect(Math.min(...years('Football', 'Peru'))).toBeGreaterThanOrEqual(1895);
    expect(Math.min(...years('Baseball', 'United States'))).toBeGreaterThanOrEqual(1869);
    expect(Math.min(...years('Volleyball', 'France'))).toBeGreaterThanOrEqual(1925);
    expect(Math.min(...years('Chess', 'France'))).toBeLessThan(1850);
  });

  it('is spread over the decades for women’s clubs', () => {
    const args = { min: 1974, sport: 'Football', country: 'Spain', gender: 'female' };
    const years = draw(1000, (at) => founded_year.make(at, args));
    expect([Math.min(...years), Math.max(...years)]).toEqual([1974, 2008]);
    expect(years.filter((year) => year >= 1992).length / years.length).toBeGreaterThan(0.4);
  });

  it('works with a reference date before `min`', () => {
    expect(founded_year.make(new FieldContext(0).aim([1, 2, 3, 4], 1), { min: 1990 })).toBe(1990);
  });
});

describe('catch_phrase', () => {
  it('says what each industry offers', () => {
    expect(Object.keys(businessLines).toSorted()).toEqual(lists.industries.toSorted());
    expect(lists.frequent.filter((one) => !lists.industries.includes(one))).toEqual([]);
  });

  it.each(SEEDS)('with year and city, repeats for less than one in five with seed %i', (seed) => {
    const slogans = draw(
      1000,
      (at) => {
        const { name: city = '' } = cities[(at.id * 7) % cities.length] ?? {};
        return catch_phrase.make(at, { founded: 1970 + (at.id % 55), city });
      },
      seed,
    );
    expect(new Set(slogans).size).toBeGreaterThan(800);
    // The first ones are short: mottos, and what is offered since when.
    expect(Math.max(...slogans.slice(0, 120).map((slogan) => slogan.length))).toBeLessThan(70);
  });

  it.each(lists.industries)('of %s is one line about what the industry does', (industry) => {
    const own = nichesOf(industry).map(({ motto }) => motto);
    expect(own.length).toBeGreaterThan(1);
    const slogans = draw(300, (at) => catch_phrase.make(at, { industry }));
    expect(slogans.filter((slogan) => !/^[A-Z][\p{L},.:' -]+[a-z.]$/u.test(slogan))).toEqual([]);
    expect(slogans.filter((slogan) => /\b(\w+) \1\b/i.test(slogan))).toEqual([]);
    expect(new Set(slogans)).toEqual(new Set(own));
  });

  it('does not repeat within a hundred records, and decides industry, size, and age', () => {
    const slogans = draw(100, (at) => catch_phrase.make(at));
    expect(new Set(slogans).size).toBe(100);
    const page = slogans.slice(0, lists.industries.length).map((slogan) => industry.make(context, { slogan }));
    expect(new Set(page).size).toBe(lists.industries.length);
    for (const { motto, industry: line, least, most, since } of nichesOf()) {
      expect(industry.make(context, { slogan: motto })).toBe(line);
      const people = draw(40, (at) => employees.make(at, { slogan: motto, max: 3000 }));
      expect(people.filter((count) => count < least || count > most)).toEqual([]);
      const years = draw(40, (at) => founded_year.make(at, { slogan: motto, min: 1900, employees: 40 }));
      expect(Math.min(...years), motto).toBeGreaterThanOrEqual(since);
    }
  });

  it('is about service in an unknown industry', () => {
    expect(draw(100, (at) => catch_phrase.make(at, { industry: 'Alchemy' })).join('\n')).toMatch(/service/i);
  });
});

describe('industry and category', () => {
  it('include all values', () => {
    expect(new Set(draw(2000, (at) => industry.make(at))).size).toBe(lists.industries.length);
    expect(new Set(draw(2000, (at) => category.make(at))).size).toBe(Object.keys(lists.SUPPLIES).length);
    expect(Object.keys(lists.SUPPLIES).length).toBeGreaterThanOrEqual(25);
  });
});
