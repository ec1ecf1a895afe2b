/** The countries where a sport has leagues, for the sports that are not played everywhere. */
// prettier-ignore
export const sportHomes: Readonly<Record<string, readonly string[]>> = {
  'Ice Hockey': [
    'Austria', 'Canada', 'Czechia', 'Denmark', 'Finland', 'Germany', 'Norway', 'Poland', 'Sweden', 'Switzerland',
    'United Kingdom', 'United States',
  ],
  Baseball: [
    'Australia', 'Canada', 'Colombia', 'Dominican Republic', 'Italy', 'Japan', 'Mexico', 'Netherlands', 'South Korea',
    'United States',
  ],
  Handball: [
    'Argentina', 'Austria', 'Belgium', 'Brazil', 'Chile', 'Czechia', 'Denmark', 'Egypt', 'Finland', 'France',
    'Germany', 'Italy', 'Japan', 'Luxembourg', 'Netherlands', 'Norway', 'Poland', 'Portugal', 'Saudi Arabia',
    'South Korea', 'Spain', 'Sweden', 'Switzerland', 'Turkey', 'United Arab Emirates', 'Uruguay',
  ],
  Rugby: [
    'Argentina', 'Australia', 'Belgium', 'Brazil', 'Canada', 'Chile', 'Czechia', 'France', 'Germany', 'Ireland',
    'Italy', 'Japan', 'Kenya', 'Netherlands', 'New Zealand', 'Poland', 'Portugal', 'South Africa', 'South Korea',
    'Spain', 'Sweden', 'Uganda', 'United Kingdom', 'United States', 'Uruguay',
  ],
};

/** The countries whose players are wanted abroad, twice where they are most so. */
// prettier-ignore
export const sportSchools: Readonly<Record<string, readonly string[]>> = {
  Football: [
    'Argentina', 'Argentina', 'Argentina', 'Belgium', 'Brazil', 'Brazil', 'Brazil', 'Brazil', 'Colombia', 'Colombia',
    'Denmark', 'Egypt', 'France', 'France', 'Ghana', 'Italy', 'Japan', 'Netherlands', 'Nigeria', 'Nigeria', 'Portugal',
    'South Korea', 'Spain', 'Sweden', 'United Kingdom', 'Uruguay', 'Uruguay',
  ],
  Basketball: [
    'Argentina', 'Australia', 'Canada', 'Canada', 'Dominican Republic', 'France', 'Nigeria', 'Spain', 'United States',
    'United States', 'United States', 'United States', 'United States', 'United States', 'United States',
  ],
  'Ice Hockey': [
    'Canada', 'Canada', 'Canada', 'Canada', 'Czechia', 'Czechia', 'Finland', 'Finland', 'Sweden', 'Sweden',
    'Switzerland', 'United States', 'United States',
  ],
  Baseball: [
    'Colombia', 'Dominican Republic', 'Dominican Republic', 'Dominican Republic', 'Japan', 'Mexico', 'South Korea',
    'United States', 'United States',
  ],
  Volleyball: [
    'Argentina', 'Brazil', 'Brazil', 'Brazil', 'Canada', 'Germany', 'Italy', 'Japan', 'Netherlands', 'Poland',
    'Turkey', 'United States', 'United States',
  ],
  Handball: [
    'Brazil', 'Denmark', 'Denmark', 'Egypt', 'France', 'Germany', 'Norway', 'Norway', 'Spain', 'Spain', 'Sweden',
    'Sweden',
  ],
  Rugby: [
    'Argentina', 'Argentina', 'Australia', 'Australia', 'France', 'Ireland', 'Italy', 'New Zealand', 'New Zealand',
    'New Zealand', 'South Africa', 'South Africa', 'South Africa', 'United Kingdom', 'United Kingdom',
  ],
};

/** Countries whose clubs look for players in the same places. */
export interface Sphere {
  /** The countries of the clubs, neighbours side by side. */
  readonly homes: string;
  /** From where else they sign players and coaches. */
  readonly from: string;
  /** The greatest share of a squad that rules and purses there let come from abroad. */
  readonly most: number;
}

/** All countries, each in one sphere. Source: own list, after the squads of leagues and their rules. */
export const spheres: readonly Sphere[] = [
  {
    homes:
      'Jamaica, Dominican Republic, Mexico, Costa Rica, Colombia, Ecuador, Peru, Brazil, Chile, Argentina, Uruguay',
    from: 'Spain, United States',
    most: 0.2,
  },
  {
    homes: `Ireland, United Kingdom, Norway, Denmark, Sweden, Finland, Poland, Czechia, Germany, Austria, Switzerland, Luxembourg,
      Netherlands, Belgium, France, Spain, Portugal, Italy, Turkey`,
    from: `Brazil, Argentina, Uruguay, Colombia, Nigeria, Ghana, Egypt, Japan, United States, Canada, Australia, New Zealand,
      South Africa, Dominican Republic`,
    most: 0.38,
  },
  {
    homes: 'United States, Canada',
    from: `Mexico, Colombia, Argentina, Brazil, United Kingdom, Ireland, France, Germany, Spain, Australia, New Zealand,
      South Africa, Sweden, Finland, Czechia, Switzerland, Dominican Republic, Japan, South Korea, Poland, Italy`,
    most: 0.35,
  },
  {
    homes: 'Japan, South Korea, China, Philippines, Indonesia, India, Nepal',
    from: 'Brazil, Spain, Australia, New Zealand, Argentina, United States, Canada, Dominican Republic, Poland, Denmark, Norway',
    most: 0.2,
  },
  {
    homes: 'Egypt, Saudi Arabia, United Arab Emirates',
    from: 'Brazil, Argentina, Colombia, France, Portugal, Spain, Nigeria, Ghana, United States, Denmark',
    most: 0.25,
  },
  { homes: 'Nigeria, Ghana, Kenya, Tanzania, Uganda, South Africa', from: 'United States', most: 0.2 },
  {
    homes: 'Australia, New Zealand',
    from: 'United Kingdom, Ireland, Japan, South Africa, Argentina, Brazil, Netherlands, Spain, Canada, United States, Dominican Republic',
    most: 0.25,
  },
];

/** The countries from which nobody signs players of football. */
export const NO_FOOTBALLERS =
  'Costa Rica, Dominican Republic, Jamaica, Luxembourg, Nepal, Philippines, India, Indonesia, China, United Arab Emirates';

/** The parts of the United Kingdom that have sides of their own, by sport, with their shares of the players. */
export const homeNations: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Football: { England: 80, Scotland: 10, Wales: 6, 'Northern Ireland': 4 },
  Rugby: { England: 70, Scotland: 14, Wales: 16 },
};
