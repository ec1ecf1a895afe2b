import type { Context } from './context.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How far a billing cycle reaches: in months, or in days where a month is no measure. */
interface Cycle {
  readonly months: number;
  readonly days: number;
}

const MONTHLY: Cycle = { months: 1, days: 0 };

const CYCLES: Readonly<Record<string, Cycle>> = {
  weekly: { months: 0, days: 7 },
  monthly: MONTHLY,
  quarterly: { months: 3, days: 0 },
  annually: { months: 12, days: 0 },
};

/** The moment so many cycles after another one. The 31st becomes the last day of a shorter month. */
function addCycles(start: number, cycle: string, count: number): number {
  const { months, days } = CYCLES[cycle] ?? MONTHLY;
  const date = new Date(start + count * days * DAY);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + count * months, 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, last));
}

/** A moment in the form the field asks for: a day, or (by default) a date-time in UTC with milliseconds. */
function stamp({ format }: Context, moment: number): string {
  const text = new Date(moment).toISOString();
  return format === 'date' ? text.slice(0, 10) : text;
}

/** Arguments of {@link past_date}. */
interface PastDateArgs {
  /** Distance in days, least and greatest: back from the reference date or, with `after`, on from there. */
  readonly days?: readonly [number, number];
  /** A date or date-time that this one does not come before. */
  readonly after?: string;
  /** A date or date-time that this one does not come after. Default: the reference date. */
  readonly before?: string;
}

/**
 * A moment up to the reference date, in the form of the field's format. Without `after` it lies 0 to 730 days (or
 * `days`) back, thicker towards the reference date; with `after` it lies between there and `before`, at most `days` on.
 *
 * @example
 * past_date(context, { days: [1, 30] }) // => "2025-12-30T21:56:53.336Z"
 */
export function past_date(context: Context, args: PastDateArgs = {}): string {
  const { random, now } = context;
  const end = args.before === undefined ? now : Math.min(now, Date.parse(args.before));
  if (args.after === undefined) {
    const [near, far] = args.days ?? [0, 730];
    return stamp(context, end - Math.floor(random.skewed(near, far) * DAY));
  }
  const start = Date.parse(args.after);
  const [near, far] = args.days ?? [0, end - start];
  const earliest = Math.min(end, start + near * DAY);
  const latest = Math.min(end, start + far * DAY);
  return stamp(context, Math.floor(random.between(earliest, latest)));
}

/** Arguments of {@link future_date}. */
interface FutureDateArgs {
  /** The moment to count from. Default, and when empty: the reference date. */
  readonly after?: string;
  /** Distance in days, least and greatest; below zero lies before `after`. Default [1, 365]. */
  readonly days?: readonly [number, number];
  /** `weekly`, `monthly`, `quarterly` or `annually`: count in such cycles instead of days. */
  readonly every?: string;
  /** How many cycles, least and greatest. Default: as few as lead past the reference date. */
  readonly cycles?: readonly [number, number];
  /** Distance in hours instead, in steps of 30 minutes. */
  readonly hours?: readonly [number, number];
  /** The first and last full hour of the day that the moment may fall on, in UTC; it is cut to half hours. */
  readonly opening?: readonly [number, number];
}

/**
 * A moment after another one (by default the reference date), in the form of the field's format.
 *
 * @example
 * future_date(context, { after: '2025-10-31T00:00:00.000Z', every: 'monthly' }) // => "2026-01-31T00:00:00.000Z"
 * @example
 * future_date(context, { after: '2026-03-01T09:00:00.000Z', hours: [2, 4] }) // => "2026-03-01T11:00:00.000Z"
 */
export function future_date(context: Context, args: FutureDateArgs = {}): string {
  const { random, now } = context;
  const { after = '', days = [1, 365], hours, opening } = args;
  const start = after === '' ? now : Date.parse(after);
  if (args.every !== undefined) return stamp(context, afterCycles(context, start, args.every, args.cycles));
  if (hours) return stamp(context, start + random.int(hours[0] * 2, hours[1] * 2) * 30 * MINUTE);
  if (context.format === 'date') return stamp(context, start + random.int(...days) * DAY);
  const moment = Math.floor(random.between(start + days[0] * DAY, start + days[1] * DAY));
  if (!opening) return stamp(context, moment);
  const midnight = moment - (moment % DAY);
  return stamp(context, midnight + random.int(opening[0] * 2, opening[1] * 2) * 30 * MINUTE);
}

/** A drawn number of cycles on, or the first moment in the rhythm of the cycles that lies past the reference date. */
function afterCycles(
  { random, now }: Context,
  start: number,
  every: string,
  cycles?: readonly [number, number],
): number {
  if (cycles) return addCycles(start, every, random.int(...cycles));
  const { months, days } = CYCLES[every] ?? MONTHLY;
  // No month is longer than 31 days, so as many cycles as this lead to the reference date at most.
  let count = Math.max(1, Math.floor((now - start) / ((months * 31 + days) * DAY)));
  let moment = addCycles(start, every, count);
  while (moment <= now) moment = addCycles(start, every, ++count);
  return moment;
}

/** Arguments of {@link date_time}. */
interface DateTimeArgs {
  /** How many hours before the reference date, least and greatest. Default [0, 24]. */
  readonly hours?: readonly [number, number];
}

/**
 * A recent moment: when something was recorded.
 *
 * @example
 * date_time(context, { hours: [0, 1] }) // => "2025-12-31T23:56:44.145Z"
 */
export function date_time(context: Context, args: DateTimeArgs = {}): string {
  const [near, far] = args.hours ?? [0, 24];
  return stamp(context, context.now - Math.floor(context.random.between(near, far) * HOUR));
}
