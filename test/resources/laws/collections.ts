import { unique } from './law.ts';
import type { Case, CollectionLaws } from './law.ts';

const isUnique =
  (field: string) =>
  (cases: readonly Case[]): boolean =>
    unique(cases, field);

/**
 * Whether a title is as good as never given twice: not at all among the first 100 records, and to at most one record in
 * twenty beyond.
 */
const isFresh =
  (field: string) =>
  (cases: readonly Case[]): boolean => {
    const seen = new Set(cases.map(({ record }) => record[field]));
    const early = cases.slice(0, 100);
    return unique(early, field) && cases.length - seen.size <= cases.length / 20;
  };

/** What the price of a subscription hangs on. */
const offerOf = (text: Case['text']): string => `${text('plan')}, ${text('billing_cycle')}, ${text('currency')}`;

/** What has to be right about all records of a resource together. */
export const collections: CollectionLaws = {
  'users.username': isUnique('username'),
  'users.email': isUnique('email'),
  'invoices.invoice_number': isUnique('invoice_number'),
  'tickets.ticket_number': isUnique('ticket_number'),
  'coupons.code': isUnique('code'),
  'bookings.reference': isUnique('reference'),
  'books.isbn': (cases) =>
    unique(cases, 'isbn') &&
    cases.every(({ text }) => {
      const digits = [...text('isbn')].map(Number);
      return digits.length === 13 && digits.reduce((sum, digit, at) => sum + digit * (at % 2 ? 3 : 1), 0) % 10 === 0;
    }),
  'books.author': (cases) => {
    const written = new Map<string, number>();
    for (const { text } of cases) written.set(text('author'), (written.get(text('author')) ?? 0) + 1);
    // The least that an author has published by the own account.
    return [...written.values()].every((count) => count <= 16 || cases.length > 1000);
  },
  'players.jersey_number': (cases) =>
    new Set(cases.map(({ num }) => `${num('team_id')}/${num('jersey_number')}`)).size === cases.length,
  'subscriptions.price': (cases) => {
    const offers = new Map(cases.map(({ text, num }) => [offerOf(text), num('price')]));
    return cases.every(({ text, num }) => offers.get(offerOf(text)) === num('price'));
  },
  'companies.name': isFresh('name'),
  'clients.name': isFresh('name'),
  'vendors.name': isFresh('name'),
  'hotels.name': isFresh('name'),
  'events.title': isFresh('title'),
  'courses.title': isFresh('title'),
  'videos.title': isFresh('title'),
  'images.title': isFresh('title'),
  'books.title': isFresh('title'),
  'teams.name': isFresh('name'),
  'authors.name': isFresh('name'),
  'mentors.name': isFresh('name'),
  'players.name': isFresh('name'),
  'stocks.symbol': isUnique('symbol'),
  'stocks.name': isUnique('name'),
  'cryptos.symbol': isUnique('symbol'),
  'cryptos.name': isUnique('name'),
  'cryptos.rank': (cases) =>
    cases.every((given, at) => at === 0 || (cases[at - 1]?.num('market_cap') ?? 0) > given.num('market_cap')),
};
