import { listOf } from '../../lists/list-of.ts';
import type { About } from '../about.ts';
import type { Sheet } from './sheet.ts';

const is =
  (...levels: readonly string[]) =>
  ({ level = 'all-levels' }: About): boolean =>
    levels.includes(level);
const hours = ({ hours: count = 12 }: About): number => count;
/** Areas in which something is made with a computer, with the hands, or with voice and body. */
const DESKS = listOf('Programming, Data Science, Design, Business, Marketing');
const HANDS = listOf('Art & Crafts');
const about =
  (areas: readonly string[]) =>
  ({ topic = '' }: About): boolean =>
    areas.includes(topic);

/** Facts about courses: its project, how it is taught, for whom it is and is not, what it takes, and what it lacks. */
// oxfmt-ignore
export const COURSE_SHEET: Sheet = {
  isWhole: true,
  lengths: { 0: 28, 1: 25, 2: 15, 3: 10, 4: 7, 5: 7, 6: 8 },
  topics: [
    { when: about(DESKS), says: [
      'There are {n5to30} files to download, broken ones included.',
      'Each step is shown on {n2to4} examples, one of which goes wrong.',
      'I leave {n3to9} of my mistakes in and show how I found them.',
      'You work on your own files for about {n40to70} per cent of the time.',
    ] },
    { when: about(HANDS), says: [
      'You will have made {n3to9} pieces by the end, of which you will want to keep two.',
      'The camera is above the table, and nothing is cut out, not even the part where it goes wrong.',
      'Each section ends with something to show to a person who is not polite.',
      'A list of what to buy, and of {n4to9} things not to, comes with the first lesson.',
      'I use {cheap}, so that you can see that it is enough.',
    ] },
    { when: is('beginner'), says: [
      'It is meant for people who {beginner}.',
      'I expect nothing but {need} and some free evenings.',
      'If you have tried before and given up, the {early} lesson is about the usual reason.',
      'The {n8to30} words that you need are explained at the start.',
    ] },
    { when: is('intermediate', 'advanced'), says: [
      'It is not for beginners: the first lesson begins where {begins}.',
      'I assume that you {assume}.',
      'Whoever has {n2to6} years of practice will skip section one and be right to.',
      'There is a test of {n8to20} questions before you pay; if you miss more than half, take an easier course first.',
      'Bring a problem of your own, as the second half is about that.',
    ] },
    { when: (given) => hours(given) > 14, says: [
      'Plan for {n2to5} evenings a week, half of them away from the screen.',
      'The longest section is the {nth}; it is also the one that people write to me about.',
      'There are {n3to6} breaks built in, with nothing to do but go outside.',
      'Most people need {n5to12} weeks for it.',
    ] },
    { when: ({ amount = 30 }) => amount >= 12, says: [
      'Every section ends with {n2to6} exercises, and the answers are explained rather than given.',
      'There are {n4to12} short tests, which you can take as often as you like.',
      'Homework is voluntary, takes {n10to50} minutes, and is done by {homework}.',
      'After each lesson there are {n2to6} questions that you should be able to answer without looking.',
      'You get feedback from {n2to4} other learners and give it to as many.',
      'Exercise {n3to9} is the one that most people do twice.',
    ] },
    { when: ({ date = '9999' }) => date < '2024-12-01', says: [
      'Since the first version, I have recorded a good part of it again, because of {questions}.',
      'It was last updated in {month}, when {update}.',
      'A lesson that had become out of date was recorded again in {month}.',
      'This is the {nth2} version; the first was {first2}.',
      'New examples are added every {season}, {n2to5} at a time.',
    ] },
    { says: [
      'I learned this {learned}, and I teach it the way I wish I had been taught.',
      'I have taught this to {learners}, who told me what to leave out.',
      'My own first attempt is in the {early} lesson, {n2to9} minutes of it, as a warning.',
      'I asked {n12to60} students what was missing, and added that.',
    ] },
    { says: [
      'What it does not cover: {lack}, or {lack2}.',
      'You will not get {lack2}, as there are good books for that.',
      'I say little about {lack}, and nothing about {lack2}.',
      'If you are looking for {lack2}, this is the wrong course.',
    ] },
    { says: [
      'There are {n4to20} pages to print, if you like paper.',
      'Subtitles in {n2to6} languages have been checked by people.',
      'All slides can be downloaded, and so can a summary of {n6to20} pages.',
      'Sound and picture are plain, but you can read everything on {read}.',
      'All lessons can be downloaded, for the way to {way}.',
      'I speak slowly, so {speed} speed is fine.',
    ] },
    { says: [
      'Questions are answered on {weekday}s, in {answers}.',
      'There is a call on the first {weekday} of each month, {n40to60} minutes, cameras optional.',
      'The forum is small and friendly, and most questions have an answer within {n2to20} hours.',
    ] },
    { says: [
      'Refunds are possible for {n14to30} days, and nobody asks why.',
      'Access does not expire, and neither do the {files}.',
      'Teachers may use up to {n2to9} lessons in class without asking.',
      'The first {n2to4} lessons can be tried for nothing.',
    ] },
  ],
  words: {
    beginner: ['have never tried', 'gave it up at school', 'need it by next month', 'are curious and patient', 'like to know why before how', 'are changing jobs'],
    need: ['a notebook', 'a quiet corner', 'good will', 'curiosity'], nth: listOf('second, third, fourth, fifth'), nth2: listOf('second, third, fourth, fifth, sixth'),
    assume: ['know the basics and have forgotten half of them', 'have done it for money at least once', 'can work on your own', 'are not afraid of starting over', 'have finished something of your own before'],
    month: listOf('January, February, March, April, May, June, September, October, November'), update: ['a reader found a mistake in lesson four', 'I moved to another town and had better light', 'the examples had begun to look old', 'three lessons on tools became one'],
    season: listOf('spring, autumn, winter'), learned: ['late, from a colleague who hated talking', 'from books, with all that follows from that', 'on the job, at night', 'from my aunt', 'in a job that I left'],
    learners: ['apprentices', 'evening classes', 'retired engineers', 'school leavers', 'office workers', 'new parents'],
    lack: ['the history of the subject', 'the newest tools', 'theory for its own sake', 'how to earn money with it'], lack2: ['a reading list', 'software recommendations', 'shortcuts', 'a plan for every day', 'motivational talks'],
    questions: ['questions in the forum', 'a letter from a reader', 'my own mistakes', 'better light', 'a new microphone'], files: ['files', 'handouts', 'answers', 'templates'], cheap: ['cheap tools', 'borrowed tools', 'what most people have at home', 'the second-cheapest of everything'], way: ['work', 'the shops', 'the gym'], early: ['first', 'second', 'third'], speed: ['double', 'one and a half times the'],
    answers: ['writing', 'a short video', 'a call', 'the forum'],
    begins: ['most courses end', 'the books stop', 'my course for beginners ends', 'people usually get stuck'],
    homework: ['about a third of you', 'hardly anybody in July', 'the people who finish', 'more people than I thought'], read: ['a telephone', 'an old tablet', 'paper', 'a bus'], first2: ['twice as long and half as good', 'a set of blog posts', 'recorded in a kitchen', 'for one friend only', 'a weekend class'],
    weekday: listOf('Monday, Tuesday, Wednesday, Thursday, Friday'),
  },
};
