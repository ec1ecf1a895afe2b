import { listOf } from './list-of.ts';

/** Where companies have English names. */
export const ENGLISH_COUNTRIES: readonly string[] =
  listOf(`United States, Canada, United Kingdom, Australia, New Zealand, Ireland, Jamaica, South Africa, Nigeria, Ghana,
    Kenya, Tanzania, Uganda`);

/** The syllables of names that no country has to itself. */
export const MADE_UP: readonly [readonly string[], ...(readonly string[])[]] = [
  listOf('Am, Ar, Bel, Cor, Del, Fen, Kal, Lan, Nor, Pal, Ren, Ser, Sol, Tor, Val, Ver'),
  listOf('ti, vi, ta, lo, ma, vo, de, ro'),
  listOf('ra, na, ris, lis, via, no, mo, dia'),
];
