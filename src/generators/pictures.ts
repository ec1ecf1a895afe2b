import { hashWords } from './random.ts';
import type { Words } from './random.ts';
import { disc, initials, letters, path, picture, wordsOf, wrap } from './svg.ts';

/** What a picture shows. */
export type PictureKind = 'course' | 'logo' | 'hotel' | 'video' | 'photo' | 'team' | 'book';

/** The size a picture asks to be shown at, in pixels; any, when it is missing. */
export interface PictureSize {
  readonly width?: number;
  readonly height?: number;
}

/** Shades of one hue: white is readable on the first two, the first on the third. */
type Palette = readonly [deep: string, middle: string, light: string];

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

/** Outlines of logos in a square of 96: hexagon, diamond, tile, leaf. */
const MARKS: readonly string[] = [
  'M48,4l38,22v44L48,92,10,70V26z',
  'M48,1l47,47-47,47L1,48z',
  'M24,4h48q20,0,20,20v48q0,20-20,20H24Q4,92,4,72V24Q4,4,24,4z',
  'M5,5h46q40,0,40,40v46H45Q5,91,5,51z',
];

const WIDE = 'M0,0h320v180H0z';
const CENTRED = ` text-anchor='middle'`;

/**
 * A coloured disc with initials, for people. Like all pictures it hangs on the name alone: the same name, the same
 * picture.
 */
export function portrait(name: string): string {
  const [, middle] = paletteOf(hashWords(name));
  const [first = '', ...more] = wordsOf(name);
  const monogram = letters(48, 61, initials([first, ...more.slice(-1)]));
  return picture('96,96', disc(48, 48, 48, middle) + monogram, font('700 38px sans-serif') + CENTRED);
}

/** A picture of some kind for a title. */
export function draw(kind: PictureKind, title: string, size: PictureSize = {}): string {
  return KINDS[kind](title, hashWords(title), size);
}

const KINDS: Readonly<Record<PictureKind, (title: string, dice: Words, size: PictureSize) => string>> = {
  course,
  logo,
  hotel,
  video,
  photo,
  team,
  book,
};

function paletteOf(dice: Words): Palette {
  // The remainder is below the length.
  return PALETTES[dice[0] % PALETTES.length] as Palette;
}

/** All letters of a picture alike; the value is that of the CSS property. */
function font(value: string): string {
  return ` style='font:${value}'`;
}

/** The title under a bar, before a large disc. */
function course(title: string, dice: Words): string {
  const [deep, middle, light] = paletteOf(dice);
  const ground = path(deep, WIDE) + disc(230 + (dice[1] % 60), 20 + (dice[2] % 60), 80, middle);
  const lines = wrap(title, 25, 3, 150).map((line, i) => letters(24, 98 + 29 * i, line));
  return picture('320,180', ground + path(light, 'M24,58h44v7H24z') + lines.join(''), font('23px sans-serif'));
}

/** A geometric mark with initials. */
function logo(title: string, dice: Words): string {
  const [deep, middle, light] = paletteOf(dice);
  const mark = MARKS[dice[1] % MARKS.length] ?? '';
  const [ground, ink] = dice[2] % 2 === 0 ? [middle, '#fff'] : [light, deep];
  const monogram = letters(48, 60, initials(wordsOf(title).slice(0, 2)), ` fill='${ink}'`);
  return picture('96,96', path(ground, mark) + monogram, font('700 34px sans-serif') + CENTRED);
}

/** A house with lit windows before the sky, its name below. */
function hotel(title: string, dice: Words): string {
  const [deep, middle, light] = paletteOf(dice);
  const sky = path(light, WIDE) + disc(36 + (dice[2] % 40), 44, 20);
  const wings = path(middle, `M60,${80 + (dice[3] % 30)}h110V70h100v80H60z`);
  const house = path(deep, `M110,${22 + (dice[1] % 30)}h100V150H320v30H0V150H110z`);
  const windows = `<path stroke='#fe9' stroke-width='11' stroke-dasharray='12,20' d='M122,72h76M122,97h76M122,122h76'/>`;
  const name = letters(14, 171, wrap(title, 32, 1, 60).join(''));
  return picture('320,180', sky + wings + house + windows + name, font('700 17px sans-serif'));
}

/** A play mark over a scene, the title below. */
function video(title: string, dice: Words): string {
  const [deep, middle, light] = paletteOf(dice);
  const scene = path(middle, WIDE) + path(deep, `M0,180V${70 + (dice[1] % 60)}L320,${40 + (dice[2] % 100)}V180z`);
  const mark = disc(160, 76, 36) + path(deep, 'M149,57v38l33-19z');
  const words = letters(14, 157, wrap(title, 34, 1, 120).join(''));
  const played = path(light, `M0,173h${90 + (dice[3] % 150)}v7H0z`);
  return picture('320,180', scene + mark + words + played, font('17px sans-serif'));
}

/** Hills before each other, and the sun. */
function photo(_title: string, dice: Words, { width, height }: PictureSize): string {
  const [deep, middle, light] = paletteOf(dice);
  const [a, b, c] = [dice[1] % 60, dice[2] % 50, dice[3] % 40];
  const sky = path(light, 'M0,0h320v214H0z') + disc(60 + a * 3, 40 + b, 20 + c / 4);
  const far = path(middle, `M0,${110 + b}q${50 + a},-${60 + c},${110 + a},0T320,${100 + c}V214H0z`);
  const near = path(deep, `M0,${175 - c}q90,${c - 50},190,0t130,${a / 2}V214H0z`);
  const sides = width && height ? ` width='${width}' height='${height}' preserveAspectRatio='xMidYMid slice'` : '';
  return picture('320,214', sky + far + near, sides);
}

/** A shield in two shades with initials. */
function team(title: string, dice: Words): string {
  const [deep, middle, light] = paletteOf(dice);
  const left = path(middle, 'M9,8q39,12,78,0v36q0,34-39,50Q9,78,9,44z');
  const right = path(deep, 'M48,14q20,0,39-6v36q0,34-39,50z');
  const band = path(light, dice[1] % 2 === 0 ? 'M9,26q39,10,78,0v7q-39,10-78,0z' : 'M34,86l14-14,14,14-14,8z');
  const monogram = letters(48, 62, initials(wordsOf(title).slice(0, 2)));
  return picture('96,96', left + right + band + monogram, font('700 28px sans-serif') + CENTRED);
}

/** A cover with spine, title and an ornament. */
function book(title: string, dice: Words): string {
  const [deep, middle, light] = paletteOf(dice);
  const cover = path(middle, 'M0,0h120v180H0z') + path(deep, 'M0,0h11v180H0z');
  const shade = disc(65 + (dice[1] % 17) - 8, 142 + (dice[2] % 17) - 8, 14, middle);
  const lines = wrap(title, 12, 3, 100).map((line, i) => letters(22, 36 + 21 * i, line));
  return picture('120,180', cover + disc(65, 142, 18, light) + shade + lines.join(''), font('17px serif'));
}
