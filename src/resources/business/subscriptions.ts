import { cohortCauses, inCohort } from '../reused-causes.ts';
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
      copy: 'owner',
    },
    plan: {
      type: 'string',
      generator: 'subscription_plan',
      description: 'Name of the plan',
      args: {
        choices: {
          cases: [
            {
              when: { bills: [0], link: [1], age: ['recent'] },
              use: { Free: 4, Basic: 5, Standard: 6, Pro: 4, Business: 2 },
            },
            { when: { bills: [0], link: [1] }, use: { Free: 12, Basic: 5, Standard: 5, Pro: 3, Business: 1 } },
            { when: { link: [1] }, use: { Basic: 8, Standard: 8, Pro: 5, Business: 2, Enterprise: 0.3 } },
          ],
          else: { Basic: 6, Standard: 9, Pro: 7, Business: 3, Enterprise: 0.6 },
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
            { when: { trial: ['ahead'], bills: [0], link: [1] }, use: { trial: 87, active: 13 } },
            { when: { trial: ['ahead'] }, use: { active: 1 } },
            { when: { cycles: [0] }, use: { active: 97, suspended: 3 } },
            { when: { payer: ['stopped'], silence: ['past'] }, use: { suspended: 52, cancelled: 30, expired: 18 } },
            { when: { payer: ['stopped'] }, use: { active: 84, suspended: 16 } },
          ],
          else: { active: 84, suspended: 1, cancelled: 10, expired: 5 },
        },
      },
      enum: ['active', 'cancelled', 'expired', 'suspended', 'trial'],
    },
    price: {
      type: 'number',
      generator: 'price',
      description:
        'Price of a seat for one billing cycle; subscriptions that ended before the price increase cost less',
      args: {
        fixedUsd: {
          by: 'plan',
          is: { Free: 0, Basic: 8.99, Standard: 15.99, Pro: 29.99, Business: 79.99, Enterprise: 249.99 },
        },
        percent: { by: 'tariff', is: { past: 84 }, else: 100 },
        multiplier: { by: 'billing_cycle', is: { monthly: 1, quarterly: 2.8, annually: 10 } },
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
            { when: { years: [0] }, use: { monthly: 1 } },
            { when: { bills: [0, 1], plan: ['Enterprise'] }, use: { annually: 1 } },
            { when: { bills: [0, 1] }, use: { monthly: 58, quarterly: 9, annually: 33 } },
            { when: { bills: [2, 3], place: ['past'] }, use: { monthly: 8, quarterly: 2 } },
          ],
          else: { monthly: 1 },
        },
      },
      enum: ['monthly', 'quarterly', 'annually'],
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
      description: 'Last day of the trial or of the current period, or of the last one if it has ended',
      args: {
        after: {
          cases: [
            { when: { status: ['cancelled'], plan: ['Free'] }, use: { from: 'limit' } },
            { when: { status: ['cancelled', 'expired'] }, use: { from: 'begin' } },
          ],
          else: { from: 'renewal' },
        },
        cycle: { from: 'billing_cycle' },
        cycleCount: {
          cases: [
            { when: { status: ['cancelled'], plan: ['Free'] }, use: [0, 0] },
            { when: { status: ['cancelled', 'expired'] }, use: [{ from: 'least' }, { from: 'cycles' }] },
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
    ...cohortCauses,
    owner: inCohort('holder', 'The user in whose life the subscription lies'),
    link: inCohort('link', 'Position among the subscriptions of the user, from 1'),
    bills: inCohort('bills', 'Number of invoices for it among the first that there are of the cohort'),
    least: inCohort('months', 'Months that it lasts at least, so that these invoices are for different ones'),
    period: {
      type: 'array',
      generator: 'plan_period',
      description: 'First day, and the last day it may end on, before the next subscription of the user begins',
      args: { link: { from: 'link' }, sheet: { from: 'sheet' }, after: { from: 'user_id.created_at' } },
      per: 'owner',
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
    // `today` for the last subscription of a user.
    place: { type: 'string', generator: 'phase', description: 'Where it lies', args: { date: { from: 'limit' } } },
    since: {
      type: 'string',
      generator: 'element',
      description: 'Start of the period whose cycles are counted: the first day, or long ago for the last of the user',
      args: { list: { by: 'place', is: { today: ['2000-01-01'] }, else: { from: 'period' } }, index: 0 },
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
    age: {
      type: 'string',
      generator: 'phase',
      description: 'Whether it began in the last weeks',
      args: { date: { from: 'begin' }, recentDays: 21 },
    },
    payer: {
      type: 'string',
      generator: 'word',
      description: 'Whether the user pays bills, or no longer does',
      copy: 'user_id.payer',
    },
    silence: {
      type: 'string',
      generator: 'phase',
      description: 'Whether the user stopped to pay lately, so that nobody has acted on it, or earlier',
      args: { date: { from: 'user_id.stopped' }, recentDays: 60 },
    },
    final: {
      type: 'string',
      format: 'date',
      generator: 'future_date',
      description: 'Last day on which it may be charged: today, or the day before it ended',
      args: {
        after: {
          by: 'status',
          is: { cancelled: { from: 'end_date' }, expired: { from: 'end_date' } },
          else: { from: 'limit' },
        },
        dayChoices: { by: 'status', is: { cancelled: [-1], expired: [-1] }, else: [0] },
      },
    },
    charges: {
      type: 'integer',
      generator: 'whole_cycles',
      description: 'Whole billing cycles from the first charge to the last one',
      args: { after: { from: 'begin' }, before: { from: 'final' }, cycle: { from: 'billing_cycle' } },
    },
    seats: {
      type: 'integer',
      generator: 'random_int',
      description: 'Seats that the user paid for at first',
      args: {
        min: { by: 'plan', is: { Pro: 2, Business: 5, Enterprise: 20 }, else: 1 },
        max: { by: 'plan', is: { Free: 1, Basic: 2, Standard: 5, Pro: 12, Business: 40, Enterprise: 150 } },
        distribution: 'low',
      },
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
