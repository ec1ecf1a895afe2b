import { arg } from './arguments.ts';
import { DAY, midnight, momentOf, nextMidnight, stamp } from './calendar.ts';
import type { Context } from './context.ts';
import { defineGenerator } from './define.ts';
import { currencyOf } from './money.ts';

/**
 * Number of past spans. Time is divided into spans: past ones, one around the reference date, and future ones. Of a run
 * of as many records, each has its journey in another span. The bookings of a user are in one run (see {@link chain}),
 * so nobody is in two places at once.
 */
const BEHIND = 13;
/** Lengths of the future spans in days, in order. Airlines sell flights up to eleven months ahead. */
const AHEAD: readonly number[] = [11, 11, 11, 11, 12, 12, 12, 14, 55, 85];
const SPANS: number = BEHIND + 1 + AHEAD.length;
/** Maximum number of days from the earliest past span to the reference date. */
const FURTHEST = 1430;
/** Minimum length of a past span in days, so that owners of new accounts do not travel every week. */
const LEAST = 11;
/**
 * The span around the reference date, in days before and after it, and the maximum number of nights of a journey in it.
 */
const AROUND = { before: 3, after: 5, nights: 6 };
/** Distances in spans between the journeys of consecutive records. */
const STEPS: readonly number[] = [5, 7, 11, 13, 17, 19];
/** Length of a future span in days for new accounts, which have more of them. */
const LATER = 7;

/** Maximum number of days that a car or a tour is booked ahead. */
const LEAD = 120;

export const stay = defineGenerator({
  name: 'stay',
  makes:
    'First and last day of a journey, its time (`past`, `current` or `ahead`), and the type of booking. Journeys of one user do not overlap.',
  internal: true,
  args: {
    after: arg.text('Date-time of registration, before which nobody travels.', { required: true }),
    nights: arg.numbers('Numbers of nights, one of which is drawn.', { required: true }),
    type: arg.text('Type of booking. A distant car or tour becomes a hotel.'),
  },
  examples: [
    {
      args: { after: '2025-01-01T00:00:00.000Z', nights: [2, 3], type: 'hotel' },
      value: ['2025-09-15', '2025-09-18', 'past', 'hotel'],
    },
  ],
  make(context, { after, nights, type = '' }): string[] {
    const { random, now } = context;
    const today = midnight(now);
    const length = random.pick(nights);
    const told = (first: number, count: number, stage: string): string[] => [
      stamp(first, 'date'),
      stamp(first + count * DAY, 'date'),
      stage,
      first - today > LEAD * DAY && /car|tour/.test(type) ? 'hotel' : type,
    ];
    // Consecutive records are some spans apart, in steps that are coprime with the number of spans.
    const run = Math.floor((context.id - 1) / SPANS);
    const first = context.distinct(SPANS, run);
    const span = (first + context.id * (STEPS[first % STEPS.length] ?? 1)) % SPANS;
    const room = Math.min(FURTHEST, Math.floor((today - nextMidnight(momentOf(after))) / DAY));
    const days = Math.max(LEAST, Math.floor((room - AROUND.before) / BEHIND));
    if (span < BEHIND && (span + 1) * days <= room - AROUND.before) {
      const end = today - (AROUND.before + span * days) * DAY;
      const count = fitting(random, length, nights, days - 1);
      return told(end - random.int(count, days) * DAY, count, 'past');
    }
    if (span === BEHIND && room >= 1) {
      const count = Math.min(AROUND.nights, Math.max(2, length));
      return told(today - random.int(1, Math.min(count - 1, AROUND.before, room)) * DAY, count, 'current');
    }
    // New accounts have no room for past journeys. These lie in the future, in short spans.
    const at = span > BEHIND ? span - BEHIND - 1 : AHEAD.length + span;
    const widths = room < LEAST * (BEHIND + 1) ? [] : AHEAD;
    const begin = Array.from({ length: at }, (_, before) => widths[before] ?? LATER).reduce(
      (sum, some) => sum + some,
      AROUND.after,
    );
    const width = widths[at] ?? LATER;
    const count = fitting(random, length, nights, width - 1);
    return told(today + (begin + random.int(0, width - 1 - count)) * DAY, count, 'ahead');
  },
});

/**
 * Returns the drawn number of nights or, if it exceeds `most`, a shorter one, so that stays do not pile up at the
 * limit.
 */
function fitting(random: Context['random'], length: number, nights: readonly number[], most: number): number {
  if (length <= most) return length;
  const shorter = nights.filter((some) => some <= most);
  return shorter.length > 0 ? random.pick(shorter) : most;
}

/**
 * Factor for the price of a night by month, from January, with a mean of 1: cities are full in summer and at New Year.
 */
const SEASONS: readonly number[] = [0.88, 0.9, 0.96, 1.02, 1.06, 1.1, 1.12, 1.1, 1.06, 1.02, 0.92, 1.04];
/** Minimum price of a night, relative to the list price. */
const LOWEST = 0.8;
/** Maximum price of a night, relative to the list price. */
const HIGHEST = 1.35;
/** Factor for the nights before Saturday and Sunday. */
const WEEKEND = 1.09;
/** Factor for the nights around New Year’s Eve. */
const NEW_YEAR = 1.25;

export const stay_rate = defineGenerator({
  name: 'stay_rate',
  makes: 'Price of a stay: the sum of its nightly prices, which vary by season and weekday, and from stay to stay.',
  args: {
    price: arg.number('List price of a night.', { required: true }),
    currency: arg.text('ISO 4217 code of that price.', { required: true }),
    period: arg.twoTexts('First and last day, `YYYY-MM-DD`.', { required: true, formerly: 'days' }),
  },
  examples: [{ args: { price: 120, currency: 'EUR', period: ['2026-07-17', '2026-07-20'] }, value: 476 }],
  make({ random }, { price, currency, period: [first, last] }): number {
    const booked = price * random.between(0.86, 1.16);
    // Whole units, in steps that suit the currency: 83 dollars, 12,400 yen.
    const { perDollar } = currencyOf(currency);
    const step = perDollar >= 50 ? 100 : perDollar >= 8 ? 5 : 1;
    const [least, most] = [Math.ceil((price * LOWEST) / step), Math.floor((price * HIGHEST) / step)];
    let steps = 0;
    for (let night = momentOf(first); night < momentOf(last); night += DAY) {
      const date = stamp(night, 'date');
      const season = SEASONS[Number(date.slice(5, 7)) - 1] ?? 1;
      // The first of January 1970 was a Thursday.
      const weekend = [1, 2].includes((night / DAY) % 7) ? WEEKEND : 1;
      const feast = /12-3\d$/.test(date) ? NEW_YEAR : 1;
      steps += Math.max(least, Math.min(most, Math.round((booked * season * weekend * feast) / step)));
    }
    return steps * step;
  },
});
