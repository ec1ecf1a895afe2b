import type { Context } from '../context.ts';
import {
  darkMoments,
  dayThemes,
  dryThemes,
  momentLights,
  moments,
  scenes,
  wetMoments,
  WINDY,
} from '../lists/photos.ts';
import type { Scene } from '../lists/photos.ts';
import { surroundings } from '../lists/surroundings.ts';
import type { Home } from '../lists/surroundings.ts';
import { mentioned } from './wording.ts';

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

/** What titles are made of: scenes, or what is seen of them, with or without a moment; and lists of them by place. */
type Part = 'scene' | 'scene moment' | 'shows' | 'shows moment';

/** A form of titles: its parts, and where the place stands, if it does. */
interface Form {
  readonly part: Part;
  /** `*` is the part, `@` the place. */
  readonly pattern: string;
  /** What takes its place when all of its texts are used up. Default: it begins again. */
  readonly next?: Form;
}

const NAMED: Form = { part: 'scene moment', pattern: '*, @' };
const CAUGHT: Form = { part: 'shows moment', pattern: '* in @' };
const CAUGHT_AT: Form = { part: 'shows moment', pattern: '@: *' };
const SEEN: Form = { part: 'shows', pattern: '* in @' };
const SEEN_IN: Form = { part: 'shows', pattern: '*, @' };

const PLAIN: Form = { part: 'scene', pattern: '*', next: CAUGHT_AT };
const SHOWN: Form = { part: 'shows', pattern: '*', next: CAUGHT };
const MOMENT: Form = { part: 'shows moment', pattern: '*' };

/** One of the forms for each of so many records in a row: few tell a moment. */
const FORMS: readonly Form[] = [
  NAMED, SEEN, SEEN, SEEN, SEEN, SEEN_IN, SEEN_IN, SEEN_IN, PLAIN, PLAIN, SHOWN, SHOWN, SHOWN, MOMENT,
  { part: 'scene', pattern: '@: *' },
  { part: 'scene', pattern: '* in @' },
  { part: 'scene', pattern: '*, @' },
  { part: 'scene moment', pattern: '*' },
  { part: 'scene', pattern: '* II', next: CAUGHT },
  { part: 'scene', pattern: '* (No. 4)', next: NAMED },
]; // prettier-ignore

/** Which of the same forms in the list each one is, from 0, and how many there are. */
const ORDINALS: readonly number[] = FORMS.map((form, at) => FORMS.slice(0, at).filter((one) => one === form).length);
const COUNTS: readonly number[] = FORMS.map((form) => FORMS.filter((one) => one === form).length);

/** What fits a part of a title, by the part and by what the place has around it. */
const known = new Map<string, readonly string[]>();

/**
 * The title of a photograph: what is seen, at some moment or not, in a city or not. Titles seldom come back; those
 * without a city do not before all of them are used up. A place brings what is at home there, and a date snow: all places
 * that know it are in the north.
 */
export function imageTitle(context: Context, place?: string, date?: string): string {
  if (place === undefined) return capital(pickFrom(context, textsAt('shows moment', undefined), context.id - 1, 0));
  const hasSnow = date === undefined || WINTER.test(date);
  const slot = context.distinct(FORMS.length);
  const index = Math.floor((context.id - 1) / FORMS.length) * (COUNTS[slot] ?? 1) + (ORDINALS[slot] ?? 0);
  const first = FORMS[slot] ?? NAMED;
  const isOver = first.next !== undefined && index >= textsAt(first.part, undefined).length;
  const form = isOver ? (first.next ?? first) : first;
  const isPlaced = form.pattern.includes('@');
  // Each form begins elsewhere in its texts, so that neighbours of the same place show different things.
  const text = pickFrom(
    context,
    textsAt(form.part, isPlaced ? place : undefined, hasSnow),
    index,
    FORMS.indexOf(first),
  );
  // One "in" is enough: Basel: a blue door in a plain wall.
  const pattern = form === SEEN && text.includes(' in ') ? CAUGHT_AT.pattern : form.pattern;
  return capital(pattern.replace('*', text).replace('@', place));
}

function pickFrom(context: Context, texts: readonly string[], index: number, form: number): string {
  const shift = Math.floor((form * texts.length) / FORMS.length);
  return texts[(context.distinct(texts.length, index) + shift) % texts.length] ?? '';
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The months in which there is snow, by the dates in them. */
const WINTER = /^\d+-(?:12|0[123])/;

/** What the cities have around them, looked up once. */
const homesAt = new Map<string, readonly Home[]>();

function homesOf(place: string): readonly Home[] {
  const found = homesAt.get(place);
  if (found) return found;
  // The keys of a Record<Home, …> are homes.
  const homes = (Object.keys(surroundings) as Home[]).filter((home) => surroundings[home].includes(place));
  homesAt.set(place, homes);
  return homes;
}

function textsAt(part: Part, place: string | undefined, hasSnow = true): readonly string[] {
  const homes = homesOf(place ?? '');
  const key = `${part}/${homes.join()}/${hasSnow}`;
  const found = known.get(key);
  if (found) return found;
  const there = Object.entries(scenes).filter(
    ([, { home, theme }]) => (home === undefined || homes.includes(home)) && (hasSnow || theme !== 'winter'),
  );
  const texts = there.flatMap(([name, scene]) => {
    if (part === 'scene') return [name];
    if (part === 'shows') return scene.shows;
    if (part === 'scene moment') return momentsOf(scene).map((moment) => `${name} ${moment}`);
    return scene.shows.flatMap((shown) => momentsOf(scene).map((moment) => `${shown} ${moment.toLowerCase()}`));
  });
  known.set(key, texts);
  return texts;
}

/** What lies where it does not rain, or is frozen. */
const dryHomes: ReadonlySet<Home> = new Set(['desert', 'cold']);

/** When a scene is there to be seen: what happens by day not at night, snow and a desert not in the rain. */
function momentsOf({ home, theme }: Scene): readonly string[] {
  const isDry = dryThemes.has(theme) || (home !== undefined && dryHomes.has(home));
  return moments.filter(
    (moment) =>
      !(isDry && wetMoments.includes(moment)) &&
      !(dayThemes.has(theme) && darkMoments.includes(moment)) &&
      !(theme === 'sky' && moment === WINDY),
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
