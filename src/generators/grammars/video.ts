import type { Slots } from '../grammar.ts';
import { entry } from '../lists/entry.ts';
import { listOf } from '../lists/list-of.ts';
import { videoCategories } from '../lists/videos.ts';
import type { Random } from '../random.ts';

import type { Subject } from './subject.ts';
import { textOf, topicsOf, videoTopic, weights } from './video-titles.ts';
import { chapterLabels, feet, habits } from './video-words.ts';

/** Writes a moment of a video as `4:05` or `1:04:05`. */
function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const start = hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}` : String(minutes);
  return `${start}:${String(whole % 60).padStart(2, '0')}`;
}

/**
 * Returns when each chapter of a video begins, in seconds.
 *
 * @param seconds length of the video
 */
function startsOf(names: readonly string[], seconds: number, random: Random): readonly number[] {
  // An introduction takes no share of the length.
  const first = names[0] === 'intro' ? 1 : 0;
  const long = seconds / (names.length - first);
  // The introduction lasts at least ten seconds, since players show no shorter chapters.
  return names.map((_, at) =>
    at === 0 ? 0 : at === first ? 10 + long * random.between(0, 0.1) : long * (at - first + random.between(-0.4, 0.3)),
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Lists details of a subject in the style of a creator: in one line, or one below the other. */
function listed(label: string, facts: readonly string[], manner: number): string {
  const mark = LINES[manner % LINES.length];
  return mark === undefined
    ? `${label}: ${facts.join(', ')}`
    : `${label}:\n${facts.map((fact) => mark + capital(fact)).join('\n')}`;
}

/**
 * What a creator writes at the start of each line of a list; undefined for creators who write everything in one line.
 */
const LINES: readonly (string | undefined)[] = ['', undefined, '- ', undefined, '• '];

/** Returns the hashtags of a creator: the subject, and one or two words of the category. */
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

/** Returns the details of a subject; those that its title, in lower case, names come first. */
function factsOf(list: string, title: string): readonly string[] {
  const isNamed = (fact: string): number => Number(title.includes(fact.toLowerCase()));
  return listOf(list).toSorted((one, other) => isNamed(other) - isNamed(one));
}

const habitOf = (manner: number): readonly string[] => habits[manner % habits.length] ?? [];

/** Returns a pattern of a description without its text: with what the video shows, unless its chapters name that. */
const bare = (text: string, isNamed: boolean): string =>
  text
    .replace('\n{things}', '')
    .replace('{say}', isNamed && text.includes('{chapters}') ? '' : '{things}')
    .trim();

/**
 * Returns words for moments of a video: any, one of the first minutes, and one near the end. Each is well within a
 * chapter.
 *
 * @param starts returns when each chapter begins, in seconds
 */
const momentsOf = (starts: () => readonly number[], seconds: number, random: Random): Slots => {
  const within = (chapter: number): string => {
    const [from = 0, to = seconds] = starts().slice(chapter, chapter + 2);
    return clock(from + (to - from) * random.between(0.3, 0.7));
  };
  return {
    mark: () => within(random.int(2, Math.max(2, starts().length - 2))),
    // An introduction takes no time to speak of.
    early: () => within((starts()[1] ?? 0) < seconds / 10 ? 1 : 0),
    late: () => within(starts().length - 1),
  };
};

/**
 * Descriptions of videos in the style of their creators: a few sentences, and in some chapters, a list, or a last line.
 */
export const video: Subject = {
  rules: {},
  parts: {},
  read({ name = '', topic: about, amount = 240, place = 'town', date = '2025', ...rest }, random, turning) {
    const { writerNumber = random.int(0, 999), username = 'channel', email = 'channel@example.com' } = rest;
    const category = about ?? random.weighted(weights);
    const all = topicsOf(category);
    const topic = videoTopic(name, category) ?? random.pick(all);
    const { x, kind } = topic;
    const { steps, list = 'In this video', x: subjects } = kind;
    const facts = factsOf(subjects[x] ?? '', name.toLowerCase());
    const [one = '', two = '', three = two] = facts;
    const names = steps === undefined ? ['intro', ...facts] : listOf(steps);
    let known: readonly number[] | undefined;
    const starts = (): readonly number[] => (known ??= startsOf(names, amount, random));
    const text = textOf(kind, x, name.toLowerCase(), category, turning, rest.years);
    const forms = habitOf(writerNumber).map((form) => (kind.own ? form.replace('\n{things}', '') : form));
    return {
      part: category,
      own: {
        text: text === undefined ? forms.map((form) => bare(form, !steps)) : forms,
        say: [text ?? ''],
        foot: [feet[writerNumber % feet.length] ?? ''],
      },
      slots: {
        x,
        one,
        two,
        three,
        last: facts.at(-1) ?? '',
        username,
        mail: email,
        // A getter, since only some descriptions need it.
        get things() {
          return listed(list, facts, writerNumber);
        },
        get hash() {
          return hashed(x, entry(videoCategories, category).tags, writerNumber);
        },
        get chapters() {
          const lines = starts().map((start, at) => `${clock(start)} ${capital(names[at] ?? '')}`);
          return `${chapterLabels[writerNumber % chapterLabels.length] ?? ''}${lines.join('\n')}`;
        },
        ...momentsOf(starts, amount, random),
        min: String(Math.max(2, Math.round(amount / 60))),
        buckets: String(random.int(3, 19)),
        year: date.slice(0, 4),
        place,
      },
    };
  },
};
