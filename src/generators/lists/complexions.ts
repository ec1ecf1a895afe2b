import { listOf } from './list-of.ts';

/** How people of some countries mostly look in portraits: colours of skin and of hair, the frequent ones several times. */
export interface Complexion {
  readonly skins: readonly string[];
  readonly hairs: readonly string[];
}

const DARK = ['#222', '#222', '#321'];

/** Complexions, each with the countries (ISO 3166-1) that it is frequent in. */
// oxfmt-ignore
const COMPLEXIONS: readonly (readonly [countries: string, looks: Complexion])[] = [
  ['SE, NO, DK, FI', { skins: ['#fdc', '#fdc', '#fcb'], hairs: ['#dc9', '#c95', '#ba9', '#854', '#643', '#a62'] }],
  ['GB, IE, DE, AT, CH, NL, BE, LU, FR, PL, CZ', { skins: ['#fdc', '#fcb', '#fcb', '#eb9'], hairs: ['#c95', '#ba9', '#854', '#643', '#531', '#432', '#321', '#a62'] }],
  ['ES, PT, IT, TR, AR, UY', { skins: ['#fcb', '#eb9', '#eb9', '#d97'], hairs: ['#222', '#321', '#432', '#531', '#643'] }],
  ['MX, CR, DO, CO, EC, PE, CL, BR', { skins: ['#eb9', '#d97', '#d97', '#b75', '#964', '#fcb'], hairs: [...DARK, '#432', '#531'] }],
  ['AE, SA, EG', { skins: ['#eb9', '#d97', '#b75'], hairs: [...DARK, '#432'] }],
  ['IN, NP', { skins: ['#d97', '#b75', '#b75', '#964'], hairs: DARK }],
  ['ID, PH', { skins: ['#eb9', '#d97', '#b75'], hairs: DARK }],
  ['CN, JP, KR', { skins: ['#fdc', '#fcb', '#eb9'], hairs: DARK }],
  ['GH, NG, KE, TZ, UG, JM', { skins: ['#743', '#532', '#532', '#964'], hairs: ['#222'] }],
  ['ZA', { skins: ['#743', '#532', '#964', '#b75', '#fcb'], hairs: ['#222', '#222', '#321'] }],
  ['US, CA, AU, NZ', { skins: ['#fdc', '#fcb', '#fcb', '#eb9', '#eb9', '#d97', '#743', '#532'], hairs: ['#222', '#321', '#432', '#531', '#643', '#854', '#c95'] }],
];

const byCountry: ReadonlyMap<string, Complexion> = new Map(
  COMPLEXIONS.flatMap(([countries, looks]) => listOf(countries).map((code) => [code, looks] as const)),
);

/**
 * Returns the complexion of people in a country; that of the United States, where there are all of them, for a country
 * in no list.
 *
 * @param code ISO 3166-1, two letters
 * @example
 * complexionOf('GH').hairs // => ["#222"]
 */
export function complexionOf(code: string): Complexion {
  // There is one for the United States.
  return byCountry.get(code) ?? (byCountry.get('US') as Complexion);
}
