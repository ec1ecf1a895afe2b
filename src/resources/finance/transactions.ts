import { payerCauses } from '../reused-causes.ts';
import type { ResourceSpec } from '../spec.ts';

export const transactions = {
  name: 'transactions',
  singular: 'transaction',
  category: 'finance',
  description: 'Movements on the accounts of users.',
  fields: {
    id: { type: 'integer', generator: 'random_int', description: 'Number of the transaction', args: { min: 1 } },
    user_id: {
      type: 'integer',
      generator: 'random_int',
      description: 'The user whose account it is',
      references: 'users',
      copy: 'whose',
    },
    amount: {
      type: 'number',
      generator: 'price',
      description: 'Amount moved; positive for incoming, negative for outgoing',
      args: {
        baseValue: { by: 'type', is: { fee: { from: 'charge' } } },
        usd: {
          by: 'type',
          is: { refund: [2, 700], deposit: [60, 3000], withdrawal: [20, 500], transfer: [20, 2000] },
          else: [2, 2000],
        },
        distribution: 'wide',
        sign: { by: 'type', is: { deposit: 'credit', refund: 'credit', transfer: 'either' }, else: 'debit' },
        currency: { from: 'currency' },
        country: { by: 'type', is: { fee: 'United States' }, else: { from: 'user_id.country' } },
        ending: {
          cases: [
            { when: { type: ['withdrawal'] }, use: 'cash' },
            { when: { type: ['fee'] }, use: 'ticket' },
            { when: { type: ['payment', 'refund'], habit: ['round'] }, use: 'retail' },
            { when: { habit: ['round'] }, use: 'round' },
          ],
          else: 'cents',
        },
      },
    },
    currency: {
      type: 'string',
      generator: 'currency',
      description: 'ISO 4217 code of the currency',
      args: { country: { from: 'user_id.country' } },
    },
    type: {
      type: 'string',
      generator: 'word',
      description: 'Kind of movement',
      args: {
        choices: {
          by: 'account',
          is: { past: { deposit: 24, withdrawal: 12, transfer: 18, payment: 38, refund: 4, fee: 4 } },
          else: { deposit: 24, withdrawal: 12, transfer: 18, payment: 38, fee: 4 },
        },
      },
    },
    status: {
      type: 'string',
      generator: 'status',
      description: 'State of the transaction; only payments and fees can be refunded',
      args: {
        choices: {
          cases: [
            {
              when: { age: ['recent'], type: ['payment'] },
              use: { pending: 44, completed: 49, failed: 3, cancelled: 3, refunded: 1 },
            },
            { when: { age: ['recent'], type: ['fee'] }, use: { pending: 10, completed: 90 } },
            { when: { age: ['recent'], type: ['refund'] }, use: { pending: 60, completed: 40 } },
            { when: { age: ['recent'] }, use: { pending: 40, completed: 54, failed: 3, cancelled: 3 } },
            { when: { type: ['payment'] }, use: { completed: 88, failed: 3, cancelled: 2, refunded: 7 } },
            { when: { type: ['fee'] }, use: { completed: 95, refunded: 5 } },
            { when: { type: ['refund'] }, use: { completed: 99, failed: 1 } },
          ],
          else: { completed: 93, failed: 4, cancelled: 3 },
        },
      },
      enum: ['pending', 'completed', 'failed', 'cancelled', 'refunded'],
    },
    timestamp: {
      type: 'string',
      format: 'date-time',
      generator: 'past_date',
      description: 'When it took place or was started, mostly while the user is awake',
      args: {
        after: { by: 'type', is: { refund: { from: 'settled' } }, else: { from: 'user_id.created_at' } },
        daysBack: [0, 800],
        distribution: 'low',
        city: { from: 'user_id.city' },
        hours: 'awake',
      },
    },
  },
  causes: {
    ...payerCauses,
    account: {
      type: 'string',
      generator: 'phase',
      description: 'Whether the account is `past` its first weeks, when nothing has been refunded yet',
      args: { date: { from: 'user_id.created_at' }, recentDays: 45 },
    },
    settled: {
      type: 'string',
      format: 'date-time',
      generator: 'future_date',
      description: 'Earliest time of a refund',
      args: { after: { from: 'user_id.created_at' }, days: [18, 32] },
    },
    habit: {
      type: 'string',
      generator: 'word',
      description: 'Whether a transfer or deposit is a round sum, and a payment a shop price',
      args: {
        choices: {
          by: 'type',
          is: { transfer: { round: 88, exact: 12 }, deposit: { round: 1 } },
          else: { round: 50, exact: 50 },
        },
      },
    },
    charge: {
      type: 'number',
      generator: 'price',
      description: 'The fee of the account, always the same',
      args: {
        usd: [2, 16],
        currency: { from: 'currency' },
        country: { from: 'user_id.country' },
        ending: 'ticket',
      },
      per: 'user_id',
    },
    age: {
      type: 'string',
      generator: 'phase',
      description: 'Whether it is from the last days, so that it may still be pending',
      args: { date: { from: 'timestamp' }, recentDays: 5 },
    },
  },
} as const satisfies ResourceSpec;
