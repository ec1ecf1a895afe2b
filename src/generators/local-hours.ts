import { DAY, HOUR, midnight, weekdayOf } from './calendar.ts';
import type { Random } from './random.ts';
import { offsetOn } from './time-zones.ts';

/** When people do something: at work, from Monday to Friday, or while they are awake. */
export type Hours = 'office' | 'awake';

/** What share of all moments keep to the hours: some people write at night. */
const KEPT: Readonly<Record<Hours, number>> = { office: 0.94, awake: 0.97 };
/** Where to look for a fitting day near another day, in days from it. */
const NEARBY: readonly number[] = [0, -1, 1, -2, 2, -3];

/** An hour of the day: at work mostly about noon; of the waking hours any, and more often in the late afternoon. */
function hourOf(random: Random, hours: Hours): number {
  if (hours === 'office') return random.bell(8, 18);
  return random.chance(0.5) ? random.between(7.5, 22.5) : random.bell(10, 24);
}

/**
 * The moment, moved to the usual hours on the same day or one nearby in a city, if there is such a time between `start`
 * and `end`. Some moments stay where they are.
 *
 * @param moment in milliseconds since 1970, as `start`, `end`, and the result
 * @param city whose clocks tell the hours
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

/** The moment at the usual hours of a city, as {@link keepHours} has it, if a city is given. */
export function atHours(
  random: Random,
  moment: number,
  { city, hours = 'office' }: { readonly city?: string | undefined; readonly hours?: Hours },
  start: number,
  end: number,
): number {
  return city === undefined ? moment : keepHours(random, moment, { start, end, city, hours });
}
