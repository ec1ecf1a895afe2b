import { listOf } from './list-of.ts';

/** Whom a course in an area may be meant for. */
// prettier-ignore
export const AUDIENCES: Readonly<Record<string, readonly string[]>> = {
  Programming: listOf('Students, Designers, Analysts, Career Changers, the Self-Taught, Teachers'),
  'Data Science': listOf('Adults, Students, Managers, Freelancers, Small Teams, Social Scientists'),
  Design: listOf('Students, Small Studios, Career Changers, the Self-Taught, Freelancers, Busy People'),
  Business: listOf('Founders, Engineers, Small Teams, Family Firms, New Managers, Freelancers'),
  Marketing: listOf('Small Shops, Founders, Small Teams, Start-Ups, Freelancers, Craft Businesses'),
  'Personal Development': listOf('Students, Adults, Introverts, Busy People, Managers, Teachers'),
  Photography: listOf('Adults, Hobbyists, Students, Freelancers, Busy People, Small Budgets'),
  Languages: listOf('Adults, Busy People, Late Starters, Self-Learners, Students, Hobby Learners'),
  Music: listOf('Adults, Late Starters, Hobby Musicians, Teachers, Busy People, Students'),
  'Art & Crafts': listOf('Adults, Hobbyists, Late Starters, Small Budgets, Busy People, Teachers'),
  'Health & Fitness': listOf('Desk Workers, the Over-Fifties, Busy People, New Parents, Shift Workers, Teams'),
  Cooking: listOf('Home Cooks, Families, Small Kitchens, Students, Small Budgets, Busy People'),
};

/** How a course of a level may be called. Each fits any topic, and may be followed by a colon and more. */
// prettier-ignore
const OPEN_AT: Readonly<Record<string, readonly string[]>> = {
  beginner: [
    '{topic} for Beginners', 'Introduction to {topic}', '{topic} from Scratch', 'First Steps in {topic}',
    'Getting Started with {topic}', '{topic} Made Simple', 'A First Course in {topic}', '{topic} Step by Step',
    "A Beginner's Guide to {topic}", 'The Basics of {topic}', 'Learn {topic}', 'Your First {topic} Course',
    '{topic} 101', 'First Lessons in {topic}', '{topic} Fundamentals', '{topic} Crash Course',
    'A Gentle Introduction to {topic}', '{topic} Bootcamp',
  ],
  intermediate: [
    'Practical {topic}', '{topic} Beyond the Basics', 'Intermediate {topic}', '{topic} in Practice', 'Hands-On {topic}',
    'The {topic} Workshop', 'Going Further with {topic}',
    'The {topic} Toolkit', '{topic} for Improvers', '{topic} II',
    'Next Steps in {topic}', '{topic} Level 2', 'Intermediate {topic} Course', '{topic} Refresher',
  ],
  advanced: [
    'Advanced {topic}', 'Mastering {topic}', '{topic} Masterclass', '{topic} in Depth', 'The Advanced {topic} Course',
    'Advanced Techniques in {topic}', '{topic} for Experienced Learners', 'Expert {topic}',
    '{topic} for Professionals', '{topic} Level 3', 'Professional {topic}',
  ],
  'all-levels': [
    'The Complete {topic} Course', '{topic} for Everyone', 'Understanding {topic}',
    '{topic} Essentials', '{topic} at Your Own Pace', 'All About {topic}', 'The {topic} Handbook', 'Everyday {topic}',
    'The {topic} Course', '{topic} Lab', '{topic} Explained', 'Learning {topic}', '{topic} Complete',
  ],
};

/** How a course of a level may be called that is mostly about one thing, `#`. */
const CLOSE_UP: Readonly<Record<string, readonly string[]>> = {
  beginner: ['First {topic} Lessons: #', '#: {topic} for Newcomers'],
  intermediate: ['{topic} with a Focus on #', '{topic} Practice: #', 'A Closer Look at {topic}: #'],
  advanced: [
    '{topic} Up Close: #',
    'Advanced {topic} Clinic: #',
    '{topic} Intensive: #',
    'Advanced {topic} Studies: #',
    'Advanced {topic} Lessons: #',
  ],
  'all-levels': ['{topic}: #', '# in {topic}'],
};

/** Titles that any level may have. An audience, `{w0}` to `{w5}`, belongs to one level, so that levels share no title. */
const anyAt = (at: number): readonly string[] => [
  ...[0, 1, 2, 3, 4, 5].filter((who) => who % 4 === at).map((who) => `{topic} for {w${who}}`),
  '{topic} in {lessons} Lessons',
];

/** Pairs of numbers, the lesser one first: two things that the topic deals with, in the order in which one learns them. */
const pairsOf = (numbers: readonly number[], pair: (first: number, second: number) => string | []): readonly string[] =>
  numbers.flatMap((first, at) => numbers.slice(at + 1).flatMap((second) => pair(first, second)));

/** The long titles of a level. Beginners are not led to the last thing. */
function titlesOf(numbers: readonly number[], short: readonly string[]): readonly string[] {
  const last = numbers.length - 1;
  // `#` is a short title.
  const forms = [
    ...numbers.map((one) => `#: {${one}}`),
    ...pairsOf(numbers, (first, second) => `#, from {${first}} to {${second}}`),
    ...pairsOf(numbers, (first, second) => `{${first}} & {${second}}: #`),
    ...pairsOf(numbers, (first, second) => (second === last ? [] : `#: {${first}}, {${second}} & {${last}}`)),
  ];
  return short.flatMap((title) => forms.map((form) => form.replace('#', title)));
}

/**
 * The titles of a level in three groups: short ones, those on one thing, and long ones. `{topic}` is what it teaches;
 * `{0}` to `{5}` are the things it deals with, `{lessons}` and `{hours}` how long it is.
 */
export const COURSE_TITLES: Readonly<Record<string, readonly (readonly string[])[]>> = Object.fromEntries(
  Object.entries(OPEN_AT).map(([level, open], at) => {
    const numbers = level === 'beginner' ? [0, 1, 2, 3, 4] : [0, 1, 2, 3, 4, 5];
    const near = level === 'beginner' ? [0, 1, 2] : numbers;
    const short = [...open, ...anyAt(at)];
    const onOne = (CLOSE_UP[level] ?? []).flatMap((title) => near.map((one) => title.replace('#', `{${one}}`)));
    return [level, [short, onOne, titlesOf(numbers, short)]];
  }),
);
