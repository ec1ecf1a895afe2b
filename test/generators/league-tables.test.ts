import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { seasonTerms } from '../../src/generators/lists/league-areas.ts';
import { league_table } from '../../src/generators/league-tables.ts';

const key = fieldKey(42, 'tests', 'seasons');
const context = new FieldContext(Date.UTC(2026, 0, 1));

interface Row {
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
}

/** The table of a league on a day. */
const table = (league: number, sport: string, size: number, circuit = 'Spain', at = context): Row[] => {
  const numbers = league_table.make(at.aim(key, league), { sport, area: circuit, teamCount: size }).map(Number);
  return Array.from({ length: size }, (_, row) => {
    const [wins = 0, losses = 0, draws = 0] = numbers.slice(3 * row);
    return { wins, losses, draws };
  });
};

const sum = (rows: readonly Row[], of: (row: Row) => number): number => rows.reduce((all, row) => all + of(row), 0);
const games = ({ wins, losses, draws }: Row): number => wins + losses + draws;
const SIZES = [2, 8, 10, 12, 14, 16, 18, 20, 24];

describe('league_table', () => {
  it.each(Object.keys(seasonTerms))('adds up in every league of %s', (sport) => {
    const tables = Array.from({ length: 90 }, (_, at) => table(at + 1, sport, SIZES[(at + 1) % SIZES.length] ?? 2));
    const isRight = (rows: readonly Row[]): boolean => {
      const played = rows.map(games);
      const [least, most] = [Math.min(...played), Math.max(...played)];
      const isBalanced = sum(rows, ({ wins }) => wins) === sum(rows, ({ losses }) => losses);
      return isBalanced && sum(rows, ({ draws }) => draws) % 2 === 0 && most - least <= 1 && least >= 1;
    };
    expect(tables.filter((rows) => !isRight(rows))).toEqual([]);
  });

  it('covers a whole season in summer, and part of one in winter', () => {
    const july = new FieldContext(Date.UTC(2025, 6, 1));
    for (let league = 1; league <= 20; league++) {
      expect(table(league, 'Football', 20, 'Spain', july).filter((row) => games(row) !== 38)).toEqual([]);
      const winter = table(league, 'Football', 20).map(games);
      expect(Math.max(...winter)).toBeLessThan(26);
      expect(Math.min(...winter)).toBeGreaterThan(10);
      // Where football is played from spring to autumn, the season is over in winter.
      expect(table(league, 'Football', 20, 'Brazil').filter((row) => games(row) !== 38)).toEqual([]);
    }
  });

  it('has a plausible share of draws in sports that allow them', () => {
    const share = (sport: string): number => {
      const rows = Array.from({ length: 40 }, (_, at) => table(at + 1, sport, 20)).flat();
      return sum(rows, ({ draws }) => draws) / sum(rows, games);
    };
    expect(share('Football')).toBeGreaterThan(0.2);
    expect(share('Football')).toBeLessThan(0.3);
    expect(share('Handball')).toBeGreaterThan(0.05);
    expect(share('Handball')).toBeLessThan(0.12);
    expect(share('Rugby')).toBeLessThan(0.05);
    for (const sport of ['Basketball', 'Ice Hockey', 'Baseball', 'Volleyball']) expect(share(sport)).toBe(0);
  });

  it('follows the strength of the teams: teams that are good halfway are good at the end', () => {
    // The same league on two days: its strengths are the same, and so are the games that were played by then.
    const early = new FieldContext(Date.UTC(2025, 11, 1));
    const late = new FieldContext(Date.UTC(2026, 5, 20));
    let [both, one, other] = [0, 0, 0];
    for (let league = 1; league <= 40; league++) {
      const [first, whole] = [early, late].map((at) => table(league, 'Football', 20, 'Spain', at));
      for (const [row, before] of (first ?? []).entries()) {
        const after = whole?.[row] ?? before;
        const [a, b] = [before, { ...after, wins: after.wins - before.wins, losses: after.losses - before.losses }].map(
          ({ wins, losses }) => wins - losses,
        );
        both += (a ?? 0) * (b ?? 0);
        one += (a ?? 0) ** 2;
        other += (b ?? 0) ** 2;
      }
    }
    expect(both / Math.sqrt(one * other)).toBeGreaterThan(0.4);
  });

  it('is refused for an unknown sport', () => {
    expect(() => table(1, 'Quidditch', 8)).toThrow(expect.objectContaining({ code: 'spec_invalid' }));
  });
});
