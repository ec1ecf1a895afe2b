import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { squadTerms } from '../../src/generators/lists/squads.ts';
import { squadOf } from '../../src/generators/squads.ts';
import { shared, squad_tally } from '../../src/generators/player-statistics.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const at = (id: number): FieldContext => context.aim(fieldKey(42, 'tests', 'tallies'), id);
const SPORTS = Object.keys(squadTerms);

describe('squad_tally', () => {
  const tally = (team: number, sport: string, wins: number, draws: number, losses: number): number[][] =>
    [0, 1].map((column) =>
      squad_tally
        .make(at(team), { sport, wins, draws, losses })
        .filter((_, index) => index % 2 === column)
        .map(Number),
    );
  const sum = (numbers: readonly number[] = []): number => numbers.reduce((all, number) => all + number, 0);

  it.each(SPORTS)('adds up in %s, for any results', (sport) => {
    const { assisted, assistsPer, scored } = squadTerms[sport] ?? { assisted: 0, scored: [0, 0, 0] };
    const squads = Array.from({ length: 100 }, (_, index) => {
      const team = index + 1;
      const wins = team % 20;
      const [goals = [], assists = []] = tally(team, sport, wins, 3, 10);
      return { team, wins, goals, assists, whole: wins * scored[0] + 3 * scored[1] + 10 * scored[2] };
    });
    expect(squads.filter(({ wins, goals }) => !(sum(goals) >= wins))).toEqual([]);
    expect(squads.filter(({ goals, whole }) => !(Math.abs(sum(goals) / whole - 1) < 0.3))).toEqual([]);
    // Teams differ in how many goals come from a pass, or how many outs from a throw.
    const ratios = squads.map(
      ({ wins, goals, assists }) => sum(assists) / (assistsPer === 'game' ? wins + 3 + 10 : sum(goals)) / assisted,
    );
    expect(Math.max(...ratios)).toBeLessThan(1.13);
    expect(Math.min(...ratios)).toBeGreaterThan(0.6);
    expect(Math.max(...ratios)).toBeGreaterThan(Math.min(...ratios) + 0.15);
    expect(squads.filter(({ goals, assists }) => ![...goals, ...assists].every((number) => number >= 0))).toEqual([]);
  });

  it('has no goals for goalkeepers, and the most for strikers', () => {
    const means = new Map<string, number>();
    for (let team = 1; team <= 200; team++) {
      const [goals = []] = tally(team, 'Football', 10, 5, 5);
      for (const [slot, { position }] of squadOf('Football').entries()) {
        means.set(position, (means.get(position) ?? 0) + (goals[slot] ?? 0));
        if (position === 'Goalkeeper') expect(goals[slot]).toBe(0);
      }
    }
    expect([...means].toSorted((a, b) => b[1] - a[1])[0]?.[0]).toBe('Striker');
  });

  it.each([
    [
      [9, 0, 0, 0],
      [9, 8, 7, 6],
      [3, 2, 3, 1],
    ],
    [
      [9, 0, 0, 0],
      [9, 5, 0, 6],
      [8, 0, 0, 1],
    ],
    [
      [2, 0, 0],
      [6, 6, 6],
      [1, 1, 0],
    ],
    [
      [0, 0],
      [9, 9],
      [0, 0],
    ],
    [
      [5, 1],
      [9, 9],
      [5, 1],
    ],
  ])('moves one to three assists to who scored often and has none: of %j with %j goals', (assists, goals, moved) => {
    expect(shared(assists, goals)).toEqual(moved);
  });

  it('has assists for all frequent scorers, if there are enough', () => {
    for (let team = 1; team <= 100; team++) {
      const [goals = [], assists = []] = tally(team, 'Football', 20, 5, 5);
      for (const [slot, count] of goals.entries()) if (count >= 10) expect(assists[slot]).toBeGreaterThan(0);
    }
  });

  it('is 0 before the first game', () => {
    for (const sport of SPORTS) expect(sum(tally(1, sport, 0, 0, 0).flat())).toBe(0);
  });
});
