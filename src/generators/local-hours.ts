import { DAY, HOUR, midnight, weekdayOf } from './calendar.ts';
import type { Random } from './random.ts';
import { offsetOn } from './time-zones.ts';

/**
 * Which hours of the day are meant: `office` from Monday to Friday, or `awake`, the hours at which people are awake.
 */
export type Hours = 'office' | 'awake';

/** Share of moments, from 0 to 1, that are moved into the wanted hours. The others stay, even at night. */
const KEPT: Readonly<Record<Hours, number>> = { office: 0.94, awake: 0.97 };
/** The days on which a moment within the wanted hours is looked for, relative to its own day, in this order. */
const NEARBY: readonly number[] = [0, -1, 1, -2, 2, -3];

/**
 * Draws a time of day in hours, with a fraction. `office`: mostly around noon. `awake`: more often in the late
 * afternoon.
 */
function hourOf(random: Random, hours: Hours): number {
  if (hours === 'office') return random.bell(8, 18);
  return random.chance(0.5) ? random.between(7.5, 22.5) : random.bell(10, 24);
}

/**
 * Moves a moment into the local hours of a city, on the same day or one nearby, if that lies between `start` and `end`.
 * A few moments stay where they are.
 *
 * @param moment in milliseconds since 1970, as `start`, `end`, and the result
 * @param city the city whose local time counts
 */
export function keepHours(
  random: Random,
  moment: number,
  {
    start,
    end,
    city,
    hours,
  }: { readonly start: number; readonly end: number; readonly city: string; readonly hours: Hours },
): number {
  const hour = hourOf(random, hours);
  if (!random.chance(KEPT[hours])) return moment;
  for (const days of NEARBY) {
    const day = midnight(moment) + days * DAY;
    if (hours === 'office' && weekdayOf(day) >= 5) continue;
    const moved = Math.floor(day + hour * HOUR - offsetOn(city, day));
    if (moved >= start && moved <= end) return moved;
  }
  return moment;
}

/** Moves a moment as {@link keepHours} does. It stays if no city is given. */
export function atHours(
  random: Random,
  moment: number,
  { city, hours = 'office' }: { readonly city?: string | undefined; readonly hours?: Hours },
  start: number,
  end: number,
): number {
  return city === undefined ? moment : keepHours(random, moment, { start, end, city, hours });
}
