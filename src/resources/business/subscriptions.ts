import type { ResourceSpec } from '../spec.ts';

export const subscriptions = {
  name: 'subscriptions',
  singular: 'subscription',
  category: 'business',
  description: 'Subscriptions of users to a plan, with cycle, price and dates of renewal.',
  fields: {
    id: { type: 'integer', generator: 'random_int', description: 'Number of the subscription', args: { min: 1 } },
    user_id: { type: 'integer', generator: 'random_int', description: 'The user who subscribed', references: 'users' },
    plan: {
      type: 'string',
      generator: 'subscription_plan',
      description: 'Name of the plan',
      args: { choices: { Free: 3, Basic: 6, Standard: 8, Pro: 6, Business: 3, Enterprise: 1 } },
    },
    status: {
      type: 'string',
      generator: 'subscription_status',
      description: 'Where the subscription stands',
      args: { choices: { active: 60, cancelled: 13, expired: 10, suspended: 5, trial: 12 } },
    },
    price: {
      type: 'number',
      generator: 'price',
      description: 'Price of one billing cycle',
      args: {
        base: {
          by: 'plan',
          is: { Free: 0, Basic: 8.99, Standard: 15.99, Pro: 29.99, Business: 79.99, Enterprise: 249.99 },
        },
        times: { by: 'billing_cycle', is: { weekly: 0.3, monthly: 1, quarterly: 2.8, annually: 10 } },
        currency: { from: 'currency' },
      },
    },
    currency: {
      type: 'string',
      generator: 'currency',
      description: 'ISO 4217 code of the currency of the price',
      args: { country: { from: 'user_id.country' } },
    },
    billing_cycle: {
      type: 'string',
      generator: 'billing_cycle',
      description: 'How often the price is charged',
      args: { choices: { monthly: 60, quarterly: 10, annually: 25, weekly: 5 } },
    },
    start_date: {
      type: 'string',
      format: 'date',
      generator: 'past_date',
      description: 'Day it became active',
      args: {
        days: { by: 'status', is: { trial: [1, 12], cancelled: [400, 1100], expired: [400, 1100] }, else: [30, 1000] },
      },
    },
    end_date: {
      type: 'string',
      format: 'date',
      generator: 'future_date',
      description: 'Day it ends or ended',
      args: {
        after: {
          by: 'status',
          is: { cancelled: { from: 'start_date' }, expired: { from: 'start_date' } },
          else: { from: 'next_billing_date' },
        },
        every: { from: 'billing_cycle' },
        cycles: {
          by: 'billing_cycle',
          is: { weekly: [4, 50], monthly: [1, 12], quarterly: [1, 4], annually: [1, 1] },
        },
      },
    },
    next_billing_date: {
      type: 'string',
      format: 'date',
      generator: 'future_date',
      description: 'Day of the next charge; null once cancelled or expired',
      args: {
        after: { by: 'status', is: { trial: { from: 'trial_ends_at' } }, else: { from: 'start_date' } },
        every: { by: 'status', is: { active: { from: 'billing_cycle' }, suspended: { from: 'billing_cycle' } } },
        days: [0, 0],
      },
      when: { status: ['active', 'suspended', 'trial'] },
    },
    auto_renew: {
      type: 'boolean',
      generator: 'boolean',
      description: 'Whether it goes on by itself when a cycle ends',
      args: { likely: { by: 'status', is: { cancelled: 0, expired: 0 }, else: 0.85 } },
    },
    trial_ends_at: {
      type: 'string',
      format: 'date',
      generator: 'future_date',
      description: 'Day the trial ends; null unless on trial',
      args: { after: { from: 'start_date' }, days: [14, 30] },
      when: { status: ['trial'] },
    },
  },
} as const;

subscriptions satisfies ResourceSpec;
