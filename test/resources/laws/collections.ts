import { slug } from '../../../src/generators/slug.ts';
import { days, same, TODAY, unique } from './law.ts';
import type { Case, CollectionLaws } from './law.ts';
import { domain } from './people.ts';
import { shareFewNames, sportCollections } from './sports.ts';
import { hasCapitals } from './tickets.ts';

const isUnique =
  (field: string) =>
  (cases: readonly Case[]): boolean =>
    unique(cases, field);

/** Whether titles rarely repeat: never among the first 100 records, and in at most one record in twenty after that. */
const isFresh =
  (field: string) =>
  (cases: readonly Case[]): boolean => {
    const seen = new Set(cases.map(({ record }) => record[field]));
    const early = cases.slice(0, 100);
    return unique(early, field) && cases.length - seen.size <= cases.length / 20;
  };

/**
 * Whether a text of each record is unique in its resource, and occurs in none of the other resources, of which as many
 * records are checked.
 */
const isOwn =
  (others: readonly string[], from: (given: Case) => string) =>
  (cases: readonly Case[]): boolean => {
    const rest = others.flatMap((other) => cases.at(-1)?.upTo(other) ?? []);
    return new Set([...cases, ...rest].map(from)).size === cases.length + rest.length;
  };

/** Whether all records with the same text of one kind have the same text of another kind. */
const isOneEach = (cases: readonly Case[], of: (given: Case) => string, one: (given: Case) => string): boolean => {
  const known = new Map(cases.map((given) => [of(given), one(given)]));
  return cases.every((given) => known.get(of(given)) === one(given));
};

const nameOf = ({ text }: Case): string => slug(text('name'));
const domainOf = ({ text }: Case): string => domain(text('email'));

const termsOf = ({ text }: Case): number => days(text('issue_date'), text('due_date'));

/**
 * Whether the subscriptions of a user follow one another: each has ended when the next one starts, and only the first can be
 * a trial.
 */
const isOneByOne = (cases: readonly Case[]): boolean => {
  const inOrder = cases.toSorted((a, b) => (a.text('start_date') < b.text('start_date') ? -1 : 1));
  return inOrder.every(({ text }, at) => {
    const next = inOrder[at + 1];
    if (at > 0 && text('status') === 'trial') return false;
    if (!next) return true;
    // Users give up the free plan for another one, and have it until that begins.
    const isInTime =
      text('plan') === 'Free'
        ? text('end_date') === next.text('start_date')
        : text('end_date') <= next.text('start_date');
    return ['cancelled', 'expired'].includes(text('status')) && isInTime;
  });
};

/** Whether two bookings of a user begin on the same day, or one has ended when the other begins. */
const isApart = ({ text }: Case, { text: other }: Case): boolean =>
  text('check_in') === other('check_in') ||
  text('check_out') <= other('check_in') ||
  other('check_out') <= text('check_in');

/** What the price of a subscription depends on, including whether it ended before prices were raised. */
const offerOf = (text: Case['text']): string =>
  [text('plan'), text('billing_cycle'), text('currency'), days(text('end_date'), TODAY) >= 550].join();

/** How many seats a subscription can have. */
const SEATS = [1, 2, 4, 5, 6, 7, 8];

/** Whether two prices of the same offer are for some number of seats each. */
const isForSeats = (price: number, other: number): boolean =>
  SEATS.some((seats) => SEATS.some((others) => same(price * others, other * seats)));

