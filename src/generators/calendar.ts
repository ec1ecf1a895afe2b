import type { Format } from '../schema/index.ts';

export const MINUTE = 60_000;
export const HOUR: number = 60 * MINUTE;
export const DAY: number = 24 * HOUR;

/** The length of a billing cycle in months, or in days for cycles shorter than a month. */
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

/** Returns the cycle with a name, or the monthly one for an unknown name. */
function cycleOf(name: string): Cycle {
  return CYCLES[name] ?? MONTHLY;
}

/**
 * Adds a number of cycles to a moment. The 31st becomes the last day of a shorter month.
 *
 * @param start in milliseconds since 1970, as the result
 * @example
 * new Date(addCycles(Date.UTC(2025, 0, 31), 'monthly', 1)).toISOString() // => "2025-02-28T00:00:00.000Z"
 */
export function addCycles(start: number, cycle: string, count: number): number {
  const { months, days } = cycleOf(cycle);
  if (months === 0) return start + count * days * DAY;
  const date = new Date(start);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + count * months, date.getUTCDate()];
  const last = day <= 28 ? day : new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(day, last)) + start - midnight(start);
}

/**
 * Returns a number of cycles that certainly fit between two moments, computed from the fact that no month exceeds 31
 * days. A few more may fit.
 *
 * @example
 * fewestCycles(0, 62 * 86400000, 'monthly') // => 2
 */
export function fewestCycles(start: number, end: number, cycle: string): number {
  const { months, days } = cycleOf(cycle);
  const span = (end - start) / DAY;
  // A run of months is at most three days longer than as many months of mean length: a closer bound than 31 days each.
  const mean = months === 0 ? 0 : Math.floor(span / (months * 30.4369)) - 1;
  return Math.max(0, mean, Math.floor(span / (months * 31 + days)));
}

/**
 * Returns the start of the UTC day of a moment.
 *
 * @example
 * midnight(90000000) // => 86400000
 */
export function midnight(moment: number): number {
  return Math.floor(moment / DAY) * DAY;
}

/**
 * Returns the start of the last UTC day in the month of a moment.
 *
 * @example
 * monthEnd(0) / 86400000 // => 30
 */
export function monthEnd(moment: number): number {
  const date = new Date(moment);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0);
}

/**
 * Returns the first UTC midnight at or after a moment.
 *
 * @example
 * nextMidnight(1) // => 86400000
 */
export function nextMidnight(moment: number): number {
  return Math.ceil(moment / DAY) * DAY;
}

/** A day of the week. */
export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** The days of the week, from Monday. */
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
 * Returns the UTC day of the week of a moment, from 0 for Monday to 6 for Sunday.
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

/** Formats a number of days since 1970 as `YYYY-MM-DD`. Counts in eras of 400 years that start on 1 March. */
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

/**
 * How much the character codes of two digits, as tens and ones, add up to beyond the number that the digits stand for:
 * 11 times the code of `0`.
 */
const ZEROS = 528;

/** Reads the two digits from a position of a text as a number. */
function pair(text: string, at: number): number {
  return text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - ZEROS;
}

/** Returns the UTC midnight of a text that starts with `YYYY-MM-DD`: the reverse of {@link dateOf}. */
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
 * Parses a date, or a UTC date-time with milliseconds, as {@link stamp} writes them, faster than `Date.parse`. Texts in
 * other formats are left to `Date.parse`.
 *
 * @returns milliseconds since 1970
 * @throws RangeError for a text that is not a date
 * @example
 * momentOf('1970-01-02T00:00:01.500Z') // => 86401500
 */
export function momentOf(text: string): number {
  const isDate = text.charCodeAt(4) === DASH && text.charCodeAt(7) === DASH;
  if (isDate && text.length === 10) return dayOf(text);
  if (!isDate || text.length !== 24 || !text.endsWith('Z')) return parsed(text);
  const seconds = pair(text, 11) * 3600 + pair(text, 14) * 60 + pair(text, 17);
  return dayOf(text) + seconds * 1000 + pair(text, 20) * 10 + text.charCodeAt(22) - 48;
}

function parsed(text: string): number {
  const moment = Date.parse(text);
  if (Number.isNaN(moment)) throw new RangeError(`'${text}' is not a date`);
  return moment;
}

/** The first and the last moment, in milliseconds since 1970, whose year has four digits. */
const [FIRST, LAST] = [Date.UTC(1000, 0, 1), Date.UTC(10_000, 0, 1) - 1];

/**
 * Formats a moment: as a day for the format `date`, else as a UTC date-time with milliseconds.
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
