import { cohortCauses, inCohort } from '../reused-causes.ts';
import type { ResourceSpec } from '../spec.ts';

export const invoices = {
  name: 'invoices',
  singular: 'invoice',
  category: 'business',
  description: 'Invoices to users, with tax, due date and payment status.',
  fields: {
    id: { type: 'integer', generator: 'random_int', description: 'Number of the record', args: { min: 1 } },
    invoice_number: {
      type: 'string',
      generator: 'invoice_number',
      description: 'Number on the invoice, used once',
      args: { date: { from: 'issue_date' } },
    },
    customer_id: {
      type: 'integer',
      generator: 'random_int',
      description: 'The user who is billed',
      references: 'users',
      copy: 'contract.user_id',
    },
    customer_name: {
      type: 'string',
      generator: 'name',
      description: 'Name of that user',
      args: { first: { from: 'customer_id.first_name' }, last: { from: 'customer_id.last_name' } },
    },
    customer_email: {
      type: 'string',
      format: 'email',
      generator: 'email',
      description: 'Email address of that user, where the invoice is sent',
      copy: 'customer_id.email',
    },
    amount: {
      type: 'number',
      generator: 'price',
      description: 'Sum before tax: the price of the subscription',
      copy: 'contract.price',
    },
    tax: {
      type: 'number',
      generator: 'tax',
      description: 'Tax on the amount, at the standard rate where the customer lives',
      args: {
        amount: { from: 'amount' },
        rate: { from: 'rate' },
        currency: { from: 'currency' },
      },
    },
    total: {
      type: 'number',
      generator: 'price',
      description: 'Amount plus tax',
      args: { sumOf: [{ from: 'amount' }, { from: 'tax' }], currency: { from: 'currency' } },
    },
    currency: {
      type: 'string',
      generator: 'currency',
      description: 'ISO 4217 code of the currency of the subscription',
      copy: 'contract.currency',
    },
    status: {
      type: 'string',
      generator: 'invoice_status',
      description: 'State of the payment',
      args: {
        choices: {
          cases: [
            // Nobody keeps a plan whose only or latest charge was given back.
            { when: { standing: ['settled'], closes: [1], condition: ['active', 'suspended'] }, use: { paid: 1 } },
            { when: { standing: ['settled'], next: ['open'], heard: [1] }, use: { paid: 5, refunded: 95 } },
            { when: { standing: ['settled'] }, use: { paid: 1 } },
            { when: { fate: ['void'] }, use: { cancelled: 1 } },
            { when: { stage: ['ahead', 'today'] }, use: { pending: 1 } },
          ],
          else: { overdue: 1 },
        },
      },
      enum: ['pending', 'paid', 'overdue', 'cancelled', 'refunded'],
    },
    issue_date: {
      type: 'string',
      format: 'date',
      generator: 'past_date',
      description: 'Day of issue: that of the charge',
      copy: 'charged',
    },
    due_date: {
      type: 'string',
      format: 'date',
      generator: 'future_date',
      description: 'Last day for payment; a customer always has the same terms',
      args: {
        after: { from: 'issue_date' },
        dayChoices: [{ from: 'customer_id.terms' }],
      },
    },
    paid_at: {
      type: 'string',
      format: 'date-time',
      generator: 'past_date',
      description: 'When it was paid in full; null unless paid or refunded',
      copy: 'settles',
      when: { status: ['paid', 'refunded'] },
    },
  },
  causes: {
    ...cohortCauses,
    contract: {
      ...inCohort('contract', 'The subscription that is billed'),
      references: 'subscriptions',
      beyond: true,
    },
    plan: { type: 'string', generator: 'word', description: 'The plan of that subscription', copy: 'contract.plan' },
    condition: { type: 'string', generator: 'word', description: 'The state of that', copy: 'contract.status' },
    cycle: { type: 'string', generator: 'word', description: 'Its billing cycle', copy: 'contract.billing_cycle' },
    instalment: inCohort('instalment', 'Number among the invoices for the subscription, from 0'),
    charge: {
      type: 'integer',
      generator: 'sum',
      description: 'Number of the charge of the subscription, from 0: its last charges have an invoice here',
      args: { of: [{ from: 'contract.firstBill' }, { from: 'instalment' }] },
    },
    charged: {
      type: 'string',
      format: 'date',
      generator: 'future_date',
      description: 'Day of the charge',
      args: {
        after: { from: 'contract.firstCharge' },
        cycle: { from: 'contract.billing_cycle' },
        cycleCount: [{ from: 'charge' }, { from: 'charge' }],
      },
    },
    seats: { type: 'integer', generator: 'random_int', description: 'Seats of the customer', copy: 'contract.seats' },
    method: { type: 'string', generator: 'word', description: 'How the customer pays', copy: 'customer_id.method' },
    heard: inCohort('heard', 'Whether the customer may be told about it: 1, else 0'),
    closes: inCohort('closes', 'Whether it is the last invoice for the subscription: 1, else 0'),
    fate: {
      type: 'string',
      generator: 'word',
      description: 'Whether it is paid, paid by its due date, paid months late, not paid so far, or void',
      args: {
        choices: {
          cases: [
            { when: { closes: [1], 'contract.fate': ['void'] }, use: { void: 1 } },
            { when: { closes: [1], 'contract.fate': ['suspended'] }, use: { unpaid: 1 } },
            { when: { closes: [1], 'contract.fate': ['late'] }, use: { late: 1 } },
            // Nobody is late without a reminder.
            { when: { heard: [0] }, use: { prompt: 1 } },
          ],
          else: { valid: 1 },
        },
      },
    },
    settles: {
      type: 'string',
      format: 'date-time',
      generator: 'settlement',
      description: 'When it is or would be paid',
      args: {
        issued: { from: 'issue_date' },
        due: { from: 'due_date' },
        method: { from: 'method' },
        lag: { from: 'customer_id.lag' },
        fate: { from: 'fate' },
        city: { from: 'customer_id.city' },
      },
    },
    repayment: {
      type: 'string',
      format: 'date-time',
      generator: 'past_date',
      description: 'When it is or would be paid back: some days after the payment',
      args: { after: { from: 'settles' }, days: [0.1, 40], distribution: 'low' },
    },
    settled: {
      type: 'string',
      generator: 'phase',
      description: 'Where that lies',
      args: { date: { from: 'settles' } },
    },
    standing: {
      type: 'string',
      generator: 'word',
      description: 'Whether it has been paid, also if it was paid back, or not',
      args: {
        choices: { by: 'settled', is: { past: { settled: 1 } }, else: { open: 1 } },
      },
    },
    cover: {
      ...inCohort('cover', 'The invoice whose payment would be the next transaction, else a refund is'),
      references: 'invoices',
      beyond: true,
    },
    next: { type: 'string', generator: 'word', description: 'Whether that one has been paid', copy: 'cover.standing' },
    rate: {
      type: 'number',
      generator: 'tax_rate',
      description: 'Standard rate of tax where the customer lives, in percent',
      args: { country: { from: 'customer_id.country' }, city: { from: 'customer_id.city' } },
    },
    stage: {
      type: 'string',
      generator: 'phase',
      description: 'Whether payment is due in the future, today or earlier',
      args: { date: { from: 'due_date' } },
    },
  },
} as const satisfies ResourceSpec;