/** Laws about all records of a resource together. */
export const collections: CollectionLaws = {
  ...sportCollections,
  'users.username': isUnique('username'),
  'users.email': isUnique('email'),
  'invoices.invoice_number': (cases) => {
    const numbers = cases.map(({ text }) => [text('invoice_number'), text('issue_date')] as const);
    const byNumber = numbers.toSorted(([a], [b]) => (a < b ? -1 : 1));
    return (
      unique(cases, 'invoice_number') &&
      byNumber.every(([, date], at) => at === 0 || date >= (byNumber[at - 1]?.[1] ?? ''))
    );
  },
  'invoices.due_date': (cases) => {
    const terms = new Map(cases.map((given) => [given.num('customer_id'), termsOf(given)]));
    return cases.every((given) => terms.get(given.num('customer_id')) === termsOf(given));
  },
  // Nobody pays an invoice while an older one is open.
  'invoices.status': (cases) => {
    const open = new Map<number, string>();
    for (const { num, text } of cases) {
      if (text('status') !== 'overdue') continue;
      const known = open.get(num('customer_id')) ?? '9';
      open.set(num('customer_id'), known < text('due_date') ? known : text('due_date'));
    }
    return cases.every(
      ({ num, text }) =>
        !['paid', 'refunded'].includes(text('status')) || text('due_date') <= (open.get(num('customer_id')) ?? '9'),
    );
  },
  'subscriptions.user_id': (cases) => {
    const byUser = new Map<number, Case[]>();
    for (const given of cases) byUser.set(given.num('user_id'), [...(byUser.get(given.num('user_id')) ?? []), given]);
    return [...byUser.values()].every(isOneByOne);
  },
  'tickets.ticket_number': isUnique('ticket_number'),
  // A customer who writes in lower case always does.
  'tickets.description': (cases) =>
    isOneEach(
      cases,
      ({ num }) => String(num('customer_id')),
      (given) => String(hasCapitals(given)),
    ),
  // Four agents, one per category, and one more for every 60 tickets.
  'tickets.assigned_to': (cases) =>
    new Set(cases.map(({ text }) => text('assigned_to'))).size <= 4 + Math.floor((cases.length - 1) / 60),
  'coupons.code': isUnique('code'),
  'bookings.reference': isUnique('reference'),
  // Nobody is in two places at once: what overlaps begins on the same day, as one trip.
  'bookings.user_id': (cases) => {
    const byUser = new Map<number, Case[]>();
    for (const given of cases) byUser.set(given.num('user_id'), [...(byUser.get(given.num('user_id')) ?? []), given]);
    return [...byUser.values()].every((own) => own.every((one) => own.every((other) => isApart(one, other))));
  },
  'notifications.action_url': isUnique('action_url'),
  // A publisher has one prefix before 2020 and one after, and uses one currency.
  'books.isbn': (cases) =>
    unique(cases, 'isbn') &&
    isOneEach(
      cases,
      ({ text }) => `${text('publisher')} ${text('isbn').slice(0, 3)}`,
      ({ text }) => text('isbn').slice(0, 7),
    ) &&
    // The prefixes of the first 1,000 books have five digits, and belong to one publisher each.
    isOneEach(
      cases.slice(0, 1000),
      ({ text }) => `${text('publisher')} ${text('isbn').slice(0, 3)}`,
      ({ text }) => text('isbn').slice(0, 9),
    ) &&
    isOneEach(
      cases.slice(0, 1000),
      ({ text }) => text('isbn').slice(0, 9),
      ({ text }) => text('publisher'),
    ),
  'books.currency': (cases) =>
    isOneEach(
      cases,
      ({ text }) => text('publisher'),
      ({ text }) => text('currency'),
    ),
  'courses.currency': (cases) =>
    isOneEach(
      cases,
      ({ text }) => text('instructor'),
      ({ text }) => text('currency'),
    ),
  // Courses are not priced by the hour: two courses of one teacher rarely have the same price per hour.
  'courses.price': (cases) => {
    const hourly = new Map<string, number[]>();
    for (const { text, num } of cases) {
      const known = hourly.get(text('instructor')) ?? [];
      hourly.set(text('instructor'), [...known, num('price') / num('duration')]);
    }
    const pairs = [...hourly.values()].filter(({ length }) => length > 1);
    const alike = pairs.filter((own) => Math.max(...own) < 1.05 * Math.min(...own));
    return alike.length <= 2 + pairs.length * 0.15;
  },
  // Nobody teaches more than two courses. Two mentors with the same name share their courses.
  'courses.instructor': (cases) => {
    const mentors = cases.at(-1)?.upTo('mentors') ?? [];
    const left = new Map<string, number>();
    for (const { text } of mentors) left.set(text('name'), (left.get(text('name')) ?? 0) + 2);
    for (const { text } of cases) left.set(text('instructor'), (left.get(text('instructor')) ?? 0) - 1);
    return [...left.values()].every((count) => count >= 0);
  },
  'authors.books_count': (cases) => {
    // An author has at most as many books as `books_count` says. Authors with the same name share their books.
    const books = cases.at(-1)?.upTo('books') ?? [];
    const left = new Map<string, number>();
    for (const { text, num } of cases) left.set(text('name'), (left.get(text('name')) ?? 0) + num('books_count'));
    for (const { text } of books) left.set(text('author'), (left.get(text('author')) ?? 0) - 1);
    return [...left.values()].every((count) => count >= 0);
  },
  'subscriptions.price': (cases) => {
    const least = new Map<string, number>();
    for (const { text, num } of cases) {
      least.set(offerOf(text), Math.min(least.get(offerOf(text)) ?? Infinity, num('price')));
    }
    return cases.every(({ text, num }) => isForSeats(num('price'), least.get(offerOf(text)) ?? 0));
  },
  // No two organizations share a name or domain: companies, clients, vendors, and issuers of stocks.
  'companies.name': isOwn(['clients', 'vendors', 'stocks'], nameOf),
  'clients.name': isUnique('name'),
  'vendors.name': isUnique('name'),
  'companies.website': isUnique('website'),
  'companies.email': isOwn(['clients', 'vendors'], domainOf),
  'hotels.name': isUnique('name'),
  'hotels.email': isUnique('email'),
  'hotels.website': isUnique('website'),
  'events.title': isFresh('title'),
  'courses.title': isFresh('title'),
  'videos.title': isFresh('title'),
  'videos.url': isUnique('url'),
  // Nobody makes videos in more than two categories.
  'videos.category': (cases) => {
    const subjects = new Map<number, Set<string>>();
    for (const { num, text } of cases) {
      const known = subjects.get(num('creator_id')) ?? new Set();
      subjects.set(num('creator_id'), known.add(text('category')));
    }
    return [...subjects.values()].every(({ size }) => size <= 2);
  },
  'images.title': isFresh('title'),
  'books.title': isFresh('title'),
  'authors.name': isFresh('name'),
  'mentors.name': isFresh('name'),
  'players.name': (cases) => isFresh('name')(cases.slice(0, 1000)) && shareFewNames(cases),
  'stocks.symbol': isUnique('symbol'),
  'stocks.name': isUnique('name'),
  'cryptos.symbol': isUnique('symbol'),
  'cryptos.name': isUnique('name'),
  'cryptos.rank': (cases) =>
    cases.every((given, at) => at === 0 || (cases[at - 1]?.num('market_cap') ?? 0) > given.num('market_cap')),
};
