import { arg } from './arguments.ts';
import { defineGenerator } from './define.ts';
import { sphereOf } from './league-areas.ts';
import { entry } from './lists/entry.ts';
import { LEAGUE_SIZES, LEAGUE_SPORTS } from './lists/leagues.ts';
import { listOf } from './lists/list-of.ts';
import { squadTerms } from './lists/squads.ts';
import type { Role } from './lists/squads.ts';
import { alongCurve, permute } from './random.ts';
import type { Random, Words } from './random.ts';

/** A place in a squad. */
interface SquadMember {
  readonly position: string;
  readonly role: Role;
  /** Number of better players in the same position, from 0. */
  readonly rank: number;
}

const squads: Map<string, readonly SquadMember[]> = new Map();

/**
 * Returns the places of a squad by position, in each position the first choice first.
 *
 * @example
 * squadOf('Volleyball').length // => 14
 */
export function squadOf(sport: string): readonly SquadMember[] {
  const known = squads.get(sport);
  if (known) return known;
  const { roles } = entry(squadTerms, sport);
  const made = Object.entries(roles).flatMap(([position, role]) =>
    Array.from({ length: role.count }, (_, rank) => ({ position, role, rank })),
  );
  squads.set(sport, made);
  return made;
}

/** Consecutive teams with squads of one size, and the numbers of teams and players before them in the pattern. */
interface Block {
  readonly size: number;
  readonly teams: number;
  readonly players: number;
}

/**
 * A block for each league of a round, and one at the end whose numbers are the totals of a round. Filled on first use.
 */
let pattern: readonly Block[] | undefined;

function blocks(): readonly Block[] {
  if (pattern) return pattern;
  const list: Block[] = [];
  let [teams, players] = [0, 0];
  for (const [at, sport] of LEAGUE_SPORTS.entries()) {
    const size = squadOf(sport).length;
    list.push({ size, teams, players });
    teams += LEAGUE_SIZES[at] ?? 0;
    players += size * (LEAGUE_SIZES[at] ?? 0);
  }
  return (pattern = [...list, { size: 1, teams, players }]);
}

/** Returns the number of a player's team, from 1, and the player's index within the team, from 0. */
function membership(id: number): readonly [team: number, member: number] {
  const list = blocks();
  // The list is never empty.
  const whole = list[list.length - 1] as Block;
  const round = Math.floor((id - 1) / whole.players);
  const rest = (id - 1) % whole.players;
  let at = 0;
  while ((list[at + 1]?.players ?? Infinity) <= rest) at++;
  const { size, teams, players } = list[at] as Block;
  const beyond = rest - players;
  return [round * whole.teams + teams + Math.floor(beyond / size) + 1, beyond % size];
}

