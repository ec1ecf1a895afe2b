import { countries } from './places.ts';

/**
 * The leagues of one round of leagues, each with its sport and number of teams. The ids of teams come in blocks of
 * these lengths, again and again. A round has 100 teams, so that no league of a tree of 100 is cut off. Many clubs play
 * football, few play baseball.
 */
const LEAGUES: readonly (readonly [sport: string, teams: number])[] = [
  ['Football', 16],
  ['Basketball', 12],
  ['Handball', 12],
  ['Ice Hockey', 12],
  ['Volleyball', 10],
  ['Rugby', 10],
  ['Baseball', 12],
  ['Football', 16],
];
export const LEAGUE_SPORTS: readonly string[] = LEAGUES.map(([sport]) => sport);
export const LEAGUE_SIZES: readonly number[] = LEAGUES.map(([, teams]) => teams);

/**
 * Patterns of names of a country's leagues, from the highest level down. Leagues below these are groups of the last
 * one.
 */
export const DIVISIONS: readonly string[] = [
  '{sport} League',
  '{sport} League Two',
  '{sport} League Three',
  '{sport} League Four',
];

/** Patterns for the name of the second league of a sport within a round. */
export const SERIES: readonly string[] = ['{sport} Championship', '{sport} Challenge League'];

/** The adjective of each country that states one, such as `Dutch`, by the country's English name. */
export const OF_COUNTRIES: Readonly<Record<string, string>> = Object.fromEntries(
  countries.flatMap(({ name, adjective }) => (adjective === undefined ? [] : [[name, adjective]])),
);

/** Sports whose leagues only men play in; women play softball. */
export const MEN_ONLY: readonly string[] = ['Baseball'];

/** Countries and groups of countries where women's leagues are recent. */
export const MEN_ONLY_COUNTRIES: readonly string[] = ['Saudi Arabia', 'Arab'];
