import type { DataRecord } from '../../../src/render/records.ts';
import { share, sum } from './measures.ts';
import type { ShareLaws } from './measures.ts';

/** The smallest share of teams of each sport. */
const SPORTS: Readonly<Record<string, number>> = {
  Football: 0.3,
  Basketball: 0.12,
  'Ice Hockey': 0.1,
  Handball: 0.1,
  Volleyball: 0.06,
  Rugby: 0.06,
  Baseball: 0.06,
};

/** The range of the share of draws, for sports that have them. */
const DRAWS: Readonly<Record<string, readonly [number, number]>> = {
  Football: [0.18, 0.32],
  Handball: [0.04, 0.14],
  Rugby: [0.005, 0.06],
};

/** Laws about the distribution of teams. */
export const sportShares: ShareLaws = {
  // Every sport has its share of teams and of draws.
  'teams.sport': (teams) =>
    Object.entries(SPORTS).every(([sport, least]) => share(teams, (team) => team['sport'] === sport) >= least),
  'teams.draws': (teams) =>
    Object.entries(DRAWS).every(([sport, [least, most]]) => {
      const own = teams.filter((team) => team['sport'] === sport);
      const drawn = sum(own, 'draws') / (sum(own, 'draws') + sum(own, 'wins') + sum(own, 'losses'));
      return drawn >= least && drawn <= most;
    }),
  // There are leagues of women and of men.
  'teams.league': (teams) => {
    const women = share(teams, ({ league }) => String(league).includes('Women’s '));
    return women >= 0.25 && women <= 0.65;
  },
  // The best and the last team differ by more than chance: some win three of four games, some one.
  'teams.wins': (teams) => {
    const rate = (team: DataRecord): number => Number(team['wins']) / (sum([team], 'wins') + sum([team], 'losses'));
    return share(teams, (team) => rate(team) > 0.7) > 0.05 && share(teams, (team) => rate(team) < 0.3) > 0.05;
  },
};
