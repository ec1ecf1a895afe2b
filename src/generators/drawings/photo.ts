import { lightIn, sceneIn } from '../grammars/image.ts';
import { entry } from '../lists/entry.ts';
import type { Motif } from '../lists/motif.ts';
import { motifs } from '../lists/motifs.ts';
import { neutralMotifs, videoMotifs } from '../lists/video-motifs.ts';
import type { Words } from '../random.ts';
import { path, picture, wordsOf } from '../svg.ts';
import type { Details } from './kind.ts';
import { scene } from './scene.ts';

const names = Object.keys(motifs);
const filmed = Object.values(videoMotifs).flat();
const all: ReadonlySet<string> = new Set(names);
const allFilmed: ReadonlySet<string> = new Set(filmed);

/**
 * The drawing of a photo may take at most this many bytes in the URI; the whole picture, with the root element of the
 * SVG and its size, then has 600.
 */
const PHOTO_ROOM = 446;
/** The drawing of a video thumbnail may take at most this many bytes in the URI, since a play button is added. */
const VIDEO_ROOM = 404;

/** Kinds of light that become the light of winter in a scene with snow. */
const BRIGHT: ReadonlySet<string> = new Set(['day', 'morning', 'afternoon', 'grey']);

/** Names of the kinds of light in which videos are drawn. */
const VIDEO_LIGHTS = ['morning', 'day', 'afternoon', 'sunset', 'dusk', 'dawn', 'day', 'grey'] as const;

/** Draws the subject that a title names, in the light of the moment that it names. */
export function photo(title: string, dice: Words, { width, height }: Details): string {
  const shown = sceneIn(title);
  const motif = entry(motifs, shown?.motif ?? namedIn(wordsOf(title.toLowerCase()), all) ?? any(names, dice[3]));
  const light = lightIn(title);
  const winter = shown?.theme === 'winter' && BRIGHT.has(light);
  const { fill, body } = scene(motif, winter ? 'winter' : light, dice, PHOTO_ROOM);
  const sides = width && height ? ` width='${width}' height='${height}'` : '';
  const box = width && height ? cut(motif, width / height) : '0,0,96,64';
  return picture(box, fill, body, sides);
}

/**
 * Returns the part of a drawing that is shown in a format, as a view box with this ratio of width to height. A portrait
 * format shows more of the sky, if the motif has a sky.
 */
function cut([setting]: Motif, ratio: number): string {
  if (ratio >= 1.5) {
    const height = Math.round(96 / ratio);
    return `0,${Math.floor((64 - height) / 2)},96,${height}`;
  }
  const height = setting === 'plain' ? 64 : Math.max(64, Math.min(90, Math.round(58 / ratio)));
  const width = Math.round(height * ratio);
  return `${Math.round((96 - width) / 2)},${64 - height},${width},${height}`;
}

/** Draws the motif that the title names, or else one that suits any video of the category, with a play button. */
export function video(title: string, dice: Words, { category = '' }: Details): string {
  const fitting = Object.hasOwn(videoMotifs, category) ? videoMotifs[category] : undefined;
  const words = wordsOf(title.toLowerCase());
  const named = namedIn(words, new Set(fitting)) ?? namedIn(words, allFilmed);
  const neutral = Object.hasOwn(neutralMotifs, category) ? neutralMotifs[category] : undefined;
  const motif = entry(motifs, named ?? any(neutral ?? filmed, dice[3]));
  const { fill, body } = scene(motif, any(VIDEO_LIGHTS, dice[2]), dice, VIDEO_ROOM);
  // The triangle runs in the opposite direction to the disc, which makes it a hole.
  const play = path('#fff', 'M10,41a7,7,0,1,0,.1,0zM8,44l7,4-7,4');
  return picture('0,5,96,54', fill, body + play);
}

/** Returns the first motif of a set that the words of a title name, in singular or plural. */
function namedIn(words: readonly string[], set: ReadonlySet<string>): string | undefined {
  for (const word of words) {
    const found = [word, word.replace(/s$/, ''), `${word}s`].find((form) => set.has(form));
    if (found !== undefined) return found;
  }
  return undefined;
}

function any(list: readonly string[], dice: number): string {
  // The remainder is below the length.
  return list[dice % list.length] as string;
}
