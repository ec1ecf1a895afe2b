import type { DataRecord } from '../../../src/render/records.ts';
import { countryNamed } from '../../../src/generators/atlas.ts';
import { currencyOf } from '../../../src/generators/money.ts';
import { dearness } from '../../../src/generators/hotel-prices.ts';
import { habitsOf } from '../../../src/generators/regions/index.ts';
import { days, TODAY } from './law.ts';
import { correlation, leeway, share } from './measures.ts';
import type { ShareLaws } from './measures.ts';
import { localTime } from './travel.ts';

const ofStars = (hotels: readonly DataRecord[], stars: number): readonly DataRecord[] =>
  hotels.filter((hotel) => hotel['stars'] === stars);

const has =
  (amenity: string) =>
  ({ amenities }: DataRecord): boolean =>
    Array.isArray(amenities) && amenities.includes(amenity);

const meanOf = (records: readonly DataRecord[], count: (record: DataRecord) => number): number =>
  records.reduce((sum, record) => sum + count(record), 0) / records.length;

/** Returns the share of the events of a category that begin on some days, from 0 for Sunday. */
const onDays = (events: readonly DataRecord[], category: string, ...days: readonly number[]): number =>
  share(
    events.filter((event) => event['category'] === category),
    ({ start_date, city }) => days.includes(localTime(String(start_date), String(city)).weekday),
  );

const isFree = ({ price }: DataRecord): boolean => price === 0;

/**
 * Returns the share of records with the most frequent value of a field among those with the same value of another
 * field.
 */
const mostly = (records: readonly DataRecord[], of: string, field: string): number => {
  const groups = new Map<unknown, Map<unknown, number>>();
  for (const record of records) {
    const own = groups.get(record[of]) ?? new Map<unknown, number>();
    groups.set(record[of], own.set(record[field], (own.get(record[field]) ?? 0) + 1));
  }
  return [...groups.values()].reduce((sum, own) => sum + Math.max(...own.values()), 0) / records.length;
};

/** Laws about the distribution of hotels, events, bookings and tickets, and of the opening of accounts. */
export const travelShares: ShareLaws = {
  // Most people are awake by the clocks of their city.
  'users.created_at': (users) =>
    share(users, ({ created_at: opened, city }) => localTime(String(opened), String(city)).hour >= 7) > 0.93,
  'hotels.name': (hotels) => new Set(hotels.map(({ name }) => name)).size === hotels.length,
  'hotels.amenities': (hotels) => {
    const means = [1, 2, 3, 4, 5].map((stars) =>
      meanOf(ofStars(hotels, stars), ({ amenities }) => (Array.isArray(amenities) ? amenities.length : 0)),
    );
    return (
      means.every((mean, at) => at === 0 || mean > (means[at - 1] ?? 0) + 1) &&
      [3, 4, 5].every((stars) => share(ofStars(hotels, stars), has('free Wi-Fi')) >= 0.9) &&
      share(ofStars(hotels, 5), has('restaurant')) >= 0.9
    );
  },
  'hotels.rating': (hotels) => {
    const r = correlation(hotels.map(({ stars, rating }) => [Number(stars), Number(rating)]));
    return r >= 0.3 && r <= 0.7;
  },
  // Prices of three-star hotels in dollars follow the price level of the country and of the city.
  'hotels.price_per_night': (hotels) =>
    correlation(
      ofStars(hotels, 3).map(({ city, country, currency, price_per_night: price }) => [
        habitsOf(countryNamed(String(country)).code).level * dearness(String(city)),
        Number(price) / currencyOf(String(currency)).perDollar,
      ]),
    ) > 0.7,
  // Two of three are in the past, one in a hundred is current, and most others begin within three months.
  'bookings.check_in': (bookings) => {
    const behind = share(bookings, ({ check_out: end }) => String(end) <= TODAY);
    const ahead = bookings.filter(({ check_in: start }) => String(start) > TODAY);
    const now = 1 - behind - ahead.length / bookings.length;
    const soon = share(ahead, ({ check_in: start }) => String(start) < '2026-04-05');
    const few = 0.01 - leeway(0.01, bookings.length);
    return behind > 0.58 && behind < 0.78 && now > few && now < 0.08 && soon > 0.5 && soon < 0.85;
  },
  'bookings.status': (bookings) => share(bookings, ({ status }) => status === 'cancelled') > 0.07,
  // Hardly any two stays in a hotel have the same price per night.
  'bookings.total': (bookings) => {
    // Among 400 only: among more, cents alone make some equal.
    const stays = bookings.filter(({ type }) => type === 'hotel').slice(0, 400);
    const nights = stays.map((one) =>
      (Number(one['total']) / days(String(one['check_in']), String(one['check_out']))).toFixed(2),
    );
    return new Set(nights).size / stays.length > 0.75;
  },
  'bookings.check_out': (bookings) => {
    const nights = ({ check_in, check_out }: DataRecord): number =>
      (Date.parse(String(check_out)) - Date.parse(String(check_in))) / 86_400_000;
    return (
      share(
        bookings.filter(({ type }) => type === 'hotel'),
        (one) => nights(one) <= 4,
      ) > 0.5
    );
  },
  'events.start_date': (events) =>
    onDays(events, 'Conference', 0, 1, 2, 3, 4, 5) === 1 &&
    onDays(events, 'Concert', 5, 6, 0) > 0.55 &&
    onDays(events, 'Sports', 6, 0) > 0.5 &&
    onDays(events, 'Networking', 1, 2, 3, 4, 5) > 0.8,
  'events.price': (events) => {
    const [meetups, others] = [true, false].map((wanted) =>
      events.filter(({ category }) => (category === 'Networking') === wanted),
    );
    return share(meetups ?? [], isFree) > 0.7 && share(others ?? [], isFree) < 0.2 && others?.some(isFree) === true;
  },
  'tickets.assigned_to': (tickets) => {
    const each = tickets.length / new Set(tickets.map(({ assigned_to: agent }) => agent)).size;
    const own = mostly(tickets, 'assigned_to', 'category');
    // One in four is handled by somebody of another field.
    return each > 45 && each < 75 && own > 0.65 && own < 0.9;
  },
  // Most are read within hours, many within minutes, and some after days.
  'notifications.read_at': (notifications) => {
    const minutes = notifications
      .filter(({ read }) => read === true)
      .map((one) => (Date.parse(String(one['read_at'])) - Date.parse(String(one['created_at']))) / 60_000);
    return (
      share(minutes, (delay) => delay < 60) > 0.45 &&
      share(minutes, (delay) => delay < 5) > 0.15 &&
      share(minutes, (delay) => delay > 720) > 0.06
    );
  },
  // Societies organize conferences, clubs organize matches, and venues organize their own events.
  'events.organizer': (events) =>
    share(events, ({ organizer, venue }) => organizer === venue) > 0.15 &&
    share(
      events.filter(({ category }) => category === 'Conference'),
      ({ organizer }) => /Society|Institute|Association|Network|Foundation|Council/.test(String(organizer)),
    ) > 0.55,
  // Photographers have several pictures, mostly of their own city.
  'images.photographer': (images) =>
    new Set(images.map(({ photographer }) => photographer)).size / images.length < 0.75 &&
    mostly(images, 'photographer', 'location') > 0.8,
  // Titles have more than one form: many name no city.
  'images.title': (images) => {
    const placed = share(images, ({ title, location }) => String(title).includes(String(location)));
    return placed > 0.5 && placed < 0.85;
  },
};
