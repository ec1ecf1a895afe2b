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
    },
    amount: {
      type: 'number',
      generator: 'price',
      description: 'Sum moved; above zero comes in, below zero goes out',
      args: {
        usd: { by: 'type', is: { fee: [1, 25], deposit: [50, 4000], transfer: [20, 3000] }, else: [5, 900] },
        sign: { by: 'type', is: { deposit: 'credit', refund: 'credit', transfer: 'either' }, else: 'debit' },
        currency: { from: 'currency' },
        ending: 'cents',
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
      args: { choices: { deposit: 18, withdrawal: 12, transfer: 18, payment: 40, refund: 7, fee: 5 } },
    },
    status: {
      type: 'string',
      generator: 'status',
      description: 'How far it has come',
      args: { choices: { pending: 12, completed: 72, failed: 6, cancelled: 5, refunded: 5 } },
    },
    timestamp: {
      type: 'string',
      format: 'date-time',
      generator: 'past_date',
      description: 'When it took place or was started',
      args: { days: [0, 365] },
    },
  },
} as const;

transactions satisfies ResourceSpec;
