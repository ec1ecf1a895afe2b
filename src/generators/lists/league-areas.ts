/** Joint leagues of neighbouring countries, for countries with few cities in the list: the name, then the countries. */
// oxfmt-ignore
export const regionalAreas: Readonly<Record<string, readonly string[]>> = {
  Nordic: ['Sweden', 'Norway', 'Denmark', 'Finland'],
  Benelux: ['Netherlands', 'Belgium', 'Luxembourg'],
  Alpine: ['Austria', 'Switzerland'],
  'Central European': ['Poland', 'Czechia', 'Austria'],
  Iberian: ['Spain', 'Portugal'],
  'British and Irish': ['United Kingdom', 'Ireland'],
  'North American': ['United States', 'Canada'],
  Caribbean: ['Mexico', 'Colombia', 'Costa Rica', 'Dominican Republic', 'Jamaica'],
  Andean: ['Colombia', 'Ecuador', 'Peru'],
  'Southern Cone': ['Argentina', 'Chile', 'Uruguay'],
  Arab: ['Egypt', 'Saudi Arabia', 'United Arab Emirates'],
  'West African': ['Nigeria', 'Ghana'],
  'East African': ['Kenya', 'Tanzania', 'Uganda'],
  'Southern African': ['South Africa', 'Tanzania'],
  'South Asian': ['India', 'Nepal'],
  'Southeast Asian': ['Indonesia', 'Philippines'],
  'East Asian': ['Japan', 'South Korea'],
  'Trans-Tasman': ['Australia', 'New Zealand'],
};

/**
 * Sports whose season lies within one year, from spring to autumn, by sport; the season of others runs from autumn to
 * spring.
 */
export const summerSeasons: Readonly<Record<string, string>> = {
  Football: `United States, Canada, Brazil, China, Japan, Argentina, South Korea, Nordic, North American, Andean,
    Southern Cone, East Asian, Sweden, Norway, Finland, Ireland, Chile, Colombia, Ecuador, Peru`,
  Rugby: `Brazil, Argentina, South Africa, Australia, New Zealand, Southern Cone, Trans-Tasman, East African, Canada`,
  Baseball: `United States, Canada, Japan, Italy, Mexico, Netherlands, South Korea, North American, East Asian`,
};

/** The rules of a season of a sport. */
export interface SeasonTerms {
  /**
   * About how many games each team plays. Teams meet equally often at home and away, as often as comes closest to this
   * number.
   */
  readonly games: number;
  /** The same for areas where players have other jobs, by area. */
  readonly gamesIn?: Readonly<Record<string, number>>;
  /**
   * Share of games between equal teams that end in a draw, from 0 to 1 (0 in a sport without draws), and how much the
   * difference of the teams' strengths counts, as a factor.
   */
  readonly draws: number;
  readonly skill: number;
  /**
   * For a short winter season: how many days after 1 January the first round is played, and how many days after that
   * the last one.
   */
  readonly winter?: readonly [number, number];
}

/** The rules of a season, by sport. Source: about ten seasons' tables of each, rounded. */
export const seasonTerms: Readonly<Record<string, SeasonTerms>> = {
  Football: { games: 38, draws: 0.3, skill: 1.2 },
  Basketball: { games: 36, draws: 0, skill: 1.3, winter: [272, 215] },
  'Ice Hockey': { games: 52, draws: 0, skill: 0.9, winter: [256, 178] },
  Baseball: { games: 84, gamesIn: { Italy: 40, Netherlands: 40 }, draws: 0, skill: 0.5 },
  Volleyball: { games: 36, draws: 0, skill: 1.9 },
  Handball: { games: 26, draws: 0.12, skill: 1.9, winter: [236, 240] },
  Rugby: { games: 20, draws: 0.04, skill: 1.7 },
};
