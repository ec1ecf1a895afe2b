import type { ResourceSpec } from '../spec.ts';

export const coupons = {
  name: 'coupons',
  singular: 'coupon',
  category: 'commerce',
  description: 'Discount codes, with their value and validity.',
  fields: {
    id: { type: 'integer', generator: 'random_int', description: 'Number of the coupon', args: { min: 1 } },
    code: {
      type: 'string',
      generator: 'coupon_code',
      description: 'Code to enter at checkout, unique to the coupon',
      args: {
        discountType: { from: 'discount_type' },
        value: { from: 'discount_value' },
        occasion: { from: 'occasion' },
        date: { from: 'valid_from' },
        maxUses: { from: 'usage_limit' },
      },
    },
    description: {
      type: 'string',
      generator: 'sentence',
      description: 'What the coupon promises',
      args: {
        about: 'coupon',
        topic: { from: 'discount_type' },
        amount: { from: 'discount_value' },
        currency: { from: 'currency' },
        minPurchase: { from: 'min_purchase' },
        date: { from: 'valid_from' },
        occasion: { from: 'occasion' },
      },
    },
    discount_type: {
      type: 'string',
      generator: 'discount_type',
      description: 'Kind of discount',
      args: { choices: { percentage: 55, fixed_amount: 30, free_shipping: 15 } },
    },
    discount_value: {
      type: 'number',
      generator: 'price',
      description: 'Percentage or amount taken off; 0 for free shipping',
      args: {
        usd: { by: 'discount_type', is: { fixed_amount: [10, 105] }, else: [0, 0] },
        distribution: 'low',
        percentages: {
          cases: [
            {
              when: { discount_type: ['percentage'], occasion: ['none'] },
              use: { 5: 10, 10: 13, 15: 12, 20: 12, 25: 11, 30: 12, 35: 9, 40: 8, 50: 9, 60: 2 },
            },
            {
              when: { discount_type: ['percentage'] },
              use: { 5: 14, 10: 14, 15: 12, 20: 12, 25: 12, 30: 12, 35: 8, 40: 12 },
            },
          ],
        },
        ending: 'round',
        currency: { from: 'currency' },
      },
    },
    min_purchase: {
      type: 'number',
      generator: 'price',
      description: 'Minimum amount of the purchase',
      args: {
        usd: { by: 'discount_type', is: { free_shipping: [20, 110] }, else: [25, 160] },
        distribution: 'low',
        multiplier: { cases: [{ when: { discount_type: ['percentage'], threshold: ['none'] }, use: 0 }], else: 1 },
        baseValue: { by: 'discount_type', is: { fixed_amount: { from: 'discount_value' } } },
        factor: [3.5, 8],
        ending: 'ticket',
        currency: { from: 'currency' },
      },
    },
    max_discount: {
      type: 'number',
      generator: 'price',
      description: 'Maximum amount that a percentage takes off; null for other kinds',
      args: {
        baseValue: { from: 'basket' },
        percent: { from: 'discount_value' },
        ending: 'round',
        currency: { from: 'currency' },
      },
      when: { discount_type: ['percentage'] },
    },
    currency: { type: 'string', generator: 'currency', description: 'ISO 4217 code of the currency of the sums' },
    usage_limit: {
      type: 'integer',
      generator: 'random_int',
      description: 'Maximum number of uses',
      args: {
        min: {
          cases: [
            { when: { audience: ['one'] }, use: 1 },
            { when: { length: ['open'] }, use: 2000 },
            { when: { length: ['year'] }, use: 1000 },
            { when: { length: ['months'] }, use: 400 },
          ],
          else: 200,
        },
        max: { by: 'audience', is: { one: 1 }, else: 10_000 },
        distribution: 'round',
      },
    },
    used_count: {
      type: 'integer',
      generator: 'random_int',
      description: 'Number of uses so far',
      args: {
        min: 0,
        max: { from: 'usage_limit' },
        baseValue: { from: 'usage_limit' },
        factor: {
          cases: [
            { when: { audience: ['one'] }, use: [0.4, 2.2] },
            { when: { discount_value: [5] }, use: [0.04, 0.14] },
            { when: { discount_value: [10] }, use: [0.1, 0.26] },
            { when: { discount_value: [15] }, use: [0.18, 0.4] },
            { when: { discount_value: [20] }, use: [0.28, 0.55] },
            { when: { discount_value: [25] }, use: [0.4, 0.7] },
            { when: { discount_value: [30] }, use: [0.5, 0.85] },
            { when: { discount_value: [35] }, use: [0.55, 1] },
            { when: { discount_value: [40] }, use: [0.6, 1.15] },
            { when: { discount_value: [50] }, use: [0.75, 1.4] },
            { when: { discount_value: [60] }, use: [0.8, 1.7] },
          ],
          else: [0.2, 0.75],
        },
        period: [{ from: 'valid_from' }, { from: 'valid_until' }],
      },
    },
    valid_from: {
      type: 'string',
      format: 'date',
      generator: 'past_date',
      description: 'First day of use',
      args: { days: [2, 420], distribution: 'low', dayKind: 'launch' },
    },
    valid_until: {
      type: 'string',
      format: 'date',
      generator: 'future_date',
      description: 'Last day of use',
      args: {
        after: { from: 'valid_from' },
        days: {
          by: 'length',
          is: { month: [6, 6], weeks: [6, 27], days: [29, 29], year: [364, 364], months: [28, 200] },
          else: [60, 420],
        },
        monthEnd: { by: 'length', is: { month: true, months: true, open: true }, else: false },
      },
    },
    active: {
      type: 'boolean',
      generator: 'boolean',
      description: 'Whether it can be used now',
      args: {
        probability: 0.98,
        period: [{ from: 'valid_from' }, { from: 'valid_until' }],
        countAndLimit: [{ from: 'used_count' }, { from: 'usage_limit' }],
      },
    },
  },
  causes: {
    threshold: {
      type: 'string',
      generator: 'word',
      description: 'Whether a percentage requires a minimum purchase',
      args: { choices: { by: 'discount_value', is: { 5: { none: 5, some: 1 } }, else: { none: 9, some: 10 } } },
    },
    length: {
      type: 'string',
      generator: 'word',
      description: 'Validity: a calendar month, some weeks or days, up to the end of a month, or exactly a year',
      args: {
        choices: {
          cases: [
            { when: { occasion: ['season'] }, use: { month: 1 } },
            { when: { occasion: ['party'] }, use: { weeks: 1 } },
            { when: { occasion: ['birthday'] }, use: { days: 1 } },
            { when: { occasion: ['campus'] }, use: { open: 1 } },
            // Coupons that greet new customers are valid for long.
            { when: { occasion: ['welcome', 'friend'] }, use: { open: 3, year: 2 } },
            {
              when: { discount_type: ['fixed_amount', 'free_shipping'] },
              use: { weeks: 25, days: 10, months: 50, year: 10 },
            },
            // High percentages are given for a short time.
            { when: { discount_value: [5] }, use: { weeks: 4, months: 4, open: 3, year: 2 } },
            { when: { discount_value: [10] }, use: { weeks: 1, months: 4, open: 4, year: 2 } },
            { when: { discount_value: [15, 20] }, use: { weeks: 2, months: 5 } },
            { when: { discount_value: [25] }, use: { weeks: 1, months: 1 } },
          ],
          else: { weeks: 3, days: 1, months: 1 },
        },
      },
    },
    occasion: {
      type: 'string',
      generator: 'word',
      description: 'Audience or occasion, shown in the code and in the description',
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
      description: 'Whether it is for one customer or for everybody',
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
      description: 'The largest purchase that gets the full percentage; above any minimum purchase',
      args: { usd: [200, 540], distribution: 'low', ending: 'cents', currency: { from: 'currency' } },
    },
  },
} as const satisfies ResourceSpec;
