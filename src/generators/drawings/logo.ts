import type { Words } from '../random.ts';
import { initials, letters, path, picture, wordsOf } from '../svg.ts';
import { paletteOf } from './palettes.ts';

/** Outline of each kind of logo on a 96 by 96 square, and a shape that divides it. */
// oxfmt-ignore
const MARKS: readonly (readonly [outline: string, part: string])[] = [
  ['M48,4l38,22v44L48,92,10,70V26', 'M48,92L10,70V26'],
  ['M48,1l47,47-47,47L1,48', 'M48,95L1,48h94'],
  ['M24,4h48q20,0,20,20v48q0,20-20,20H24Q4,92,4,72V24Q4,4,24,4', 'M4,76h88q-2,16-20,16H24Q6,92,4,76'],
  ['M5,5h46q40,0,40,40v46H45Q5,91,5,51', 'M5,5h46q40,0,40,40'],
  ['M48,4a44,44,0,1,0,.1,0', 'M4,48a44,44,0,0,0,88,0'],
  ['M5,91V45Q5,5,45,5h46v46q0,40-40,40', 'M91,5v46q0,40-40,40'],
  ['M30,4h36l26,26v36L66,92H30L4,66V30', 'M66,92H30L4,66'],
  ['M48,4q44,0,44,44v44H48Q4,92,4,48t44-44', 'M92,48v44H48'],
  ['M4,20q44-26,88,0v56q-44,26-88,0', 'M4,76q44-26,88,0-44,26-88,0'],
  ['M4,4h64q24,0,24,24v64H28Q4,92,4,68', 'M4,4h24v88Q4,92,4,68'],
];

/** Draws a geometric mark in two shades with initials. */
export function logo(title: string, dice: Words): string {
  const [deep, middle, light] = paletteOf(dice);
  const [outline, part] = MARKS[dice[1] % MARKS.length] as readonly [string, string];
  const [ground, shade, ink] = LOOKS[dice[2] % LOOKS.length]?.(deep, middle, light) ?? [deep, deep, '#fff'];
  const monogram = letters(48, 60, initials(wordsOf(title).slice(0, 2)));
  return picture('0,0,96,96', ink, path(ground, outline) + path(shade, part) + monogram, LETTERING);
}

/** Background, shade and lettering of a logo; the lettering is readable on both. */
const LOOKS: readonly ((deep: string, middle: string, light: string) => readonly [string, string, string])[] = [
  (deep, middle) => [middle, deep, '#fff'],
  (deep, middle) => [deep, middle, '#fff'],
  (deep, _, light) => ['#ddd', light, deep],
  (deep, _, light) => [light, '#ddd', deep],
];

const LETTERING = ` text-anchor='middle' style='font:700 34px sans-serif'`;
