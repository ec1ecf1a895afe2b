import { offsetOn } from '../../../src/generators/time-zones.ts';
import { AMENITIES } from '../../../src/generators/lists/amenities.ts';
import { missingIn } from '../../generators/grammars/hotel-words.ts';
import { hotelKinds } from '../../../src/generators/lists/hotel-kinds.ts';
import { countryNamed } from '../../../src/generators/atlas.ts';
import { currencyOf } from '../../../src/generators/money.ts';
import { habitsOf } from '../../../src/generators/regions/index.ts';
import { days, inCurrency, REF_DATE } from './law.ts';
import type { Case, Law, Laws } from './law.ts';
import { hasStreet } from './places.ts';
import { prose } from './words.ts';

const HOUR = 3_600_000;

/** Returns the local day, weekday (from 0 for Sunday) and hour in a city at a moment. */
export const localTime = (
  moment: string,
  city: string,
): { readonly date: string; readonly weekday: number; readonly hour: number } => {
  const utc = Date.parse(moment);
  // The offset follows from the local day, which can be the day before or after that in UTC.
  const local = [-24, 0, 24]
    .map((hours) => utc + hours * HOUR)
    .map((near) => [near - (near % (24 * HOUR)), new Date(utc + offsetOn(city, near))] as const)
    .find(([day, time]) => time.toISOString().startsWith(new Date(day).toISOString().slice(0, 10)))?.[1];
  if (!local) throw new RangeError(`no local day of ${moment} in ${city}`);
  return {
    date: local.toISOString().slice(0, 10),
    weekday: local.getUTCDay(),
    hour: local.getUTCHours() + local.getUTCMinutes() / 60,
  };
};

/** Countries with a working week from Sunday to Thursday. */
const SUNDAY_FIRST: ReadonlySet<string> = new Set(['Egypt', 'Saudi Arabia']);

/** Whether people in a country work on a day of the week, from 0 for Sunday. */
const isWeekday = (weekday: number, country: string): boolean =>
  SUNDAY_FIRST.has(country) ? weekday <= 4 : weekday >= 1 && weekday <= 5;

/** The first and last hour at which events of a category begin. */
const STARTS: Readonly<Record<string, readonly [number, number]>> = {
  Conference: [8.5, 10],
  Workshop: [9, 19],
  Concert: [16, 21],
  Sports: [9, 10.5],
  Networking: [10, 19],
};

const startsWell: Law = ({ text }) => {
  const { weekday, hour } = localTime(text('start_date'), text('city'));
  const [first, last] = STARTS[text('category')] ?? [24, 0];
  return (
    text('start_date') > REF_DATE &&
    hour >= first &&
    hour <= last &&
    // A workshop does not begin at lunch or in the late afternoon.
    (text('category') !== 'Workshop' || hour <= 10.5 || (hour >= 13.5 && hour <= 15) || hour >= 18) &&
    (text('category') !== 'Conference' || isWeekday(weekday, text('country')))
  );
};

/**
 * Whether a conference ends in the afternoon of a weekday, up to two days later, and any other event on the same day.
 */
const endsWell: Law = ({ text }) => {
  const [start, end] = [localTime(text('start_date'), text('city')), localTime(text('end_date'), text('city'))];
  const nights = days(start.date, end.date);
  if (text('category') === 'Conference')
    return nights >= 0 && nights <= 2 && isWeekday(end.weekday, text('country')) && end.hour >= 15 && end.hour <= 18;
  const span = (Date.parse(text('end_date')) - Date.parse(text('start_date'))) / HOUR;
  const [least, most] = text('category') === 'Sports' ? [5, 8] : [1.5, 6];
  return nights === 0 && span >= least && span <= most && end.hour <= 23.5;
};

/** Returns the kind of hotel that a name states, such as a guest house or a palace; undefined for none. */
const kindOf = (name: string): string | undefined => name.split(' ').flatMap((word) => hotelKinds.get(word) ?? [])[0];

/** The most rooms of each kind of hotel; others have up to 600. */
const MOST_ROOMS: Readonly<Record<string, number>> = { modest: 60, small: 60, grand: 180 };

