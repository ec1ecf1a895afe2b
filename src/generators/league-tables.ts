import { arg } from './arguments.ts';
import { DAY } from './calendar.ts';
import { defineGenerator } from './define.ts';
import { entry } from './lists/entry.ts';
import { seasonTerms, summerSeasons } from './lists/league-areas.ts';
import type { SeasonTerms } from './lists/league-areas.ts';
import { listOf } from './lists/list-of.ts';
import type { Random } from './random.ts';

/**
 * For a season over winter: how many days after the start of a year the first round is played, and how many days after
 * that the last one.
 */
const WINTER: readonly [number, number] = [228, 282];
/**
 * For a season within one year, from spring to autumn: how many days after the start of the year the first round is
 * played, and how many days after that the last one.
 */
const SUMMER: readonly [number, number] = [70, 235];
const YEAR = 365.2425;

/** A season begins at most this many days earlier or later than usual. */
const SHIFT = 12;

/** Before this share of a season has been played, the table of the last season is shown. */
const EARLY = 0.12;

/** The advantage of playing at home, which is added to the difference between the strengths of the two teams. */
const AT_HOME = 0.12;

/** Results of all teams of a league: for each team three numbers, its wins, losses and draws. */
type Results = number[];

export const league_table = defineGenerator({
  name: 'league_table',
  makes:
    'Wins, losses and draws of each team of a league, three texts per team. Until 12 % of the season is over, those of the whole last season.',
  internal: true,
  args: {
    sport: arg.text('Sport of the league.', { required: true }),
    area: arg.text('Country or group of countries, which decides the months of the season.', {
      required: true,
      formerly: 'circuit',
    }),
    teamCount: arg.number('Number of teams; even.', { required: true, formerly: 'size' }),
  },
  examples: [{ args: { sport: 'Rugby', area: 'Ireland', teamCount: 2 }, value: ['9', '1', '0', '1', '9', '0'] }],
  make({ random, now }, { sport, area, teamCount }): string[] {
    const terms = entry(seasonTerms, sport);
    const strengths = Array.from({ length: teamCount }, () => random.between(-0.58, 0.58));
    const games = terms.gamesIn?.[area] ?? terms.games;
    const legs = 2 * Math.max(1, Math.round(games / (teamCount - 1) / 2));
    const total = legs * (teamCount - 1);
    const isSummer = listOf(summerSeasons[sport] ?? '').includes(area);
    const played = Math.max(1, Math.floor(total * shareOf(now, isSummer ? SUMMER : (terms.winter ?? WINTER), random)));
    const results: Results = Array.from({ length: 3 * teamCount }, () => 0);
    for (let round = 0; round < played; round++) playRound(results, round, teamCount, strengths, terms, random, 1);
    // During the season, half of the leagues are in the middle of a round.
    if (played < total && random.chance(0.5)) playRound(results, played, teamCount, strengths, terms, random, 0.5);
    return results.map(String);
  },
});

/** Returns the share of its season that a league has played: above 0, and at most 1. */
function shareOf(now: number, [start, length]: readonly [number, number], random: Random): number {
  const first = start + random.int(-SHIFT, SHIFT);
  const day = (((now / DAY) % YEAR) - first + YEAR) % YEAR;
  const share = Math.min(1, day / length);
  return share < EARLY ? 1 : share;
}

/**
 * Plays a round, whose pairs follow the circle method for round-robin tournaments. Home and away change with the round
 * and with the leg.
 *
 * @param share probability that a game of the round has been played
 */
function playRound(
  results: Results,
  round: number,
  size: number,
  strengths: readonly number[],
  terms: SeasonTerms,
  random: Random,
  share: number,
): void {
  const turn = round % (size - 1);
  const leg = Math.floor(round / (size - 1));
  for (let pair = 0; pair < size / 2; pair++) {
    const one = pair === 0 ? size - 1 : (turn + pair) % (size - 1);
    const other = (turn + size - 1 - pair) % (size - 1);
    // Draw also for a game that is not played, so that the results of the others do not depend on it.
    const draw = random.next();
    if (share < 1 && !random.chance(share)) continue;
    const isSwapped = (pair + turn + leg) % 2 === 1;
    play(results, isSwapped ? other : one, isSwapped ? one : other, draw, strengths, terms);
  }
}

/** Adds the result of one game; `draw`, a random number from 0 to 1, decides it. */
function play(
  results: Results,
  home: number,
  away: number,
  draw: number,
  strengths: readonly number[],
  { draws, skill }: SeasonTerms,
): void {
  const lead = skill * ((strengths[home] ?? 0) - (strengths[away] ?? 0) + AT_HOME);
  const drawn = draws / (1 + lead * lead);
  // The chance of winning a game that is not drawn: from 0 to 1, one half for equal teams.
  const chance = 0.5 + lead / (2 * (1 + Math.abs(lead)));
  const won = chance * (1 - drawn);
  const [forHome, forAway] = draw < won ? [0, 1] : draw < won + drawn ? [2, 2] : [1, 0];
  results[3 * home + forHome] = (results[3 * home + forHome] ?? 0) + 1;
  results[3 * away + forAway] = (results[3 * away + forAway] ?? 0) + 1;
}
