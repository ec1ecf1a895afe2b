import { formsIn } from '../compose-text.ts';
import type { Context } from '../context.ts';
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

/** How far apart in their lists the words are that two slots of a title take. */
const APART = 7;

/** Of about so many records in a row, no two share a text. */
const PAGE = 24;

/** The first records have titles that were written together with their text. */
const TOLD = 126;

/**
 * The title of a video; no two of a category are the same in 1,000 records. As many records in a row as a category has
 * subjects are on different ones, wherever one begins. The first have the titles of texts, by turns; of the patterns of a
 * kind, each comes as often as any other until its forms are used up.
 */
export function videoTitle(context: Context, { topic, amount: episode = 6, date, writerNumber }: About = {}): string {
  const category = topic ?? context.random.weighted(weights);
  const all = topicsOf(category);
  // The same order in each round, begun anywhere: so neighbours differ from one round to the next, too.
  const place = (context.id - 1 + context.distinct(all.length, 0)) % all.length;
  const { x: drawn, kind, nth } = all[place] ?? context.random.pick(all);
  const subjects = Object.keys(kind.x);
  const x = (kind.own && writerNumber !== undefined && subjects[writerNumber % subjects.length]) || drawn;
  const { words, kinds } = entry(videoCategories, category);
  // How many rounds of all subjects were over.
  const round = Math.max(0, Math.ceil((context.id - 1 - place) / all.length));
  // The same for all records of a seed.
  const start = context.distinct(1000, 0);
  const told =
    context.id <= TOLD && !kind.own ? tellingAt(kind, nth + round * subjects.length, start, kinds.length) : '';
  if (told !== '') return inManner(titleCase(fill(told, () => x)), () => x, writerNumber);
  const title = patterned(kind, words, x, place, nth + round, start);
  const numbered = title.replace(EPISODE, (_, more) => String(episode - (Number(more) % episode)));
  return inManner(titleCase(numbered), () => x, writerNumber) + (title === numbered ? dated(date, writerNumber) : '');
}

/** When it was published, as some creators write it behind a title: the year, or the month, too. */
function dated(date = '', manner = 0): string {
  const habit = Math.floor(manner / 10) % 5;
  const month = habit === 1 ? `${months[Number(date.slice(5, 7)) - 1] ?? ''} ` : '';
  return habit > 1 || date === '' ? '' : ` (${month}${date.slice(0, 4)})`;
}

/** The title of the text whose turn it is; empty where each of them is among the neighbours. */
function tellingAt({ x, say }: VideoKind, number: number, start: number, kinds: number): string {
  const page = Math.max(say.length + 1, Math.round(PAGE / kinds));
  // Each text meets each subject once.
  const shift = page % 2 === 0 && Object.keys(x).length % 2 === 0 ? Math.floor(number / PAGE) : 0;
  const [title = ''] = say[(number + shift + start) % page]?.split('|') ?? [];
  return title;
}

/** A title by one of the patterns of a kind. */
function patterned(kind: VideoKind, words: Grammar, x: string, place: number, turn: number, start: number): string {
  const forms = formsOf(kind, words);
  const [pattern, form] = forms[(turn + (start % kind.titles.length)) % forms.length] ?? ['{x}', 0];
  let left = form;
  // Each pattern begins elsewhere, too.
  let slots = kind.titles.indexOf(pattern);
  return fill(pattern, (slot) => {
    const list = words[slot];
    if (list === undefined) return x;
    // Neighbours share no words: each subject begins at another one.
    const at = (left + place + start + APART * slots++) % list.length;
    left = Math.floor(left / list.length);
    return (slot === 'part' ? listOf(kind.x[x] ?? '') : list)[at] ?? '';
  });
}

/** How often each category comes, in comparison. */
export const weights: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(videoCategories).map(([category, { weight }]) => [category, weight]),
);

/** A pattern of titles, and the number of one of its forms. */
type TitleForm = readonly [pattern: string, form: number];

/** The forms that titles of a kind have, by turns one of each pattern; listed when first asked for. */
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

/** What a video is about: a subject, its place in its kind, its kind, and the place of the kind in its category. */
interface Topic {
  readonly x: string;
  readonly nth: number;
  readonly kind: VideoKind;
  readonly at: number;
}

/** The topics of each category, by turns one of each kind; made when first asked for. */
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

// Several fields of a record read the same title, one after the other.
let last: { readonly title: string; readonly category: string; readonly topic: Topic | undefined } | undefined;

/**
 * What the title of a video of a category is about: the longest subject in it.
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
 * The text of a video: the one that its title was written with. Any other has the one whose turn it is in the kind, or
 * undefined where each of them is among its neighbours, as for the first records.
 *
 * @param kinds how many kinds take turns in the category
 */
export function textOf(
  { say, own }: VideoKind,
  x: string,
  title: string,
  kinds: number,
  turning?: RotationContext,
): string | undefined {
  const { id = 1 } = turning ?? {};
  if (id <= TOLD && title !== '' && !own) {
    const told = say.find((text) => fill(text.replace(/\|.*/, ''), () => x).toLowerCase() === title);
    return told?.replace(/^.+\|/, '');
  }
  const number = Math.floor(id / kinds) + (turning?.distinct(PAGE, 0) ?? 0);
  return say[(number + Math.floor(number / 18)) % Math.round(PAGE / kinds)]?.replace(/^.+\|/, '');
}
