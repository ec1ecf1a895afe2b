import { arg } from './arguments.ts';
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
import type { Context } from './context.ts';
import { defineGenerator } from './define.ts';
import { atHours } from './local-hours.ts';
import { isHoliday } from './publishing-days.ts';
import { offsetOn } from './time-zones.ts';

export const future_date = defineGenerator({
  name: 'future_date',
  makes: 'A date or date-time at a distance from another one, by default after it.',
  args: {
    after: arg.text('Moment to count from. Default: the reference date.'),
    days: arg.twoNumbers('Minimum and maximum distance in days. A negative number lies before `after`.', {
      default: [1, 365],
    }),
    distribution: arg.word('low')(
      '`low`: most results lie in the first quarter of `days`. Default: evenly distributed.',
      { formerly: 'lean' },
    ),
    dayChoices: arg.numbers('Distances in days, one of which is drawn.', { formerly: 'terms' }),
    cycle: arg.text('Unit to count in instead of days: `daily`, `weekly`, `monthly`, `quarterly` or `annually`.', {
      formerly: 'every',
    }),
    cycleCount: arg.twoNumbers(
      'Minimum and maximum number of cycles. Default: the fewest that lead past the reference date.',
      { formerly: 'cycles' },
    ),
    hours: arg.twoNumbers('Minimum and maximum distance in hours, in steps of 30 minutes.'),
    monthEnd: arg.flag('Whether a date is moved to the last day of its month.'),
    weekdays: arg.weights('Weights by day of the week, `Monday` to `Sunday`. Default: equal weights.'),
    openingHours: arg.twoNumbers('Earliest and latest hour of the day, in steps of 0.5. `after` has to be a date.', {
      formerly: 'opening',
    }),
    city: arg.text('City whose local time the hours refer to. Default: UTC.'),
  },
  examples: [
    { args: { after: '2025-10-31T00:00:00.000Z', cycle: 'monthly' }, value: '2026-01-31T00:00:00.000Z' },
    { args: { after: '2026-03-01T09:00:00.000Z', hours: [2, 4] }, value: '2026-03-01T11:30:00.000Z' },
    {
      args: { after: '2026-03-01', days: [0, 0], openingHours: [9, 9], city: 'Tokyo' },
      value: '2026-03-01T00:00:00.000Z',
    },
  ],
  make(context, args): string {
    const { random, now, format } = context;
    const { after = '', days, hours, openingHours, dayChoices } = args;
    const start = after === '' ? now : momentOf(after);
    if (args.cycle !== undefined) return stamp(afterCycles(context, start, args.cycle, args.cycleCount), format);
    if (dayChoices) return stamp(start + random.pick(dayChoices) * DAY, format);
    if (hours) return stamp(start + random.int(hours[0] * 2, hours[1] * 2) * 30 * MINUTE, format);
    if (openingHours) {
      const day = midnight(start) + random.int(...days) * DAY;
      const time = day + random.int(openingHours[0] * 2, openingHours[1] * 2) * 30 * MINUTE;
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
        Math.floor(args.distribution ? random.low(earliest, latest) : random.between(earliest, latest)),
        { city: args.city },
        earliest,
        latest,
      ),
      format,
    );
  },
});

/**
 * Moves a day to a day of the week that is drawn by weights. The result is in the same week, or in a later one where it
 * would be before `first`, a holiday, or within the two days before a holiday.
 */
function moved({ random }: Context, day: number, first: number, weekdays: Readonly<Record<Weekday, number>>): number {
  const target = day + (WEEKDAYS.indexOf(random.weighted(weekdays)) - weekdayOf(day)) * DAY;
  let moment = target < first ? target + 7 * DAY : target;
  while (isHoliday(moment) || isHoliday(moment + DAY) || isHoliday(moment + 2 * DAY)) moment += 7 * DAY;
  return moment;
}

/**
 * Adds billing cycles to a date: a number drawn from `cycleCount`, or otherwise the fewest that lead past the reference
 * date.
 */
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
