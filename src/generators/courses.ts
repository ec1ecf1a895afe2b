import { arg } from './arguments.ts';
import { shuffleInBlocks } from './block-shuffle.ts';
import { DAY } from './calendar.ts';
import { combination, combinations } from './combinations.ts';
import type { Context } from './context.ts';
import { defineGenerator } from './define.ts';
import { fill } from './grammar.ts';
import { titleCase } from './grammars/wording.ts';
import { COURSE_NAMES } from './lists/course-names.ts';
import { AUDIENCES, COURSE_PARTS, COURSE_TITLES, PART_TITLES, WHOLE } from './lists/course-titles.ts';
import { COURSE_TOPICS } from './lists/course-topics.ts';
import { entry } from './lists/entry.ts';
import { SKILLS } from './lists/skills.ts';

/** The subject area of each topic of a course. */
const AREAS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(COURSE_TOPICS).flatMap(([area, topics]) => Object.keys(topics).map((topic) => [topic, area])),
);

/** For each topic, a number that shifts its titles against those of others, so that neighbours have titles of different forms. */
const SHIFTS: ReadonlyMap<string, number> = new Map(Object.keys(AREAS).map((topic, at) => [topic, at * 7]));

export const course_topic = defineGenerator({
  name: 'course_topic',
  makes: 'Topic of a course: one of the skills of its instructor.',
  args: {
    skills: arg.texts('Skills of the instructor.', { required: true }),
    index: arg.number('Index of the skill, from 0. Default: a random one.', { formerly: 'nth' }),
  },
  examples: [{ args: { skills: ['yoga', 'pilates'] }, value: 'yoga' }],
  make({ random }, { skills, index }): string {
    return (index === undefined ? undefined : skills[index % skills.length]) ?? random.pick(skills);
  },
});

export const course_category = defineGenerator({
  name: 'course_category',
  makes: 'Subject area of the topic of a course.',
  args: {
    topic: arg.text('Topic of the course, as course_topic makes it.', { required: true }),
  },
  examples: [{ args: { topic: 'bread baking' }, value: 'Cooking' }],
  make(_, { topic }): string {
    return entry(AREAS, topic);
  },
});

/** Titles of a topic, split from the list of its area. */
const titlesOf = (list: string, topics: readonly string[], topic: string): readonly string[] =>
  list.split('\n')[topics.indexOf(topic)]?.split('|') ?? [];

/** Whether a title has a word of a text: one of at least four letters, in any form that begins like it. */
const shares = (title: string, text: string): boolean =>
  text.split(/[ -]/).some((word) => word.length > 3 && title.toLowerCase().includes(word.toLowerCase().slice(0, 5)));

/** Which titles of one topic do not suit a level, by their first character; advanced ones have to begin with a plus. */
const UNFIT: Readonly<Record<string, RegExp>> = { beginner: /^\+/, advanced: /^[^+]/, intermediate: /^\*/ };

/** Returns the titles that only one topic has, with their marks. */
const markedTitles = (topic: string): readonly string[] => {
  const area = entry(AREAS, topic);
  return titlesOf(entry(COURSE_NAMES, area), Object.keys(entry(COURSE_TOPICS, area)), topic);
};

const suits = (marked: string, level: string): boolean => !(UNFIT[level] ?? /^[*+]/).test(marked);
const unmarked = (title: string): string => title.replace(/^[*+]/, '');

/** Returns the titles that only one topic has and that suit a level. */
export const ownTitles = (topic: string, level: string): readonly string[] =>
  markedTitles(topic)
    .filter((title) => suits(title, level))
    .map(unmarked);

/** Fills in the topic of a title and parts of the topic. */
const partsIn = (text: string, parts: readonly string[], topic = ''): string =>
  fill(text, (slot) => (slot === 'topic' ? topic : (parts[Number(slot)] ?? '')));

/** A form of a title: lists, one text of each of which is taken, to be joined by a colon. */
type TitleForm = readonly (readonly string[])[];

/** Returns titles that tell whom a course on a topic is for. */
const audiencesOf = (topic: string): readonly string[] =>
  entry(AUDIENCES, entry(AREAS, topic)).map((people) => `{topic} for ${people}`);

