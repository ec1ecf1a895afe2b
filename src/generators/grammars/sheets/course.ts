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
const HANDS = listOf('Art & Crafts, Cooking, Photography, Music');
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
    { unless: /project|portfolio/i, when: about(DESKS), says: [
      'Your project is {project}, and you build it alongside the lessons.',
      'By section {n3to6}, you have {project} that works, if only just.',
      'Everything is tried out on {project}, a case with a lot of awkward corners.',
      'The examples come from {place}, and so do the mistakes in them.',
      'One example runs through all of it: {project}.',
      'We start with {project} and take it apart before we mend it.',
    ] },
    { when: about(HANDS), says: [
      'You will have made {n3to9} pieces by the end, of which you will want to keep two.',
      'The camera is above the table, and nothing is cut out, not even the part where it goes wrong.',
      'Each section ends with something to show to a person who is not polite.',
      'A list of what to buy, and what not to, comes with the first lesson: about {n20to90} dollars in all.',
      'I use {cheap}, so that you can see that it is enough.',
    ] },
    { when: is('beginner', 'all-levels'), says: [
      'It is meant for people who {beginner}.',
      'I expect nothing but {need} and {n2to5} free evenings.',
      'If you have tried before and given up, start with lesson {n3to6}: it is about the usual reason.',
      'There is no jargon before the {nth} section.',
      'Take it slowly: most people need {n3to9} weeks.',
    ] },
    { when: is('intermediate', 'advanced'), says: [
      'It is not for beginners: the first lesson begins where {begins}.',
      'I assume that you {assume}.',
      'Whoever has {n2to6} years of practice will skip section one and be right to.',
      'There is a test of {n8to20} questions before you pay; if you miss more than half, take an easier course first.',
      'Bring a problem of your own, as the second half is about that.',
    ] },
    { when: (given) => hours(given) > 6, says: [
      'The lessons are between {n4to8} and {n14to25} minutes long, which is about a bus ride.',
      'Plan for {n2to5} evenings a week, half of them away from the screen.',
      'The longest section is the {nth}; it is also the one that people write to me about.',
      'There are {n3to6} breaks built in, with nothing to do but go outside.',
      'You can do it in {n10to16} days, but a month is better.',
    ] },
    { says: [
      'Every section ends with {n2to6} exercises, and the answers are explained rather than given.',
      'There are {n4to12} short tests, which you can take as often as you like.',
      'Homework is voluntary, takes {n10to50} minutes, and is done by {homework}.',
      'After each lesson there are {n2to6} questions that you should be able to answer without looking.',
      'I mark the last exercise myself, within {n3to10} days.',
      'You get feedback from {n2to4} other learners and give it to as many.',
    ] },
    { says: [
      'Since the first version, I have recorded a good part of it again, because of {questions}.',
      'It was last updated in {month}, when {update}.',
      'A lesson that had become out of date was recorded again in {month}.',
      'This is the {nth2} version; the first was {first2}.',
      'New examples are added every {season}, most of them from {place}.',
    ] },
    { says: [
      'I learned this {learned}, and I teach it the way I wish I had been taught.',
      'For {n4to22} years I have taught this to {learners}, and they have told me what to leave out.',
      'My own first attempt is in lesson {n2to6}, as a warning.',
      'My students so far have been {learners}, {learners2}, and {learners3}.',
    ] },
    { says: [
      'What it does not cover: {lack}, or {lack2}.',
      'You will not get {lack2}, as there are good books for that.',
      'I say little about {lack}, and nothing about {lack2}.',
      'If you are looking for {lack2}, this is the wrong course.',
    ] },
    { says: [
      'Subtitles in {n2to6} languages have been checked by people.',
      'All slides can be downloaded, and so can a summary of {n6to20} pages.',
      'Sound and picture are plain, but you can read everything on {read}.',
      'All lessons can be downloaded, for the way to {way}.',
      'I speak slowly, so {speed} speed is fine.',
    ] },
    { says: [
      'Questions are answered on {weekday}s, in {answers}.',
      'There is a call on the first {weekday} of each month, {n40to60} minutes, cameras optional.',
      'The forum is small and friendly, with about {n40to400} people who write now and then.',
      'If you are stuck, send a picture of it; I usually see the reason within {n2to50} minutes.',
    ] },
    { says: [
      'Refunds are possible for {n14to30} days, and nobody asks why.',
      'Once a year, usually in {month}, the price goes up a little.',
      'Access does not expire, and neither do the {files}.',
      'Teachers may use all of it in class; a note to me by {weekday} is enough.',
      'The {nth} section can be tried for nothing.',
    ] },
  ],
  words: {
    project: ['a timetable for a swimming pool', 'a newsletter for a museum', 'a stock list for a bicycle shop', 'the accounts of a choir', 'a booking form for a ferry', 'the records of a weather station', 'a site for a village cinema', 'the orders of a bakery', 'a survey among commuters', 'the plan for a street festival'],
    place: ['a regional hospital', 'a furniture maker', 'a public library', 'a farm shop', 'a theatre', 'a bus company'],
    beginner: ['have never tried', 'gave it up at school', 'need it for work by next month', 'are curious and patient', 'like to know why before how', 'are changing jobs'],
    need: ['a notebook', 'an old laptop', 'a quiet corner', 'good will', 'curiosity'], nth: listOf('second, third, fourth, fifth'), nth2: listOf('second, third, fourth, fifth, sixth'),
    assume: ['know the basics and have forgotten half of them', 'have done it for money at least once', 'can work on your own', 'are not afraid of starting over', 'have finished something of your own before'],
    month: listOf('January, February, March, April, May, June, September, October, November'), update: ['a reader found a mistake in lesson four', 'I moved to another town and had better light', 'the examples had begun to look old', 'three lessons on tools became one'],
    season: listOf('spring, autumn, winter'), learned: ['late, from a colleague who hated talking', 'from books, with all that follows from that', 'on the job, at night', 'from my aunt', 'in a job that I left'],
    learners: ['apprentices', 'evening classes', 'retired engineers', 'nurses', 'school leavers', 'office workers', 'soldiers', 'new parents'], learners2: ['a bishop', 'two brothers from Malta', 'a lorry driver', 'a whole orchestra', 'my dentist', 'a class of eleven-year-olds'],
    lack: ['the history of the subject', 'certificates and exams', 'the newest tools', 'theory for its own sake', 'how to earn money with it'], lack2: ['a reading list', 'software recommendations', 'shortcuts', 'a plan for every day', 'motivational talks'],
    questions: ['questions in the forum', 'a letter from a reader', 'my own mistakes', 'better light', 'a new microphone'], files: ['files', 'handouts', 'answers', 'templates'], cheap: ['cheap tools', 'borrowed tools', 'what most people have at home', 'the second-cheapest of everything'], way: ['work', 'the shops', 'school', 'bed'], speed: ['double', 'one and a half times the'],
    answers: ['writing', 'a short video', 'a call', 'the forum'],
    begins: ['most courses end', 'the books stop', 'my course for beginners ends', 'people usually get stuck'],
    homework: ['about a third of you', 'hardly anybody in July', 'the people who finish', 'more people than I thought'], read: ['a telephone', 'an old tablet', 'paper', 'a bus'], learners3: ['one judge', 'a pair of twins', 'my landlord', 'someone aged 91'], first2: ['twice as long and half as good', 'a set of blog posts', 'recorded in a kitchen', 'for one friend only', 'a weekend class'],
    weekday: listOf('Monday, Tuesday, Wednesday, Thursday, Friday'),
  },
};
