import type { Words } from '../random.ts';

/** Shades of one hue. White is readable on the first two, the first on the third, and the third on the first. */
export type Palette = readonly [deep: string, middle: string, light: string];

const PALETTES: readonly Palette[] = [
  ['#124', '#258', '#8bd'],
  ['#132', '#264', '#9d8'],
  ['#314', '#648', '#c9e'],
  ['#412', '#825', '#e9a'],
  ['#421', '#a42', '#fb7'],
  ['#033', '#166', '#8dc'],
  ['#223', '#456', '#abc'],
  ['#331', '#662', '#dc7'],
  ['#225', '#45a', '#aae'],
  ['#402', '#914', '#f9b'],
  ['#024', '#059', '#7cf'],
  ['#232', '#464', '#bd9'],
];

export function paletteOf(dice: Words): Palette {
  // The remainder is below the length.
  return PALETTES[dice[0] % PALETTES.length] as Palette;
}
