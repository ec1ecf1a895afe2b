import type { DataRecord } from '../../../src/render/records.ts';
import { REF_DATE } from './law.ts';

/** Whether the records of a resource, 1,000 or more, are spread as in life. By the field that is governed. */
export type ShareLaws = Readonly<Record<string, (records: readonly DataRecord[]) => boolean>>;

const DAY = 86_400_000;
const now = Date.parse(REF_DATE);

/** Days from a date to the reference date. */
const age = (record: DataRecord, field: string): number => (now - Date.parse(String(record[field]))) / DAY;

const share = <T>(list: readonly T[], fits: (item: T) => boolean): number => list.filter(fits).length / list.length;

const correlation = (pairs: readonly (readonly [number, number])[]): number => {
  const mean = (at: 0 | 1): number => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length;
  const [first, second] = [mean(0), mean(1)];
  let [both, one, other] = [0, 0, 0];
  for (const [a, b] of pairs) {
    both += (a - first) * (b - second);
    one += (a - first) ** 2;
    other += (b - second) ** 2;
  }
  return both / Math.sqrt(one * other);
};

/** The share of the most frequent value of a field; zero, null and what has no more than 20 values aside. */
export const spike = (records: readonly DataRecord[], field: string): number => {
  const counts = new Map<unknown, number>();
  for (const { [field]: value } of records)
    if (value !== null && value !== 0) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts.size <= 20 ? 0 : Math.max(...counts.values()) / records.length;
};

const middle = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

/** Whether at most so large a share of the values of a field have been there before. */
const isFresh =
  (field: string, most: number) =>
  (records: readonly DataRecord[]): boolean =>
    records.length - new Set(records.map((record) => record[field])).size <= records.length * most;

/** Whether sums begin with 1 about as often as in life, in 30 of 100. */
const isBenford =
  (field: string) =>
  (records: readonly DataRecord[]): boolean => {
    const ones = share(records, ({ [field]: sum }) => /^-?[0.]*1/.test(String(sum)));
    return ones >= 0.25 && ones <= 0.36;
  };

/** Whether no day has more than one record in twenty. */
const isEven =
  (field: string) =>
  (records: readonly DataRecord[]): boolean => {
    const counts = new Map<string, number>();
    for (const { [field]: date } of records) {
      const day = String(date).slice(0, 10);
      counts.set(day, (counts.get(day) ?? 0) + 1);
    }
    return Math.max(...counts.values()) <= records.length / 20;
  };

export const shares: ShareLaws = {
  // More new accounts in each of the last three years than in the one before, and one in fifty older than five years.
  'users.created_at': (users) => {
    const years = [0, 1, 2].map((year) => share(users, (user) => Math.floor(age(user, 'created_at') / 365) === year));
    const [last = 0, before = 0, third = 0] = years;
    return last > before && before > third && share(users, (user) => age(user, 'created_at') > 1825) > 0.02;
  },
  'transactions.status': (transactions) => {
    const pending = transactions.filter(({ status }) => status === 'pending');
    return share(pending, (one) => age(one, 'timestamp') <= 10) >= 0.95;
  },
  'transactions.amount': isBenford('amount'),
  'transactions.timestamp': isEven('timestamp'),
  'invoices.amount': isBenford('amount'),
  'invoices.issue_date': isEven('issue_date'),
  // A long tail that grows with time.
  'videos.views': (videos) => {
    const views = videos.map((video) => Number(video['views']));
    const usual = middle(views);
    const growth = correlation(
      videos.map((one) => [Math.log(age(one, 'published_at') + 1), Math.log(Number(one['views']))]),
    );
    return (
      usual >= 500 &&
      usual <= 5000 &&
      share(views, (count) => count > 50 * usual) > 0.01 &&
      share(views, (count) => count > 100_000) < 0.1 &&
      growth > 0.4
    );
  },
  'videos.title': isFresh('title', 0.05),
  'images.title': isFresh('title', 0.05),
  'companies.slogan': isFresh('slogan', 0.2),
  'companies.employees': (companies) => share(companies, ({ employees }) => employees === 1) < 0.05,
  'invoices.paid_at': (invoices) => {
    const late = invoices.filter(({ status, due_date }) => status === 'paid' && String(due_date) < REF_DATE);
    return (
      share(late, ({ paid_at, due_date }) => Date.parse(String(paid_at)) >= Date.parse(String(due_date)) - 13 * DAY) >
      0.7
    );
  },
  'coupons.used_count': (coupons) =>
    correlation(coupons.map((one) => [age(one, 'valid_from'), Number(one['used_count'])])) > 0.25,
  'coupons.max_discount': (coupons) =>
    share(coupons, ({ max_discount, min_purchase }) => max_discount === min_purchase) < 0.03,
  'subscriptions.status': (subscriptions) =>
    share(subscriptions, ({ status }) => ['active', 'trial', 'suspended'].includes(String(status))) > 0.5,
  'bookings.reference': (bookings) => new Set(bookings.map(({ reference }) => String(reference)[0])).size === 16,
  'tickets.resolved_at': (tickets) => {
    const mean = (priority: string): number => {
      const solved = tickets.filter((one) => one['priority'] === priority && one['resolved_at'] !== null);
      return solved.reduce((sum, one) => sum + age(one, 'created_at') - age(one, 'resolved_at'), 0) / solved.length;
    };
    return mean('urgent') < mean('high') && mean('high') < mean('medium') && mean('medium') < mean('low');
  },
};
