import type { ResourceSpec } from '../spec.ts';

export const bookings = {
  name: 'bookings',
  singular: 'booking',
  category: 'travel',
  description: 'Bookings by users of hotels, flights, cars and tours.',
  fields: {
    id: { type: 'integer', generator: 'random_int', description: 'Number of the booking', args: { min: 1 } },
    user_id: {
      type: 'integer',
      generator: 'random_int',
      description: 'The user who booked',
      references: 'users',
      copy: 'holder',
    },
    type: {
      type: 'string',
      generator: 'word',
      description: 'What was booked',
      copy: 'booked',
      args: { choices: { hotel: 45, flight: 30, car_rental: 12, tour: 13 } },
    },
    reference: { type: 'string', generator: 'uuid', description: 'Confirmation code, used once' },
    check_in: {
      type: 'string',
      format: 'date',
      generator: 'future_date',
      description: 'First day',
      args: { after: { from: 'begin' }, dayChoices: [0] },
    },
    check_out: {
      type: 'string',
      format: 'date',
      generator: 'future_date',
      description: 'Last day',
      args: { after: { from: 'end' }, dayChoices: [0] },
    },
    total: {
      type: 'number',
      generator: 'price',
      description:
        'Price of everything, in US dollars; for a hotel, its nights with taxes, at the rate of exchange of the day',
      args: {
        baseValue: { by: 'type', is: { hotel: { from: 'rate' } } },
        factor: [0.97, 1.05],
        baseCurrency: { by: 'type', is: { hotel: { from: 'hotel.currency' } } },
        usd: {
          cases: [
            { when: { type: ['flight'], reach: ['near'] }, use: [70, 480] },
            { when: { type: ['flight'] }, use: [390, 1600] },
            { when: { type: ['car_rental'] }, use: [33, 120] },
          ],
          else: [60, 240],
        },
        nightsBetween: {
          by: 'type',
          is: {
            car_rental: [{ from: 'check_in' }, { from: 'check_out' }],
            tour: [{ from: 'check_in' }, { from: 'check_out' }],
          },
        },
        ending: { by: 'type', is: { tour: 'figures' }, else: 'cents' },
      },
    },
    status: {
      type: 'string',
      generator: 'status',
      description: 'State of the booking',
      args: {
        choices: {
          by: 'stage',
          is: { past: { completed: 85, cancelled: 15 }, current: { confirmed: 1 } },
          else: { confirmed: 75, pending: 14, cancelled: 11 },
        },
      },
      enum: ['confirmed', 'pending', 'cancelled', 'completed'],
    },
  },
  causes: {
    kind: {
      type: 'string',
      generator: 'word',
      description: 'What was booked, if it can be booked that far ahead',
      args: { choices: { hotel: 45, flight: 30, car_rental: 12, tour: 13 } },
    },
    reach: {
      type: 'string',
      generator: 'word',
      description: 'Whether a flight is short or long; long ones are for more nights',
      args: { choices: { near: 3, far: 2 } },
    },
    booked: {
      type: 'string',
      generator: 'element',
      description: 'What was booked',
      args: { list: { from: 'stay' }, index: 3 },
    },
    chain: {
      type: 'integer',
      generator: 'chain',
      description: 'Number of the chain of bookings that belongs to one user',
      args: { pattern: 'journeys' },
    },
    holder: {
      type: 'integer',
      generator: 'chain_holder',
      description: 'The user of the chain; each user has one, so that bookings do not overlap',
      args: { chain: { from: 'chain' }, pattern: 'journeys' },
    },
    house: { type: 'integer', generator: 'random_int', description: 'Some hotel', references: 'hotels' },
    another: { type: 'integer', generator: 'random_int', description: 'Another hotel', references: 'hotels' },
    class: {
      type: 'integer',
      generator: 'hotel_stars',
      description: 'Stars of the first hotel',
      copy: 'house.stars',
    },
    picked: {
      type: 'integer',
      generator: 'random_int',
      description: 'Number of the first hotel, or of the other one if the first has one star or five',
      args: {
        min: { by: 'class', is: { 1: { from: 'another' }, 5: { from: 'another' } }, else: { from: 'house' } },
        max: { by: 'class', is: { 1: { from: 'another' }, 5: { from: 'another' } }, else: { from: 'house' } },
      },
    },
    hotel: {
      type: 'integer',
      generator: 'random_int',
      description: 'The hotel, for a booking of a hotel',
      references: 'hotels',
      copy: 'picked',
    },
    rate: {
      type: 'number',
      generator: 'stay_rate',
      description: 'Price of the nights, in the currency of the hotel',
      args: {
        price: { from: 'hotel.price_per_night' },
        currency: { from: 'hotel.currency' },
        period: [{ from: 'check_in' }, { from: 'check_out' }],
      },
    },
    stay: {
      type: 'array',
      generator: 'stay',
      description: 'First day, last day, and whether they are past or future',
      args: {
        after: { from: 'user_id.created_at' },
        type: { from: 'kind' },
        nights: {
          cases: [
            { when: { kind: ['hotel'] }, use: [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5, 6, 7, 7, 8] },
            { when: { kind: ['flight'], reach: ['near'] }, use: [1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 7] },
            { when: { kind: ['flight'] }, use: [6, 7, 7, 8, 9, 10, 11, 14, 14, 21] },
            { when: { kind: ['car_rental'] }, use: [1, 1, 1, 2, 2, 3, 3, 4, 5, 7, 7, 10, 14] },
          ],
          else: [1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 4, 8],
        },
      },
    },
    begin: {
      type: 'string',
      generator: 'element',
      description: 'The first day',
      args: { list: { from: 'stay' }, index: 0 },
    },
    end: {
      type: 'string',
      generator: 'element',
      description: 'The last day',
      args: { list: { from: 'stay' }, index: 1 },
    },
    stage: {
      type: 'string',
      generator: 'element',
      description: 'Whether the journey is past, future or current',
      args: { list: { from: 'stay' }, index: 2 },
    },
  },
} as const satisfies ResourceSpec;
