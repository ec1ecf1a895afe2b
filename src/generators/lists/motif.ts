/** What is drawn behind a motif. */
export type Setting = 'hills' | 'city' | 'park' | 'sea' | 'wall' | 'table' | 'plain';

/**
 * A drawing on a sheet of 96 by 64, its ground at about 52 and what matters between 20 and 76, so that an upright cut
 * shows it too: the setting, then outlines from back to front. An outline is the letter of a colour and the point it
 * starts from, then relative commands of SVG paths. A capital letter draws the line itself instead of the area in
 * it, and `=` draws rows of lit windows along a line.
 */
export type Motif = readonly [setting: Setting, ...outlines: string[]];

/** Drawings by a short name. */
export type Motifs = Readonly<Record<string, Motif>>;
