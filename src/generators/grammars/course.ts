import type { Grammar } from '../grammar.ts';
import { COURSE_GOALS } from '../lists/course-goals.ts';
import { COURSE_TOPICS } from '../lists/course-topics.ts';
import { entry } from '../lists/entry.ts';
import { COURSE_TEACHING } from './courses/teaching.ts';
import { COURSE_ABILITY, COURSE_PROJECT, COURSE_REST, COURSE_TEXTS } from './courses/texts.ts';
import { COURSE_SHEET } from './sheets/course.ts';
import type { Subject } from './subject.ts';
import { counted, mentioned, series } from './wording.ts';

/**
 * Which parts of a topic a course covers, by its level: the index of the first part, and the index after the last one.
 */
const STEPS: Readonly<Record<string, readonly [start: number, end: number]>> = {
  beginner: [0, 5],
  intermediate: [1, 6],
  advanced: [2, 6],
  'all-levels': [0, 6],
};

/** The goals by topic. */
const GOALS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(COURSE_TOPICS).flatMap(([area, topics]) => {
    const lines = entry(COURSE_GOALS, area).split('\n');
    return Object.keys(topics).map((topic, at) => [topic, lines[at]?.split('|') ?? []] as const);
  }),
);

/** The beginnings of the words of each part of each topic, without those of the topic. Titles share them in any form. */
const STEMS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(COURSE_TOPICS).flatMap((topics) =>
    Object.entries(topics).flatMap(([topic, parts]) =>
      parts.map(
        (part) => [`${topic}, ${part}`, stemsOf(part).filter((stem) => !stemsOf(topic).includes(stem))] as const,
      ),
    ),
  ),
);

function stemsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[ -]/)
    .filter((word) => word.length > 4)
    .map((word) => word.slice(0, 6));
}

/** Whether a level is for people with some experience. */
const isFurther = (level: string): boolean => level === 'intermediate' || level === 'advanced';

/** Subject areas in which students practise something and make nothing. */
const MAKES_NOTHING: ReadonlySet<string> = new Set(['Languages', 'Health & Fitness', 'Personal Development']);

const TEXT: readonly string[] = ['{learn} {rest}'];

/** The rules of texts by subject area and level, under names such as `Cooking, open`. */
const PARTS: Readonly<Record<string, Grammar>> = Object.fromEntries(
  Object.entries(COURSE_TEACHING).flatMap(([area, teaching]) =>
    (['open', 'further'] as const).map((level) => [
      `${area}, ${level}`,
      {
        text: TEXT,
        learn: COURSE_TEXTS[level],
        rest: COURSE_REST,
        goal: MAKES_NOTHING.has(area) ? COURSE_ABILITY : COURSE_PROJECT,
        own: teaching[level],
      },
    ]),
  ),
);

/**
 * Paragraphs about a course: some parts of its topic, what it leads to, and how it is taught. A part can be singular or plural,
 * so it is never the subject of a verb.
 */
export const course: Subject = {
  sheet: COURSE_SHEET,
  rules: {},
  parts: PARTS,
  read(about, random) {
    const { name = '', topic, topics: [subject] = [], level = 'all-levels', hours = 12, amount = 30 } = about;
    const { writer: teacher = 'Robin Hale' } = about;
    const part = topic ?? random.pick(Object.keys(COURSE_TOPICS));
    const topics = entry(COURSE_TOPICS, part);
    const names = Object.keys(topics);
    const x = subject ?? mentioned(name, names) ?? random.pick(names);
    const all = entry(topics, x);
    const rest = name.toLowerCase().replace(x.toLowerCase(), '');
    const told = all.filter((one) => STEMS.get(`${x}, ${one}`)?.some((stem) => rest.includes(stem))).slice(0, 3);
    const [start, end] = entry(STEPS, level);
    const six = all.filter((one, at) => told.includes(one) || (at >= start && at < end));
    const untold = six.filter((one) => !told.includes(one));
    // The first part is never left out.
    const withFirst = (count: number): readonly string[] => [
      ...untold.slice(0, 1),
      ...random.sample(untold.slice(1), count - 1),
    ];
    const others = withFirst(4 - told.length);
    // In the order of the list, which is the order of learning.
    const four = six.filter((one) => told.includes(one) || others.includes(one));
    const some = withFirst(3);
    // What the title names appears in the text as well.
    const three = told.length > 0 ? four : six.filter((one) => some.includes(one));
    const [focus = ''] = three;
    const third = three.at(-1) ?? '';
    // What the title names is what most lessons are on.
    const main = new Set([...new Set([...told, third, focus])].slice(0, 2));
    const goals = GOALS.get(x) ?? [];
    return {
      part: `${part}, ${isFurther(level) ? 'further' : 'open'}`,
      slots: {
        aim: goals[(about.writerNumber ?? 0) % goals.length] ?? '',
        topic: x,
        first: teacher.split(' ')[0] ?? teacher,
        both: series(six.filter((one) => main.has(one))),
        all: series(three),
        four: series(four),
        hours: `${counted(hours)} hours`,
        lessons: counted(amount),
      },
    };
  },
  finish(text, { language = 'en', topics: [topic] = [] }) {
    return language === 'en' || topic === undefined ? text : `${text} All lessons are in ${topic}.`;
  },
};
