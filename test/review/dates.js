import { cities, countries } from '../../dist/generators/lists/places.js';
import { bars, histogram, quantile } from './measures.js';
import { ENOUGH } from './numbers.js';
import { percent } from './wording.js';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const DAY = 86_400_000;

const byCountry = new Map(countries.map(({ name, utcOffset }) => [name, utcOffset]));
const byCity = new Map(cities.map(({ name, country, utcOffset }) => [name, utcOffset ?? byCountry.get(country)]));

/** Minutes that the clocks of a city are ahead of UTC; undefined for a city that is not known. */
export function offsetOf(city) {
  return byCity.get(city);
}

/** By weekday, Monday first, how many of some times fall on it. */
export function weekdays(times) {
  const counts = DAYS.map(() => 0);
  for (const time of times) counts[(new Date(time).getUTCDay() + 6) % 7]++;
  return counts;
}

/** By hour of the day, how many of some times fall into it. */
export function hours(times) {
  const counts = Array.from({ length: 24 }, () => 0);
  for (const time of times) counts[new Date(time).getUTCHours()]++;
  return counts;
}

/**
 * What is told of a date: the span, the weekdays and, of a time, the hours, on the clocks of the record's city if it has
 * one.
 *
 * @param towns the city of each record, or undefined
 */
export function describeDate({ property, values, present, counts }, { refDate, towns }) {
  if (present.length === 0) return { lines: [], marks: ['has no value'] };
  const isLocal = towns !== undefined && property.format === 'date-time';
  const times = values.flatMap((value, at) =>
    value === null ? [] : [Date.parse(value) + (isLocal ? (offsetOf(towns[at]) ?? 0) : 0) * 60_000],
  );
  const sorted = times.toSorted((a, b) => a - b);
  const dayOf = (time) => new Date(time).toISOString().slice(0, 10);
  const [low, middle, high] = [sorted[0], quantile(sorted, 0.5), sorted.at(-1)];
  const ahead = times.filter((time) => time > Date.parse(refDate)).length / times.length;
  const { counts: bins } = histogram(sorted.map((time) => time / DAY));
  const week = weekdays(times);
  const lines = [
    `${dayOf(low)} to ${dayOf(high)}, half by ${dayOf(middle)}; ${percent(ahead)} after the reference date`,
    `${bars(bins)}| the span in equal steps`,
    `weekdays: ${week.map((count, at) => `${DAYS[at]} ${percent(count / times.length)}`).join(', ')}`,
  ];
  const byHour = property.format === 'date-time' ? hours(times) : undefined;
  if (byHour) lines.push(`hours ${isLocal ? 'on the clocks of the city' : 'in UTC'}: |${bars(byHour)}| 0 to 23`);
  return { lines, marks: marksOfDate({ times, counts, byHour, isLocal }) };
}

function marksOfDate({ times, counts, byHour, isLocal }) {
  const all = times.length;
  if (all < ENOUGH) return [];
  const marks = [];
  const [[value, count]] = counts;
  if (count / all > 0.05) marks.push(`is ${value} in ${percent(count / all)}, at most 5 % expected`);
  if (!byHour) return marks;
  const round = times.filter((time) => time % DAY === 0).length / all;
  if (round > 0.05) marks.push(`is exactly midnight in ${percent(round)}`);
  const night = byHour.slice(0, 6).reduce((sum, often) => sum + often, 0) / all;
  if (isLocal && night > 0.1) marks.push(`lies between 0 and 6 o'clock in ${percent(night)}, at most 10 % expected`);
  if (Math.abs(night - 0.25) < 2 * Math.sqrt(0.19 / all)) marks.push('falls as often into the night as into the day');
  return marks;
}
