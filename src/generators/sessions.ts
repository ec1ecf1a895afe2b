import { DAY, midnight, MINUTE, stamp } from './calendar.ts';
import { exchanges } from './lists/exchanges.ts';

/** Minutes since midnight of a time of day, `14:30`. */
function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** Whether an exchange trades on a day: not on Saturdays and Sundays, nor on its fixed holidays. */
function tradesOn(day: number, closed: readonly string[]): boolean {
  // The first of January 1970 was a Thursday.
  const weekday = (((day / DAY + 4) % 7) + 7) % 7;
  return weekday % 6 !== 0 && !closed.includes(stamp(day, 'date').slice(5));
}

/**
 * The last session of an exchange that began before a moment, as far as it has come by then: its begin and its end in
 * milliseconds since 1970. An exchange that is not in the list trades all day on weekdays.
 *
 * @param now in milliseconds since 1970
 * @example
 * lastSession('NYSE', Date.UTC(2026, 0, 4)).map((moment) => new Date(moment).toISOString()) // => ["2026-01-02T14:30:00.000Z","2026-01-02T20:00:00.000Z"]
 */
export function lastSession(exchange: string, now: number): readonly [number, number] {
  const { sessions, closed } = exchanges[exchange] ?? { sessions: [['00:00', '24:00']], closed: [] };
  for (let day = midnight(now); ; day -= DAY) {
    if (!tradesOn(day, closed)) continue;
    for (const [opens, closes] of sessions.toReversed()) {
      const open = day + minutesOf(opens) * MINUTE;
      if (open < now) return [open, Math.min(day + minutesOf(closes) * MINUTE, now)];
    }
  }
}
