/**
 * Short titles of courses by level, such as `beginner`. Each fits any topic and can be followed by a colon and a
 * subtitle.
 */
// oxfmt-ignore
const OPEN_AT: Readonly<Record<string, readonly string[]>> = {
  beginner: [
    '{topic} for Beginners', 'Introduction to {topic}', '{topic} from Scratch', 'First Steps in {topic}',
    'Getting Started with {topic}', '{topic} Made Simple', '{topic} Step by Step',
    "A Beginner's Guide to {topic}", 'The Basics of {topic}', 'Your First {topic} Course',
    '{topic} 101', 'Fundamentals of {topic}', 'A Starter Course in {topic}',
    'A Gentle Introduction to {topic}', '{topic} for the Curious', '{topic} Bootcamp', 'Learn {topic} by Doing',
    '{topic}, Level 1', 'An Introduction to {topic}',
    '{topic} Crash Course', 'A First Course in {topic}', 'Starting Out in {topic}', 'Beginning {topic}',
  ],
  intermediate: [
    'Practical {topic}', '{topic} Beyond the Basics', 'Intermediate {topic}', '{topic} in Practice', 'Hands-On {topic}',
    'The {topic} Workshop', 'Going Further with {topic}',
    'The {topic} Toolkit', '{topic} II',
    'Next Steps in {topic}', '{topic} Level 2',
    'Getting Better at {topic}',
    'The Intermediate {topic} Course', 'A Second Course in {topic}', 'The {topic} Bootcamp', 'Practising {topic}',
  ],
  advanced: [
    'Advanced {topic}', '{topic} III', '{topic} in Depth',
    'More {topic}', '{topic}, Advanced Level',
    'Further {topic}', '{topic} Level 3', 'Going Deeper into {topic}',
    'The Advanced {topic} Course', 'A Third Course in {topic}', 'Deeper into {topic}', '{topic} for Advanced Learners',
    'An Advanced Course in {topic}', 'The Finer Points of {topic}', 'Advanced Topics in {topic}', '{topic}, Part Three',
    'A Closer Look at {topic}', '{topic} Masterclass', 'The {topic} Masterclass',
  ],
  'all-levels': [
    'The Complete {topic} Course', '{topic} for Everyone', 'Understanding {topic}',
    'Essentials of {topic}', '{topic} at Your Own Pace', 'All About {topic}',
    'The {topic} Course', '{topic} Explained', '{topic}', '{topic} from A to Z', 'The {topic} Handbook',
    'The Complete Guide to {topic}', 'A Course in {topic}', 'Exploring {topic}', 'Learning {topic}', '{topic} Made Clear', 'The {topic} Class',
  ],
};

/** Ends of titles that name no part of a topic. Each fits any short title. */
const ENDS: readonly string[] = [
  ' with Exercises',
  ' with Weekly Tasks',
  ' with Worked Examples',
  ' in Short Lessons',
  ' in Small Steps',
  ': Tips and Exercises',
];

/**
 * Writes a text for each pair of numbers, the smaller one first. They stand for two parts of the topic of a course, in
 * the order in which these are learnt.
 */
const pairsOf = (numbers: readonly number[], pair: (first: number, second: number) => string): readonly string[] =>
  numbers.flatMap((first, at) => numbers.slice(at + 1).map((second) => pair(first, second)));

/**
 * Returns the long titles of a level, in groups by pattern. Each is a short title with one, two or three parts of the
 * topic, such as `{0}` for the first part.
 */
function titlesOf(numbers: readonly number[], short: readonly string[]): readonly (readonly string[])[] {
  const forms = [
    pairsOf(numbers, (first, second) => `#: {${first}} & {${second}}`),
    pairsOf(numbers, (first, second) => `#: From {${first}} to {${second}}`),
    numbers.flatMap((one) => [`# with a Focus on {${one}}`, `#: {${one}} and Beyond`]),
    numbers.flatMap((first, at) =>
      pairsOf(numbers.slice(at + 1), (second, third) => `#: {${first}}, {${second}} & {${third}}`),
    ),
  ];
  return forms.map((some) => short.flatMap((title) => some.map((form) => form.replace('#', title))));
}

/** This many titles come before all others: one page of a list. They are the short ones, and enough long ones. */
const EARLY = 25;

/** Matches titles that promise to cover everything. Their subtitle has to name more than two parts of the topic. */
const WHOLE = /Complete|All About|A to Z|Everyone/;

/**
 * The titles of each level in three groups: short ones with a few long ones; those that end in a plain phrase, one part
 * or two; and the longest.
 * `{topic}` is what the course teaches; `{0}` to `{5}` are the parts of the topic.
 */
export const COURSE_TITLES: Readonly<Record<string, readonly (readonly string[])[]>> = Object.fromEntries(
  Object.entries(OPEN_AT).map(([level, open]) => {
    // Beginners do not reach the last part; other levels know the first, and advanced learners the second as well.
    const numbers = [0, 1, 2, 3, 4, 5].slice(
      level === 'advanced' ? 2 : level === 'intermediate' ? 1 : 0,
      level === 'beginner' ? 5 : 6,
    );
    const [long = [], ...longer] = titlesOf(numbers, open);
    const narrow = long.filter((title) => !WHOLE.test(title));
    const step = Math.floor(narrow.length / (EARLY - open.length));
    const early = new Set(narrow.filter((_, place) => place % step === 0));
    const others = long.filter((title) => !early.has(title));
    const plain = open.flatMap((title) => [
      ...ENDS.map((end) => title + end),
      ...(WHOLE.test(title) ? [] : numbers.map((one) => `${title}: {${one}}`)),
    ]);
    // Half of the others wait, so that most titles name one part of the topic or none.
    const usual = others.filter((_, place) => place % 2 === 0);
    const rare = others.filter((_, place) => place % 2 === 1);
    return [
      level,
      [
        [...open, ...early],
        [...plain, ...usual],
        [...rare, ...longer.flat()],
      ],
    ];
  }),
);
