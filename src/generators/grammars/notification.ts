import { createMatters } from './matter.ts';
import type { MatterKind, Matters } from './matter.ts';
import { notificationWords } from './notification-words.ts';

const MATTERS: Matters = {
  like: [
    {
      urgency: 1,
      heads: ['{who} liked your {work}', 'New like from {who} on your {work}'],
      texts: [
        '{who} liked your {work}.',
        'Your {work} got a like from {who}.',
        '{who}, who follows you, liked your {work}.',
        '{who} likes your {work}. See what else {who} likes.',
      ],
    },
    {
      urgency: 1,
      heads: ['{who} and {count} others liked your {work}', 'Liked by {who} and {count} others: your {work}'],
      texts: [
        '{who} and {count} others like your {work}.',
        'Your {work} got likes from {who} and {count} others {span}.',
        '{who} and {count} more people have liked your {work} {span}.',
      ],
    },
    {
      urgency: 1,
      heads: ['{count} new likes on your {work}', '{count} people liked your {work}'],
      texts: [
        '{count} people liked your {work} {span}.',
        'Your {work} got {count} new likes {span}.',
        'You got {count} likes {span}, all of them for your {work}.',
      ],
    },
    {
      urgency: 1,
      heads: ['Your {work} is popular {now}', 'People love your {work}'],
      texts: [
        'Your {work} is one of your most liked posts {now}.',
        'More people than usual have liked your {work}.',
        'Your {work} is getting more likes than anything else you posted {now}.',
      ],
    },
  ],
  comment: [
    {
      urgency: 2,
      heads: ['{who} commented on your {work}', 'New comment from {who} on your {work}'],
      texts: [
        '{who} commented on your {work}: “{remark}”',
        '{who} left a comment on your {work}: “{remark}”',
        'New comment by {who} on your {work}: “{remark}”',
      ],
    },
    {
      urgency: 2,
      heads: ['{who} replied to your comment on {a work}', 'Reply from {who} under {a work}'],
      texts: [
        '{who} replied to your comment on {a work}: “{remark}”',
        '{who} answered your comment on {a work}: “{remark}”',
        'Your comment on {a work} got a reply from {who}: “{remark}”',
      ],
    },
    {
      urgency: 1,
      heads: ['{count} new comments on your {work}', '{count} people commented on your {work}'],
      texts: [
        '{count} people commented on your {work} {span}.',
        'Join the conversation: your {work} has {count} new comments.',
        'Your {work} got {count} new comments {span}.',
      ],
    },
  ],
  follow: [
    {
      urgency: 1,
      heads: ['{who} started following you', 'New follower: {who}', '{who} now follows you'],
      texts: [
        '{who} started following you after seeing your {work}.',
        '{who} follows you back.',
        '{who} started following you. Follow back?',
        '{who} found you through your {work} and now follows you.',
        'Say hello to {who}, who is now following you.',
        '{who} followed you and likes your {work}.',
      ],
    },
    {
      urgency: 1,
      heads: ['{who} and {count} others followed you', '{who} and {count} others are new followers'],
      texts: [
        '{who} and {count} others started following you {span}.',
        '{who} and {count} others followed you after you posted your {work}.',
        '{who} and {count} others saw your {work} and followed you.',
      ],
    },
    {
      urgency: 1,
      heads: ['{count} new followers {span}', '{count} people followed you {span}'],
      texts: [
        'Take a look at the {count} people who started following you {span}.',
        '{count} new followers {span}, most of them thanks to your {work}.',
        'You gained {count} followers {span}. Your {work} helped.',
      ],
    },
  ],
  mention: [
    {
      urgency: 2,
      heads: ['{who} mentioned you in {a post}', 'New mention by {who} in {a post}'],
      texts: [
        '{who} mentioned you in {a post}.',
        '{who} thanked you in {a post}.',
        '{who} mentioned you in {a post}: “{aside}”',
      ],
    },
    {
      urgency: 2,
      heads: ['{who} mentioned you in a comment', '{who} tagged you in a comment'],
      texts: [
        '{who} mentioned you in a comment on {a work}: “{aside}”',
        'In a comment on {a work}, {who} asked what you think.',
        '{who} tagged you in a comment on {a work}.',
      ],
    },
    {
      urgency: 1,
      heads: ['{count} people mentioned you {span}', '{count} new mentions {span}'],
      texts: [
        '{count} new mentions {span}, mostly in comments on {a work}.',
        '{count} people mentioned you {span}, most of them under {a work}.',
        'Most of the {count} people who mentioned you {span} commented on {a work}.',
      ],
    },
  ],
  system: [
    {
      urgency: 3,
      heads: ['Scheduled maintenance {night}', 'Short outage planned {night}'],
      texts: [
        'The app will be down for maintenance {night} for about {minutes} minutes.',
        'Some pages will be slow {night} while we update our servers. It should take {minutes} minutes.',
        'We are updating our servers {night}. Please save your work; you will be signed out for {minutes} minutes.',
      ],
    },
    {
      urgency: 4,
      heads: ['New sign-in from {device}', 'Was this you? Sign-in from {device}'],
      texts: [
        "Someone signed in to your account from {device}. If it wasn't you, change your password.",
        "We noticed a sign-in from {device}. If you don't recognize it, sign out of all devices.",
        'Your account was opened from {device}. If that was you, you can ignore this message.',
      ],
    },
    {
      urgency: 4,
      heads: ['{failed} failed sign-in attempts', 'Unusual activity: {failed} failed sign-ins'],
      texts: [
        'Someone tried to sign in to your account {failed} times. Consider changing your password.',
        'There were {failed} failed sign-in attempts. We have locked sign-in for {minutes} minutes.',
        'After {failed} wrong passwords, we paused sign-in to your account for {minutes} minutes.',
      ],
    },
    {
      urgency: 2,
      heads: ['Your export of {data} is ready', 'Download ready: {data}'],
      texts: [
        'The export of your {data} is ready. You can download it for the next {term} days.',
        'Your {data} have been exported. The download link works for {term} days.',
        'Your export of {data} is complete and is waiting in your settings.',
      ],
    },
    {
      urgency: 4,
      heads: ['Your {secret} was changed', 'Security alert: {secret} changed'],
      texts: [
        "Your {secret} was changed. If this wasn't you, contact support right away.",
        'Your {secret} was changed from {device}. If that was you, there is nothing else to do.',
        'The {secret} of your account was changed from {device}. Was that you?',
      ],
    },
    {
      urgency: 3,
      heads: ['Storage almost full: {share} used', 'Your storage is {share} full'],
      texts: [
        'Your storage is {share} full. Delete some old {data} to make room.',
        "You've used {share} of your storage, most of it for {data}.",
        "At {share}, your storage is almost full. New {data} can't be saved once it is.",
      ],
    },
    {
      urgency: 1,
      heads: ['Backup of your {data} complete', 'Your {data} are backed up'],
      texts: [
        'Your {data} were backed up without errors.',
        'All done: your {data} were backed up. It took {minutes} minutes.',
        'Your {data} are safe. The latest backup is complete.',
      ],
    },
    {
      urgency: 1,
      heads: ['New: {setting}', 'Now available: {setting}'],
      texts: [
        'In your settings, you can now turn on {setting}.',
        'Have you tried {setting} yet? You can find it in your settings.',
        'We added {setting}. Nothing changes until you want it to.',
      ],
    },
    {
      urgency: 1,
      heads: ['Your week: {count} new {posts}', 'Weekly summary: {count} new {posts}'],
      texts: [
        'You shared {count} {posts} this week and got {minutes} likes. Nice work!',
        'Here is your week: {count} new {posts} and {minutes} visits to your profile.',
        'With {count} new {posts}, you reached {minutes} people this week.',
      ],
    },
  ],
};

const FRAMES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.keys(MATTERS).map((topic) => [topic, ['{problem}']]),
);

/** What an app tells its users: the headline, and one sentence or two on the same matter. */
export const notifications: MatterKind = createMatters(MATTERS, notificationWords, FRAMES, 'system');
