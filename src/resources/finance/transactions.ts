import { cohortCauses, inCohort } from '../reused-causes.ts';
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
      copy: 'owner',
    },
    amount: {
      type: 'number',
      generator: 'price',
      description: 'Amount moved; positive for incoming, negative for outgoing',
      args: {
        sumOf: {
          by: 'role',
          is: {
            payment: [{ from: 'bill.total' }],
            failed: [{ from: 'bill.total' }],
            underway: [{ from: 'bill.total' }],
            refund: [{ from: 'repaid.total' }],
            fee: [{ from: 'charge' }],
            salary: [{ from: 'salary' }],
          },
        },
        usd: { by: 'role', is: { deposit: [20, 1500], withdrawal: [20, 500] }, else: [20, 2000] },
        distribution: 'wide',
        sign: { by: 'type', is: { deposit: 'credit', refund: 'credit', transfer: 'either' }, else: 'debit' },
        currency: { from: 'currency' },
        country: { from: 'user_id.country' },
        ending: {
          cases: [
            { when: { role: ['withdrawal'] }, use: 'cash' },
            { when: { habit: ['round'] }, use: 'round' },
          ],
          else: 'cents',
        },
      },
    },
    currency: {
      type: 'string',
      generator: 'currency',
      description: 'ISO 4217 code of the currency: of the invoice, or of the country',
      copy: 'money',
    },
    type: {
      type: 'string',
      generator: 'word',
      description: 'Kind of movement',
      args: {
        choices: {
          by: 'role',
          is: {
            payment: { payment: 1 },
            failed: { payment: 1 },
            underway: { payment: 1 },
            refund: { refund: 1 },
            withdrawal: { withdrawal: 1 },
            transfer: { transfer: 1 },
            fee: { fee: 1 },
          },
          else: { deposit: 1 },
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
            { when: { role: ['failed'] }, use: { failed: 1 } },
            { when: { role: ['underway'] }, use: { pending: 1 } },
            { when: { role: ['payment'], 'bill.status': ['refunded'] }, use: { refunded: 1 } },
            { when: { role: ['payment', 'salary'] }, use: { completed: 1 } },
            { when: { role: ['refund'], age: ['recent'] }, use: { pending: 50, completed: 50 } },
            { when: { role: ['refund'] }, use: { completed: 1 } },
            { when: { role: ['fee'] }, use: { completed: 1 } },
            { when: { age: ['recent'] }, use: { pending: 45, completed: 49, failed: 3, cancelled: 3 } },
          ],
          else: { completed: 92, failed: 4, cancelled: 4 },
        },
      },
      enum: ['pending', 'completed', 'failed', 'cancelled', 'refunded'],
    },
    timestamp: {
      type: 'string',
      format: 'date-time',
      generator: 'past_date',
      description: 'When it took place or was started, mostly while the user is awake',
      copy: 'moment',
    },
  },
  causes: {
    ...cohortCauses,
    bill: {
      ...inCohort('bill', 'The invoice that it pays, if that has been paid'),
      references: 'invoices',
      beyond: true,
    },
    repaid: {
      ...inCohort('repaid', 'The invoice that the transaction before pays, which it may give back'),
      references: 'invoices',
      beyond: true,
    },
    role: {
      type: 'string',
      generator: 'word',
      description: 'What it is: the payment of an invoice, its refund, or something else on the account',
      args: {
        choices: {
          cases: [
            { when: { 'bill.standing': ['settled'] }, use: { payment: 1 } },
            { when: { 'repaid.status': ['refunded'] }, use: { refund: 1 } },
            // Nobody moves money out before some has come in.
            { when: { tenure: ['recent'], 'bill.status': ['pending'] }, use: { underway: 3, salary: 7, deposit: 5 } },
            { when: { tenure: ['recent'] }, use: { salary: 3, deposit: 2 } },
            {
              when: { 'bill.status': ['pending'] },
              use: { underway: 9, salary: 26, deposit: 11, withdrawal: 21, transfer: 33 },
            },
            {
              when: { 'bill.status': ['overdue'] },
              use: { failed: 14, salary: 24, deposit: 9, withdrawal: 19, transfer: 28, fee: 6 },
            },
          ],
          else: { salary: 28, deposit: 11, withdrawal: 22, transfer: 32, fee: 7 },
        },
      },
    },
    tenure: {
      type: 'string',
      generator: 'phase',
      description: 'Whether that customer has joined lately',
      args: { date: { from: 'whose.created_at' }, recentDays: 60 },
    },
    whose: {
      type: 'integer',
      generator: 'random_int',
      description: 'The customer of that invoice',
      references: 'users',
      copy: 'bill.customer_id',
    },
    payee: {
      type: 'integer',
      generator: 'random_int',
      description: 'The customer who is paid back',
      references: 'users',
      copy: 'repaid.customer_id',
    },
    owner: {
      type: 'integer',
      generator: 'random_int',
      description: 'The one of them whose account it is',
      args: {
        min: { by: 'role', is: { refund: { from: 'payee' } }, else: { from: 'whose' } },
        max: { by: 'role', is: { refund: { from: 'payee' } }, else: { from: 'whose' } },
      },
    },
    home: {
      type: 'string',
      generator: 'currency',
      description: 'ISO 4217 code of the currency where the user lives',
      args: { country: { from: 'user_id.country' } },
    },
    money: {
      type: 'string',
      generator: 'element',
      description: 'ISO 4217 code of the currency: that of the invoice, or of the country',
      args: {
        list: {
          by: 'role',
          is: {
            payment: [{ from: 'bill.currency' }],
            failed: [{ from: 'bill.currency' }],
            underway: [{ from: 'bill.currency' }],
            refund: [{ from: 'repaid.currency' }],
          },
          else: [{ from: 'home' }],
        },
        index: 0,
      },
    },
    moment: {
      type: 'string',
      generator: 'element',
      description: 'When it took place',
      args: {
        list: {
          by: 'role',
          is: {
            payment: [{ from: 'bill.settles' }],
            refund: [{ from: 'repaid.repayment' }],
            failed: [{ from: 'attempt' }],
            underway: [{ from: 'attempt' }],
            salary: [{ from: 'received' }],
            deposit: [{ from: 'opening' }],
          },
          else: [{ from: 'someTime' }],
        },
        index: 0,
      },
    },
    attempt: {
      type: 'string',
      format: 'date-time',
      generator: 'activity_time',
      description: 'When the customer tried to pay: between issue and due date, or in the last days',
      args: {
        after: { by: 'role', is: { underway: { from: 'lately' } }, else: { from: 'bill.issue_date' } },
        before: { from: 'bill.due_date' },
        city: { from: 'user_id.city' },
      },
    },
    lately: {
      type: 'string',
      format: 'date-time',
      generator: 'past_date',
      description: 'When a payment that is underway was started',
      args: { after: { from: 'bill.issue_date' }, daysBack: [0, 9] },
    },
    received: {
      type: 'string',
      format: 'date-time',
      generator: 'pay_day',
      description: 'When a salary arrived',
      args: { after: { from: 'user_id.created_at' }, day: { from: 'user_id.payDay' } },
    },
    funded: {
      type: 'string',
      format: 'date-time',
      generator: 'future_date',
      description: 'When there is money in the account, so that some can go out',
      args: { after: { from: 'user_id.created_at' }, dayChoices: [45] },
    },
    opening: {
      type: 'string',
      format: 'date-time',
      generator: 'activity_time',
      description: 'Some time in these first weeks',
      args: {
        after: { from: 'user_id.created_at' },
        before: { from: 'funded' },
        city: { from: 'user_id.city' },
      },
    },
    someTime: {
      type: 'string',
      format: 'date-time',
      generator: 'activity_time',
      description: 'Some time after that',
      args: { after: { from: 'funded' }, city: { from: 'user_id.city' } },
    },
    salary: {
      type: 'number',
      generator: 'price',
      description: 'Salary of the user, always the same',
      args: {
        baseValue: { from: 'user_id.salary' },
        baseCurrency: 'USD',
        ending: 'cents',
        currency: { from: 'money' },
      },
    },
    habit: {
      type: 'string',
      generator: 'word',
      description: 'Whether a transfer or deposit is a round sum',
      args: { choices: { by: 'role', is: { transfer: { round: 92, exact: 8 } }, else: { round: 9, exact: 1 } } },
    },
    charge: {
      type: 'number',
      generator: 'price',
      description: 'The fee of the account, always the same',
      args: {
        usd: [2, 16],
        currency: { from: 'money' },
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
