import type { Grammar } from '../grammar.ts';
import { COURSE_OPENINGS } from '../lists/course-openings.ts';
import { ADVANCED_TEASERS, COURSE_TEASERS } from '../lists/course-teasers.ts';
import { COURSE_TOPICS } from '../lists/course-topics.ts';
import { entry } from '../lists/entry.ts';
import { SKILLS } from '../lists/skills.ts';
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

/** Sentences on how courses of a subject area are taught. */
const OWN: Grammar = {
  Programming: [
    'All code is on GitHub.',
    'One project runs through the whole course.',
    'We build it, break it, and mend it.',
    'No slides, only code.',
  ],
  'Data Science': [
    'The data is real, and so are its gaps.',
    'Every step is shown on screen.',
    'Each method is used on a question that somebody asked.',
    'Little theory, many tables.',
  ],
  Design: [
    'You come out with two pieces for your portfolio.',
    'Most of the examples come from small studios.',
    'Every rule is shown together with somebody who broke it.',
    'We work on one brief from the first sketch to the last.',
  ],
  Business: [
    'Templates are included.',
    'Most of the cases are from small firms.',
    'You hear from people who do this every day.',
    'Short lessons, long examples.',
  ],
  Marketing: [
    'Real campaigns, with what they cost.',
    'Each module ends with a task for the same day.',
    'The examples come from shops, theatres, and one zoo.',
    'Everything is shown on a budget that you could have.',
  ],
  'Personal Development': [
    'There is one short exercise for each day.',
    'You get a workbook to print.',
    'It takes little time and some honesty.',
    'You try each idea for a week before the next one comes.',
  ],
  Photography: [
    'My settings are shown for every picture.',
    'You get the raw files to work on.',
    'We look at good pictures first, and then at why they are good.',
    'Less about equipment than about light.',
  ],
  Languages: [
    'All dialogues are read by native speakers.',
    'You can send in a recording and get an answer.',
    'Songs, notices, and recipes are part of it.',
    'New words come back until you know them.',
  ],
  Music: [
    'Half an hour a day is enough.',
    'Everything is shown slowly first.',
    'Each piece is taken apart and put together again.',
    'You listen first and do it yourself afterwards.',
  ],
  'Art & Crafts': [
    'Filmed from above, so you see the hands.',
    'My own failures are shown too.',
    'Step by step, with time to catch up.',
    'The first piece is small, and the last is one to keep.',
  ],
  'Health & Fitness': [
    'Each section ends with a plan for one week.',
    'I have taught this to people from 16 to 83.',
    'It starts gently and stays that way.',
    'Short sessions that fit into a working day.',
  ],
  Cooking: [
    'Filmed in an ordinary kitchen.',
    'The recipes can be printed.',
    'You see what it looks like when it is done, and when it is not.',
    'Nothing in it needs special equipment.',
  ],
};

/** Skills that mentors of several families teach. A page can have two courses on such a skill. */
const COMMON: ReadonlySet<string> = new Set(
  Object.values(SKILLS).flatMap(({ families }) => families.flat().filter((skill, at, all) => all.indexOf(skill) < at)),
);

/** Texts about any course. The first and the last need a teaser (a sentence that opens the text). */
const TEXTS: readonly string[] = [
  '{teaser}Along the way, there are lessons on {all}.',
  '{teaser}There is a section on {focus}, and a longer one on {third}.',
  '{teaser}We cover {all}. {own}',
  '{teaser}It starts with {focus}, and the last section is on {third}.',
  '{teaser}{hours} with {first}, from {focus} to {third}.',
  '{teaser}{lessons} lessons on {topic}, from {focus} to {third}.',
  "{teaser}I'm {first}, and I'll take you from {focus} to {third}.",
  '{teaser}Among other things, there are lessons on {both}.',
  '{teaser}Topics: {four}. {own}',
  '{teaser}{lessons} lessons on {four}.',
  '{teaser}We work on {four}.',
  '{teaser}We begin with {focus}, and come to {third} in the last section.',
  '{teaser}From {focus} to {third}, in {hours}. {own}',
  '{teaser}The lessons on {focus} are short, and those on {third} take their time.',
  '{teaser}Half of it is about {focus}, and the rest takes you as far as {third}.',
  '{teaser}By the last lesson, you have worked through {four}.',
  '{teaser}I spend a good part of the {hours} on {focus}, and save {third} for the end.',
  '{teaser}There is no hurry: {hours} for {all}.',
  '{teaser}The first lesson is on {focus}, and the last on {third}. {own}',
  '{teaser}Most people come for the lessons on {third} and stay for those on {focus}.',
  '{teaser}It is {hours} long and leaves nothing out between {focus} and {third}.',
  '{teaser}{lessons} short lessons, the first ones on {focus}, the last ones on {third}. {own}',
  '{teaser}Most questions that I get are about {third}, so there is more on that than on {focus}.',
  '{teaser}Watch the lessons on {focus} first. Those on {third} make more sense afterwards.',
  '{teaser}The sections are on {all}, in that order. {own}',
  '{teaser}{own}',
];

/**
 * Texts about a course without a teaser. A text that is in `TEXTS` too has the same index there, so that neighbours do
 * not share it.
 */
const PLAIN: readonly string[] = [
  '{teaser}What you will learn: {four}.',
  ...TEXTS.slice(1, -1),
  '{teaser}In this course on {topic}, we cover {all}. {own}',
];

/**
 * Paragraphs about a course: a teaser, some parts of its topic, and how it is taught. A part can be singular or plural,
 * so it is never the subject of a verb.
 */
export const course: Subject = {
  sheet: COURSE_SHEET,
  rules: {
    text: TEXTS,
  },
  parts: Object.fromEntries(
    Object.entries(OWN).flatMap(([area, own]) => [
      [area, { own }],
      [`${area}, plain`, { own, text: PLAIN }],
    ]),
  ),
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
    const [focus = ''] = three;
    const third = three.at(-1) ?? '';
    const [own = '', easier = ''] = entry(COURSE_TEASERS, part).split('\n')[names.indexOf(x)]?.split('|') ?? [];
    const isUnfit = own.startsWith({ advanced: '*', intermediate: '**', beginner: '+' }[level] ?? '?');
    // Half of the courses say what their topic is about instead of what they lead to.
    const opening = random.chance(0.5) ? entry(COURSE_OPENINGS, part).split('\n')[names.indexOf(x)] : undefined;
    const isHigh = opening === undefined && isUnfit && level === 'advanced';
    const spoken = (about.language ?? 'en') === 'en' ? '' : ` All lessons are in ${x}.`;
    // Only the teaser mentions the language, so a course in another language keeps it.
    const isCommon = spoken === '' && COMMON.has(x) && random.chance(0.3);
    const fit = isUnfit ? easier : own.replace(/^[*+]+/, '');
    const teaser = isHigh ? entry(ADVANCED_TEASERS, part) : isCommon ? '' : (opening ?? fit);
    return {
      part: isHigh || teaser === '' ? `${part}, plain` : part,
      slots: {
        // A list, since the full stops of a list's texts end sentences; those of a plain text do not.
        teaser: [teaser === '' ? '' : `${teaser}${spoken} `],
        topic: x,
        focus,
        third,
        first: teacher.split(' ')[0] ?? teacher,
        both: series([focus, third]),
        all: series(three),
        three: three.join(', '),
        four: series(four),
        hours: `${counted(hours)} hours`,
        lessons: counted(amount),
      },
    };
  },
};
