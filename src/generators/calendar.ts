import type { Format } from '../schema/index.ts';

export const MINUTE = 60_000;
export const HOUR: number = 60 * MINUTE;
export const DAY: number = 24 * HOUR;

/** How far a billing cycle reaches: in months, or in days where a month is no measure. */
interface Cycle {
  readonly months: number;
  readonly days: number;
}

const MONTHLY: Cycle = { months: 1, days: 0 };

const CYCLES: Readonly<Record<string, Cycle>> = {
  daily: { months: 0, days: 1 },
  weekly: { months: 0, days: 7 },
  monthly: MONTHLY,
  quarterly: { months: 3, days: 0 },
  annually: { months: 12, days: 0 },
};

/** The cycle of a name; a month for a name that is not in the list. */
function cycleOf(name: string): Cycle {
  return CYCLES[name] ?? MONTHLY;
}

/**
 * The moment so many cycles after another one. The 31st becomes the last day of a shorter month.
 *
 * @param start in milliseconds since 1970, as the result
 * @example
 * new Date(addCycles(Date.UTC(2025, 0, 31), 'monthly', 1)).toISOString() // => "2025-02-28T00:00:00.000Z"
 */
export function addCycles(start: number, cycle: string, count: number): number {
  const { months, days } = cycleOf(cycle);
  if (months === 0) return start + count * days * DAY;
  const date = new Date(start);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + count * months, 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, last));
}

/**
 * The least number of cycles that could lead from one moment to another: no month is longer than 31 days.
 *
 * @example
 * fewestCycles(0, 62 * 86400000, 'monthly') // => 2
 */
export function fewestCycles(start: number, end: number, cycle: string): number {
  const { months, days } = cycleOf(cycle);
  const span = (end - start) / DAY;
  // Many months are never three days longer than so many of mean length: that leads closer than the longest ones do.
  const mean = months === 0 ? 0 : Math.floor(span / (months * 30.4369)) - 1;
  return Math.max(0, mean, Math.floor(span / (months * 31 + days)));
}

/**
 * The midnight that a moment's day in UTC began at.
 *
 * @example
 * midnight(90000000) // => 86400000
 */
export function midnight(moment: number): number {
  return Math.floor(moment / DAY) * DAY;
}

/**
 * The last day of a moment's month, as the midnight that it begins at.
 *
 * @example
 * monthEnd(0) / 86400000 // => 30
 */
export function monthEnd(moment: number): number {
  const date = new Date(moment);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0);
}

/**
 * The first midnight that does not come before a moment.
 *
 * @example
 * nextMidnight(1) // => 86400000
 */
export function nextMidnight(moment: number): number {
  return Math.ceil(moment / DAY) * DAY;
}

/** A day of the week. */
export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** All of them, from Monday on. */
export const WEEKDAYS: readonly Weekday[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

/**
 * Which day of the week a moment's day in UTC is, from 0 for Monday to 6 for Sunday.
 *
 * @example
 * weekdayOf(Date.UTC(2026, 0, 1)) // => 3
 */
export function weekdayOf(moment: number): number {
  // The first of January 1970 was a Thursday.
  return (((Math.floor(moment / DAY) + 3) % 7) + 7) % 7;
}

/** The numbers from 0 to 99 in two digits. */
const PAIRS: readonly string[] = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

/** Days since 1970 as a date of a year of four digits. It counts in eras of 400 years that begin on the first of March. */
function dateOf(day: number): string {
  const shifted = day + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const month = Math.floor((5 * dayOfYear + 2) / 153);
  const year = era * 400 + yearOfEra + (month < 10 ? 0 : 1);
  const dayOfMonth = dayOfYear - Math.floor((153 * month + 2) / 5) + 1;
  return `${year}-${PAIRS[month < 10 ? month + 3 : month - 9]}-${PAIRS[dayOfMonth]}`;
}

/** What the codes of two digits have too much: the code of a zero, ten times and once. */
const ZEROS = 528;

/** The number that two digits of a text stand for. */
function pair(text: string, at: number): number {
  return text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - ZEROS;
}

/** The midnight that a date begins at, `YYYY-MM-DD` and whatever follows: the reverse of {@link dateOf}. */
function dayOf(text: string): number {
  const month = pair(text, 5);
  // Years begin on the first of March.
  const early = month < 3;
  const year = pair(text, 0) * 100 + pair(text, 2) - (early ? 1 : 0);
  const dayOfYear = Math.floor((153 * (early ? month + 9 : month - 3) + 2) / 5) + pair(text, 8) - 1;
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return (year * 365 + leapDays + dayOfYear - 719_468) * DAY;
}

const DASH = 45;

/**
 * The moment that a stamp tells: a day, or a date-time in UTC with milliseconds, as {@link stamp} writes them. For these
 * it gives what `Date.parse` does in a fraction of the time; it leaves texts of another form to it.
 *
 * @returns milliseconds since 1970
 * @example
 * momentOf('1970-01-02T00:00:01.500Z') // => 86401500
 */
export function momentOf(text: string): number {
  const isDate = text.charCodeAt(4) === DASH && text.charCodeAt(7) === DASH;
  if (isDate && text.length === 10) return dayOf(text);
  if (!isDate || text.length !== 24 || !text.endsWith('Z')) return Date.parse(text);
  const seconds = pair(text, 11) * 3600 + pair(text, 14) * 60 + pair(text, 17);
  return dayOf(text) + seconds * 1000 + pair(text, 20) * 10 + text.charCodeAt(22) - 48;
}

/** The first and the last moment of the years of four digits. */
const [FIRST, LAST] = [Date.UTC(1000, 0, 1), Date.UTC(10_000, 0, 1) - 1];

/**
 * A moment as text: a day for `date`, else a date-time in UTC with milliseconds.
 *
 * @example
 * stamp(0, 'date') // => "1970-01-01"
 */
export function stamp(moment: number, format: Format | undefined): string {
  if (moment < FIRST || moment > LAST) return new Date(moment).toISOString();
  const day = Math.floor(moment / DAY);
  const date = dateOf(day);
  if (format === 'date') return date;
  const rest = moment - day * DAY;
  const seconds = Math.floor(rest / 1000);
  const time = `${PAIRS[Math.floor(seconds / 3600)]}:${PAIRS[Math.floor(seconds / 60) % 60]}:${PAIRS[seconds % 60]}`;
  return `${date}T${time}.${Math.floor((rest % 1000) / 100)}${PAIRS[rest % 100]}Z`;
}
