/**
 * Texts about courses. Behind a bar is what an intermediate or advanced course has in place of the text. The slot
 * `{hook}` is a sentence on what the course leads to, `{own}` one on how its subject area is taught, and `{needs}` is
 * what one needs for it. A part of a topic, such as `{focus}`, can be singular or plural, so it is never the subject of
 * a verb.
 */
// oxfmt-ignore
const TEXTS: readonly string[] = [
  '{hook} In this course on {topic}, you will learn about {all}.',
  'A course on {topic} in {lessons} lessons, from {focus} to {third}. {own}',
  '{hook} This course on {topic} has {lessons} lessons. {own}',
  '{lessons} lessons on {topic}, including {four}. {own}',
  'Have you tried {topic} before and given up? We start again from {focus} and go on to {third}.|You know the basics of {topic}. Here you add {all}.',
  '{hook} The lessons on {topic} cover {four}.',
  'I have taught {topic} to groups of all sizes, and this course brings together the best lessons. {own}',
  'In this course on {topic}, part one is about {focus}, part two about {second}, and the rest about {third}. {own}|This course on {topic} begins with a short review of {focus}. The other parts are on {rest}.',
  '{hook} A course on {topic} for beginners, and for anyone who wants to refresh the basics.|{hook} A course on {topic} for people with some experience.',
  'Start with {focus}, go on to {second}, and finish with {third}: this is {topic} in the right order. {own}|Take your skills in {topic} further, with lessons on {all}. {own}',
  '{hook} {hours} of video on {topic} in {lessons} lessons.',
  'All you need to begin with {topic}: {four}. {own}|For people with some experience in {topic}: {four}. {own}',
  'This course on {topic} covers {four}. All you need is {needs}.',
  '{hook} The course takes you through {topic}, with lessons on {all}.',
  'Are you looking for a solid start in {topic}? You go through {all}, one small step at a time. {own}|Are you ready to go further with {topic}? You go through {all}. {own}',
  'This course on {topic} leads up to {third}, by way of {before}. {own}',
  '{hook} A course on {topic} with clear explanations and plenty of practice. {own}',
  "What's inside? {four}. Who is it for? Anyone who is new to {topic} or wants to start again.|What's inside? {four}. Who is it for? People who know the basics of {topic} and want more.",
  'Learn about {four} in this course on {topic}. {own}',
  'My students kept asking for a course on {topic}, so here it is, with lessons on {all}. {own}',
  '{hook} Learn {topic} at your own speed.|{hook} A fast-paced course on {topic} for experienced learners.',
  "Hi, I'm {first}! I will show you {topic} from the beginning: {four}.|Hi, I'm {first}! In these lessons on {topic}, I share what I know about {both}. {own}",
  'For this course on {topic}, you need {needs}. The lessons cover {all}.',
  '{hook} You get {lessons} lessons on {topic}, from {focus} to {third}.',
  'By the end of this course on {topic}, you will feel comfortable with {both}. {own}',
  '{hook} That is the idea behind this course on {topic}. {own}',
  'For busy people: {topic} in {hours}, one thing at a time. Topics: {four}.',
  'Do you want to understand {topic} better? Then this course is for you, with lessons on {all}. {own}',
  '{hook} In this course on {topic}, you spend most of the time on {both}.',
  '{topic} step by step: first {focus}, then {second}, and finally {third}. {own}|A thorough course in {topic}, with chapters on {four}. {own}',
  'Short lessons and no long lectures: this course on {topic} takes you from {focus} to {third}. {own}',
  '{hook} The {lessons} lessons on {topic} build on each other. {own}',
  'The first lessons on {topic} are about {focus}. After that, we go on to {rest}.|This course on {topic} moves quickly from {focus} to {third}. {own}',
  'Learn {topic} by doing, with exercises on {four}. {own}',
  'A practical introduction to {topic}, with lessons on {all}. {own}|A course for people who already know their way around {topic}, with lessons on {all}. {own}',
  '{hook} This course on {topic} puts the emphasis on {both}.',
  '{hours} on {topic}, to watch at your own pace. Contents: {four}.',
  'Get started with {topic} today! {lessons} lessons take you through {all}.|Get better at {topic}, one lesson at a time! Topics: {four}.',
  '{hook} In this course on {topic}, you watch, try it yourself, and compare your result with mine.',
  'Each lesson answers one question about {topic}, with a focus on {both}. {own}',
  'Why another course on {topic}? Because most of them rush through {focus}. {own}|Why another course on {topic}? Because few of them get as far as {third}. {own}',
  '{hook} A course on {topic} that is full of examples, with lessons on {all}.',
  'A clear path through {topic}, from {focus} to {third}. {own}',
  'This course on {topic} answers the questions that my students ask most, on {all}. {own}',
  '{hook} For this course on {topic}, you need {needs}.',
  '{topic} in {hours}: {four}. {own}|{hours} of {topic}, in {lessons} lessons. Topics: {all}.',
  'This course on {topic} grew out of years of teaching. Topics include {both}. {own}',
  '{hook} As well as {both}, this course on {topic} covers common mistakes and how to avoid them.',
  'I love teaching {topic}, and I hope that it shows. My favourite lessons are on {both}. {own}',
  'Made for evenings: lessons on {topic} that you can follow after work. Topics: {all}. {own}',
  '{hook} This course on {topic} has exercises for every step.',
  'How do you begin with {topic}, and what can you leave out? Find out in {lessons} lessons on {all}.|What comes after the basics of {topic}? Find out in {lessons} lessons on {all}.',
  'A course on {topic} in two halves: {before} in the first, and {third} in the second. {own}',
  '{hook} You can follow this course on {topic} on a phone as well as on a large screen.',
  'This introduction to {topic} begins with {focus} and ends with {third}. {own}|This course on {topic} goes beyond the basics, with lessons on {all}. {own}',
  'You can learn {topic} alone, but a guide saves time. There are lessons on {four}.|You can get better at {topic} alone, but a guide saves time. There are lessons on {four}.',
  '{hook} In this course on {topic}, I show each step, and then you try it. {own}',
  'Learn {topic} with {first}. The main topics are {all}, and there is time for questions.|Go further in {topic} with {first}. The main topics are {all}, and there is time for questions.',
  'Some theory and a lot of practice: this course on {topic} is about {all}. {own}',
  '{hook} This course on {topic} takes you from {focus} to {third}. {own}',
  'No jargon and no filler: a course on {topic}, with lessons on {four}. {own}',
  'A friendly course on {topic} for anyone with {needs}. {own}|More about {topic}, at a good pace. You will spend most of your time on {both}. {own}',
  '{hook} The {lessons} lessons on {topic} can be repeated as often as you like.',
  'Watch, learn, and try for yourself: this course on {topic} covers {four}.|Made for people who taught themselves {topic} and want to close the gaps, such as {both}. {own}',
  'Learn the parts of {topic} that you will use most: {all}. {own}',
  '{hook} By the end of this course on {topic}, you will be confident with {third}.|{hook} This course on {topic} goes far beyond the basics, up to {third}.',
];

/** Returns the text before the bar, or the one behind it, of each text. */
const partOf = (at: 0 | -1): readonly string[] => TEXTS.map((text) => text.split('|').at(at) ?? '');

/**
 * The texts of courses that need nothing to begin with, and of those that need some experience. Both have the same
 * number of texts, in the same order, so that neighbours at different levels have texts of different shapes, too.
 */
export const COURSE_TEXTS: Readonly<Record<'open' | 'further', readonly string[]>> = {
  open: partOf(0),
  further: partOf(-1),
};
