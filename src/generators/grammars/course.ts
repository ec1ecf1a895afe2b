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
  ],
  intermediate: [
    'You should already know the basics of {topic}.',
    'It helps to have some practice in {topic}, but you do not have to be an expert.',
    'It picks up where most beginner courses on {topic} end.',
    'If you have taken a first course on {topic}, you are ready for this one.',
    'The pace is brisk, so a first look at {focus} beforehand will help.',
  ],
  advanced: [
    'You should have a year or two of practice in {topic}.',
    'The basics of {topic} are not repeated, so this is not for beginners.',
    'It is aimed at people who have spent a few years on {topic} already.',
    'You should be at home with the basics of {topic} before you start.',
    'Expect to be challenged, especially by {third}.',
  ],
  'all-levels': [
    'Beginners can start with the first lesson, and everyone else can skip ahead to {second}.',
    'It works for beginners as well as for people who already know {topic}.',
    'Every exercise comes at three levels, so you can choose how far to go with {focus}.',
    'Whatever you know about {topic} already, you will find something new.',
    'Newcomers and experienced learners work side by side on {focus}.',
  ],
};

/** Paragraphs about a course: its topic, how it is taught, whom it suits, what one can do afterwards. */
export const course: Subject = {
  rules: {
    text: [
      '{opening} {practice} {outcome}',
      '{opening} {suits} {practice}',
      '{opening} {practice} {offer}',
      '{practice} {opening} {suits}',
      '{suits} {opening} {outcome}',
      '{opening} {suits} {offer}',
      '{opening} {suits} {outcome}',
    ],
    opening: [
      'From {focus} to {second}, the lessons take you through {topic} one clear example at a time.',
      '{hours} of {topic}, cut into {lessons} lessons, with most of the time spent on {focus} and {second}.',
      'A course on {topic} for people who like to try things out, with sections on {focus}, {second}, and {third}.',
      'I have taught {topic} for years, and this is the course I would have liked to take.',
      'What matters most in {topic}? This course picks out {focus}, {second}, and {third}.',
      'Most of the {lessons} lessons on {topic} deal with {focus} and {second}, where learners tend to get stuck.',
      'There is a section on {focus}, one on {second}, and one on {third}, and together they cover most of {topic}.',
      'This course grew out of evening classes in {topic}, and it has kept their pace.',
      'People who struggle with {topic} often struggle with {focus}, so we take our time over it.',
      'In {hours}, you get a working knowledge of {topic}, above all of {focus}.',
      'Plenty of courses on {topic} rush through {focus}; this one does not.',
      'Bring a question about {topic}: most of them come up under {focus}, {second}, or {third}.',
      '{lessons} lessons on {topic}, each with one clear aim, and several of them on {focus}.',
      'Anyone who knows about {focus} finds {topic} easier, so the course begins there.',
      'You will not hear much theory here: {topic} is learned by doing, and we begin with {focus}.',
      'Learn {topic} from someone who does it every day, with a close look at {focus} and {second}.',
      'If you only ever learn {count} things about {topic}, {focus} should be one of them.',
    ],
    count: ['three', 'four', 'five', 'six'],
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
    ],
  },
  parts: { ...work, ...leisure },
  read({ name = '', topic, topics: [subject] = [], level = 'all-levels', hours = 12, amount = 30 }, random) {
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
    return {
      part,
      slots: { ...words, more, suits, hours: hours === 1 ? '1 hour' : `${hours} hours`, lessons: String(amount) },
    };
  },
};
