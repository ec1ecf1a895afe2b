import { DAY, stamp, WEEKDAYS, weekdayOf } from './calendar.ts';
import type { Random } from './random.ts';

/** The days on which something is published, by weight. */
const PUBLISHING: Readonly<Record<'work' | 'release' | 'launch', Readonly<Record<string, number>>>> = {
  work: { Monday: 1, Tuesday: 1, Wednesday: 1, Thursday: 1, Friday: 1 },
  launch: { Monday: 32, Friday: 26, Thursday: 16, Tuesday: 10, Wednesday: 8, Saturday: 5, Sunday: 3 },
  release: { Tuesday: 60, Thursday: 26, Wednesday: 7, Monday: 4, Friday: 3 },
};

/** Days on which nothing is published, as `-MM-DD`. */
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
