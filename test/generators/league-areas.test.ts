import { describe, expect, it } from 'vitest';
import { abroad, leagueAreasOf, citiesOf, sphereOf } from '../../src/generators/league-areas.ts';
import { regionalAreas, seasonTerms, summerSeasons } from '../../src/generators/lists/league-areas.ts';
import { listOf } from '../../src/generators/lists/list-of.ts';
import { cities, countries } from '../../src/generators/lists/places.ts';
import { SCATTERED, sportHomes, spheres } from '../../src/generators/lists/sport-homes.ts';
import { Random } from '../../src/generators/random.ts';

const SPORTS = Object.keys(seasonTerms);
const names = new Set(countries.map(({ name }) => name));

describe('the lists of areas', () => {
  it('contain only countries of the list of places, each once', () => {
    for (const members of Object.values(regionalAreas)) {
      expect(members.filter((country) => !names.has(country))).toEqual([]);
      expect(new Set(members).size).toBe(members.length);
    }
    for (const { homes, from } of spheres) {
      expect([...listOf(homes), ...listOf(from)].filter((country) => country !== '' && !names.has(country))).toEqual(
        [],
      );
    }
    const list = 'each country is in `homes` of one of the spheres of src/generators/lists/sport-homes.ts';
    expect(spheres.flatMap(({ homes }) => listOf(homes)).toSorted(), list).toEqual([...names].toSorted());
    for (const summer of Object.values(summerSeasons)) {
      expect(listOf(summer).filter((one) => !names.has(one) && !Object.hasOwn(regionalAreas, one))).toEqual([]);
    }
  });

  it('include the sports that countries state', () => {
    const stated = countries.flatMap(({ sports }) => (sports === undefined ? [] : listOf(sports)));
    expect(new Set(stated)).toEqual(new Set(SCATTERED));
  });

  it('give every country a football league', () => {
    const { national, regional } = leagueAreasOf('Football', 16);
    const reached = new Set([...national, ...regional.flatMap((circuit) => regionalAreas[circuit] ?? [])]);
    const few = 'state more `towns` in its region, or add it to an area of src/generators/lists/league-areas.ts';
    expect(
      [...names].filter((country) => !reached.has(country)),
      few,
    ).toEqual([]);
  });
});

describe('citiesOf', () => {
  it('returns all cities of a country, or those of several countries in turn', () => {
    expect(citiesOf('Portugal', 'Football').slice(0, 4)).toEqual(['Lisbon', 'Porto', 'Braga', 'Coimbra']);
    expect(citiesOf('Benelux', 'Football').slice(0, 3)).toEqual(['Amsterdam', 'Brussels', 'Luxembourg']);
    expect(citiesOf('Peru', 'Ice Hockey')).toEqual([]);
  });
});

describe('leagueAreasOf', () => {
  it.each(SPORTS)('has enough towns for a league of %s', (sport) => {
    const { national, regional } = leagueAreasOf(sport, 12);
    expect(national.length).toBeGreaterThan(1);
    expect(regional.length).toBeGreaterThan(1);
    for (const circuit of [...national, ...regional]) expect(citiesOf(circuit, sport).length).toBeGreaterThan(3);
    for (const group of regional) {
      const members = (regionalAreas[group] ?? []).filter((one) => sportHomes[sport]?.includes(one) ?? true);
      expect([group, members.length > 1]).toEqual([group, true]);
    }
  });
});

describe('abroad', () => {
  it('is another country, one that plays the sport if possible, and often a neighbouring one', () => {
    const random = new Random();
    for (const sport of SPORTS) {
      for (const [id, home] of [...names].entries()) {
        const { homes = '', from = '' } = sphereOf(home) ?? {};
        const others = [...listOf(homes), ...listOf(from)].filter((country) => country !== home);
        random.start([1, 2, 3, 4], id);
        const country = abroad(random, home, sport);
        expect(others).toContain(country);
        if (sportHomes[sport]?.includes(home)) expect(sportHomes[sport]).toContain(country);
      }
    }
    const near = Array.from({ length: 300 }, (_, id) => {
      random.start([5, 6, 7, 8], id);
      return abroad(random, 'Czechia', 'Ice Hockey');
    });
    expect(near.filter((country) => ['Germany', 'Poland', 'Austria'].includes(country)).length).toBeGreaterThan(90);
    expect(cities.some(({ country }) => country === near[0])).toBe(true);
  });
});
