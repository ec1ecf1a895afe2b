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
      args: { about: 'event', name: { from: 'title' }, topic: { from: 'category' } },
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
      description: 'When it begins',
      args: {
        days: [2, 330],
        opening: {
          by: 'category',
          is: { Conference: [8, 10], Workshop: [8, 14], Concert: [18, 21], Sports: [10, 19] },
          else: [17, 19],
        },
      },
    },
    end_date: {
      type: 'string',
      format: 'date-time',
      generator: 'future_date',
      description: 'When it ends; a conference may last three days',
      args: {
        after: { from: 'start_date' },
        hours: { by: 'category', is: { Workshop: [2, 6], Concert: [2, 3], Sports: [2, 4], Networking: [2, 3] } },
        days: [0, 2],
        opening: [15, 18],
      },
    },
    location: {
      type: 'string',
      generator: 'address',
      description: 'Street and number of the venue or, online, of the organizer',
      args: { city: { from: 'city' } },
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
        max: { by: 'category', is: { Workshop: 60, Networking: 250, Conference: 3000, Concert: 2400 }, else: 20000 },
        step: { by: 'category', is: { Workshop: 2, Networking: 10 }, else: 20 },
        lean: 'low',
      },
    },
    price: {
      type: 'number',
      generator: 'price',
      description: 'Price of a ticket',
      args: {
        usd: { by: 'category', is: { Conference: [120, 900], Networking: [0, 40] }, else: [15, 180] },
        currency: { from: 'currency' },
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
      description: 'Whether it takes place online',
      args: { likely: { by: 'category', is: { Sports: 0, Concert: 0.05 }, else: 0.3 } },
    },
    url: {
      type: 'string',
      format: 'uri',
      generator: 'url',
      description: 'Where to read more and to register',
      args: { host: { from: 'organizer' }, path: ['events', { from: 'title' }] },
    },
  },
} as const;

events satisfies ResourceSpec;
