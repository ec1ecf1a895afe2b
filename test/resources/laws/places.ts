import { cityNamed, countryNamed, townNamed } from '../../../src/generators/atlas.ts';
import { listOf } from '../../../src/generators/lists/list-of.ts';
import { streetsOf } from '../../../src/generators/regions/index.ts';
import type { Case, Law, Laws } from './law.ts';

const countryOf = (city: string): string => townNamed(city).country;

/** Whether the city in one field is in the country in another field. */
const liesIn =
  (city: string, country = 'country'): Law =>
  ({ text }) =>
    countryOf(text(city)) === text(country);

/** Whether a telephone number has the prefix of the city's country. */
const calls =
  (city = 'city'): Law =>
  ({ text }) =>
    text('phone').startsWith(`${countryNamed(countryOf(text(city))).phone.split(' ')[0]} `);

/** Whether a street belongs to the region of the city, and has a house number. */
export const hasStreet: Law = ({ record, text }) => {
  const street = record['address'] ?? record['location'];
  const { code } = countryNamed(countryOf(text('city')));
  const known = [false, true].flatMap((isCentral) => listOf(streetsOf(code, text('city'), isCentral).names));
  const names = known.map((name) => (code === 'CH' ? name.replaceAll('ß', 'ss') : name));
  return (
    typeof street === 'string' &&
    names.some((name) => name.split('#').every((part) => street.includes(part))) &&
    /\d/.test(street)
  );
};

/** The same for a company or a hotel, which is not in a residential street. */
const isInTown: Law = (given) =>
  hasStreet(given) && !/(?:weg|vägen|laan|vej|veien|tie|Close|Grove|Lane|Nagar)(?: \d+)?$/.test(given.text('address'));

/**
 * Whether a coordinate is less than half a degree from the city's, or the same distance in kilometres for a longitude.
 */
const isNear = ({ text, num }: Case, field: 'latitude' | 'longitude'): boolean => {
  const city = cityNamed(text('city'));
  const stretch = field === 'longitude' ? Math.cos((city.latitude * Math.PI) / 180) : 1;
  return Math.abs(num(field) - city[field]) * stretch * 111 < 50;
};

const currencyIs =
  (country: (given: Case) => string): Law =>
  (given) =>
    given.text('currency') === countryNamed(country(given)).currency;

/** Returns the currency of the plans of a user: dollars if the local currency has high inflation. */
function planCurrency({ text }: Case): string {
  const { currency } = countryNamed(text('country'));
  return ['ARS', 'TRY', 'NGN', 'EGP', 'GHS'].includes(currency) ? 'USD' : currency;
}

/** Laws about places, in every record that has one. */
export const places: Laws = {
  'companies.country': liesIn('headquarters'),
  'companies.phone': calls('headquarters'),
  'hotels.country': liesIn('city'),
  'hotels.phone': calls(),
  'hotels.address': isInTown,
  'hotels.latitude': (given) => isNear(given, 'latitude'),
  'hotels.longitude': (given) => isNear(given, 'longitude'),
  'hotels.currency': currencyIs(({ text }) => text('country')),
  'teams.country': liesIn('city'),
  'clients.country': liesIn('city'),
  'clients.phone': calls(),
  'clients.address': isInTown,
  'users.country': liesIn('city'),
  'users.phone': calls(),
  'users.address': hasStreet,
  'vendors.country': liesIn('city'),
  'vendors.phone': calls(),
  'vendors.address': isInTown,
  'events.country': liesIn('city'),
  'events.currency': currencyIs(({ text }) => text('country')),
  'invoices.currency': ({ text, target }) => text('currency') === planCurrency(target('users', 'customer_id')),
  'subscriptions.currency': ({ text, target }) => text('currency') === planCurrency(target('users', 'user_id')),
  // What is paid for a plan is in its currency.
  'transactions.currency': ({ text, target }) => {
    const user = target('users', 'user_id');
    const isBilled = ['payment', 'refund'].includes(text('type'));
    return text('currency') === (isBilled ? planCurrency(user) : countryNamed(user.text('country')).currency);
  },
};
