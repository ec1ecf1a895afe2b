import { arg, type FilledArgs } from './arguments.ts';
import { DAY, HOUR, MINUTE, momentOf, nextMidnight, stamp } from './calendar.ts';
import type { Context } from './context.ts';
import { defineGenerator } from './define.ts';
import { atHours } from './local-hours.ts';
import { publishedBy } from './publishing-days.ts';
import { lastSession } from './trading-sessions.ts';

const PAST_DATE_ARGS = {
  days: arg.twoNumbers(
    'Minimum and maximum distance in days: back from `before`, or forward from `after`. Default: [0, 730] without `after`, else any distance.',
  ),
  after: arg.text('Earliest date or date-time. If it is a day, the result lies after that day.'),
  before: arg.text('Latest date or date-time. Default: the reference date.'),
  daysBack: arg.twoNumbers(
    'With `after`: minimum and maximum distance in days back from `before`, as far as `after` allows.',
    { formerly: 'back' },
  ),
  distribution: arg.word(
    'low',
    'soon',
    'steady',
  )(
    'How distances are distributed. `low`: most in the lowest quarter. `soon`, with `after` only: equally many of each order of magnitude. `steady`, with `days` only: fewer very short ones.',
    { formerly: 'lean' },
  ),
  part: arg.texts(
    "With `after` and `daysBack`: which of several equal parts of the time since `after`, as `['2', '3']`.",
    { internal: true },
  ),
  city: arg.text('City whose local time `hours` refers to. Default: any hour of the day.'),
  hours: arg.word('awake', 'office')('With `city`: local hours that most moments lie in. Default `office`.'),
  closeTo: arg.text(
    'With `after`: date that most results are close to, within `days` of it (negative numbers lie before it).',
    { formerly: 'near' },
  ),
  dayKind: arg.word(
    'work',
    'release',
    'thursdays',
    'launch',
  )(
    'Kind of day that the result is moved back to: a working day, a release day of books (Tuesdays; `thursdays` in Britain), or a day on which offers start. Holidays are avoided.',
    { formerly: 'on' },
  ),
};

type PastDateArgs = FilledArgs<typeof PAST_DATE_ARGS>;

export const past_date = defineGenerator({
  name: 'past_date',
  makes:
    'A date or date-time up to `before`, never after the reference date. Without `after`, recent ones are more frequent.',
  args: PAST_DATE_ARGS,
  examples: [
    { args: { days: [1, 30] }, value: '2025-12-09T21:46:18.906Z' },
    { args: { days: [1, 30], dayKind: 'release' }, value: '2025-12-09T21:46:18.906Z' },
    { args: { after: '2025-12-01T00:00:00.000Z', daysBack: [0, 365] }, value: '2025-12-09T10:51:34.693Z' },
  ],
  make(context, args): string {
    const moment = pastMoment(context, args);
    if (args.dayKind === undefined) return stamp(moment, context.format);
    const day = publishedBy(context.random, moment, args.dayKind);
    const first = args.after === undefined ? undefined : nextMidnight(momentOf(args.after));
    if (first === undefined || day >= first) return stamp(day, context.format);
    // Without a day that is allowed after `after`, work and offers keep the moment as drawn, and publications take the
    // first possible day.
    return stamp(args.dayKind === 'work' || args.dayKind === 'launch' ? moment : first, context.format);
  },
});

function pastMoment(context: Context, args: PastDateArgs): number {
  const { random, now, format } = context;
  const end = args.before === undefined ? now : Math.min(now, momentOf(args.before));
  if (args.after === undefined) {
    const [near, far] = args.days ?? [0, 730];
    const isLow = args.distribution === 'steady' ? random.chance(0.5) : args.distribution;
    const drawn = end - Math.floor((isLow ? random.low(near, far) : random.skewed(near, far)) * DAY);
    return atHours(context.random, drawn, args, -Infinity, end - near * DAY);
  }
  const after = momentOf(args.after);
  const start = Math.min(end, format === 'date' ? nextMidnight(after) : after);
  if (args.part) {
    const { part, ...others } = args;
    const [own = 1, all = 1] = part.map(Number);
    const span = (end - start) / all;
    // The first tenth of each part stays empty, so that dates in consecutive parts are apart.
    const from = start + span * (own - 0.9);
    const within = {
      ...others,
      after: new Date(from).toISOString(),
      before: new Date(start + span * own).toISOString(),
    };
    return pastMoment(context, all > 1 ? within : others);
  }
  if (args.daysBack) {
    const far = Math.min(args.daysBack[1], (end - start) / DAY);
    const near = Math.min(args.daysBack[0], far);
    const drawn = end - Math.floor((args.distribution ? random.low(near, far) : random.skewed(near, far)) * DAY);
    return atHours(context.random, drawn, args, start, end);
  }
  if (args.closeTo !== undefined)
    return atHours(context.random, closeTo(context, momentOf(args.closeTo), start, end, args.days), args, start, end);
  const [near, far] = args.days ?? [0, end - start];
  // The distance is drawn within what is left before the end. Cutting off longer ones would pile dates up at the end.
  if (args.distribution === 'soon') {
    const room = Math.max(near, Math.min(far, (end - start) / DAY));
    return Math.min(end, start + Math.floor(random.spread(near, room) * DAY));
  }
  const earliest = Math.min(end, start + near * DAY);
  const latest = Math.min(end, start + far * DAY);
  const drawn = Math.floor(args.distribution ? random.low(earliest, latest) : random.between(earliest, latest));
  return atHours(context.random, drawn, args, earliest, latest);
}

/**
 * Draws a moment from `start` to `end`. In four of five cases, it lies within `days` of `moment`, if such moments are
 * between `start` and `end`.
 */
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

export const date_time = defineGenerator({
  name: 'date_time',
  makes: 'A recent moment, such as the time of a measurement, or of the last trade on a stock exchange.',
  args: {
    hours: arg.twoNumbers('Minimum and maximum number of hours before the reference date.'),
    exchange: arg.text('Code of a stock exchange. Gives the moment of the last trade in its latest session.'),
  },
  examples: [
    { args: { hours: [0, 1] }, value: '2025-12-31T23:57:39.059Z' },
    { args: { exchange: 'NYSE' }, value: '2025-12-31T20:59:23.463Z' },
  ],
  make({ random, now, format }, args): string {
    if (args.exchange === undefined) {
      const [near, far] = args.hours ?? [0, 24];
      return stamp(now - Math.floor(random.between(near, far) * HOUR), format);
    }
    const [open, close] = lastSession(args.exchange, now);
    // Most shares are traded up to the close.
    const back = random.chance(0.97) ? random.skewed(0, MINUTE) : random.low(MINUTE, 10 * MINUTE);
    return stamp(close - Math.floor(Math.min(back, close - open)), format);
  },
});
