import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { groundNames, nicknames, sportTerms } from '../../src/generators/lists/sports.ts';
import { city } from '../../src/generators/places.ts';
import { league, position, stadium, team_name } from '../../src/generators/sports.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const draw = <T>(count: number, one: (at: FieldContext) => T, seed = 42, field = 'sports'): T[] =>
  Array.from({ length: count }, (_, at) => one(context.aim(fieldKey(seed, 'tests', field), at + 1)));

const SPORTS = ['Football', 'Basketball', 'Ice Hockey', 'Baseball', 'Volleyball', 'Handball', 'Rugby'];
const repeatsIn = (list: readonly string[]): number => list.length - new Set(list).size;

describe('team_name', () => {
  it.each([0, 1, 42, 2 ** 50])('does not come back in 100 records of seed %i, even in one city', (seed) => {
    expect(repeatsIn(draw(100, (at) => team_name(at, { city: 'Lyon' }), seed))).toBe(0);
    const cities = draw(1000, city, seed, 'city');
    const names = draw(1000, (at) => team_name(at, { city: cities[at.id - 1] ?? '' }), seed);
    expect(repeatsIn(names)).toBeLessThanOrEqual(50);
    names.forEach((name, at) => expect(name.startsWith(`${cities[at]} `)).toBe(true));
  });

  it('has nicknames in plenty', () => {
    expect(repeatsIn(nicknames)).toBe(0);
    expect(nicknames.length).toBeGreaterThanOrEqual(100);
  });
});

describe('the terms of a sport', () => {
  it('are there for all sports', () => {
    expect(Object.keys(sportTerms)).toEqual(SPORTS);
  });

  it.each(SPORTS)('of %s name its leagues by country', (sport) => {
    const leagues = new Set(draw(300, (at) => league(at, { sport, country: 'United States' })));
    expect(leagues.size).toBeGreaterThanOrEqual(3);
    for (const name of leagues) expect(name).toMatch(new RegExp(`^United States \\w+ ${sport} (?:Division|Series)$`));
  });

  it.each(SPORTS)('of %s name a ground that suits it', (sport) => {
    const grounds = draw(500, (at) => stadium(at, { sport, city: 'Turku' }));
    expect(new Set(grounds).size).toBeGreaterThan(50);
    for (const name of grounds) {
      expect([...groundNames, 'Turku'].some((first) => name.startsWith(`${first} `))).toBe(true);
      expect(name).not.toMatch(/(?:Park|Field|Road|Street|Lane) (?:Park|Field)\b|field Field/);
      expect(/\bIce\b/.test(name)).toBe(sport === 'Ice Hockey');
    }
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
    const positions = new Set(draw(2000, (at) => position(at, { sport })));
    expect(positions.size).toBe(count);
    for (const name of some) expect(positions).toContain(name);
  });

  it('are refused to a sport that nobody knows', () => {
    const refused = expect.objectContaining({ code: 'spec_invalid' });
    expect(() => position(context, { sport: 'Quidditch' })).toThrow(refused);
    expect(() => league(context, { sport: 'constructor', country: 'Peru' })).toThrow(refused);
  });
});
