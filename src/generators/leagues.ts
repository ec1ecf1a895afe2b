import { citiesOf, circuitsOf, MOST_CLUBS } from './circuits.ts';
import type { Context } from './context.ts';
import {
  DIVISIONS,
  LEAGUE_SIZES,
  LEAGUE_SPORTS,
  MEN_ONLY,
  MEN_ONLY_COUNTRIES,
  OF_COUNTRIES,
  SERIES,
} from './lists/leagues.ts';
import { permute } from './random.ts';

/** The teams of a round of leagues, and those of the round that come before each of its leagues. */
const ROUND: number = LEAGUE_SIZES.reduce((sum, size) => sum + size, 0);
const BEFORE: readonly number[] = LEAGUE_SIZES.map((_, at) => LEAGUE_SIZES.slice(0, at).reduce((a, b) => a + b, 0));
/** The league of each team of a round, from 0. */
const LEAGUES: readonly number[] = LEAGUE_SIZES.flatMap((size, at) => Array.from({ length: size }, () => at));

/** Which of the leagues of a sport are regional, over and over; the others are national. */
const REGIONAL: readonly boolean[] = [false, false, true, false, false];
const REGIONAL_COUNT: number = REGIONAL.filter(Boolean).length;

/** More leagues than that no circuit has. */
const MOST_LEVELS = 4096;

/** For what depends on the league alone. */
interface LeagueArgs {
  /** The number of the league, from 1. */
  readonly league: number;
}

/** For {@link league}. */
interface LeagueNameArgs {
  readonly sport: string;
  /** The country, or the name of a group of countries. */
  readonly circuit: string;
  /** What it is called there, with `{sport}`. */
  readonly division: string;
  /** Whose league it is: that of women says so. Default: of men. */
  readonly gender?: string;
}

/**
 * The number of the league in which the team plays, from 1: a league is a block of neighbouring records, of 10 to
 * 16 teams; the sizes come back.
 *
 * @example
 * league_number(context) // => 1
 */
export function league_number({ id }: Context): number {
  return Math.floor((id - 1) / ROUND) * LEAGUE_SIZES.length + (LEAGUES[(id - 1) % ROUND] ?? 0) + 1;
}

/**
 * The place of a team in its league by its id, from 0.
 *
 * @example
 * league_seat(context, { league: 1 }) // => 0
 */
export function league_seat({ id }: Context, { league: number }: LeagueArgs): number {
  return id - 1 - Math.floor((number - 1) / LEAGUE_SIZES.length) * ROUND - (BEFORE[slotOf(number)] ?? 0);
}

/**
 * How many teams a league has.
 *
 * @example
 * league_size(context, { league: 8 }) // => 14
 */
export function league_size(_: Context, { league: number }: LeagueArgs): number {
  return LEAGUE_SIZES[slotOf(number)] ?? 0;
}

/**
 * What sport a league plays: each sport has a league in every eight, and football two.
 *
 * @example
 * sportOf(2) // => "Basketball"
 */
export function sportOf(league: number): string {
  return LEAGUE_SPORTS[slotOf(league)] ?? '';
}

function slotOf(league: number): number {
  return (league - 1) % LEAGUE_SIZES.length;
}

/**
 * Where a league is played, by whom, and what it is called there: the country or group of countries, `female` or `male`,
 * and the division. No two leagues share all three and the sport. Each circuit has one league of each gender before any
 * has a second one.
 *
 * @example
 * competition(context, { league: 1 }) // => ["India","female","{sport} League"]
 */
