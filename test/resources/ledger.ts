import { builtins } from '../../src/builtins.ts';
import { COHORT } from '../../src/generators/cohorts.ts';
import { Records } from '../../src/render/records.ts';
import type { DataRecord } from '../../src/render/records.ts';
import { months } from '../../src/generators/lists/months.ts';
import { REF_DATE, TODAY } from './laws/law.ts';
import { share } from './laws/measures.ts';

/** The lists that tell of the same users, with the date of each that is counted per day. */
export const DATED = {
  users: 'created_at',
  subscriptions: 'start_date',
  invoices: 'issue_date',
  transactions: 'timestamp',
  bookings: 'check_in',
  tickets: 'created_at',
  notifications: 'created_at',
} as const;

/** As many records of each list. */
export type Ledger = Readonly<Record<keyof typeof DATED, readonly DataRecord[]>>;

/** Returns the first records of all lists that tell of users. */
export function ledgerOf(seed: number, items: number): Ledger {
  const records = new Records(builtins, { seed, refDate: REF_DATE, items });
  const list = (name: string): readonly DataRecord[] =>
    Array.from({ length: items }, (_, at) => records.record(name, at + 1));
  // One list for each key.
  return Object.fromEntries(Object.keys(DATED).map((name) => [name, list(name)])) as unknown as Ledger;
}

const keyOf = (...parts: readonly unknown[]): string => parts.join('|');

const isPaid = ({ paid_at }: DataRecord): boolean => paid_at !== null;

/** Returns the share of paid invoices with a payment by their customer: the same total, currency and time. */
export function paidByTransaction({ invoices, transactions }: Ledger): number {
  const payments = new Set(
    transactions.map((one) => keyOf(one['user_id'], -Number(one['amount']), one['currency'], one['timestamp'])),
  );
  return share(invoices.filter(isPaid), (one) =>
    payments.has(keyOf(one['customer_id'], one['total'], one['currency'], one['paid_at'])),
  );
}

/** Returns the share of payments whose user has an invoice with that total. */
export function paidForInvoice({ invoices, transactions }: Ledger): number {
  const bills = new Set(invoices.map((one) => keyOf(one['customer_id'], one['total'], one['currency'])));
  return share(
    transactions.filter(({ type }) => type === 'payment'),
    (one) => bills.has(keyOf(one['user_id'], -Number(one['amount']), one['currency'])),
  );
}

/** Returns the share of refunds that equal a refunded payment of their user, and of refunded invoices with a refund. */
export function refunded({ invoices, transactions }: Ledger): readonly [refunds: number, invoices: number] {
  const of = (one: DataRecord, amount: number): string => keyOf(one['user_id'], amount, one['currency']);
  const refunds = transactions.filter(({ type }) => type === 'refund');
  const returned = transactions.filter(({ status }) => status === 'refunded');
  const payments = new Set(returned.map((one) => of(one, -Number(one['amount']))));
  const sums = new Set(refunds.map((one) => of(one, Number(one['amount']))));
  const bills = invoices.filter(({ status }) => status === 'refunded');
  return [
    share(refunds, (one) => payments.has(of(one, Number(one['amount'])))),
    share(bills, (one) => sums.has(keyOf(one['customer_id'], one['total'], one['currency']))),
  ];
}

/** Returns the invoices to users without a plan that is paid for on the day of issue. */
export function withoutPlan({ invoices, subscriptions }: Ledger): readonly DataRecord[] {
  return invoices.filter(
    ({ customer_id: customer, issue_date: day }) =>
      !subscriptions.some(
        (one) =>
          one['user_id'] === customer &&
          Number(one['price']) > 0 &&
          String(one['start_date']) <= String(day) &&
          String(day) <= String(one['end_date']),
      ),
  );
}

/** Returns the share of tickets about the product whose customer has a plan at that time, be it a free one. */
export function askedWithPlan({ tickets, subscriptions }: Ledger): number {
  return share(
    tickets.filter(({ category }) => category !== 'billing'),
    ({ customer_id: customer, created_at: opened }) =>
      subscriptions.some(
        (one) =>
          one['user_id'] === customer &&
          String(one['start_date']) <= String(opened) &&
          String(opened).slice(0, 10) <= String(one['end_date']),
      ),
  );
}