export const squad_team = defineGenerator({
  name: 'squad_team',
  makes: 'Number of the team of a player, from 1. Players fill one team after the other.',
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

/** Minimum share of foreign players in a team, and maximum share in countries without a limit. */
const FOREIGN: readonly [number, number] = [0.15, 0.4];
/** In countries with a lower maximum share, no goalkeeper is foreign. */
const FEW = 0.3;

/** Positions in which only one player of a squad plays. */
const KEEPERS: ReadonlySet<string> = new Set(['Goalkeeper', 'Goaltender']);

/** Probability that the traditional shirt number of a position goes to its first choice. */
const BY_CUSTOM = 0.85;

export const squad_roster = defineGenerator({
  name: 'squad_roster',
  makes:
    'Players of a team, three texts each: index within the squad, shirt number, and `home` or `abroad`. The field has to be drawn `per` team.',
  internal: true,
  args: {
    country: arg.text('Country of the team, which decides how many players are from abroad. Default: up to 40 %.'),
    sport: arg.text('Sport of the team.', { required: true }),
  },
  examples: [{ args: { sport: 'Volleyball' } }],
  make({ random }, { sport, country = '' }): string[] {
    const squad = squadOf(sport);
    const size = squad.length;
    const word = (): number => random.int(0, 0xffffffff);
    const key = (): Words => [word(), word(), word(), word()];
    const order = key();
    const [least, share] = [Math.ceil(FOREIGN[0] * size), sphereOf(country)?.most ?? FOREIGN[1]];
    const open = squad.flatMap(({ position, rank }, slot) =>
      KEEPERS.has(position) && (rank > 0 || share < FEW) ? [] : [slot],
    );
    const foreign = new Set(random.sample(open, random.int(least, Math.max(least, Math.floor(share * size)))));
    const shirts = shirtsOf(random, sport);
    return Array.from({ length: size }, (_, member) => {
      const slot = permute(member, size, order);
      return [String(slot), shirts[slot] ?? '', foreign.has(slot) ? 'abroad' : 'home'];
    }).flat();
  },
});

/** Maximum number of places by which the order of shirt numbers differs from the order of players. */
const DISORDER = 0.8;

/**
 * Returns the shirt number of each place of a squad. The traditional numbers of a position go to its first choices, and
 * some of its further numbers to the players behind them. The others get the remaining numbers: usually, the better the
 * player, the lower the number.
 */
function shirtsOf(random: Random, sport: string): string[] {
  const shirts: string[] = [];
  const { roles, shirts: ranges } = entry(squadTerms, sport);
  const byRange = new Map<readonly [number, number], { slot: number; turn: number }[]>();
  for (const [position, { count, starters, shirts: custom = '' }] of Object.entries(roles)) {
    const own = listOf(custom);
    const more = own.slice(starters);
    const worn = [...own.slice(0, starters), ...random.sample(more, Math.min(more.length, count - starters))];
    const swap = count > starters && !random.chance(BY_CUSTOM) ? starters : 0;
    const range = ranges[position] ?? ranges.any;
    for (let rank = 0; rank < count; rank++) {
      const slot = shirts.push(worn[rank === 0 ? swap : rank === swap ? 0 : rank] ?? '') - 1;
      if (shirts[slot] !== '') continue;
      byRange.set(range, [...(byRange.get(range) ?? []), { slot, turn: rank - starters + DISORDER * random.next() }]);
    }
  }
  const taken = new Set(Object.values(roles).flatMap((role) => listOf(role.shirts ?? '')));
  for (const [[first, last], ones] of byRange) {
    const free = Array.from({ length: last - first + 1 }, (_, at) => first + at).filter(
      (number) => !taken.has(String(number)),
    );
    const numbers = random.sample(free, ones.length).toSorted((a, b) => a - b);
    const line = ones.toSorted((a, b) => a.turn - b.turn);
    for (const [at, { slot }] of line.entries()) shirts[slot] = String(numbers[at] ?? 0);
  }
  return shirts;
}

/** Years by which football players are older than {@link YOUNGEST}, as a curve from the youngest to the oldest. */
const AGES: readonly number[] = [0, 3, 4.6, 5.9, 7.1, 8.3, 9.6, 11, 12.5, 14.6, 19.5];
const YOUNGEST = 17;

/** Difference in years between the mean ages of first choices and of the other players. */
const IN_LINE = 1.2;

export const player_age = defineGenerator({
  name: 'player_age',
  makes: 'Age of a player in years, from 17 to 41.',
  internal: true,
  args: {
    squadIndex: arg.number('Index of the player within the squad, from 0.', { required: true, formerly: 'slot' }),
    team: arg.number('Number of the team, which varies the ages of a position.', { default: 0 }),
    origin: arg.text('`abroad` or `home`: players from abroad are not the youngest.'),
    sport: arg.text('Sport of the player.', { required: true }),
  },
  examples: [{ args: { sport: 'Football', squadIndex: 0 }, value: 22 }],
  make(context, { sport, squadIndex, origin, team }): number {
    const { random } = context;
    const { role, rank } = squadOf(sport)[squadIndex] ?? {};
    const older = (squadTerms[sport]?.older ?? 0) + (role?.older ?? 0);
    const inLine = (rank ?? 0) < (role?.starters ?? 0) ? IN_LINE / 2 : -IN_LINE / 2;
    const { length } = squadOf(sport);
    const age =
      YOUNGEST +
      alongCurve((((11 * squadIndex + context.distinct(length, team)) % length) + random.next()) / length, AGES) +
      older +
      inLine;
    return Math.min(
      OLDEST,
      Math.max(YOUNGEST, Math.floor(origin === 'abroad' ? SIGNED + (age - YOUNGEST) * 0.76 : age)),
    );
  },
});

/** Minimum age of foreign players. */
const SIGNED = 20;

/** Maximum age of players. */
const OLDEST = 41;
