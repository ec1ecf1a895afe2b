import type { Draft } from '../drafts/index.ts';
import { type Field, MOST_ITEMS } from '../schema/index.ts';
import type { Scope } from './scope.ts';
import { snakeCase, wordsOf } from './words.ts';

/** The day before the first day of every generated schedule. */
const BEFORE = '2025-12-31';

/** Whether fields with times of opening and of closing are among these names. */
const hasHours = (names: readonly string[]): boolean => {
  const words = new Set(names.flatMap(wordsOf));
  return (words.has('open') || words.has('opening')) && (words.has('close') || words.has('closing'));
};

/**
 * Days of a schedule whose hours differ from the rest of the week: one with a late evening, and Sunday. Each is given
 * as the remainder of the day's number modulo 7, where 1 January 2026 has the number 1.
 */
const [LATE, SUNDAY] = ['1', '4'];

/** Times of opening and closing: on usual days, on the day with a late evening, and on Sundays. */
const WEEK: Readonly<Record<string, readonly [usual: string, late: string, sunday: string]>> = {
  opens: ['10:00', '10:00', '11:00'],
  closes: ['18:00', '20:00', '17:00'],
};

/**
 * Returns the arguments for the time of opening or closing on each day of a schedule. The hours are the same every
 * week.
 *
 * @param role `opens` or `closes`
 * @returns undefined for any other field
 */
export function hoursOfWeek(role: string | undefined, scope: Scope): Readonly<Record<string, unknown>> | undefined {
  const hours = role !== undefined && Object.hasOwn(WEEK, role) ? WEEK[role] : undefined;
  const day = Object.entries(scope.neighbours).find(([name, draft]) =>
    isDayOfSchedule(draft, { ...scope, name, place: name }),
  );
  if (!hours || !day || scope.place !== scope.name) return undefined;
  const cause = 'hidden_day_of_week';
  scope.shared.causes.set(cause, {
    type: 'integer',
    description: 'Number of the day in the week',
    generator: 'turn',
    args: { every: 7 },
  });
  const [usual, late, sunday] = hours;
  return { choices: { by: cause, is: { [LATE]: [late], [SUNDAY]: [sunday] }, else: [usual] } };
}

/** Whether a field is the day of a record in a resource with one record per day, such as opening hours. */
function isDayOfSchedule({ format, nullable, unique, limits }: Draft, { name, place, neighbours }: Scope): boolean {
  const isDay = format === 'date' && place === name && /^(?:date|day)$/.test(snakeCase(name));
  const isFree = nullable === undefined && !unique && Object.keys(limits).every((limit) => limit === 'examples');
  return isDay && isFree && hasHours(Object.keys(neighbours));
}

/**
 * Returns the parts of a field for the day in a resource with one record per day, such as opening hours: one day after
 * the other.
 *
 * @returns undefined for any other field
 */
export function dayOfSchedule(draft: Draft, scope: Scope): Partial<Field> | undefined {
  if (!isDayOfSchedule(draft, scope)) return undefined;
  const { shared } = scope;
  const cause = 'hidden_day_of_schedule';
  shared.causes.set(cause, {
    type: 'integer',
    description: 'Number of the day in the schedule',
    generator: 'turn',
    args: { every: MOST_ITEMS },
  });
  return { type: 'string', format: 'date', generator: 'later', args: { after: BEFORE, days: { from: cause } } };
}
