import { describe, expect, it } from 'vitest';
import { townsOf } from '../../src/generators/atlas.ts';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { listOf } from '../../src/generators/lists/list-of.ts';
import { ENGLISH_GROUNDS } from '../../src/generators/lists/venues.ts';
import { team_name } from '../../src/generators/sports.ts';
import { stadium } from '../../src/generators/stadiums.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const draw = (count: number, one: (at: FieldContext) => string): string[] =>
  Array.from({ length: count }, (_, at) => one(context.aim(fieldKey(42, 'tests', 'sports'), at + 1)));

const SPORTS = ['Football', 'Basketball', 'Ice Hockey', 'Baseball', 'Volleyball', 'Handball', 'Rugby'];

describe('stadium', () => {
  it.each(SPORTS)('suits %s', (sport) => {
    const grounds = draw(500, (at) => stadium.make(at, { sport, city: 'Leeds' }));
    expect(new Set(grounds).size).toBeGreaterThan(50);
    const firsts = [...listOf(ENGLISH_GROUNDS), 'Leeds'].map((first) => `${first} `);
    expect(grounds.filter((name) => !firsts.some((first) => name.startsWith(first)))).toEqual([]);
    const twice = /(?:Park|Field|Road|Street|Lane) (?:Park|Field)\b|field Field/;
    expect(grounds.filter((name) => twice.test(name))).toEqual([]);
    expect(grounds.filter((name) => /\bIce\b/.test(name) !== (sport === 'Ice Hockey'))).toEqual([]);
  });

  it.each([
    ['Football', 'Seville', /^Estadio (?:Municipal )?(?:de Sevilla$)?/],
    ['Basketball', 'Cologne', /^(?:Sporthalle|Arena|Sportzentrum) /],
    ['Ice Hockey', 'Tampere', /n jää(?:halli|areena)$/],
    ['Rugby', 'Lyon', /^(?:Stade|Parc) /],
    ['Football', 'Halmstad', /(?:vallen|torps IP)$/],
    ['Basketball', 'Aarhus', /(?: Idrætshal|hallen)$/],
    ['Football', 'Mons', /^Stade /],
    ['Football', 'Chengdu', / (?:Stadium|Park)$/],
  ])('of %s in %s is named in the language of the place', (sport, city, form) => {
    const grounds = draw(300, (at) =>
      stadium.make(at, { sport, city, name: team_name.make(at, { city, sport, clubNumber: (at.id % 40) + 1 }) }),
    );
    expect(new Set(grounds).size).toBeGreaterThan(10);
    expect(grounds.filter((name) => !form.test(name))).toEqual([]);
  });

  it('names its place grammatically', () => {
    const homes = ['Lyon'];
    const names = (city: string): string[] =>
      draw(200, (at) => stadium.make(at, { sport: 'Football', city, homeCities: homes }));
    expect(names('Lyon')).toContain('Stade de Lyon');
    expect(names('Angers')).toContain('Stade d’Angers');
    expect(names('Turin')).toContain('Stadio Comunale di Torino');
    expect(names('Tampere').filter((name) => name.includes('Tampere'))).toEqual([]);
  });

  it('differs within a league, and at most one club of a town has a ground named after the town', () => {
    for (const [sport, country] of [
      ['Football', 'South Korea'],
      ['Basketball', 'Japan'],
      ['Ice Hockey', 'Finland'],
      ['Rugby', 'France'],
    ] as const) {
      const towns = townsOf(country).slice(0, 8);
      const homes = [...towns, ...towns];
      const grounds = homes.map((city, seat) => {
        const name = team_name.make(context.aim(fieldKey(7, 'teams', 'name'), seat + 1), {
          city,
          sport,
          clubNumber: 1 + (seat >> 3),
        });
        return stadium.make(context.aim(fieldKey(7, 'teams', 'stadium'), seat + 1), {
          sport,
          city,
          name,
          homeCities: homes,
          teamIndex: seat,
        });
      });
      expect(new Set(grounds.slice(0, 14)).size, grounds.join()).toBe(14);
    }
  });

  it('is no street that is named after its own town', () => {
    for (const sport of ['Football', 'Rugby']) {
      const grounds = draw(600, (at) => stadium.make(at, { sport, city: 'Nottingham' }));
      expect(grounds.filter((name) => name.startsWith('Nottingham ')).length).toBeGreaterThan(100);
      expect(grounds.filter((name) => /^Nottingham (?:Road|Lane|Street|Park|Field|Ground)$/.test(name))).toEqual([]);
      expect(grounds.filter((name) => / (?:Road|Lane)$/.test(name)).length).toBeGreaterThan(20);
    }
  });

  it('is in the district that the team is named after', () => {
    expect(
      stadium.make(context.aim([1, 2, 3, 4], 1), { sport: 'Football', city: 'Lyon', name: 'FC Bellevue Lyon' }),
    ).toMatch(/ Bellevue$/);
  });

  it('suits a top division, in each country by its own words', () => {
    for (const city of ['Harbin', 'Sapporo', 'Busan', 'Lagos', 'Perth']) {
      const grounds = draw(100, (at) => stadium.make(at, { sport: 'Football', city }));
      expect(grounds.filter((name) => /(?:Athletic|Sports) Park$/.test(name))).toEqual([]);
    }
    const chinese = draw(100, (at) => stadium.make(at, { sport: 'Volleyball', city: 'Harbin' }));
    expect(chinese.filter((name) => !/(?:Gymnasium|Sports Hall|Arena)$/.test(name))).toEqual([]);
  });

  it('never repeats a word', () => {
    for (const city of ['Porto', 'Curitiba', 'Jakarta', 'Cologne']) {
      const grounds = draw(400, (at) => stadium.make(at, { sport: 'Football', city }));
      expect(grounds.filter((name) => /(?:^| )(\S+) \1(?: |$)/.test(name))).toEqual([]);
    }
  });
});
