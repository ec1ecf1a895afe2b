import { fill } from '../grammar.ts';
import type { Grammar } from '../grammar.ts';
import { COURSE_TOPICS } from '../lists/course-topics.ts';
import { entry } from '../lists/entry.ts';
import { leisure } from './courses/leisure.ts';
import { work } from './courses/work.ts';
import type { Subject } from './subject.ts';
import { mentioned } from './wording.ts';

/** Whom a course is for, by its level, in a word and in a sentence. */
const WHO: Grammar = {
  beginner: ['first-timers', 'people starting from zero', 'complete beginners', 'anyone new to {topic}', 'newcomers'],
  intermediate: ['improvers', 'people past the first steps', 'those with some practice', 'anyone stuck halfway'],
  advanced: ['old hands', 'people with years of practice', 'professionals', 'advanced learners'],
  'all-levels': ['all levels', 'newcomers and old hands alike', 'anyone with an interest', 'mixed groups'],
};
const SUITS: Grammar = {
  beginner: [
    'No experience needed.',
    'No head start needed.',
    'From the very first step.',
    'Nothing is assumed.',
    'Curiosity is enough.',
    'Prerequisites: none.',
    'Never tried {topic}? Good.',
    'No previous knowledge required.',
    'We explain every term.',
    'Start here if all of this is new to you.',
    'Your first course? Welcome.',
  ],
  intermediate: [
    'Not for absolute beginners.',
    'You should know the basics by now.',
    'Some practice is assumed.',
    'Best after a beginner course.',
    'The pace is brisk.',
    'Six months of practice will do.',
    'A bit of experience helps.',
    'Second in a series of three.',
    'You will recognize some of it.',
  ],
  advanced: [
    'Not for beginners.',
    'The basics are not repeated.',
    'You need a year or two of practice.',
    'Expect to be challenged, especially by {third}.',
    'If you are new to {focus}, wait.',
    'You should be able to work without notes.',
    'No hand-holding.',
    'Dense, and meant to be.',
  ],
  'all-levels': [
    'Newcomers are welcome.',
    'Open to all.',
    'If most of it is familiar, skip ahead to {second}.',
    'Each exercise has three levels.',
    'Come as you are.',
    'Beginners should allow more time.',
    'Skip what you know.',
    'No tests, no pressure.',
    'Families may share an account.',
  ],
};

/** How long it takes with all exercises, by the hours of film, up to which it does. */
const PACES: readonly (readonly [hours: number, pace: string])[] = [
  [5, 'one weekend'],
  [12, 'two weeks'],
  [30, 'two months'],
  [Infinity, 'half a year'],
];

/**
 * Paragraphs about a course: what it deals with, how it is taught, whom it suits, what comes out of it. Each is of one of
 * many frames, in the voices of many teachers, so that a page of courses does not read as if one person had written it.
 * What a course deals with may be one thing or several: it is never what a verb agrees with.
 */
