import { countryNamed, townsOf } from '../../../src/generators/atlas.ts';
import { regionalAreas } from '../../../src/generators/lists/league-areas.ts';
import { LEAGUE_SIZES, OF_COUNTRIES } from '../../../src/generators/lists/leagues.ts';
import { listOf } from '../../../src/generators/lists/list-of.ts';
import { homeNations, sportHomes } from '../../../src/generators/lists/sport-homes.ts';
import { SHORTER, squadTerms } from '../../../src/generators/lists/squads.ts';
import type { Role } from '../../../src/generators/lists/squads.ts';
import { givenNames } from '../../../src/generators/given-names.ts';
import { familiesIn } from '../../../src/generators/name-origins.ts';
import { namesEach } from '../../../src/generators/name-pairs.ts';
import { regionOf, regions } from '../../../src/generators/regions/index.ts';
import { refers, unique } from './law.ts';
import type { Case, CollectionLaws, Law, Laws } from './law.ts';
import { isBorne } from './people.ts';

const team = (player: Case): Case => player.target('teams', 'team_id');
const sportOf = (player: Case): string => team(player).text('sport');

/** Returns the citizenship of a player. In some sports, the nations of a state have teams, and the state has none. */
const stateOf = (player: Case): string => {
  const nations = homeNations[sportOf(player)];
  const nationality = player.text('nationality');
  if (!nations) return nationality;
  if (nationality === 'United Kingdom') return '';
  return nationality in nations ? 'United Kingdom' : nationality;
};
const isWomens = (given: Case): boolean => given.text('league').includes('Women’s ');
const gamesOf = ({ num }: Case): number => num('wins') + num('losses') + num('draws');
const roleOf = (player: Case): Role | undefined => squadTerms[sportOf(player)]?.roles[player.text('position')];

/** The most goals and assists per game, on average over a season. */
const PER_GAME: Readonly<Record<string, readonly [scores: number, assists: number]>> = {
  Football: [1.6, 1.2],
  Basketball: [36, 14],
  'Ice Hockey': [1.6, 2],
  Baseball: [1.8, 4.2],
  Volleyball: [27, 45],
  Handball: [11, 8],
  Rugby: [1.6, 1.6],
};

/** Whether a number of the season is at most that of the average per game, over three games more than the team had. */
const within =
  (field: string, at: 0 | 1): Law =>
  (player) => {
    const most = PER_GAME[sportOf(player)]?.[at] ?? 0;
    return player.num(field) >= 0 && player.num(field) <= most * (gamesOf(team(player)) + 3);
  };

const countsGames: Law = (given) =>
  ['wins', 'losses', 'draws'].every((field) => Number.isInteger(given.num(field)) && given.num(field) >= 0) &&
  gamesOf(given) >= 1 &&
  gamesOf(given) <= 100;

/** Whether height and weight are near those usual for the position; women are shorter and lighter. */
const fitsBuild: Law = (player) => {
  const usual =
    (roleOf(player)?.height ?? 0) * (isWomens(team(player)) ? 0.93 : 1) - (SHORTER[player.text('nationality')] ?? 0);
  return Math.abs(player.num('height') - usual) <= (roleOf(player)?.reach ?? 15) + 1;
};

