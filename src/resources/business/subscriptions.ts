import type { ResourceSpec } from '../spec.ts';

export const subscriptions = {
  name: 'subscriptions',
  singular: 'subscription',
  category: 'business',
  description: 'Subscriptions of users to a plan, with cycle, price and dates of renewal.',
  fields: {
    id: { type: 'integer', generator: 'random_int', description: 'Number of the subscription', args: { min: 1 } },
    user_id: {
      type: 'integer',
      generator: 'random_int',
      description: 'The user who subscribed',
      references: 'users',
      copy: 'holder',
    },
    plan: {
      type: 'string',
      generator: 'subscription_plan',
      description: 'Name of the plan',
      args: {
        choices: {
          cases: [
            { when: { months: [0], link: [1] }, use: { Free: 1 } },
            { when: { months: [0], weeks: [0] }, use: { Free: 1 } },
            { when: { months: [0] }, use: { Basic: 1 } },
            { when: { entry: ['joining'] }, use: { Free: 9, Basic: 7, Standard: 8, Pro: 5, Business: 1 } },
            { when: { years: [0] }, use: { Basic: 7, Standard: 8, Pro: 5, Business: 1 } },
          ],
          else: { Basic: 7, Standard: 9, Pro: 6, Business: 2, Enterprise: 0.5 },
        },
      },
      enum: ['Free', 'Basic', 'Standard', 'Pro', 'Business', 'Enterprise'],
    },
    status: {
      type: 'string',
      generator: 'subscription_status',
      description: 'State of the subscription; a user has at most one that is active, suspended or on trial',
      args: {
        choices: {
          cases: [
            // A later subscription of the same user follows, so this one has ended.
            { when: { place: ['past'], plan: ['Free'] }, use: { cancelled: 1 } },
            { when: { place: ['past'] }, use: { cancelled: 60, expired: 40 } },
            { when: { plan: ['Free'] }, use: { active: 1 } },
            { when: { trial: ['ahead'], link: [1] }, use: { trial: 87, active: 13 } },
            { when: { trial: ['ahead'] }, use: { active: 1 } },
            { when: { cycles: [0] }, use: { active: 97, suspended: 3 } },
            { when: { link: [1] }, use: { active: 80, suspended: 5, cancelled: 9, expired: 6 } },
          ],
          else: { active: 68, suspended: 5, cancelled: 18, expired: 9 },
        },
      },
      enum: ['active', 'cancelled', 'expired', 'suspended', 'trial'],
    },
    price: {
      type: 'number',
      generator: 'price',
      description: 'Price of one billing cycle; subscriptions that ended before the price increase cost less',
      args: {
        fixedUsd: {
          by: 'plan',
          is: { Free: 0, Basic: 8.99, Standard: 15.99, Pro: 29.99, Business: 79.99, Enterprise: 249.99 },
        },
        percent: { by: 'tariff', is: { past: 84 }, else: 100 },
        multiplier: { by: 'billing_cycle', is: { weekly: 0.3, monthly: 1, quarterly: 2.8, annually: 10 } },
        currency: { from: 'currency' },
        ending: 'plan',
      },
    },
    currency: {
      type: 'string',
      generator: 'currency',
      description: 'ISO 4217 code of the currency of the price',
      // Plans are sold in dollars where inflation is high.
      args: {
        country: {
          by: 'money',
          is: {
            ARS: 'United States',
            TRY: 'United States',
            NGN: 'United States',
            EGP: 'United States',
            GHS: 'United States',
          },
          else: { from: 'user_id.country' },
        },
      },
    },
    billing_cycle: {
      type: 'string',
      generator: 'billing_cycle',
      description: 'How often the price is charged; a paid subscription that has ended lasted at least one cycle',
      args: {
        choices: {
          cases: [
            { when: { plan: ['Free'] }, use: { monthly: 1 } },
            { when: { years: [0], months: [0] }, use: { weekly: 1 } },
            { when: { years: [0] }, use: { monthly: 1 } },
            { when: { plan: ['Business'] }, use: { monthly: 1, annually: 1 } },
            { when: { plan: ['Enterprise'] }, use: { annually: 1 } },
          ],
          else: { monthly: 68, quarterly: 7, annually: 23, weekly: 2 },
        },
      },
      enum: ['monthly', 'quarterly', 'annually', 'weekly'],
    },
    start_date: {
      type: 'string',
      format: 'date',
      generator: 'past_date',
      description: 'Day it became active, after any previous subscription had ended',
      copy: 'begin',
    },
    end_date: {
      type: 'string',
      format: 'date',
      generator: 'future_date',
      description: 'Last day of the trial or the paid period; 2099-12-31 for a free plan',
      args: {
        after: {
          cases: [
            { when: { status: ['active'], plan: ['Free'] }, use: '2099-12-31' },
            { when: { status: ['cancelled'], plan: ['Free'] }, use: { from: 'limit' } },
            { when: { status: ['cancelled', 'expired'] }, use: { from: 'begin' } },
          ],
          else: { from: 'renewal' },
        },
        cycle: { from: 'billing_cycle' },
        cycleCount: {
          cases: [
            { when: { status: ['cancelled'], plan: ['Free'] }, use: [0, 0] },
            { when: { status: ['cancelled', 'expired'] }, use: [1, { from: 'cycles' }] },
          ],
          else: [0, 0],
        },
      },
    },
    next_billing_date: {
      type: 'string',
      format: 'date',
      generator: 'future_date',
      description: 'Day of the next charge, which is the last day of the period; null unless it renews automatically',
      copy: 'renewal',
      when: { status: ['active', 'suspended', 'trial'], auto_renew: [true] },
    },
    auto_renew: {
      type: 'boolean',
      generator: 'boolean',
      description: 'Whether it renews automatically when a cycle ends; a free plan does not',
      args: {
        probability: {
          cases: [
            { when: { plan: ['Free'] }, use: 0 },
            { when: { status: ['cancelled', 'expired'] }, use: 0 },
            { when: { status: ['suspended'] }, use: 1 },
          ],
          else: 0.87,
        },
      },
    },
    trial_ends_at: {
      type: 'string',
      format: 'date',
      generator: 'future_date',
      description: 'Day the trial ends; null unless on trial',
      copy: 'trial_end',
      when: { status: ['trial'] },
    },
  },
  causes: {
    money: {
      type: 'string',
      generator: 'currency',
      description: 'ISO 4217 code of the currency where the user lives',
      args: { country: { from: 'user_id.country' } },
    },
    chain: { type: 'integer', generator: 'chain', description: 'Number of the chain of subscriptions of one user' },
    link: {
      type: 'integer',
      generator: 'chain_link',
      description: 'Position of the subscription in the chain, from 1',
      args: { chain: { from: 'chain' } },
    },
    holder: {
      type: 'integer',
      generator: 'chain_holder',
      description: 'The user of the chain; each user has one chain',
      args: { chain: { from: 'chain' } },
    },
    period: {
      type: 'array',
      generator: 'chain_period',
      description: 'First day, and the last day it may end on, before the next subscription of the chain begins',
      args: { link: { from: 'link' }, after: { from: 'user_id.created_at' } },
      per: 'chain',
    },
    begin: {
      type: 'string',
      generator: 'element',
      description: 'First day',
      args: { list: { from: 'period' }, index: 0 },
    },
    limit: {
      type: 'string',
      generator: 'element',
      description: 'Last day',
      args: { list: { from: 'period' }, index: 1 },
    },
    entry: {
      type: 'string',
      generator: 'element',
      description: 'Whether it begins when the user joins',
      args: { list: { from: 'period' }, index: 2 },
    },
    // `today` for the last subscription of a chain.
    place: { type: 'string', generator: 'phase', description: 'Where it lies', args: { date: { from: 'limit' } } },
    since: {
      type: 'string',
      generator: 'element',
      description: 'Start of the period whose cycles are counted: the first day, or long ago for the last of the chain',
      args: { list: { by: 'place', is: { today: ['2000-01-01'] }, else: { from: 'period' } }, index: 0 },
    },
    weeks: {
      type: 'integer',
      generator: 'whole_cycles',
      description: 'Whole weeks between `since` and `limit`',
      args: { after: { from: 'since' }, before: { from: 'limit' }, cycle: 'weekly' },
    },
    months: {
      type: 'integer',
      generator: 'whole_cycles',
      description: 'Whole months between `since` and `limit`',
      args: { after: { from: 'since' }, before: { from: 'limit' }, cycle: 'monthly' },
    },
    years: {
      type: 'integer',
      generator: 'whole_cycles',
      description: 'Whole years between `since` and `limit`',
      args: { after: { from: 'since' }, before: { from: 'limit' }, cycle: 'annually' },
    },
    tariff: {
      type: 'string',
      generator: 'phase',
      description: 'Whether it ended before the price increase a year and a half ago',
      args: { date: { from: 'end_date' }, recentDays: 550 },
    },
    cycles: {
      type: 'integer',
      generator: 'whole_cycles',
      description: 'Whole billing cycles between the first day and `limit`',
      args: { after: { from: 'begin' }, before: { from: 'limit' }, cycle: { from: 'billing_cycle' } },
    },
    trial_end: {
      type: 'string',
      format: 'date',
      generator: 'future_date',
      description: 'The day a trial would end, by the trial length of the plan',
      args: {
        after: { from: 'begin' },
        dayChoices: { by: 'plan', is: { Basic: [7], Business: [30], Enterprise: [30] }, else: [14] },
      },
    },
    trial: { type: 'string', generator: 'phase', description: 'Where it lies', args: { date: { from: 'trial_end' } } },
    renewal: {
      type: 'string',
      format: 'date',
      generator: 'future_date',
      description: 'The day the next cycle begins: after the trial, or after the current cycle',
      args: {
        after: { by: 'status', is: { trial: { from: 'trial_end' } }, else: { from: 'begin' } },
        cycle: { by: 'status', is: { active: { from: 'billing_cycle' }, suspended: { from: 'billing_cycle' } } },
        days: [0, 0],
      },
    },
  },
} as const satisfies ResourceSpec;
