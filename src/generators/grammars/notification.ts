import type { Grammar } from '../grammar.ts';
import { headsOf, textsOf } from './matter.ts';
import type { Matters } from './matter.ts';
import type { Subject } from './subject.ts';

const MATTERS: Matters = {
  like: [
    {
      heads: ['{who} liked your {work}', 'New like from {who} on your {work}'],
      texts: [
        '{who} liked your {work} {lately}.',
        'Your {work} got a like from {who} {lately}.',
        '{who} and {count} other people like your {work}.',
        '{who}, who follows you, liked your {work}.',
      ],
    },
    {
      heads: ['{count} new likes on your {work}', '{count} people liked your {work}'],
      texts: [
        '{count} people liked your {work} {span}.',
        'Your {work} got {count} new likes {span}.',
        '{span}, {count} people gave a like to your {work}.',
      ],
    },
    {
      heads: ['Your {work} is popular', 'Your {work} is doing well'],
      texts: [
        'Your {work} is among the most liked posts {month}.',
        'More people than usual have liked your {work} {month}.',
      ],
    },
  ],
  comment: [
    {
      heads: ['{who} commented on your {work}', 'New comment from {who} on your {work}'],
      texts: [
        '{who} commented on your {work}: “{remark}”',
        '{who} left a comment on your {work} {lately}.',
        '{who} asked a question below your {work} {lately}.',
        'Below your {work}, {who} wrote: “{remark}”',
      ],
    },
    {
      heads: ['{who} replied to your comment on {a work}', 'Reply from {who} below {a work}'],
      texts: [
        '{who} replied to your comment on {a work}: “{remark}”',
        '{who} answered your comment on {a work} {lately}.',
      ],
    },
    {
      heads: ['{count} new comments on your {work}', '{count} people commented on your {work}'],
      texts: [
        '{count} people commented on your {work} {span}.',
        'The talk goes on: your {work} has {count} new comments.',
        'Your {work} got {count} new comments {span}.',
      ],
    },
  ],
  follow: [
    {
      heads: ['{who} started following you', 'New follower: {who}', '{who} now follows you'],
      texts: [
        '{who} started following you after coming across your {work}.',
        '{who}, whom you follow as well, now follows you.',
        '{who} started following you {lately}.',
        '{who} found you through your {work} and now follows you.',
      ],
    },
    {
      heads: ['{who} and {count} others follow you now', '{who} and {count} other new followers'],
      texts: [
        '{who} and {count} other people started following you {span}.',
        '{who} and {count} others follow you since you posted your {work}.',
      ],
    },
    {
      heads: ['{count} new followers', '{count} people started following you'],
      texts: [
        '{count} people started following you {span}.',
        'You have {count} new followers since you posted your {work}.',
      ],
    },
  ],
  mention: [
    {
      heads: ['{who} mentioned you in {a work}', 'You were mentioned in {a work} by {who}'],
      texts: [
        '{who} mentioned you in {a work} {lately}.',
        '{who} asked for your opinion in {a work}.',
        '{who} thanked you in {a work} {lately}.',
        'Your name came up in {a work} that {who} posted {lately}.',
      ],
    },
    {
      heads: ['{who} mentioned you in a comment', 'Mentioned by {who} in a comment'],
      texts: [
        '{who} mentioned you in a comment on {a work}: “{remark}”',
        'In a comment on {a work}, {who} asked what you think.',
      ],
    },
    {
      heads: ['You were mentioned {count} times', '{count} new mentions'],
      texts: [
        'Your name came up {count} times in the comments on {a work}.',
        'You were mentioned {count} times {span}, most often below {a work}.',
      ],
    },
  ],
  system: [
    {
      heads: ['Maintenance {night}', 'Short interruption {night}'],
      texts: [
        'The service will be down for maintenance {night}, for about {count} minutes.',
        'Because of maintenance {night}, some pages will be slow for about {count} minutes.',
      ],
    },
    {
      heads: ['New sign-in from {device}', 'Sign-in from {device}'],
      texts: [
        'There was a sign-in to your account from {device} {lately}; if that was not you, change your password.',
        'Your account was opened from {device} {lately}. If that was not you, sign out everywhere.',
      ],
    },
    {
      heads: ['Export of {data} is ready', 'Your export of {data} is finished'],
      texts: [
        'The export of {data} that you asked for is ready and can be downloaded for {count} days.',
        'Your export of {data} was finished {lately} and is waiting in your settings.',
      ],
    },
    {
      heads: ['Your {secret} was changed', 'Change of your {secret}'],
      texts: [
        'Your {secret} was changed {lately}; if that was not you, please contact our support team.',
        'You changed your {secret} {lately}. There is nothing else to do.',
      ],
    },
    {
      heads: ['Storage almost full', 'Your storage is {share} percent full'],
      texts: [
        'Your storage is {share} percent full; deleting old {data} would make room.',
        'There is little storage left: {share} percent is in use, most of it for {data}.',
      ],
    },
    {
      heads: ['Backup of {data} completed', 'Your backup of {data} is done'],
      texts: [
        'The backup of {data} was completed {lately} without errors.',
        'Everything is safe: the backup of {data} was completed {lately}.',
      ],
    },
    {
      heads: ['New setting: {setting}', 'You can now choose {setting}'],
      texts: [
        'In your settings, you can now choose {setting}.',
        'There is a new choice in your settings: {setting}. Nothing changes unless you want it to.',
      ],
    },
  ],
};

