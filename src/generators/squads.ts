import { arg } from './arguments.ts';
import { defineGenerator } from './define.ts';
import { sphereOf } from './league-areas.ts';
import { entry } from './lists/entry.ts';
import { listOf } from './lists/list-of.ts';
import { squadTerms } from './lists/squads.ts';
import type { Role } from './lists/squads.ts';
import { alongCurve, permute } from './random.ts';
import type { Random, Words } from './random.ts';

/** A place in a squad, which one player can fill. */
interface SquadMember {
  readonly position: string;
  readonly role: Role;
  /** How many better players the squad has in the same position: 0 for the first choice. */
  readonly rank: number;
}

const squads: Map<string, readonly SquadMember[]> = new Map();

/**
 * Returns all places that a squad of a sport can have, position by position, in each the first choice first. Each
 * position has one place more than usual, so no squad fills all of them.
 *
 * @example
 * squadOf('Volleyball').length // => 19
 */
export function squadOf(sport: string): readonly SquadMember[] {
  const known = squads.get(sport);
  if (known) return known;
  const { roles } = entry(squadTerms, sport);
  const made = Object.entries(roles).flatMap(([position, role]) =>
    Array.from({ length: role.count + 1 }, (_, rank) => ({ position, role, rank })),
  );
  squads.set(sport, made);
  return made;
}

/** By how many players, at most, the squad differs from the usual number in each position. */
const CHANGES = 3;

/**
 * Draws how many players a squad has in each position. There are at least as many as start a game, and two goalkeepers.
 */
function drawMix(random: Random, sport: string, size: number): ReadonlyMap<string, number> {
  const roles = Object.entries(entry(squadTerms, sport).roles);
  const mix = new Map(roles.map(([position, { count }]) => [position, count]));
  const move = (by: 1 | -1): void => {
    const open = roles.filter(([position, { starters, count }]) => {
      const next = (mix.get(position) ?? 0) + by;
      return next >= Math.max(starters, KEEPERS.has(position) ? 2 : 0) && next <= count + 1;
    });
    if (open.length === 0) return;
    const [position] = random.pick(open);
    mix.set(position, (mix.get(position) ?? 0) + by);
  };
  const usual = roles.reduce((sum, [, { count }]) => sum + count, 0);
  for (let left = Math.abs(size - usual); left > 0; left--) move(size > usual ? 1 : -1);
  for (let left = CHANGES; left > 0; left--) {
    move(-1);
    move(1);
  }
  return mix;
}

/**
 * Lowest and highest share of foreign players in a team. The highest one counts in countries that set no limit of their
 * own.
 */
const FOREIGN: readonly [number, number] = [0.15, 0.4];
/** If the highest share of foreign players is below this, no goalkeeper is foreign. */
const FEW = 0.3;

/** Positions of which a game needs only one player. */
const KEEPERS: ReadonlySet<string> = new Set(['Goalkeeper', 'Goaltender']);

/** Probability that the first choice in a position gets the traditional shirt number of that position. */
const BY_CUSTOM = 0.85;

export const squad_roster = defineGenerator({
  name: 'squad_roster',
  makes:
    'Players of a team, three texts each: index within the squad, shirt number, and `home` or `abroad`. The field has to be drawn `per` team.',
  internal: true,
  args: {
    country: arg.text('Country of the team, which decides how many players are from abroad. Default: up to 40 %.'),
    sport: arg.text('Sport of the team.', { required: true }),
    size: arg.number('Number of players of the squad.', { required: true }),
  },
  examples: [{ args: { sport: 'Volleyball', size: 14 } }],
  make({ random }, { sport, size, country = '' }): string[] {
    const mix = drawMix(random, sport, size);
    const squad = squadOf(sport);
    const slots = [...squad.keys()].filter(
      (slot) => (squad[slot]?.rank ?? 0) < (mix.get(squad[slot]?.position ?? '') ?? 0),
    );
    const word = (): number => random.int(0, 0xffffffff);
    const order: Words = [word(), word(), word(), word()];
    const [least, share] = [Math.ceil(FOREIGN[0] * size), sphereOf(country)?.most ?? FOREIGN[1]];
    const open = slots.filter((slot) => {
      const { position = '', rank = 0 } = squad[slot] ?? {};
      return !KEEPERS.has(position) || (rank === 0 && share >= FEW);
    });
    const foreign = new Set(random.sample(open, random.int(least, Math.max(least, Math.floor(share * size)))));
    const shirts = shirtsOf(random, sport, mix);
    return slots.flatMap((_, member) => {
      const slot = slots[permute(member, slots.length, order)] ?? 0;
      return [String(slot), shirts[slot] ?? '', foreign.has(slot) ? 'abroad' : 'home'];
    });
  },
});

/** By how many positions, at most, the order of shirt numbers differs from the order of the players, at random. */
const DISORDER = 0.8;

/**
 * Returns the shirt number of each place of a squad. The traditional numbers of a position go to its first choices, and
 * some of its further numbers to their substitutes. The others get the remaining numbers: usually, the better the
 * player, the lower the number.
 */
function shirtsOf(random: Random, sport: string, mix: ReadonlyMap<string, number>): string[] {
  const shirts: string[] = [];
  const { roles, shirts: ranges } = entry(squadTerms, sport);
  const byRange = new Map<readonly [number, number], { slot: number; turn: number }[]>();
  for (const [position, { count: usual, starters, shirts: custom = '' }] of Object.entries(roles)) {
    const count = mix.get(position) ?? 0;
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
    // The places that this squad does not fill.
    for (let rank = count; rank <= usual; rank++) shirts.push('');
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

/**
 * How many years older than {@link YOUNGEST} football players are: quantiles at even steps, from the youngest to the
 * oldest.
 */
const AGES: readonly number[] = [0, 3, 4.6, 5.9, 7.1, 8.3, 9.6, 11, 12.5, 14.6, 19.5];
const YOUNGEST = 17;

/** By how many years first choices are older, on average, than the other players. */
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
  examples: [{ args: { sport: 'Football', squadIndex: 0 }, value: 31 }],
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

/** Minimum age of foreign players, in years. */
const SIGNED = 20;

/** Maximum age of players, in years. */
const OLDEST = 41;
