import { listOf } from '../../lists/list-of.ts';
import type { About } from '../about.ts';
import { COURSE_WAYS } from './course-ways.ts';
import type { Sheet } from './sheet.ts';

const is =
  (...levels: readonly string[]) =>
  ({ level = 'all-levels' }: About): boolean =>
    levels.includes(level);
const hours = ({ hours: count = 12 }: About): number => count;

/**
 * Of this many consecutive courses, at most one says how its subject area is taught. The number is small, since few of
 * them are of the same area.
 */
const OF_AREA = 13;

/**
 * Sentences that texts about courses can have at their end: how the course is taught, for whom it is and is not, what
 * it takes, and what comes with it.
 */
// oxfmt-ignore
export const COURSE_SHEET: Sheet = {
  isWhole: true,
  lengths: { 0: 34, 1: 52, 2: 14 },
  topics: [
    ...Object.entries(COURSE_WAYS).map(([area, { says, unless }]) => (
      { among: OF_AREA, when: ({ topic = '' }: About) => topic === area, says, unless }
    )),
    { when: is('beginner'), unless: /eginner|beginning|introduction|new to|given up/, says: [
      'It is meant for people who {beginner}.',
      'No previous knowledge is expected.',
      'It is a good place to start again, too.',
      'Every term is explained when it first comes up.',
      'The pace is gentle, and you can repeat any lesson.',
      'You can start with what you have at home.',
    ] },
    { when: is('intermediate', 'advanced'), unless: /experience|basics|know/, says: [
      'It is not for beginners: the first lesson begins where {begins}.',
      'I assume that you {assume}.',
      'Experienced learners can skip the first section.',
      'A short free test tells you whether this is the right level.',
      'In the last section, you work on a project of your own.',
      'There is only a short summary of the basics.',
    ] },
    { when: is('all-levels'), says: [
      'Beginners should take the lessons in order, and others can pick.',
      'You can come back to the harder lessons later.',
      'Each lesson is marked as easy, medium, or hard.',
    ] },
    { when: (given) => hours(given) > 14, unless: /evening|busy|lectures|Short|short/, says: [
      'Plan for {n2to4} evenings a week.',
      'The course is divided into sections that you can take one week at a time.',
      'Most people take two or three months over it.',
      'The {nth} section is the longest.',
    ] },
    { when: (given) => hours(given) <= 4, unless: /week|every day|each day/, says: [
      'You can get through it in a weekend.',
      'It is short and to the point.',
      'You can finish it in a day.',
    ] },
    { unless: /test|exercise|task/, when: ({ amount = 30 }) => amount >= 12, says: [
      'Every section ends with exercises, and the answers are explained.',
      'Short tests tell you what to repeat, and you can take them as often as you like.',
      'There is a final project at the end.',
    ] },
    { when: ({ date = '9999' }) => date < '2024-12-01', says: [
      'A few lessons have been recorded again since it came out.',
      'New examples have been added since the first version.',
      'The course is updated regularly.',
    ] },
    { says: [
      'I teach it the way I wish I had been taught.',
      'You can start at any time.',
      'There is a reading list at the end.',
      'I was once a beginner, too, and I know where people get stuck.',
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
      'The forum is small and friendly.',
    ] },
    { unless: /repeat as often|at your own pace/, says: [
      'You get lifetime access.',
      'There is a thirty-day money-back guarantee.',
      'The first section is free to watch.',
    ] },
  ],
  words: {
    beginner: ['have never tried', 'need it by next month', 'are curious and patient', 'like to know why before how'],
    nth: listOf('second, third, fourth'),
    assume: ['know the basics and have forgotten half of them', 'can work on your own', 'are not afraid of starting over', 'have finished something of your own before'],
    begins: ['most courses end', 'the books stop', 'my course for beginners ends', 'people usually get stuck'],
  },
};