const countOf = (forms: readonly TitleForm[]): number => forms.reduce((sum, lists) => sum + combinations(...lists), 0);

/**
 * Returns the forms of titles of a topic at a level, in groups: the titles that only this topic has; these with a subtitle;
 * short ones that fit any topic; those with one or two parts of the topic; and those with more.
 */
function formsOf(topic: string, level: string, parts: readonly string[]): readonly (readonly TitleForm[])[] {
  const open = entry(COURSE_TITLES, level);
  const { one, two: pairs, span, three } = entry(COURSE_PARTS, level);
  // A part that has an "and" already gets no "&" as well.
  const two = pairs.filter((pair) => !partsIn(pair, parts).includes(' and '));
  const own = ownTitles(topic, level);
  const clear = own.filter((title) => !parts.some((part) => shares(title.replace(topic, ''), part.replace(topic, ''))));
  const narrow = [...open.filter((title) => !WHOLE.test(title) && !title.includes(':')), ...audiencesOf(topic)];
  return [
    [[own]],
    [
      [clear, one],
      [clear.filter((title) => !title.includes(' and ')), two],
    ],
    [[open]],
    [[narrow.filter((title) => title !== '{topic}'), [...one, ...two]]],
    [
      [narrow, span],
      [narrow, three],
      [clear, [...span, ...three]],
    ],
  ];
}

/** The forms of titles by topic and level. Kept, since it takes longer to make them than to take a title. */
const knownForms: Map<string, readonly (readonly TitleForm[])[]> = new Map();

/**
 * How often titles of these groups occur, as weights: up to each id. The more courses there are, the more of them have
 * to differ.
 */
const GROUPS = [
  { upTo: 250, weights: { 0: 2, 1: 20, 2: 1, 3: 20 } },
  { upTo: 1500, weights: { 0: 1, 1: 6, 2: 1, 3: 26, 4: 20 } },
  { upTo: Infinity, weights: { 0: 1, 1: 9, 2: 1, 3: 26, 4: 70 } },
] as const;

/** The shortest and the longest course of a subject area, in hours. */
export const HOURS: Readonly<Record<string, readonly [number, number]>> = {
  Programming: [4, 42],
  'Data Science': [4, 36],
  Design: [3, 26],
  Business: [5, 24],
  Marketing: [4, 20],
  'Personal Development': [3, 14],
  Photography: [3, 22],
  Languages: [12, 72],
  Music: [6, 40],
  'Art & Crafts': [3, 22],
  'Health & Fitness': [3, 16],
  Cooking: [3, 14],
};

/** Factor on the length of a course, by level. The factor of other levels is 1. */
const BY_LEVEL: Readonly<Record<string, number>> = { beginner: 0.85, 'all-levels': 1.15 };

export const course_duration = defineGenerator({
  name: 'course_duration',
  makes: 'Length of a course in whole hours, usually short.',
  args: {
    category: arg.text('Subject area, from course_category.'),
    level: arg.text('Level of the course.'),
    min: arg.number('Minimum number of hours.', { default: 1 }),
    max: arg.number('Maximum number of hours.', { default: 80 }),
  },
  examples: [{ args: { category: 'Languages', level: 'beginner' }, value: 11 }],
  make({ random }, args): number {
    const { min, max, category = '', level = '' } = args;
    const [least, most] = HOURS[category] ?? [min, max];
    const hours = Math.floor(random.low(least, most + 1) * (BY_LEVEL[level] ?? 1));
    return Math.min(max, Math.max(min, hours));
  },
});

/**
 * Which mentor teaches a course: for each of 20 consecutive courses, the number, from 1, of one of 12 consecutive
 * mentors.
 */
const TAUGHT_BY: readonly number[] = [1, 2, 3, 1, 4, 5, 2, 6, 7, 3, 8, 4, 9, 5, 10, 6, 11, 8, 12, 9];
const MENTORS = 12;

export const course_place = defineGenerator({
  name: 'course_place',
  makes: 'Position of the course among the courses of all mentors, from 1.',
  internal: true,
  examples: [{ value: 1 }],
  make(context): number {
    return shuffleInBlocks(context, { things: TAUGHT_BY.length, people: MENTORS, inOrder: 2 });
  },
});

