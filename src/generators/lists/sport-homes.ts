import { listOf } from './list-of.ts';

/** The countries where a sport has leagues, for the sports that are not played everywhere. */
// oxfmt-ignore
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

/** Countries whose clubs look for players in the same places. */
export interface Sphere {
  /** The countries of the clubs, neighbours side by side. */
  readonly homes: string;
  /** From where they sign most players and coaches, the likeliest more than once. */
  readonly from: string;
  /** The greatest share of a squad that rules and purses there let come from abroad. */
  readonly most: number;
}

/** All countries, each in one sphere. Source: own list, after the squads of leagues and their rules. */
export const spheres: readonly Sphere[] = [
  {
    homes:
      'Jamaica, Dominican Republic, Mexico, Costa Rica, Colombia, Ecuador, Peru, Brazil, Chile, Argentina, Uruguay',
    from: 'Argentina, Argentina, Argentina, Uruguay, Uruguay, Colombia, Brazil, United States, United States, Spain',
    most: 0.2,
  },
  {
    homes: `Ireland, United Kingdom, Norway, Denmark, Sweden, Finland, Poland, Czechia, Turkey, Germany, Austria, Switzerland, Luxembourg,
      Netherlands, Belgium, France, Spain, Portugal, Italy`,
    from: `Brazil, Brazil, Argentina, Argentina, France, France, Nigeria, Ghana, United States, United States, Canada, Canada,
      New Zealand, South Africa, Australia`,
    most: 0.38,
  },
  {
    homes: 'United States, Canada',
    from: 'Mexico, Dominican Republic, Argentina, Argentina, Brazil, Brazil, Colombia, Uruguay, United Kingdom, Germany, Sweden, Finland, Czechia, Australia',
    most: 0.35,
  },
  {
    homes: 'Japan, South Korea, China, Philippines, Indonesia, India, Nepal',
    from: 'Brazil, Brazil, Australia, United States, Spain',
    most: 0.2,
  },
  {
    homes: 'Egypt, Saudi Arabia, United Arab Emirates',
    from: 'Brazil, Argentina, France, Portugal, Spain, Nigeria, United States',
    most: 0.25,
  },
  { homes: 'Nigeria, Ghana, Kenya, Tanzania, Uganda, South Africa', from: 'Ghana, Ghana, Nigeria', most: 0.2 },
  {
    homes: 'Australia, New Zealand',
    from: 'United Kingdom, Ireland, Japan, South Africa, Argentina, United States',
    most: 0.25,
  },
];

/** The countries from which nobody signs players of football. */
export const NO_FOOTBALLERS =
  'Dominican Republic, Jamaica, Luxembourg, Nepal, Philippines, India, Indonesia, China, United States, Canada, New Zealand, South Africa';

/** The parts of the United Kingdom that have sides of their own, by sport, with their shares of the players. */
export const homeNations: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Football: { England: 80, Scotland: 10, Wales: 6, 'Northern Ireland': 4 },
  Rugby: { England: 70, Scotland: 14, Wales: 16 },
};

/** The towns that lie in the smaller of those parts: most players there are from it. */
export const nationOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(listOf('Glasgow, Edinburgh, Aberdeen, Dundee').map((town) => [town, 'Scotland'])),
  ...Object.fromEntries(listOf('Cardiff, Swansea').map((town) => [town, 'Wales'])),
};
