import type { Grammar } from '../grammar.ts';
import type { Subject } from './subject.ts';

const THINGS: Grammar = {
  thing: ['photo', 'post', 'comment', 'review', 'article', 'playlist', 'question', 'answer', 'video', 'list'],
  topic: [
    'the weekend trip',
    'the new office',
    'your garden',
    'the team dinner',
    'the old bridge',
    'your first marathon',
    'the spring sale',
    'the reading group',
    'the new timetable',
    'homemade bread',
    'the city tour',
    'the kitchen plans',
  ],
  count: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'twelve', 'fifteen'],
  title: ['{head}'],
};

const LIKE: Grammar = {
  head: [
    'New like on your {thing}',
    'Your {thing} is popular',
    'Someone liked your {thing}',
    '{count} new likes on your {thing}',
    'Your {thing} about {topic} was liked',
  ],
  text: [
    'Someone liked your {thing} about {topic}.',
    '{count} people liked your {thing} about {topic}.',
    'Your {thing} about {topic} got {count} new likes today.',
    'Your {thing} about {topic} is one of the most liked this week.',
  ],
};

const COMMENT: Grammar = {
  head: [
    'New comment on your {thing}',
    'Someone replied to your {thing}',
    '{count} new comments on your {thing}',
    'Your {thing} is being discussed',
    'New reply about {topic}',
  ],
  text: [
    'There is a new comment on your {thing} about {topic}.',
    '{count} people commented on your {thing} about {topic}.',
    'Someone answered your comment on {topic}.',
    'A question was asked below your {thing} about {topic}.',
    'The talk about {topic} goes on: {count} new comments since your last visit.',
  ],
};

const FOLLOW: Grammar = {
  head: [
    'You have a new follower',
    '{count} new followers',
    'Someone started following you',
    'Your circle is growing',
    'New follower for your {thing}s',
  ],
  text: [
    'Someone who read your {thing} about {topic} now follows you.',
    '{count} people started following you this week.',
    'You have {count} new followers since your {thing} about {topic}.',
    'Someone you follow now follows you back.',
    'A member of your reading group started following you after your {thing} about {topic}.',
  ],
};

const MENTION: Grammar = {
  head: [
    'You were mentioned in {a thing}',
    'Someone mentioned you',
    'New mention about {topic}',
    'Your name came up in {a thing}',
    'You were tagged in {a thing}',
  ],
  text: [
    'You were mentioned in {a thing} about {topic}.',
    'Someone named you in a comment on {topic}.',
    'You were mentioned {count} times in the talk about {topic}.',
    'Someone asked for your opinion on {topic}.',
    'You were tagged in {a thing} about {topic}.',
  ],
};

const SYSTEM: Grammar = {
  head: [
    'Scheduled maintenance', 'New sign-in to your account', 'Your export is ready', 'Password changed', 'Storage almost full',
    'Your settings were updated', 'New version available', 'Please confirm your e-mail address', 'Backup completed',
  ], // prettier-ignore
  text: [
    'The service will be down for maintenance {night}, for about {count} minutes.',
    'There was a new sign-in to your account {day} from a browser that we have not seen before.',
    'The export that you asked for {day} is ready to be downloaded.',
    'Your password was changed {day}; if that was not you, please contact the support.',
    'Your storage is almost full: there is room for about {count} more videos.',
    'A new version is available and will be installed {night}.',
    'Your monthly backup was completed {day} without errors.',
  ],
  night: [
    'on Sunday night',
    'tonight after eleven',
    'on Saturday morning',
    'in the early hours of Tuesday',
    'tomorrow before six',
  ],
  day: ['today', 'yesterday evening', 'this morning', 'on Monday', 'a few minutes ago', 'last night'],
};

const PARTS: Readonly<Record<string, Grammar>> = {
  like: LIKE,
  comment: COMMENT,
  follow: FOLLOW,
  mention: MENTION,
  system: SYSTEM,
};

/** What happened, in one sentence. */
export const notificationMessage: Subject = {
  rules: THINGS,
  parts: PARTS,
  read: ({ topic = 'system' }) => ({ part: topic, slots: {} }),
};

/** The headline of a notification. */
export const notification: Subject = {
  rules: THINGS,
  parts: Object.fromEntries(Object.entries(PARTS).map(([name, part]) => [name, { ...part, text: part['head'] ?? [] }])),
  read: ({ topic = 'system' }) => ({ part: topic, slots: {} }),
};
