import { entry } from '../lists/entry.ts';
import { lights, ROLES } from '../lists/lights.ts';
import type { Air } from '../lists/lights.ts';
import type { Motif, Setting } from '../lists/motif.ts';
import type { Words } from '../random.ts';
import { disc, drawn, path, plain } from '../svg.ts';

/** The colours of a palette, by the letter that stands for each in outlines. */
type Inks = Readonly<Record<string, string>>;

/** An outline that can be moved: the letter of its colour, its starting point, and the drawing commands that follow. */
interface Outline {
  readonly role: string;
  readonly x: number;
  readonly y: number;
  readonly rest: string;
}

/** A drawing of a motif on an area 96 wide and 64 high. */
export interface Scene {
  /** Colour that fills shapes which name no colour. */
  readonly fill: string;
  readonly body: string;
}

/** Outline of the whole drawing with a margin: a picture of another shape also shows what lies beside the drawing. */
const SHEET = 'M-4-30h104v98H-4';

/** Motifs that were parsed, kept for the next picture; there are few. */
const outlines = new Map<Motif, readonly Outline[]>();
/** Palettes that were parsed, kept for the next picture; there are few. */
const inks = new Map<string, Inks>();

function outlinesOf(motif: Motif): readonly Outline[] {
  const known = outlines.get(motif);
  if (known) return known;
  const [, ...texts] = motif;
  const read = texts.map((text) => {
    const [, role = '', x, y, rest = ''] = /^([\w=])(-?\d+),?(-?\d+)(.*)$/.exec(text) ?? [];
    return { role, x: Number(x), y: Number(y), rest };
  });
  outlines.set(motif, read);
  return read;
}

function inksOf(palette: string): Inks {
  const known = inks.get(palette);
  if (known) return known;
  const read = Object.fromEntries(palette.split(' ').map((colour, at) => [ROLES.charAt(at), `#${colour}`]));
  inks.set(palette, read);
  return read;
}

/**
 * Draws a motif in some light. `dice` moves the motif, the sun and the background, and chooses a palette of the light.
 *
 * @param room maximum number of bytes of the drawing in a URI. If it is too small, the background or the weather is
 *   left out
 * @param open whether to draw the sky: sun, clouds, rain or fog
 */
export function scene(motif: Motif, light: string, dice: Words, room: number, open = true): Scene {
  const { air, palettes } = entry(lights, light);
  const palette = inksOf(palettes[dice[0] % palettes.length] ?? '');
  const [setting] = motif;
  const within = setting === 'wall' || setting === 'table';
  const [dx, dy] = setting === 'plain' ? [0, 0] : [(dice[1] % 9) - 4, (dice[2] % 3) - 1];
  let things = '';
  for (const { role, x, y, rest } of outlinesOf(motif)) {
    things += shape(palette, role, `M${x + dx},${y + dy}${rest}`);
  }
  const weather = open && !within ? AIRS[air](palette, dice[3]) : '';
  const [sky = '', far = '', ground = ''] = SETTINGS[setting](palette, dice);
  const before = air === 'rain' || air === 'fog';
  // The background gets the remaining bytes first, unless the title is about the weather.
  let left = room - sky.length - ground.length - things.length;
  const keep = (part: string): string => {
    if (part.length > left) return '';
    left -= part.length;
    return part;
  };
  if (before) {
    const front = keep(weather);
    return { fill: palette['d'] ?? '', body: sky + keep(far) + ground + things + front };
  }
  const back = keep(far);
  return { fill: palette['d'] ?? '', body: sky + keep(weather) + back + ground + things };
}

/**
 * Returns a shape in a colour of the palette: an area, or a line if the letter of the colour is a capital. Shapes
 * without a letter are dark.
 */
function shape(palette: Inks, role: string, outline: string): string {
  if (role === 'd') return plain(outline);
  const colour = palette[role.toLowerCase()] ?? '';
  if (role === '=') return windows(palette, outline);
  if (role > 'Z') return path(colour, outline);
  return drawn(`fill='none' stroke='${colour}'`, outline);
}

/** Draws rows of lit windows. */
function windows({ u = '' }: Inks, outline: string): string {
  return drawn(`stroke='${u}' stroke-width='4' stroke-dasharray='3'`, outline);
}

/** For each kind of background: the outlines of the sky or a wall, and of what stands in front of it. */
const SETTINGS: Readonly<Record<Setting, (palette: Inks, dice: Words) => readonly string[]>> = {
  plain: (palette) => [shape(palette, 's', SHEET), '', ''],
  hills(palette, [, a, b, c]) {
    const [x, y, z] = [20 + (a % 20), 24 + (b % 12), 20 + (c % 20)];
    const far = `M-4,${y + 6}q${x}-${z},${x + 24},0T100,${y}V64H-4`;
    return [shape(palette, 's', SHEET), shape(palette, 'f', far), shape(palette, 'g', GROUND)];
  },
  city(palette, [, a, b, c]) {
    const [x, y, z] = [6 + (a % 12), 26 + (b % 12), 6 + (c % 12)];
    const far = `M-4,60V${y}h14v-${x}h14v${z}h20v-${x}h14v${z}h16v-${z}h26v36`;
    return [shape(palette, 's', SHEET), shape(palette, 'f', far), shape(palette, 'g', GROUND)];
  },
  park(palette, [, a, b, c]) {
    const [x, y, z] = [14 + (a % 12), 18 + (b % 14), 18 + (c % 14)];
    const far = `M-4,60V36q${x}-${y},28-2q14-${z},32,0t28,0t28,2v24`;
    return [shape(palette, 's', SHEET), shape(palette, 'f', far), shape(palette, 'g', GROUND)];
  },
  sea(palette, [, a, b]) {
    const far = `M${a % 60},40q12-${6 + (b % 9)},${28 + (b % 18)},0`;
    return [shape(palette, 's', SHEET), shape(palette, 'f', far), shape(palette, 'w', 'M-4,40h104v28H-4')];
  },
  wall(palette, [, a]) {
    return [shape(palette, 'f', SHEET), beam(palette, a), shape(palette, 'g', 'M-4,55h104v13H-4')];
  },
  table(palette, [, a]) {
    return [shape(palette, 'f', SHEET), beam(palette, a), shape(palette, 'g', 'M-4,45h104v23H-4')];
  },
};

const GROUND = 'M-4,51h104v17H-4';

/** Draws the light that falls on a wall. */
function beam(palette: Inks, dice: number): string {
  return shape(palette, 's', `M${18 + (dice % 36)}-30h${18 + (dice % 15)}l-36,98h-30`);
}

/** Draws the weather in the air. */
const AIRS: Readonly<Record<Air, (palette: Inks, dice: number) => string>> = {
  sun: ({ u = '' }, dice) => disc(15 + (dice % 66), 10 + (dice % 12), 4 + (dice % 5), u),
  moon: (palette, dice) => shape(palette, 'u', `M${18 + (dice % 60)},${6 + (dice % 10)}q-6,6,2,11q-12,1-10-8t8-3`),
  clouds(palette, dice) {
    const outline = `M${6 + (dice % 36)},${12 + (dice % 9)}q2-7,9-3q7-2,8,3zm36-${dice % 7}q3-6,8-2q6-2,7,2z`;
    return shape(palette, 'u', outline);
  },
  rain: ({ u = '' }) =>
    drawn(`stroke='${u}' stroke-dasharray='3,7'`, 'M32-26l-26,90m54-88l-26,90m50-91l-26,90m52-88l-26,90'),
  fog: () => drawn("fill='#fff' fill-opacity='.4'", 'M-4,27h104v9H-4M-4,42h104v14H-4'),
};
