import { arg } from './arguments.ts';
import { addCycles, DAY, fewestCycles, HOUR, midnight, momentOf, nextMidnight, stamp } from './calendar.ts';
import { spansOf } from './cohorts.ts';
import { defineGenerator } from './define.ts';
import { alongCurve } from './random.ts';
import type { Random } from './random.ts';
import { offsetOn } from './time-zones.ts';

/** How many days after joining the first plan of a user starts, to be drawn evenly. */
const FIRST_DAYS: readonly number[] = [0, 0, 0, 0, 1, 2, 3, 6];
/** Share of plans before the last one, from 0 to 1, that are brief, and the factor for how long these are. */
const [BRIEF, SHORTER] = [0.35, 0.03];
/**
 * Share of times without a plan, from 0 to 1, that are a matter of days or weeks, and the factor for how long these are
 * and the others. Nobody is long without a plan, since there is a free one.
 */
const [SOON, SOON_AFTER, LATER] = [0.88, 0.02, 0.12];
/** The longest time without a plan, in days. */
const LONGEST_WAIT = 75;
/** Share of plans, from 0 to 1, that begin on the day on which a month of the one before ends, if there is time for it. */
const SEAMLESS = 0.55;
const sumOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0);

export const plan_period = defineGenerator({
  name: 'plan_period',
  makes:
    'First day of one of the subscriptions of a user, the last day it may end on, at the latest that on which the next one begins, and that day itself. The field has to be drawn `per` user.',
  internal: true,
  args: {
    link: arg.number('Position among the subscriptions of the user, from 1.', { required: true }),
    sheet: arg.numbers('Sheet of the cohort of the user.', { required: true }),
    after: arg.text('Date-time of registration.', { required: true }),
  },
  examples: [
    {
      args: { link: 1, sheet: [], after: '2021-06-01T08:00:00.000Z' },
      value: ['2021-06-02', '2021-07-02', '2021-07-02'],
    },
  ],
  make({ random, now, id }, { link, sheet, after }): string[] {
    const spans = spansOf(sheet, id);
    const today = midnight(now);
    const first = Math.min(nextMidnight(momentOf(after)), today - DAY);
    const spare = Math.max(0, (today - first) / DAY - sumOf(spans.map(([least]) => least)));
    const lead = Math.min(spare, random.pick(FIRST_DAYS));
    // The days of an account that its plans do not need are spread over the time before each plan and within each.
    const parts = spans.map((_, plan) => {
      const [before, within] = [random.next(), random.next()];
      const isBrief = plan < spans.length - 1 && random.chance(BRIEF);
      const isSoon = plan > 0 && random.chance(SOON);
      return [
        plan === 0 ? 0 : before * (isSoon ? SOON_AFTER : LATER),
        (spans[plan]?.[0] ?? 0) === spans[plan]?.[1] ? 0 : isBrief ? within * SHORTER : within,
      ] as const;
    });
    const left = spare - lead;
    const scale = left / Math.max(0.01, sumOf(parts.flat()));
    const waits = parts.map(([before]) => Math.min(LONGEST_WAIT, before * scale));
    const days = spans.map(([least], plan) => least + (parts[plan]?.[1] ?? 0) * scale);
    const unused = left - sumOf(waits) - sumOf(parts.map(([, within]) => within * scale));
    const excess = spans.length > 1 ? Math.max(0, (days.at(-1) ?? 0) - (spans.at(-1)?.[1] ?? 0)) : 0;
    const free = Math.max(
      0,
      spans.findIndex(([, most]) => most === Infinity),
    );
    days[free] = (days[free] ?? 0) + excess + unused;
    const starts = spans.map(
      (_, plan) => first + Math.floor(lead + sumOf(waits.slice(0, plan + 1)) + sumOf(days.slice(0, plan))) * DAY,
    );
    const leastDays = spans.map(([least]) => least);
    const seamless = joinedUp(random, starts, leastDays, today);
    const next = starts[link];
    const limit = next === undefined ? today : seamless.has(link) ? next : next - DAY;
    return [Math.min(starts[link - 1] ?? first, today - DAY), limit, next ?? today].map((day) => stamp(day, 'date'));
  },
});

