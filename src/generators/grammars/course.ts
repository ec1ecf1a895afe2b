import type { Grammar } from '../grammar.ts';
import { COURSE_TOPICS } from '../lists/course-topics.ts';
import { entry } from '../lists/entry.ts';
import { leisure } from './courses/leisure.ts';
import { work } from './courses/work.ts';
import type { Subject } from './subject.ts';
import { mentioned, series } from './wording.ts';

/** Whom a course is for, by its level, in a word and in a sentence. */
const WHO: Grammar = {
  beginner: ['beginners', 'complete beginners', 'newcomers', 'first-time learners'],
  intermediate: ['learners with some experience', 'improvers', 'people who know the basics', 'intermediate learners'],
  advanced: ['experienced learners', 'professionals', 'advanced learners'],
  'all-levels': ['everyone', 'all levels', 'beginners and experts'],
};
const SUITS: Grammar = {
  beginner: [
    'No experience needed.',
    'No previous knowledge required.',
    'Starts from zero.',
    'For complete beginners.',
    'Prerequisites: none.',
    'Every term is explained.',
    'Beginner level.',
    'Start here if all of this is new to you.',
    'We begin with the very basics.',
    'Level: beginner.',
  ],
  intermediate: [
    'Not for absolute beginners.',
    'You should know the basics.',
    'Some practice is assumed.',
    'Best after a beginner course.',
    'After six months or so of practice.',
    'Intermediate level.',
    'Some experience required.',
    'The basics are only revised briefly.',
    'Level: intermediate.',
    'For learners who want to get past the basics.',
  ],
  advanced: [
    'Not for beginners.',
    'The basics are not repeated.',
    'Prerequisite: a year or two of practice.',
    'Advanced level.',
    'Solid basics required.',
    'You should be able to work on your own.',
    'Please take an intermediate course first.',
    'Level: advanced.',
    'The exercises are difficult.',
    'Assumes that you practise regularly.',
  ],
  'all-levels': [
    'For all levels.',
    'Newcomers are welcome.',
    'Open to everyone.',
    'Skip what you know.',
    'Every exercise comes in three levels.',
    'Beginners should allow more time.',
    'No previous course required.',
    'Level: any.',
    'You can start with any section.',
    'Any level.',
  ],
};

/** Which of the six things that a topic deals with are taught at a level: beginners do not get to the last. */
const STEPS: Readonly<Record<string, readonly [start: number, end: number]>> = {
  beginner: [0, 5],
  intermediate: [1, 6],
  advanced: [2, 6],
  'all-levels': [0, 6],
};

/** Whether there is a certificate, in a sentence. */
const CERTIFIED = ['Certificate included.', 'With certificate.'];
const NOT_CERTIFIED = ['No certificate.', 'No exam.'];

/**
 * Paragraphs about a course: what it deals with, how it is taught, whom it suits. They are as plain as a catalogue. What a
 * course deals with may be one thing or several: it is never what a verb agrees with.
 */
export const course: Subject = {
  rules: {
    text: [
      'Topics: {four}.',
      'Learn {topic} in {lessons} lessons. {own}',
      'Covers {all}. {suits}',
      '{hours} of video on {all}.',
      'Part 1: {focus}. Part 2: {second}. Part 3: {third}.',
      '{suits} In four parts: {four}.',
      '{topic}: {four}.',
      '{own} {cert}',
      'What you will learn: {four}.',
      '{lessons} lessons of about {minutes} minutes each: {three}.',
      '{topic} for {who}: {three}. {own}',
      'Contents: {six}.',
      'Mostly {focus}, with some {second}. {own}',
      '{focus}, then {second}: one exercise each. {own}',
      '{teacher} on {topic}: {three}.',
      '{lessons} lessons, {hours} in total. Topics: {four}.',
      '{suits} The first lessons are about {focus}, the last about {third}.',
      '{own} Sections: {four}.',
      'Includes {all}. {own}',
      'Self-paced. Half of it is {focus}. {own}',
      "Hi, I'm {first}. We work on {focus}, then on {second}.",
      'From {focus} to {third}, in {lessons} lessons.',
      'Syllabus: {six}. {own}',
      'For {who}. Mainly {focus}.',
      '{three}. {suits}',
      'Week 1: {focus}. Week 2: {second}. Week 3: {third}. {suits}',
      '{hours}, {lessons} lessons. {cert}',
    ],
  },
  parts: { ...work, ...leisure },
  read(about, random) {
    const {
      name = '',
      topic,
      topics: [subject] = [],
      level = 'all-levels',
      hours = 12,
      amount = 30,
      certified,
    } = about;
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
    // In the order of the list, which is the order one learns things in; what the title tells is left out last.
    const four = six.filter((one) => told.includes(one) || others.includes(one));
    const dropped = four.findLast((one) => !told.includes(one)) ?? four.at(-1);
    const three = four.filter((one) => one !== dropped);
    const [focus = '', second = '', third = ''] = three;
    return {
      part,
      slots: {
        topic: x,
        focus,
        second,
        third,
        teacher,
        first: teacher.split(' ')[0] ?? teacher,
        all: series(three),
        three: three.join(', '),
        four: four.join(', '),
        six: six.join(', '),
        who: random.pick(entry(WHO, level)),
        suits: entry(SUITS, level),
        cert: certified === false ? NOT_CERTIFIED : CERTIFIED,
        hours: hours === 1 ? '1 hour' : `${hours} hours`,
        lessons: String(amount),
        minutes: String(Math.max(5, Math.round((hours * 12) / amount) * 5)),
      },
    };
  },
};
