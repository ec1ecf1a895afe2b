import { listOf } from './list-of.ts';

/**
 * Titles of courses by level, such as `beginner`. Each fits any topic, however short the course is, and can be followed
 * by a colon and parts of the topic.
 */
// oxfmt-ignore
export const COURSE_TITLES: Readonly<Record<string, readonly string[]>> = {
  beginner: [
    '{topic} for Beginners', 'Introduction to {topic}', '{topic} Fundamentals', 'Getting Started with {topic}',
    'The Basics of {topic}', '{topic} from Scratch', 'First Steps in {topic}', "A Beginner's Guide to {topic}",
    '{topic} Step by Step', 'Learn {topic}', 'An Introduction to {topic}', '{topic} 101', 'Fundamentals of {topic}',
    'A First Course in {topic}',
  ],
  intermediate: [
    'Intermediate {topic}', 'Practical {topic}', '{topic} in Practice', '{topic} Beyond the Basics',
    'Hands-On {topic}', 'The {topic} Workshop', '{topic}: The Next Step', 'Getting Better at {topic}',
    'Next Steps in {topic}', '{topic}, Level 2', 'Going Further with {topic}', 'Improve Your {topic}',
    '{topic} Skills', '{topic} II',
  ],
  advanced: [
    'Advanced {topic}', '{topic} in Depth', '{topic} Masterclass', 'Advanced Topics in {topic}',
    'Advanced {topic} in Practice', '{a topic} Masterclass', '{topic}, Advanced Level', '{topic} for Advanced Learners',
    'An Advanced Course in {topic}', '{topic}, Level 3', 'Mastering {topic}', 'Advanced Techniques in {topic}',
  ],
  'all-levels': [
    '{topic}', '{topic} Essentials', 'Understanding {topic}', '{topic} for Everyone', 'A Guide to {topic}',
    'A Course in {topic}', 'Essentials of {topic}', '{topic} Explained', 'The {topic} Course',
    '{topic} at Your Own Pace', 'Exploring {topic}', 'Essential {topic}',
  ],
};

/** Whom courses of a subject area are made for, at any level. All areas have as many. */
export const AUDIENCES: Readonly<Record<string, readonly string[]>> = {
  Programming: listOf('Students, Career Changers, Self-Taught Programmers, Freelancers, Small Teams'),
  'Data Science': listOf('Students, Managers, Journalists, Researchers, Small Businesses'),
  Design: listOf('Students, Freelancers, Small Studios, Career Changers, Developers'),
  Business: listOf('Small Businesses, Start-Ups, Freelancers, Non-Profits, Engineers'),
  Marketing: listOf('Small Businesses, Start-Ups, Freelancers, Non-Profits, Shop Owners'),
  'Personal Development': listOf('Busy People, Students, Managers, Parents, Freelancers'),
  Photography: listOf('Hobbyists, Bloggers, Enthusiasts, Students, Freelancers'),
  Languages: listOf('Expats, Students, Adult Learners, Busy People, Frequent Travellers'),
  Music: listOf('Adults, Teachers, Busy People, Self-Taught Musicians, Students'),
  'Art & Crafts': listOf('Hobbyists, Teachers, Adults, Self-Taught Makers, Busy People'),
  'Health & Fitness': listOf('Office Workers, Busy People, People over Fifty, Shift Workers, New Parents'),
  Cooking: listOf('Families, Busy People, Students, Small Kitchens, Home Cooks'),
};

/**
 * Titles that name parts of the topic, for levels that start with its first parts and for further ones. No title of one
 * list has the parts of one of the other list.
 */
// oxfmt-ignore
export const PART_TITLES: Readonly<Record<'open' | 'further', readonly string[]>> = {
  open: [
    '{topic}: {0} & {1}', '{topic}: From {0} to {2}', '{topic}: {0}, {1} & {3}', '{topic}: {1} & {3}',
    '{topic}: From {1} to {4}', '{topic}: {1} & {2}', '{topic}: From {0} to {3}', '{topic}: {0} & {2}',
    '{topic}: {1} & {4}', '{topic}: {0}, {2} & {3}', '{topic}: From {0} to {4}', '{topic}: {0} & {3}',
    '{topic}: {1}, {2} & {3}', '{topic}: From {1} to {3}', '{topic}: {0}, {1} & {4}', '{topic}: {1}, {3} & {4}',
  ],
  further: [
    '{topic}: {2} & {3}', '{topic}: From {2} to {4}', '{topic}: {2}, {3} & {5}', '{topic}: {3} & {5}',
    '{topic}: From {3} to {5}', '{topic}: {4} & {5}', '{topic}: From {2} to {5}', '{topic}: {2} & {4}',
    '{topic}: {3} & {4}', '{topic}: {2}, {3} & {4}', '{topic}: From {3} to {4}', '{topic}: {2} & {5}',
    '{topic}: {3}, {4} & {5}', '{topic}: From {4} to {5}', '{topic}: {2}, {4} & {5}', '{topic}: From {2} to {3}',
  ],
};

/** Matches titles that promise to cover everything. Their subtitle has to name more than two parts of the topic. */
export const WHOLE = /Everyone/;

/**
 * Writes a text for each pair of numbers, the smaller one first. They stand for two parts of the topic of a course, in
 * the order in which these are learnt.
 */
const pairsOf = (numbers: readonly number[], pair: (first: number, second: number) => string): readonly string[] =>
  numbers.flatMap((first, at) => numbers.slice(at + 1).map((second) => pair(first, second)));

/**
 * Subtitles of each level that name one, two or three parts of the topic, such as `{0}` for the first. Beginners do not
 * reach the last part; other levels know the first, and advanced learners the second as well.
 */
export const COURSE_PARTS: Readonly<
  Record<string, Readonly<Record<'one' | 'two' | 'span' | 'three', readonly string[]>>>
> = Object.fromEntries(
  Object.keys(COURSE_TITLES).map((level) => {
    const start = level === 'advanced' ? 2 : level === 'intermediate' ? 1 : 0;
    const numbers = [0, 1, 2, 3, 4, 5].slice(start, level === 'beginner' ? 5 : 6);
    const two = pairsOf(numbers, (first, second) => `{${first}} & {${second}}`);
    const span = pairsOf(numbers, (first, second) => `from {${first}} to {${second}}`);
    const three = numbers.flatMap((first, at) =>
      pairsOf(numbers.slice(at + 1), (second, third) => `{${first}}, {${second}} & {${third}}`),
    );
    return [level, { one: numbers.map((one) => `{${one}}`), two, span, three }];
  }),
);