/** Returns how many records a day the last 14 days have, relative to the 60 days before. */
export function atTheEdge(records: readonly DataRecord[], field: string): number {
  const now = Date.parse(REF_DATE);
  const ages = records.map((one) => (now - Date.parse(String(one[field]))) / 86_400_000);
  const perDay = (from: number, to: number): number =>
    ages.filter((age) => age > from && age <= to).length / (to - from);
  return perDay(0, 14) / perDay(14, 74);
}

/** Returns the pairs of bookings of one user that begin and end on the same days. */
export function tripsOf({ bookings }: Ledger): number {
  const trips = new Map<string, number>();
  for (const one of bookings) {
    const key = keyOf(one['user_id'], one['check_in'], one['check_out']);
    trips.set(key, (trips.get(key) ?? 0) + 1);
  }
  return [...trips.values()].filter((count) => count > 1).length;
}

/** Returns the notifications that name an invoice, and those of them whose reader has that invoice. */
export function namedInvoices({ invoices, notifications }: Ledger): readonly [named: number, own: number] {
  const customers = new Map(invoices.map((one) => [one['invoice_number'], one['customer_id']]));
  const named = notifications.flatMap(({ message, user_id: user }) => {
    const [number] = /INV-[\d-]+\d/.exec(String(message)) ?? [];
    return number === undefined ? [] : [{ number, user }];
  });
  return [named.length, named.filter(({ number, user }) => customers.get(number) === user).length];
}

/** Returns how many months the overdue invoices and the late payments reach back or beyond their last day. */
export function lateness({ invoices }: Ledger): readonly [overdue: number, late: number] {
  const days = (from: unknown, to: unknown): number => (Date.parse(String(to)) - Date.parse(String(from))) / 86_400_000;
  const overdue = invoices.filter(({ status }) => status === 'overdue').map((one) => days(one['due_date'], TODAY));
  const late = invoices.filter(isPaid).map((one) => days(one['due_date'], one['paid_at']));
  return [Math.max(...overdue) / 30, Math.max(...late) / 30];
}

/** Matches the number of an invoice, also in the hand of somebody who writes without capitals. */
const NUMBER = /INV-\d{4}-\d{3}-\d{6}/i;

/** Matches sums of money with a currency. */
const sumsIn = (currency: unknown): RegExp => new RegExp(`\\b${String(currency)} ([\\d,]+(?:\\.\\d+)?)`, 'gi');

/** Matches the name of a plan. */
const PLAN = /\b(Free|Basic|Standard|Pro|Business|Enterprise) plan\b/i;

/** Returns what tickets about bills say that the invoice and the payments do not. */
export function falseTickets({ invoices, tickets, transactions, subscriptions }: Ledger): readonly string[] {
  const bills = new Map(invoices.map((one) => [one['invoice_number'], one]));
  return tickets.flatMap((one) => {
    const [subject, text, opened] = [one['subject'], one['description'], one['created_at']].map(String);
    const number = NUMBER.exec(subject ?? '')?.[0].toUpperCase();
    if (one['category'] !== 'billing') return number === undefined ? [] : [`${subject} is not about a bill`];
    const bill = bills.get(number ?? '');
    if (!bill) return number === undefined ? [`${subject} names no bill`] : [];
    const { customer_id: customer, issue_date, due_date, paid_at, status } = bill;
    const refunds = transactions.filter(
      ({ type, user_id, amount, timestamp }) =>
        type === 'refund' && user_id === customer && amount === bill['total'] && String(timestamp) > String(paid_at),
    );
    const said = text ?? '';
    const sums = [...said.matchAll(sumsIn(bill['currency']))].map(([, sum]) => Number(sum?.replaceAll(',', '')));
    const known = new Set([bill['total'], bill['amount'], bill['tax']]);
    const plans = subscriptions.filter(({ user_id }) => user_id === customer).map(({ plan }) => String(plan));
    const plan = PLAN.exec(said)?.[1];
    const faults = {
      'another customer': customer !== one['customer_id'],
      'before the bill': String(issue_date) > String(opened).slice(0, 10),
      'a sum': !/add-ons/i.test(subject ?? '') && sums.some((sum) => !known.has(sum)),
      'not paid yet': /receipt/i.test(subject ?? '') && !(String(paid_at) < String(opened)),
      'paid already': /declined|accepted|fails/.test(subject ?? '') && !(String(paid_at) > String(opened)),
      'not due yet': /reminder|locked/i.test(subject ?? '') && !(String(due_date) < String(opened)),
      'no refund': /refund/i.test(subject ?? '') && status !== 'refunded',
      'paid back already':
        /refund/i.test(subject ?? '') &&
        refunds.length > 0 &&
        refunds.every(({ timestamp }) => String(timestamp) < String(opened)),
      'a plan': plan !== undefined && !plans.some((name) => name.toLowerCase() === plan.toLowerCase()),
    };
    return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [`${fault}: ${subject} | ${said}`] : []));
  });
}

