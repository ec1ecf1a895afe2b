import { listOf } from './list-of.ts';

/**
 * Whom a course in an area may be meant for: the first of them learn it from the start, the second have the basics, the third
 * are experienced, and the fourth anybody; then others of each.
 */
// prettier-ignore
export const AUDIENCES: Readonly<Record<string, readonly string[]>> = {
  Programming: listOf('Career Changers, Junior Developers, Working Developers, Students, School Leavers, Hobbyists, Senior Developers, Small Teams'),
  'Data Science': listOf('Career Changers, Junior Analysts, Working Analysts, Researchers, Students, Engineers, Research Teams, the Curious'),
  Design: listOf('Career Changers, Junior Designers, Working Designers, Freelancers, School Leavers, Students, Small Teams, Small Businesses'),
  Business: listOf('Small Firms, Growing Firms, Senior Managers, Family Firms, Start-Ups, Owner-Managers, Consultants, Charities'),
  Marketing: listOf('First-Time Founders, Small Businesses, Agencies, Non-Profits, Charities, Freelancers, Marketing Managers, Small Teams'),
  'Personal Development': listOf('Students, Busy Professionals, Coaches, Busy People, School Leavers, Freelancers, Trainers, All Ages'),
  Photography: listOf('New Camera Owners, Hobbyists, Working Photographers, Small Budgets, Students, Club Members, Exhibiting Photographers, Any Camera'),
  Languages: listOf('Late Starters, Returning Learners, Expats, Busy People, Travellers, Evening Learners, Long-Term Residents, All Ages'),
  Music: listOf('Adult Beginners, Hobby Musicians, Performing Musicians, Teachers, Retirees, Returning Musicians, Music Students, All Ages'),
  'Art & Crafts': listOf('Late Starters, Hobbyists, Practising Artists, Small Budgets, Teenagers, Keen Amateurs, Art Teachers, All Ages'),
  'Health & Fitness': listOf('Desk Workers, Busy Parents, Trainers, the Over-Fifties, New Parents, Shift Workers, Therapists, All Ages'),
  Cooking: listOf('New Cooks, Home Cooks, Keen Cooks, Families, Students, Supper Clubs, Caterers, Small Kitchens'),
};

/** How a course of a level may be called. Each fits any topic, and may be followed by a colon and more. */
// prettier-ignore
const OPEN_AT: Readonly<Record<string, readonly string[]>> = {
  beginner: [
    '{topic} for Beginners', 'Introduction to {topic}', '{topic} from Scratch', 'First Steps in {topic}',
    'Getting Started with {topic}', '{topic} Made Simple', '{topic} Step by Step',
    "A Beginner's Guide to {topic}", 'The Basics of {topic}', 'Your First {topic} Course',
    '{topic} 101', '{topic} Fundamentals', '{topic} Starter Course',
    'A Gentle Introduction to {topic}', '{topic} Bootcamp', '{topic} Basics', 'A First Course in {topic}',
    '{topic} for the Curious',
    '{topic}, Level 1', 'An Introduction to {topic}',
    '{topic} for Absolute Beginners', '{topic} Crash Course',
  ],
  intermediate: [
    'Practical {topic}', '{topic} Beyond the Basics', 'Intermediate {topic}', '{topic} in Practice', 'Hands-On {topic}',
    'The {topic} Workshop', 'Going Further with {topic}',
    'The {topic} Toolkit', '{topic} II',
    'Next Steps in {topic}', '{topic} Level 2', 'Better {topic}',
    'A Second Course in {topic}', 'Getting Better at {topic}',
    '{topic} with Confidence', 'The Intermediate {topic} Course',
  ],
  advanced: [
    'Advanced {topic}', 'Mastering {topic}', '{topic} Masterclass', '{topic} in Depth',
    'Advanced Techniques in {topic}', '{topic}, Advanced Level',
    '{topic} for Professionals', '{topic} Level 3', 'Advanced Topics in {topic}',
    'The Advanced {topic} Course', 'Advanced Seminar in {topic}', 'A Masterclass in {topic}', '{topic} III',
   
  ],
  'all-levels': [
    'The Complete {topic} Course', '{topic} for Everyone', 'Understanding {topic}',
    '{topic} Essentials', '{topic} at Your Own Pace', 'All About {topic}', 'Everyday {topic}',
    'The {topic} Course', '{topic} Explained', '{topic}', '{topic} from A to Z', 'The {topic} Handbook',
    'The Complete Guide to {topic}', 'A Short Course in {topic}', 'Exploring {topic}',
  ],
};

/**
 * The short titles of a level: some also name an audience. An audience, `{w0}` to `{w7}`, belongs to one level, so that
 * levels share no title.
 */
const shortOf = (open: readonly string[], at: number): readonly string[] => [
  ...open,
  ...new Set(
    [...open, '{topic}'].flatMap((title) =>
      title.endsWith('}') ? [`${title} for {w${at}}`, `${title} for {w${at + 4}}`] : [],
    ),
  ),
];

/** Pairs of numbers, the lesser one first: two things that the topic deals with, in the order in which one learns them. */
const pairsOf = (numbers: readonly number[], pair: (first: number, second: number) => string): readonly string[] =>
  numbers.flatMap((first, at) => numbers.slice(at + 1).map((second) => pair(first, second)));

/** The long titles of a level, in two groups: those that name one thing or two, and longer ones. `#` is a short title. */
function titlesOf(numbers: readonly number[], short: readonly string[]): readonly (readonly string[])[] {
  const forms = [
    [...numbers.map((one) => `#: {${one}}`), ...pairsOf(numbers, (first, second) => `#: {${first}} & {${second}}`)],
    pairsOf(numbers, (first, second) => `#: From {${first}} to {${second}}`),
  ];
  return forms.map((some) => short.flatMap((title) => some.map((form) => form.replace('#', title))));
}

/** Whether a long title also names an audience. */
const isLonger = (title: string): boolean => title.includes('{w');

/** One long title of so many comes along with the short ones. */
const EARLY = 11;

/**
 * The titles of a level in three groups: short ones with a few long ones, other long ones, and longer ones. `{topic}` is what
 * it teaches; `{0}` to `{5}` are the things it deals with.
 */
export const COURSE_TITLES: Readonly<Record<string, readonly (readonly string[])[]>> = Object.fromEntries(
  Object.entries(OPEN_AT).map(([level, open], at) => {
    // Beginners are not led to the last thing, and the others know the first.
    const numbers = [0, 1, 2, 3, 4, 5].slice(
      level === 'beginner' || level === 'all-levels' ? 0 : 1,
      level === 'beginner' ? 5 : 6,
    );
    const short = shortOf(open, at);
    const [long = [], longer = []] = titlesOf(numbers, short);
    const isEarly = (title: string, at: number): boolean => at % EARLY === 0 && !isLonger(title);
    const rest = long.filter((title, at) => !isEarly(title, at));
    const groups = [
      [...short, ...long.filter(isEarly)],
      rest.filter((title) => !isLonger(title)),
      [...rest.filter(isLonger), ...longer],
    ];
    return [level, groups];
  }),
);