export function competition(context: Context, { league: number }: LeagueArgs): string[] {
  const sport = sportOf(number);
  const strand = slotOf(number);
  const isSeries = LEAGUE_SPORTS.indexOf(sport) < strand;
  const { national, regional } = circuitsOf(sport, LEAGUE_SIZES[strand] ?? 0);
  // Sports take turns, so that not all leagues of a round are regional.
  const turn = Math.floor((number - 1) / LEAGUE_SIZES.length) + strand;
  const [run, rest] = [Math.floor(turn / REGIONAL.length), turn % REGIONAL.length];
  const isRegional = REGIONAL[rest] ?? false;
  const circuits = isRegional ? regional : national;
  const perRun = isRegional ? REGIONAL_COUNT : REGIONAL.length - REGIONAL_COUNT;
  const index = run * perRun + REGIONAL.slice(0, rest).filter((one) => one === isRegional).length;
  const isOfMen = (circuit: string): boolean => MEN_ONLY.includes(sport) || MEN_ONLY_COUNTRIES.includes(circuit);
  const contests = circuits.flatMap((circuit) =>
    isOfMen(circuit)
      ? [[circuit, 'male']]
      : [
          [circuit, 'female'],
          [circuit, 'male'],
        ],
  );
  const count = contests.length;
  const level = Math.floor(index / count);
  const word = context.distinct(0x40000000, (2 * strand + (isRegional ? 1 : 0)) * MOST_LEVELS + level);
  const drawn = permute(index % count, count, [word, ~word, word ^ 0x9e3779b9, Math.imul(word, 0x85ebca6b)]);
  const [circuit = '', gender = ''] = contests[drawn] ?? [];
  return [circuit, gender, divisionOf(isSeries ? SERIES : DIVISIONS, level)];
}

/** What a league of some level is called: the last one of the names is that of groups. */
function divisionOf(names: readonly string[], level: number): string {
  const last = names.length - 1;
  if (level < last) return names[level] ?? '';
  const group = level - last;
  return `${names[last] ?? ''}, Group ${group < 26 ? String.fromCharCode(65 + group) : group + 1}`;
}

/** Where football is another game. */
const SOCCER = /States|Canada|North|Aus.*lia|Irel/;

/**
 * The name of a league, coined: where it is played, whether by women, and its division.
 *
 * @example
 * league(context, { sport: 'Ice Hockey', circuit: 'Austria', division: '{sport} League' }) // => "Austrian Hockey League"
 * @example
 * league(context, { sport: 'Rugby', circuit: 'Iberian', gender: 'female', division: '{sport} League Two' }) // => "Iberian Women’s Rugby Union League Two"
 */
export function league(_: Context, { sport, circuit, division, gender }: LeagueNameArgs): string {
  const where = OF_COUNTRIES[circuit] ?? (circuit.endsWith('a') ? `${circuit}n` : circuit);
  const name = SOCCER.test(circuit) ? sport.replace('Football', 'Soccer') : sport;
  // Rugby League is another game.
  const what = division.replace('{sport}', name.replace('Ice ', '').replace('Rugby', 'Rugby Union'));
  return `${where} ${gender === 'female' ? 'Women’s ' : ''}${what}`;
}

/** For {@link league_cities}. */
interface LeagueCitiesArgs {
  readonly sport: string;
  /** The country, or the name of a group of countries. */
  readonly circuit: string;
  /** The number of teams. */
  readonly size: number;
}

/**
 * The home cities of the teams of a league, in the order of their ids: one or two of the largest have two clubs each, more
 * where there are few cities; of the others, the larger ones have one. It has to be drawn `per` league.
 *
 * @example
 * league_cities(context, { sport: 'Football', circuit: 'Benelux', size: 4 }) // => ["Antwerp","Amsterdam","Rotterdam","Amsterdam"]
 */
export function league_cities({ random }: Context, { sport, circuit, size }: LeagueCitiesArgs): string[] {
  const homes = citiesOf(circuit, sport);
  const twice = Math.min(size >> 1, Math.max(size - homes.length, 0) + random.int(1, 2));
  const few = Math.min(SMALL, size - 2 * twice);
  const from = size - twice - few;
  const small = random.sample(homes.slice(from, from + 2 * few), few);
  return random.sample([...homes.slice(0, twice), ...homes.slice(0, from), ...small], size);
}

/** So many teams are from towns where it is by chance that there is one. */
const SMALL = 3;

/** For {@link club_number}. */
interface ClubNumberArgs extends LeagueArgs {
  /** The home cities of the teams of the league. */
  readonly homes: readonly string[];
  /** Which of the teams it is, from 0. */
  readonly seat: number;
}

/**
 * A number from 1 that no other team of the same city has, in any league: far lower than the number of teams.
 *
 * @example
 * club_number(context, { league: 1, homes: ['Porto', 'Braga', 'Porto'], seat: 2 }) // => 2
 */
export function club_number(_: Context, { league: number, homes, seat }: ClubNumberArgs): number {
  let before = 0;
  for (let at = 0; at < seat; at++) if (homes[at] === homes[seat]) before++;
  return (number - 1) * MOST_CLUBS + before + 1;
}