/** Whether a total, in a currency with so many units per dollar, is the price of a room for some nights: 0.8 to 1.35 times the list price. */
const paysFor = (total: number, units: number, nights: number, hotel: Case): boolean => {
  const { perDollar } = currencyOf(hotel.text('currency'));
  const share = ((total / units / nights) * perDollar) / hotel.num('price_per_night');
  return share >= 0.79 && share <= 1.36;
};

/** Laws about single hotels, bookings and events. */
export const travel: Laws = {
  'hotels.stars': ({ num, text }) => {
    const kind = kindOf(text('name'));
    return num('stars') >= (kind === 'grand' ? 3 : 1) && num('stars') <= (kind === 'modest' ? 4 : 5);
  },
  'hotels.rating': ({ num }) =>
    num('rating') >= 1 && num('rating') <= 5 && Number(num('rating').toFixed(1)) === num('rating'),
  'hotels.rooms': ({ num, text }) =>
    Number.isInteger(num('rooms')) &&
    num('rooms') >= 6 + (num('stars') - 1) * 4 &&
    num('rooms') <= (MOST_ROOMS[kindOf(text('name')) ?? ''] ?? 600),
  'hotels.amenities': ({ list, num }) => {
    const amenities = list('amenities');
    return (
      new Set(amenities).size === amenities.length &&
      amenities.length >= 3 &&
      amenities.every((one) => (AMENITIES[one.replace('elevator', 'lift')]?.[num('stars') - 1] ?? 0) > 0)
    );
  },
  // Numbers of rooms in the text are those of the record, and amenities in it exist.
  'hotels.description': (given) => {
    const text = given.text('description').replaceAll(given.text('name'), '');
    return (
      prose('description')(given) &&
      (text.match(/\d+(?= (?:\S+ ){0,2}rooms)/g) ?? []).every((count) => Number(count) === given.num('rooms')) &&
      missingIn(text, given.list('amenities')).length === 0
    );
  },
  'bookings.total': (given) => {
    const { num, text, upTo } = given;
    const nights = days(text('check_in'), text('check_out'));
    const { code, currency } = countryNamed(given.target('users', 'user_id').text('country'));
    const [{ level }, { perDollar }] = [habitsOf(code), currencyOf(currency)];
    const dollars = num('total') / perDollar;
    // Prices of flights follow those where the user lives. Nobody crosses an ocean for a few nights.
    if (text('type') === 'flight') return dollars >= 69 * level && dollars <= (nights < 6 ? 481 : 1601) * level;
    const cents = Math.round(num('total') * 100);
    if (cents % nights !== 0) return false;
    if (text('type') === 'hotel')
      return upTo('hotels').some((hotel) => paysFor(num('total'), perDollar, nights, hotel));
    return dollars / nights >= 6 && dollars / nights <= 330;
  },
  'events.start_date': startsWell,
  'events.end_date': endsWell,
  'events.location': (given) =>
    given.record['is_online'] === true ? given.text('location') === 'Online' : hasStreet(given),
  'events.is_online': ({ text, record }) =>
    !['Sports', 'Concert'].includes(text('category')) || record['is_online'] === false,
  'events.venue': ({ text, record }) => text('venue').startsWith('Online via ') === record['is_online'],
  // A usual ticket price: at most two leading digits; amateur sport is cheap.
  'events.price': (given) => {
    const dollars = given.num('price') / currencyOf(given.text('currency')).perDollar;
    return (
      inCurrency(given, 'price') &&
      /^(?:\d{1,2}|100)0*$/.test(String(given.num('price'))) &&
      (given.text('category') !== 'Sports' || dollars <= 20)
    );
  },
  // A cup of a city takes place in that city.
  'events.city': ({ text }) =>
    text('category') !== 'Sports' ||
    !/ (?:Cup|Trophy|Shield|Medal|Plate|Bowl): /.test(text('title')) ||
    text('title').startsWith(`${text('city')} `),
  'events.capacity': ({ num, text }) =>
    num('capacity') >= 8 &&
    (text('category') !== 'Workshop' || num('capacity') <= 60) &&
    (text('category') !== 'Sports' || num('capacity') <= 600),
};
