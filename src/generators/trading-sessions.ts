import { DAY, midnight, MINUTE, stamp, weekdayOf } from './calendar.ts';
import { exchanges } from './lists/exchanges.ts';
import type { Exchange } from './lists/exchanges.ts';
import { offsetOn } from './time-zones.ts';

/** Converts a time of day, `14:30`, to minutes since midnight. */
function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/**
 * Returns the trading sessions of an exchange on a day, in its local time. There are none at weekends and on fixed
 * holidays.
 */
function sessionsOn(
  day: number,
  { open, close, lunch, closed, early = {} }: Exchange,
): readonly (readonly [string, string])[] {
  const date = stamp(day, 'date').slice(5);
  if (weekdayOf(day) > 4 || closed.includes(date)) return [];
  const end = early[date] ?? close;
  return lunch && end > lunch[1]
    ? [
        [open, lunch[0]],
        [lunch[1], end],
      ]
    : [[open, end]];
}

/** Currency and hours of any exchange that is not in the list of exchanges. */
const ANY: Exchange = {
  currency: 'USD',
  weight: 0,
  symbols: 'four',
  city: 'London',
  open: '00:00',
  close: '24:00',
  closed: [],
  seats: {},
};

/** The last session that was found, by exchange. Kept, since all shares of an exchange need the same one. */
const known: Map<string, readonly [now: number, session: readonly [number, number]]> = new Map();

/**
 * Returns the start and the end of the latest session of an exchange that began before a moment, in milliseconds since
 * 1970. A session that is still open ends at that moment. An exchange that is not in the list trades all day on
 * weekdays.
 *
 * @param now in milliseconds since 1970
 * @example
 * lastSession('NYSE', Date.UTC(2026, 0, 4)).map((moment) => new Date(moment).toISOString()) // => ["2026-01-02T14:30:00.000Z","2026-01-02T21:00:00.000Z"]
 */
export function lastSession(exchange: string, now: number): readonly [number, number] {
  const found = known.get(exchange);
  if (found?.[0] === now) return found[1];
  const session = findSession(exchanges[exchange] ?? ANY, now);
  known.set(exchange, [now, session]);
  return session;
}

function findSession(exchange: Exchange, now: number): readonly [number, number] {
  // Local time may already be on the next day.
  for (let day = midnight(now) + DAY; ; day -= DAY) {
    const midnightThere = day - offsetOn(exchange.city, day);
    for (const [opens, closes] of sessionsOn(day, exchange).toReversed()) {
      const open = midnightThere + minutesOf(opens) * MINUTE;
      if (open < now) return [open, Math.min(midnightThere + minutesOf(closes) * MINUTE, now)];
    }
  }
}
