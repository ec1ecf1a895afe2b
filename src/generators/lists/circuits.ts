/** Leagues of neighbouring countries, as there are where one country has few cities in the list: name, then countries. */
// oxfmt-ignore
export const regionalCircuits: Readonly<Record<string, readonly string[]>> = {
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

/** Where a season lies within one year, from spring to autumn; elsewhere it runs from autumn to spring. By sport. */
export const summerSeasons: Readonly<Record<string, string>> = {
  Football: `United States, Canada, Brazil, China, Japan, Argentina, South Korea, Nordic, North American, Andean,
    Southern Cone, East Asian, Sweden, Norway, Finland, Ireland, Chile, Colombia, Ecuador, Peru`,
  Rugby: `Brazil, Argentina, South Africa, Australia, New Zealand, Southern Cone, Trans-Tasman, East African, Canada`,
  Baseball: `United States, Canada, Japan, Italy, Mexico, Netherlands, South Korea, North American, East Asian`,
};

/** Games of a season, a share of them drawn, and what skill counts for: from 0, a game of chance, upwards. */
export interface SeasonTerms {
  /** How many games a team is to play, more or less: teams meet as often, at home and away, as comes next to it. */
  readonly games: number;
  /** The share of draws among equal teams; 0 in a sport that knows none. */
  readonly draws: number;
  readonly skill: number;
  /** Days from the start of a year to the first round of a winter season and from there to the last one, if it is a short one. */
  readonly winter?: readonly [number, number];
}

/** By sport. Source: tables of some ten seasons of each, rounded. */
export const seasonTerms: Readonly<Record<string, SeasonTerms>> = {
  Football: { games: 38, draws: 0.3, skill: 1.2 },
  Basketball: { games: 36, draws: 0, skill: 1.3, winter: [272, 215] },
  'Ice Hockey': { games: 52, draws: 0, skill: 0.9, winter: [256, 178] },
  Baseball: { games: 84, draws: 0, skill: 0.5 },
  Volleyball: { games: 36, draws: 0, skill: 1.9 },
  Handball: { games: 26, draws: 0.12, skill: 1.9, winter: [236, 240] },
  Rugby: { games: 20, draws: 0.04, skill: 1.7 },
};
