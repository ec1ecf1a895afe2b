import { arg } from './arguments.ts';
import { defineGenerator } from './define.ts';
import { entry } from './lists/entry.ts';
import { squadTerms } from './lists/squads.ts';
import type { Role } from './lists/squads.ts';
import type { Random } from './random.ts';
import { squadOf } from './squads.ts';

/** The share of a team's games, from 0 to 1, that the first choice for a position plays. */
const FIRST = 0.9;
/**
 * The share of a team's games, from 0 to 1, that the second choice for a position plays. The third choice plays half of
 * that, the fourth a third, and so on.
 */
const NEXT = 0.35;

/** How many texts the list that describes a squad has for each player. */
const ROSTER = 3;

/**
 * Factor, drawn between these two, on a player's share of the goals or points. It makes players of the same position
 * differ.
 */
const FORM: readonly [number, number] = [0.4, 1.7];
/**
 * The same for a player's share of the assists, in sports where assists count per game. The range is narrower, since
 * players who start a game have a steady part of the outs.
 */
const STEADY_FORM: readonly [number, number] = [0.7, 1.3];
/**
 * Factor, drawn between these two, on the goals or points of a team in a season, relative to what its results suggest.
 */
const TEAM_FORM: readonly [number, number] = [0.76, 1.27];
/**
 * Factor, drawn between these two, on the assists of a team in a season, relative to what its goals or games suggest.
 */
const ASSISTED: readonly [number, number] = [0.82, 1.12];

/**
 * If a player should get fewer goals or assists than this, the chance of getting none is `LUCKLESS`. The other players
 * get more.
 */
const FEW = { goals: 1.1, assists: 1.5 };
const LUCKLESS = 0.62;

export const squad_tally = defineGenerator({
  name: 'squad_tally',
  makes:
    'Goals (or points) and assists of each place in a squad, two texts per place. They fit the results of the team.',
  internal: true,
  args: {
    sport: arg.text('Sport of the team.', { required: true }),
    wins: arg.number('Number of wins this season.', { required: true }),
    draws: arg.number('Number of draws this season.', { required: true }),
    losses: arg.number('Number of losses this season.', { required: true }),
    roster: arg.texts('Roster of the team, whose first column has the places that are filled. Default: all.'),
  },
  examples: [{ args: { sport: 'Volleyball', wins: 1, draws: 0, losses: 0 } }],
  make({ random }, { sport, wins, draws, losses, roster }): string[] {
    const filled = roster && new Set(roster.filter((_, at) => at % ROSTER === 0).map(Number));
    const squad = squadOf(sport);
    const { scored, assisted, assistsPer } = entry(squadTerms, sport);
    const whole = wins * scored[0] + draws * scored[1] + losses * scored[2];
    const goals = Math.max(wins, Math.round(whole * random.between(...TEAM_FORM)));
    const time = squad.map(({ role: { starters }, rank }, slot) => {
      if (filled && !filled.has(slot)) return 0;
      return rank < starters ? FIRST : NEXT / (rank - starters + 1);
    });
    const share = (weight: (role: Role) => number, form = FORM): number[] =>
      squad.map(({ role }, slot) => weight(role) * (time[slot] ?? 0) * random.between(...form));
    const [counted, form] = assistsPer === 'game' ? [wins + draws + losses, STEADY_FORM] : [goals, FORM];
    const [byGoals, byAssists] = [share(({ scores }) => scores), share(({ assists }) => assists, form)];
    const goalsOf = parts(random, goals, byGoals, FEW.goals);
    const assistsOf = shared(
      parts(random, Math.floor(counted * assisted * random.between(...ASSISTED)), byAssists, FEW.assists),
      goalsOf,
    );
    return squad.flatMap((_, slot) => [String(goalsOf[slot] ?? 0), String(assistsOf[slot] ?? 0)]);
  },
});

/** Players with at least this many goals have at least one assist, some of them up to three. */
const OFTEN = 6;

/**
 * Moves assists from the players with the most to players who scored often and have none. Returns the new list.
 *
 * @example
 * shared([9, 0], [9, 8]) // => [7,2]
 */
export function shared(assists: readonly number[], goals: readonly number[]): number[] {
  const all = [...assists];
  for (const [slot, count] of goals.entries()) {
    const most = Math.max(...all);
    if (count < OFTEN || all[slot] !== 0 || most < 2) continue;
    const given = Math.min(1 + (slot % 3), most >> 1);
    all[slot] = given;
    all[all.indexOf(most)] = most - given;
  }
  return all;
}

/**
 * Divides a whole number at random by weights, into whole numbers that add up to it. Parts that are expected to be
 * below `few` are often 0.
 */
function parts(random: Random, whole: number, weights: readonly number[], few: number): number[] {
  const all = sum(weights);
  const lucky = weights.map((weight) => ((whole * weight) / all < few && random.chance(LUCKLESS) ? 0 : weight));
  const shares = sum(lucky) > 0 ? lucky : weights;
  const total = sum(shares);
  let [weighed, given] = [0, 0];
  // A random start. Without it, the first player would usually get none.
  const ahead = random.between(1e-9, 0.999);
  return shares.map((share) => {
    weighed += share;
    // Rounding errors may leave the sum just below a whole number, which the random start makes up for.
    const part = Math.floor((whole * weighed) / total + ahead) - given;
    given += part;
    return part;
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
