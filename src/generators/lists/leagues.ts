/** How many teams the leagues have, one after the other; the ids of teams come in blocks of these lengths, over and over. */
export const LEAGUE_SIZES: readonly number[] = [10, 10, 12, 10, 8, 8, 8, 16];

/** The sports of the leagues of each round of {@link LEAGUE_SIZES}; three rounds, then the first one again. */
export const LEAGUE_SPORTS: readonly (readonly string[])[] = [
  ['Football', 'Basketball', 'Handball', 'Ice Hockey', 'Volleyball', 'Rugby', 'Baseball', 'Football'],
  ['Football', 'Basketball', 'Ice Hockey', 'Handball', 'Rugby', 'Baseball', 'Volleyball', 'Football'],
  ['Basketball', 'Football', 'Handball', 'Ice Hockey', 'Baseball', 'Volleyball', 'Rugby', 'Football'],
];

/** What the leagues of a country are called, from the top; further ones are groups of the last. */
export const DIVISIONS: readonly string[] = [
  'Premier {sport} Division',
  'First {sport} Division',
  'Second {sport} Division',
  'Third {sport} Division',
];

/** What the first of them is called in its sport: there is one of each gender. */
export const TOP_DIVISIONS: Readonly<Record<string, string>> = {
  Football: 'Football League',
  Basketball: 'Basketball Super League',
  Handball: 'Elite Handball League',
  'Ice Hockey': 'Ice Hockey League',
  Volleyball: 'Volleyball League A',
  Rugby: 'Rugby Premiership',
  Baseball: 'Major Baseball League',
};

/** The same for the second league of a sport in a round, the one with the most teams. */
export const SERIES: readonly string[] = ['{sport} Championship', '{sport} Challenge Series'];

/** The sports that only men play in leagues: women play softball. */
export const MEN_ONLY: readonly string[] = ['Baseball'];

/** The countries, and groups of them, in which women have not had leagues for long. */
export const MEN_ONLY_COUNTRIES: readonly string[] = ['Saudi Arabia', 'Arab'];
