import { describe, expect, it } from 'vitest';
import { cityNamed, countryNamed } from '../../src/generators/atlas.ts';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { exchanges, LISTED_FORMS } from '../../src/generators/lists/exchanges.ts';
import { cities, countries } from '../../src/generators/lists/places.ts';
import { address, city, country, language, phone } from '../../src/generators/places.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const key = fieldKey(42, 'tests', 'places');
const draw = <T>(count: number, one: (at: FieldContext) => T): T[] =>
  Array.from({ length: count }, (_, at) => one(context.aim(key, at + 1)));

describe('city and country', () => {
  it('include all cities, and countries that have one', () => {
    expect(new Set(draw(20_000, (at) => city.make(at))).size).toBe(cities.length);
    for (const name of draw(200, (at) => country.make(at))) expect(countryNamed(name).name).toBe(name);
  });

  it('have large markets, and a long tail', () => {
    const drawn = draw(10_000, (at) => cityNamed(city.make(at)).country);
    const shareOf = (name: string): number => drawn.filter((one) => one === name).length / drawn.length;
    const shares = countries.map(({ name }) => shareOf(name)).toSorted((a, b) => b - a);
    expect(shareOf('United States') + shareOf('United Kingdom')).toBeGreaterThan(0.3);
    expect(shareOf('United States') + shareOf('United Kingdom')).toBeLessThan(0.4);
    expect(shares.slice(0, 11).reduce((sum, share) => sum + share, 0)).toBeGreaterThan(0.66);
    expect(shares.at(-1)).toBeGreaterThan(0);
    expect(new Set(drawn.slice(0, 25)).size).toBeLessThan(18);
  });

  it('agree with each other', () => {
    for (const place of cities) expect(country.make(context, { city: place.name })).toBe(place.country);
  });
});

describe('the country that somebody plays for', () => {
  it('is a home nation in football and rugby, otherwise the state', () => {
    const sides = (sport: string): Set<string> =>
      new Set(draw(300, (at) => country.make(at, { homeCountry: 'United Kingdom', nationalTeamSport: sport })));
    expect(sides('Football')).toEqual(new Set(['England', 'Scotland', 'Wales', 'Northern Ireland']));
    expect(sides('Rugby')).toEqual(new Set(['England', 'Scotland', 'Wales']));
    expect(sides('Handball')).toEqual(new Set(['United Kingdom']));
    expect(country.make(context, { homeCountry: 'Japan', nationalTeamSport: 'Football' })).toBe('Japan');
  });
});

describe('the country of a company of an exchange', () => {
  it('is one of the exchange, and in the list of places', () => {
    for (const [exchange, { seats, currency }] of Object.entries(exchanges)) {
      const names = new Set(draw(300, (at) => country.make(at, { exchange })));
      expect(names).toEqual(new Set(Object.keys(seats)));
      for (const name of names) {
        expect(Object.keys(LISTED_FORMS)).toContain(name);
        const own = { GBX: 'GBP', ZAC: 'ZAR' }[currency] ?? currency;
        if (exchange !== 'HKEX') expect(countryNamed(name).currency).toBe(own);
      }
    }
  });
});

describe('phone', () => {
  it('has the format of the city, or of its country', () => {
    for (const place of cities) {
      const form = place.phone ?? countryNamed(place.country).phone;
      const pattern = new RegExp(`^${form.replace('+', String.raw`\+`).replaceAll('#', String.raw`\d`)}$`);
      expect(phone.make(context.aim(key, 1), { city: place.name })).toMatch(pattern);
    }
    expect(phone.make(context, { country: 'Sweden' })).toMatch(/^\+46 8 465 004 \d\d$/);
    expect(phone.make(context)).toMatch(/^\+\d/);
  });

  it('looks real: it has no three zeros in a row, and varies', () => {
    for (const { name } of countries) {
      const numbers = draw(300, (at) => phone.make(at, { country: name }));
      expect(numbers.filter((number) => /000/.test(number.replaceAll(/\D/g, '')))).toEqual([]);
      expect(new Set(numbers).size, name).toBeGreaterThan(60);
    }
  });
});

describe('address', () => {
  it('has a street and a number', () => {
    for (const place of cities)
      expect(address.make(context.aim(key, 7), { city: place.name })).toMatch(/\p{L}{3}.*\d|\d.*\p{L}{3}/u);
    expect(address.make(context)).toMatch(/\d/);
  });

  it('has no street for something online', () => {
    expect(address.make(context.aim(key, 1), { city: 'Berlin', online: true })).toBe('Online');
    expect(address.make(context.aim(key, 1), { city: 'Berlin', online: false })).toMatch(/\d/);
  });

  it('is written in the style of the country', () => {
    expect(address.make(context.aim(key, 1), { city: 'Vienna' })).toMatch(/^\p{L}+ \d+$/u);
    expect(address.make(context.aim(key, 1), { city: 'Lyon' })).toMatch(
      /^\d+ (rue|avenue|boulevard|place|chemin|impasse|allée) /,
    );
    expect(address.make(context.aim(key, 1), { city: 'Denver' })).toMatch(/^\d{3,4} /);
    expect(address.make(context.aim(key, 1), { city: 'Kyoto' })).toMatch(
      /^\d-\d+-\d+ \p{Lu}\p{Ll}+, \p{Lu}\p{Ll}+-ku$/u,
    );
    expect(address.make(context.aim(key, 1), { city: 'Kyoto', central: true })).toMatch(/-dori .+ \d{3}$/);
    expect(address.make(context.aim(key, 1), { city: 'Jakarta' })).toMatch(/^Jalan .+ No\. \d+$/);
    expect(address.make(context.aim(key, 1), { city: 'Lisbon' })).toMatch(/^\p{L}.+, \d+$/u);
    expect(draw(300, (at) => address.make(at, { city: 'Bern' })).join('')).not.toContain('ß');
    expect(draw(300, (at) => address.make(at, { city: 'Berlin' })).join('')).toContain('straße');
  });
});

describe('language', () => {
  it('is the main language of the country, otherwise usually English', () => {
    expect(language.make(context, { country: cityNamed('Rome').country })).toBe('it');
    const drawn = draw(1000, (at) => language.make(at));
    expect(drawn.filter((code) => code === 'en').length).toBeGreaterThan(500);
    expect(new Set(drawn).size).toBe(10);
  });
});
