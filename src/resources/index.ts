import type { Resource } from '../schema/index.ts';
import { clients } from './business/clients.ts';
import { companies } from './business/companies.ts';
import { invoices } from './business/invoices.ts';
import { subscriptions } from './business/subscriptions.ts';
import { vendors } from './business/vendors.ts';
import { coupons } from './commerce/coupons.ts';
import { courses } from './education/courses.ts';
import { cryptos } from './finance/cryptos.ts';
import { stocks } from './finance/stocks.ts';
import { transactions } from './finance/transactions.ts';
import { books } from './media/books.ts';
import { images } from './media/images.ts';
import { videos } from './media/videos.ts';
import { authors } from './people/authors.ts';
import { mentors } from './people/mentors.ts';
import { players } from './people/players.ts';
import { users } from './people/users.ts';
import { events } from './productivity/events.ts';
import { tickets } from './productivity/tickets.ts';
import { notifications } from './social/notifications.ts';
import { teams } from './sports/teams.ts';
import { bookings } from './travel/bookings.ts';
import { hotels } from './travel/hotels.ts';
import type { ServiceResource } from './records.ts';

export type * from './records.ts';

/** The resources of the service, in its order. */
export const resources: readonly Resource[] = [
  authors,
  courses,
  companies,
  stocks,
  invoices,
  subscriptions,
  tickets,
  coupons,
  hotels,
  videos,
  cryptos,
  images,
  teams,
  players,
  mentors,
  clients,
  transactions,
  users,
  vendors,
  bookings,
  books,
  events,
  notifications,
] satisfies readonly ServiceResource[];
