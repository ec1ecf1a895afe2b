import { formsIn } from '../compose-text.ts';
import type { Context } from '../context.ts';
import { evenPlace } from '../even-shares.ts';
import { fill } from '../grammar.ts';
import type { Grammar } from '../grammar.ts';
import { entry } from '../lists/entry.ts';
import { listOf } from '../lists/list-of.ts';
import { months } from '../lists/months.ts';
import { videoCategories } from '../lists/videos.ts';
import { EPISODE } from '../lists/videos/category.ts';
import type { VideoKind } from '../lists/videos/category.ts';
import type { RotationContext } from '../rotation.ts';

import type { About } from './subject.ts';
import { inManner } from './video-manners.ts';
import { titleCase } from './wording.ts';

/** Difference between the indexes at which two placeholders of a title take words from their lists. */
const APART = 7;

/** Once each text has been used, hardly any two of this many consecutive records have the same text. */
const PAGE = 24;

/**
 * Of this many consecutive records among the first ones, one has a title that was made from a pattern instead of a
 * title with a text of its own.
 */
const PLAIN = 7;

/**
 * Returns the title of a video. No two of the first 1,000 records of a category have the same title. The first records,
 * as many as a category has texts for each subject, have titles that were written with a text. Later, the patterns of a
 * kind come equally often until their combinations are used up.
 */
export function videoTitle(context: Context, about: About = {}): string {
  const { topic, amount: episode = 6, date, writerNumber, years } = about;
  const category = topic ?? context.random.weighted(weights);
  const all = topicsOf(category);
  // Every round has the same order and starts at the same subject, so neighbours also differ from one round to the
  // next.
  const place = (context.id - 1 + context.distinct(all.length, 0)) % all.length;
  const { x: drawn, kind, nth } = all[place] ?? context.random.pick(all);
  const subjects = Object.keys(kind.x);
  const x = (kind.own && writerNumber !== undefined && subjects[writerNumber % subjects.length]) || drawn;
  const { words } = entry(videoCategories, category);
  // Number of complete rounds of all subjects.
  const round = Math.max(0, Math.ceil((context.id - 1 - place) / all.length));
  // The same number for all records of a seed.
  const start = context.distinct(1000, 0);
  const telling = kind.own || (context.id + start) % PLAIN === 0 ? undefined : tellingAt(context, category, years);
  if (telling) return inManner(titleCase(fill(telling.title, () => telling.x)), () => telling.x, writerNumber);
  const title = patterned(kind, words, x, { place, turn: nth + round, start, age: years });
  const numbered = title.replace(EPISODE, (_, more) => String(episode - (Number(more) % episode)));
  return inManner(titleCase(numbered), () => x, writerNumber) + (title === numbered ? dated(date, writerNumber) : '');
}

/** Returns the date that some creators put behind a title: the year, or month and year. Empty for other creators. */
function dated(date = '', manner = 0): string {
  const habit = Math.floor(manner / 10) % 5;
  const month = habit === 1 ? `${months[Number(date.slice(5, 7)) - 1] ?? ''} ` : '';
  return habit > 1 || date === '' ? '' : ` (${month}${date.slice(0, 4)})`;
}

/** A title that was written together with a text. `x` is the subject that is put into both. */
interface Telling {
  readonly title: string;
  readonly x: string;
}

/** A text of a category with its title, and the subjects that it fits. */
interface Saying {
  readonly text: string;
  readonly subjects: readonly string[];
}

/** All texts of each category that were written with a title; filled on first use. */
const sayings: Map<string, readonly Saying[]> = new Map();

function sayingsOf(category: string): readonly Saying[] {
  let known = sayings.get(category);
  if (!known) {
    known = entry(videoCategories, category).kinds.flatMap(({ x, say, own }) =>
      own ? [] : say.map((text) => ({ text, subjects: Object.keys(x) })),
    );
    sayings.set(category, known);
  }
  return known;
}

/** Up to this id, each text of a category is used once at most for each of its subjects. */
function lastTelling(category: string): number {
  const all = sayingsOf(category);
  return all.length * Math.min(...all.map(({ subjects }) => subjects.length));
}

/** Matches titles and texts of people with children. */
const PARENTS = /\bmy (?:son|daughter)\b|\bthe kids\b/i;

/** From this age on, creators can have children who are old enough to ask questions. */
const PARENT = 35;

/** Whether a person of this age can say a text. */
const canSay = (text: string, age: number | undefined = PARENT): boolean => age >= PARENT || !PARENTS.test(text);

/**
 * Returns the title with a text for a record; undefined once each of them has been used, or if it does not suit the age
 * of the creator. As many consecutive records as there are texts have different ones, so that neighbours share neither a
 * title with another subject nor its text.
 */
function tellingAt(context: RotationContext, category: string, age?: number): Telling | undefined {
  if (context.id > lastTelling(category)) return undefined;
  const all = sayingsOf(category);
  const at = evenPlace(context, all.length);
  const { text = '', subjects = [] } = all[at] ?? {};
  if (!canSay(text, age)) return undefined;
  const round = Math.floor((context.id - 1) / all.length);
  return { title: text.slice(0, text.indexOf('|')), x: subjects[(round + at) % subjects.length] ?? '' };
}

