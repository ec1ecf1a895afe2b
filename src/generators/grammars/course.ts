import type { Grammar } from '../grammar.ts';
import { COURSE_TEASERS } from '../lists/course-teasers.ts';
import { COURSE_TOPICS } from '../lists/course-topics.ts';
import { entry } from '../lists/entry.ts';
import type { Subject } from './subject.ts';
import { mentioned, series } from './wording.ts';

/** Whom a course suits, by its level. */
const SUITS: Grammar = {
  beginner: [
    'No experience needed.',
    'You can start from zero.',
    'If you are new to it, start here.',
    'Every term is explained when it first comes up.',
    'Made for complete beginners.',
    'You need to know nothing beforehand.',
    'I made this course for people who have never tried.',
    'We begin at the very beginning.',
    'It goes slowly at first, and nothing is taken for granted.',
    'Take it at your own speed.',
  ],
  intermediate: [
    'You should have the basics.',
    'For people who have the basics and are stuck there.',
    'We go through the basics in one lesson and then move on.',
    'Some experience helps.',
    'If you have taken a beginner course, this is what comes next.',
    'It assumes that you have done this before, if not often.',
    'Not for absolute beginners.',
    'I expect you to know the usual terms.',
    'You have done this before, and want to do it better.',
  ],
  advanced: [
    'Not for beginners.',
    'We start where most courses stop.',
    'You should have been at it for a year or two.',
    'For people who already do this every week.',
    'The exercises are hard, and meant to be.',
    'I skip what you can read in any book.',
    'You need solid basics.',
    'Expect to do some lessons twice.',
    'Please look at the free preview first, to see whether the level is right for you.',
    'For people who teach it, or do it for a living.',
  ],
  'all-levels': [
    'Suitable for all levels.',
    'Everybody can join.',
    'Beginners can follow, and old hands will find something new.',
    'Skip what you know.',
    'Every exercise comes in an easy version and a hard one.',
    'Beginners may need longer.',
    'No earlier course is needed.',
    'Open to all levels.',
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
const CERTIFIED = 'You get a certificate at the end.';
const NOT_CERTIFIED = 'There is no exam.';

/** How courses of a subject area are taught. */
const OWN: Grammar = {
  Programming: [
    'All code is on GitHub.',
    'One project runs through the whole course.',
    'I make mistakes on camera and leave them in.',
  ],
  'Data Science': ['The data is real, and so are its gaps.', 'You can bring your own data for the last task.'],
  Design: [
    'You come out with two pieces for your portfolio.',
    'Paper and a pencil will do for the first half.',
    'I look at one assignment of yours and send it back with notes.',
  ],
  Business: [
    'Templates are included.',
    'The cases are a family firm, a charity, and a start-up.',
    'Each section ends with something to try at work.',
    'Every lesson has a page of notes.',
  ],
  Marketing: [
    'Real campaigns, with what they cost.',
    'Every lesson has a page of notes.',
    'Each lesson ends with something to try the same day.',
    'The examples come from a bicycle shop and a museum.',
  ],
  'Personal Development': [
    'The exercises take ten minutes a day.',
    'I say where the research is thin.',
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
    'You can send in a recording and get an answer.',
  ],
  Music: [
    'There is something to try after every lesson.',
    'Half an hour a day is enough.',
    'You can send in a recording and I will answer.',
  ],
  'Art & Crafts': [
    'Filmed from above, so you see the hands.',
    'There is a cheap alternative for most materials.',
    'My own failures are shown too.',
  ],
  'Health & Fitness': [
    'Each section ends with a plan for one week.',
    'I answer questions on Sundays.',
    'If in doubt, ask your doctor first.',
  ],
  Cooking: [
    'All recipes are in grams and cups.',
    'Filmed in an ordinary kitchen.',
    'Each recipe says what to use if you cannot find something.',
  ],
};

/** What is said of a course that goes beyond what its topic is usually learned for. */
const PLAIN: readonly string[] = [
  'We go deep into {all}. {suits}',
  'What you will learn: {four}. {own}',
  '{topic} in {hours}: {four}. {suits}',
  'In this course we work on {all}. {own} {suits}',
  'A course in {topic}, with lessons on {all}. {suits}',
  'It starts with {focus} and ends with {third}. {suits}',
  '{lessons} lessons, from {focus} to {third}. {own}',
  'There are lessons on {all}. {suits}',
  "{suits} I'm {first}, and I'll take you from {focus} to {third}.",
  '{topic} with {teacher}: {four}.',
];

/**
 * Paragraphs about a course: what it leads to, and some of what it deals with, how it is taught, and whom it suits. What a
 * course deals with may be one thing or several: it is never what a verb agrees with.
 */
export const course: Subject = {
  rules: {
    text: [
      '{teaser} {suits}',
      '{teaser} Along the way: {three}.',
      '{teaser}',
      '{teaser} {lessons} lessons on {topic}, {hours} in all.',
      '{teaser} {hours} of {topic}. {suits}',
      '{teaser} There are lessons on {all}.',
      '{teaser} {own}',
      'A course in {topic}, with lessons on {all}. {suits}',
      '{teaser} {cert}',
      '{teaser} It starts with {focus} and ends with {third}. {suits}',
      '{teaser} {own} {suits}',
      'What you will learn: {four}. {own}',
      '{teaser} We take our time over {focus}. {suits}',
      '{teaser} The lessons take about {minutes} minutes each.',
      '{teaser} You will learn about {all}.',
      '{teaser} {own} Lessons take about {minutes} minutes.',
      '{topic} in {hours}: {four}. {suits}',
      '{teaser} {suits} Expect {hours} of {topic}.',
      "{teaser} I'm {first}, and I'll take you from {focus} to {third}.",
      '{topic} with {teacher}. {teaser}',
      'In this course we work on {all}. {own} {suits}',
      '{teaser} {lessons} lessons, from {focus} to {third}. {own}',
      '{teaser} This course in {topic} starts with {focus}.',
      '{teaser} {suits} {own}',
      '{teaser} If you have an hour a week, you can do it in {weeks} weeks.',
    ],
  },
  parts: Object.fromEntries(
    Object.entries(OWN).flatMap(([area, own]) =>
      Object.entries(SUITS).flatMap(([level, suits]) => [
        [`${area}, ${level}`, { own, suits }],
        [`${area}, ${level}, plain`, { own, suits, text: PLAIN }],
      ]),
    ),
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
    // In the order of the list, which is the order one learns things in; what the title tells is left out last.
    const four = six.filter((one) => told.includes(one) || others.includes(one));
    const dropped = four.findLast((one) => !told.includes(one)) ?? four.at(-1);
    const three = four.filter((one) => one !== dropped);
    const [focus = '', , third = ''] = three;
    const teaser = entry(COURSE_TEASERS, part).split('\n')[names.indexOf(x)] ?? '';
    const spoken = (about.language ?? 'en') === 'en' ? '' : ` All lessons are in ${x}.`;
    const isEasy = teaser.startsWith({ advanced: '*', intermediate: '**' }[level] ?? '?');
    return {
      part: `${part}, ${level}${isEasy ? ', plain' : ''}`,
      slots: {
        // Sentences of its own, which end as they should.
        teaser: [teaser.replace(/^\*+/, '') + spoken],
        topic: x,
        focus,
        third,
        teacher,
        first: teacher.split(' ')[0] ?? teacher,
        all: series(three),
        three: three.join(', '),
        four: series(four),
        // A list, as it ends a sentence of its own.
        cert: [about.certified === false ? NOT_CERTIFIED : CERTIFIED],
        hours: hours === 1 ? '1 hour' : `${hours} hours`,
        weeks: String(Math.max(2, hours)),
        lessons: String(amount),
        minutes: String(Math.max(5, Math.round((hours * 12) / amount) * 5)),
      },
    };
  },
};
