import { describe, expect, it } from 'vitest';
import {
  askedWithPlan,
  earlyNotices,
  earlySpenders,
  falseTickets,
  ledgerOf,
  missingInvoices,
  namedInvoices,
  oddBills,
  paidByTransaction,
  paidForInvoice,
  refunded,
  tripsOf,
  untold,
  withoutPlan,
} from './ledger.ts';

describe('100 records of each list', () => {
  const ledger = ledgerOf(42, 100);

  it('have a payment for each paid invoice, and an invoice for each payment', () => {
    expect(paidByTransaction(ledger)).toBe(1);
    expect(paidForInvoice(ledger)).toBe(1);
  });

  it('have a refund for each refunded invoice, equal to the payment', () => {
    expect(refunded(ledger)).toEqual([1, 1]);
  });

  it('bill only users with a plan', () => {
    expect(withoutPlan(ledger)).toEqual([]);
  });

  it('have bills without a gap, and debts that end in a suspension', () => {
    expect(oddBills(ledger)).toEqual([]);
  });

  it('have an invoice for each charge between two others, and news of what went wrong', () => {
    expect(missingInvoices(ledger)).toEqual([]);
    expect(untold(ledger)).toEqual([]);
  });

  it('have news of trips shortly before them, and money that comes in before any goes out', () => {
    expect(earlyNotices(ledger)).toEqual([]);
    expect(earlySpenders(ledger)).toEqual([]);
  });

  it('have tickets about bills that say what the bills say', () => {
    expect(falseTickets(ledger)).toEqual([]);
  });

  it('have questions about the product only of whoever has a plan', () => {
    expect(askedWithPlan(ledger)).toBe(1);
  });

  it('have trips of several bookings, and notifications that name invoices of their readers', () => {
    expect(tripsOf(ledger)).toBeGreaterThan(5);
    const [named, own] = namedInvoices(ledger);
    expect(named).toBeGreaterThan(0);
    expect(own).toBe(named);
  });
});

it('is the same world whatever is left out of it', () => {
  const [few, many] = [ledgerOf(3, 20), ledgerOf(3, 60)];
  for (const [name, list] of Object.entries(few)) {
    expect(many[name as keyof typeof many].slice(0, 20), name).toEqual(list);
  }
});
