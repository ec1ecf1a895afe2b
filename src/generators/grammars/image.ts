import type { Context } from '../context.ts';
import { entry } from '../lists/entry.ts';
import {
  darkMoments,
  dayThemes,
  dryThemes,
  momentLights,
  moments,
  scenes,
  timeless,
  wetMoments,
} from '../lists/photos.ts';
import type { Scene } from '../lists/photos.ts';
import { surroundings } from '../lists/surroundings.ts';
import type { Home } from '../lists/surroundings.ts';
import { mentioned, titleCase } from './wording.ts';

export const sceneNames: readonly string[] = Object.keys(scenes);

/** So many letters tell what most titles begin with. */
const START = 10;

/** Names of scenes, and what is written of them, by their first letters: a title is read without looking through all. */
const byStart = new Map<string, (readonly [start: string, name: string])[]>();
for (const [name, { shows }] of Object.entries(scenes)) {
  for (const start of [name, ...shows].map((text) => text.toLowerCase())) {
    // A short name is found by its first letters in any longer title.
    for (const key of new Set([start.slice(0, START), start.slice(0, 4)])) {
      byStart.set(
        key,
        [...(byStart.get(key) ?? []), [start, name] as const].toSorted((a, b) => b[0].length - a[0].length),
      );
    }
  }
}

/** How a place stands behind a text. */
const NAMING: readonly string[] = ['*, @', '* (@)', '* in @'];

/** One in so many photographers names the place in each title; one in so many captions tells the moment from the start. */
const NAMERS = 4;
const MOMENTARY = 7;

/** Scenes that are everywhere, and those that some places have around them. */
const general: readonly string[] = sceneNames.filter((name) => scenes[name]?.home === undefined);
const homely: readonly string[] = sceneNames.filter((name) => scenes[name]?.home !== undefined);

/**
 * The title of a photograph: a scene or a caption of it, at some moment or not, in a city or not. As many records in a row
 * as there are scenes that are everywhere show different ones of these. But for a few photographers, titles name no city
 * before all captions are used up at all moments. A place brings what is at home there, and a date snow: all places that
 * know it are in the north.
 *
 * @param manner tells photographers apart, from 0: the same one always writes capitals alike
 */
export function imageTitle(context: Context, place?: string, date?: string, manner = 2): string {
  const turn = context.distinct(general.length);
  const round = Math.floor((context.id - 1) / general.length);
  // The same for all records of a seed.
  const shift = turn + context.distinct(60, 0);
  const own = (round + turn) % 8 === 0 ? ownScenes(place) : [];
  // By turns as well: each eighth one of a round, so that a page rarely has one twice.
  const index = round * Math.ceil(general.length / 8) + Math.floor(turn / 8);
  const special = own[index % own.length];
  if (place !== undefined && special !== undefined && isInSeason(special, date)) {
    const at = Math.floor(index / own.length);
    const [text, again] = textAt(special, at, 0);
    const title = captioned(special, text, again, index % own.length, manner);
    return put(title, special, manner, place);
  }
  const name = general[turn] ?? '';
  const texts = textsOf(name);
  const [text, again] = textAt(name, round, shift);
  const { length } = momentsOf(entry(scenes, name));
  // Plain, then at each moment once; or plain after these.
  const isEarly = !timeless.has(text) && (shift + 3 * texts.indexOf(text)) % MOMENTARY === 0;
  const count = (again + Number(isEarly)) % (length + 1);
  const title = captioned(name, text, count, shift, manner);
  const isNamed = place !== undefined && (again > length || Math.floor(manner / 3) % NAMERS === 0);
  return isNamed ? put(title, name, manner, place) : title;
}

const textsOf = (name: string): readonly string[] => [name, ...entry(scenes, name).shows];

/** What is written of a scene for the nth time, and how often it was before: first all there is, then what goes with moments. */
function textAt(name: string, nth: number, shift: number): readonly [text: string, again: number] {
  const all = textsOf(name);
  if (nth < all.length) return [all[(nth + shift) % all.length] ?? '', 0];
  const able = all.filter((text) => !timeless.has(text));
  const later = nth - all.length;
  return [able[(later + shift) % able.length] ?? '', 1 + Math.floor(later / able.length)];
}

/** A caption of a scene, plain or, from a count of one on, at one of its moments, in the way of a photographer. */
function captioned(name: string, text: string, count: number, turn: number, manner: number): string {
  const list = momentsOf(entry(scenes, name));
  const moment = count === 0 ? '' : ` ${list[(count + turn) % list.length] ?? ''}`;
  return styled(text + moment, manner);
}

/** A title with its city, in the way of a photographer: only the name of a scene is "in" one. */
function put(title: string, name: string, manner: number, place: string): string {
  const isName = title.toLowerCase().startsWith(name.toLowerCase());
  return (NAMING[manner % (isName ? 3 : 2)] ?? '').replace('*', title).replace('@', place);
}

/** A title in the capitals of a photographer: mostly those of a sentence, or those of a title. */
const styled = (text: string, manner: number): string =>
  manner % 3 === 1 ? titleCase(text) : text.charAt(0) + text.slice(1).toLowerCase();

/** The months in which there is snow, by the dates in them. */
const WINTER = /^\d+-(?:12|0[123])/;

/** The scenes that a place has besides those that are everywhere, looked up once. */
const scenesAt = new Map<string, readonly string[]>();

function ownScenes(place = ''): readonly string[] {
  let found = scenesAt.get(place);
  if (!found) {
    found = homely.filter((name) => surroundings[scenes[name]?.home ?? 'old'].includes(place));
    scenesAt.set(place, found);
  }
  return found;
}

const isInSeason = (name: string, date = ''): boolean => scenes[name]?.theme !== 'winter' || WINTER.test(date);

/** What lies where it does not rain, or is frozen. */
const dryHomes: ReadonlySet<Home> = new Set(['desert', 'cold']);

/** When a scene is there to be seen: what happens by day not at night, snow and a desert not in the rain. */
function momentsOf({ home, theme }: Scene): readonly string[] {
  const isDry = dryThemes.has(theme) || (home !== undefined && dryHomes.has(home));
  return moments.filter(
    (moment) => !(isDry && wetMoments.includes(moment)) && !(dayThemes.has(theme) && darkMoments.includes(moment)),
  );
}

/** The scene that a title names. */
export function sceneIn(title: string): Scene | undefined {
  const lower = title.toLowerCase();
  const behind = lower.indexOf(': ') + 1;
  const text = behind === 0 ? lower : lower.slice(behind + 1);
  for (const key of [text.slice(0, START), text.slice(0, 4)]) {
    const found = byStart.get(key)?.find(([start]) => text.startsWith(start));
    if (found) return scenes[found[1]];
  }
  const name = mentioned(title, sceneNames);
  return name === undefined ? undefined : scenes[name];
}

const lowerMoments: readonly (readonly [lower: string, moment: string])[] = moments.map((moment) => [
  moment.toLowerCase(),
  moment,
]);

/** The moment that a title in small letters names. No moment is part of another one. */
function momentIn(lower: string): string | undefined {
  return lowerMoments.find(([small]) => lower.includes(small))?.[1];
}

/** The light of the moment that a title names; that of day, if it names none. */
export function lightIn(title: string): string {
  return momentLights[momentIn(title.toLowerCase()) ?? ''] ?? 'day';
}
