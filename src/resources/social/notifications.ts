import { cohortCauses, inCohort } from '../reused-causes.ts';
import type { ResourceSpec } from '../spec.ts';

export const notifications = {
  name: 'notifications',
  singular: 'notification',
  category: 'social',
  description: 'Notifications to users: what happened, where to look, and whether it was read.',
  fields: {
    id: { type: 'integer', generator: 'random_int', description: 'Number of the notification', args: { min: 1 } },
    user_id: {
      type: 'integer',
      generator: 'random_int',
      description: 'The user who is notified',
      references: 'users',
      copy: 'whose',
    },
    title: {
      type: 'string',
      generator: 'sentence',
      description: 'Headline',
      args: {
        about: 'notification',
        topic: { from: 'topic' },
        writerNumber: { from: 'user_id' },
        place: { from: 'user_id.city' },
      },
    },
    message: {
      type: 'string',
      generator: 'sentence',
      description: 'What happened',
      args: {
        about: 'notification_message',
        name: { from: 'title' },
        topic: { from: 'topic' },
        writerNumber: { from: 'user_id' },
        place: { from: 'user_id.city' },
        username: { from: 'user_id.username' },
        number: { by: 'matter', is: { invoice: { from: 'bill.invoice_number' } } },
        amount: { by: 'matter', is: { invoice: { from: 'bill.total' } } },
        currency: { by: 'matter', is: { invoice: { from: 'bill.currency' } } },
        date: { by: 'matter', is: { invoice: { from: 'bill.due_date' }, booking: { from: 'booking.check_in' } } },
        endDate: { by: 'matter', is: { booking: { from: 'booking.check_out' } } },
        level: { by: 'matter', is: { booking: { from: 'booking.type' } } },
      },
    },
    type: {
      type: 'string',
      generator: 'notification_type',
      description: 'Kind of event that caused it',
      args: { choices: { like: 30, comment: 25, follow: 16, mention: 12, system: 17 } },
    },
    priority: {
      type: 'string',
      generator: 'priority',
      description: 'Urgency',
      args: { choices: { low: 35, normal: 45, high: 15, urgent: 5 }, subject: { from: 'title' }, deterministic: true },
    },
    read: {
      type: 'boolean',
      generator: 'boolean',
      description: 'Whether the user has read it',
      args: { probability: { by: 'age', is: { recent: 0.35 }, else: 0.72 } },
    },
    action_url: {
      type: 'string',
      format: 'uri',
      generator: 'url',
      description: 'Where a click leads',
      args: {
        siteName: 'app',
        path: [{ by: 'type', is: { follow: 'people', system: 'activity' }, else: 'posts' }, { from: 'target' }],
      },
    },
    created_at: {
      type: 'string',
      format: 'date-time',
      generator: 'past_date',
      description: 'When it was sent, mostly while people are awake where the user lives',
      copy: 'sent',
    },
    read_at: {
      type: 'string',
      format: 'date-time',
      generator: 'past_date',
      description: 'When it was read; null while unread',
      args: {
        after: { from: 'created_at' },
        days: { by: 'priority', is: { urgent: [0.0002, 0.3], high: [0.0002, 0.7] }, else: [0.0003, 2.9] },
        distribution: 'soon',
      },
      when: { read: [true] },
    },
  },
  causes: {
    ...cohortCauses,
    reader: { ...inCohort('reader', 'A user who is told about posts'), references: 'users' },
    bill: {
      ...inCohort('matter', 'An invoice that there may be news of'),
      references: 'invoices',
      beyond: true,
    },
    booking: {
      ...inCohort('matter', 'A booking that there may be news of'),
      references: 'bookings',
      beyond: true,
    },
    news: {
      type: 'string',
      generator: 'word',
      description: 'What the program has to tell: about the account, an invoice or a booking',
      args: {
        choices: {
          by: 'bill.status',
          is: {
            paid: { account: 36, invoice: 14, payment: 26, booking: 24 },
            refunded: { account: 30, payment: 10, refund: 40, booking: 20 },
            overdue: { account: 30, invoice: 16, reminder: 34, booking: 20 },
            pending: { account: 30, invoice: 50, booking: 20 },
          },
          else: { account: 60, booking: 40 },
        },
      },
    },
    topic: {
      type: 'string',
      generator: 'word',
      description: 'What it is about, as the texts have it',
      args: {
        choices: {
          cases: [
            { when: { type: ['like'] }, use: { like: 1 } },
            { when: { type: ['comment'] }, use: { comment: 1 } },
            { when: { type: ['follow'] }, use: { follow: 1 } },
            { when: { type: ['mention'] }, use: { mention: 1 } },
            { when: { news: ['account'] }, use: { system: 1 } },
            { when: { news: ['invoice'] }, use: { invoice: 1 } },
            { when: { news: ['payment'] }, use: { payment: 1 } },
            { when: { news: ['refund'] }, use: { refund: 1 } },
            { when: { news: ['reminder'] }, use: { reminder: 1 } },
            { when: { 'booking.status': ['cancelled'] }, use: { cancellation: 1 } },
            { when: { 'booking.status': ['pending'] }, use: { request: 1 } },
          ],
          else: { booking: 1 },
        },
      },
    },
    matter: {
      type: 'string',
      generator: 'word',
      description: 'What of the user it names',
      args: {
        choices: {
          cases: [
            { when: { type: ['system'], news: ['invoice', 'payment', 'refund', 'reminder'] }, use: { invoice: 1 } },
            { when: { type: ['system'], news: ['booking'] }, use: { booking: 1 } },
          ],
          else: { nothing: 1 },
        },
      },
    },
    customer: {
      type: 'integer',
      generator: 'random_int',
      description: 'The customer of that invoice',
      references: 'users',
      copy: 'bill.customer_id',
    },
    traveller: {
      type: 'integer',
      generator: 'random_int',
      description: 'The user of that booking',
      references: 'users',
      copy: 'booking.user_id',
    },
    whose: {
      type: 'integer',
      generator: 'random_int',
      description: 'The one of them who is told',
      args: {
        min: {
          by: 'matter',
          is: { invoice: { from: 'customer' }, booking: { from: 'traveller' } },
          else: { from: 'reader' },
        },
        max: {
          by: 'matter',
          is: { invoice: { from: 'customer' }, booking: { from: 'traveller' } },
          else: { from: 'reader' },
        },
      },
    },
    sent: {
      type: 'string',
      generator: 'element',
      description: 'When it was sent: after what it tells about',
      args: {
        list: {
          cases: [
            { when: { matter: ['invoice'] }, use: [{ from: 'told' }] },
            { when: { matter: ['booking'] }, use: [{ from: 'confirmed' }] },
          ],
          else: [{ from: 'someTime' }],
        },
        index: 0,
      },
    },
    told: {
      type: 'string',
      format: 'date-time',
      generator: 'past_date',
      description: 'When there was news of the invoice',
      args: {
        after: {
          by: 'news',
          is: {
            payment: { from: 'bill.settles' },
            refund: { from: 'bill.repayment' },
            reminder: { from: 'bill.due_date' },
          },
          else: { from: 'bill.issue_date' },
        },
        days: {
          by: 'news',
          is: { payment: [0.0004, 0.01], refund: [0, 0.02], reminder: [1.2, 9] },
          else: [0.0005, 0.02],
        },
      },
    },
    confirmed: {
      type: 'string',
      format: 'date-time',
      generator: 'past_date',
      description: 'When there was news of the booking: right after it was made or cancelled',
      args: {
        after: {
          by: 'booking.status',
          is: { cancelled: { from: 'booking.recalled' } },
          else: { from: 'booking.ordered' },
        },
        days: [0.0002, 0.004],
      },
    },
    someTime: {
      type: 'string',
      format: 'date-time',
      generator: 'activity_time',
      description: 'Some time since the account was opened',
      args: {
        after: { from: 'user_id.created_at' },
        city: { by: 'sender', is: { near: { from: 'user_id.city' } } },
      },
    },
    target: {
      type: 'integer',
      generator: 'random_int',
      description: 'Number of the post, the follower or the activity; it rises with the date',
      args: { min: 1, max: 1_000_000, unique: true, period: ['2016-05-02', { from: 'appeared' }] },
    },
    appeared: {
      type: 'string',
      format: 'date-time',
      generator: 'past_date',
      description: 'When the post was written, the follower joined, or the activity took place',
      args: {
        // The day on which the numbers start.
        after: '2016-05-02',
        before: { from: 'created_at' },
        daysBack: { by: 'type', is: { follow: [9, 2900], system: [0, 0] }, else: [0, 50] },
      },
    },
    sender: {
      type: 'string',
      generator: 'word',
      description: 'Whether the sender lives nearby',
      args: { choices: { near: 82, far: 18 } },
    },
    age: {
      type: 'string',
      generator: 'phase',
      description: 'Whether it was sent in the last days, when many are still unread',
      args: { date: { from: 'created_at' }, recentDays: 4 },
    },
  },
} as const satisfies ResourceSpec;
