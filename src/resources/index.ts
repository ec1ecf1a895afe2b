import type { Resource } from '../schema/index.ts';
import type { Records } from '../records.ts';
import * as specs from './specs.ts';

/** The path noun of a built-in resource. */
export type ResourceName = keyof Records;

/** A record of the built-in resource with a path noun. */
export type RecordOf<N extends ResourceName> = Records[N];

/** The built-in resources, in the order in which documents list them. */
export const resources: readonly Resource[] = [
  specs.authors,
  specs.courses,
  specs.companies,
  specs.stocks,
  specs.invoices,
  specs.subscriptions,
  specs.tickets,
  specs.coupons,
  specs.hotels,
  specs.videos,
  specs.cryptos,
  specs.images,
  specs.teams,
  specs.players,
  specs.mentors,
  specs.clients,
  specs.transactions,
  specs.users,
  specs.vendors,
  specs.bookings,
  specs.books,
  specs.events,
  specs.notifications,
];