const COURSE_PLACE_ARGS = {
  place: arg.number('Position of the course, from course_place.', { required: true }),
};

export const course_mentor = defineGenerator({
  name: 'course_mentor',
  makes: 'Number of the mentor who teaches a course. Each teaches one or two.',
  internal: true,
  args: COURSE_PLACE_ARGS,
  examples: [{ args: { place: 24 }, value: 13 }],
  make(_, { place }): number {
    const block = Math.floor((place - 1) / TAUGHT_BY.length);
    return block * MENTORS + (TAUGHT_BY[(place - 1) % TAUGHT_BY.length] ?? 1);
  },
});

export const course_turn = defineGenerator({
  name: 'course_turn',
  makes: 'Number of earlier courses of the same mentor.',
  internal: true,
  args: COURSE_PLACE_ARGS,
  examples: [{ args: { place: 24 }, value: 1 }],
  make(_, { place }): number {
    const at = (place - 1) % TAUGHT_BY.length;
    return TAUGHT_BY.indexOf(TAUGHT_BY[at] ?? 1) === at ? 0 : 1;
  },
});

/**
 * Of this many mentors in a row, any two have places in the list of all fields, as `even_share` makes them, that are at
 * least {@link APART} of 1024 steps apart.
 */
const WINDOW = 44;
const APART = 21;
/** In this many ranges of {@link APART} steps there is room for each field of work, and one mentor of a window in each. */
const RANGES = 8;
/** As many numbers of courses on a topic belong to the two windows that teach the first 146 courses. */
const EARLY = 2 * 2 * RANGES;

export const course_slot = defineGenerator({
  name: 'course_slot',
  makes:
    'Number of a course among those on its topic, from 0: among hundreds of courses, no two on a topic have the same.',
  internal: true,
  args: {
    ...COURSE_PLACE_ARGS,
    share: arg.number('Place of the mentor in the list of all fields, from even_share.', { required: true }),
  },
  examples: [{ args: { place: 24, share: 0.4 }, value: 7 }],
  make(context, { place, share }): number {
    const mentor = course_mentor.make(context, { place });
    const range = Math.floor(Math.floor(share * 1024) / APART) % RANGES;
    return (Math.floor((mentor - 1) / WINDOW) * RANGES + range) * 2 + course_turn.make(context, { place });
  },
});

/** How many titles of its own a topic has. */
const OWN = 7;

/**
 * Returns the title of one of the first courses on a topic: one that only this topic has, one for an audience, one that
 * fits any topic, or one that names parts of it. Each number from 0 has another title, at whichever levels the courses are.
 */
function earlyTitle(topic: string, level: string, number: number): string {
  const own = markedTitles(topic)[number];
  if (own !== undefined && suits(own, level)) return unmarked(own);
  const parts = PART_TITLES[level === 'intermediate' || level === 'advanced' ? 'further' : 'open'];
  const any = [...audiencesOf(topic), ...entry(COURSE_TITLES, level)];
  return any[number - OWN] ?? parts[number % parts.length] ?? '{topic}';
}

/** Returns one of the titles of a group, or of the next group that has any. */
function laterTitle(context: Context, forms: readonly (readonly TitleForm[])[], group: number, slot: number): string {
  const some = forms.find((one, at) => at >= group && countOf(one) > 0) ?? [];
  const sizes = some.map((lists) => combinations(...lists));
  let index = context.distinct(countOf(some), slot);
  const form = sizes.findIndex((size) => (index -= size) < 0);
  return combination(index + (sizes[form] ?? 0), ...(some[form] ?? [])).join(': ');
}

/** Returns the title of a course with slots for its topic and parts of it. */
function formOf(context: Context, topic: string, level: string, slot: number, parts: readonly string[]): string {
  if (slot < EARLY) return earlyTitle(topic, level, context.distinct(EARLY, (slot + (SHIFTS.get(topic) ?? 0)) % EARLY));
  const key = `${level} ${topic}`;
  const forms = knownForms.get(key) ?? formsOf(topic, level, parts);
  knownForms.set(key, forms);
  const { weights } = GROUPS.find(({ upTo }) => context.id <= upTo) ?? GROUPS[0];
  return laterTitle(context, forms, Number(context.random.weighted(weights)), slot);
}

