import { describe, expect, it } from 'vitest';
import { countryNamed } from '../../src/generators/atlas.ts';
import { company } from '../../src/generators/company.ts';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { slug } from '../../src/generators/internet.ts';
import { bookGenres } from '../../src/generators/lists/books.ts';
import { ENGLISH_HOUSES } from '../../src/generators/lists/houses.ts';
import { presses } from '../../src/generators/lists/presses.ts';
import { cities } from '../../src/generators/lists/places.ts';
import { habitsOf } from '../../src/generators/regions/index.ts';
import { cases } from '../effort.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const draw = <T>(count: number, one: (at: FieldContext) => T, seed = 42): T[] =>
  Array.from({ length: count }, (_, at) => one(context.aim(fieldKey(seed, 'tests', 'organisations'), at + 1)));

const SEEDS = cases([42], [0, 1, 42, 2 ** 50]);

describe('company', () => {
  it.each(SEEDS)('repeats neither as a name nor as an address within 5,000 records of seed %i', (seed) => {
    const names = draw(5000, (at) => company.make(at), seed);
    expect(new Set(names).size).toBe(5000);
    expect(new Set(names.map((name) => slug(name))).size).toBe(5000);
  });

  it('does not repeat in cities with other legal forms either', () => {
    const cities = ['Berlin', 'Austin', 'Paris', 'Lagos'] as const;
    const names = draw(2000, (at) => company.make(at, { city: cities[at.id % 4] ?? 'Rome' }));
    expect(new Set(names).size).toBe(2000);
    expect(names.join('\n')).toMatch(/ GmbH$/m);
  });

  it('has a legal form of its country, or none', () => {
    for (const { name, country } of cities) {
      const forms = Object.keys(habitsOf(countryNamed(country).code).forms).filter((form) => form !== '');
      const names = draw(60, (at) => company.make(at, { city: name }));
      const fits = (one: string, form: string): boolean =>
        form.includes('*') ? one.startsWith(form.replace('*', '')) : one.endsWith(` ${form}`);
      const legal = names.filter((one) => forms.some((form) => fits(one, form)));
      expect(legal.length, name).toBeGreaterThan(30);
    }
  });

  it('contains the given name, and has the legal form of a listed company if it is one', () => {
    const names = draw(200, (at) =>
      company.make(at, { tradeName: 'Lindenhof Group', country: 'Germany', listed: true }),
    );
    expect(new Set(names)).toEqual(new Set(['AG', 'SE'].map((form) => `Lindenhof Group ${form}`)));
  });

  it('keeps the given trade name, and repeats no word', () => {
    const names = draw(300, (at) => company.make(at, { tradeName: 'Jinhai', country: 'China' }));
    expect(new Set(names)).toEqual(new Set(['Jinhai Co., Ltd.', 'Jinhai Group Co., Ltd.']));
    const other = draw(300, (at) => company.make(at, { tradeName: 'Safia & Nourani', country: 'Egypt' }));
    expect(other.filter((name) => name.split('&').length > 2)).toEqual([]);
  });

  it('adds no line of business to a name that already ends in such a word', () => {
    const told = (trade: string): Set<string> =>
      new Set(
        draw(100, (at) =>
          company.make(at, { tradeName: trade, industry: 'Retail', country: 'Canada', withoutLegalForm: true }),
        ),
      );
    expect(told('Langmere')).toEqual(new Set(['Langmere', 'Langmere Stores']));
    expect(told('Langmere Group')).toEqual(new Set(['Langmere Group']));
  });

  it('joins the names of partners where they are unusual, and gives two partners no form for a single owner', () => {
    const called = (line: string): Set<string> =>
      new Set(
        draw(100, (at) => company.make(at, { tradeName: 'Griffin & Phillips', supplies: line, country: 'Peru' })),
      );
    const [legal, telecom] = [called('Legal Services'), called('Telecommunications')];
    expect([...legal].filter((name) => !name.startsWith('Griffin & Phillips'))).toEqual([]);
    // Half of them have a hyphen, the others keep the sign.
    expect([...telecom].filter((name) => !/^Griffin(?:-| & )Phillips/.test(name))).toEqual([]);
    expect(new Set([...telecom].map((name) => name.includes('-')))).toEqual(new Set([true, false]));
    expect([...legal, ...telecom].filter((name) => name.endsWith('E.I.R.L.'))).toEqual([]);
  });

  it('looks like a name', () => {
    const form = /^\p{Lu}[\p{L}]+( (&|[\p{Lu}][\p{L}.]+)){0,4}$/u;
    expect(draw(500, (at) => company.make(at)).filter((name) => !form.test(name))).toEqual([]);
  });

  it('is one of several dozen if it is a publisher', () => {
    const houses = new Set(draw(1000, (at) => company.make(at, { kind: 'publisher' })));
    expect(houses).toEqual(new Set(Object.keys(presses)));
  });

  it('has no name of another company if it is a publisher', () => {
    const words = new Set(Object.keys(presses).flatMap((press) => press.split(' ')));
    expect(ENGLISH_HOUSES.heads.filter((head) => words.has(head))).toEqual([]);
  });

  it('publishes the genre if it is given, and each genre has some publishers', () => {
    for (const genre of Object.keys(bookGenres)) {
      const houses = new Set(draw(300, (at) => company.make(at, { kind: 'publisher', genre })));
      expect(houses.size, genre).toBeGreaterThanOrEqual(3);
      expect([...houses].filter((house) => !presses[house]?.includes(genre))).toEqual([]);
    }
    for (const printed of Object.values(presses).flat()) expect(bookGenres).toHaveProperty([printed]);
  });
});
