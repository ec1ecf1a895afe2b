/**
 * Texts about courses. Behind a bar is what an intermediate or advanced course has in place of the text. The slot
 * `{hook}` is a sentence on what the course leads to, `{own}` one on how its subject area is taught, and `{needs}` is
 * what one needs for it. A part of a topic, such as `{focus}`, can be singular or plural, so it is never the subject of
 * a verb.
 */
// oxfmt-ignore
const TEXTS: readonly string[] = [
  '{hook} You will learn about {all}. {own}',
  'A course on {topic} in {lessons} lessons, from {focus} to {third}. {own}',
  '{hook} {own}',
  '{lessons} lessons on {four}. {own}',
  'Have you tried {topic} before and given up? We start again from {focus}, and go on to {third}.|You know the basics of {topic}. Here you add {all}.',
  '{hook} The programme: {four}.',
  'I have taught {topic} to groups of all sizes, and this is the course that came out of it. {own}',
  'Part one is about {focus}, part two about {second}, and the rest about {third}. {own}|Part one is a review of {focus}. The other parts are on {rest}.',
  '{hook} Beginners are welcome.|{hook} Some experience is expected.',
  'Start with {focus}, go on to {second}, and finish with {third}. {own}',
  '{hook} {hours} of video in {lessons} lessons.',
  'All you need to begin with {topic}: {four}. {own}|For people with some experience in {topic}: {four}. {own}',
  'Here is what we do: {four}. Here is what you need: {needs}.',
  '{hook} Among the lessons: {all}.',
  'Are you looking for a solid start in {topic}? You go through {all}, one small step at a time. {own}|Are you ready to go further with {topic}? You go through {all}. {own}',
  'This course leads up to {third}, by way of {before}. {own}',
  '{hook} No tricks, only lessons with plenty of practice. {own}',
  "What's inside? {four}. Who is it for? Anybody who is new to {topic} or has forgotten most of it.|What's inside? {four}. Who is it for? People who know the basics and want more.",
  '{own} The lessons are on {four}.',
  'My students kept asking for a course on {topic}, so here it is, with lessons on {all}. {own}',
  '{hook} Take it slowly or all in one go.|{hook} It moves quickly, so be ready to pause.',
  "Hi, I'm {first}! I would like to show you {topic} from the beginning: {four}.|Hi, I'm {first}! In these lessons I show what I know about {both}. {own}",
  'You need {needs}. The rest is in the lessons: {all}.',
  '{hook} You get {lessons} lessons, from {focus} to {third}.',
  'The goal is simple: by the end, you are comfortable with {both}. {own}',
  '{own} {hook}',
  'For busy people: {hours} in all, and one thing at a time. Topics: {four}.',
  'Do you want to understand {topic} rather than copy what others do? Then try this course. {own}',
  '{hook} Includes lessons on {both}.',
  '{topic} step by step: first {focus}, then {second}, and finally {third}. {own}|A thorough course in {topic}, with chapters on {four}. {own}',
  'I made this for people who have no patience with long lectures. {own} We get from {focus} to {third}.',
  '{hook} This is what the {lessons} lessons are about. {own}',
  'The first lessons are on {focus}. After that, we go on to {rest}.',
  'You will like this course if you learn by doing. {own} Topics: {four}.',
  'A practical introduction to {topic}. {own}|A course for people who already know their way around {topic}. {own}',
  '{hook} If you only have time for half of it, take the lessons on {both}.',
  'Contents: {four}. {hours} in total, at your own pace.',
  'Get started with {topic} today! {lessons} lessons take you through {all}.|Get better at {topic}, one lesson at a time! Topics: {four}.',
  '{hook} You watch, try it yourself, and compare your result with mine.',
  'Each lesson answers one question about {topic}. The longest answers are on {both}.',
  'Why another course on {topic}? Because most of them rush through {focus}. {own}|Why another course on {topic}? Because few of them get as far as {third}. {own}',
  '{hook} Full of examples, with lessons on {all}.',
  'A clear path from {focus} to {third}, with nothing that you will not use. {own}',
  '“Can you make a course on {third}?” I heard that so often that I did. Lessons on {before} come first.',
  '{hook} Before you start, get {needs}.',
  '{topic} in {hours}: {four}. {own}|{hours} of {topic}, in {lessons} lessons. Topics: {all}.',
  'Everything in here was first taught in a classroom. {own} Topics include {both}.',
  '{hook} Along with {both}, you see common mistakes and how to avoid them.',
  'I love teaching {topic}, and I hope that it shows. My favourite lessons are on {third}. {own}',
  'Made for evenings: lessons that you can follow after work. {own} Topics: {all}.',
  '{hook} There are exercises for every step, with solutions to compare.',
  'How do you begin with {topic}? What can you leave out? There are answers to both here, with lessons on {all}.|What changes when the easy cases are done? Find out in {lessons} lessons on {all}.',
  'A course in two halves: {before} in the first, and {third} in the second. {own}',
  '{hook} Made to be watched on a phone as well as on a large screen.',
  'It begins with {focus} and ends with {third}. {own}',
  'You can learn {topic} alone, but a guide saves time. Lessons on {four}.|You can get better at {topic} alone, but a guide saves time. Lessons on {four}.',
  '{hook} I show it, you do it, and we compare. {own}',
  'Learn {topic} with {first}. The main topics are {all}, and there is time for questions.|Go further in {topic} with {first}. The main topics are {all}, and there is time for questions.',
  'Some theory, but mostly practice. {own} The main topics are {all}.',
  '{hook} The first lessons are on {focus}, the last ones on {third}. {own}',
  'No jargon, no filler: {four}. {own}',
  'A friendly course on {topic} for anyone with {needs}. {own}|More about {topic}, at a good pace. You will spend most of your time on {both}. {own}',
  '{hook} It comes in {lessons} lessons that you can repeat as often as you like.',
  'Made for people who want to see how it is done before they try. Lessons on {four}.|Made for people who taught themselves and want to close the gaps, such as {both}. {own}',
  'Learn the parts of {topic} that you will use most: {all}. {own}',
  '{hook} Whatever you make of it, you will look at {third} in another way.|{hook} After the lessons on {focus}, the pace goes up.',
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
