import type { Grammar } from '../grammar.ts';
import { COURSE_TEASERS } from '../lists/course-teasers.ts';
import { COURSE_TOPICS } from '../lists/course-topics.ts';
import { entry } from '../lists/entry.ts';
import { SKILLS } from '../lists/skills.ts';
import type { Subject } from './subject.ts';
import { mentioned, series } from './wording.ts';

/** Which of the six things that a topic deals with are taught at a level: beginners do not get to the last. */
const STEPS: Readonly<Record<string, readonly [start: number, end: number]>> = {
  beginner: [0, 5],
  intermediate: [1, 6],
  advanced: [2, 6],
  'all-levels': [0, 6],
};

/** How courses of a subject area are taught. */
const OWN: Grammar = {
  Programming: [
    'All code is on GitHub.',
    'One project runs through the whole course.',
    'Each section ends with a task.',
    'Every lesson is short enough for a train ride.',
  ],
  'Data Science': [
    'The data is real, and so are its gaps.',
    'Every step is shown on screen.',
    'Solutions are included.',
  ],
  Design: [
    'You come out with two pieces for your portfolio.',
    'Most of the examples come from small studios.',
    'Each lesson ends with a small assignment.',
  ],
  Business: [
    'Templates are included.',
    'There is a checklist for every lesson.',
    'Most of the cases are from small firms.',
    'Each section ends with something to try at work.',
  ],
  Marketing: [
    'Real campaigns, with what they cost.',
    'Every lesson has a page of notes.',
    'Each module ends with a task for the same day.',
  ],
  'Personal Development': [
    'There is one short exercise for each day.',
    'You get a workbook to print.',
    'Each lesson ends with a question to think about.',
    'You can do the exercises alone or with a friend.',
  ],
  Photography: [
    'My settings are shown for every picture.',
    'You get the raw files to work on.',
    'There is a challenge every week, and I comment on the results.',
  ],
  Languages: [
    'All dialogues are read by native speakers.',
    'Flash cards are included.',
    'Every unit ends with a short test.',
    'You can send in a recording and get an answer.',
  ],
  Music: [
    'There is something to try after every lesson.',
    'Half an hour a day is enough.',
    'Everything is shown slowly first.',
  ],
  'Art & Crafts': [
    'Filmed from above, so you see the hands.',
    'The list of materials is in the first lesson.',
    'My own failures are shown too.',
  ],
  'Health & Fitness': [
    'Each section ends with a plan for one week.',
    'I answer questions on Sundays.',
    'I have taught this to people from 16 to 83.',
  ],
  Cooking: [
    'The recipes can be printed.',
    'You can pause at any point and cook along.',
    'Filmed in an ordinary kitchen.',
    'Each recipe says what to use if you cannot find something.',
  ],
};

/** What several kinds of mentors teach, so that a page may have two courses on it. */
const COMMON: ReadonlySet<string> = new Set(
  Object.values(SKILLS).flatMap(({ families }) => families.flat().filter((skill, at, all) => all.indexOf(skill) < at)),
);

/**
 * What is said of a course that its teaser would be too easy for, or too hard. What other courses say as well is in the
 * same place there: neighbours do not share it.
 */
const PLAIN: readonly string[] = [
  'What you will learn: {four}. {own}',
  'There are lessons on {all}. {own}',
  'We cover {all}. {own}',
  '{lessons} lessons on {all}. {own}',
  'We work on {four}. {own}',
  '{lessons} lessons, from {focus} to {third}. {own}',
  'Topics: {three}. {own}',
  '{lessons} lessons on {four}, {hours} in all.',
  'In this course on {topic}, we cover {all}.',
  '{hours} of {topic} in {lessons} lessons, from {focus} to {third}.',
];

/**
 * Paragraphs about a course: what it leads to, some of what it deals with, and how it is taught. What a
 * course deals with may be one thing or several: it is never what a verb agrees with.
 */
export const course: Subject = {
  rules: {
    text: [
      '{teaser} Along the way: {three}.',
      '{teaser} There are lessons on {all}.',
      '{teaser} We cover {all}. {own}',
      '{teaser} It starts with {focus} and ends with {third}.',
      "{teaser} I'm {first}, and I'll take you from {focus} to {third}.",
      '{teaser} {own}',
      '{teaser} {lessons} lessons, from {focus} to {third}. {own}',
      '{teaser} {lessons} lessons, {hours} in all. {own}',
      '{teaser} {hours} of {topic} in {lessons} lessons.',
      '{teaser} An online course in {topic}, with lessons on {all}.',
      "{teaser} I'm {first}. We work on {topic} step by step, from {focus} to {third}.",
      '{teaser} {lessons} lessons on {topic}, {hours} in all.',
      '{teaser} {all}, in lessons of about {minutes} minutes.',
      '{teaser} Topics: {four}.',
    ],
  },
  parts: Object.fromEntries(
    Object.entries(OWN).flatMap(([area, own]) => [
      [area, { own }],
      [`${area}, plain`, { own, text: PLAIN }],
    ]),
  ),
  read(about, random) {
    const { name = '', topic, topics: [subject] = [], level = 'all-levels', hours = 12, amount = 30 } = about;
    const { first: teacher = 'Robin Hale' } = about;
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
    const others = random.sample(untold, Math.max(0, 4 - told.length));
    // In the order of the list, which is the order one learns things in.
    const four = six.filter((one) => told.includes(one) || others.includes(one));
    const some = random.sample(untold, Math.min(3, untold.length));
    // What a title names comes in the text, among other things.
    const three = told.length > 0 ? four : six.filter((one) => some.includes(one));
    const [focus = ''] = three;
    const third = three.at(-1) ?? '';
    const teaser = entry(COURSE_TEASERS, part).split('\n')[names.indexOf(x)] ?? '';
    const spoken = (about.language ?? 'en') === 'en' ? '' : ` All lessons are in ${x}.`;
    const isUnfit =
      // Only a teaser tells the language.
      spoken === '' &&
      ((COMMON.has(x) && random.chance(0.5)) ||
        teaser.startsWith({ advanced: '*', intermediate: '**', beginner: '+' }[level] ?? '?'));
    return {
      part: isUnfit ? `${part}, plain` : part,
      slots: {
        // Sentences of its own, which end as they should.
        teaser: [teaser.replace(/^[*+]+/, '') + spoken],
        topic: x,
        focus,
        third,
        first: teacher.split(' ')[0] ?? teacher,
        all: series(three),
        three: three.join(', '),
        four: series(four),
        hours: hours === 1 ? '1 hour' : `${hours} hours`,
        lessons: String(amount),
        minutes: String(Math.max(5, Math.round((hours * 12) / amount) * 5)),
      },
    };
  },
};
