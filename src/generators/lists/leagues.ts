import { listOf } from './list-of.ts';

/**
 * The leagues of one round, each with its sport and number of teams. Ids of teams come in blocks of these lengths,
 * repeated. Many clubs play football, few play baseball.
 */
const LEAGUES: readonly (readonly [sport: string, teams: number])[] = [
  ['Football', 16],
  ['Basketball', 12],
  ['Handball', 12],
  ['Ice Hockey', 12],
  ['Volleyball', 10],
  ['Rugby', 10],
  ['Baseball', 10],
  ['Football', 14],
];
export const LEAGUE_SPORTS: readonly string[] = LEAGUES.map(([sport]) => sport);
export const LEAGUE_SIZES: readonly number[] = LEAGUES.map(([, teams]) => teams);

/** Names of a country's leagues from the top; further leagues are groups of the last one. */
export const DIVISIONS: readonly string[] = [
  '{sport} League',
  '{sport} League Two',
  '{sport} League Three',
  '{sport} League Four',
];

/** Names for the second league of a sport within a round. */
export const SERIES: readonly string[] = ['{sport} Championship', '{sport} Challenge League'];

/** Adjectives by country; a country that is not listed adds an `n`, as in `Austrian`. */
const ADJECTIVES = `United Kingdom/British, Ireland/Irish, France/French, Germany/German, Switzerland/Swiss, Netherlands/Dutch,
  Belgium/Belgian, Spain/Spanish, Portugal/Portuguese, Italy/Italian, Sweden/Swedish,
  Norway/Norwegian, Denmark/Danish, Finland/Finnish, Poland/Polish, Czechia/Czech, United States/American,
  Canada/Canadian, Mexico/Mexican, Dominican Republic/Dominican, Ecuador/Ecuadorian, Peru/Peruvian, Chile/Chilean,
  Argentina/Argentine, Uruguay/Uruguayan, Brazil/Brazilian, Turkey/Turkish, United Arab Emirates/Emirati,
  Saudi Arabia/Saudi, Nepal/Nepali, Philippines/Philippine, China/Chinese, Japan/Japanese, South Korea/Korean,
  Egypt/Egyptian, Ghana/Ghanaian`;

/** The adjectives by country name. */
export const OF_COUNTRIES: Readonly<Record<string, string>> = Object.fromEntries(
  listOf(ADJECTIVES).map((entry) => entry.split('/')),
);

/** Sports whose leagues only men play in; women play softball. */
export const MEN_ONLY: readonly string[] = ['Baseball'];

/** Countries and groups of countries where women's leagues are recent. */
export const MEN_ONLY_COUNTRIES: readonly string[] = ['Saudi Arabia', 'Arab'];