/** What chooses the pattern of a title and its words, and the age of the creator. */
interface Turns {
  readonly place: number;
  readonly turn: number;
  readonly start: number;
  readonly age: number | undefined;
}

/**
 * Returns a title made from one of the patterns of a kind, about the subject `x`. `place` and `turn` choose the pattern
 * and the words, so that neighbouring records differ; `start` makes seeds differ.
 */
function patterned(kind: VideoKind, lists: Grammar, x: string, turns: Turns): string {
  const { place, turn, start, age } = turns;
  const forms = formsOf(kind, lists);
  const [pattern, form] = forms[(turn + (start % kind.titles.length)) % forms.length] ?? ['{x}', 0];
  let left = form;
  // Each pattern begins with another word of its lists.
  let slots = kind.titles.indexOf(pattern);
  return fill(pattern, (slot) => {
    const list = lists[slot];
    if (list === undefined) return x;
    // Each subject begins with another word, so that neighbours share none.
    const at = (left + place + start + APART * slots++) % list.length;
    left = Math.floor(left / list.length);
    const words = slot === 'part' ? listOf(kind.x[x] ?? '') : list;
    const word = words[at] ?? '';
    return canSay(word, age) ? word : (words[(at + 1) % words.length] ?? '');
  });
}

/** Relative frequency of each category. */
export const weights: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(videoCategories).map(([category, { weight }]) => [category, weight]),
);

/** A pattern of titles with one choice of words for its placeholders, given as the number of that combination. */
type TitleForm = readonly [pattern: string, form: number];

/**
 * The patterns of each kind with the numbers of their combinations, sorted so that the patterns take turns; filled on
 * first use.
 */
const formsByKind: Map<VideoKind, readonly TitleForm[]> = new Map();

function formsOf(kind: VideoKind, words: Grammar): readonly TitleForm[] {
  let known = formsByKind.get(kind);
  if (!known) {
    const own = kind.titles.flatMap((pattern) =>
      Array.from({ length: formsIn(pattern, { ...words, x: ['x'] }) }, (_, form): TitleForm => [pattern, form]),
    );
    formsByKind.set(kind, (known = own.toSorted(([, one], [, other]) => one - other)));
  }
  return known;
}

/** What a video is about: a subject, its index in its kind, the kind, and the index of the kind in its category. */
interface Topic {
  readonly x: string;
  readonly nth: number;
  readonly kind: VideoKind;
  readonly at: number;
}

/** All subjects of each category, sorted so that its kinds take turns; filled on first use. */
const topics: Map<string, readonly Topic[]> = new Map();

export function topicsOf(category: string): readonly Topic[] {
  let known = topics.get(category);
  if (!known) {
    const all = entry(videoCategories, category).kinds.flatMap((kind, at) =>
      Object.keys(kind.x).map((x, nth): Topic => ({ x, nth, kind, at })),
    );
    topics.set(category, (known = all.toSorted((one, other) => one.nth - other.nth)));
  }
  return known;
}

// Kept because several fields of a record read the same title one after the other.
let last: { readonly title: string; readonly category: string; readonly topic: Topic | undefined } | undefined;

/**
 * Returns what a video is about: the longest subject of the category that its title contains; undefined if it contains
 * none.
 *
 * @throws MockgenError `spec_invalid` when there is no such category
 */
export function videoTopic(title: string, category: string): Topic | undefined {
  if (last?.title !== title || last.category !== category) {
    const lower = title.toLowerCase();
    const topic = topicsOf(category)
      .filter(({ x }) => lower.includes(x.toLowerCase()))
      .toSorted((one, other) => other.x.length - one.x.length)[0];
    last = { title, category, topic };
  }
  return last.topic;
}

/**
 * Returns the text of a video: the one that its title was written with, or else the one of the kind whose turn it is.
 * Returns undefined when every text is already used by a neighbour, when it does not suit the age of the creator, and for
 * a title of the first records that was made from a pattern.
 */
export function textOf(
  { say, own }: VideoKind,
  x: string,
  title: string,
  category: string,
  turning?: RotationContext,
  age?: number,
): string | undefined {
  const { id = 1 } = turning ?? {};
  if (id <= lastTelling(category) && title !== '' && !own) {
    // Some creators have another mark between the parts of a title.
    const plain = title.replace(/ [|–] /, ': ');
    const told = say.find((text) => fill(text.replace(/\|.*/, ''), () => x).toLowerCase() === plain);
    return told?.replace(/^.+\|/, '');
  }
  const kinds = entry(videoCategories, category).kinds.length;
  const number = Math.floor(id / kinds) + (turning?.distinct(PAGE, 0) ?? 0);
  const text = say[(number + Math.floor(number / 18)) % Math.round(PAGE / kinds)];
  return text !== undefined && canSay(text, age) ? text.replace(/^.+\|/, '') : undefined;
}
