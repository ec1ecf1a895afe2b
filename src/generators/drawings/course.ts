import { courseMarks } from '../lists/course-marks.ts';
import type { Words } from '../random.ts';
import { letters, path, picture } from '../svg.ts';
import type { Details } from './kind.ts';
import { fit } from './lettering.ts';
import { paletteOf } from './palettes.ts';

const marks = Object.values(courseMarks);

/** A picture takes at most this many bytes. */
const MOST = 600;

/** A title that would make the picture too large is cut to this many bytes. */
const CUT = 110;

/** Draws the picture of a course: its title beside the emblem of its category. */
export function course(title: string, dice: Words, { category = '' }: Details): string {
  const [deep, middle, light] = paletteOf(dice);
  const known = Object.hasOwn(courseMarks, category) ? courseMarks[category] : undefined;
  const [tone, bright] = known ?? (marks[dice[1] % marks.length] as readonly [string, string]);
  // A long title leaves room for half of the emblem, or for none. A long title in other scripts is cut, because its
  // letters take many bytes.
  const half = path(light, bright);
  let whole = '';
  for (const bytes of [MOST, CUT]) {
    const { size, lines } = fit(title, { width: 86, lines: 4, sizes: [13, 12, 11, 10, 9, 8, 7, 6.5], bytes });
    const top = 48 - (lines.length - 1.6) * size * 0.6;
    const words = lines.map((line, at) => letters(0, Math.round(top + at * size * 1.2), line));
    const look = ` style='font:${size}px sans-serif'`;
    for (const mark of [path(middle, tone) + half, half, '']) {
      whole = picture('-8,-2,168,94', '#fff', path(deep, 'M-9-3h170v96H-9') + mark + words.join(''), look);
      if (whole.length <= MOST) return whole;
    }
  }
  return whole;
}
