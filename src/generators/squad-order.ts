import { defineGenerator } from './define.ts';
import { entry } from './lists/entry.ts';
import { LEAGUE_SIZES, LEAGUE_SPORTS } from './lists/leagues.ts';
import { squadTerms } from './lists/squads.ts';

/**
 * By how many players the squads of football teams differ from the usual size, in a pattern that repeats. In small
 * squads it is less.
 */
const DIFFERENCES: readonly number[] = [0, 3, -5, 1, -2, 5, -7, 2, -3, 4, -1, -4];
/** Usual size of a squad in football. */
const USUAL = 25;

/** Returns the number of players of the squad of a team, which differs from team to team. */
function sizeOf(sport: string, team: number): number {
  const { roles } = entry(squadTerms, sport);
  const usual = Object.values(roles).reduce((sum, { count }) => sum + count, 0);
  return usual + Math.round(((DIFFERENCES[team % DIFFERENCES.length] ?? 0) * usual) / USUAL);
}

/**
 * A team of a round of leagues, numbered from 0, with the size of its squad, and the number of players of the round
 * that come before it.
 */
interface Squad {
  readonly team: number;
  readonly size: number;
  readonly before: number;
}

/**
 * The squads of one round of leagues, in the order of their players: first the first team of each league, then the
 * second ones, and so on. So a few consecutive squads are of several sports, of women and of men. Behind all of them
 * stands an empty squad, as an end mark. Filled on first use.
 */
let round: readonly Squad[] | undefined;

function squadsOfRound(): readonly Squad[] {
  if (round) return round;
  const list: Squad[] = [];
  let before = 0;
  for (let seat = 0; seat < Math.max(...LEAGUE_SIZES); seat++) {
    let first = 0;
    for (const [at, teams] of LEAGUE_SIZES.entries()) {
      const size = seat < teams ? sizeOf(LEAGUE_SPORTS[at] ?? '', first + seat) : 0;
      if (size > 0) list.push({ team: first + seat, size, before });
      before += size;
      first += teams;
    }
  }
  return (round = [...list, { team: list.length, size: 0, before }]);
}

/** Returns the number of a player's team, from 1, the player's index within it, from 0, and the size of its squad. */
function membership(id: number): readonly [team: number, member: number, size: number] {
  const list = squadsOfRound();
  const { team: teams = 1, before: players = 1 } = list.at(-1) ?? {};
  const rest = (id - 1) % players;
  // The end mark comes after all players.
  const at = list.findIndex(({ before }) => before > rest) - 1;
  const { team = 0, size = 0, before = 0 } = list[at] ?? {};
  return [Math.floor((id - 1) / players) * teams + team + 1, rest - before, size];
}

export const squad_team = defineGenerator({
  name: 'squad_team',
  makes:
    'Number of the team of a player, from 1. Players fill one squad after the other, of one league after the other.',
  internal: true,
  examples: [{ value: 1 }],
  make({ id }): number {
    return membership(id)[0];
  },
});

export const squad_member = defineGenerator({
  name: 'squad_member',
  makes: 'Index of a player within the team, from 0.',
  internal: true,
  examples: [{ value: 0 }],
  make({ id }): number {
    return membership(id)[1];
  },
});

export const squad_size = defineGenerator({
  name: 'squad_size',
  makes: 'Number of players of the squad of a player.',
  internal: true,
  examples: [{ value: 25 }],
  make({ id }): number {
    return membership(id)[2];
  },
});
