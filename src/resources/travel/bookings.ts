import type { ResourceSpec } from '../spec.ts';

export const bookings = {
  name: 'bookings',
  singular: 'booking',
  category: 'travel',
  description: 'Bookings by users of hotels, flights, cars and tours.',
  fields: {
    id: { type: 'integer', generator: 'random_int', description: 'Number of the booking', args: { min: 1 } },
    user_id: { type: 'integer', generator: 'random_int', description: 'The user who booked', references: 'users' },
    type: {
      type: 'string',
      generator: 'word',
      description: 'What was booked',
      args: { choices: { hotel: 45, flight: 30, car_rental: 12, tour: 13 } },
    },
    reference: { type: 'string', generator: 'uuid', description: 'Confirmation code, used once' },
    check_in: {
      type: 'string',
      format: 'date',
      generator: 'future_date',
      description: 'First day',
      args: {
        days: { by: 'direction', is: { back: [-360, -15] }, else: [2, 240] },
        since: { from: 'user_id.created_at' },
      },
    },
    check_out: {
      type: 'string',
      format: 'date',
      generator: 'future_date',
      description: 'Last day',
      args: {
        after: { from: 'check_in' },
        terms: {
          by: 'type',
          is: {
            hotel: [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6, 7, 7, 10, 14],
            flight: [1, 2, 3, 3, 4, 5, 6, 7, 7, 8, 9, 10, 12, 14],
            car_rental: [1, 2, 2, 3, 3, 4, 5, 6, 7, 7, 9, 10, 14],
          },
          else: [1, 1, 2, 3, 3, 4, 5, 6, 7, 7, 8, 10],
        },
      },
    },
    total: {
      type: 'number',
      generator: 'price',
      description: 'Price of everything, in US dollars; for a hotel, that of a room there for the nights',
      args: {
        of: { by: 'type', is: { hotel: { from: 'hotel.price_per_night' } } },
        ofCurrency: { by: 'type', is: { hotel: { from: 'hotel.currency' } } },
        usd: { by: 'type', is: { flight: [90, 1600], car_rental: [28, 120] }, else: [60, 240] },
        nights: {
          by: 'type',
          is: {
            hotel: [{ from: 'check_in' }, { from: 'check_out' }],
            car_rental: [{ from: 'check_in' }, { from: 'check_out' }],
            tour: [{ from: 'check_in' }, { from: 'check_out' }],
          },
        },
        ending: 'cents',
      },
    },
    status: {
      type: 'string',
      generator: 'status',
      description: 'Where the booking stands',
      args: {
        choices: {
          by: 'stage',
          is: { ahead: { confirmed: 67, pending: 22, cancelled: 11 } },
          else: { completed: 86, cancelled: 14 },
        },
      },
      enum: ['confirmed', 'pending', 'cancelled', 'completed'],
    },
  },
  causes: {
    hotel: {
      type: 'integer',
      generator: 'random_int',
      description: 'The hotel, if it is one',
      references: 'hotels',
    },
    direction: {
      type: 'string',
      generator: 'word',
      description: 'Whether the journey lies behind or ahead, as far as the age of the account allows',
      args: { choices: { back: 45, on: 55 } },
    },
    stage: {
      type: 'string',
      generator: 'phase',
      description: 'The same, as it came to be',
      args: { date: { from: 'check_in' } },
    },
  },
} as const;

bookings satisfies ResourceSpec;
