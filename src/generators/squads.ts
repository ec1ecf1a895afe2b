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

/** A member of a squad, by position. */
interface SquadMember {
  readonly position: string;
  readonly role: Role;
  /** How many of the same position come before, from 0. */
  readonly rank: number;
}

const squads: Map<string, readonly SquadMember[]> = new Map();

/**
 * The places of a squad, position by position, the first choice of each first.
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

/** Some teams in a row with squads of one size, and how many teams and players of the pattern come before them. */
interface Block {
  readonly size: number;
  readonly teams: number;
  readonly players: number;
}

/** The leagues of a round, and then the end of them. */
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

/** The number of a player's team, and the player's place among those of the team, from 0. */
function membership(id: number): readonly [team: number, member: number] {
  const list = blocks();
  // The pattern is never empty.
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
  makes: 'Number of the team of the player. Players fill one team after the other.',
  internal: true,
  examples: [{ value: 1 }],
  make({ id }): number {
    return membership(id)[0];
  },
});

export const squad_member = defineGenerator({
  name: 'squad_member',
  makes: 'Index of the player within the team, from 0.',
  internal: true,
  examples: [{ value: 0 }],
  make({ id }): number {
    return membership(id)[1];
  },
});

/** The least share of players who are not citizens of the team's country, and the greatest where no rule holds. */
const FOREIGN: readonly [number, number] = [0.15, 0.4];
/** Where fewer may come, keepers are not among them. */
const FEW = 0.3;

/** The positions of which only one of a squad plays. */
const KEEPERS: ReadonlySet<string> = new Set(['Goalkeeper', 'Goaltender']);

/** How likely a number goes to the first choice of the position that it stands for. */
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

/** By how many places in line the order of numbers may be wrong. */
const DISORDER = 0.8;

/**
 * The numbers on the shirts of a squad, place by place. Those that stand for a position are all borne there, mostly by the
 * first choice; of further ones that a position may bear, whoever is next in line has some. Who bears none gets one of the
 * rest, each its own: the earlier in line for the team, the lower.
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

/** How many years players of football are older than {@link YOUNGEST}, from the youngest to the oldest, in even steps. */
const AGES: readonly number[] = [0, 3, 4.6, 5.9, 7.1, 8.3, 9.6, 11, 12.5, 14.6, 19.5];
const YOUNGEST = 17;

/** How much younger those are who are not in the team yet. */
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
  examples: [{ args: { sport: 'Football', squadIndex: 0 }, value: 27 }],
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

/** Nobody moves to another country to play before that age. */
const SIGNED = 20;

/** No player is older than that. */
const OLDEST = 41;
