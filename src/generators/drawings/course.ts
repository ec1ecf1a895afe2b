import { courseMarks } from '../lists/course-marks.ts';
import type { Words } from '../random.ts';
import { letters, path, picture } from '../svg.ts';
import type { Details } from './kind.ts';
import { fit } from './lettering.ts';
import { paletteOf } from './palettes.ts';

const marks = Object.values(courseMarks);

/** Maximum size of a picture in bytes. */
const MOST = 600;

/** Draws the title beside the emblem of its category. */
export function course(title: string, dice: Words, { category = '' }: Details): string {
  const [deep, middle, light] = paletteOf(dice);
  const known = Object.hasOwn(courseMarks, category) ? courseMarks[category] : undefined;
  const [tone, bright] = known ?? (marks[dice[1] % marks.length] as readonly [string, string]);
  const { size, lines } = fit(title, { width: 86, lines: 4, sizes: [13, 12, 11, 10, 9, 8], bytes: 110 });
  const top = 48 - (lines.length - 1.6) * size * 0.6;
  const words = lines.map((line, at) => letters(0, Math.round(top + at * size * 1.2), line));
  const look = ` style='font:${size}px sans-serif'`;
  const drawn = (mark: string): string =>
    picture('-8,-2,168,94', '#fff', path(deep, 'M-9-3h170v96H-9') + mark + words.join(''), look);
  // A long title leaves room for half of the emblem, one far from ASCII for none.
  const half = path(light, bright);
  for (const mark of [path(middle, tone) + half, half]) {
    const whole = drawn(mark);
    if (whole.length <= MOST) return whole;
  }
  return drawn('');
}