/**
 * Returns the subscriptions that are paid for, each with its invoices, in the order of their days. On a day on which one
 * plan of a user ends and another begins, an invoice is for the new one.
 */
function billedPlans({ invoices, subscriptions }: Ledger): readonly (readonly [DataRecord, readonly DataRecord[]])[] {
  const byCustomer = new Map<unknown, DataRecord[]>();
  for (const one of invoices) byCustomer.set(one['customer_id'], [...(byCustomer.get(one['customer_id']) ?? []), one]);
  const begins = new Set(subscriptions.map((one) => `${one['user_id']} ${one['start_date']}`));
  return subscriptions
    .filter(({ price }) => Number(price) > 0)
    .map((plan) => {
      const [start, end] = [String(plan['start_date']), String(plan['end_date'])];
      const isChange = begins.has(`${plan['user_id']} ${end}`);
      const own = (byCustomer.get(plan['user_id']) ?? []).filter(({ issue_date }) => {
        const day = String(issue_date);
        return start <= day && (isChange ? day < end : day <= end);
      });
      return [plan, own.toSorted((a, b) => (String(a['issue_date']) < String(b['issue_date']) ? -1 : 1))];
    });
}

/** So many subscriptions of one offer have one among them with a single seat. */
const MANY = 30;

/** Returns the seats of each subscription of an offer that many have: its price, relative to the lowest one. */
export function seatsOf({ subscriptions }: Ledger): readonly number[] {
  const offers = new Map<string, number[]>();
  for (const one of subscriptions.filter(({ price }) => Number(price) > 0)) {
    const isOld = daysFrom(one['end_date'], TODAY) >= 550;
    const offer = keyOf(one['plan'], one['billing_cycle'], one['currency'], isOld);
    offers.set(offer, [...(offers.get(offer) ?? []), Number(one['price'])]);
  }
  return [...offers.values()]
    .filter((prices) => prices.length >= MANY)
    .flatMap((prices) => prices.map((price) => Math.round((price / Math.min(...prices)) * 1e6) / 1e6));
}

/** Returns the users of whom an invoice is missing: one for a charge between two that have an invoice. */
export function missingInvoices(ledger: Ledger): readonly unknown[] {
  const windows = new Map<unknown, string[]>();
  for (const one of ledger.invoices) {
    windows.set(one['customer_id'], [...(windows.get(one['customer_id']) ?? []), String(one['issue_date'])]);
  }
  return billedPlans(ledger).flatMap(([plan, own]) => {
    const days = (windows.get(plan['user_id']) ?? []).toSorted();
    const first = String(plan['trial_ends_at'] ?? plan['start_date']);
    const isFree = plan['status'] === 'trial' || plan['end_date'] === plan['trial_ends_at'];
    const [begin = '', end = ''] = [days[0], days.at(-1)];
    // Either no invoice of the user is older than the plan, or all of its charges have one.
    const isBare = own.length === 0 && begin < first && first < end;
    const isLate = own.length > 0 && begin < first && own[0]?.['issue_date'] !== first;
    return !isFree && (isBare || isLate) ? [plan['user_id']] : [];
  });
}

/** Returns what went wrong with bills and trips of users who have notifications, none of which tells of it. */
export function untold({ invoices, bookings, notifications }: Ledger): readonly string[] {
  const messages = new Map<unknown, string[]>();
  for (const { user_id: user, message } of notifications) {
    messages.set(user, [...(messages.get(user) ?? []), String(message)]);
  }
  const isUntold = (user: unknown, word: unknown): boolean =>
    messages.get(user)?.every((message) => !message.includes(String(word))) === true;
  const bills = invoices
    .filter(({ status }) => ['refunded', 'overdue', 'cancelled'].includes(String(status)))
    .filter((one) => isUntold(one['customer_id'], one['invoice_number']));
  const trips = bookings
    .filter(({ status }) => status === 'cancelled')
    .filter((one) => isUntold(one['user_id'], dayIn(String(one['check_in']))));
  return [...bills, ...trips].map((one) => JSON.stringify(one));
}

