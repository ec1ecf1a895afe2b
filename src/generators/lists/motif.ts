/** Background of a motif. */
export type Setting = 'hills' | 'city' | 'park' | 'sea' | 'wall' | 'table' | 'plain';

/**
 * A drawing 96 wide and 64 high, with the ground at about 52 from the top. Everything important lies between 20 and 76,
 * so that a portrait crop shows it too. It has a setting, then outlines from back to front. An outline is the letter of
 * a colour and its starting point, then relative SVG path commands. A capital letter strokes the line instead of
 * filling it, and `=` draws rows of lit windows along a line.
 */
export type Motif = readonly [setting: Setting, ...outlines: string[]];

/** Drawings, each by a short name. */
export type Motifs = Readonly<Record<string, Motif>>;
