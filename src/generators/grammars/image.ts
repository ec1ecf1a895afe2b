import type { Context } from '../context.ts';
import type { Grammar } from '../grammar.ts';
import { entry } from '../lists/entry.ts';
import { darkMoments, dayThemes, dryThemes, momentLights, moments, scenes, wetMoments } from '../lists/photos.ts';
import type { Scene } from '../lists/photos.ts';
import { surroundings } from '../lists/surroundings.ts';
import type { Home } from '../lists/surroundings.ts';
import type { Subject } from './subject.ts';
import { mentioned } from './wording.ts';

const sceneNames = Object.keys(scenes);

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

/** One of the forms for each of so many records in a row. */
const FORMS: readonly Form[] = [
  NAMED, NAMED, NAMED, NAMED, SEEN, SEEN, SEEN, SEEN_IN, SEEN_IN, SEEN_IN, PLAIN, PLAIN, SHOWN, SHOWN, MOMENT, MOMENT,
  { part: 'scene moment', pattern: '@: *' },
  { part: 'scene', pattern: '* in @' },
  { part: 'scene', pattern: '*, @' },
  { part: 'scene moment', pattern: '*' },
]; // prettier-ignore

/** Which of the same forms in the list each one is, from 0, and how many there are. */
const ORDINALS: readonly number[] = FORMS.map((form, at) => FORMS.slice(0, at).filter((one) => one === form).length);
const COUNTS: readonly number[] = FORMS.map((form) => FORMS.filter((one) => one === form).length);

/** What fits a part of a title, by the part and by what the place has around it. */
const known = new Map<string, readonly string[]>();

/**
 * The title of a photograph: what is seen, at some moment or not, in a city or not. Titles seldom come back; those
 * without a city do not before all of them are used up. A place brings what is at home there.
 */
