import { DAY, stamp, WEEKDAYS, weekdayOf } from './calendar.ts';
import type { Random } from './random.ts';

/**
 * On which days something is published. `work`: on the working days of offices. `release`: on the usual days for books.
 * `thursdays`: on those for British books. `launch`: on days for offers.
 */
export type PublishingDays = 'work' | 'release' | 'thursdays' | 'launch';

/**
 * How frequent each day of the week is for each kind of publication, as weights. Nothing is published on other days.
 */
const PUBLISHING: Readonly<Record<PublishingDays, Readonly<Record<string, number>>>> = {
  work: { Monday: 1, Tuesday: 1, Wednesday: 1, Thursday: 1, Friday: 1 },
  launch: { Monday: 32, Friday: 26, Thursday: 16, Tuesday: 10, Wednesday: 8, Saturday: 5, Sunday: 3 },
  release: { Tuesday: 80, Thursday: 6, Wednesday: 5, Monday: 5, Friday: 4 },
  thursdays: { Thursday: 84, Tuesday: 4, Wednesday: 4, Monday: 4, Friday: 4 },
};

/** Matches days on which hardly any book is released, as `-MM-DD`. */
const NO_BOOKS = /-12-[23]|-01-01|-07-04/;

/** Matches days around Christmas and New Year, as `-MM-DD`. */
const HOLIDAYS = /-12-2[456]|-12-31|-01-01/;

/** Matches public holidays of single countries, as `-MM-DD`. An event that may be in any country avoids all of them. */
const NATIONAL =
  /-01-2[16]|-02-27|-04-2[57]|-05-(0[38]|17)|-06-(02|19)|-07-(01|09|14|2[018])|-08-01|-09-(07|16)|-10-(0[1-5]|12|26)|-11-(02|1[15])|-12-0[68]/;

/** How many days before Easter Sunday a feast is, negative if it is after: two days of Carnival, and Corpus Christi. */
const FEASTS: ReadonlySet<number> = new Set([48, 47, -60]);

/**
 * Matches days on which offices are closed in some countries: weekends, holidays that several countries share, and
 * holidays on a certain Monday or Thursday of a month. The text is the number of the weekday, from 0 for Monday, and
 * the date.
 */
const CLOSED =
  /^[56]|-12-(2[456]|31)|-01-0[16]|-0(5-01|7-04|8-15)|-11-01|^0.*-0(5-0[2-7]|[58]-(2[5-9]|3)|9-0[1-7])|^3.*-11-2[2-8]/;

/**
 * How many days after Easter Sunday offices are closed, negative if before: Good Friday, Easter Monday, Ascension, and
 * Whit Monday.
 */
const AROUND_EASTER: ReadonlySet<number> = new Set([-2, 1, 39, 50]);

/**
 * Whether offices are open in most countries: from Monday to Friday, except on holidays that many countries share.
 * Finds Easter by the rule of Gauss without its exceptions in 1954, 1981, 2049, and 2076.
 */
function isOfficeDay(day: number): boolean {
  const date = stamp(day, 'date');
  if (CLOSED.test(weekdayOf(day) + date)) return false;
  // Easter and the holidays around it lie in March to June.
  if (!'3456'.includes(date.charAt(6))) return true;
  const year = Number(date.slice(0, 4));
  const moon = ((year % 19) * 19 + 24) % 30;
  const easter = Date.UTC(year, 2, 22 + moon + ((2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7));
  return !AROUND_EASTER.has(Math.floor((day - easter) / DAY));
}

/** Moves a moment back to a day on which something is published, at the same time of day. */
export function publishedBy(random: Random, moment: number, on: PublishingDays): number {
  // One offer in six starts on the first day of a month, except on New Year's Day.
  const first = moment - (new Date(moment).getUTCDate() - 1) * DAY;
  if (on === 'launch' && random.chance(1 / 6) && !HOLIDAYS.test(stamp(first, 'date'))) return first;
  const usual = PUBLISHING[on];
  const weekday = WEEKDAYS[weekdayOf(moment)] ?? 'Monday';
  const isFit = on === 'work' && usual[weekday] !== undefined;
  const wanted = isFit ? weekday : random.weighted(usual);
  const back = (weekdayOf(moment) - WEEKDAYS.findIndex((day) => day === wanted) + 7) % 7;
  let day = moment - back * DAY;
  const closed = on === 'launch' ? HOLIDAYS : NO_BOOKS;
  while (on === 'work' ? !isOfficeDay(day) : closed.test(stamp(day, 'date'))) day -= 7 * DAY;
  return day;
}

/** Returns the number of days from a day to Easter Sunday of its year, by the rule of Gauss, which holds until 2099. */
function daysToEaster(day: number): number {
  const year = new Date(day).getUTCFullYear();
  const golden = year % 19;
  const moon = (19 * golden + 24) % 30;
  const rest = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  const early = rest === 6 && (moon === 29 || (moon === 28 && golden > 10)) ? 7 : 0;
  return (Date.UTC(year, 2, 22 + moon + rest - early) - day) / DAY;
}

/**
 * Whether a day is a holiday on which few events take place: around Christmas and New Year, from Good Friday to Easter
 * Monday, or another public holiday of several countries or of a large one.
 *
 * @param day its midnight, in milliseconds since 1970
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
    NATIONAL.test(date) ||
    (toEaster >= -1 && toEaster <= 2) ||
    FEASTS.has(toEaster) ||
    (weekdayOf(day) < 5 && !isOfficeDay(day))
  );
}
