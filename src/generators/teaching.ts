import { DAY } from './calendar.ts';
import type { Context } from './context.ts';
import { fill } from './grammar.ts';
import { titleCase } from './grammars/wording.ts';
import { COURSE_TITLES } from './lists/course-titles.ts';
import { COURSE_TOPICS } from './lists/course-topics.ts';
import { entry } from './lists/entry.ts';
import { SKILLS } from './lists/skills.ts';
import { strewn } from './strewn.ts';
import { tierOf } from './tiers.ts';

/** For {@link course_topic}. */
interface CourseTopicArgs {
  /** What the instructor teaches. */
  readonly skills: readonly string[];
  /** Which of them: that of the instructor's first course is 0. Default: any. */
  readonly nth?: number;
}

/** For {@link course_category}. */
interface CourseCategoryArgs {
  /** What the course is on. */
  readonly topic: string;
}

/** For {@link course_title}. */
interface CourseTitleArgs extends CourseCategoryArgs {
  /** `beginner`, `intermediate`, `advanced` or `all-levels`. */
  readonly level: string;
}

/** For {@link course_duration}. */
interface CourseDurationArgs {
  /** The subject area, and whom it is for. Default: as long as any. */
  readonly category?: string;
  readonly level?: string;
  /** The least number of hours. Default 1. */
  readonly min?: number;
  /** The greatest number of hours. Default 80. */
  readonly max?: number;
}

/** For {@link course_enrolment}. */
interface CourseEnrolmentArgs {
  /** A date or date-time: when the course was added. */
  readonly since: string;
  /** From 1 to 5. */
  readonly rating: number;
  /** Whom it is for: a course for beginners has more of them. Default: any. */
  readonly level?: string;
  /** The greatest number. Default 48,000. */
  readonly max?: number;
}

/** For {@link mentor_rate}. */
interface MentorRateArgs {
  /** Years of practice. */
  readonly years: number;
  /** What is taught. Default: nothing that changes the price. */
  readonly skills?: readonly string[];
}

/** The subject area of each topic. */
const AREAS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(COURSE_TOPICS).flatMap(([area, topics]) => Object.keys(topics).map((topic) => [topic, area])),
);

/**
 * What a course is on: one of the skills of its instructor, each of whose courses is on another one.
 *
 * @example
 * course_topic(context, { skills: ['yoga', 'pilates'] }) // => "pilates"
 */
export function course_topic({ random }: Context, { skills, nth }: CourseTopicArgs): string {
  return (nth === undefined ? undefined : skills[nth % skills.length]) ?? random.pick(skills);
}

/**
 * The subject area that a topic of courses belongs to. Source: own list.
 *
 * @example
 * course_category(context, { topic: 'bread baking' }) // => "Cooking"
 */
export function course_category(_: Context, { topic }: CourseCategoryArgs): string {
  return entry(AREAS, topic);
}

/**
 * The title of a course, of a form that suits its level; unique by construction within its topic and level for hundreds
 * of records. Source: own lists.
 *
 * @example
 * course_title(context, { topic: 'pottery', level: 'advanced' }) // => "Pottery Level 3"
 */
export function course_title(context: Context, args: CourseTitleArgs): string {
  const { topic, level } = args;
  const subjects = entry(entry(COURSE_TOPICS, entry(AREAS, topic)), topic);
  const titles = entry(COURSE_TITLES, level);
  const { form, index } = tierOf(
    context,
    titles.map(({ length }) => length),
  );
  const word = (slot: string): string | undefined => (slot === 'topic' ? topic : subjects[Number(slot)]);
  const title = titleCase(fill(titles[form]?.[index] ?? '', (slot) => word(slot) ?? ''));
  // Where one of the things is itself two, they are told apart by more than that.
  return / and /.test(title) ? title.replace(' & ', ', Plus ') : title;
}

/** How many hours a course in an area takes, least and greatest. */
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

/** What makes a course longer or shorter than the usual ones of its area. */
const BY_LEVEL: Readonly<Record<string, number>> = { beginner: 0.85, 'all-levels': 1.15 };

/**
 * The length of a course in whole hours, from `min` to `max`, mostly short: hours for knife skills, weeks for a language.
 *
 * @example
 * course_duration(context, { category: 'Languages', level: 'beginner' }) // => 16
 */
