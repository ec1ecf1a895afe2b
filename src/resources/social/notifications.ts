import { userUpToId } from '../reused-causes.ts';
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
        topic: { from: 'type' },
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
        topic: { from: 'type' },
        writerNumber: { from: 'user_id' },
        place: { from: 'user_id.city' },
        username: { from: 'user_id.username' },
      },
    },
    type: {
      type: 'string',
      generator: 'notification_type',
      description: 'Kind of event that caused it',
      args: { choices: { like: 30, comment: 25, follow: 18, mention: 15, system: 12 } },
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
      args: {
        after: { from: 'user_id.created_at' },
        daysBack: [0, 90],
        distribution: 'low',
        city: { by: 'sender', is: { near: { from: 'user_id.city' } } },
        hours: 'awake',
      },
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
    whose: userUpToId,
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
        before: { from: 'created_at' },
        days: { by: 'type', is: { follow: [9, 2900], system: [0, 0] }, else: [0, 50] },
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
