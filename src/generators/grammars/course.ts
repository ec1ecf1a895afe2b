import type { Grammar } from '../grammar.ts';
import { COURSE_OPENINGS } from '../lists/course-openings.ts';
import { COURSE_TEASERS } from '../lists/course-teasers.ts';
import { COURSE_TOPICS } from '../lists/course-topics.ts';
import { entry } from '../lists/entry.ts';
import { COURSE_TEACHING } from './courses/teaching.ts';
import { COURSE_TEXTS } from './courses/texts.ts';
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

/** The area whose mentors teach one topic each. */
const LANGUAGES = 'Languages';

/** How teasers are marked that do not suit a level. */
const UNFIT: Readonly<Record<string, RegExp>> = { advanced: /^\*/, intermediate: /^\*\*/, beginner: /^\+/ };
const FITS_ALL = /^$/;

/** The teasers by topic and level. Kept, since it takes longer to choose them than to take one. */
const knownTeasers: Map<string, readonly string[]> = new Map();

/** Returns the sentences that can open a text about a course: what it leads to, and what its topic is about. */
function teasersOf(area: string, topic: string, level: string): readonly string[] {
  const key = `${level} ${topic}`;
  const known = knownTeasers.get(key);
  if (known) return known;
  const at = Object.keys(entry(COURSE_TOPICS, area)).indexOf(topic);
  const isUnfit = UNFIT[level] ?? FITS_ALL;
  const fitting = (text: string): readonly string[] =>
    isUnfit.test(text) || text === '' ? [] : [text.replace(/^[*+]+/, '')];
  const [own = '', easier = ''] = entry(COURSE_TEASERS, area).split('\n')[at]?.split('|') ?? [];
  const [fit = easier] = fitting(own);
  const openings = (entry(COURSE_OPENINGS, area).split('\n')[at]?.split('|') ?? []).flatMap(fitting);
  const others = area === LANGUAGES ? openings.slice(fit === '' ? 0 : 1) : openings;
  const teasers = fit === '' ? others : area === LANGUAGES ? [fit, ...others] : [...others, fit];
  knownTeasers.set(key, teasers);
  return teasers;
}

/**
 * Returns which of the teasers of its topic a course has, by its number from `course_slot`: an even number for the first
 * course of a mentor, an odd one for the second. Courses of other mentors on the same topic that are near it have numbers
 * that differ by at least four. Both courses of a mentor of languages are about the same one.
 */
function teaserAt(teasers: readonly string[], area: string, slot: number): string {
  const far = Math.floor(slot / 4);
  return teasers[(area === LANGUAGES ? far * 2 + (slot % 2) : far % 4) % teasers.length] ?? '';
}

/** Whether a level is for people with some experience. */
const isFurther = (level: string): boolean => level === 'intermediate' || level === 'advanced';

/** The rules of texts by subject area and level, under names such as `Cooking, open`. */
const PARTS: Readonly<Record<string, Grammar>> = Object.fromEntries(
  Object.entries(COURSE_TEACHING).flatMap(([area, teaching]) =>
    (['open', 'further'] as const).map((level) => [
      `${area}, ${level}`,
      { text: COURSE_TEXTS[level], own: teaching[level], needs: teaching.needs },
    ]),
  ),
);

/**
 * Paragraphs about a course: a teaser, some parts of its topic, and how it is taught. A part can be singular or plural,
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
    const told = all.filter((one) => rest.includes(one.toLowerCase()));
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
    const [focus = '', second = ''] = three;
    const third = three.at(-1) ?? '';
    // What the title names is what most lessons are on.
    const main = new Set([...new Set([...told, third, focus])].slice(0, 2));
    const teaser = teaserAt(teasersOf(part, x, level), part, about.writerNumber ?? random.int(0, 15));
    return {
      part: `${part}, ${isFurther(level) ? 'further' : 'open'}`,
      slots: {
        // A list, since the full stops of a list's texts end sentences; those of a plain text do not.
        hook: [teaser],
        topic: x,
        focus,
        second,
        third,
        first: teacher.split(' ')[0] ?? teacher,
        both: series(six.filter((one) => main.has(one))),
        before: series(three.slice(0, -1)),
        rest: series(three.slice(1)),
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
