import type { Currency } from './lists/currencies.ts';
import { round } from './numbers.ts';

/**
 * How a price ends, with examples: `retail` 19.99, `plan` 7.99 or 349, `course` 49, `ticket` 250, `whole` 45 (an hourly
 * rate), `round` 2,500, `figures` 24,700 or 435 (contracts), `cents` any cents, `cash` 40.
 */
export type Ending = 'retail' | 'plan' | 'course' | 'whole' | 'round' | 'figures' | 'cents' | 'cash' | 'ticket';

/**
 * Rounds a number so that only its first digits, a number below `limit`, are not 0: with 100, 37 stays 37, and 12,345
 * becomes 12,000.
 */
function twoDigits(value: number, limit = 100): number {
  let step = 1;
  while (value / step >= limit) step *= 10;
  return Math.round(value / step) * step;
}

/** Possible first digits of prices of tickets, to be multiplied by powers of ten. */
const TICKET_POINTS: readonly number[] = [10, 12, 15, 18, 20, 25, 30, 35, 40, 45, 50, 60, 70, 75, 80, 90, 100];

/** Possible first digits of round sums, like the values of banknotes, in currencies whose unit is worth little. */
const NOTE_POINTS: readonly number[] = [10, 15, 20, 30, 50, 100];

/** Returns the nearest price with the leading digits of `points`; below 10, the nearest whole number. */
function atPoint(value: number, points = TICKET_POINTS): number {
  if (value < 10) return Math.max(1, Math.round(value));
  let step = 1;
  while (value / step >= 100) step *= 10;
  const prices = points.map((point) => point * step);
  return prices.reduce((nearest, price) => (Math.abs(price - value) < Math.abs(nearest - value) ? price : nearest));
}

/** Rounds to a sum that a cash machine pays out: banknotes worth about 10 dollars. */
function inNotes(value: number, { perDollar, note: known }: Currency): number {
  let note = 1;
  while (note * 10 <= perDollar * 14) note *= 10;
  if (note * 5 <= perDollar * 14) note *= 5;
  note = known ?? note;
  return Math.max(1, Math.round(value / note)) * note;
}

/**
 * Rounds to the price of a plan, just below a round sum: 7.99, 64.99, 349, 12,900. The first two digits of the round
 * sum are any number up to 30; above 30 they are a multiple of 5, or of 10 for sums below 100 in currencies with six or
 * more units per dollar.
 *
 * @example
 * ofPlan(64.2, { decimals: 2, perDollar: 1 }) // => 64.99
 */
export function ofPlan(value: number, { decimals, perDollar, gap = 0.01 }: Currency): number {
  if (value === 0) return 0;
  let step = 1;
  while (value >= step * 100) step *= 10;
  const under = perDollar >= 40 ? Math.max(1, step / 10) : perDollar < 6 && decimals > 0 && value < 995 ? gap : 1;
  // A plan may cost 34.99 euros, but not 94 kronor.
  if (value >= step * 30) step *= perDollar >= 6 && value < 100 ? 10 : 5;
  return Math.max(step, Math.round(value / step) * step) - under;
}

/**
 * Returns how many decimals sums have in daily life: none in currencies with hundreds of units per dollar.
 *
 * @example
 * countedIn({ decimals: 2, perDollar: 4000 }) // => 0
 */
export function countedIn({ decimals, perDollar }: Pick<Currency, 'decimals' | 'perDollar'>): number {
  return perDollar >= 200 ? 0 : decimals;
}

/**
 * Rounds a sum to what can be paid: to the cent or, in currencies with hundreds of units per dollar, to 10, 100 or
 * 1,000.
 */
function toCoin(value: number, money: Currency): number {
  let coin = 1;
  while (coin * 250 <= money.perDollar) coin *= 10;
  return round(value / coin, countedIn(money)) * coin;
}

/**
 * Rounds a sum of money to an ending, with no more decimals than its currency has.
 *
 * @param gap difference between a retail price and the next full unit
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
  // In rupees, the price is 749, not 749.99.
  if (decimals > 0 && value < 1000 && perDollar < 40) return Math.max(1, Math.round(value)) - gap;
  return Math.max(2, twoDigits(value)) - (value < 100_000 ? 1 : 0);
}
