import { DAY, stamp, WEEKDAYS, weekdayOf } from './calendar.ts';
import type { Random } from './random.ts';

/** The days on which something is published, by weight. */
const PUBLISHING: Readonly<Record<'work' | 'release' | 'launch', Readonly<Record<string, number>>>> = {
  work: { Monday: 1, Tuesday: 1, Wednesday: 1, Thursday: 1, Friday: 1 },
  launch: { Monday: 32, Friday: 26, Thursday: 16, Tuesday: 10, Wednesday: 8, Saturday: 5, Sunday: 3 },
  release: { Tuesday: 60, Thursday: 26, Wednesday: 7, Monday: 4, Friday: 3 },
};

/** Days around Christmas and the New Year, as `-MM-DD`. */
const HOLIDAYS = /-12-2[456]|-12-31|-01-01/;

/** The last moment that does not come after another one, at the same time of day, on which something is published. */
export function publishedBy(random: Random, moment: number, on: 'work' | 'release' | 'launch'): number {
  // Every sixth offer begins with a month, other than at New Year.
  const first = moment - (new Date(moment).getUTCDate() - 1) * DAY;
  if (on === 'launch' && random.chance(1 / 6) && !HOLIDAYS.test(stamp(first, 'date'))) return first;
  const usual = PUBLISHING[on];
  const weekday = WEEKDAYS[weekdayOf(moment)] ?? 'Monday';
  const isFit = on === 'work' && usual[weekday] !== undefined;
  const wanted = isFit ? weekday : random.weighted(usual);
  const back = (weekdayOf(moment) - WEEKDAYS.findIndex((day) => day === wanted) + 7) % 7;
  let day = moment - back * DAY;
  while (HOLIDAYS.test(stamp(day, 'date'))) day -= 7 * DAY;
  return day;
}

/** How many days lie between a day and Easter Sunday of its year, by the rule of Gauss, which holds until 2099. */
function daysToEaster(day: number): number {
  const year = new Date(day).getUTCFullYear();
  const golden = year % 19;
  const moon = (19 * golden + 24) % 30;
  const rest = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  const early = rest === 6 && (moon === 29 || (moon === 28 && golden > 10)) ? 7 : 0;
  return (Date.UTC(year, 2, 22 + moon + rest - early) - day) / DAY;
}

/**
 * Whether a day is one around Christmas or the New Year, one from Good Friday to Easter Monday, or the fourth Thursday of
 * November: little takes place then.
 *
 * @param day the number of milliseconds at its midnight
 * @example
 * isHoliday(Date.UTC(2026, 10, 26)) // => true
 * @example
 * isHoliday(Date.UTC(2026, 3, 4)) // => true
 */
export function isHoliday(day: number): boolean {
  const date = stamp(day, 'date');
  const toEaster = daysToEaster(day);
  return (
    HOLIDAYS.test(date) ||
    (toEaster >= -1 && toEaster <= 2) ||
    (WEEKDAYS[weekdayOf(day)] === 'Thursday' && /-11-2[2-8]/.test(date))
  );
}
