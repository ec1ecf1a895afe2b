import { addCycles, DAY, fewestCycles, midnight, momentOf, WEEKDAYS, weekdayOf } from './calendar.ts';
import type { Context } from './context.ts';

/** Arguments of {@link phase}. */
interface PhaseArgs {
  /** A date or date-time. */
  readonly date: string;
  /** Up to how many days back a date counts as recent. Default 0: none does. */
  readonly recent?: number;
}

/**
 * Where a date lies, seen from the reference date: `ahead`, `today` (days only; at midnight, the day that ends, too),
 * `recent` or `past`. What may have happened by then follows from it.
 *
 * @example
 * phase(context, { date: '2025-12-20', recent: 14 }) // => "recent"
 */
export function phase({ now }: Context, { date, recent = 0 }: PhaseArgs): string {
  const moment = momentOf(date);
  if (moment > now) return 'ahead';
  if (date.length === 10 && moment >= midnight(now - 1)) return 'today';
  return now - moment < recent * DAY ? 'recent' : 'past';
}

/** Arguments of {@link whole_cycles}. */
interface CycleArgs {
  readonly after: string;
  readonly before: string;
  /** `daily`, `weekly`, `monthly`, `quarterly` or `annually`. */
  readonly every: string;
}

/**
 * How many whole billing cycles fit between two dates.
 *
 * @example
 * whole_cycles(context, { after: '2025-10-31', before: '2026-01-01', every: 'monthly' }) // => 2
 */
export function whole_cycles(_: Context, { after, before, every }: CycleArgs): number {
  const [start, end] = [momentOf(after), momentOf(before)];
  let count = fewestCycles(start, end, every);
  while (addCycles(start, every, count + 1) <= end) count++;
  return count;
}

/** Arguments of {@link weekday}. */
interface WeekdayArgs {
  /** A date, or a date-time in UTC. */
  readonly date: string;
}

/**
 * The day of the week that a date falls on.
 *
 * @example
 * weekday(context, { date: '2026-01-01' }) // => "Thursday"
 */
export function weekday(_: Context, { date }: WeekdayArgs): string {
  return WEEKDAYS[weekdayOf(momentOf(date))] ?? '';
}
