/** What decides over an event, and is not shown: day and week, admission, and who runs it. */
export const eventCauses = {
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
    description: 'What a firm is called that may run it',
    args: { city: { from: 'city' }, share: [4, 4] },
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
      trade: { from: 'trade' },
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
        by: 'category',
        is: {
          Conference: {
            by: 'week',
            is: {
              'Sunday to Thursday': {
                Sunday: 14,
                Monday: 25,
                Tuesday: 26,
                Wednesday: 25,
                Thursday: 10,
                Friday: 0,
                Saturday: 0,
              },
            },
            else: { Monday: 14, Tuesday: 25, Wednesday: 26, Thursday: 25, Friday: 10, Saturday: 0, Sunday: 0 },
          },
          Workshop: { Monday: 11, Tuesday: 14, Wednesday: 14, Thursday: 15, Friday: 12, Saturday: 25, Sunday: 9 },
          Concert: { Monday: 3, Tuesday: 5, Wednesday: 9, Thursday: 15, Friday: 27, Saturday: 29, Sunday: 12 },
          Sports: { Monday: 0, Tuesday: 0, Wednesday: 0, Thursday: 0, Friday: 0, Saturday: 58, Sunday: 42 },
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
  nights: {
    type: 'integer',
    generator: 'random_int',
    description: 'How many nights a conference goes on for, up to the weekend',
    args: {
      min: 0,
      max: {
        by: 'week',
        is: { 'Sunday to Thursday': { by: 'weekday', is: { Wednesday: 1, Thursday: 0 }, else: 2 } },
        else: { by: 'weekday', is: { Thursday: 1, Friday: 0 }, else: 2 },
      },
    },
  },
  admission: {
    type: 'string',
    generator: 'word',
    description: 'Whether a ticket costs anything',
    args: {
      choices: {
        by: 'category',
        is: {
          Conference: { by: 'is_online', is: { true: { free: 12, paid: 88 } }, else: { paid: 1 } },
          Networking: { by: 'is_online', is: { true: { free: 1 } }, else: { free: 72, paid: 28 } },
          Workshop: { free: 12, paid: 88 },
          Sports: { free: 40, paid: 60 },
        },
        else: { free: 1, paid: 99 },
      },
    },
  },
} as const;
