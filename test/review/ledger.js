// What several lists tell of the same users: whether each payment has its invoice, and how the last days compare.
import { percent } from './wording.js';

/** The date of each list that is counted per day. */
const DATED = {
  users: 'created_at',
  subscriptions: 'start_date',
  invoices: 'issue_date',
  transactions: 'timestamp',
  bookings: 'check_in',
  tickets: 'created_at',
  notifications: 'created_at',
};

const DAY = 86_400_000;

/** A share below this one is marked. */
const ALMOST_ALL = 0.95;

/** Days before the reference date that are compared with those before them, and what is marked. */
const [LAST, BEFORE] = [14, 74];
const [LEAST, MOST] = [0.5, 2];

/** So many records tell of days, and so many of shares. */
const ENOUGH = { days: 3000, shares: 100 };

const keyOf = (...parts) => parts.join('|');

/** The line and the mark of a share. */
function told(what, list, isThere) {
  const part = list.filter(isThere).length / Math.max(1, list.length);
  const line = `${what}: ${list.filter(isThere).length} of ${list.length}`;
  return { line, mark: list.length > 0 && part < ALMOST_ALL ? [`${what}: only ${percent(part)}`] : [] };
}

/** The bills that went wrong, of customers who have notifications, and whether one of these tells of it. */
function news({ invoices, notifications = [] }) {
  const messages = new Map();
  for (const { user_id: user, message } of notifications) messages.set(user, [...(messages.get(user) ?? []), message]);
  const wrong = invoices.filter(({ status }) => ['refunded', 'overdue', 'cancelled'].includes(status));
  return told(
    'bills that went wrong, and their customer is told',
    wrong.filter((one) => messages.has(one.customer_id)),
    (one) => messages.get(one.customer_id).some((message) => message.includes(one.invoice_number)),
  );
}

function chains({ invoices, transactions, subscriptions, notifications }) {
  const billed = (one) => keyOf(one.customer_id, one.total, one.currency);
  const moved = (one) => keyOf(one.user_id, Math.abs(one.amount), one.currency);
  const payments = transactions.filter(({ type }) => type === 'payment');
  const paid = new Set(payments.map((one) => keyOf(moved(one), one.timestamp)));
  const bills = new Set(invoices.map(billed));
  const returned = new Set(payments.filter(({ status }) => status === 'refunded').map(moved));
  const plans = new Map();
  for (const one of subscriptions) plans.set(one.user_id, [...(plans.get(one.user_id) ?? []), one]);
  const hasPlan = ({ customer_id, issue_date: day }) =>
    plans.get(customer_id)?.some((one) => one.price > 0 && one.start_date <= day && day <= one.end_date);
  return [
    told(
      'paid invoices with their payment',
      invoices.filter((one) => one.paid_at),
      (one) => paid.has(keyOf(billed(one), one.paid_at)),
    ),
    told('payments with their invoice', payments, (one) => bills.has(moved(one))),
    told(
      'refunds with their payment',
      transactions.filter(({ type }) => type === 'refund'),
      (one) => returned.has(moved(one)),
    ),
    told('invoices to a user with a plan', invoices, hasPlan),
    news({ invoices, notifications }),
  ];
}

/** Compares the last days of a list with those before them. */
function edge(name, records, refDate) {
  const ages = records.map((one) => (Date.parse(refDate) - Date.parse(one[DATED[name]])) / DAY);
  const perDay = (from, to) => ages.filter((age) => age > from && age <= to).length / (to - from);
  const ratio = perDay(0, LAST) / perDay(LAST, BEFORE);
  const line = `${name} a day: ${perDay(0, 1)} on the last, ${perDay(0, LAST).toFixed(1)} in the last ${LAST}, ${perDay(LAST, BEFORE).toFixed(1)} in the ${BEFORE - LAST} before`;
  const isOdd = records.length >= ENOUGH.days && !(ratio >= LEAST && ratio <= MOST);
  return {
    line,
    mark: isOdd ? [`${name}: the last ${LAST} days have ${ratio.toFixed(2)} times as many as those before`] : [],
  };
}

/** The lines and marks on all lists that tell of users, of those that are reviewed. */
export function describeLedger(resources) {
  const known = resources.filter(({ name }) => name in DATED);
  const lists = Object.fromEntries(known.map(({ name, read }) => [name, [...read()]]));
  const isWhole = ['invoices', 'transactions', 'subscriptions'].every((name) => lists[name]?.length >= ENOUGH.shares);
  const all = [
    ...(isWhole ? chains(lists) : []),
    ...known.map(({ name, refDate }) => edge(name, lists[name], refDate)),
  ];
  return { lines: all.map(({ line }) => line), marks: all.flatMap(({ mark }) => mark) };
}
