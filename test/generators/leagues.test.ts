import { describe, expect, it } from 'vitest';
import { leagueAreasOf, citiesOf } from '../../src/generators/league-areas.ts';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import {
  club_number,
  competition,
  league,
  league_cities,
  league_number,
  league_seat,
  league_size,
  sportOf,
} from '../../src/generators/leagues.ts';
import { LEAGUE_SIZES, MEN_ONLY, MEN_ONLY_COUNTRIES } from '../../src/generators/lists/leagues.ts';
import { cases } from '../effort.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const at = (id: number, seed = 42): FieldContext => context.aim(fieldKey(seed, 'tests', 'leagues'), id);
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

describe('leagues', () => {
  it('are blocks of consecutive ids, whose sizes repeat', () => {
    const sizes = numbers(50).map((number) => LEAGUE_SIZES[(number - 1) % LEAGUE_SIZES.length] ?? 0);
    expect(numbers(50).map((number) => league_size.make(context, { league: number }))).toEqual(sizes);
    const seats = sizes.flatMap((size, index) => numbers(size).map((one) => ({ league: index + 1, seat: one - 1 })));
    const found = seats.map(({ league }, index) => ({
      league: league_number.make(at(index + 1)),
      seat: league_seat.make(at(index + 1), { league }),
    }));
    expect(found).toEqual(seats);
  });

  it('have all sports among any eight, and football twice', () => {
    for (let round = 0; round < 9; round++) {
      const sports = numbers(8).map((number) => sportOf(8 * round + number));
      expect(new Set(sports).size).toBe(7);
      expect(sports.filter((sport) => sport === 'Football')).toHaveLength(2);
    }
  });
});

describe('competition', () => {
  it.each(cases([2 ** 50], [0, 42, 2 ** 50]))('is never the same twice, with seed %i', (seed) => {
    const all = numbers(1400).map((number) =>
      [sportOf(number), ...competition.make(at(number, seed), { league: number })].join('/'),
    );
    expect(new Set(all).size).toBe(all.length);
  });

  it('has enough towns for all teams, with at most two per town', () => {
    const all = numbers(1400).map((number) => {
      const [circuit = '', gender = ''] = competition.make(at(number), { league: number });
      const [sport, size] = [sportOf(number), league_size.make(context, { league: number })];
      return { circuit, gender, sport, most: Math.ceil(size / citiesOf(circuit, sport).length) };
    });
    expect(all.filter(({ most }) => !(most <= 2))).toEqual([]);
    const gendersIn = (circuit: string, sport: string): readonly string[] =>
      MEN_ONLY.includes(sport) || MEN_ONLY_COUNTRIES.includes(circuit) ? ['male'] : ['female', 'male'];
    expect(all.filter(({ circuit, gender, sport }) => !gendersIn(circuit, sport).includes(gender))).toEqual([]);
  });

  it('is usually national, and uses all areas in the end', () => {
    const football = numbers(800).filter((number) => number % 8 > 0 && sportOf(number) === 'Football');
    const circuits = football.map((number) => competition.make(at(number), { league: number })[0] ?? '');
    const { national } = leagueAreasOf(
      'Football',
      Math.max(...football.map((one) => league_size.make(context, { league: one }))),
    );
    expect(new Set(circuits).size).toBeGreaterThan(24);
    expect(circuits.filter((circuit) => national.includes(circuit)).length / circuits.length).toBeCloseTo(0.8, 1);
  });
});

describe('league', () => {
  it('names the area, the division, and whether women play', () => {
    const division = '{sport} League Three';
    expect(league.make(context, { sport: 'Rugby', area: 'Andean', division })).toBe('Andean Rugby Union League Three');
    expect(league.make(context, { sport: 'Rugby', area: 'Andean', division, gender: 'female' })).toBe(
      'Andean Women’s Rugby Union League Three',
    );
    expect(league.make(context, { sport: 'Football', area: 'Nordic', division: '{sport} League' })).toBe(
      'Nordic Football League',
    );
  });
});

describe('league_cities', () => {
  it('gives the largest cities two clubs, and leaves out some of the others', () => {
    const found = league_cities.make(at(1), { sport: 'Football', area: 'Germany', teamCount: 18 });
    const counts = citiesOf('Germany', 'Football').map((city) => found.filter((one) => one === city).length);
    expect(Math.max(...counts)).toBe(2);
    expect(counts.slice(0, 4)).toEqual([2, 2, 2, 2]);
    expect(counts.reduce((sum, one) => sum + one)).toBe(18);
    expect(new Set(counts.slice(6))).toEqual(new Set([0, 1]));
  });

  it('includes cities of all countries that play the sport', () => {
    expect(citiesOf('Iberian', 'Rugby')).toContain('Porto');
    expect(citiesOf('British and Irish', 'Ice Hockey')).not.toContain('Dublin');
    const found = new Set(league_cities.make(at(2), { sport: 'Football', area: 'North American', teamCount: 8 }));
    expect(found).toContain('Toronto');
    expect(found).toContain('New York');
  });
});

describe('club_number', () => {
  it('differs from those of other teams in the city', () => {
    const clubs = numbers(400).flatMap((number) => {
      const [circuit = ''] = competition.make(at(number), { league: number });
      const size = league_size.make(context, { league: number });
      const homes = league_cities.make(at(number), { sport: sportOf(number), area: circuit, teamCount: size });
      return homes.map(
        (city, seat) => `${city} ${club_number.make(context, { league: number, homeCities: homes, teamIndex: seat })}`,
      );
    });
    const seen = new Set<string>();
    const again = clubs.filter((club) => {
      const isKnown = seen.has(club);
      seen.add(club);
      return isKnown;
    });
    expect(again).toEqual([]);
  });
});
