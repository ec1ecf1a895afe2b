import { DAY, midnight, momentOf, nextMidnight, stamp } from './calendar.ts';
import type { Context } from './context.ts';
import { currencyOf } from './money.ts';

/**
 * Journeys are spread over spans of time, which take turns: so many behind the reference date, one around it, and the
 * others ahead. As neighbours travel in different spans, a user with several bookings is seldom in two places at once.
 */
const BEHIND = 13;
/** How many days the spans ahead have, one after the other. */
const AHEAD: readonly number[] = [12, 13, 13, 13, 13, 13, 14, 30, 60, 90];
const SPANS: number = BEHIND + 1 + AHEAD.length;
/** The most days that the spans behind go back. */
const FURTHEST = 620;

/** Arguments of {@link stay}. */
interface StayArgs {
  /** The date-time of the account: nobody travels before. */
  readonly after: string;
  /** How many nights, of which one is drawn; fewer where the span is short. */
  readonly nights: readonly number[];
}

/**
 * The first and the last day of a journey, and where it lies: `past`, `current` or `ahead`. About half of all lie behind
 * the reference date, up to 20 months or as far as the account goes back; those ahead mostly begin within 3 months.
 *
 * @example
 * stay(context, { after: '2025-01-01T00:00:00.000Z', nights: [2, 3] }) // => ["2025-03-02","2025-03-05","past"]
 */
export function stay(context: Context, { after, nights }: StayArgs): string[] {
  const { random, now } = context;
  const today = midnight(now);
  const length = random.pick(nights);
  const told = (first: number, count: number, stage: string): string[] => [
    stamp(first, 'date'),
    stamp(first + count * DAY, 'date'),
    stage,
  ];
  const span = context.distinct(SPANS);
  const room = Math.min(FURTHEST, Math.floor((today - nextMidnight(momentOf(after))) / DAY));
  // Nobody is back from a journey yet who registered yesterday.
  if (span < BEHIND && room >= 2) {
    const days = Math.max(2, Math.floor(room / BEHIND));
    const end = today - Math.min(span * days, room - days) * DAY;
    const count = Math.min(length, days - 1);
    return told(end - random.int(count, days) * DAY, count, 'past');
  }
  if (span === BEHIND && room >= 2) {
    const count = Math.max(2, length);
    return told(today - random.int(1, Math.min(count - 1, room)) * DAY, count, 'current');
  }
  const at = span <= BEHIND ? random.int(0, 3) : span - BEHIND - 1;
  const begin = AHEAD.slice(0, at).reduce((sum, days) => sum + days, 1 + FIRST_AHEAD);
  const days = AHEAD[at] ?? 12;
  const count = Math.min(length, days - 1);
  return told(today + (begin + random.int(0, days - 1 - count)) * DAY, count, 'ahead');
}

/** So many days from the reference date on, nothing new begins: whoever is on the way comes home first. */
const FIRST_AHEAD = 1;

/** What a night costs by month, from January on, the mean being 1: cities are full in summer and before the New Year. */
const SEASONS: readonly number[] = [0.88, 0.9, 0.96, 1.02, 1.06, 1.1, 1.12, 1.1, 1.06, 1.02, 0.92, 1.04];
/** The least and the greatest rate as a share of the price in the list. */
const LOWEST = 0.8;
const HIGHEST = 1.35;

/** Arguments of {@link nightly_rate}. */
interface NightlyRateArgs {
  /** The price of a night in the list of the hotel. */
  readonly price: number;
  /** ISO 4217 code of that price. */
  readonly currency: string;
  /** The first day, `YYYY-MM-DD`. */
  readonly date: string;
}

/**
 * What a night costs on the day, in whole units of the currency: the price in the list, moved by the month, the weekend
 * and how early somebody booked, from 0.8 to 1.35 times of it.
 *
 * @example
 * nightly_rate(context, { price: 120, currency: 'EUR', date: '2026-07-17' }) // => 133
 */
export function nightly_rate({ random }: Context, { price, currency, date }: NightlyRateArgs): number {
  const season = SEASONS[Number(date.slice(5, 7)) - 1] ?? 1;
  // The first of January 1970 was a Thursday.
  const weekend = (momentOf(date) / DAY) % 7 === 1 || (momentOf(date) / DAY) % 7 === 2 ? 1.06 : 1;
  const factor = Math.min(HIGHEST, Math.max(LOWEST, season * weekend * random.between(0.86, 1.16)));
  // Whole units, in steps that suit the currency: 83 dollars, 12,400 yen.
  const step = currencyOf(currency).perDollar >= 50 ? 100 : currencyOf(currency).perDollar >= 8 ? 5 : 1;
  const [least, most] = [Math.ceil((price * LOWEST) / step), Math.floor((price * HIGHEST) / step)];
  return Math.max(least, Math.min(most, Math.round((price * factor) / step))) * step;
}
