import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { listOf } from '../../src/generators/lists/list-of.ts';
import { cities } from '../../src/generators/lists/places.ts';
import { firstYears, NICKNAMES, sportTerms } from '../../src/generators/lists/sports.ts';
import { position, sport, team_name } from '../../src/generators/sports.ts';
import { cases, MANY } from '../effort.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const draw = <T>(count: number, one: (at: FieldContext) => T, seed = 42, field = 'sports'): T[] =>
  Array.from({ length: count }, (_, at) => one(context.aim(fieldKey(seed, 'tests', field), at + 1)));

const SPORTS = ['Football', 'Basketball', 'Ice Hockey', 'Baseball', 'Volleyball', 'Handball', 'Rugby'];
const repeatsIn = (list: readonly string[]): number => list.length - new Set(list).size;

describe('team_name', () => {
  it.each(cases([2 ** 50], [0, 42, 2 ** 50]))(
    'does not repeat in many records of seed %i, even in one city',
    (seed) => {
      for (const city of ['Lyon', 'Leeds', 'Denver', 'Osaka']) {
        const names = draw(MANY, (at) => team_name.make(at, { city, sport: SPORTS[at.id % 7] ?? '' }), seed);
        expect(repeatsIn(names), city).toBe(0);
      }
    },
  );

  it('contains its city in the local language', () => {
    for (const { name, local = name } of cities) {
      const teams = draw(10, (at) => team_name.make(at, { city: name, sport: 'Football' }));
      const bears = (team: string): boolean => local.split(/[ -]/).every((word) => team.split(/[ -]/).includes(word));
      expect(
        teams.filter((team) => !bears(team)),
        local,
      ).toEqual([]);
    }
  });

  it('is that of a club or has a nickname, depending on the country', () => {
    expect(draw(50, (at) => team_name.make(at, { city: 'Munich', sport: 'Football' })).join('\n')).toMatch(
      /^(?:SV|FC) .*München$/m,
    );
    expect(
      draw(50, (at) => team_name.make(at, { city: 'Bristol', sport: 'Football' })).every((team) =>
        team.startsWith('Bristol '),
      ),
    ).toBe(true);
    for (const team of draw(50, (at) => team_name.make(at, { city: 'Chicago', sport: 'Basketball' }))) {
      expect(listOf(NICKNAMES)).toContain(team.replace('Chicago ', ''));
    }
  });

  it('is short if the city has few clubs', () => {
    const names = draw(40, (at) => team_name.make(at, { city: 'Lyon', sport: 'Rugby', clubNumber: at.id }));
    expect(repeatsIn(names)).toBe(0);
    const late = context.aim(fieldKey(42, 'tests', 'sports'), 15_000);
    expect(team_name.make(late, { city: 'Lyon', sport: 'Rugby', clubNumber: 7 }).split(' ').length).toBeLessThanOrEqual(
      4,
    );
  });

  it('has many nicknames', () => {
    expect(repeatsIn(listOf(NICKNAMES))).toBe(0);
    expect(listOf(NICKNAMES).length).toBeGreaterThanOrEqual(100);
  });
});

describe('sport', () => {
  const choices = { Football: 1, Basketball: 1, Baseball: 1 };

  it('is that of the league, if the list has it', () => {
    expect(draw(50, (at) => sport.make(at, { choices, league: 2 }))).toEqual(
      Array.from({ length: 50 }, () => 'Basketball'),
    );
    expect(Object.keys(choices)).toContain(sport.make(context.aim([1, 2, 3, 4], 1), { choices, league: 3 }));
  });

  it('is played in the country', () => {
    expect(new Set(draw(100, (at) => sport.make(at, { choices, country: 'Kenya' })))).toEqual(
      new Set(['Football', 'Basketball']),
    );
  });
});

describe('the first years of clubs', () => {
  it('are known for every sport, after 1850, and early enough for old clubs', () => {
    expect(Object.keys(firstYears).toSorted()).toEqual(SPORTS.toSorted());
    for (const { at } of Object.values(firstYears)) {
      for (const year of Object.values(at)) expect(year >= 1850 && year <= 1970).toBe(true);
      for (const country of Object.keys(at))
        expect(
          cities.some((place) => place.country === country),
          country,
        ).toBe(true);
    }
  });
});

describe('the terms of a sport', () => {
  it('exist for all sports', () => {
    expect(Object.keys(sportTerms)).toEqual(SPORTS);
  });

  it.each([
    ['Football', ['Goalkeeper', 'Centre-Back', 'Striker'], 10],
    ['Basketball', ['Point Guard', 'Center'], 5],
    ['Ice Hockey', ['Goaltender', 'Centre'], 6],
    ['Baseball', ['Pitcher', 'Shortstop'], 10],
    ['Volleyball', ['Setter', 'Libero'], 5],
    ['Handball', ['Goalkeeper', 'Pivot'], 7],
    ['Rugby', ['Prop', 'Scrum-Half'], 10],
  ] as const)('of %s name all of its positions', (sport, some, count) => {
    const positions = new Set(draw(2000, (at) => position.make(at, { sport })));
    expect(positions.size).toBe(count);
    for (const name of some) expect(positions).toContain(name);
  });

  it('are refused for an unknown sport', () => {
    const refused = expect.objectContaining({ code: 'spec_invalid' });
    expect(() => position.make(context, { sport: 'Quidditch' })).toThrow(refused);
    expect(() => position.make(context, { sport: 'constructor', squadIndex: 1 })).toThrow(refused);
  });
});
