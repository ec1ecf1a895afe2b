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
      args: { choices: { Free: 3, Basic: 6, Standard: 8, Pro: 6, Business: 3, Enterprise: 1 } },
    },
    status: {
      type: 'string',
      generator: 'subscription_status',
      description: 'Where the subscription stands; of one user at most one is active, suspended or on trial',
      args: {
        choices: {
          by: 'place',
          is: {
            today: {
              by: 'plan',
              is: {
                Free: { by: 'cycles', is: { 0: { active: 92, cancelled: 8 } }, else: { active: 85, cancelled: 15 } },
              },
              else: {
                by: 'trial',
                is: { ahead: { trial: 82, active: 12, cancelled: 6 } },
                else: {
                  by: 'cycles',
                  is: { 0: { active: 90, suspended: 3, cancelled: 7 } },
                  else: { active: 78, suspended: 8, cancelled: 8, expired: 6 },
                },
              },
            },
          },
          else: { by: 'cycles', is: { 0: { cancelled: 1 } }, else: { cancelled: 45, expired: 55 } },
        },
      },
      enum: ['active', 'cancelled', 'expired', 'suspended', 'trial'],
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
      description: 'Day it became active, after the one before had ended',
      copy: 'begin',
    },
    end_date: {
      type: 'string',
      format: 'date',
      generator: 'future_date',
      description: 'Day it ends or ended',
      args: {
        after: {
          by: 'status',
          is: { cancelled: { from: 'begin' }, expired: { from: 'begin' } },
          else: { from: 'renewal' },
        },
        every: {
          by: 'status',
          is: {
            cancelled: { by: 'cycles', is: { 0: 'daily' }, else: { from: 'billing_cycle' } },
            expired: { from: 'billing_cycle' },
          },
          else: { from: 'billing_cycle' },
        },
        cycles: {
          by: 'status',
          is: {
            cancelled: { by: 'cycles', is: { 0: [1, { from: 'room' }] }, else: [1, { from: 'cycles' }] },
            expired: [1, { from: 'cycles' }],
          },
          else: {
            by: 'billing_cycle',
            is: { weekly: [4, 50], monthly: [1, 12], quarterly: [1, 4], annually: [1, 1] },
          },
        },
      },
    },
    next_billing_date: {
      type: 'string',
      format: 'date',
      generator: 'future_date',
      description: 'Day of the next charge; null for a free plan, and once cancelled or expired',
      copy: 'renewal',
      when: {
        status: ['active', 'suspended', 'trial'],
        plan: ['Basic', 'Standard', 'Pro', 'Business', 'Enterprise'],
      },
    },
    auto_renew: {
      type: 'boolean',
      generator: 'boolean',
      description: 'Whether it goes on by itself when a cycle ends; a free plan does not',
      args: {
        likely: {
          by: 'plan',
          is: { Free: 0 },
          else: { by: 'status', is: { cancelled: 0, expired: 0 }, else: 0.85 },
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
    chain: {
      type: 'integer',
      generator: 'chain',
      description: 'Number of the chain of subscriptions that belong to one user',
    },
    link: {
      type: 'integer',
      generator: 'chain_link',
      description: 'Which of them it is, from 1',
      args: { chain: { from: 'chain' } },
    },
    holder: {
      type: 'integer',
      generator: 'chain_holder',
      description: 'The user of the chain, who has no other one',
      args: { chain: { from: 'chain' } },
    },
    period: {
      type: 'array',
      generator: 'chain_period',
      description: 'The day it begins and the last one it may end on: the next one has to begin behind that',
      args: { link: { from: 'link' }, after: { from: 'user_id.created_at' } },
      per: 'chain',
    },
    begin: {
      type: 'string',
      generator: 'element',
      description: 'The day it begins',
      args: { of: { from: 'period' }, at: 0 },
    },
    limit: {
      type: 'string',
      generator: 'element',
      description: 'The last day it may have ended on',
      args: { of: { from: 'period' }, at: 1 },
    },
    place: {
      type: 'string',
      generator: 'phase',
      description: 'Where that day lies: today for the last one of the chain',
      args: { date: { from: 'limit' } },
    },
    room: {
      type: 'integer',
      generator: 'days_between',
      description: 'Days from the begin to that day',
      args: { after: { from: 'begin' }, before: { from: 'limit' } },
    },
    cycles: {
      type: 'integer',
      generator: 'whole_cycles',
      description: 'Billing cycles that fit in between',
      args: { after: { from: 'begin' }, before: { from: 'limit' }, every: { from: 'billing_cycle' } },
    },
    trial_end: {
      type: 'string',
      format: 'date',
      generator: 'future_date',
      description: 'The day a trial would end',
      args: { after: { from: 'begin' }, terms: [7, 14, 14, 30] },
    },
    trial: {
      type: 'string',
      generator: 'phase',
      description: 'Whether that day lies ahead',
      args: { date: { from: 'trial_end' } },
    },
    renewal: {
      type: 'string',
      format: 'date',
      generator: 'future_date',
      description: 'The day the next cycle begins: once a trial is over, or in the rhythm of the cycles',
      args: {
        after: { by: 'status', is: { trial: { from: 'trial_end' } }, else: { from: 'begin' } },
        every: { by: 'status', is: { active: { from: 'billing_cycle' }, suspended: { from: 'billing_cycle' } } },
        days: [0, 0],
      },
    },
  },
} as const;

subscriptions satisfies ResourceSpec;
