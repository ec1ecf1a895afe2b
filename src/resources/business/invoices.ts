import type { ResourceSpec } from '../spec.ts';

export const invoices = {
  name: 'invoices',
  singular: 'invoice',
  category: 'business',
  description: 'Invoices to users, with tax, due date and what became of them.',
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
      description: 'Address of that user, to which the invoice goes',
      copy: 'customer_id.email',
    },
    amount: {
      type: 'number',
      generator: 'price',
      description: 'Sum before tax',
      args: { usd: [20, 4800], currency: { from: 'currency' } },
    },
    tax: {
      type: 'number',
      generator: 'tax',
      description: 'Tax on the amount',
      args: { amount: { from: 'amount' }, currency: { from: 'currency' } },
    },
    total: {
      type: 'number',
      generator: 'price',
      description: 'Amount and tax together',
      args: { sum: [{ from: 'amount' }, { from: 'tax' }], currency: { from: 'currency' } },
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
      description: 'Where the payment stands',
      args: { choices: { pending: 20, paid: 55, overdue: 12, cancelled: 7, refunded: 6 } },
    },
    issue_date: {
      type: 'string',
      format: 'date',
      generator: 'past_date',
      description: 'Day of issue',
      args: { days: { by: 'status', is: { pending: [0, 12], overdue: [70, 240] }, else: [20, 600] } },
    },
    due_date: {
      type: 'string',
      format: 'date',
      generator: 'future_date',
      description: 'Last day for payment',
      args: { after: { from: 'issue_date' }, days: [14, 60] },
    },
    paid_at: {
      type: 'string',
      format: 'date-time',
      generator: 'past_date',
      description: 'When it was paid in full; null unless paid or refunded',
      args: { after: { from: 'issue_date' }, days: [0, 45] },
      when: { status: ['paid', 'refunded'] },
    },
  },
} as const;

invoices satisfies ResourceSpec;
