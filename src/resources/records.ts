import type { InferRecord } from '../schema/index.ts';
import type { clients } from './business/clients.ts';
import type { companies } from './business/companies.ts';
import type { invoices } from './business/invoices.ts';
import type { subscriptions } from './business/subscriptions.ts';
import type { vendors } from './business/vendors.ts';
import type { coupons } from './commerce/coupons.ts';
import type { courses } from './education/courses.ts';
import type { cryptos } from './finance/cryptos.ts';
import type { stocks } from './finance/stocks.ts';
import type { transactions } from './finance/transactions.ts';
import type { books } from './media/books.ts';
import type { images } from './media/images.ts';
import type { videos } from './media/videos.ts';
import type { authors } from './people/authors.ts';
import type { mentors } from './people/mentors.ts';
import type { players } from './people/players.ts';
import type { users } from './people/users.ts';
import type { events } from './productivity/events.ts';
import type { tickets } from './productivity/tickets.ts';
import type { notifications } from './social/notifications.ts';
import type { teams } from './sports/teams.ts';
import type { bookings } from './travel/bookings.ts';
import type { hotels } from './travel/hotels.ts';

/** A record of /authors. */
export type Author = InferRecord<typeof authors>;
/** A record of /courses. */
export type Course = InferRecord<typeof courses>;
/** A record of /companies. */
export type Company = InferRecord<typeof companies>;
/** A record of /stocks. */
export type Stock = InferRecord<typeof stocks>;
/** A record of /invoices. */
export type Invoice = InferRecord<typeof invoices>;
/** A record of /subscriptions. */
export type Subscription = InferRecord<typeof subscriptions>;
/** A record of /tickets. */
export type Ticket = InferRecord<typeof tickets>;
/** A record of /coupons. */
export type Coupon = InferRecord<typeof coupons>;
/** A record of /hotels. */
export type Hotel = InferRecord<typeof hotels>;
/** A record of /videos. */
export type Video = InferRecord<typeof videos>;
/** A record of /cryptos. */
export type Crypto = InferRecord<typeof cryptos>;
/** A record of /images. */
export type Image = InferRecord<typeof images>;
/** A record of /teams. */
export type Team = InferRecord<typeof teams>;
/** A record of /players. */
export type Player = InferRecord<typeof players>;
/** A record of /mentors. */
export type Mentor = InferRecord<typeof mentors>;
/** A record of /clients. */
export type Client = InferRecord<typeof clients>;
/** A record of /transactions. */
export type Transaction = InferRecord<typeof transactions>;
/** A record of /users. */
export type User = InferRecord<typeof users>;
/** A record of /vendors. */
export type Vendor = InferRecord<typeof vendors>;
/** A record of /bookings. */
export type Booking = InferRecord<typeof bookings>;
/** A record of /books. */
export type Book = InferRecord<typeof books>;
/** A record of /events. */
export type Event = InferRecord<typeof events>;
/** A record of /notifications. */
export type Notification = InferRecord<typeof notifications>;

/** The specs of the service: what is missing here, the list in `index.ts` does not take. */
export type ServiceResource =
  | typeof authors
  | typeof courses
  | typeof companies
  | typeof stocks
  | typeof invoices
  | typeof subscriptions
  | typeof tickets
  | typeof coupons
  | typeof hotels
  | typeof videos
  | typeof cryptos
  | typeof images
  | typeof teams
  | typeof players
  | typeof mentors
  | typeof clients
  | typeof transactions
  | typeof users
  | typeof vendors
  | typeof bookings
  | typeof books
  | typeof events
  | typeof notifications;

/** The path nouns of the resources of the service. */
export type ResourceName = ServiceResource['name'];

/** A record of the resource with a path noun. */
export type RecordOf<N extends ResourceName> = InferRecord<Extract<ServiceResource, { readonly name: N }>>;
