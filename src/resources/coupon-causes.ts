/** What decides over a coupon, and is not shown: what it is given for, to whom, and for how long. */
export const couponCauses = {
  threshold: {
    type: 'string',
    generator: 'word',
    description: 'Whether a percentage is given on purchases of some sum, or on any',
    args: { choices: { by: 'discount_value', is: { 5: { none: 5, some: 1 } }, else: { none: 9, some: 10 } } },
  },
  length: {
    type: 'string',
    generator: 'word',
    description: 'How long it is for: a month, a few weeks, up to the end of some month, or a year to the day',
    args: {
      choices: {
        by: 'occasion',
        is: {
          season: { month: 1 },
          party: { weeks: 1 },
          birthday: { days: 1 },
          campus: { open: 1 },
          // What greets somebody stands for long.
          welcome: { open: 3, year: 2 },
          friend: { open: 3, year: 2 },
        },
        // Whoever gives a lot does so for a short time.
        else: {
          by: 'discount_type',
          is: {
            percentage: {
              by: 'discount_value',
              is: {
                5: { weeks: 4, months: 4, open: 3, year: 2 },
                10: { weeks: 1, months: 4, open: 4, year: 2 },
                15: { weeks: 2, months: 5 },
                20: { weeks: 2, months: 5 },
                25: { weeks: 1, months: 1 },
              },
              else: { weeks: 3, days: 1, months: 1 },
            },
          },
          else: { weeks: 25, days: 10, months: 50, year: 10 },
        },
      },
    },
  },
  occasion: {
    type: 'string',
    generator: 'word',
    description: 'Whom it is for or what it is given for, in its code and in its description',
    args: {
      choices: {
        by: 'discount_type',
        is: { free_shipping: { none: 6, welcome: 1, thanks: 1, club: 2, app: 2, news: 1, season: 2 } },
        else: {
          none: 11,
          welcome: 2,
          friend: 2,
          birthday: 2,
          thanks: 2,
          club: 3,
          news: 3,
          comeback: 2,
          party: 2,
          campus: 1,
          app: 2,
          season: 3,
        },
      },
    },
  },
  audience: {
    type: 'string',
    generator: 'word',
    description: 'Whether it is for one customer, or for whoever types it in',
    args: {
      choices: {
        by: 'occasion',
        is: {
          birthday: { one: 1 },
          comeback: { one: 2, all: 3 },
          thanks: { one: 2, all: 3 },
        },
        else: { all: 1 },
      },
    },
  },
  basket: {
    type: 'number',
    generator: 'price',
    description: 'The largest purchase that a percentage is given on in full; above any least sum',
    args: { usd: [200, 540], lean: 'low', ending: 'cents', currency: { from: 'currency' } },
  },
} as const;
