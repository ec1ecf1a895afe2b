import { DAY } from './calendar.ts';
import { compose } from './compose.ts';
import type { Context } from './context.ts';
import { fill } from './grammar.ts';
import { titleCase } from './grammars/wording.ts';
import { COURSE_TITLES, COURSE_TOPICS } from './lists/course-topics.ts';
import { entry } from './lists/entry.ts';
import { languageNames } from './lists/languages.ts';
import { SKILLS } from './lists/skills.ts';

/** For {@link course_topic}. */
interface CourseTopicArgs {
  /** What the instructor teaches. */
  readonly skills: readonly string[];
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
  /** ISO 639-1 code of the language it is held in. Default `en`, which goes without saying. */
  readonly language?: string;
}

/** For {@link course_duration}. */
interface CourseDurationArgs {
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
 * What a course is on: one of the skills of its instructor.
 *
 * @example
 * course_topic(context, { skills: ['yoga', 'pilates'] }) // => "pilates"
 */
export function course_topic({ random }: Context, { skills }: CourseTopicArgs): string {
  return random.pick(skills);
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
 * of records. It says in which language the course is held, unless that is English. Source: own lists.
 *
 * @example
 * course_title(context, { topic: 'pottery', level: 'advanced', language: 'es' }) // => "The Advanced Pottery Seminar: Trimming (in Spanish)"
 */
export function course_title(context: Context, { topic, level, language = 'en' }: CourseTitleArgs): string {
  const subjects = entry(entry(COURSE_TOPICS, entry(AREAS, topic)), topic);
  const [title = ''] = compose(context, entry(COURSE_TITLES, level));
  const text = titleCase(fill(title, (slot) => (slot === 'topic' ? topic : (subjects[Number(slot)] ?? ''))));
  return language === 'en' ? text : `${text} (in ${entry(languageNames, language)})`;
}

/**
 * The length of a course in whole hours, from 1 to 80, mostly short.
 *
 * @example
 * course_duration(context) // => 10
 */
export function course_duration({ random }: Context, { min = 1, max = 80 }: CourseDurationArgs = {}): number {
  return Math.floor(random.low(min, max + 1));
}

/** How many enrol on a day in a course of middling rating, least and greatest. */
const PER_DAY: readonly [number, number] = [0.8, 5];

/**
 * How many have enrolled in a course so far: so many a day since it was added, and the more the better it is rated.
 *
 * @example
 * course_enrolment(context, { since: '2025-01-01', rating: 4.5 }) // => 507
 */
export function course_enrolment({ random, now }: Context, args: CourseEnrolmentArgs): number {
  const { since, rating, max = 48_000 } = args;
  const appeal = (rating - 1) / 3;
  const days = Math.max(0, now - Date.parse(since)) / DAY;
  return Math.min(max, Math.ceil(days * random.spread(...PER_DAY) * appeal * appeal * appeal));
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
