import { arg } from './arguments.ts';
import { defineGenerator } from './define.ts';
import { citiesOf, leagueAreasOf, MOST_CLUBS } from './league-areas.ts';
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

/**
 * Number of teams in a round of leagues: consecutive leagues with the sizes in `LEAGUE_SIZES`. All further leagues
 * repeat these sizes.
 */
const ROUND: number = LEAGUE_SIZES.reduce((sum, size) => sum + size, 0);
/** For each league of a round of leagues: how many teams the leagues before it have. */
const BEFORE: readonly number[] = LEAGUE_SIZES.map((_, at) => LEAGUE_SIZES.slice(0, at).reduce((a, b) => a + b, 0));
/** For each team of a round of leagues: the index of its league, from 0. */
const LEAGUES: readonly number[] = LEAGUE_SIZES.flatMap((size, at) => Array.from({ length: size }, () => at));

/**
 * Whether a league is for a group of countries: a pattern that the consecutive leagues of each sport repeat. All other
 * leagues are for one country.
 */
const REGIONAL: readonly boolean[] = [false, false, true, false, false];
const REGIONAL_COUNT: number = REGIONAL.filter(Boolean).length;

/** More levels of leagues than any area has. */
const MOST_LEVELS = 4096;

const LEAGUE_ARGS = {
  league: arg.number('Number of the league, from 1.', { required: true }),
};

export const league_number = defineGenerator({
  name: 'league_number',
  makes: 'Number of the league of the team, from 1. A league is a block of 10 to 16 consecutive teams.',
  internal: true,
  examples: [{ value: 1 }],
  make({ id }): number {
    return Math.floor((id - 1) / ROUND) * LEAGUE_SIZES.length + (LEAGUES[(id - 1) % ROUND] ?? 0) + 1;
  },
});

export const league_seat = defineGenerator({
  name: 'league_seat',
  makes: 'Index of the team within its league, from 0.',
  internal: true,
  args: LEAGUE_ARGS,
  examples: [{ args: { league: 1 }, value: 0 }],
  make({ id }, { league: number }): number {
    return id - 1 - Math.floor((number - 1) / LEAGUE_SIZES.length) * ROUND - (BEFORE[slotOf(number)] ?? 0);
  },
});

export const league_size = defineGenerator({
  name: 'league_size',
  makes: 'Number of teams of a league.',
  internal: true,
  args: LEAGUE_ARGS,
  examples: [{ args: { league: 8 }, value: 16 }],
  make(_, { league: number }): number {
    return LEAGUE_SIZES[slotOf(number)] ?? 0;
  },
});

/**
 * Returns the sport of a league. Of eight consecutive leagues, two play football, and each other sport has one.
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

export const competition = defineGenerator({
  name: 'competition',
  makes:
    'Three texts of a league: the country or group of countries in which it is played, the gender of its players, and the pattern of its name, which holds `{sport}`. No two leagues of a sport share all three.',
  internal: true,
  args: LEAGUE_ARGS,
  examples: [{ args: { league: 1 }, value: ['Turkey', 'female', '{sport} League'] }],
  make(context, { league: number }): string[] {
    const sport = sportOf(number);
    const strand = slotOf(number);
    const isSeries = LEAGUE_SPORTS.indexOf(sport) < strand;
    const { national, regional } = leagueAreasOf(sport, LEAGUE_SIZES[strand] ?? 0);
    // Each sport starts at another place of the pattern, so that not all leagues of a round are regional.
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
  },
});

/**
 * Returns the name of the division at a level, from 0 for the highest. After the last name, divisions are groups with a
 * letter or number.
 */
function divisionOf(names: readonly string[], level: number): string {
  const last = names.length - 1;
  if (level < last) return names[level] ?? '';
  const group = level - last;
  return `${names[last] ?? ''}, Group ${group < 26 ? String.fromCharCode(65 + group) : group + 1}`;
}

/** Matches countries in which "football" means another game, so that the name of a league says "soccer". */
const SOCCER = /States|Canada|North|Aus.*lia|Irel/;

export const league = defineGenerator({
  name: 'league',
  makes: 'Name of a sports league, such as "Austrian Hockey League".',
  args: {
    sport: arg.text('Sport of the league.', { required: true }),
    area: arg.text('Country, or name of a group of countries.', { required: true, formerly: 'circuit' }),
    division: arg.text('Name of the division, with `{sport}` in place of the sport.', { required: true }),
    gender: arg.text('`female` for a league of women. Default: men.'),
  },
  examples: [
    { args: { sport: 'Ice Hockey', area: 'Austria', division: '{sport} League' }, value: 'Austrian Hockey League' },
    {
      args: { sport: 'Rugby', area: 'Iberian', gender: 'female', division: '{sport} League Two' },
      value: 'Iberian Women’s Rugby Union League Two',
    },
  ],
  make(_, { sport, area, division, gender }): string {
    const where = OF_COUNTRIES[area] ?? (area.endsWith('a') ? `${area}n` : area);
    const name = SOCCER.test(area) ? sport.replace('Football', 'Soccer') : sport;
    // "Rugby League" would be another sport.
    const what = division.replace('{sport}', name.replace('Ice ', '').replace('Rugby', 'Rugby Union'));
    return `${where} ${gender === 'female' ? 'Women’s ' : ''}${what}`;
  },
});

export const league_cities = defineGenerator({
  name: 'league_cities',
  makes: 'Home cities of the teams of a league.',
  internal: true,
  args: {
    sport: arg.text('Sport of the league.', { required: true }),
    area: arg.text('Country, or name of a group of countries.', { required: true, formerly: 'circuit' }),
    teamCount: arg.number('Number of teams.', { required: true, formerly: 'size' }),
  },
  examples: [
    {
      args: { sport: 'Football', area: 'Benelux', teamCount: 4 },
      value: ['Brussels', 'Rotterdam', 'Amsterdam', 'Amsterdam'],
    },
  ],
  make({ random }, { sport, area, teamCount }): string[] {
    const homes = citiesOf(area, sport);
    const twice = Math.min(teamCount >> 1, Math.max(teamCount - homes.length, 0) + random.int(1, 2));
    const few = Math.min(SMALL, teamCount - 2 * twice);
    const from = teamCount - twice - few;
    const small = random.sample(homes.slice(from, from + 2 * few), few);
    return random.sample([...homes.slice(0, twice), ...homes.slice(0, from), ...small], teamCount);
  },
});

/** How many teams of a league come from smaller towns, which are drawn at random. */
const SMALL = 3;

export const club_number = defineGenerator({
  name: 'club_number',
  makes: 'Number of a club within its home city, from 1.',
  internal: true,
  args: {
    homeCities: arg.texts('Home cities of the teams of the league.', { required: true, formerly: 'homes' }),
    teamIndex: arg.number('Index of the team within the league, from 0.', { required: true, formerly: 'seat' }),
    league: arg.number('Number of the league, from 1.', { required: true }),
  },
  examples: [{ args: { league: 1, homeCities: ['Porto', 'Braga', 'Porto'], teamIndex: 2 }, value: 2 }],
  make(_, { league: number, homeCities, teamIndex }): number {
    let before = 0;
    for (let at = 0; at < teamIndex; at++) if (homeCities[at] === homeCities[teamIndex]) before++;
    return (number - 1) * MOST_CLUBS + before + 1;
  },
});
