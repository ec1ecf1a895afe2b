import { arg, type FilledArgs } from './arguments.ts';
import { DAY, HOUR, MINUTE, momentOf, stamp } from './calendar.ts';
import { defineGenerator } from './define.ts';

const SLOT_ARGS = {
  minutes: arg.number('Length of a slot.', { default: 30 }),
  hours: arg.twoNumbers('Hours of the day, in UTC, from which and until which there are slots.', { default: [9, 17] }),
  week: arg.twoNumbers('First and last day of the week with slots; Monday is 1.', { default: [1, 5] }),
  days: arg.twoNumbers('First and last day with slots, counted from the reference date; days before it are below 0.', {
    default: [-365, 60],
  }),
  after: arg.text(
    'Date or date-time that a slot has to lie after. It is not later than the reference date, or than the last day if that is earlier.',
  ),
};

type SlotArgs = FilledArgs<typeof SLOT_ARGS>;

/** The appointments of a timetable that a field can choose from. All appointments are numbered without gaps. */
interface Slots {
  readonly first: number;
  /** The number of the last appointment, plus 1. */
  readonly end: number;
  /**
   * How many appointments, counted back from the last one, are certainly later than the moment `after` that a field may
   * state; all of them if the field states none.
   */
  readonly sure: number;
}

/**
 * Returns how many days with appointments lie between a fixed day and the day `day`. Appointments are on the days of
 * the week from `first` to `last`.
 */
function openDaysBefore(day: number, [first, last]: readonly [number, number]): number {
  // The first of January 1970 was a Thursday.
  const [week, weekday] = [Math.floor((day + 3) / 7), (((day + 3) % 7) + 7) % 7];
  const open = last - first + 1;
  return week * open + Math.min(open, Math.max(0, weekday - (first - 1)));
}

const slotsPerDay = ({ hours, minutes }: Pick<SlotArgs, 'hours' | 'minutes'>): number =>
  Math.max(1, Math.floor(((hours[1] - hours[0]) * 60) / minutes));

/**
 * Returns the numbers of the appointments that can be chosen.
 *
 * @param now the reference date in milliseconds since 1970
 */
function timetable(args: SlotArgs, now: number): Slots {
  const { week, days } = args;
  const perDay = slotsPerDay(args);
  const today = Math.floor(now / DAY);
  const [from, until] = [today + days[0], today + days[1] + 1].map((day) => openDaysBefore(day, week) * perDay);
  const [first = 0, end = 0] = [from, Math.max(until ?? 0, (from ?? 0) + perDay)];
  if (!Object.hasOwn(args, 'after')) return { first, end, sure: end - first };
  // Appointments after the reference date are later than everything that has happened. Without any, those of the last
  // day are used.
  const coming = end - openDaysBefore(today + 1, week) * perDay;
  return { first, end, sure: Math.min(end - first, Math.max(coming, perDay)) };
}

/** Returns the number of the first appointment that starts after a moment. */
function slotAfter(moment: number, args: SlotArgs): number {
  const perDay = slotsPerDay(args);
  const day = Math.floor(moment / DAY);
  const before = openDaysBefore(day, args.week) * perDay;
  if (openDaysBefore(day + 1, args.week) * perDay === before) return before;
  const minutes = (moment - day * DAY - args.hours[0] * HOUR) / (args.minutes * MINUTE);
  return before + Math.min(perDay, Math.max(0, Math.floor(minutes) + 1));
}

function startOf(slot: number, args: SlotArgs): number {
  const { week, hours, minutes } = args;
  const perDay = slotsPerDay(args);
  const [open, step] = [Math.floor(slot / perDay), slot % perDay];
  const length = week[1] - week[0] + 1;
  const day = Math.floor(open / length) * 7 - 3 + (week[0] - 1) + (open % length);
  return day * DAY + hours[0] * HOUR + step * minutes * MINUTE;
}

/**
 * Returns how many consecutive records certainly have different appointments.
 *
 * @param given the arguments of the generator `slot`
 * @param now the reference date in milliseconds since 1970
 * @example
 * slotsFor({ days: [0, 6], hours: [9, 17], minutes: 60 }, 0) // => 40
 */
export function slotsFor(given: Readonly<Record<string, unknown>>, now: number): number {
  const defaults = Object.entries(SLOT_ARGS).flatMap(([name, { default: value }]: [string, { default?: unknown }]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  // The arguments are those of the generator, whose defaults are added.
  return timetable({ ...Object.fromEntries(defaults), ...given } as SlotArgs, now).sure;
}

export const slot = defineGenerator({
  name: 'slot',
  makes:
    'The start of a slot of a timetable, such as an appointment within opening hours. Records in a row have different ones, as long as there are slots.',
  args: SLOT_ARGS,
  examples: [{ args: { hours: [8, 18], minutes: 15 }, value: '2025-09-10T17:15:00.000Z' }],
  make(context, args): string {
    const { first, end, sure } = timetable(args, context.now);
    const least = args.after === undefined ? first : Math.max(first, slotAfter(momentOf(args.after), args));
    // The appointments that a record can have are `sure` apart, so any `sure` consecutive records have different ones.
    const kind = context.distinct(sure);
    const earliest = least + ((((kind - least) % sure) + sure) % sure);
    if (earliest >= end) throw new RangeError(`slot: too few slots come after ${String(args.after)}`);
    const choices = Math.floor((end - 1 - earliest) / sure);
    return stamp(startOf(earliest + context.random.int(0, choices) * sure, args), context.format);
  },
});
