import type { Draft } from '../drafts/index.ts';
import type { Field } from '../schema/index.ts';
import type { Scope } from './scope.ts';
import { snakeCase, wordsOf } from './words.ts';

/** The day before the first one of a schedule. */
const BEFORE = '2025-12-31';

/** The greatest number of records that a resource can have. */
const MOST = 100_000;

/** Whether a record has times of opening and of closing. */
const hasHours = (names: readonly string[]): boolean => {
  const words = new Set(names.flatMap(wordsOf));
  return (words.has('open') || words.has('opening')) && (words.has('close') || words.has('closing'));
};

/**
 * Returns what makes the days of a schedule, one record for each: `date` beside the times of opening and closing. They follow
 * each other.
 *
 * @returns undefined for any other field
 */
export function dayOfSchedule({ format, nullable, unique, limits }: Draft, scope: Scope): Partial<Field> | undefined {
  const { name, place, neighbours, shared } = scope;
  const isDay = format === 'date' && place === name && /^(?:date|day)$/.test(snakeCase(name));
  const isFree = nullable === undefined && !unique && Object.keys(limits).every((limit) => limit === 'examples');
  if (!isDay || !isFree || !hasHours(Object.keys(neighbours))) return undefined;
  const cause = 'hidden_day_of_schedule';
  shared.causes.set(cause, {
    type: 'integer',
    description: 'Number of the day in the schedule',
    generator: 'turn',
    args: { every: MOST },
  });
  return { type: 'string', format: 'date', generator: 'later', args: { after: BEFORE, days: { from: cause } } };
}