export const course_title = defineGenerator({
  name: 'course_title',
  makes: 'Title of a course that suits its level, unique within topic and level for hundreds of records.',
  args: {
    level: arg.text('`beginner`, `intermediate`, `advanced` or `all-levels`.', { required: true }),
    topic: arg.text('Topic of the course, as course_topic makes it.', { required: true }),
    slot: arg.number('Number of the course among those on its topic, from course_slot. Default: by id.', {
      internal: true,
    }),
  },
  examples: [{ args: { topic: 'pottery', level: 'advanced' }, value: 'Pottery, Advanced Level' }],
  make(context, { topic, level, slot = context.id - 1 }): string {
    const parts = entry(entry(COURSE_TOPICS, entry(AREAS, topic)), topic);
    const title = titleCase(partsIn(formOf(context, topic, level, slot, parts), parts, topic));
    return / and /.test(title) ? title.replace(' & ', ', ') : title;
  },
});

/** How many people enrol per day in a course with an average rating: the lowest and the highest number. */
const PER_DAY: readonly [number, number] = [0.8, 5];

/** Factor on the number of enrolments, by level. The factor of other levels is 1. */
const CROWD: Readonly<Record<string, number>> = { beginner: 1.3, intermediate: 0.85, advanced: 0.5 };

export const course_enrolment = defineGenerator({
  name: 'course_enrolment',
  makes: 'Number of people enrolled in a course. It grows from day to day, faster for well-rated courses.',
  args: {
    since: arg.text('Date or date-time at which the course was added.', { required: true }),
    rating: arg.number('Mean rating, from 1 to 5.', { required: true }),
    level: arg.text('Level of the course. Courses for beginners attract more people.'),
    max: arg.number(
      'Maximum number of people. If it is below 100, the result may exceed it, so that as many whole-star votes can average `rating`.',
      { default: 48_000 },
    ),
  },
  examples: [{ args: { since: '2025-01-01', rating: 4.5 }, value: 397 }],
  make({ random, now }, args): number {
    const { since, rating, level = '', max } = args;
    const appeal = Math.max(0.2, (rating - 2) / 2.4);
    const days = Math.max(0, now - Date.parse(since)) / DAY;
    const crowd = Math.ceil(days * random.spread(...PER_DAY) * (CROWD[level] ?? 1) * appeal * appeal * appeal * appeal);
    let count = Math.min(max, crowd);
    // As many votes in whole stars must be able to average the rating, to two decimals.
    while (Math.abs(Math.round(rating * count) / count - rating) >= 0.005) count++;
    return count;
  },
});

/** The lowest and the highest hourly rate of a new mentor, in US dollars. */
const AT_START: readonly [number, number] = [30, 80];
/** By how much a mentor's hourly rate rises per year of practice, in US dollars: the lowest and the highest amount. */
const PER_YEAR: readonly [number, number] = [1.5, 4.5];

/** Factor on a mentor's hourly rate, by skill. */
const PAY: Readonly<Record<string, number>> = Object.fromEntries(
  Object.values(SKILLS).flatMap(({ pay, families }) => families.flat().map((skill) => [skill, pay])),
);

export const mentor_rate = defineGenerator({
  name: 'mentor_rate',
  makes:
    'Price of an hour with a mentor in US dollars, a multiple of 5; grows with experience and depends on the field.',
  args: {
    years: arg.number('Years of practice.', { required: true }),
    skills: arg.texts('What the mentor teaches. The first skill decides the price.'),
  },
  examples: [{ args: { years: 10, skills: ['yoga', 'pilates'] }, value: 55 }],
  make({ random }, { years, skills: [skill = ''] = [] }): number {
    const usual = random.bell(...AT_START) + years * random.between(...PER_YEAR);
    return Math.max(15, Math.round((usual * (PAY[skill] ?? 1)) / 5) * 5);
  },
});
