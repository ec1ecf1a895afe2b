import { describe, expect, it } from 'vitest';
import { cityNamed, countryNamed, townNamed, townsOf } from '../../src/generators/atlas.ts';
import { cities, countries } from '../../src/generators/lists/places.ts';

/** South, west, north and east edges of a box around each continent, and countries that lie there. */
const BOXES = {
  Europe: { edges: [34, -25, 70, 41], codes: 'GB IE FR DE IT ES PT NL BE SE NO DK FI PL CZ' },
  'North America': { edges: [7, -130, 60, -52], codes: 'US CA MX CR DO JM' },
  'South America': { edges: [-56, -82, 13, -34], codes: 'CO EC PE CL AR UY BR' },
  Asia: { edges: [-11, 25, 56, 146], codes: 'TR SA IN CN JP KR ID PH' },
  Africa: { edges: [-35, -18, 38, 52], codes: 'EG GH NG KE TZ UG ZA' },
  Oceania: { edges: [-48, 112, -10, 180], codes: 'AU NZ' },
} as const;

/** Where numbers are kept free for film and books, and how those begin; 649 is no area of Germany. */
const FICTION: Readonly<Record<string, RegExp>> = {
  AU: /^\+61 [2378] (5550|7010) ####$/,
  CA: /^\+1 [2-9]\d\d-555-01##$/,
  DE: /^\+49 (?:(?:30 23125|40 66969|89 99998|221 4710) ###|649 ### ####)$/,
  DO: /^\+1 809-555-01##$/,
  FR: /^\+33 (1 99 00|2 61 91|3 53 01|4 65 71|5 36 49) ## ##$/,
  GB: /^\+44 (20 7946 0|29 2018 0|1632 960|1[1-6]1? 496 0|11[1-8] 496 0)###$/,
  IE: /^\+353 20 91# ####$/,
  JM: /^\+1 876-555-01##$/,
  SE: /^\+46 (8 465 004|31 390 06|40 628 04) ##$/,
  US: /^\+1 [2-9]\d\d-555-01##$/,
};

/**
 * Area codes of cities, and the digit with which no number of a subscriber begins behind them: 0 or 1, since those who
 * dial without an area code begin with them where they leave the area or want a service.
 */
// oxfmt-ignore
const NO_SUBSCRIBER: Readonly<Record<string, RegExp>> = {
  AE: /^[24]1/,
  AR: /^(?:11|2\d\d|3\d\d)0/,
  AT: /^(?:1|316|662)1/,
  BE: /^[239]1/,
  BR: /^[1-6]11/,
  CH: /^(?:31|44|61)1/,
  CL: /^(?:2|45)1/,
  CO: /^60[1-8]1/,
  EC: /^[2-7]1/,
  IN: /^(?:11|2[02]|33|4[04]|141)1/,
  IT: /^0(?:[26]|\d[1-9])1/,
  JP: /^(?:[36]|11|52|75|92)1/,
  KR: /^(?:2|[3-6]\d)0/,
  MX: /^(?:55|33|81|222)0/,
  NL: /^[1-4]01/,
  NZ: /^[34679]1/,
  PE: /^(?:1|54|84)1/,
  PL: /^[1-9]\d0/,
  TR: /^(?:212|224|312)1/,
};

/** Area and mobile codes that the national numbering plans leave unassigned; the metadata of libphonenumber agrees. */
// oxfmt-ignore
const UNASSIGNED: Readonly<Record<string, number>> = { LU: 653, ES: 99, PT: 247, NO: 26, DK: 37, FI: 59, CZ: 36, CR: 29, UY: 36, SA: 52, IN: 39, NP: 95, ID: 58, PH: 904, CN: 154, EG: 14, GH: 22, NG: 68, KE: 39, TZ: 64, UG: 723, ZA: 29 };

describe('the list of countries', () => {
  it('is long, and contains every name and code once', () => {
    expect(countries.length).toBeGreaterThanOrEqual(50);
    expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length);
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
  });

  it.each(countries)('has the codes of $name in the standard form', ({ code, currency, language }) => {
    expect(code).toMatch(/^[A-Z]{2}$/);
    expect(currency).toMatch(/^[A-Z]{3}$/);
    expect(language).toMatch(/^[a-z]{2}$/);
  });

  it('has time zones from Honolulu to Auckland, in quarters of an hour', () => {
    for (const { utcOffset } of [...countries, ...cities]) {
      if (utcOffset === undefined) continue;
      expect(utcOffset >= -600 && utcOffset <= 720 && utcOffset % 15 === 0).toBe(true);
    }
    for (const { name, country, longitude, utcOffset } of cities) {
      // The sun is at most three hours off.
      const minutes = utcOffset ?? countryNamed(country).utcOffset;
      expect(Math.abs(minutes / 4 - longitude), name).toBeLessThan(46);
    }
  });

  it('has a city in every country', () => {
    const used = new Set(cities.map(({ country }) => country));
    expect(countries.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([]);
  });
});

describe('the list of cities', () => {
  it('is long, and contains every name once', () => {
    expect(cities.length).toBeGreaterThanOrEqual(140);
    expect(new Set(cities.map(({ name }) => name)).size).toBe(cities.length);
  });

  it('has every city on its continent', () => {
    for (const { edges, codes } of Object.values(BOXES)) {
      const [south, west, north, east] = edges;
      const here = cities.filter(({ country }) => codes.split(' ').includes(countryNamed(country).code));
      expect(here.length).toBeGreaterThan(5);
      for (const { name, latitude, longitude } of here) {
        expect(latitude > south && latitude < north, `latitude of ${name}`).toBe(true);
        expect(longitude > west && longitude < east, `longitude of ${name}`).toBe(true);
      }
    }
  });

  it('has no two cities at the same place, and those of a country near each other', () => {
    const odd = cities.flatMap((one) => {
      const others = cities.filter((other) => {
        if (one === other) return false;
        const apart = Math.abs(one.latitude - other.latitude) + Math.abs(one.longitude - other.longitude);
        return !(apart > 0.2) || (one.country === other.country && !(apart < 75));
      });
      return others.map((other) => `${one.name}, ${other.name}`);
    });
    expect(odd).toEqual([]);
  });
});

describe('telephone numbers', () => {
  const forms = [...countries, ...cities].flatMap((place) => {
    const country = 'country' in place ? countryNamed(place.country) : place;
    return place.phone === undefined ? [] : [{ name: place.name, code: country.code, phone: place.phone, country }];
  });

  it.each(forms)('of $name begin with the code of its country', ({ phone, country }) => {
    expect(phone).toMatch(/^\+[1-9]\d{0,2} [\d# -]+#$/);
    expect(phone.split(' ')[0]).toBe(country.phone.split(' ')[0]);
    expect(phone.replace(/\D/g, '').length + (phone.match(/#/g) ?? []).length).toBeLessThanOrEqual(15);
  });

  it.each(forms)('of $name can belong to nobody', ({ code, phone }) => {
    const national = phone.replace(/^\+\d+ /, '').replaceAll(/[ -]/g, '');
    const reasons = [
      FICTION[code]?.test(phone),
      NO_SUBSCRIBER[code]?.test(national),
      UNASSIGNED[code] !== undefined && national.startsWith(String(UNASSIGNED[code])),
    ];
    expect(reasons, `say in this file why nobody can have ${phone}`).toContain(true);
  });

  it.each(forms)('of $name have the length of the country, and enough free digits', ({ code, phone }) => {
    expect(phone.replaceAll(/[^\d#]/g, '').length).toBeGreaterThanOrEqual(10);
    expect(phone.split('#').length - 1).toBeGreaterThanOrEqual(FICTION[code] ? 2 : 4);
    expect(phone.replaceAll(/[^\d#]/g, '')).not.toContain('000');
  });
});

describe('a name', () => {
  it('leads to its place', () => {
    for (const city of cities) expect(cityNamed(city.name)).toBe(city);
    for (const country of countries) expect(countryNamed(country.name)).toBe(country);
  });

  it('that is not in the list is refused', () => {
    expect(() => cityNamed('Atlantis')).toThrow(
      expect.objectContaining({ code: 'spec_invalid', message: expect.stringContaining('"Atlantis"') as unknown }),
    );
    expect(() => countryNamed('constructor')).toThrow(expect.objectContaining({ code: 'spec_invalid' }));
  });
});

describe('towns', () => {
  it('are listed once, in a country of the list', () => {
    const names = countries.flatMap(({ name }) => townsOf(name));
    expect(new Set(names).size).toBe(names.length);
    for (const { name } of countries) for (const town of townsOf(name)) expect(townNamed(town).country).toBe(name);
  });

  it('are refused if they are unknown', () => {
    expect(() => townNamed('Atlantis')).toThrow(expect.objectContaining({ code: 'spec_invalid' }));
  });
});