export function course_duration({ random }: Context, args: CourseDurationArgs = {}): number {
  const { min = 1, max = 80, category = '', level = '' } = args;
  const [least, most] = HOURS[category] ?? [min, max];
  const hours = Math.floor(random.low(least, most + 1) * (BY_LEVEL[level] ?? 1));
  return Math.min(max, Math.max(min, hours));
}

/** So many courses are by so many neighbouring mentors: by the place of the course, the place of its mentor. */
const TAUGHT_BY: readonly number[] = [1, 2, 3, 1, 4, 5, 2, 6, 7, 3, 8, 4, 9, 5, 10, 6, 11, 8, 12, 9];
const MENTORS = 12;

/**
 * The place of a course among those of all mentors: the first ones follow their mentors, the others are strewn.
 *
 * @example
 * course_place(context) // => 1
 */
export function course_place(context: Context): number {
  return strewn(context, { things: TAUGHT_BY.length, people: MENTORS, inOrder: 2 });
}

/** For {@link course_mentor} and {@link course_turn}. */
interface CoursePlaceArgs {
  /** The place of the course, from {@link course_place}. */
  readonly place: number;
}

/**
 * The number of the mentor who teaches a course: each has one or two.
 *
 * @example
 * course_mentor(context, { place: 24 }) // => 13
 */
export function course_mentor(_: Context, { place }: CoursePlaceArgs): number {
  const block = Math.floor((place - 1) / TAUGHT_BY.length);
  return block * MENTORS + (TAUGHT_BY[(place - 1) % TAUGHT_BY.length] ?? 1);
}

/**
 * How many courses the mentor had before this one.
 *
 * @example
 * course_turn(context, { place: 24 }) // => 1
 */
export function course_turn(_: Context, { place }: CoursePlaceArgs): number {
  const at = (place - 1) % TAUGHT_BY.length;
  return TAUGHT_BY.indexOf(TAUGHT_BY[at] ?? 1) === at ? 0 : 1;
}

/** How many enrol on a day in a course of middling rating, least and greatest. */
const PER_DAY: readonly [number, number] = [0.8, 5];

/** How many more there are of those who begin, and how many fewer of those who have come far. */
const CROWD: Readonly<Record<string, number>> = { beginner: 1.3, intermediate: 0.85, advanced: 0.5 };

/**
 * How many have enrolled in a course so far: so many a day since it was added, more of them for
 * beginners, and the more the better it is rated.
 *
 * @example
 * course_enrolment(context, { since: '2025-01-01', rating: 4.5 }) // => 376
 */
export function course_enrolment({ random, now }: Context, args: CourseEnrolmentArgs): number {
  const { since, rating, level = '', max = 48_000 } = args;
  const appeal = Math.max(0.2, (rating - 2) / 2.4);
  const days = Math.max(0, now - Date.parse(since)) / DAY;
  const crowd = Math.ceil(days * random.spread(...PER_DAY) * (CROWD[level] ?? 1) * appeal * appeal * appeal * appeal);
  let count = Math.min(max, crowd);
  // As many votes of whole stars can have that mean.
  while (Math.abs(Math.round(rating * count) / count - rating) >= 0.005) count++;
  return count;
}

/** What an hour of a mentor costs: at the start, and more for each year, in US dollars, least and greatest. */
const AT_START: readonly [number, number] = [30, 80];
const PER_YEAR: readonly [number, number] = [1.5, 4.5];

/** What an hour costs in the field of a skill, 1 being usual. */
const PAY: Readonly<Record<string, number>> = Object.fromEntries(
  Object.values(SKILLS).flatMap(({ pay, families }) => families.flat().map((skill) => [skill, pay])),
);

/**
 * The price of an hour with a mentor, in US dollars, a multiple of 5: the more years of practice, the dearer, though not
 * to the same degree; and dearer in some fields, such as programming, than in others, such as fitness.
 *
 * @example
 * mentor_rate(context, { years: 10, skills: ['yoga', 'pilates'] }) // => 45
 */
export function mentor_rate({ random }: Context, { years, skills: [skill = ''] = [] }: MentorRateArgs): number {
  const usual = random.bell(...AT_START) + years * random.between(...PER_YEAR);
  return Math.max(15, Math.round((usual * (PAY[skill] ?? 1)) / 5) * 5);
}
