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
      args: { category: { from: 'category' }, city: { from: 'city' }, online: { from: 'is_online' } },
    },
    description: {
      type: 'string',
      generator: 'paragraph',
      description: 'What visitors can expect',
      args: {
        about: 'event',
        name: { from: 'title' },
        topic: { from: 'category' },
        online: { from: 'is_online' },
        place: { from: 'city' },
        amount: { from: 'capacity' },
        price: { from: 'price' },
        currency: { from: 'currency' },
        date: { from: 'start_date' },
        endDate: { from: 'end_date' },
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
      description: 'When it begins, at a suitable local time',
      args: {
        after: { from: 'day' },
        days: [0, 0],
        city: { from: 'city' },
        openingHours: {
          cases: [
            { when: { category: ['Conference'] }, use: [8.5, 10] },
            { when: { category: ['Workshop'], session: ['morning'] }, use: [9, 10.5] },
            { when: { category: ['Workshop'], session: ['afternoon'] }, use: [13.5, 15] },
            { when: { category: ['Workshop'] }, use: [18, 19] },
            { when: { category: ['Sports'] }, use: [9, 10.5] },
            { when: { category: ['Concert'], weekday: ['Sunday'] }, use: [17, 19] },
            { when: { category: ['Concert'], country: ['Argentina', 'Spain'] }, use: [20.5, 21] },
            { when: { category: ['Concert'] }, use: [19, 20.5] },
            { when: { weekday: ['Saturday', 'Sunday'] }, use: [10, 16] },
          ],
          else: [17, 19],
        },
      },
    },
    end_date: {
      type: 'string',
      format: 'date-time',
      generator: 'future_date',
      description: 'When it ends; a conference may last three days, up to the weekend',
      args: {
        after: { by: 'category', is: { Conference: { from: 'day' } }, else: { from: 'start_date' } },
        hours: {
          cases: [
            { when: { category: ['Workshop'], is_online: [true] }, use: [1.5, 3] },
            { when: { category: ['Workshop'] }, use: [2, 3.5] },
            { when: { category: ['Concert'] }, use: [1.5, 2.5] },
            { when: { category: ['Sports'] }, use: [5, 8] },
            { when: { category: ['Networking'], is_online: [true] }, use: [1.5, 2] },
            { when: { category: ['Networking'] }, use: [1.5, 3] },
          ],
        },
        days: [{ from: 'nights' }, { from: 'nights' }],
        openingHours: [15, 18],
        city: { from: 'city' },
      },
    },
    location: {
      type: 'string',
      generator: 'address',
      description: 'Street and number of the venue; `Online` for an online event',
      args: { city: { from: 'city' }, online: { from: 'is_online' } },
    },
    city: { type: 'string', generator: 'city', description: 'City where it takes place or, if online, is run from' },
    country: {
      type: 'string',
      generator: 'country',
      description: 'Country of the city',
      args: { city: { from: 'city' } },
    },
    venue: {
      type: 'string',
      generator: 'venue',
      description: 'Name of the place, on site or online',
      args: { online: { from: 'is_online' }, category: { from: 'category' }, city: { from: 'city' } },
    },
    organizer: {
      type: 'string',
      generator: 'company',
      description: 'Organiser: a society, a school, a club, a firm, or the venue itself',
      args: {
        city: { from: 'city' },
        tradeName: { from: 'organiser' },
        withoutLegalForm: true,
      },
    },
    capacity: {
      type: 'integer',
      generator: 'random_int',
      description: 'Maximum number of participants',
      args: {
        min: { by: 'category', is: { Workshop: 8, Networking: 20, Conference: 80, Sports: 120 }, else: 120 },
        max: { by: 'category', is: { Workshop: 30, Networking: 120, Conference: 600, Sports: 600 }, else: 900 },
        step: { by: 'category', is: { Workshop: 2, Networking: 10, Conference: 20 }, else: 10 },
        distribution: 'low',
      },
    },
    price: {
      type: 'number',
      generator: 'price',
      description: 'Price of a ticket, a round sum; 0 where admission is free, as at most meetups',
      args: {
        usd: {
          cases: [
            { when: { admission: ['free'] }, use: [0, 0] },
            { when: { category: ['Networking'] }, use: [8, 45] },
            { when: { category: ['Sports'] }, use: [4, 15] },
            { when: { category: ['Concert'] }, use: [16, 60] },
            { when: { category: ['Conference'], is_online: [true] }, use: [40, 160] },
            // The longer a conference, the higher its price.
            { when: { category: ['Conference'], nights: [0] }, use: [90, 300] },
            { when: { category: ['Conference'], nights: [1] }, use: [180, 500] },
            { when: { category: ['Conference'] }, use: [300, 750] },
            { when: { is_online: [true] }, use: [15, 80] },
          ],
          else: [40, 150],
        },
        currency: { from: 'currency' },
        country: { from: 'country' },
        ending: 'ticket',
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
      description: 'Whether it takes place online; concerts and sports do not',
      args: { probability: { by: 'category', is: { Sports: 0, Concert: 0 }, else: 0.3 } },
    },
    url: {
      type: 'string',
      format: 'uri',
      generator: 'url',
      description: 'Where to read more and to register',
      args: {
        siteName: { from: 'organiser' },
        country: { from: 'country' },
        path: ['events', { from: 'title' }],
      },
    },
  },
  causes: {
    week: {
      type: 'string',
      generator: 'word',
      description: 'The working week of the country',
      args: {
        choices: {
          by: 'country',
          is: {
            Egypt: { 'Sunday to Thursday': 1 },
            'Saudi Arabia': { 'Sunday to Thursday': 1 },
          },
          else: { 'Monday to Friday': 1 },
        },
      },
    },
    trade: {
      type: 'string',
      generator: 'trade_name',
      description: 'Name of a firm that may run it',
      args: { city: { from: 'city' }, namePart: [4, 4] },
    },
    organiser: {
      type: 'string',
      generator: 'host_name',
      description: 'Who runs it',
      args: {
        category: { from: 'category' },
        city: { from: 'city' },
        title: { from: 'title' },
        venue: { from: 'venue' },
        tradeName: { from: 'trade' },
      },
    },
    day: {
      type: 'string',
      format: 'date',
      generator: 'future_date',
      description: 'The day it begins, by the calendar of the city',
      args: {
        days: [8, 330],
        weekdays: {
          cases: [
            {
              when: { category: ['Conference'], week: ['Sunday to Thursday'] },
              use: { Sunday: 14, Monday: 25, Tuesday: 26, Wednesday: 25, Thursday: 10, Friday: 0, Saturday: 0 },
            },
            {
              when: { category: ['Conference'] },
              use: { Monday: 14, Tuesday: 25, Wednesday: 26, Thursday: 25, Friday: 10, Saturday: 0, Sunday: 0 },
            },
            {
              when: { category: ['Workshop'] },
              use: { Monday: 11, Tuesday: 14, Wednesday: 14, Thursday: 15, Friday: 12, Saturday: 25, Sunday: 9 },
            },
            {
              when: { category: ['Concert'] },
              use: { Monday: 3, Tuesday: 5, Wednesday: 9, Thursday: 15, Friday: 27, Saturday: 29, Sunday: 12 },
            },
            {
              when: { category: ['Sports'] },
              use: { Monday: 0, Tuesday: 0, Wednesday: 0, Thursday: 0, Friday: 0, Saturday: 58, Sunday: 42 },
            },
          ],
          else: { Monday: 12, Tuesday: 24, Wednesday: 24, Thursday: 24, Friday: 7, Saturday: 6, Sunday: 3 },
        },
      },
    },
    weekday: {
      type: 'string',
      generator: 'weekday',
      description: 'The weekday of that day',
      args: { date: { from: 'day' } },
    },
    session: {
      type: 'string',
      generator: 'word',
      description: 'Part of the day in which a workshop takes place: on working days mostly the evening',
      args: {
        choices: {
          by: 'weekday',
          is: { Saturday: { morning: 5, afternoon: 4 }, Sunday: { morning: 4, afternoon: 5 } },
          else: { morning: 3, afternoon: 2, evening: 5 },
        },
      },
    },
    nights: {
      type: 'integer',
      generator: 'random_int',
      description: 'Number of nights of a conference, up to the weekend',
      args: {
        min: 0,
        max: {
          cases: [
            { when: { week: ['Sunday to Thursday'], weekday: ['Wednesday'] }, use: 1 },
            { when: { week: ['Sunday to Thursday'], weekday: ['Thursday'] }, use: 0 },
            { when: { week: ['Monday to Friday'], weekday: ['Thursday'] }, use: 1 },
            { when: { week: ['Monday to Friday'], weekday: ['Friday'] }, use: 0 },
          ],
          else: 2,
        },
      },
    },
    admission: {
      type: 'string',
      generator: 'word',
      description: 'Whether a ticket costs anything',
      args: {
        choices: {
          cases: [
            { when: { category: ['Conference'], is_online: [true] }, use: { free: 12, paid: 88 } },
            { when: { category: ['Conference'] }, use: { paid: 1 } },
            { when: { category: ['Workshop'] }, use: { free: 12, paid: 88 } },
            { when: { category: ['Networking'], is_online: [true] }, use: { free: 1 } },
            { when: { category: ['Networking'] }, use: { free: 72, paid: 28 } },
            { when: { category: ['Sports'] }, use: { free: 40, paid: 60 } },
          ],
          else: { free: 1, paid: 99 },
        },
      },
    },
  },
} as const satisfies ResourceSpec;