export function imageTitle(context: Context, place?: string): string {
  if (place === undefined) return capital(pickFrom(context, textsAt('shows moment', undefined), context.id - 1, 0));
  const slot = context.distinct(FORMS.length);
  const index = Math.floor((context.id - 1) / FORMS.length) * (COUNTS[slot] ?? 1) + (ORDINALS[slot] ?? 0);
  const first = FORMS[slot] ?? NAMED;
  const isOver = first.next !== undefined && index >= textsAt(first.part, undefined).length;
  const form = isOver ? (first.next ?? first) : first;
  const isPlaced = form.pattern.includes('@');
  // Each form begins elsewhere in its texts, so that neighbours of the same place show different things.
  const text = pickFrom(context, textsAt(form.part, isPlaced ? place : undefined), index, FORMS.indexOf(first));
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

function textsAt(part: Part, place: string | undefined): readonly string[] {
  const homes = homesOf(place ?? '');
  const key = `${part}/${homes.join()}`;
  const found = known.get(key);
  if (found) return found;
  const there = Object.entries(scenes).filter(([, { home }]) => home === undefined || homes.includes(home));
  const texts = there.flatMap(([name, scene]) => {
    if (part === 'scene') return [name];
    if (part === 'shows') return scene.shows;
    if (part === 'scene moment') return momentsOf(scene).map((moment) => `${name} ${moment}`);
    return scene.shows.flatMap((shown) => momentsOf(scene).map((moment) => `${shown} ${inSentence(moment)}`));
  });
  known.set(key, texts);
  return texts;
}

/** What lies where it does not rain, or is frozen. */
const dryHomes: ReadonlySet<Home> = new Set(['desert', 'warm', 'cold']);

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

/** Notes that fit files of one format and size only. */
const BY_FILE: Readonly<Record<string, readonly string[]>> = {
  'large jpg': ['Straight from the camera.', 'Shot on film and scanned.', 'Edited slowly, over a week.'],
  'small jpg': ['Shot on film and scanned.', 'Cropped a little, otherwise unedited.'],
  'large png': ['Exported for printing, without loss.', 'The file is large because it is for print.'],
  'small png': ['Saved without loss.', 'Edited slowly, over a week.'],
  'large webp': ['Edited slowly, over a week.', 'Cropped a little, otherwise unedited.'],
  'small webp': [
    'Saved small, for the web.',
    'A larger file is on request.',
    'The small version, so that it loads quickly.',
  ],
};

/** Pictures at least so wide are large, in pixels. */
const LARGE = 2560;

/** How pictures are exposed: apertures and times that go with the light. */
interface Exposure {
  readonly setting: readonly string[];
  readonly iso: readonly string[];
}

const BRIGHT: Exposure = {
  setting: ['f/8, 1/320 s', 'f/5.6, 1/640 s', 'f/11, 1/200 s', 'f/4, 1/1250 s', 'f/8, 1/250 s', 'f/5.6, 1/500 s'],
  iso: ['100', '125'],
};
const SOFT: Exposure = {
  setting: ['f/4, 1/250 s', 'f/5.6, 1/125 s', 'f/2.8, 1/500 s', 'f/4, 1/160 s', 'f/2.8, 1/320 s'],
  iso: ['400', '500'],
};
const DIM: Exposure = { setting: ['f/2, 1/60 s', 'f/1.8, 1/100 s', 'f/2.8, 1/60 s'], iso: ['1600', '3200'] };

const EXPOSURES: Readonly<Record<string, Exposure>> = {
  day: BRIGHT, morning: BRIGHT, afternoon: BRIGHT, dawn: DIM, dusk: DIM, night: DIM,
}; // prettier-ignore

const NOTES: readonly string[] = [
  'The light was gone a minute later.',
  'One of {count} frames, and not the one I expected to keep.',
  'I nearly walked past.',
  'Free to use with credit.',
  'Prints on request.',
  'Please ask before you use it; the answer is usually yes.',
  'Also in black and white.',
  'It hangs in our kitchen now.',
  'The colours are as they were.',
  'From the first week with a new lens.',
  'My favourite from that day.',
];

/** What is written of a photograph: with the moment of the title, in the dark, without one, and where the title says it all. */
const KINDS: Readonly<Record<string, Grammar>> = {
  timed: {
    text: [
      '{place} {moment}: {shows}. {exif}',
      '{shows}, seen in {place} {moment}. {note}',
      'I went out in {place} {moment} and found {shows}. {exif}',
      '{shows} {moment}, for a series about {place}.',
      '{shows}, {frame}, in {place} {moment}.',
      'What {place} looks like {moment}, if you stop for long enough: {shows}.',
      '{shows} in {place} {moment}. {note}',
      'You have to be in {place} {moment} to see this: {shows}, {frame}.',
    ],
  },
  dark: {
    text: [
      '{place} {moment}: {shows}. {note}',
      '{shows}, seen in {place} {moment}. {note}',
      '{shows} in {place} {moment}, with the camera on a wall instead of a tripod.',
      'I went out in {place} {moment} and found {shows}. {note}',
      '{shows} {moment}, for a series about {place}.',
      'Tripod, {count} seconds, {place} {moment}: {shows}.',
    ],
  },
  plain: {
    text: [
      '{shows}, seen on a walk through {place}. {exif}',
      '{shows}, {frame}. {note}',
      'I stopped for {shows}. {note}',
      'In {place}: {shows}. {exif}',
      '{shows}, for a series about {place}.',
      'Of everything in {place}, this is what I remember: {shows}. {exif}',
      '{shows} in {place}. {note}',
      'Nothing special, just {shows}. {exif}',
      '{shows}, {frame}. {exif}',
    ],
  },
  told: {
    text: [
      'For a series about {place}. {exif}',
      'I was on my way to somewhere else. {note} {exif}',
      'Not planned: I had gone out in {place} for something else. {note}',
      'I took {count} frames and kept this one. {exif}',
      'Seen on a long walk through {place}. {note}',
      '{exif} {note}',
      'I like how ordinary this is. {note}',
      'From my collection of things that nobody looks at. {exif}',
      '{place}, where I had expected nothing of the kind. {note}',
      'I came back to {place} for this. {exif}',
      'I noticed it only on the way home. {exif}',
      'Somebody stopped to ask what I was looking at. {note}',
      'I was early for a train in {place}. {exif}',
      'One of a handful from {place} that I kept. {exif}',
      'I only saw what was in it at home. {note}',
      'Taken on the way back, with tired feet. {note}',
    ],
  },
};

/** What a photograph shows: the scene and the moment of its title, or, where that says it all, how it was taken. */
export const imageDescription: Subject = {
  rules: {
    moment: moments.map(inSentence),
    exif: [
      '{lens} mm, {setting}.',
      'ISO {iso}, {lens} mm, {setting}.',
      'Taken with {a lens} mm lens at {setting}.',
      'Hand-held, {lens} mm, {setting}.',
    ],
    lens: ['24', '28', '35', '40', '50', '70', '85', '105'],
    count: ['two', 'three', 'four', 'six', 'seven', 'nine', 'eleven', 'twenty'],
    frame: [
      'slightly off centre',
      'with plenty of empty space',
      'with soft edges',
      'in sharp focus against a soft background',
      'filling most of the frame',
      'from a low angle',
    ],
  },
  parts: Object.fromEntries(
    ['', ...Object.keys(BY_FILE)].flatMap((file) =>
      Object.entries(KINDS).map(([kind, grammar]): [string, Grammar] => [
        `${kind} ${file}`,
        { ...grammar, note: [...NOTES, ...(BY_FILE[file] ?? [])] },
      ]),
    ),
  ),
  read({ name = '', place = 'the city', topic = '', amount = LARGE }, random) {
    const { shows } = sceneIn(name) ?? entry(scenes, random.pick(sceneNames));
    const lower = name.toLowerCase();
    const sized = `${amount < LARGE ? 'small' : 'large'} ${topic}`;
    const file = sized in BY_FILE ? sized : '';
    const { setting, iso } = EXPOSURES[lightIn(name)] ?? SOFT;
    const slots = { place, setting, iso };
    if (shows.some((shown) => lower.includes(shown))) return { part: `told ${file}`, slots };
    const moment = momentIn(lower);
    if (moment === undefined) return { part: `plain ${file}`, slots: { ...slots, shows } };
    const part = `${darkMoments.includes(moment) ? 'dark' : 'timed'} ${file}`;
    return { part, slots: { ...slots, shows, moment: inSentence(moment) } };
  },
};

/** A moment without the capitals of a title; days keep theirs. */
function inSentence(moment: string): string {
  return moment.toLowerCase().replace(/sunday/, (day) => day.charAt(0).toUpperCase() + day.slice(1));
}