/** Laws about teams and players. */
export const sports: Laws = {
  'teams.sport': ({ text }) => sportHomes[text('sport')]?.includes(text('country')) ?? true,
  'teams.league': ({ text }) =>
    new RegExp(` (?:${text('sport') === 'Football' ? 'Football|Soccer' : text('sport').replace('Ice ', '')}) `).test(
      text('league'),
    ),
  // The league has the name of the country, or of a group that the country belongs to.
  'teams.city': ({ text }) =>
    [text('country'), `${text('country')}n`, OF_COUNTRIES[text('country')] ?? '?'].some((whose) =>
      text('league').startsWith(`${whose} `),
    ) ||
    Object.entries(regionalAreas).some(
      ([name, members]) => text('league').startsWith(`${name} `) && members.includes(text('country')),
    ),
  'teams.wins': countsGames,
  'teams.losses': countsGames,
  'teams.draws': ({ num, text }) => ['Football', 'Handball', 'Rugby'].includes(text('sport')) || num('draws') === 0,
  'players.team_id': refers('team_id'),
  'players.team_name': (player) => player.text('team_name') === team(player).text('name'),
  // Players of women's teams have women's names.
  'players.name': (player) => {
    const gender = isWomens(team(player)) ? 'female' : 'male';
    const own = regions.filter((region) =>
      givenNames(region, gender).some((given) => player.text('name').startsWith(`${given} `)),
    );
    return isBorne(player.text('name'), own);
  },
  'players.position': (player) => roleOf(player) !== undefined,
  // No football player has a number above 40; numbers that stand for a position are worn there.
  'players.jersey_number': (player) => {
    const roles = squadTerms[sportOf(player)]?.roles ?? {};
    const owner = Object.keys(roles).find((position) =>
      listOf(roles[position]?.shirts ?? '').includes(String(player.num('jersey_number'))),
    );
    const isLow = sportOf(player) !== 'Football' || player.num('jersey_number') <= 40;
    return isLow && (owner === undefined || owner === player.text('position'));
  },
  'players.age': ({ num }) => num('age') >= 17 && num('age') <= 41,
  'players.height': fitsBuild,
  'players.weight': (player) => {
    const metres = player.num('height') / 100;
    const index = player.num('weight') / (metres * metres);
    return Math.abs(index - (roleOf(player)?.index ?? 0)) <= 4.5;
  },
  'players.nationality': (player) =>
    stateOf(player) === team(player).text('country') ||
    (sportHomes[sportOf(player)]?.includes(stateOf(player)) ?? true),
  'players.goals': (player) =>
    within('goals', 0)(player) && (!player.text('position').startsWith('Goal') || player.num('goals') === 0),
  'players.assists': within('assists', 1),
};

const sum = (cases: readonly Case[], field: string): number => cases.reduce((all, { num }) => all + num(field), 0);

/** Splits teams into leagues, the last of which can be incomplete. */
const leaguesOf = (teams: readonly Case[]): readonly (readonly Case[])[] => {
  const leagues: (readonly Case[])[] = [];
  for (let [first, at] = [0, 0]; first < teams.length; at++) {
    const size = LEAGUE_SIZES[at % LEAGUE_SIZES.length] ?? 1;
    leagues.push(teams.slice(first, first + size));
    first += size;
  }
  return leagues;
};

/** Returns the complete leagues. */
const completeOf = (teams: readonly Case[]): readonly (readonly Case[])[] =>
  leaguesOf(teams).filter((league, at) => league.length === LEAGUE_SIZES[at % LEAGUE_SIZES.length]);

const countBy = (cases: readonly Case[], field: string): Map<unknown, number> => {
  const counts = new Map<unknown, number>();
  for (const { record } of cases) counts.set(record[field], (counts.get(record[field]) ?? 0) + 1);
  return counts;
};

/** Returns the players by team, without the last team, which can be incomplete. */
const squadsOf = (players: readonly Case[]): readonly (readonly Case[])[] => {
  const squads = new Map<number, Case[]>();
  for (const player of players)
    squads.set(player.num('team_id'), [...(squads.get(player.num('team_id')) ?? []), player]);
  return [...squads.values()].slice(0, -1);
};

const isMixed = (squad: readonly Case[]): boolean => {
  const [first] = squad;
  const roles = first ? (squadTerms[sportOf(first)]?.roles ?? {}) : {};
  const counts = countBy(squad, 'position');
  return Object.entries(roles).every(([position, { starters, count }]) => {
    const own = counts.get(position) ?? 0;
    return own >= starters && own <= count + 1;
  });
};

/** Returns how many full names women, or men, of a country can have. */
const namesIn = (country: string): number => {
  const region = regionOf(countryNamed(country).code);
  const given = Math.min(listOf(region.female).length, listOf(region.male).length) / (region.byTurns ?? 1);
  return familiesIn(region, { country }).length * namesEach(given, 'rest');
};

/**
 * Whether the players of each country share names no more often than people whose names are drawn at random from all of
 * that country, with three standard errors.
 */
