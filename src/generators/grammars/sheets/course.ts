import type { About } from '../about.ts';
import type { Sheet } from './sheet.ts';

const is =
  (...levels: readonly string[]) =>
  ({ level = 'all-levels' }: About): boolean =>
    levels.includes(level);
const hours = ({ hours: count = 12 }: About): number => count;

/** Of this many consecutive courses, at most one says what its subject area needs. Few of them are of the same area. */
const OF_AREA = 13;

/** Sentences on what one needs for a course, for subject areas where this is not obvious. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  Programming: ['All software used in the course is free.', 'The setup is shown for Windows, macOS, and Linux.'],
  'Data Science': ['All you need is a spreadsheet program and a browser.', 'The maths is explained as you need it.'],
  Photography: ['You need a camera with manual settings.', 'Any camera with manual settings will do.'],
  'Art & Crafts': ['A list of materials is included.', 'Most of the materials are easy to find.'],
};

/**
 * Sentences that texts about courses can have at their end: for whom the course is and is not, what it takes, and what
 * comes with it.
 */
// oxfmt-ignore
export const COURSE_SHEET: Sheet = {
  isWhole: true,
  lengths: { 0: 52, 1: 33, 2: 15 },
  topics: [
    ...Object.entries(NEEDS).map(([area, says]) => ({ among: OF_AREA, when: ({ topic = '' }: About) => topic === area, says })),
    { when: is('beginner'), says: [
      'It is made for complete newcomers.',
      'No previous knowledge is expected.',
      'You do not need any previous experience.',
      'It also suits people who want to refresh the basics.',
      'Every term is explained when it first comes up.',
      'The pace is gentle, and you can repeat any lesson.',
    ] },
    { when: is('intermediate'), unless: /basics|experience/, says: [
      'You should already know the basics.',
      'It is meant for people with some experience.',
      'The basics are only reviewed briefly.',
      'If you have finished a course for beginners, you are ready for this one.',
    ] },
    { when: is('advanced'), unless: /basics|experience/, says: [
      'It is meant for people with several years of practice.',
      'You should be confident with the basics before you enrol.',
      'A short free test tells you whether this is the right level.',
      'Much of it assumes that you can work on your own.',
    ] },
    { when: is('all-levels'), says: [
      'Beginners should take the lessons in order, and others can choose.',
      'It is suitable for beginners as well as for people with experience.',
      'Each lesson is marked as easy, medium, or hard.',
    ] },
    { when: (given) => hours(given) > 14, unless: /evening|busy|lectures|Short|short/, says: [
      'Plan for {n2to4} evenings a week.',
      'The course is divided into sections that you can take one week at a time.',
      'Most people take two or three months over it.',
    ] },
    { when: (given) => hours(given) <= 4, unless: /week|every day|each day/, says: [
      'You can get through it in a weekend.',
      'It is short and to the point.',
      'You can finish it in a day.',
    ] },
    { unless: /test|exercise|task|practice|project/i, when: ({ amount = 30 }) => amount >= 12, says: [
      'Every section ends with exercises, and the answers are explained.',
      'Short tests tell you what to repeat, and you can take them as often as you like.',
    ] },
    { when: ({ date = '9999' }) => date < '2024-12-01', says: [
      'A few lessons have been recorded again since it came out.',
      'New examples have been added since the first version.',
      'The course is updated regularly.',
    ] },
    { says: [
      'I have taught the subject to people of all ages.',
      'The course grew out of my workshops.',
      'I answer the questions that students ask most.',
      'There is a reading list at the end.',
    ] },
    { says: [
      'Subtitles are available for all lessons.',
      'All lessons can be downloaded and watched offline.',
      'You can change the speed of the videos.',
      'There is a transcript of every lesson.',
    ] },
    { unless: /answer|questions/, says: [
      'You can ask questions below each lesson, and I answer them myself.',
      'There is a live call with questions and answers once a month.',
    ] },
    { unless: /repeat as often|at your own pace/, says: [
      'You get lifetime access.',
      'There is a thirty-day money-back guarantee.',
      'The first section is free to watch.',
    ] },
  ],
  words: {},
};
