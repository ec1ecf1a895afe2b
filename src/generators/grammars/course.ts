import { fill } from '../grammar.ts';
import type { Grammar } from '../grammar.ts';
import { COURSE_TOPICS } from '../lists/course-topics.ts';
import { entry } from '../lists/entry.ts';
import { leisure } from './courses/leisure.ts';
import { work } from './courses/work.ts';
import type { Subject } from './subject.ts';
import { mentioned } from './wording.ts';

/** Whom a course is for, by its level. */
const SUITS: Grammar = {
  beginner: [
    'You do not need any experience with {topic}.',
    'It is made for people who have never tried {topic} before.',
    'All you need to bring is some curiosity about {topic}.',
    'Nothing is taken for granted, not even {focus}.',
    'Complete beginners are welcome, and we explain {focus} from the start.',
    'If you have always found {topic} too difficult, this is a good place to start.',
  ],
  intermediate: [
    'You should already know the basics of {topic}.',
    'It helps to have some practice in {topic}, but you do not have to be an expert.',
    'It picks up where most beginner courses on {topic} end.',
    'If you have taken a first course on {topic}, you are ready for this one.',
    'The pace is brisk, so a first look at {focus} beforehand will help.',
    'You will get the most out of it if you have come across {focus} before.',
  ],
  advanced: [
    'You should have a year or two of practice in {topic}.',
    'The basics of {topic} are not repeated, so this is not for beginners.',
    'It is aimed at people who have spent a few years on {topic} already.',
    'You should feel at home with {focus} before you start.',
    'Expect to be challenged, especially by {third}.',
    'Experienced learners will find details of {topic} here that few courses cover.',
  ],
  'all-levels': [
    'Beginners can start with the first lesson, and everyone else can skip ahead to {second}.',
    'It works for beginners as well as for people who already know {topic}.',
    'Every exercise comes at three levels, so you can choose how far to go with {focus}.',
    'Whatever you know about {topic} already, you will find something new.',
    'Newcomers and experienced learners work side by side on {focus}.',
    'You decide how deep you go into {topic}.',
  ],
};

/** Paragraphs about a course: its topic, how it is taught, whom it suits, what one can do afterwards. */
export const course: Subject = {
  rules: {
    text: [
      '{opening} {practice} {outcome}',
      '{opening} {suits} {practice}',
      '{opening} {practice} {offer}',
      '{opening} {suits} {offer}',
      '{opening} {suits} {outcome}',
    ],
    opening: [
      'This course on {topic} begins with {focus} and moves on to {second} and {third}.',
      'From {focus} to {second}, the lessons take you through {topic} one clear example at a time.',
      'The main parts of this course on {topic} are {focus}, {second}, and {third}.',
      'If you want to get into {topic}, this course explains {focus}, {second}, and {third} without jargon.',
      'A course on {topic} for people who like to try things out, with sections on {focus}, {second}, and {third}.',
      'Each section looks at a different side of {topic}, from {focus} to {second}.',
      'What matters most in {topic}? This course picks out {focus}, {second}, and {third}.',
      'In this course on {topic}, practice comes first: {focus}, {second}, and {third} each get a section of their own.',
      'You get to know {topic} through three things that come up all the time: {focus}, {second}, and {third}.',
      'The heart of this course on {topic} is {focus}, with plenty of room for {second} and {third}.',
      'Short lessons on {focus}, {second}, and {third} add up to a solid course on {topic}.',
      'Learn {topic} from someone who has taught it for years, with a close look at {focus} and {second}.',
      'Three questions shape this course on {topic}, and they lead you to {focus}, {second}, and {third}.',
      'You will spend most of your time on {focus} and {second}, the two things that people find hardest about {topic}.',
    ],
    offer: [
      'The section on {more} comes with a checklist to download and keep.',
      'You can ask questions in the course forum and see what others are working on.',
      'You can repeat all lessons as often as you like, and each ends with a short quiz.',
      'A summary at the end of every section makes it easy to look things up later.',
      'If you get stuck on {more}, there are extra examples in the appendix.',
      'You can take the lessons in any order, though it is best to leave {more} for last.',
      'Every section closes with a list of common mistakes and how to avoid them.',
      'The instructor answers questions once a week in a live session.',
      'A reading list on {more} is included.',
      'There is a bonus lesson on {more}.',
      'You can see a sample lesson on {more} before you sign up.',
      'Most people take two or three lessons a week.',
      'There is no exam, just a small project at the end.',
      'You will find worksheets for every lesson in the download area.',
    ],
  },
  parts: { ...work, ...leisure },
  read({ name = '', topic, topics: [subject] = [], level = 'all-levels' }, random) {
    const part = topic ?? random.pick(Object.keys(COURSE_TOPICS));
    const topics = entry(COURSE_TOPICS, part);
    const names = Object.keys(topics);
    const about = subject ?? mentioned(name, names) ?? random.pick(names);
    const all = entry(topics, about);
    const subtitle = name.includes(': ') ? name.slice(name.indexOf(': ')).toLowerCase() : '';
    const told = all.filter((focus) => subtitle.includes(focus.toLowerCase()));
    const rest = random.sample(
      all.filter((focus) => !told.includes(focus)),
      3 - told.length,
    );
    // What the title tells comes first; the rest in the order of the list, which is the order one learns things in.
    const [focus = '', second = '', third = ''] = [...told, ...all.filter((other) => rest.includes(other))];
    const more = all.filter((other) => ![focus, second, third].includes(other));
    const words: Readonly<Record<string, string>> = { topic: about, focus, second, third };
    const suits = entry(SUITS, level).map((text) => fill(text, (slot) => words[slot] ?? ''));
    return { part, slots: { ...words, more, suits } };
  },
};
