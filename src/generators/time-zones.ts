import { cityNamed, countryNamed } from './atlas.ts';
import { DAY, HOUR, MINUTE, weekdayOf } from './calendar.ts';
import { oneTime } from './lists/summer-time.ts';
import type { SummerTime } from './lists/summer-time.ts';

/** Returns the midnight, in UTC, of a Sunday in a month: the first, second and so on, or the last one for 5. */
function sundayOf(year: number, [month, sunday]: readonly [number, number]): number {
  const last = Date.UTC(year, month, 0);
  if (sunday === 5) return last - ((weekdayOf(last) + 1) % 7) * DAY;
  const first = Date.UTC(year, month - 1, 1);
  return first + (6 - weekdayOf(first) + 7 * (sunday - 1)) * DAY;
}

/** Start and end of summer time in each year, by the rule of a country; filled on first use. */
const switches: WeakMap<SummerTime, Map<number, readonly [number, number]>> = new WeakMap();

function switchesOf(rule: SummerTime, year: number): readonly [number, number] {
  let years = switches.get(rule);
  if (!years) switches.set(rule, (years = new Map()));
  let known = years.get(year);
  if (!known) years.set(year, (known = [sundayOf(year, rule.from), sundayOf(year, rule.to)]));
  return known;
}

function isSummer(rule: SummerTime, day: number): boolean {
  const [from, to] = switchesOf(rule, new Date(day).getUTCFullYear());
  return from < to ? day >= from && day < to : day >= from || day < to;
}

/**
 * The time zone of a city: its offset from UTC outside of summer time, in milliseconds, and its rule for summer time.
 */
interface Clock {
  readonly offset: number;
  readonly rule: SummerTime | undefined;
}

/** The time zone of each city, filled on first use. */
const clocks: Map<string, Clock> = new Map();

function clockOf(city: string): Clock {
  let clock = clocks.get(city);
  if (!clock) {
    const place = cityNamed(city);
    const { summerTime, utcOffset } = countryNamed(place.country);
    const rule = oneTime.has(city) ? undefined : summerTime;
    clocks.set(city, (clock = { offset: (place.utcOffset ?? utcOffset) * MINUTE, rule }));
  }
  return clock;
}

/**
 * Returns the UTC offset of a city on a day, including summer time. A day on which the clocks change has the new
 * offset.
 *
 * @param city English name of a city in the list of places
 * @param day the day, as the moment that it begins in UTC
 * @returns milliseconds
 * @throws {MockgenError} `spec_invalid` when no city has the name
 * @example
 * offsetOn('Lyon', Date.UTC(2026, 6, 1)) / 3600000 // => 2
 */
export function offsetOn(city: string, day: number): number {
  const { offset, rule } = clockOf(city);
  return rule && isSummer(rule, day) ? offset + HOUR : offset;
}
