import { clubColours, shields, sportMarks, starMark } from '../lists/emblems.ts';
import type { Shield } from '../lists/emblems.ts';
import type { Words } from '../random.ts';
import { initials, letters, path, picture, wordsOf } from '../svg.ts';
import type { Details } from './kind.ts';

/** Draws a shield in the colours of the club, with its letters above the emblem of its sport. */
export function team(title: string, dice: Words, { sport = '' }: Details): string {
  // The remainders are below the lengths.
  const [ground, second] = clubColours[dice[0] % clubColours.length] as readonly [string, string];
  const { outline, parts } = shields[dice[1] % shields.length] as Shield;
  const [light, dark] = (Object.hasOwn(sportMarks, sport) ? sportMarks[sport] : undefined) ?? starMark;
  const part = dice[2] % 3 === 2 ? '' : path(second, parts[dice[2] % 3 === 0 ? 0 : 1]);
  const words = wordsOf(title);
  const monogram = letters(32, 19, initials([...words.slice(0, 1), ...words.slice(1).slice(-1)]));
  const mark = path('#fff', light) + path(ground, dark);
  return picture('0,0,64,64', '#fff', path(ground, outline) + part + monogram + mark, LETTERING);
}

const LETTERING = ` text-anchor='middle' style='font:700 11px sans-serif'`;
