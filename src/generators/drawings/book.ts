import { covers } from '../lists/covers.ts';
import type { Cover } from '../lists/covers.ts';
import type { Words } from '../random.ts';
import { letters, moved, path, picture } from '../svg.ts';
import type { Details } from './kind.ts';
import { fit } from './lettering.ts';

const looks = Object.values(covers);

/** A cover takes at most this many bytes. */
const MOST = 900;

/** Draws a cover in the style of its genre, with the complete title and author's name. */
export function book(title: string, dice: Words, { author = '', genre = '' }: Details): string {
  const any = looks[dice[1] % looks.length] as Cover;
  const { colours, drawing, font = 'serif' } = (Object.hasOwn(covers, genre) ? covers[genre] : undefined) ?? any;
  const [ground = '', ink = '', tone = '', accent = ''] = (colours[dice[0] % colours.length] ?? '').split(' ');
  const { title: middle, author: foot, art, frame } = LAYOUTS[dice[2] % LAYOUTS.length] as Layout;
  const shapes = drawing.map((shape) => path(`#${shape.startsWith('t') ? tone : accent}`, shape.slice(1)));
  const named = fit(title, { width: 51, lines: 4, sizes: [9, 8, 7, 6, 5.5], bytes: 140 });
  const top = middle - (named.lines.length - 1.3) * named.size * 0.55;
  const words = named.lines.map((line, at) => letters(30, round(top + at * named.size * 1.1), line));
  const by = fit(author, { width: 51, lines: 2, sizes: [5, 4.5, 4, 3.5, 3], bytes: 90 });
  const base = foot - (by.lines.length - 1) * by.size * 0.7;
  const size = ` font-size='${by.size}'`;
  const names = by.lines.map((line, at) => letters(30, round(base + at * by.size * 1.1), line, size));
  const look = ` text-anchor='middle' style='font:${named.size}px ${font}'`;
  const sheet = path(`#${ground}`, 'M0,0h60v90H0') + (frame === '' ? '' : path(`#${tone}`, frame));
  const drawn = (shown: string): string =>
    picture('0,0,60,90', `#${ink}`, sheet + shown + words.join('') + names.join(''), look);
  const whole = drawn(art === 0 ? shapes.join('') : moved(art, shapes.join('')));
  // Letters far from ASCII take so many bytes that no room is left for a drawing.
  return whole.length > MOST ? drawn('') : whole;
}

/** Where on a book cover its parts are, in units of a cover that is 60 wide and 90 high. */
interface Layout {
  /** Distance from the top to the middle of the title and of the author's name. */
  readonly title: number;
  readonly author: number;
  /** Distance by which the drawing is moved down. */
  readonly art: number;
  /** Outline of an area behind everything else, in the tone of the drawing; empty if there is none. */
  readonly frame: string;
}

/** All layouts of covers: the title above or below the drawing, the author's name first, and a cover with a border. */
const LAYOUTS: readonly Layout[] = [
  { title: 24, author: 85.5, art: 0, frame: '' },
  { title: 62, author: 85.5, art: -38, frame: '' },
  { title: 31, author: 8, art: 6, frame: '' },
  { title: 22, author: 84, art: -1, frame: 'M2,2h56v86H2V3h1v84h54V3H2' },
];

function round(value: number): number {
  return Math.round(value * 2) / 2;
}
