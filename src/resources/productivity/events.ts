import type { ResourceSpec } from '../spec.ts';

export const events = {
  name: 'events',
  singular: 'event',
  category: 'productivity',
  description: 'Conferences, workshops, concerts and other dates for the calendar.',
  fields: {
    id: { type: 'integer', generator: 'random_int', description: 'Number of the event', args: { min: 1 } },
    title: {
      type: 'string',
      generator: 'event_title',
      description: 'Title of the event',
      args: { category: { from: 'category' } },
    },
    description: {
      type: 'string',
      generator: 'paragraph',
      description: 'What awaits the visitor',
      args: {
        about: 'event',
        name: { from: 'title' },
        topic: { from: 'category' },
        online: { from: 'is_online' },
      },
    },
    category: {
      type: 'string',
      generator: 'event_category',
      description: 'Kind of event',
      args: { choices: { Conference: 30, Workshop: 25, Concert: 18, Sports: 12, Networking: 15 } },
    },
    start_date: {
      type: 'string',
      format: 'date-time',
      generator: 'future_date',
      description: 'When it begins, at a time of day that suits it by the clocks of the city',
      args: {
        after: { from: 'day' },
        days: [0, 0],
        city: { from: 'city' },
        opening: {
          by: 'category',
          is: {
            Conference: [8.5, 10],
            Workshop: [9, 14],
            Concert: { by: 'weekday', is: { Sunday: [16, 19] }, else: [18.5, 20.5] },
            Sports: { by: 'weekday', is: { Saturday: [10, 17], Sunday: [10, 16] }, else: [17, 19] },
          },
          else: { by: 'weekday', is: { Saturday: [10, 16], Sunday: [10, 16] }, else: [17, 19] },
        },
      },
    },
    end_date: {
      type: 'string',
      format: 'date-time',
      generator: 'future_date',
      description: 'When it ends; a conference may last three days, up to a Friday',
      args: {
        after: { by: 'category', is: { Conference: { from: 'day' } }, else: { from: 'start_date' } },
        hours: { by: 'category', is: { Workshop: [2, 6], Concert: [1.5, 3], Sports: [2, 4], Networking: [1.5, 3] } },
        days: { by: 'weekday', is: { Thursday: [0, 1], Friday: [0, 0] }, else: [0, 2] },
        opening: [15, 18],
        city: { from: 'city' },
      },
    },
    location: {
      type: 'string',
      generator: 'address',
      description: 'Street and number of the venue; the word Online for what takes place there',
      args: { city: { from: 'city' }, online: { from: 'is_online' } },
    },
    city: { type: 'string', generator: 'city', description: 'City it takes place in or, online, is run from' },
    country: {
      type: 'string',
      generator: 'country',
      description: 'Country that city lies in',
      args: { city: { from: 'city' } },
    },
    venue: {
      type: 'string',
      generator: 'venue',
      description: 'Name of the place, on site or online',
      args: { online: { from: 'is_online' }, category: { from: 'category' } },
    },
    organizer: {
      type: 'string',
      generator: 'company',
      description: 'Who runs it',
      args: { city: { from: 'city' }, share: [5, 5] },
    },
    capacity: {
      type: 'integer',
      generator: 'random_int',
      description: 'How many can take part',
      args: {
        min: { by: 'category', is: { Workshop: 8, Networking: 20, Conference: 80 }, else: 300 },
        max: { by: 'category', is: { Workshop: 40, Networking: 250, Conference: 3000, Concert: 2400 }, else: 6000 },
        step: { by: 'category', is: { Workshop: 2, Networking: 10 }, else: 20 },
        lean: 'low',
      },
    },
    price: {
      type: 'number',
      generator: 'price',
      description: 'Price of a ticket; 0 where admission is free, as it mostly is at meetups',
      args: {
        usd: {
          by: 'admission',
          is: { free: [0, 0] },
          else: { by: 'category', is: { Conference: [120, 900], Networking: [8, 45] }, else: [15, 180] },
        },
        currency: { from: 'currency' },
        country: { from: 'country' },
      },
    },
    currency: {
      type: 'string',
      generator: 'currency',
      description: 'ISO 4217 code of the currency of the price',
      args: { country: { from: 'country' } },
    },
    is_online: {
      type: 'boolean',
      generator: 'boolean',
      description: 'Whether it takes place online; no concert does, and no sport',
      args: { likely: { by: 'category', is: { Sports: 0, Concert: 0 }, else: 0.3 } },
    },
    url: {
      type: 'string',
      format: 'uri',
      generator: 'url',
      description: 'Where to read more and to register',
      args: { host: { from: 'organizer' }, path: ['events', { from: 'title' }] },
    },
  },
  causes: {
    day: {
      type: 'string',
      format: 'date',
      generator: 'future_date',
      description: 'The day it begins, by the calendar of the city',
      args: {
        days: [3, 330],
        weekdays: {
          by: 'category',
          is: {
            Conference: { Monday: 14, Tuesday: 25, Wednesday: 26, Thursday: 25, Friday: 10, Saturday: 0, Sunday: 0 },
            Workshop: { Monday: 11, Tuesday: 14, Wednesday: 14, Thursday: 15, Friday: 12, Saturday: 25, Sunday: 9 },
            Concert: { Monday: 3, Tuesday: 5, Wednesday: 9, Thursday: 15, Friday: 27, Saturday: 29, Sunday: 12 },
            Sports: { Monday: 3, Tuesday: 5, Wednesday: 7, Thursday: 6, Friday: 12, Saturday: 38, Sunday: 29 },
          },
          else: { Monday: 12, Tuesday: 24, Wednesday: 24, Thursday: 24, Friday: 7, Saturday: 6, Sunday: 3 },
        },
      },
    },
    weekday: {
      type: 'string',
      generator: 'weekday',
      description: 'The day of the week that this is',
      args: { date: { from: 'day' } },
    },
    admission: {
      type: 'string',
      generator: 'word',
      description: 'Whether a ticket costs anything',
      args: {
        choices: {
          by: 'category',
          is: {
            Networking: { free: 82, paid: 18 },
            Workshop: { free: 18, paid: 82 },
            Sports: { free: 14, paid: 86 },
          },
          else: { free: 6, paid: 94 },
        },
      },
    },
  },
} as const;

events satisfies ResourceSpec;
