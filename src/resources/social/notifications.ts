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
      copy: 'reader',
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
      args: {
        choices: {
          by: 'news',
          is: { social: { like: 30, comment: 25, follow: 16, mention: 12 } },
          else: { system: 1 },
        },
      },
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
      description: 'Whether the user has read it; what is urgent and some days old has been read',
      args: {
        probability: {
          cases: [
            { when: { age: ['recent'], priority: ['urgent', 'high'] }, use: 0.7 },
            { when: { age: ['recent'] }, use: 0.35 },
            { when: { priority: ['urgent'] }, use: 1 },
            { when: { priority: ['high'] }, use: 0.94 },
          ],
          else: 0.7,
        },
      },
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
    reader: { ...inCohort('reader', 'The user who is told'), references: 'users' },
    kind: inCohort('kind', 'What there may be news of: 1 for an invoice, 2 for a booking, 0 for neither'),
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
      description:
        'What there is to tell: about people, the account, an invoice or a booking; what went wrong is always told',
      args: {
        choices: {
          cases: [
            { when: { kind: [0] }, use: { social: 86, account: 14 } },
            { when: { kind: [1], 'bill.status': ['refunded'] }, use: { refund: 1 } },
            { when: { kind: [1], 'bill.status': ['cancelled'] }, use: { closing: 1 } },
            {
              when: { kind: [1], 'bill.status': ['overdue'], 'bill.condition': ['suspended'] },
              use: { reminder: 1, suspension: 1 },
            },
            { when: { kind: [1], 'bill.status': ['overdue'] }, use: { reminder: 1 } },
            { when: { kind: [1], 'bill.fate': ['late'] }, use: { reminder: 1 } },
            { when: { kind: [1], 'bill.status': ['paid'] }, use: { social: 83, payment: 10, invoice: 7 } },
            { when: { kind: [1] }, use: { social: 70, invoice: 30 } },
            { when: { kind: [2], 'booking.status': ['cancelled'] }, use: { booking: 1 } },
          ],
          else: { social: 84, booking: 16 },
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
            { when: { news: ['suspension'] }, use: { suspension: 1 } },
            { when: { news: ['closing'] }, use: { closing: 1 } },
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
          by: 'news',
          is: { social: { nothing: 1 }, account: { nothing: 1 }, booking: { booking: 1 } },
          else: { invoice: 1 },
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
            suspension: { from: 'bill.due_date' },
          },
          else: { from: 'bill.issue_date' },
        },
        days: {
          by: 'news',
          is: {
            payment: [0.0004, 0.01],
            refund: [0, 0.02],
            reminder: [1.2, 9],
            suspension: [12.2, 12.6],
            closing: [0.3, 0.8],
          },
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
