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

/** The scene of a title is looked up by this many letters at its start. */
const START = 10;

/** Scenes by the first letters of their names and captions, so that reading a title does not search all of them. */
const byStart = new Map<string, (readonly [start: string, name: string])[]>();
for (const [name, { shows }] of Object.entries(scenes)) {
  for (const start of [name, ...shows].map((text) => text.toLowerCase())) {
    // Also by four letters: a shorter name is the beginning of a longer title.
    for (const key of new Set([start.slice(0, START), start.slice(0, 4)])) {
      byStart.set(
        key,
        [...(byStart.get(key) ?? []), [start, name] as const].toSorted((a, b) => b[0].length - a[0].length),
      );
    }
  }
}

/** Ways to add the place `@` to the title `*`. */
const NAMING: readonly string[] = ['*, @', '* (@)', '* in @'];

/**
 * One photographer in `NAMERS` names the place in every title. One caption in `MOMENTARY` names a moment even when it
 * is used for the first time.
 */
const NAMERS = 4;
const MOMENTARY = 7;

/** Names of scenes that can be photographed everywhere. */
const general: readonly string[] = sceneNames.filter((name) => scenes[name]?.home === undefined);
/** Names of scenes that can be photographed only in certain surroundings. */
const homely: readonly string[] = sceneNames.filter((name) => scenes[name]?.home !== undefined);

/** Returns how many times the scenes that occur everywhere have all been shown before a record. */
export const roundOf = (id: number): number => Math.floor((id - 1) / general.length);

/**
 * Returns the title of a photograph: the name or a caption of a scene, some with a moment and some with a city. As many
 * consecutive records as there are scenes that occur everywhere show different ones of these. With a place, some titles
 * are of scenes that belong to it; those with snow need a date in winter, as all such places are in the north. Only
 * some photographers name cities before all captions with all moments are used up.
 *
 * @param manner number of the photographer, from 0. Each writes capitals and places in one way
 */
export function imageTitle(context: Context, place?: string, date?: string, manner = 2): string {
  const turn = context.distinct(general.length);
  const round = roundOf(context.id);
  // `distinct` with 0 gives the same number for all records of a seed.
  const shift = turn + context.distinct(60, 0);
  const own = (round + turn) % 8 === 0 ? ownScenes(place) : [];
  // Every eighth record of a round shows such a scene. They take turns, so that a page rarely has one twice.
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
  // First without a moment, then with each moment once; or without one last.
  const isEarly = !timeless.has(text) && (shift + 3 * texts.indexOf(text)) % MOMENTARY === 0;
  const count = (again + Number(isEarly)) % (length + 1);
  const title = captioned(name, text, count, shift, manner);
  const isNamed = place !== undefined && (again > length || Math.floor(manner / 3) % NAMERS === 0);
  return isNamed ? put(title, name, manner, place) : title;
}

const textsOf = (name: string): readonly string[] => [name, ...entry(scenes, name).shows];

/**
 * Returns the text for the `nth` use of a scene, and how many times that text was used before. First all texts come
 * once, then those that can be combined with a moment.
 */
function textAt(name: string, nth: number, shift: number): readonly [text: string, again: number] {
  const all = textsOf(name);
  if (nth < all.length) return [all[(nth + shift) % all.length] ?? '', 0];
  const able = all.filter((text) => !timeless.has(text));
  const later = nth - all.length;
  return [able[(later + shift) % able.length] ?? '', 1 + Math.floor(later / able.length)];
}

/** Returns a caption in the style of a photographer: with a moment unless `count` is 0. */
function captioned(name: string, text: string, count: number, turn: number, manner: number): string {
  const list = momentsOf(entry(scenes, name));
  const moment = count === 0 ? '' : ` ${list[(count + turn) % list.length] ?? ''}`;
  return styled(text + moment, manner);
}

/** Adds the city to a title in the style of a photographer. Only the name of a scene is followed by "in". */
function put(title: string, name: string, manner: number, place: string): string {
  const isName = title.toLowerCase().startsWith(name.toLowerCase());
  return (NAMING[manner % (isName ? 3 : 2)] ?? '').replace('*', title).replace('@', place);
}

/** Writes a title with the capitals of a photographer: most write sentence case, the others title case. */
const styled = (text: string, manner: number): string =>
  manner % 3 === 1 ? titleCase(text) : text.charAt(0) + text.slice(1).toLowerCase();

/** Matches dates in the months with snow. */
const WINTER = /^\d+-(?:12|0[123])/;

/** The scenes that belong to each place; filled on first use. */
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

/** Kinds of surroundings where it does not rain: deserts, and places where it snows. */
const dryHomes: ReadonlySet<Home> = new Set(['desert', 'cold']);

/** Returns the moments at which a scene can be photographed: daytime scenes not at night, dry ones not in the rain. */
function momentsOf({ home, theme }: Scene): readonly string[] {
  const isDry = dryThemes.has(theme) || (home !== undefined && dryHomes.has(home));
  return moments.filter(
    (moment) => !(isDry && wetMoments.includes(moment)) && !(dayThemes.has(theme) && darkMoments.includes(moment)),
  );
}

/** Returns the scene that a title names; undefined if it names none. */
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

/**
 * Returns the moment that a title in lower case names; undefined if it names none. No name of a moment is part of
 * another one.
 */
function momentIn(lower: string): string | undefined {
  return lowerMoments.find(([small]) => lower.includes(small))?.[1];
}

/** Returns the light of the moment that a title names; `day` if it names none. */
export function lightIn(title: string): string {
  return momentLights[momentIn(title.toLowerCase()) ?? ''] ?? 'day';
}
