import { payerCauses } from '../reused-causes.ts';
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
      copy: 'whose',
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
      description: 'Sum before tax',
      args: {
        baseValue: { from: 'usual' },
        baseCurrency: 'USD',
        factor: [0.3, 2.4],
        ending: { by: 'habit', is: { round: 'figures', mixed: 'cents' }, else: 'retail' },
        taxPercent: {
          cases: [
            { when: { habit: ['gross'], currency: ['USD', 'CAD'] }, use: 0 },
            { when: { habit: ['gross'] }, use: { from: 'rate' } },
          ],
          else: 0,
        },
        currency: { from: 'currency' },
        country: { from: 'customer_id.country' },
      },
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
      description: 'ISO 4217 code of the currency',
      args: { country: { from: 'customer_id.country' } },
    },
    status: {
      type: 'string',
      generator: 'invoice_status',
      description: 'State of the payment',
      args: {
        choices: {
          cases: [
            {
              when: { stage: ['ahead'], payer: ['prompt'] },
              use: { pending: 82, paid: 14, cancelled: 3, refunded: 1 },
            },
            { when: { stage: ['ahead'] }, use: { pending: 97, cancelled: 3 } },
            { when: { stage: ['today'], payer: ['prompt'] }, use: { paid: 90, cancelled: 7, refunded: 3 } },
            { when: { stage: ['today'] }, use: { cancelled: 1 } },
            { when: { stage: ['recent'], payer: ['prompt'] }, use: { paid: 93, cancelled: 4, refunded: 3 } },
            { when: { stage: ['recent'] }, use: { overdue: 95, cancelled: 5 } },
            { when: { payer: ['lost'] }, use: { overdue: 92, cancelled: 8 } },
          ],
          else: { paid: 91, cancelled: 5, refunded: 4 },
        },
      },
      enum: ['pending', 'paid', 'overdue', 'cancelled', 'refunded'],
    },
    issue_date: {
      type: 'string',
      format: 'date',
      generator: 'past_date',
      description: 'Day of issue',
      args: {
        after: { from: 'customer_id.created_at' },
        daysBack: { by: 'payer', is: { lost: [90, 200] }, else: [0, 640] },
        distribution: 'low',
        dayKind: 'work',
      },
    },
    due_date: {
      type: 'string',
      format: 'date',
      generator: 'future_date',
      description: 'Last day for payment; a customer always has the same terms',
      args: {
        after: { from: 'issue_date' },
        dayChoices: { by: 'habit', is: { round: [14, 14, 30, 30, 30, 45] }, else: [14, 14, 14, 30] },
      },
      per: 'customer_id',
    },
    paid_at: {
      type: 'string',
      format: 'date-time',
      generator: 'past_date',
      description: 'When it was paid in full; null unless paid or refunded',
      args: {
        after: { from: 'issue_date' },
        closeTo: { from: 'due_date' },
        days: [-12, 9],
        city: { from: 'customer_id.city' },
        hours: 'awake',
      },
      when: { status: ['paid', 'refunded'] },
    },
  },
  causes: {
    ...payerCauses,
    usual: {
      type: 'integer',
      generator: 'random_int',
      description: 'Average amount billed to the customer, in US dollars',
      args: { min: 90, max: 2800, distribution: 'wide' },
      per: 'customer_id',
    },
    habit: {
      type: 'string',
      generator: 'word',
      description: 'Whether the customer is billed shop prices, round sums for services, or a mix of both',
      args: { choices: { gross: 6, round: 5, mixed: 4 } },
      per: 'customer_id',
    },
    payer: {
      type: 'string',
      generator: 'word',
      description: 'Whether the customer pays, stopped recently, or never paid',
      args: { choices: { prompt: 74, stuck: 21, lost: 5 } },
      per: 'customer_id',
    },
    rate: {
      type: 'number',
      generator: 'tax_rate',
      description: 'Standard rate of tax where the customer lives, in percent',
      args: { country: { from: 'customer_id.country' }, city: { from: 'customer_id.city' } },
    },
    stage: {
      type: 'string',
      generator: 'phase',
      description: 'Whether payment is due in the future, today, recently or long ago',
      args: { date: { from: 'due_date' }, recentDays: 60 },
    },
  },
} as const satisfies ResourceSpec;
