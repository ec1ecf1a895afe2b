import { formsIn } from '../compose.ts';
import type { Context } from '../context.ts';
import { fill } from '../grammar.ts';
import type { Grammar } from '../grammar.ts';
import { entry } from '../lists/entry.ts';
import { listOf } from '../lists/list-of.ts';
import { videoCategories } from '../lists/videos.ts';
import { EPISODE } from '../lists/videos/category.ts';
import type { VideoKind } from '../lists/videos/category.ts';
import type { Random } from '../random.ts';

import type { About, Subject } from './subject.ts';
import { inManner } from './video-manners.ts';
import { chapterLabels, feet, habits } from './video-words.ts';
import { titleCase } from './wording.ts';

/** How far apart in their lists the words are that two slots of a title take. */
const APART = 7;

/**
 * The title of a video; no two of a category are the same in 1,000 records. As many records in a row as a category has
 * subjects are on different ones, wherever one begins. Each pattern of a kind comes as often as any other, until its forms are used up.
 */
export function videoTitle(context: Context, { topic, amount: episode = 6, first, manner }: About = {}): string {
  const category = topic ?? context.random.weighted(weights);
  const all = topicsOf(category);
  // The same order in each round, begun anywhere: so neighbours differ from one round to the next, too.
  const place = (context.id - 1 + context.distinct(all.length, 0)) % all.length;
  const { x: drawn, kind, nth } = all[place] ?? context.random.pick(all);
  const subjects = Object.keys(kind.x);
  const x = (kind.own && manner !== undefined && subjects[manner % subjects.length]) || drawn;
  const { words } = entry(videoCategories, category);
  const forms = formsOf(kind, words);
  // How many rounds of all subjects were over.
  const round = Math.max(0, Math.ceil((context.id - 1 - place) / all.length));
  // The same for all records of a seed.
  const start = context.distinct(1000, 0);
  const [pattern, form] = forms[(nth + round + (start % kind.titles.length)) % forms.length] ?? ['{x}', 0];
  let left = form;
  // Each pattern begins elsewhere, too.
  let slots = kind.titles.indexOf(pattern);
  const title = fill(pattern, (slot) => {
    const list = words[slot];
    if (list === undefined) return x;
    // Neighbours share no words: each subject begins at another one.
    const at = (left + place + start + APART * slots++) % list.length;
    left = Math.floor(left / list.length);
    return (slot === 'part' ? listOf(kind.x[x] ?? '') : list)[at] ?? '';
  });
  const numbered = title.replace(EPISODE, (_, more) => String(episode - (Number(more) % episode)));
  return inManner(titleCase(numbered), () => x, first, manner);
}

const weights: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(videoCategories).map(([category, { weight }]) => [category, weight]),
);

/** A pattern of titles, and the number of one of its forms. */
type Form = readonly [pattern: string, form: number];

/** The forms that titles of a kind have, by turns one of each pattern; listed when first asked for. */
const formsByKind: Map<VideoKind, readonly Form[]> = new Map();

