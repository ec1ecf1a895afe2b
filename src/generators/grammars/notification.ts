import type { Grammar } from '../grammar.ts';
import { headsOf, textsOf } from './matter.ts';
import type { Matters } from './matter.ts';
import type { Subject } from './subject.ts';

const MATTERS: Matters = {
  like: [
    {
      heads: ['New like on your {thing}', 'Someone liked your {thing}'],
      texts: ['Someone liked your {thing} about {topic}.', 'Your {thing} about {topic} got a new like just now.'],
    },
    {
      heads: ['{count} new likes on your {thing}', '{count} people liked your {thing}'],
      texts: ['{count} people liked your {thing} about {topic}.', 'Your {thing} about {topic} got {count} new likes.'],
    },
    {
      heads: ['Your {thing} is popular', 'Your {thing} is doing well'],
      texts: ['Your {thing} about {topic} is among the most liked this week.'],
    },
  ],
  comment: [
    {
      heads: ['New comment on your {thing}', 'Someone replied to your {thing}'],
      texts: [
        'There is a new comment on your {thing} about {topic}.',
        'Someone asked a question below your {thing} about {topic}.',
        'Someone wrote an answer below your {thing} about {topic}.',
      ],
    },
    {
      heads: ['{count} new comments on your {thing}', '{count} replies to your {thing}'],
      texts: [
        '{count} people commented on your {thing} about {topic}.',
        'The talk about {topic} goes on: your {thing} has {count} new comments.',
      ],
    },
  ],
  follow: [
    {
      heads: ['You have a new follower', 'Someone started following you'],
      texts: [
        'Someone who read your {thing} about {topic} now follows you.',
        'Someone you follow now follows you back.',
        'A member of your reading group now follows you.',
        'A friend of a friend started following you after your {thing} about {topic}.',
      ],
    },
    {
      heads: ['{count} new followers', '{count} people follow you now'],
      texts: [
        '{count} people started following you this week.',
        'You have {count} new followers since your {thing} about {topic}.',
      ],
    },
  ],
  mention: [
    {
      heads: ['You were mentioned in {a thing}', 'Your name came up in {a thing}'],
      texts: [
        'You were mentioned in {a thing} about {topic}.',
        'Someone asked for your opinion in {a thing} about {topic}.',
        'Someone thanked you in {a thing} about {topic}.',
      ],
    },
    {
      heads: ['{count} mentions in one day', 'You were mentioned {count} times'],
      texts: ['Your name came up {count} times in the talk about {topic}.'],
    },
  ],
  system: [
    {
      heads: ['Scheduled maintenance', 'Short interruption ahead'],
      texts: ['The service will be down for maintenance {night}, for about {count} minutes.'],
    },
    {
      heads: ['New sign-in to your account', 'Unknown browser used'],
      texts: ['There was a sign-in to your account {day} from a browser that we have not seen before.'],
    },
    {
      heads: ['Your export is ready', 'Export finished'],
      texts: ['The export that you asked for {day} is ready to be downloaded.'],
    },
    {
      heads: ['Password changed', 'Your password was changed'],
      texts: ['Your password was changed {day}; if that was not you, please contact the support.'],
    },
    {
      heads: ['Storage almost full', 'Running out of storage'],
      texts: ['Your storage is almost full: there is room for about {count} more videos.'],
    },
    {
      heads: ['New version available', 'Update available'],
      texts: ['A new version is available and will be installed {night}.'],
    },
    {
      heads: ['Backup completed', 'Your backup is done'],
      texts: ['Your backup was completed {day} without errors.'],
    },
  ],
};

// prettier-ignore
const RULES: Grammar = {
  thing: ['photo', 'post', 'comment', 'review', 'article', 'playlist', 'question', 'recipe', 'video', 'list', 'poll'],
  topic: [
    'the weekend trip', 'the new office', 'garden design', 'the team dinner', 'the old bridge', 'the city marathon',
    'the spring sale', 'the reading group', 'the new timetable', 'homemade bread', 'the city tour', 'kitchen plans',
    'second-hand bicycles', 'the film festival', 'winter boots', 'night trains', 'balcony plants', 'the school fair',
  ],
  count: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'twelve', 'fifteen'],
  night: ['on Sunday night', 'tonight after eleven', 'on Saturday morning', 'early on Tuesday', 'tomorrow before six'],
  day: ['today', 'yesterday evening', 'this morning', 'on Monday', 'a few minutes ago', 'last night'],
};

/** The headline of a notification. */
export const notification: Subject = headsOf(MATTERS, RULES, 'system');

/** What happened, in one sentence: the matter of the headline. */
export const notificationMessage: Subject = textsOf(MATTERS, RULES, 'system');
