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
      'If you have tried before and given up, start here.',
      'Every term is explained when it first comes up.',
      'The pace is slow at first, and nobody minds if you repeat a lesson.',
      'You can start with what you have at home.',
    ] },
    { when: is('intermediate', 'advanced'), unless: /experience|basics|know/, says: [
      'It is not for beginners: the first lesson begins where {begins}.',
      'I assume that you {assume}.',
      'If you have done this for years, you may skip the first section.',
      '*A short test before you buy tells you whether this is the right level.',
      'Bring a problem of your own, because the last section is about that.',
      'The basics get half a lesson and no more.',
    ] },
    { when: is('all-levels'), says: [
      'Beginners should take the lessons in order, and others can pick.',
      'The harder lessons are marked, and you can come back to them.',
      'Some of it is easy and some is not, and you are told which before you start.',
    ] },
    { when: (given) => hours(given) > 14, says: [
      'Plan for {n2to4} evenings a week.',
      '*There are breaks built in, with nothing to do but go outside.',
      'Most people take two or three months over it.',
      '*The {nth} section is the longest, and also the one that people write to me about.',
    ] },
    { when: (given) => hours(given) <= 4, unless: /week|every day|each day/, says: [
      'You can get through it in a weekend.',
      'It is short on purpose.',
      '*All of it fits into one rainy Sunday.',
    ] },
    { unless: /test|exercise|task/, when: ({ amount = 30 }) => amount >= 12, says: [
      'Every section ends with exercises, and the answers are explained.',
      'Short tests tell you what to repeat, and you can take them as often as you like.',
      'Two of the exercises are hard enough that most people do them again.',
    ] },
    { when: ({ date = '9999' }) => date < '2024-12-01', says: [
      'A few lessons have been recorded again since it came out.',
      'New examples have been added since the first version.',
      '*Students have found {n2to5} mistakes in it so far, and all of them are gone.',
    ] },
    { says: [
      '*I learned this {learned}, and I teach it the way I wish I had been taught.',
      '*My own first attempt is in it, as a warning.',
      'What I leave out is in the reading list at the end.',
      '*I was bad at this for years, which helps when I explain it.',
    ] },
    { says: [
      'Subtitles have been checked by a person.',
      'All lessons can be downloaded and watched offline.',
      'I speak slowly, so double speed is fine.',
      'The whole course is also there as text, if you would rather read.',
    ] },
    { unless: /answer|questions/, says: [
      'You can ask questions below each lesson, and I answer them myself.',
      'There is a live call once a month, and the recording stays online.',
      'The forum is small and friendly.',
    ] },
    { unless: /repeat as often|at your own pace/, says: [
      'Access does not expire.',
      'You can give it back within thirty days.',
      'The first section is free to watch.',
    ] },
  ],
  words: {
    beginner: ['have never tried', 'need it by next month', 'are curious and patient', 'like to know why before how'],
    nth: listOf('second, third, fourth'),
    assume: ['know the basics and have forgotten half of them', 'can work on your own', 'are not afraid of starting over', 'have finished something of your own before'],
    learned: ['late', 'from books', 'the slow way', 'from somebody who hated talking'],
    begins: ['most courses end', 'the books stop', 'my course for beginners ends', 'people usually get stuck'],
  },
};
