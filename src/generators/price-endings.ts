import type { Currency } from './lists/currencies.ts';
import { round } from './numbers.ts';

/**
 * How a price ends: 19.99 in shops, 7.99 or 349 for a plan, 49 for a course, 250 for a ticket, 45 for an hour, 2,500 in round figures, 24,700 or
 * 435 in contracts, any cents,
 * 40 in cash.
 */
export type Ending = 'retail' | 'plan' | 'course' | 'whole' | 'round' | 'figures' | 'cents' | 'cash' | 'ticket';

/** Two leading digits (or less than another `limit`) and zeros: 37 stays 37, 12,345 becomes 12,000. */
function twoDigits(value: number, limit = 100): number {
  let step = 1;
  while (value / step >= limit) step *= 10;
  return Math.round(value / step) * step;
}

/** The leading digits of the prices of tickets. */
const TICKET_POINTS: readonly number[] = [10, 12, 15, 18, 20, 25, 30, 35, 40, 45, 50, 60, 70, 75, 80, 90, 100];

/** Where a dollar buys many, round sums are those of notes. */
const NOTE_POINTS: readonly number[] = [10, 15, 20, 30, 50, 100];

/** The round sum nearest to a price: 3, 12, 250, 1,800. */
function atPoint(value: number, points = TICKET_POINTS): number {
  if (value < 10) return Math.max(1, Math.round(value));
  let step = 1;
  while (value / step >= 100) step *= 10;
  let nearest = 0;
  for (const point of points) if (Math.abs(point * step - value) < Math.abs(nearest - value)) nearest = point * step;
  return nearest;
}

/** A sum that a machine pays out: whole notes worth about 10 dollars, mostly of 1 or 5 and zeros. */
function inNotes(value: number, { perDollar, note: known }: Currency): number {
  let note = 1;
  while (note * 10 <= perDollar * 14) note *= 10;
  if (note * 5 <= perDollar * 14) note *= 5;
  note = known ?? note;
  return Math.max(1, Math.round(value / note)) * note;
}

/**
 * A price as a service asks it for a plan, just below a round sum: 7.99, 64.99, 349, 12,900. Up to 30 any unit is round,
 * then each fifth, or each tenth where a dollar buys six or more; of larger sums, the first two digits decide.
 *
 * @example
 * ofPlan(64.2, { decimals: 2, perDollar: 1 }) // => 64.99
 */
export function ofPlan(value: number, { decimals, perDollar, gap = 0.01 }: Currency): number {
  if (value === 0) return 0;
  let step = 1;
  while (value >= step * 100) step *= 10;
  const under = perDollar >= 40 ? Math.max(1, step / 10) : perDollar < 6 && decimals > 0 && value < 995 ? gap : 1;
  // 94 kronor is not a price of a plan, 34.99 euros is.
  if (value >= step * 30) step *= perDollar >= 6 && value < 100 ? 10 : 5;
  return Math.max(step, Math.round(value / step) * step) - under;
}

/**
 * The decimals that sums in a currency have in daily life: where a dollar buys hundreds, nobody counts cents.
 *
 * @example
 * countedIn({ decimals: 2, perDollar: 4000 }) // => 0
 */
export function countedIn({ decimals, perDollar }: Pick<Currency, 'decimals' | 'perDollar'>): number {
  return perDollar >= 200 ? 0 : decimals;
}

/** A sum as it is paid: to the cent, or where a dollar buys hundreds to 10, 100 or 1,000 of them. */
function toCoin(value: number, money: Currency): number {
  let coin = 1;
  while (coin * 250 <= money.perDollar) coin *= 10;
  return round(value / coin, countedIn(money)) * coin;
}

/**
 * A sum of money with the ending asked for, and no more decimals than its currency has.
 *
 * @param gap what a shop price lacks to the full unit
 *
 * @example
 * endedAs('retail', 25.3, { decimals: 2, perDollar: 1 }, 0.01) // => 24.99
 */
export function endedAs(ending: Ending, value: number, money: Currency, gap: number): number {
  if (ending === 'plan') return ofPlan(value, money);
  const { decimals, perDollar } = money;
  if (ending === 'cash') return inNotes(value, money);
  if (ending === 'course') {
    const point = atPoint(value);
    if (perDollar >= 40) return point;
    return point - (point < 45 ? 0.01 : 1);
  }
  if (ending === 'cents') return toCoin(value, money);
  if (ending === 'round' && value > 0 && perDollar >= 40) return atPoint(value, NOTE_POINTS);
  if (ending === 'figures' && value >= 1000) return twoDigits(value, 1000);
  if (ending === 'whole' || ending === 'figures' || (ending === 'round' && value < 100))
    return Math.round(value / 5) * 5;
  if (ending === 'round') return twoDigits(value);

  if (value === 0) return 0;
  if (ending === 'ticket') return atPoint(value);
  // 750 rupees are 749, and not 749.99.
  if (decimals > 0 && value < 1000 && perDollar < 40) return Math.max(1, Math.round(value)) - gap;
  return Math.max(2, twoDigits(value)) - (value < 100_000 ? 1 : 0);
}
