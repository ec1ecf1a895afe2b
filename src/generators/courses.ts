import { arg } from './arguments.ts';
import { shuffleInBlocks } from './block-shuffle.ts';
import { DAY } from './calendar.ts';
import { shortestFormFirst } from './combinations.ts';
import { defineGenerator } from './define.ts';
import { fill } from './grammar.ts';
import { titleCase } from './grammars/wording.ts';
import { COURSE_TITLES } from './lists/course-titles.ts';
import { COURSE_TOPICS } from './lists/course-topics.ts';
import { entry } from './lists/entry.ts';
import { SKILLS } from './lists/skills.ts';

/** The subject area of each topic of a course. */
const AREAS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(COURSE_TOPICS).flatMap(([area, topics]) => Object.keys(topics).map((topic) => [topic, area])),
);

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

export const course_title = defineGenerator({
  name: 'course_title',
  makes: 'Title of a course that suits its level, unique within topic and level for hundreds of records.',
  args: {
    level: arg.text('`beginner`, `intermediate`, `advanced` or `all-levels`.', { required: true }),
    topic: arg.text('Topic of the course, as course_topic makes it.', { required: true }),
  },
  examples: [{ args: { topic: 'pottery', level: 'advanced' }, value: 'Further Pottery' }],
  make(context, args): string {
    const { topic, level } = args;
    const subjects = entry(entry(COURSE_TOPICS, entry(AREAS, topic)), topic);
    const titles = entry(COURSE_TITLES, level);
    const { form, index } = shortestFormFirst(
      context,
      titles.map(({ length }) => length),
    );
    const word = (slot: string): string | undefined => (slot === 'topic' ? topic : subjects[Number(slot)]);
    const title = titleCase(fill(titles[form]?.[index] ?? '', (slot) => word(slot) ?? ''));
    // A title that has an "and" already gets no "&" as well.
    return / and /.test(title) ? title.replace(' & ', ', Plus ') : title;
  },
});

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
