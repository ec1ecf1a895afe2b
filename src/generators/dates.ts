import { DAY, HOUR, MINUTE, momentOf, nextMidnight, stamp } from './calendar.ts';
import type { Context } from './context.ts';
import { atHours } from './hours.ts';
import type { Hours } from './hours.ts';
import { publishedBy } from './publishing.ts';
import type { PublishingDays } from './publishing.ts';
import { lastSession } from './sessions.ts';

/** Arguments of {@link past_date}. */
interface PastDateArgs {
  /** Distance in days, least and greatest: back from the reference date or, with `after`, on from there. */
  readonly days?: readonly [number, number];
  /** A date or date-time that this one does not come before; a day is the first that begins after it. */
  readonly after?: string;
  /** A date or date-time that this one does not come after. Default: the reference date. */
  readonly before?: string;
  /** With `after`: the distance back from `before` or the reference date, in days, as far as `after` allows. */
  readonly back?: readonly [number, number];
  /**
   * `low`: most distances lie in the lowest quarter, but none stands out. `soon`, with `after` alone: their order of magnitude
   * is evenly spread, from the least of `days` on, which is above 0. `steady`, with `days` alone: the nearest ones stand out
   * less than by default. Default: the nearest ones do with `days` alone or `back`,
   * and none do with `after` alone.
   */
  readonly lean?: 'low' | 'soon' | 'steady';
  /** With `after` and `back`: which of so many equal parts of the time from `after` on it lies in, as `['2', '3']`. */
  readonly part?: readonly string[];
  /** The city by whose clocks most moments keep to `hours`, as far as there is room. Default: at any hour. */
  readonly city?: string;
  /** With `city`: whether people are at work then, or `awake`. Default `office`. */
  readonly hours?: Hours;
  /** With `after`: a date that this one is mostly close to, from `days` before it (below zero) to `days` after it. */
  readonly near?: string;
  /**
   * The day is put back to one from Monday to Friday (`work`), to one on which books come out, mostly a Tuesday
   * (`release`) or, in Britain, a Thursday (`thursdays`), or to one on which offers begin, such as the first of a month (`launch`); it is none of the holidays around Christmas, and for `work` none
   * of those that many countries share. Where that
   * would be before `after`, it is any day. Default: any day.
   */
  readonly on?: PublishingDays;
}

/**
 * A moment up to the reference date, in the form of the field's format. Without `after` it lies 0 to 730 days (or
 * `days`) back, thicker towards the reference date; with `after` it lies between there and `before`, at most `days` on.
 *
 * @example
 * past_date(context, { days: [1, 30] }) // => "2025-12-08T01:39:49.942Z"
 * @example
 * past_date(context, { days: [1, 30], on: 'release' }) // => "2025-12-02T01:39:49.942Z"
 * @example
 * past_date(context, { after: '2025-12-01T00:00:00.000Z', back: [0, 365] }) // => "2025-12-07T11:42:34.766Z"
 */
export function past_date(context: Context, args: PastDateArgs = {}): string {
  const moment = pastMoment(context, args);
  if (args.on === undefined) return stamp(moment, context.format);
  const day = publishedBy(context.random, moment, args.on);
  const first = args.after === undefined ? undefined : nextMidnight(momentOf(args.after));
  if (first === undefined || day >= first) return stamp(day, context.format);
  // Whoever has just come is dealt with on any day; what comes out early comes out on the first day.
  return stamp(args.on === 'work' || args.on === 'launch' ? moment : first, context.format);
}

function pastMoment(context: Context, args: PastDateArgs): number {
  const { random, now, format } = context;
  const end = args.before === undefined ? now : Math.min(now, momentOf(args.before));
  if (args.after === undefined) {
    const [near, far] = args.days ?? [0, 730];
    const isLow = args.lean === 'steady' ? random.chance(0.5) : args.lean;
    const drawn = end - Math.floor((isLow ? random.low(near, far) : random.skewed(near, far)) * DAY);
    return atHours(context.random, drawn, args, -Infinity, end - near * DAY);
  }
  const after = momentOf(args.after);
  const start = Math.min(end, format === 'date' ? nextMidnight(after) : after);
  if (args.part) {
    const { part, ...others } = args;
    const [own = 1, all = 1] = part.map(Number);
    const span = (end - start) / all;
    // A tenth is left between two parts, so that neighbours are apart.
    const from = start + span * (own - 0.9);
    const within = {
      ...others,
      after: new Date(from).toISOString(),
      before: new Date(start + span * own).toISOString(),
    };
    return pastMoment(context, all > 1 ? within : others);
  }
  if (args.back) {
    const far = Math.min(args.back[1], (end - start) / DAY);
    const near = Math.min(args.back[0], far);
    const drawn = end - Math.floor((args.lean ? random.low(near, far) : random.skewed(near, far)) * DAY);
    return atHours(context.random, drawn, args, start, end);
  }
  if (args.near !== undefined)
    return atHours(context.random, closeTo(context, momentOf(args.near), start, end, args.days), args, start, end);
  const [near, far] = args.days ?? [0, end - start];
  // What has not come by the end comes no later: at some moment before it, not at the end itself.
  if (args.lean === 'soon') {
    const room = Math.max(near, Math.min(far, (end - start) / DAY));
    return Math.min(end, start + Math.floor(random.spread(near, room) * DAY));
  }
  const earliest = Math.min(end, start + near * DAY);
  const latest = Math.min(end, start + far * DAY);
  const drawn = Math.floor(args.lean ? random.low(earliest, latest) : random.between(earliest, latest));
  return atHours(context.random, drawn, args, earliest, latest);
}

/** A moment between two others: in four of five cases around a third one, where they leave room for it. */
function closeTo(
  { random }: Context,
  moment: number,
  start: number,
  end: number,
  days: readonly [number, number] = [-7, 7],
): number {
  const [earliest, latest] = [Math.max(start, moment + days[0] * DAY), Math.min(end, moment + days[1] * DAY)];
  if (latest <= earliest || random.chance(0.2))
    return Math.floor(random.between(start, Math.max(start, Math.min(end, moment))));
  return Math.floor(random.bell(earliest, latest));
}

/** Arguments of {@link date_time}. */
interface DateTimeArgs {
  /** How many hours before the reference date, least and greatest. Default [0, 24]. */
  readonly hours?: readonly [number, number];
  /** The code of a stock exchange: the moment of the last trade in its last session instead. */
  readonly exchange?: string;
}

/**
 * A recent moment: when something was recorded.
 *
 * @example
 * date_time(context, { hours: [0, 1] }) // => "2025-12-31T23:43:47.806Z"
 * @example
 * date_time(context, { exchange: 'NYSE' }) // => "2025-12-31T20:59:48.061Z"
 */
export function date_time({ random, now, format }: Context, args: DateTimeArgs = {}): string {
  if (args.exchange === undefined) {
    const [near, far] = args.hours ?? [0, 24];
    return stamp(now - Math.floor(random.between(near, far) * HOUR), format);
  }
  const [open, close] = lastSession(args.exchange, now);
  // Most shares are traded up to the close.
  const back = random.chance(0.97) ? random.skewed(0, MINUTE) : random.low(MINUTE, 10 * MINUTE);
  return stamp(close - Math.floor(Math.min(back, close - open)), format);
}
