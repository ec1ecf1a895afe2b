import { composeText } from '../compose.ts';
import type { Context } from '../context.ts';
import type { Grammar } from '../grammar.ts';
import { entry } from '../lists/entry.ts';
import { listOf } from '../lists/list-of.ts';
import { videoCategories } from '../lists/videos.ts';
import { EPISODE } from '../lists/videos/category.ts';
import type { VideoKind } from '../lists/videos/category.ts';
import type { Subject } from './subject.ts';
import { titleCase } from './wording.ts';

/**
 * The title of a video; no two of a category are the same before its thousand forms and more are used up.
 *
 * @param episode its number, where it is one of a series
 */
export function videoTitle(context: Context, category?: string, episode = 1): string {
  const topic = category ?? context.random.weighted(weights);
  return titleCase(
    composeText(context, '{title}', titlesOf(topic)).replace(EPISODE, (_, more) => String(episode + Number(more))),
  );
}

const weights: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(videoCategories).map(([category, { weight }]) => [category, weight]),
);

/** The titles of each category as a grammar; made when first asked for. */
const grammars: Map<string, Grammar> = new Map();

/** The subjects of each kind stand in a slot of their own, so that each pattern gets those of its kind. */
function titlesOf(category: string): Grammar {
  let grammar = grammars.get(category);
  if (!grammar) {
    const { kinds, words } = entry(videoCategories, category);
    const own = kinds.flatMap(({ x, titles }, at): [string, readonly string[]][] => [
      [`k${at}`, titles.map((title) => title.replace('x}', `x${at}}`))],
      [`x${at}`, listOf(x)],
    ]);
    grammar = { ...words, ...Object.fromEntries(own), title: kinds.map((_, at) => `{k${at}}`) };
    grammars.set(category, grammar);
  }
  return grammar;
}

/** What a video is about: a subject, its kind, and the place of the kind in its category. */
interface Topic {
  readonly x: string;
  readonly kind: VideoKind;
  readonly at: number;
}

/** A topic with its subject in small letters. */
type Known = readonly [lower: string, topic: Topic];

/** The topics of each category, those with the longest subjects first; made when first asked for. */
const topics: Map<string, readonly Known[]> = new Map();

function topicsOf(category: string): readonly Known[] {
  let known = topics.get(category);
  if (!known) {
    const all = entry(videoCategories, category).kinds.flatMap((kind, at) =>
      listOf(kind.x).map((x): Known => [x.toLowerCase(), { x, kind, at }]),
    );
    topics.set(category, (known = all.toSorted(([one], [other]) => other.length - one.length)));
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
    const topic = topicsOf(category).find(([x]) => lower.includes(x))?.[1];
    last = { title, category, topic };
  }
  return last.topic;
}

/** Paragraphs about a video: what it shows of the subject in its title. */
export const video: Subject = {
  rules: {
    text: [
      '{opening} {detail} {closing}',
      '{opening} {aside} {closing}',
      '{opening} {detail} {aside}',
      '{opening} {detail} {detail} {closing}',
    ],
    closing: [
      '{ask} in the comments, please.',
      "In the next video, I'll {next}.",
      'Many thanks {thanks} for the idea.',
      'No {without} this time, as promised.',
      'Tell me what you would like to see next time.',
      'The longer version is on my other channel.',
      'All corrections so far are {links}.',
      'Everything was edited {edited}.',
      'Chapters are marked in the timeline.',
      'Thanks for watching, and see you {again}.',
      'There are subtitles in {tongues}.',
    ],
    ask: ['Questions are welcome', 'Tell me what I missed', 'Say hello', 'Disagree with me', 'Leave a tip for others'],
    next: [
      'pick up some of your questions',
      'show what did not fit in here',
      'read out a few letters',
      'take a little longer',
      'do it all again with a friend',
    ],
    thanks: ['to my sister', 'to everyone who wrote', 'to a viewer in Leeds', 'to the neighbours', 'to my old teacher'],
    without: ['sponsors', 'background music', 'introduction', 'sponsors and no music', 'jokes'],
    edited: ['on a train', 'in two evenings', 'by my brother', 'on a very old laptop', 'between two night shifts'],
    again: ['next week, at the usual time', 'on Sunday', 'in two weeks', 'next month', 'soon'],
    tongues: ['English and Spanish', 'three languages', 'English, typed by hand', 'French, thanks to a viewer'],
    links: ['in the first comment', 'in the pinned comment', 'on my page', 'at the top of the comments'],
    friends: ['Friends', 'My sister', 'Two colleagues', 'My neighbours', 'My dentist', 'People at work', 'My cousins'],
    count: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  },
  parts: Object.fromEntries(
    Object.entries(videoCategories).flatMap(([category, { opening, detail, kinds }]) =>
      kinds.map((kind, at): [string, Grammar] => [
        category + at,
        { opening: [...opening, ...kind.opening], detail: kind.detail, aside: detail },
      ]),
    ),
  ),
  read({ name = '', topic }, random) {
    const category = topic ?? random.weighted(weights);
    const { x, at } = videoTopic(name, category) ?? random.pick(topicsOf(category))[1];
    return { part: category + at, slots: { x } };
  },
};