/** Writes a day as `14 March 2025`. */
const dayIn = (date: string): string =>
  `${Number(date.slice(8))} ${months[Number(date.slice(5, 7)) - 1] ?? ''} ${date.slice(0, 4)}`;

/** Days of a cycle at most. */
const CYCLES: Readonly<Record<string, number>> = { monthly: 31, quarterly: 92, annually: 366 };

const daysFrom = (from: unknown, to: unknown): number =>
  (Date.parse(String(to)) - Date.parse(String(from))) / 86_400_000;

/**
 * Returns the invoices and subscriptions that do not agree on what has been charged, paid and ended. The last cohort is
 * left out if it is cut off, since its last invoices are missing.
 */
export function oddBills(ledger: Ledger): readonly string[] {
  const { length } = ledger.subscriptions;
  const whole = billedPlans(ledger).filter(([{ id }]) => Number(id) <= length - (length % COHORT));
  return whole.flatMap(([plan, own]) => {
    const last = own.at(-1);
    const cycle = (CYCLES[String(plan['billing_cycle'])] ?? 0) + 1;
    const unpaid = own.filter(({ status, due_date: due }) => status === 'overdue' && daysFrom(due, TODAY) > 35);
    const faults = {
      'another sum than the price': own.some(({ amount }) => amount !== plan['price']),
      'a gap': own.some((one, at) => at > 0 && daysFrom(own[at - 1]?.['issue_date'], one['issue_date']) > cycle),
      'without its latest charge':
        plan['status'] === 'active' && !(last && daysFrom(last['issue_date'], plan['end_date']) <= cycle),
      'unpaid, yet not suspended': unpaid.length > 0 && plan['status'] !== 'suspended',
      'suspended without a debt': plan['status'] === 'suspended' && last?.['status'] !== 'overdue',
      'suspended, yet renewing':
        plan['status'] === 'suspended' && (plan['auto_renew'] === true || plan['next_billing_date'] !== null),
      'suspended on another day than 12 days after the last one for payment':
        plan['status'] === 'suspended' && daysFrom(last?.['due_date'], plan['end_date']) !== 12,
      'charged after a debt': unpaid.some((one) => one !== last),
      'cancelled, yet going on': own.some(
        (one) => one['status'] === 'cancelled' && (one !== last || one['issue_date'] !== plan['end_date']),
      ),
      'paid while another is open': own.some(
        (one, at) => one['paid_at'] !== null && own.slice(0, at).some(({ status }) => status === 'overdue'),
      ),
      'charged on trial': own.some((one) => String(one['issue_date']) < String(plan['trial_ends_at'] ?? '')),
    };
    return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [`${fault}: ${JSON.stringify(plan)}`] : []));
  });
}

/** Matches what a notification says of the first day of a trip. */
const FIRST_DAY = /(\d{1,2}) ([A-Z][a-z]+) (\d{4}) to /;

/** Returns the notifications of bookings that were not sent in the five months before the trip. */
export function earlyNotices({ notifications }: Ledger): readonly string[] {
  return notifications.flatMap(({ message, created_at: sent }) => {
    const [, day, month, year] = FIRST_DAY.exec(String(message)) ?? [];
    if (day === undefined) return [];
    const ahead = daysFrom(sent, new Date(`${day} ${month} ${year} UTC`).toISOString());
    return ahead > 0 && ahead <= 151 ? [] : [`${String(sent)}: ${String(message)}`];
  });
}

/** Returns the users of whom money went out by hand before they had the account for six weeks. */
export function earlySpenders({ transactions, users }: Ledger): readonly unknown[] {
  const opened = new Map(users.map((one) => [one['id'], one['created_at']]));
  return transactions
    .filter(({ type }) => type === 'withdrawal' || type === 'transfer')
    .filter(({ user_id: user, timestamp }) => daysFrom(opened.get(user), timestamp) < 42)
    .map(({ user_id: user }) => user);
}
