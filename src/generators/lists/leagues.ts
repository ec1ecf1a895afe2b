import { listOf } from './list-of.ts';

/**
 * The leagues of a round, each with its sport and the number of its teams: the ids of teams come in blocks of these lengths,
 * over and over. Many clubs play football, few play baseball.
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

/** What the leagues of a country are called, from the top; further ones are groups of the last. */
export const DIVISIONS: readonly string[] = [
  '{sport} League',
  '{sport} League Two',
  '{sport} League Three',
  '{sport} League Four',
];

/** The same for the second league of a sport in a round, the last one. */
export const SERIES: readonly string[] = ['{sport} Championship', '{sport} Challenge League'];

/** What is of a country, behind its name; of others it is the name with an `n`, as `Austrian`. */
const ADJECTIVES = `United Kingdom/British, Ireland/Irish, France/French, Germany/German, Switzerland/Swiss, Netherlands/Dutch,
  Belgium/Belgian, Spain/Spanish, Portugal/Portuguese, Italy/Italian, Sweden/Swedish,
  Norway/Norwegian, Denmark/Danish, Finland/Finnish, Poland/Polish, Czechia/Czech, United States/American,
  Canada/Canadian, Mexico/Mexican, Dominican Republic/Dominican, Ecuador/Ecuadorian, Peru/Peruvian, Chile/Chilean,
  Argentina/Argentine, Uruguay/Uruguayan, Brazil/Brazilian, Turkey/Turkish, United Arab Emirates/Emirati,
  Saudi Arabia/Saudi, Nepal/Nepali, Philippines/Philippine, China/Chinese, Japan/Japanese, South Korea/Korean,
  Egypt/Egyptian, Ghana/Ghanaian`;

/** The same by the name of the country. */
export const OF_COUNTRIES: Readonly<Record<string, string>> = Object.fromEntries(
  listOf(ADJECTIVES).map((entry) => entry.split('/')),
);

/** The sports that only men play in leagues: women play softball. */
export const MEN_ONLY: readonly string[] = ['Baseball'];

/** The countries, and groups of them, in which women have not had leagues for long. */
export const MEN_ONLY_COUNTRIES: readonly string[] = ['Saudi Arabia', 'Arab'];
