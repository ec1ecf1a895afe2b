import type { ResourceSpec } from '../spec.ts';

export const tickets = {
  name: 'tickets',
  singular: 'ticket',
  category: 'productivity',
  description: 'Support tickets of users, from the first message to the solution.',
  fields: {
    id: { type: 'integer', generator: 'random_int', description: 'Number of the record', args: { min: 1 } },
    ticket_number: {
      type: 'string',
      generator: 'ticket_number',
      description: 'Number told to the customer, used once',
    },
    subject: {
      type: 'string',
      generator: 'sentence',
      description: 'The matter in one line',
      args: { about: 'ticket', topic: { from: 'category' } },
    },
    description: {
      type: 'string',
      generator: 'paragraph',
      description: 'The problem or wish in full',
      args: { about: 'ticket', name: { from: 'subject' }, topic: { from: 'category' } },
    },
    customer_id: {
      type: 'integer',
      generator: 'random_int',
      description: 'The user who opened it',
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
      description: 'Address of that user',
      copy: 'customer_id.email',
    },
    assigned_to: { type: 'string', generator: 'name', description: 'Name of the agent in charge' },
    priority: {
      type: 'string',
      generator: 'priority',
      description: 'How pressing it is',
      args: { choices: { low: 25, medium: 45, high: 22, urgent: 8 } },
    },
    status: {
      type: 'string',
      generator: 'ticket_status',
      description: 'How far it has come',
      args: { choices: { open: 22, in_progress: 20, waiting: 13, resolved: 20, closed: 25 } },
    },
    category: {
      type: 'string',
      generator: 'ticket_category',
      description: 'What kind of matter it is',
      args: { choices: { technical: 35, billing: 25, feature_request: 15, bug: 25 } },
    },
    created_at: {
      type: 'string',
      format: 'date-time',
      generator: 'past_date',
      description: 'When it was opened',
      args: { days: { by: 'status', is: { resolved: [3, 300], closed: [10, 400] }, else: [0, 40] } },
    },
    updated_at: {
      type: 'string',
      format: 'date-time',
      generator: 'past_date',
      description: 'When it last changed',
      args: { after: { from: 'created_at' }, days: [0, 12] },
    },
    resolved_at: {
      type: 'string',
      format: 'date-time',
      generator: 'past_date',
      description: 'When it was solved; null unless resolved or closed',
      args: { after: { from: 'created_at' }, before: { from: 'updated_at' } },
      when: { status: ['resolved', 'closed'] },
    },
  },
} as const;

tickets satisfies ResourceSpec;
