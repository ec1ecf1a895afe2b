import { listOf } from './list-of.ts';
import { countries } from './places.ts';

/** Sports that are not played everywhere: each country states which of them has leagues there. */
export const SCATTERED = ['Ice Hockey', 'Baseball', 'Handball', 'Rugby'] as const;

/** Names of the countries with leagues of a sport, for each of these sports. */
export const sportHomes: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  SCATTERED.map((sport) => [
    sport,
    countries.filter(({ sports = '' }) => listOf(sports).includes(sport)).map(({ name }) => name),
  ]),
);

/** A group of countries whose sports clubs recruit players in the same places. */
export interface Sphere {
  /** Names of the countries of the clubs, separated by commas; neighbours stand next to each other. */
  readonly homes: string;
  /**
   * Names of the countries from which these clubs sign most foreign players and coaches, separated by commas; likelier
   * ones are repeated.
   */
  readonly from: string;
  /** Maximum share of a squad from abroad, from 0 to 1, given the rules and budgets there. */
  readonly most: number;
}

/**
 * All groups of countries whose clubs recruit players in the same places. Each country is in exactly one group. Source:
 * own list, based on the squads and rules of leagues.
 */
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

/** Names of countries whose football players no foreign club signs. */
export const NO_FOOTBALLERS =
  'Dominican Republic, Jamaica, Luxembourg, Nepal, Philippines, India, Indonesia, China, United States, Canada, New Zealand, South Africa';

/** Parts of the United Kingdom with national teams of their own, by sport, with their weights among British players. */
export const homeNations: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Football: { England: 80, Scotland: 10, Wales: 6, 'Northern Ireland': 4 },
  Rugby: { England: 70, Scotland: 14, Wales: 16 },
};

/**
 * The part of the United Kingdom, other than England, that a city is in. Most players born there play for that part.
 */
export const nationOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(listOf('Glasgow, Edinburgh, Aberdeen, Dundee').map((town) => [town, 'Scotland'])),
  ...Object.fromEntries(listOf('Cardiff, Swansea').map((town) => [town, 'Wales'])),
};