/**
 * Moves the starts of some plans to the next day on which a month of the plan before ends, where enough days are left
 * for the plan itself. Returns the indexes of these plans.
 *
 * @param least how many days each plan lasts at least
 */
function joinedUp(random: Random, starts: number[], least: readonly number[], today: number): ReadonlySet<number> {
  const moved = new Set<number>();
  for (let plan = 1; plan < starts.length; plan++) {
    const [before = 0, start = 0, after = today] = starts.slice(plan - 1, plan + 2);
    let months = fewestCycles(before, start, 'monthly');
    while (addCycles(before, 'monthly', months) < start) months++;
    const joined = addCycles(before, 'monthly', months);
    if (!random.chance(SEAMLESS) || after - joined < (least[plan] ?? 0) * DAY) continue;
    starts[plan] = joined;
    moved.add(plan);
  }
  return moved;
}

/**
 * Share of payments by card that fail at first, and how many days later a failed payment is tried again, to be drawn
 * evenly.
 */
const [DECLINED, RETRIES] = [0.07, [1, 3, 3, 5, 7, 12]];
/**
 * Lowest and highest number of days by which a transfer differs from the day on which the customer usually pays. The
 * range is shorter than the time between two invoices.
 */
const NOISE: readonly [number, number] = [-4, 9];

export const settlement = defineGenerator({
  name: 'settlement',
  makes:
    'When an invoice is paid in full, also after the reference date: by card at once, by transfer around its due date, or months later. An earlier invoice of a customer is never paid later than the next one.',
  internal: true,
  args: {
    issued: arg.text('Day of issue.', { required: true }),
    due: arg.text('Last day for payment.', { required: true }),
    method: arg.text('`card` or `transfer`.', { required: true }),
    lag: arg.number('Days after the due date on which the customer transfers money; negative if before.', {
      required: true,
    }),
    fate: arg.word(
      'valid',
      'prompt',
      'late',
      'unpaid',
      'void',
    )('`prompt`: by its due date; `late`: months after it; `unpaid`, `void`: never.', {
      required: true,
    }),
    city: arg.text('City of the customer, who is awake.', { required: true }),
  },
  examples: [
    {
      args: { issued: '2025-03-01', due: '2025-03-15', method: 'transfer', lag: 2, fate: 'valid', city: 'Lyon' },
      value: '2025-03-19T16:32:01.737Z',
    },
  ],
  make({ random, format }, { issued, due, method, lag, fate, city }): string {
    const [start, end] = [momentOf(issued), momentOf(due)];
    const late = random.chance(DECLINED) ? random.pick(RETRIES) : 0;
    const transfer = Math.max(start + DAY, end + (lag + Math.round(random.low(...NOISE))) * DAY);
    const usual = method === 'card' ? start + late * DAY : transfer;
    const prompt = Math.min(usual, end - DAY);
    const day =
      fate === 'valid'
        ? usual
        : fate === 'prompt'
          ? prompt
          : fate === 'late'
            ? end + random.int(...MONTHS_LATE) * DAY
            : start + NEVER;
    const hour = random.bell(7, 23) * HOUR;
    return stamp(day + ((((Math.floor(hour) - offsetOn(city, day)) % DAY) + DAY) % DAY), format);
  },
});

/** How many days after its due date a very late invoice is paid: the lowest and the highest number. */
export const MONTHS_LATE: readonly [number, number] = [35, 165];

/**
 * A time in milliseconds that is longer than any invoice can be open. An invoice that is paid after this time is never
 * paid.
 */
const NEVER: number = 4000 * DAY;

/**
 * How many days after the due date customers usually transfer money, negative if before: quantiles at even steps. Most
 * pay in time, some weeks late.
 */
const LAGS: readonly number[] = [-12, -9, -6, -4, -2, -1, 0, 0, 1, 2, 4, 7, 12, 18];

export const payment_lag = defineGenerator({
  name: 'payment_lag',
  makes: 'Days after the due date on which a customer usually pays: mostly few or none, at most some weeks.',
  internal: true,
  examples: [{ value: 4 }],
  make: ({ random }): number => Math.round(alongCurve(random.next(), LAGS)),
});
