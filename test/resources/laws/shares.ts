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
  'transactions.amount': (transactions) => {
    const ones = share(transactions, ({ amount }) => /^-?[0.]*1/.test(String(amount)));
    return ones >= 0.25 && ones <= 0.36;
  },
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
  'courses.language': (courses) => share(courses, ({ language }) => language === 'en') >= 0.9,
  'courses.enrolled': (courses) =>
    correlation(courses.map((one) => [age(one, 'created_at'), Number(one['enrolled'])])) > 0.5 &&
    correlation(courses.map((one) => [Number(one['rating']), Number(one['enrolled'])])) > 0.2,
  'courses.duration': (courses) => share(courses, ({ duration }) => duration === 1) < 0.05,
  'mentors.hourly_rate': (mentors) => {
    const rising = correlation(mentors.map((one) => [Number(one['experience_years']), Number(one['hourly_rate'])]));
    return rising >= 0.5 && rising < 0.9;
  },
  'mentors.experience_years': (mentors) => share(mentors, ({ experience_years }) => experience_years === 2) < 0.1,
  'mentors.availability': (mentors) => {
    const mean = (availability: string): number => {
      const all = mentors.filter((one) => one['availability'] === availability);
      return all.reduce((sum, one) => sum + Number(one['mentees_count']), 0) / all.length;
    };
    return mean('available') + 3 < mean('limited') && mean('limited') + 3 < mean('busy');
  },
  // Most authors have written a handful of books, and some dozens.
  'authors.books_count': (authors) =>
    share(authors, ({ books_count }) => Number(books_count) <= 12) > 0.7 &&
    share(authors, ({ books_count }) => Number(books_count) > 20) > 0.02,
  // As in a shop: crime before poetry, and no genre on a quarter of the shelves.
  'books.genre': (books) => {
    const of = (...genres: readonly string[]): number => share(books, ({ genre }) => genres.includes(String(genre)));
    return (
      of('Poetry') < 0.06 && of('Mystery', 'Thriller') > 0.12 && ['Mystery', 'Romance'].every((one) => of(one) < 0.25)
    );
  },
  // More new books than old ones, and no shop without old ones.
  'books.published_date': (books) => {
    const recent = share(books, (one) => age(one, 'published_date') < 5 * 365);
    return recent > 0.4 && recent < 0.9;
  },
  'books.author': (books) => {
    const written = new Map<unknown, number>();
    for (const { author } of books) written.set(author, (written.get(author) ?? 0) + 1);
    const counts = [...written.values()];
    return share(counts, (count) => count <= 3) > 0.75 && Math.max(...counts) <= 25;
  },
  'tickets.resolved_at': (tickets) => {
    const mean = (priority: string): number => {
      const solved = tickets.filter((one) => one['priority'] === priority && one['resolved_at'] !== null);
      return solved.reduce((sum, one) => sum + age(one, 'created_at') - age(one, 'resolved_at'), 0) / solved.length;
    };
    return mean('urgent') < mean('high') && mean('high') < mean('medium') && mean('medium') < mean('low');
  },
};
