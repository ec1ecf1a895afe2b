import { lightIn, sceneIn } from '../grammars/image.ts';
import { entry } from '../lists/entry.ts';
import type { Motif } from '../lists/motif.ts';
import { motifs } from '../lists/motifs.ts';
import { videoMotifs } from '../lists/video-motifs.ts';
import type { Words } from '../random.ts';
import { path, picture, wordsOf } from '../svg.ts';
import type { Details } from './kind.ts';
import { scene } from './scene.ts';

const names = Object.keys(motifs);
const filmed = Object.values(videoMotifs).flat();
const all: ReadonlySet<string> = new Set(names);
const allFilmed: ReadonlySet<string> = new Set(filmed);

/** Bytes of a URI that a drawing may take: 600, but for the root with its size, or for the root and the mark to play. */
const PHOTO_ROOM = 446;
const VIDEO_ROOM = 404;

/** Lights that a snowy scene has the light of winter in. */
const BRIGHT: ReadonlySet<string> = new Set(['day', 'morning', 'afternoon', 'grey']);

/** Lights that videos are taken in. */
const VIDEO_LIGHTS = ['morning', 'day', 'afternoon', 'sunset', 'dusk', 'dawn', 'day', 'grey'] as const;

/** The thing that a title names, in the light of the moment it names. */
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
 * The part of the sheet that has some proportion. An upright one shows more of the sky, if there is sky to show.
 *
 * @param ratio width by height
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

/** Something of the video's category, what the title names first of all, and a mark to play it. */
export function video(title: string, dice: Words, { category = '' }: Details): string {
  const fitting = Object.hasOwn(videoMotifs, category) ? videoMotifs[category] : undefined;
  const words = wordsOf(title.toLowerCase());
  const named = namedIn(words, new Set(fitting)) ?? namedIn(words, allFilmed);
  const motif = entry(motifs, named ?? any(fitting ?? filmed, dice[3]));
  const { fill, body } = scene(motif, any(VIDEO_LIGHTS, dice[2]), dice, VIDEO_ROOM);
  // The triangle runs the other way round than the disc, which makes it a hole.
  const play = path('#fff', 'M10,41a7,7,0,1,0,.1,0zM8,44l7,4-7,4');
  return picture('0,5,96,54', fill, body + play);
}

/** The first motif that the words of a title name, in singular or plural. */
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