export const course: Subject = {
  rules: {
    text: [
      '{focus}, {second}, {third}: {hours} of {topic} for {who}. {own}',
      'I wrote this course for the questions my students kept asking about {focus} and {second}. {suits}',
      'You will leave with {made}, and with a clear idea of why so much in {topic} depends on {focus}.',
      'Covers {focus}, {second}, and {third}. {own}',
      '{suits} We begin with {focus}, spend most of the {lessons} lessons on {second}, and close with {third}.',
      'Thorough: the whole first third is about {focus}. {suits}',
      'Recorded live with a small group, so you also hear their questions, mostly on {focus}. {suits}',
      '{lessons} lessons, roughly {minutes} minutes each. Topics: {focus}, {second}, {third}, {more}.',
      'What you need: {kit}. What you get: {made}. What we talk about most: {focus}.',
      'Most people give up on {topic} somewhere around {focus}. This is {hours} on how not to.',
      'If you still guess your way through {second}, this is for you.',
      '{topic}, properly explained. No jargon, just {focus}, {second}, and a lot of practice.',
      'The companion to my workshops on {topic}. Bring {kit}; by the last lesson you should have {made}.',
      'Part one deals with {focus}, part two with {second}, part three with {third}. {suits}',
      'Taught on camera from start to finish, with subtitles. Notes on {more} come as a PDF. {own}',
      'There are faster ways to learn {topic}. This one takes {hours} and goes through {focus} twice.',
      'Who is it for? {who}. What is inside? {focus}, {second}, {third}, and one large task: {made}.',
      'Weekly assignments with feedback, a forum, and {lessons} lessons on {topic}. {suits}',
      'My favourite subject, in {lessons} lessons. We get to {third} by way of {focus} and {second}.',
      'You work towards {made}. {focus} and {second} come up as you need them.',
      'Starts gently with {focus}, then picks up speed towards {third}.',
      '{hours}, {lessons} lessons, one teacher. Special attention to {second}. {suits}',
      'The part on {second} is the longest. {own}',
      '{topic} gets a lot easier after {focus}. {suits}',
      'Learn {topic} at home with {kit}. {own}',
      'Three modules ({focus}; {second}; {third}) and a short test after each. {suits}',
      'What I know about {topic} I learned the hard way, {second} first of all. You do not have to.',
      'Made for {who}: {lessons} lessons, each on a single point, from {focus} to {third}.',
      'The syllabus is simple: {focus}, then {second}, then {third}. The exercises are not.',
      'Not a lecture: you work on {focus} yourself. {kit} will do.',
      '{own} Main subjects: {focus} and {second}.',
      '{focus} and {second}, taught as I teach them to my evening class.',
      'Ask ten people about {focus} and you get ten answers. Here is mine, with examples. {suits}',
      'For {who}. With a long section on {focus}. {own}',
      'How do you get from {focus} to {third}? One small step per lesson, {lessons} in all.',
      '{topic} from one end to the other: {focus}, {second}, {third}, and {more} as a bonus.',
      'Includes worksheets, a reading list on {more}, and comments on one assignment about {second}.',
      'Short on time? Start with {focus}. {suits}',
      'The whole of {topic} would not fit into {hours}, so I had to choose: {focus}, {second}, {third}.',
      'I make my living from {topic}, and these are the parts I use every week, above all {focus} and {second}.',
      'Plan on {pace} if you do all the exercises, less if you only watch {focus} and {second}. {suits}',
      'On the way to {made}: {focus}, {second}, {third}.',
      'Plenty of examples, most of them on {second} and {third}. {suits}',
      'Every lesson has captions, and {third} comes with notes to print. {suits}',
      'The mistakes I see most often come down to {focus}. We sort those out, then move on to {second}.',
      'You watch, you try, you compare, first with {focus}, then with {second}. {own}',
      'No grades, no homework. Just {hours} of {topic}. You need {kit}.',
      '{second} and {third}, at an easy pace, after a short look at {focus}. {suits}',
      '{suits} On the programme: {focus}, {second}, {third}, {more}.',
      'Plain talk about {topic}, with extra time for {focus} and {second}.',
      'Before you buy: this is {hours}, mostly on {focus} and {second}, with hardly anything on {more}.',
      'Questions about {third} are answered every Friday. {suits}',
      'Take the lessons in any order, as long as {focus} comes before {third}.',
      'Evening classes in {topic}, filmed over one term.',
    ],
  },
  parts: { ...work, ...leisure },
  read({ name = '', topic, topics: [subject] = [], level = 'all-levels', hours = 12, amount = 30 }, random) {
    const part = topic ?? random.pick(Object.keys(COURSE_TOPICS));
    const topics = entry(COURSE_TOPICS, part);
    const names = Object.keys(topics);
    const about = subject ?? mentioned(name, names) ?? random.pick(names);
    const all = entry(topics, about);
    const rest = name.toLowerCase().replace(about.toLowerCase(), '');
    const told = all.filter((focus) => rest.includes(focus.toLowerCase()));
    const others = random.sample(
      all.filter((focus) => !told.includes(focus)),
      3 - told.length,
    );
    // What the title tells comes first; the rest in the order of the list, which is the order one learns things in.
    const [focus = '', second = '', third = ''] = [...told, ...all.filter((other) => others.includes(other))];
    const more = all.filter((other) => ![focus, second, third].includes(other));
    const words: Readonly<Record<string, string>> = { topic: about, focus, second, third };
    const oneOf = (texts: readonly string[]): string => fill(random.pick(texts), (slot) => words[slot] ?? '');
    return {
      part,
      slots: {
        ...words,
        more: random.pick(more),
        who: oneOf(entry(WHO, level)),
        suits: oneOf(entry(SUITS, level)),
        hours: hours === 1 ? '1 hour' : `${hours} hours`,
        lessons: String(amount),
        minutes: String(Math.max(5, Math.round((hours * 12) / amount) * 5)),
        pace: PACES.find(([most]) => hours <= most)?.[1] ?? '',
      },
    };
  },
};
