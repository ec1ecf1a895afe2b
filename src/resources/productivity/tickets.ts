import { cohortCauses, inCohort } from '../reused-causes.ts';
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
      description: 'Unique number given to the customer; it rises with the date',
      args: { date: { from: 'created_at' } },
    },
    subject: {
      type: 'string',
      generator: 'sentence',
      description: 'The issue in one line',
      args: {
        about: 'ticket',
        topic: { from: 'topic' },
        facts: { by: 'category', is: { billing: { from: 'question' } } },
        date: { from: 'created_at' },
        customerSince: { from: 'customer_id.created_at' },
        writerNumber: { from: 'customer_id' },
      },
    },
    description: {
      type: 'string',
      generator: 'paragraph',
      description: 'The issue in full',
      args: {
        about: 'ticket',
        name: { from: 'subject' },
        topic: { from: 'topic' },
        facts: { by: 'category', is: { billing: { from: 'question' } } },
        date: { from: 'created_at' },
        writer: { from: 'customer_id.first_name' },
        writerNumber: { from: 'customer_id' },
      },
    },
    customer_id: {
      type: 'integer',
      generator: 'random_int',
      description: 'The user who opened it',
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
      description: 'Address of that user',
      copy: 'customer_id.email',
    },
    assigned_to: {
      type: 'string',
      generator: 'name',
      description: 'Name of the agent in charge; the number of agents grows with the tickets',
      per: 'agent',
      args: { city: { from: 'office' } },
    },
    priority: {
      type: 'string',
      generator: 'priority',
      description: 'Urgency',
      args: { choices: { low: 25, medium: 45, high: 22, urgent: 8 }, subject: { from: 'subject' } },
    },
    status: {
      type: 'string',
      generator: 'ticket_status',
      description: 'State of the ticket',
      args: {
        choices: {
          by: 'stage',
          is: { ahead: { open: 40, in_progress: 36, waiting: 24 }, recent: { resolved: 1 } },
          else: { closed: 1 },
        },
      },
      enum: ['open', 'in_progress', 'waiting', 'resolved', 'closed'],
    },
    category: {
      type: 'string',
      generator: 'ticket_category',
      description: 'Kind of issue',
      args: { choices: { technical: 25, billing: 20, feature_request: 20, bug: 35 }, evenly: true },
    },
    created_at: {
      type: 'string',
      format: 'date-time',
      generator: 'past_date',
      description: 'When it was opened: mostly while the customer is awake',
      copy: 'opened',
    },
    updated_at: {
      type: 'string',
      format: 'date-time',
      generator: 'past_date',
      description: 'When it last changed',
      args: {
        after: {
          by: 'status',
          is: { resolved: { from: 'resolved_at' }, closed: { from: 'resolved_at' } },
          else: { from: 'created_at' },
        },
        days: {
          cases: [
            { when: { status: ['closed'], reply: ['confirmed'] }, use: [0.01, 3] },
            { when: { status: ['closed'] }, use: [3, 3.04] },
          ],
          else: [0, 7],
        },
        distribution: 'low',
        // Others are closed by a program, which runs at any hour.
        city: {
          cases: [
            { when: { status: ['open', 'in_progress', 'waiting', 'resolved'] }, use: { from: 'office' } },
            { when: { reply: ['confirmed'] }, use: { from: 'office' } },
          ],
        },
      },
    },
    resolved_at: {
      type: 'string',
      format: 'date-time',
      generator: 'past_date',
      description: 'When it was solved; null unless resolved or closed',
      copy: 'solution',
      when: { status: ['resolved', 'closed'] },
    },
  },
  causes: {
    ...cohortCauses,
    service: {
      ...inCohort('service', 'The subscription of whoever asks about the product'),
      references: 'subscriptions',
      beyond: true,
    },
    asker: {
      type: 'integer',
      generator: 'random_int',
      description: 'The user of that subscription',
      references: 'users',
      copy: 'service.user_id',
    },
    concern: {
      ...inCohort('concern', 'The invoice that a question about bills concerns'),
      references: 'invoices',
      beyond: true,
    },
    payer: {
      type: 'integer',
      generator: 'random_int',
      description: 'The customer of that invoice',
      references: 'users',
      copy: 'concern.customer_id',
    },
    whose: {
      type: 'integer',
      generator: 'random_int',
      description: 'The one of both who asks: only those who pay ask about bills',
      args: {
        min: { by: 'category', is: { billing: { from: 'payer' } }, else: { from: 'asker' } },
        max: { by: 'category', is: { billing: { from: 'payer' } }, else: { from: 'asker' } },
      },
    },
    question: {
      type: 'array',
      generator: 'bill_question',
      description: 'What is asked about that invoice, from when on and until when, and what the invoice says',
      args: {
        number: { from: 'concern.invoice_number' },
        status: { from: 'concern.status' },
        issued: { from: 'concern.issue_date' },
        due: { from: 'concern.due_date' },
        settled: { from: 'concern.settles' },
        repaid: { from: 'concern.repayment' },
        method: { from: 'concern.method' },
        currency: { from: 'concern.currency' },
        total: { from: 'concern.total' },
        amount: { from: 'concern.amount' },
        tax: { from: 'concern.tax' },
        plan: { from: 'concern.plan' },
        standing: { from: 'concern.condition' },
        cycle: { from: 'concern.cycle' },
        seats: { from: 'concern.seats' },
      },
    },
    asked: {
      type: 'string',
      generator: 'element',
      description: 'The topic of that question',
      args: { list: { from: 'question' }, index: 1 },
    },
    topic: {
      type: 'string',
      generator: 'element',
      description: 'What it is about: the question, or the category',
      args: { list: { by: 'category', is: { billing: [{ from: 'asked' }] }, else: [{ from: 'category' }] }, index: 0 },
    },
    since: {
      type: 'string',
      generator: 'element',
      description: 'Since when there is something to ask about',
      args: {
        list: {
          by: 'category',
          is: { billing: { from: 'question' } },
          else: ['', '', '', { from: 'service.start_date' }],
        },
        index: 3,
      },
    },
    over: {
      type: 'string',
      generator: 'element',
      description: 'Until when: mostly as long as the subscription lasts, and at the latest today',
      args: {
        list: {
          by: 'category',
          is: { billing: { from: 'question' } },
          else: ['', '', '', '', '', { from: 'service.end_date' }],
        },
        index: 5,
      },
    },
    opened: {
      type: 'string',
      format: 'date-time',
      generator: 'activity_time',
      description: 'When it was opened',
      args: { after: { from: 'since' }, before: { from: 'over' }, growing: true, city: { from: 'customer_id.city' } },
    },
    agent: {
      type: 'integer',
      generator: 'crew_member',
      description: 'Number of the agent, usually a specialist for the category',
      args: {
        specialty: { from: 'category' },
        specialties: ['technical', 'billing', 'bug', 'feature_request', 'technical', 'billing', 'bug', 'technical'],
        recordsPerMember: 60,
        otherProbability: 0.3,
      },
    },
    office: {
      type: 'string',
      generator: 'word',
      description: 'Where that agent works',
      per: 'agent',
      args: { choices: { Dublin: 4, Toronto: 3, Melbourne: 2, Lisbon: 2, Manila: 2, Denver: 1 } },
    },
    backlog: {
      type: 'string',
      generator: 'word',
      description: 'Whether anybody takes care of it soon: many wishes wait for months',
      args: {
        choices: {
          cases: [
            { when: { category: ['feature_request'], priority: ['low', 'medium'] }, use: { left: 5, taken: 1 } },
            { when: { category: ['bug'], priority: ['low', 'medium'] }, use: { left: 5, taken: 1 } },
          ],
          else: { taken: 1 },
        },
      },
    },
    reply: {
      type: 'string',
      generator: 'word',
      description: 'Whether the customer has confirmed the solution; otherwise it is closed after three days',
      args: { choices: { confirmed: 5, silent: 4 } },
    },
    solution: {
      type: 'string',
      format: 'date-time',
      generator: 'future_date',
      description: 'When it is or would be solved: sooner if urgent, mostly in office hours',
      args: {
        after: { from: 'created_at' },
        city: { from: 'office' },
        days: {
          cases: [
            { when: { backlog: ['left'], priority: ['low'] }, use: [100, 175] },
            { when: { backlog: ['left'] }, use: [70, 170] },
            { when: { priority: ['urgent'] }, use: [0.02, 2.5] },
            { when: { priority: ['high'] }, use: [0.05, 11] },
            { when: { priority: ['medium'] }, use: [0.3, 26] },
          ],
          else: [1, 31],
        },
        distribution: 'low',
      },
    },
    stage: {
      type: 'string',
      generator: 'phase',
      description: 'Whether the solution is in the future, in the last days or earlier',
      args: { date: { from: 'solution' }, recentDays: 4 },
    },
  },
} as const satisfies ResourceSpec;
