import { listOf } from './list-of.ts';

/** Where companies have English names. */
export const ENGLISH_COUNTRIES: readonly string[] =
  listOf(`United States, Canada, United Kingdom, Australia, New Zealand, Ireland, Jamaica, South Africa, Nigeria, Ghana,
    Kenya, Tanzania, Uganda`);

/** The last words that a line of business may stand before, those that a plural does not, and how often it does. */
export const AFTER_LINES: readonly string[] = listOf('Group, Holdings, Partners, International');
export const AFTER_ONE: readonly string[] = listOf('Services, Solutions, Systems');
/** The syllables of names that no country has to itself. */
export const MADE_UP: readonly [readonly string[], ...(readonly string[])[]] = [
  listOf('Am, Ar, Bel, Cor, Del, Fen, Kal, Lan, Nor, Pal, Ren, Ser, Sol, Tor, Val, Ver'),
  listOf('ti, vi, ta, lo, do, ce, ma, vo, de, ca, ro, da'),
  listOf('ra, na, ris, don, lis, via, nta, ria, no, tek, mo, dia'),
];
