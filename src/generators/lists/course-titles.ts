/**
 * Titles of courses by level, such as `beginner`. Each fits any topic and can be followed by a colon and parts of the
 * topic. Those at the start of a list, {@link SUBTITLES} of them, can also follow a colon.
 */
// oxfmt-ignore
export const COURSE_TITLES: Readonly<Record<string, readonly string[]>> = {
  beginner: [
    '{topic} for Beginners', 'An Introduction to {topic}', 'First Steps in {topic}', "A Beginner's Guide to {topic}",
    'The Basics of {topic}', '{topic} from Scratch', 'A Gentle Introduction to {topic}', 'Getting Started with {topic}',
    'Introduction to {topic}', '{topic} Made Simple', '{topic} Step by Step', '{topic} 101',
    'Fundamentals of {topic}', '{topic} Bootcamp', '{topic}, Level 1', '{topic} Crash Course', 'Learn {topic}',
    'A First Course in {topic}', '{topic} I',
  ],
  intermediate: [
    'Practical {topic}', '{topic} Beyond the Basics', 'Intermediate {topic}', '{topic} in Practice',
    'Hands-On {topic}', 'Next Steps in {topic}', 'Getting Better at {topic}', '{topic}, Level 2',
    'The {topic} Workshop', 'Going Further with {topic}', 'The {topic} Toolkit', '{topic} II',
    'The {topic} Bootcamp', '{topic}: The Next Step',
  ],
  advanced: [
    'Advanced {topic}', '{topic} in Depth', 'A Closer Look at {topic}', '{topic}, Advanced Level',
    'The Finer Points of {topic}', '{a topic} Masterclass', 'Advanced Topics in {topic}', '{topic}, Level 3',
    '{topic} for Advanced Learners', '{topic} Masterclass', 'An Advanced Course in {topic}', '{topic} III',
    'The {topic} Masterclass',
  ],
  'all-levels': [
    '{topic} for Everyone', 'A Course in {topic}', '{topic} at Your Own Pace', 'Essentials of {topic}',
    'Understanding {topic}', 'A Guide to {topic}', 'Exploring {topic}', '{topic} Explained',
    '{topic}', 'The {topic} Course', 'The {topic} Handbook', '{topic} Essentials', 'The Complete {topic} Course',
    'The Complete Guide to {topic}', '{topic} from A to Z', 'All About {topic}', 'The {topic} Class',
  ],
};

/** How many of the titles of each level can follow a colon. */
export const SUBTITLES = 9;

/** Matches titles that promise to cover everything. Their subtitle has to name more than two parts of the topic. */
export const WHOLE = /Complete|All About|A to Z|Everyone/;

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