// prettier-ignore
const RULES: Grammar = {
  who: [
    'Maya', 'Jonas', 'Amara', 'Luca', 'Ingrid', 'Kofi', 'Elena', 'Hiro', 'Nadia', 'Tomás', 'Priya', 'Samuel', 'Leila',
    'Oskar',
    'Chiara', 'Mateo', 'Aisha', 'Pavel', 'Noor', 'Emil', 'Sofia', 'Kwame', 'Hana', 'Diego', 'Freya', 'Anton', 'Zainab',
    'Rafael', 'Mina', 'Lars', 'Yara', 'Marek', 'Thandi', 'Bruno', 'Ada', 'Ravi', 'Ilse', 'Farid', 'Lucia', 'Sven',
    'Akira',
    'Nina', 'Omar', 'Greta', 'Paulo', 'Wanjiru', 'Felix', 'Samira', 'Dimitri', 'Rosa',
  ],
  work: [
    'photo of the old bridge', 'photo of the harbour', 'photo of a green balcony', 'post about the weekend trip',
    'post about night trains',
    'recipe for lentil soup', 'recipe for rye bread', 'recipe for plum jam', 'review of the film festival',
    'review of a small museum', 'playlist for long drives', 'playlist for rainy days', 'question about house plants',
    'question about second-hand bicycles', 'video of the street concert', 'video of the village fair',
    'poll about the new timetable', 'poll about the summer party', 'list of short novels', 'list of quiet cafés',
    'article on garden design', 'article on public libraries', 'story about the first snow',
    'story about a lost umbrella',
    'drawing of a heron', 'drawing of the market hall', 'guide to the coastal path', 'guide to repairing chairs',
    'photo of a street cat', 'post about learning the cello', 'recipe for onion tart', 'album from the mountain hut',
  ],
  remark: [
    'Thank you for sharing this!', 'This made my day.', 'I would love to hear more about it.', 'Beautiful, well done!',
    'Exactly what I was looking for.', 'How long did it take you?', 'I had no idea. Thanks!',
    'Please post more like this.',
    'I showed it to my sister, and she loved it.', 'What gave you the idea?', 'Saved for later.',
    'You should do this more often.',
    'I remember that well.', 'Could you tell us how it began?',
  ],
  count: [
    'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'fifteen', 'twenty',
  ],
  lately: ['just now', 'a moment ago', 'a few minutes ago', 'half an hour ago', 'an hour ago', 'earlier today'],
  month: ['this week', 'this month', 'today', 'among your followers', 'in your area'],
  span: ['today', 'this week', 'overnight', 'in the last few days', 'within a few hours'],
  night: [
    'tonight', 'tomorrow night', 'on Sunday night', 'on Monday night', 'on Tuesday night', 'on Wednesday night',
    'on Thursday night', 'on Saturday morning', 'at the weekend', 'early tomorrow',
  ],
  device: [
    'a new phone', 'a new tablet', 'an unknown browser', 'a new computer', 'a second phone', 'a shared computer',
    'another country', 'a new location', 'a television', 'an older phone',
  ],
  data: [
    'photos', 'messages', 'contacts', 'notes', 'videos', 'documents', 'drafts', 'comments', 'playlists', 'bookmarks',
    'saved posts', 'calendar entries',
  ],
  secret: [
    'password', 'email address', 'telephone number', 'recovery address', 'sign-in method', 'user name', 'time zone',
    'language',
  ],
  share: ['80', '85', '88', '90', '92', '95', '97', '98'],
  setting: [
    'a dark theme', 'a larger font', 'who may comment', 'who may mention you', 'quiet hours', 'a weekly summary',
    'two-step sign-in', 'a second language', 'which emails you get', 'automatic captions', 'a smaller menu',
    'muted words',
  ],
};

/** The headline of a notification. */
export const notification: Subject = headsOf(MATTERS, RULES, 'system');

/** What happened, in one sentence or two: the matter of the headline. */
export const notificationMessage: Subject = textsOf(MATTERS, RULES, 'system');