function formsOf(kind: VideoKind, words: Grammar): readonly Form[] {
  let known = formsByKind.get(kind);
  if (!known) {
    const own = kind.titles.flatMap((pattern) =>
      Array.from({ length: formsIn(pattern, { ...words, x: ['x'] }) }, (_, form): Form => [pattern, form]),
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

function topicsOf(category: string): readonly Topic[] {
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

/** Of about so many records in a row, no two share a text. */
const PAGE = 24;

/**
 * The text of a kind that the video with this number in the kind has: undefined where each of them is among its
 * neighbours. On the same subjects it is another one later on.
 *
 * @param kinds how many kinds take turns in the category
 */
function textOf(texts: readonly string[], number: number, kinds: number): string | undefined {
  return texts[(number + Math.floor(number / 18)) % Math.round(PAGE / kinds)];
}

/** The time of a moment of a video, as `4:05` or `1:04:05`. */
function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const start = hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}` : String(minutes);
  return `${start}:${String(whole % 60).padStart(2, '0')}`;
}

/** The chapters of a video of so many seconds, one a line, each with the time it begins. */
function chaptersOf(names: readonly string[], seconds: number, random: Random): string {
  // An introduction takes no time of its own.
  const first = names[0] === 'intro' ? 1 : 0;
  const long = seconds / (names.length - first);
  // Players show no chapters that are shorter than ten seconds.
  const start = (at: number): number =>
    at === 0 ? 0 : at === first ? 10 + long * random.between(0, 0.1) : long * (at - first + random.between(-0.4, 0.3));
  return names.map((name, at) => `${clock(start(at))} ${capital(name)}`).join('\n');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What is particular about a subject, in the way of a creator: in a line, or one below the other. */
function listed(label: string, facts: readonly string[], manner: number): string {
  const mark = LINES[manner % LINES.length];
  return mark === undefined
    ? `${label}: ${facts.join(', ')}`
    : `${label}:\n${facts.map((fact) => mark + capital(fact)).join('\n')}`;
}

/** What stands before each line of a list; undefined for whoever writes none. */
const LINES: readonly (string | undefined)[] = ['', undefined, '- ', undefined, '• '];

/** The words that a creator puts behind a number sign: the subject, and one or two words of the category. */
function hashed(x: string, tags: readonly string[], manner: number): string {
  const words = [
    x.replace(/^the /, ''),
    tags[manner % 3] ?? '',
    ...(manner % 4 > 1 ? [tags[3 + (manner % 2)] ?? ''] : []),
  ];
  const isTall = manner % 5 === 0;
  return words
    .filter((word) => word !== '')
    .map((word) => word.replace("'", '').split(/[^\p{L}\d]+/u))
    .map((parts) => `#${isTall ? parts.map(capital).join('') : parts.join('').toLowerCase()}`)
    .join(' ');
}

/** What is particular about a subject: first what the title, in small letters, names. */
function factsOf(list: string, title: string): readonly string[] {
  const isNamed = (fact: string): number => Number(title.includes(fact.toLowerCase()));
  return listOf(list).toSorted((one, other) => isNamed(other) - isNamed(one));
}

const habitOf = (manner: number): readonly string[] => habits[manner % habits.length] ?? [];

/** A description without sentences: the things shown, unless its chapters name them. */
const bare = (text: string, isNamed: boolean): string =>
  text
    .replace('\n{things}', '')
    .replace('{say}', isNamed && text.includes('{chapters}') ? '' : '{things}')
    .trim();

/** Descriptions of videos, in the way of their creators: a few sentences, and at times chapters, a list, or a link below. */
export const video: Subject = {
  rules: {},
  parts: {},
  read({ name = '', topic: about, amount = 240, place = 'town', date = '2025', ...rest }, random, turning) {
    const { manner = random.int(0, 999), username = 'channel', mail = 'channel@example.com' } = rest;
    const category = about ?? random.weighted(weights);
    const all = topicsOf(category);
    const topic = videoTopic(name, category) ?? random.pick(all);
    const { x, kind } = topic;
    const { steps, list = 'In this video', say, x: known } = kind;
    const facts = factsOf(known[x] ?? '', name.toLowerCase());
    const [one = '', two = '', three = two] = facts;
    const kinds = entry(videoCategories, category).kinds.length;
    // The kinds take turns.
    const number = Math.floor((turning?.id ?? 1) / kinds) + (turning?.distinct(PAGE, 0) ?? 0);
    const text = textOf(say, number, kinds);
    const forms = habitOf(manner).map((form) => (kind.own ? form.replace('\n{things}', '') : form));
    return {
      part: category,
      own: {
        text: text === undefined ? forms.map((form) => bare(form, !steps)) : forms,
        say: [text ?? ''],
        foot: [feet[manner % feet.length] ?? ''],
      },
      slots: {
        x,
        one,
        two,
        three,
        username,
        mail,
        // Only some texts have them.
        get things() {
          return listed(list, facts, manner);
        },
        get hash() {
          return hashed(x, entry(videoCategories, category).tags, manner);
        },
        get chapters() {
          const names = steps === undefined ? ['intro', ...facts] : listOf(steps);
          return `${chapterLabels[manner % chapterLabels.length] ?? ''}${chaptersOf(names, amount, random)}`;
        },
        get mark() {
          return clock(amount * random.between(0.13, 0.87));
        },
        // What comes at the end.
        get late() {
          return clock(amount * random.between(0.78, 0.94));
        },
        min: String(Math.max(2, Math.round(amount / 60))),
        kilos: String(random.int(3, 19)),
        year: date.slice(0, 4),
        place,
      },
    };
  },
};
