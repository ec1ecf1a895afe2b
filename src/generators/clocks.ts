import { cityNamed, countryNamed } from './atlas.ts';
import { DAY, HOUR, MINUTE, weekdayOf } from './calendar.ts';
import { oneTime, summerTime } from './lists/summer-time.ts';
import type { SummerTime } from './lists/summer-time.ts';

/** The midnight of a Sunday of a month: the first one, the second one, or for 5 the last one. */
function sundayOf(year: number, [month, sunday]: readonly [number, number]): number {
  const last = Date.UTC(year, month, 0);
  if (sunday === 5) return last - ((weekdayOf(last) + 1) % 7) * DAY;
  const first = Date.UTC(year, month - 1, 1);
  return first + (6 - weekdayOf(first) + 7 * (sunday - 1)) * DAY;
}

/** Both switches of a year by rule and year: dates of a tree lie in few years. */
const switches: WeakMap<SummerTime, Map<number, readonly [number, number]>> = new WeakMap();

function switchesOf(rule: SummerTime, year: number): readonly [number, number] {
  const years = switches.get(rule) ?? new Map<number, readonly [number, number]>();
  switches.set(rule, years);
  const known = years.get(year) ?? ([sundayOf(year, rule.from), sundayOf(year, rule.to)] as const);
  years.set(year, known);
  return known;
}

function isSummer(rule: SummerTime, day: number): boolean {
  const [from, to] = switchesOf(rule, new Date(day).getUTCFullYear());
  return from < to ? day >= from && day < to : day >= from || day < to;
}

/**
 * How far the clocks of a city are ahead of UTC by day, summer time included: on the day of a switch, as after it.
 *
 * @param city a name of the list of places
 * @param day the day, as the moment that it begins in UTC
 * @returns milliseconds
 * @throws {MockgenError} `spec_invalid` when no city has the name
 * @example
 * offsetOn('Lyon', Date.UTC(2026, 6, 1)) / 3600000 // => 2
 */
export function offsetOn(city: string, day: number): number {
  const place = cityNamed(city);
  const { code, utcOffset } = countryNamed(place.country);
  const rule = oneTime.has(city) ? undefined : summerTime[code];
  return (place.utcOffset ?? utcOffset) * MINUTE + (rule && isSummer(rule, day) ? HOUR : 0);
}
