import { arg } from './arguments.ts';
import { DAY, HOUR, midnight, momentOf, stamp, weekdayOf } from './calendar.ts';
import type { Context } from './context.ts';
import { defineGenerator } from './define.ts';
import { evenShare } from './even-shares.ts';
import { alongCurve } from './random.ts';
import type { Random } from './random.ts';
import { atHours } from './local-hours.ts';

/** How active the users of a service are on each day of the week, from Monday, as a share of the busiest day. */
const WEEK: readonly number[] = [1, 1, 0.97, 0.94, 0.85, 0.6, 0.55];
/** How active the users of a service are in each month, from January, as a share of the busiest month. */
const YEAR: readonly number[] = [0.97, 0.93, 0.95, 0.9, 0.88, 0.82, 0.75, 0.74, 0.9, 0.97, 1, 0.9];
/** A moment that falls on a quiet day may be drawn again up to this many times. */
const TRIES = 3;

/**
 * Draws a moment, less often on quiet days: at weekends and in summer.
 *
 * @param draw draws any moment, in milliseconds since 1970
 */
export function onBusyDay(random: Random, draw: () => number): number {
  let moment = draw();
  for (let left = TRIES; left > 0; left--) {
    const share = (WEEK[weekdayOf(moment)] ?? 1) * (YEAR[new Date(moment).getUTCMonth()] ?? 1);
    if (random.chance(share)) break;
    moment = draw();
  }
  return moment;
}

/**
 * How many days older than {@link SETTLED} an account is: quantiles at even steps, from the youngest account to the
 * oldest (see `alongCurve`).
 */
const AGES: readonly number[] = [0, 55, 115, 185, 265, 360, 475, 625, 840, 1220, 2350];
/**
 * An account up to this age in days is new. The ages of new accounts are drawn evenly, so that about as many people
 * joined on each of the last days.
 */
const SETTLED = 45;

export const sign_up = defineGenerator({
  name: 'sign_up',
  makes: 'When an account was opened: more and more accounts lately, fewer at weekends, and as many in the last days.',
  internal: true,
  args: {
    isNew: arg.number('Whether it is an account of the last weeks: 1, else 0.', { required: true }),
    needed: arg.number('Days that the account has at least.', { required: true }),
    city: arg.text('City of the user, most of whom are awake.'),
  },
  examples: [{ args: { isNew: 0, needed: 60 }, value: '2025-07-29T10:03:45.597Z' }],
  make({ random, now, format }, { isNew, needed, city }): string {
    const floor = Math.max(needed, isNew === 1 ? 0 : SETTLED);
    const age = (): number => (isNew === 1 ? random.between(floor, SETTLED) : floor + alongCurve(random.next(), AGES));
    const moment = onBusyDay(random, () => Math.floor(now - age() * DAY));
    const end = Math.floor(now - floor * DAY);
    return stamp(atHours(random, moment, { city, hours: 'awake' }, -Infinity, end), format);
  },
});

/**
 * How many days ago customers of a growing service did something, such as place an order: quantiles at even steps, from
 * the latest to the oldest. Recent days are the most frequent.
 */
const GROWTH: readonly number[] = [0, 16, 34, 57, 88, 130, 210, 360, 640, 1250, 4000];
/** To leave a quiet day, a moment may be moved along {@link GROWTH} by this share of the whole curve. */
const BLUR = 0.03;

/** Returns the share of a curve, from 0 to 1, that lies below a value: the reverse of `alongCurve`. */
function shareBelow(value: number, curve: readonly number[]): number {
  const above = curve.findIndex((one) => one > value);
  if (above <= 0) return above < 0 ? 1 : 0;
  const [from, to] = [curve[above - 1] ?? 0, curve[above] ?? 0];
  return (above - 1 + (value - from) / (to - from)) / (curve.length - 1);
}

/**
 * Draws a moment between two others for a service that grows: later moments are more frequent. Even a few consecutive
 * records include both old and new moments.
 */
function growingMoment(context: Context, start: number, end: number): number {
  const [least, most] = [end, start].map((moment) => shareBelow((context.now - moment) / DAY, GROWTH)) as [
    number,
    number,
  ];
  return context.now - alongCurve(least + evenShare(context, 'moment', BLUR) * (most - least), GROWTH) * DAY;
}

export const activity_time = defineGenerator({
  name: 'activity_time',
  makes: 'A moment in the life of an account: evenly over the time since `after`, except for weekends and summers.',
  internal: true,
  args: {
    after: arg.text('Earliest moment.', { required: true }),
    before: arg.text('Latest moment. Default: the reference date.'),
    growing: arg.flag('Whether there are more and more such moments lately.'),
    city: arg.text('City of the user, who is mostly awake.'),
  },
  examples: [{ args: { after: '2025-12-01T00:00:00.000Z' }, value: '2025-12-23T23:07:43.903Z' }],
  make(context, { after, before, growing, city }): string {
    const { random, now, format } = context;
    const end = Math.min(now, before === undefined ? now : momentOf(before));
    const start = Math.min(end, momentOf(after));
    const draw = (): number => (growing ? growingMoment(context, start, end) : random.between(start, end));
    const moment = onBusyDay(random, () => Math.min(end, Math.max(start, Math.floor(draw()))));
    return stamp(atHours(random, moment, { city, hours: 'awake' }, start, end), format);
  },
});

/** Hour of the night, in UTC, at which banks book payments of salaries. */
const BOOKED = 3;

export const pay_day = defineGenerator({
  name: 'pay_day',
  makes: 'When a salary arrives: on the same day of some month, or on the Friday before a weekend.',
  internal: true,
  args: {
    after: arg.text('Earliest moment.', { required: true }),
    day: arg.number('Day of the month.', { required: true }),
  },
  examples: [{ args: { after: '2025-06-01T00:00:00.000Z', day: 28 }, value: '2025-07-28T03:48:19.924Z' }],
  make({ random, now, format }, { after, day }): string {
    const start = Math.min(now, momentOf(after));
    const drawn = new Date(Math.floor(random.between(start, now)));
    const due = Date.UTC(drawn.getUTCFullYear(), drawn.getUTCMonth(), day);
    const moment = due - Math.max(0, weekdayOf(due) - 4) * DAY + Math.floor((BOOKED + random.next()) * HOUR);
    // In the first and the last month, the day may not have come.
    return stamp(moment >= start && moment <= now ? moment : Math.max(start, midnight(drawn.getTime())), format);
  },
});