export const shareFewNames = (players: readonly Case[]): boolean => {
  const groups = new Map<string, Case[]>();
  for (const player of players) {
    const key = `${stateOf(player)}/${isWomens(team(player))}`;
    groups.set(key, [...(groups.get(key) ?? []), player]);
  }
  let [repeated, expected] = [0, 0];
  for (const own of groups.values()) {
    const all = own[0] ? namesIn(stateOf(own[0])) : 0;
    repeated += own.length - countBy(own, 'name').size;
    expected += own.length - all * (1 - (1 - 1 / all) ** own.length);
  }
  return repeated <= expected + 3 * Math.sqrt(expected);
};

/** Laws about all teams, and about all players, together. */
export const sportCollections: CollectionLaws = {
  'teams.name': (teams) => unique(teams, 'name'),
  'teams.league': (teams) => {
    const leagues = leaguesOf(teams);
    const names = new Set(leagues.map(([first]) => first?.text('league')));
    return (
      names.size === leagues.length &&
      leagues.every((league) => countBy(league, 'league').size === 1 && countBy(league, 'sport').size === 1)
    );
  },
  // No city has two clubs if a larger one has none.
  'teams.city': (teams) =>
    leaguesOf(teams).every((league) => Math.max(...countBy(league, 'city').values()) <= 2) &&
    completeOf(teams).every((league) => {
      const counts = countBy(league, 'city');
      const [country, ...others] = countBy(league, 'country').keys();
      const clubs = townsOf(String(country)).map((town) => counts.get(town) ?? 0);
      return others.length > 0 || !clubs.includes(0) || clubs.lastIndexOf(2) < clubs.indexOf(0);
    }),
  // Only the first 14 clubs of a league have different stadiums for certain: then there may be no more names. In a league of
  // several countries with one language, two of them may have a stadium of the same name.
  'teams.stadium': (teams) =>
    leaguesOf(teams).every((league) => {
      const grounds = league.slice(0, 14).map(({ text }) => `${text('stadium')}, ${text('country')}`);
      return new Set(grounds).size === grounds.length;
    }),
  'teams.wins': (teams) =>
    completeOf(teams).every((league) => sum(league, 'wins') === sum(league, 'losses')) &&
    leaguesOf(teams).every((league) => {
      const games = league.map(gamesOf);
      return Math.max(...games) - Math.min(...games) <= 1;
    }),
  'teams.draws': (teams) => completeOf(teams).every((league) => sum(league, 'draws') % 2 === 0),
  'players.team_id': (players) =>
    // A squad has no gap.
    players.filter((player, at) => player.num('team_id') !== players[at - 1]?.num('team_id')).length ===
      new Set(players.map(({ num }) => num('team_id'))).size && squadsOf(players).every(isMixed),
  'players.jersey_number': (players) =>
    new Set(players.map(({ num }) => `${num('team_id')}/${num('jersey_number')}`)).size === players.length,
  // Siblings are rare: hardly ever do three players of a squad have the same family name.
  'players.team_name': (players) => {
    const squads = squadsOf(players);
    const crowded = squads.filter((squad) => {
      const families = squad.map((player) => player.text('name').replace(/^\S+ /, ''));
      return families.some((family) => families.filter((other) => other === family).length > 2);
    });
    return crowded.length <= 1 + squads.length / 200;
  },
  'players.nationality': (players) =>
    squadsOf(players).every((squad) => {
      const own = squad.filter((player) => stateOf(player) === team(player).text('country')).length;
      return own >= squad.length * 0.6 && own <= squad.length * 0.85;
    }),
  // A winner has scored, and a goal has at most one assist, in ice hockey two.
  'players.goals': (players) =>
    squadsOf(players).every((squad) => {
      const [first] = squad;
      const most = { Football: 1, Handball: 1, Rugby: 1, Volleyball: 1, Basketball: 0.5, 'Ice Hockey': 2 };
      const limit = Object.entries(most).find(([sport]) => first && sport === sportOf(first))?.[1] ?? Infinity;
      return (
        first !== undefined &&
        sum(squad, 'goals') >= team(first).num('wins') &&
        sum(squad, 'assists') <= sum(squad, 'goals') * limit
      );
    }),
};
