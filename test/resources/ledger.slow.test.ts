import { describe, expect, it } from 'vitest';
import { share } from './laws/measures.ts';
import {
  askedWithPlan,
  atTheEdge,
  DATED,
  earlyNotices,
  earlySpenders,
  falseTickets,
  lateness,
  ledgerOf,
  missingInvoices,
  namedInvoices,
  oddBills,
  paidByTransaction,
  paidForInvoice,
  refunded,
  seatsOf,
  tripsOf,
  untold,
  withoutPlan,
} from './ledger.ts';

const ALMOST_ALL = 0.95;

describe.each([
  [42, 100],
  [5, 110],
  [7, 1000],
  [1201, 5000],
  [99, 5000],
])('seed %i with %i records', (seed, items) => {
  const ledger = ledgerOf(seed, items);

  it('has the cause of each payment and refund in another list', () => {
    expect(paidByTransaction(ledger)).toBeGreaterThanOrEqual(ALMOST_ALL);
    expect(paidForInvoice(ledger)).toBeGreaterThanOrEqual(ALMOST_ALL);
    for (const found of refunded(ledger)) expect(found).toBeGreaterThanOrEqual(ALMOST_ALL);
    expect(withoutPlan(ledger)).toEqual([]);
    expect(falseTickets(ledger)).toEqual([]);
    expect(askedWithPlan(ledger)).toBeGreaterThanOrEqual(ALMOST_ALL);
    expect(oddBills(ledger)).toEqual([]);
    expect(earlyNotices(ledger)).toEqual([]);
    expect(earlySpenders(ledger)).toEqual([]);
    expect(missingInvoices(ledger)).toEqual([]);
    expect(untold(ledger)).toEqual([]);
    const [named, own] = namedInvoices(ledger);
    expect(named).toBeGreaterThan(items / 50);
    expect(own / named).toBeGreaterThanOrEqual(ALMOST_ALL);
    expect(tripsOf(ledger)).toBeGreaterThan(items / 25);
  });

  it.runIf(items >= 1000)('has 55 to 65 paid invoices in 100, and payments months late', () => {
    const paid = share(ledger.invoices, ({ status }) => status === 'paid');
    expect(paid).toBeGreaterThan(0.55);
    expect(paid).toBeLessThan(0.65);
    for (const months of lateness(ledger)) expect(months).toBeGreaterThan(2);
  });

  it.runIf(items >= 1000)('sells one seat to most customers, and else a few', () => {
    const seats = seatsOf(ledger);
    expect(seats.filter((count) => ![1, 2, 4, 5, 6, 7, 8].includes(count))).toEqual([]);
    expect(share(seats, (count) => count === 1)).toBeGreaterThan(0.85);
    expect(share(seats, (count) => count > 1)).toBeGreaterThan(0.02);
  });

  it.runIf(items >= 1000)('has the newest invoices pending, and subscriptions that began with a trial', () => {
    const pending = ledger.invoices.filter(({ status }) => status === 'pending');
    expect(pending.length / items).toBeGreaterThan(0.06);
    const tried = share(ledger.subscriptions, ({ trial_ends_at: end }) => end !== null);
    expect(tried).toBeGreaterThan(0.15);
    expect(tried).toBeLessThan(0.4);
  });

  it.runIf(items >= 5000)('runs steadily into the reference date', () => {
    for (const [name, field] of Object.entries(DATED)) {
      const ratio = atTheEdge(ledger[name as keyof typeof DATED], field);
      expect(ratio, name).toBeGreaterThan(0.5);
      expect(ratio, name).toBeLessThan(2);
    }
  });

  it.runIf(items >= 5000)('bills larger plans more', () => {
    const plans = ['Basic', 'Standard', 'Pro', 'Business'];
    const medians = plans.map((plan) => medianOf(plan, ledger));
    expect(medians).toEqual(medians.toSorted((a, b) => a - b));
  });
});

/** Returns the median of the invoices in euros of users who have had one plan only. */
function medianOf(plan: string, { subscriptions, invoices }: ReturnType<typeof ledgerOf>): number {
  const others = new Set(subscriptions.filter((one) => one['plan'] !== plan).map(({ user_id }) => user_id));
  const own = new Set(subscriptions.map(({ user_id }) => user_id).filter((user) => !others.has(user)));
  const amounts = invoices
    .filter(({ customer_id, currency }) => currency === 'EUR' && own.has(customer_id))
    .map(({ amount }) => Number(amount))
    .toSorted((a, b) => a - b);
  return amounts[amounts.length >> 1] ?? 0;
}
