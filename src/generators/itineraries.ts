import { onBusyDay } from './activity.ts';
import { arg } from './arguments.ts';
import { DAY, midnight, nextMidnight, momentOf, stamp } from './calendar.ts';
import { defineGenerator } from './define.ts';
import { currencyOf, levelOf } from './money.ts';
import { alongCurve } from './random.ts';
import { round } from './numbers.ts';
import { endedAs } from './price-endings.ts';

/**
 * `AHEAD`: the share of trips that begin in the future or have just begun. `DAYS_AHEAD`: in how many days such a trip
 * begins, as quantiles at even steps. Trips are booked up to five months before.
 */
const AHEAD = 0.25;
const DAYS_AHEAD: readonly number[] = [-4, 11, 24, 36, 49, 63, 78, 94, 112, 130, 149];
/** From this age in days on, an account has the usual share of past trips; a younger one has fewer. */
const YOUNG = 110;
/** If a trip begins in more than this many days, it is too early to book a car or a tour. */
const LEAD = 115;

/**
 * `FAR`: the share of trips that go far. `LONG` and `SHORT`: how many nights a far trip and any other trip has, to be
 * drawn evenly.
 */
const FAR = 0.2;
const LONG: readonly number[] = [6, 7, 7, 8, 9, 10, 11, 13, 14, 14, 15, 21];
const SHORT: readonly number[] = [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5, 6, 7, 7];

export const itinerary = defineGenerator({
  name: 'itinerary',
  makes:
    'The trips of a user, four texts each: first day, last day, `near` or `far`, and `early` where it is too early to book a car, else `open`. No trip begins before another one has ended. The field has to be drawn `per` user.',
  internal: true,
  args: {
    after: arg.text('Date-time of registration, before which nobody travels.', { required: true }),
    trips: arg.number('How many trips.', { required: true }),
  },
  examples: [
    { args: { after: '2025-01-01T00:00:00.000Z', trips: 1 }, value: ['2026-02-07', '2026-02-10', 'near', 'open'] },
  ],
  make({ random, now }, { after, trips }): string[] {
    const today = midnight(now);
    const room = (today - nextMidnight(momentOf(after))) / DAY;
    const ahead = (): number => Math.max(-room, alongCurve(random.next(), DAYS_AHEAD));
    // Owners of new accounts have hardly travelled yet.
    const isBehind = (): boolean => random.chance(Math.min(1 - AHEAD, room / YOUNG));
    const start = (): number => today + Math.floor(isBehind() ? -random.between(0, room) : ahead()) * DAY;
    const starts = Array.from({ length: trips }, () => onBusyDay(random, start));
    let free = -Infinity;
    const inOrder = starts
      .toSorted((a, b) => a - b)
      .map((drawn) => {
        const isFar = random.chance(FAR);
        const nights = random.pick(isFar ? LONG : SHORT);
        const first = Math.max(free, drawn);
        free = first + (nights + random.int(1, 3)) * DAY;
        const isLate = first - today > LEAD * DAY;
        return [
          stamp(first, 'date'),
          stamp(first + nights * DAY, 'date'),
          isFar ? 'far' : 'near',
          isLate ? 'early' : 'open',
        ];
      });
    // The first booking is not always of the first trip.
    return random.sample(inOrder, trips).flat();
  },
});

/** Prices of a night, in US dollars, that travellers from the United States expect: quantiles at even steps. */
const BUDGETS: readonly number[] = [45, 65, 85, 105, 130, 165, 250];

export const affordable_hotel = defineGenerator({
  name: 'affordable_hotel',
  makes: 'Number of the hotel, of some, whose price suits a traveller best: the lower prices at home, the cheaper.',
  internal: true,
  args: {
    hotels: arg.numbers('Numbers of the hotels.', { required: true }),
    prices: arg.numbers('Their prices per night.', { required: true }),
    currencies: arg.texts('ISO 4217 codes of the currencies of these.', { required: true }),
    country: arg.text('Country of the traveller.', { required: true }),
  },
  examples: [
    {
      args: { hotels: [3, 8], prices: [400, 90], currencies: ['USD', 'EUR'], country: 'India' },
      value: 8,
    },
  ],
  make({ random }, { hotels, prices, currencies, country }): number {
    const budget = alongCurve(random.next(), BUDGETS) * levelOf(country);
    const ratios = prices.map((price, at) => price / currencyOf(currencies[at] ?? 'USD').perDollar / budget);
    const misfits = ratios.map((ratio) => Math.max(ratio, 1 / ratio));
    return hotels[misfits.indexOf(Math.min(...misfits))] ?? 1;
  },
});

/** Factor on hotel prices by month, from January, with a mean of 1: cities are full in summer and at New Year. */
const SEASONS: readonly number[] = [0.88, 0.9, 0.96, 1.02, 1.06, 1.1, 1.12, 1.1, 1.06, 1.02, 0.92, 1.04];
/** By which factor the price of a booking differs from the price in the list: the lowest and the highest. */
const [LOWEST, HIGHEST] = [0.8, 1.35];
/** In currencies with so many units per dollar, prices of nights and days have no cents; those of tours never have. */
const SMALL = 15;
/**
 * The lowest and the highest price per day of a rented car and of a tour, in US dollars, at the price level of the
 * United States.
 */
const DAILY: Readonly<Record<'car_rental' | 'tour', readonly [number, number]>> = {
  car_rental: [34, 120],
  tour: [45, 210],
};

export const daily_rate = defineGenerator({
  name: 'daily_rate',
  makes: 'Price of a night or a day: of a hotel by season, of a car or a tour by the prices of the country.',
  internal: true,
  args: {
    type: arg.word('hotel', 'car_rental', 'tour')('What is booked.', { required: true }),
    country: arg.text('Country of the journey.', { required: true }),
    price: arg.number('List price of a night.', { default: 100 }),
    currency: arg.text('ISO 4217 code of that price.', { default: 'USD' }),
    first: arg.text('First day, `YYYY-MM-DD`.', { required: true }),
    paidIn: arg.text('ISO 4217 code of the currency in which it is paid.', { default: 'USD' }),
  },
  examples: [
    { args: { type: 'hotel', country: 'France', price: 120, currency: 'EUR', first: '2026-07-17' }, value: 137.18 },
  ],
  make({ random }, { type, country, price, currency, first, paidIn }): number {
    const season = (SEASONS[Number(first.slice(5, 7)) - 1] ?? 1) * random.between(0.88, 1.16);
    const money = currencyOf(paidIn);
    const inDollars =
      type === 'hotel'
        ? (price / currencyOf(currency).perDollar) * Math.max(LOWEST, Math.min(HIGHEST, season))
        : random.low(DAILY[type][0], DAILY[type][1]) * season * levelOf(country);
    const isWhole = type === 'tour' || money.perDollar >= SMALL;
    return round(endedAs('cents', inDollars * money.perDollar, money, 0), isWhole ? 0 : money.decimals);
  },
});
