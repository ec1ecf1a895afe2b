import {
  addCycles,
  DAY,
  fewestCycles,
  midnight,
  monthEnd,
  MINUTE,
  momentOf,
  stamp,
  WEEKDAYS,
  weekdayOf,
} from './calendar.ts';
import type { Weekday } from './calendar.ts';
import { offsetOn } from './clocks.ts';
import type { Context } from './context.ts';
import { atHours } from './hours.ts';
import { isHoliday } from './publishing.ts';

/** Arguments of {@link future_date}. */
interface FutureDateArgs {
  /** The moment to count from. Default, and when empty: the reference date. */
  readonly after?: string;
  /** Distance in days, least and greatest; below zero lies before `after`. Default [1, 365]. */
  readonly days?: readonly [number, number];
  /** Most moments lie in the first quarter of `days`; for a date-time. Default: they are spread evenly. */
  readonly lean?: 'low';
  /** Distances in days, of which one is drawn. */
  readonly terms?: readonly number[];
  /** `daily`, `weekly`, `monthly`, `quarterly` or `annually`: count in such cycles instead of days. */
  readonly every?: string;
  /** How many cycles, least and greatest. Default: as few as lead past the reference date. */
  readonly cycles?: readonly [number, number];
  /** Distance in hours instead, in steps of 30 minutes. */
  readonly hours?: readonly [number, number];
  /** For a day: whether it is the last one of its month. Default: it may be any. */
  readonly monthEnd?: boolean;
  /** For a day: how often each day of the week comes. Default: equally often. */
  readonly weekdays?: Readonly<Record<Weekday, number>>;
  /**
   * The first and the last hour of the day that the moment may fall on, full or half ones; `after` is a day then, and
   * `days` are whole ones.
   */
  readonly opening?: readonly [number, number];
  /**
   * The city whose clocks tell the hours: of `opening`, or office hours on a day nearby, as far as there is room. Default:
   * they are told in UTC, and any will do.
   */
  readonly city?: string;
}

/**
 * A moment after another one (by default the reference date), in the form of the field's format.
 *
 * @example
 * future_date(context, { after: '2025-10-31T00:00:00.000Z', every: 'monthly' }) // => "2026-01-31T00:00:00.000Z"
 * @example
 * future_date(context, { after: '2026-03-01T09:00:00.000Z', hours: [2, 4] }) // => "2026-03-01T11:30:00.000Z"
 * @example
 * future_date(context, { after: '2026-03-01', days: [0, 0], opening: [9, 9], city: 'Tokyo' }) // => "2026-03-01T00:00:00.000Z"
 */
export function future_date(context: Context, args: FutureDateArgs = {}): string {
  const { random, now, format } = context;
  const { after = '', days = [1, 365], hours, opening, terms } = args;
  const start = after === '' ? now : momentOf(after);
  if (args.every !== undefined) return stamp(afterCycles(context, start, args.every, args.cycles), format);
  if (terms) return stamp(start + random.pick(terms) * DAY, format);
  if (hours) return stamp(start + random.int(hours[0] * 2, hours[1] * 2) * 30 * MINUTE, format);
  if (opening) {
    const day = midnight(start) + random.int(...days) * DAY;
    const time = day + random.int(opening[0] * 2, opening[1] * 2) * 30 * MINUTE;
    return stamp(time - (args.city === undefined ? 0 : offsetOn(args.city, day)), format);
  }
  if (format === 'date') {
    const drawn = midnight(start) + random.int(...days) * DAY;
    if (args.monthEnd) return stamp(monthEnd(drawn), format);
    const moment = args.weekdays ? moved(context, drawn, midnight(start) + days[0] * DAY, args.weekdays) : drawn;
    return stamp(moment, format);
  }
  const [earliest, latest] = [start + days[0] * DAY, start + days[1] * DAY];
  return stamp(
    atHours(
      random,
      Math.floor(args.lean ? random.low(earliest, latest) : random.between(earliest, latest)),
      { city: args.city },
      earliest,
      latest,
    ),
    format,
  );
}

/**
 * Moves a day to a day of the week that is drawn: of the same week or, where that lies before `first`, or a holiday is at
 * most two days off, of a later one.
 */
function moved({ random }: Context, day: number, first: number, weekdays: Readonly<Record<Weekday, number>>): number {
  const target = day + (WEEKDAYS.indexOf(random.weighted(weekdays)) - weekdayOf(day)) * DAY;
  let moment = target < first ? target + 7 * DAY : target;
  while (isHoliday(moment) || isHoliday(moment + DAY) || isHoliday(moment + 2 * DAY)) moment += 7 * DAY;
  return moment;
}

/** A drawn number of cycles on, or the first moment in the rhythm of the cycles that lies past the reference date. */
function afterCycles(
  { random, now }: Context,
  start: number,
  every: string,
  cycles?: readonly [number, number],
): number {
  if (cycles) return addCycles(start, every, random.int(...cycles));
  let count = Math.max(1, fewestCycles(start, now, every));
  let moment = addCycles(start, every, count);
  while (moment <= now) moment = addCycles(start, every, ++count);
  return moment;
}
