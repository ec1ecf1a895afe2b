import type { Draft } from '../drafts/index.ts';
import { type Field, MOST_ITEMS } from '../schema/index.ts';
import type { Scope } from './scope.ts';
import { snakeCase, wordsOf } from './words.ts';

/** The day before the first one of a schedule. */
const BEFORE = '2025-12-31';

/** Whether a record has times of opening and of closing. */
const hasHours = (names: readonly string[]): boolean => {
  const words = new Set(names.flatMap(wordsOf));
  return (words.has('open') || words.has('opening')) && (words.has('close') || words.has('closing'));
};

/** Days of the week, from the first of January 2026 on, that differ from the others: a late evening, and a Sunday. */
const [LATE, SUNDAY] = ['1', '4'];

/** Texts of the hours of a week: usual ones, those of the late evening, and those on Sundays. */
const WEEK: Readonly<Record<string, readonly [usual: string, late: string, sunday: string]>> = {
  opens: ['10:00', '10:00', '11:00'],
  closes: ['18:00', '20:00', '17:00'],
};

/**
 * Returns the arguments for a time of opening or closing beside the day of a schedule: the same hours every week.
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

/** Whether a field is the day of each record of a schedule. */
function isDayOfSchedule({ format, nullable, unique, limits }: Draft, { name, place, neighbours }: Scope): boolean {
  const isDay = format === 'date' && place === name && /^(?:date|day)$/.test(snakeCase(name));
  const isFree = nullable === undefined && !unique && Object.keys(limits).every((limit) => limit === 'examples');
  return isDay && isFree && hasHours(Object.keys(neighbours));
}

/**
 * Returns what makes the days of a schedule, one record for each: `date` beside the times of opening and closing. They follow
 * each other.
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
