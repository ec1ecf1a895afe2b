/**
 * Period in which clocks are one hour ahead: from a Sunday of one month to a Sunday of another; in the south, of the
 * next year.
 */
export interface SummerTime {
  /** The month, from 1, and the number of its Sunday, from 1; 5 is the last one. */
  readonly from: readonly [month: number, sunday: number];
  readonly to: readonly [month: number, sunday: number];
}

const EUROPE: SummerTime = { from: [3, 5], to: [10, 5] };
const NORTH_AMERICA: SummerTime = { from: [3, 2], to: [11, 1] };

/**
 * Summer time by ISO 3166-1 code; other countries in the list of places keep one time all year. Source: IANA tz, 2025.
 * Egypt switches on a nearby Friday, Chile up to six days later.
 */
export const summerTime: Readonly<Record<string, SummerTime>> = {
  ...Object.fromEntries(
    'GB IE FR DE AT CH NL BE LU ES PT IT SE NO DK FI PL CZ'.split(' ').map((code) => [code, EUROPE]),
  ),
  US: NORTH_AMERICA,
  CA: NORTH_AMERICA,
  EG: { from: [4, 5], to: [10, 5] },
  CL: { from: [9, 1], to: [4, 1] },
  AU: { from: [10, 1], to: [4, 1] },
  NZ: { from: [9, 5], to: [4, 1] },
};

/** Cities of these countries that keep one time all year. */
export const oneTime: ReadonlySet<string> = new Set(['Phoenix', 'Brisbane', 'Perth']);
