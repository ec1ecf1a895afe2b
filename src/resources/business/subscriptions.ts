import { cohortCauses, figuresOf, inCohort } from '../reused-causes.ts';
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
            // Whoever has paid before and has no bill here has gone back to the free plan.
            { when: { bills: [0], follows: [1] }, use: { Free: 1 } },
            { when: { bills: [0], place: ['today'], months: [0] }, use: { Free: 1 } },
            { when: { bills: [0], place: ['today'], link: [1] }, use: { Free: 12, Basic: 4, Standard: 4, Pro: 2 } },
            { when: { bills: [0], place: ['today'] }, use: { Free: 1 } },
            // Whoever pays later has begun with the free plan, or with a trial before it.
            { when: { bills: [0], link: [1], leads: [1], links: [2] }, use: { Free: 1 } },
            { when: { bills: [0], link: [1] }, use: { Basic: 1, Standard: 2, Pro: 1 } },
            { when: { bills: [0], leads: [1] }, use: { Free: 1 } },
            { when: { step: ['Basic'] }, use: { Basic: 1 } },
            { when: { step: ['Standard'] }, use: { Standard: 1 } },
            { when: { step: ['Pro'] }, use: { Pro: 1 } },
            { when: { step: ['Business'] }, use: { Business: 1 } },
          ],
          else: { Enterprise: 1 },
        },
      },
      enum: ['Free', 'Basic', 'Standard', 'Pro', 'Business', 'Enterprise'],
    },
    status: {
      type: 'string',
      generator: 'subscription_status',
      description:
        'State of the subscription; a user has at most one that is active, suspended or on trial. It is suspended while a charge is unpaid for weeks',
      args: {
        choices: {
          cases: [
            // A later subscription of the same user follows, so this one has ended.
            { when: { place: ['past'], plan: ['Free'] }, use: { cancelled: 1 } },
            { when: { plan: ['Free'] }, use: { active: 1 } },
            { when: { stage: ['trial'] }, use: { trial: 1 } },
            { when: { stage: ['tried'] }, use: { expired: 1 } },
            { when: { fate: ['going'] }, use: { active: 1 } },
            { when: { fate: ['suspended'] }, use: { suspended: 1 } },
            { when: { fate: ['left'] }, use: { cancelled: 62, expired: 38 } },
          ],
          else: { cancelled: 1 },
        },
      },
      enum: ['active', 'cancelled', 'expired', 'suspended', 'trial'],
    },
    price: {
      type: 'number',
      generator: 'price',
      description:
        'Price of one billing cycle, for all seats; subscriptions that ended before the price increase cost less',
      args: {
        baseValue: { from: 'seatPrice' },
        multiplier: { from: 'seats' },
        currency: { from: 'currency' },
        ending: 'cents',
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
            // All its charges have an invoice, so that few are possible if it is to go on.
            { when: { follows: [1], place: ['today'], years: [0], bills: [1] }, use: { annually: 5, monthly: 1 } },
            { when: { follows: [1], place: ['today'], years: [1], bills: [2] }, use: { annually: 5, monthly: 1 } },
            { when: { years: [0] }, use: { monthly: 1 } },
            { when: { bills: [0], place: ['today'], tried: ['no'] }, use: { monthly: 1 } },
            { when: { bills: [0, 1], plan: ['Enterprise'] }, use: { annually: 1 } },
            { when: { bills: [0, 1] }, use: { monthly: 48, quarterly: 11, annually: 41 } },
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
      description: 'Day it became active: at the earliest the day on which the previous subscription of the user ended',
      copy: 'begin',
    },
    end_date: {
      type: 'string',
      format: 'date',
      generator: 'future_date',
      description:
        'Last day of the trial or of the current period, or of the last one if it has ended; 12 days after the due date of a charge that is not paid. A free plan ends when the next plan begins',
      args: {
        after: {
          cases: [
            { when: { status: ['cancelled'], plan: ['Free'] }, use: { from: 'next' } },
            { when: { stage: ['trial', 'tried'] }, use: { from: 'trial_end' } },
            { when: { status: ['active'] }, use: { from: 'renewal' } },
          ],
          else: { from: 'firstCharge' },
        },
        cycle: 'daily',
        cycleCount: {
          cases: [
            { when: { status: ['active', 'trial'] }, use: [0, 0] },
            { when: { plan: ['Free'] }, use: [0, 0] },
            { when: { stage: ['tried'] }, use: [0, 0] },
          ],
          else: [{ from: 'ends' }, { from: 'ends' }],
        },
      },
    },
    next_billing_date: {
      type: 'string',
      format: 'date',
      generator: 'future_date',
      description:
        'Day of the next charge, which is the last day of the period; null if it does not renew automatically, or is free',
      copy: 'renewal',
      when: {
        status: ['active', 'trial'],
        auto_renew: [true],
        plan: ['Basic', 'Standard', 'Pro', 'Business', 'Enterprise'],
      },
    },
    auto_renew: {
      type: 'boolean',
      generator: 'boolean',
      description:
        'Whether it renews automatically when a cycle ends; one that is free always does, one that is suspended or over does not',
      args: {
        probability: {
          cases: [
            { when: { status: ['cancelled', 'expired', 'suspended'] }, use: 0 },
            { when: { plan: ['Free'] }, use: 1 },
          ],
          else: 0.87,
        },
      },
    },
    trial_ends_at: {
      type: 'string',
      format: 'date',
      generator: 'future_date',
      description: 'Day the trial ends or ended, when the first charge is due; null without a trial',
      copy: 'trial_end',
      when: { tried: ['yes'] },
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
    links: inCohort('links', 'Number of subscriptions of the user'),
    bills: inCohort('bills', 'Number of invoices for it among the first that there are of the cohort'),
    follows: inCohort('follows', 'Whether an earlier subscription of the user has invoices: 1, else 0'),
    leads: inCohort('leads', 'Whether a later subscription of the user has invoices: 1, else 0'),
    reported: inCohort('reported', 'Whether the user may be told about its last invoice: 1, else 0'),
    career: {
      type: 'string',
      generator: 'word',
      description: 'Which plans the user pays for, one after the other',
      args: {
        choices: {
          'Basic Standard Pro': 7,
          'Basic Pro Standard': 2,
          'Standard Pro Business': 7,
          'Standard Basic Standard': 3,
          'Pro Business Pro': 3,
          'Pro Standard Basic': 3,
          'Business Pro Standard': 2,
          'Enterprise Business Pro': 0.3,
        },
      },
      per: 'owner',
    },
    step: {
      type: 'string',
      generator: 'element',
      description: 'Which of these it would be',
      args: {
        list: {
          by: 'career',
          is: {
            'Basic Standard Pro': ['', 'Basic', 'Standard', 'Pro'],
            'Basic Pro Standard': ['', 'Basic', 'Pro', 'Standard'],
            'Standard Pro Business': ['', 'Standard', 'Pro', 'Business'],
            'Standard Basic Standard': ['', 'Standard', 'Basic', 'Standard'],
            'Pro Business Pro': ['', 'Pro', 'Business', 'Pro'],
            'Pro Standard Basic': ['', 'Pro', 'Standard', 'Basic'],
            'Business Pro Standard': ['', 'Business', 'Pro', 'Standard'],
            'Enterprise Business Pro': ['', 'Enterprise', 'Business', 'Pro'],
          },
        },
        index: { from: 'link' },
      },
    },
    period: {
      type: 'array',
      generator: 'plan_period',
      description:
        'First day, the last day it may end on, at the latest when the next subscription of the user begins, and that day',
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
    next: {
      type: 'string',
      generator: 'element',
      description: 'First day of the next subscription of the user: nobody gives up the free plan before',
      args: { list: { from: 'period' }, index: 2 },
    },
    // `today` for the last subscription of a user.
    place: { type: 'string', generator: 'phase', description: 'Where it lies', args: { date: { from: 'limit' } } },
    seatPrice: {
      type: 'number',
      generator: 'price',
      description: 'Price of one seat for one billing cycle',
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
    since: {
      type: 'string',
      generator: 'element',
      description:
        'Start of the period whose cycles are counted: the first charge, or long ago for the last of the user',
      args: {
        list: [
          {
            cases: [{ when: { place: ['today'], follows: [0] }, use: '2000-01-01' }],
            else: { from: 'firstCharge' },
          },
        ],
        index: 0,
      },
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
    months: {
      type: 'integer',
      generator: 'whole_cycles',
      description: 'Whole months between the first day and `limit`',
      args: { after: { from: 'begin' }, before: { from: 'limit' }, cycle: 'monthly' },
    },
    age: {
      type: 'string',
      generator: 'phase',
      description: 'Whether it began in the last weeks',
      args: { date: { from: 'begin' }, recentDays: 21 },
    },
    tried: {
      type: 'string',
      generator: 'word',
      description: 'Whether it began with a trial',
      args: {
        choices: {
          cases: [
            { when: { plan: ['Free'] }, use: { no: 1 } },
            { when: { link: [1], bills: [0] }, use: { yes: 1 } },
            { when: { link: [1] }, use: { yes: 38, no: 62 } },
          ],
          else: { no: 1 },
        },
      },
    },
    stage: {
      type: 'string',
      generator: 'word',
      description: 'Whether it is on trial, was only tried, or has been paid for',
      args: {
        choices: {
          cases: [
            { when: { tried: ['yes'], bills: [0], trial: ['ahead'] }, use: { trial: 1 } },
            { when: { tried: ['yes'], bills: [0] }, use: { tried: 1 } },
          ],
          else: { paid: 1 },
        },
      },
    },
    firstCharge: {
      type: 'string',
      format: 'date',
      generator: 'future_date',
      description: 'Day of the first charge: the first day, or that on which the trial ends',
      args: {
        after: { by: 'tried', is: { yes: { from: 'trial_end' } }, else: { from: 'begin' } },
        dayChoices: [0],
      },
    },
    course: {
      type: 'array',
      generator: 'plan_course',
      description: 'What becomes of it and of its last charge',
      args: {
        first: { from: 'firstCharge' },
        limit: { from: 'limit' },
        cycle: { from: 'billing_cycle' },
        bills: { from: 'bills' },
        isWhole: { from: 'follows' },
        reported: { from: 'reported' },
        terms: { from: 'user_id.terms' },
      },
    },
    row: { type: 'integer', generator: 'random_int', description: 'The only row of that', args: { min: 0, max: 0 } },
    fated: figuresOf('course', 'row', 4, 0, 'Number of what becomes of it'),
    fate: {
      type: 'string',
      generator: 'element',
      description: 'Whether it goes on, is suspended, or has ended, and how',
      args: { list: ['going', 'suspended', 'void', 'left', 'late'], index: { from: 'fated' } },
    },
    ends: figuresOf('course', 'row', 4, 2, 'Day after the first charge on which it ends'),
    firstBill: figuresOf('course', 'row', 4, 3, 'Number of the first charge that has an invoice here'),
    crew: {
      type: 'string',
      generator: 'word',
      description: 'Whether one person uses it, two, or a team',
      args: {
        choices: {
          by: 'plan',
          is: { Business: { one: 11, two: 4, team: 5 }, Pro: { one: 18, two: 1, team: 1 } },
          else: { one: 1 },
        },
      },
    },
    seats: {
      type: 'integer',
      generator: 'random_int',
      description: 'Seats that the user pays for: never three or twelve, so that no sum looks like a quarter or a year',
      args: {
        min: { by: 'crew', is: { two: 2, team: 4 }, else: 1 },
        max: { by: 'crew', is: { two: 2, team: 8 }, else: 1 },
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
        after: { from: 'firstCharge' },
        cycle: { by: 'status', is: { active: { from: 'billing_cycle' } } },
        days: [0, 0],
      },
    },
  },
} as const satisfies ResourceSpec;
