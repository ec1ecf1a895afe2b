import { createMatters } from './matter.ts';
import type { MatterKind, Matters } from './matter.ts';
import { notificationWords } from './notification-words.ts';

const MATTERS: Matters = {
  like: [
    {
      urgency: 1,
      heads: ['{who} liked your {work}', 'New like from {who}: your {work}', '{who} likes your {work}'],
      texts: [
        'Your {work} got a like.',
        '{who}, who follows you, liked it.',
        'See what else {who} likes.',
        '{who} tapped the heart under your {work}.',
        'One more like: {who}.',
        '{who} reacted to your {work}.',
      ],
    },
    {
      urgency: 1,
      heads: ['{who} and {count} others liked your {work}', '{who} and {count} more like your {work}'],
      texts: [
        '{who} was first, {count} others followed.',
        'Your {work}: {count} likes and one from {who}.',
        'See who they are.',
        '{who} and {count} more people reacted.',
      ],
    },
    {
      urgency: 1,
      heads: [
        '{count} new likes on your {work}',
        '{count} people liked your {work}',
        'Your {work}: {count} likes {span}',
      ],
      texts: [
        'Your {work} went up by {count}.',
        '{count} people reacted {span}.',
        'See who liked it.',
        '{count} likes, well done!',
      ],
    },
    {
      urgency: 1,
      heads: ['Your {work} is popular {now}', 'People love your {work}', 'Top post: your {work}'],
      texts: [
        'It is one of your most liked posts.',
        'It has more likes than usual.',
        'Nothing you posted lately did better.',
        '{count} likes and counting.',
      ],
    },
  ],
  comment: [
    {
      urgency: 2,
      heads: ['{who} commented on your {work}', 'New comment from {who}', '{who} wrote under your {work}'],
      texts: [
        '“{remark}”',
        '{who}: “{remark}”',
        'On your {work}: “{remark}”',
        '“{remark}” Reply to {who}?',
        '{who} wrote: “{remark}”',
      ],
    },
    {
      urgency: 2,
      heads: ['{who} replied to you', 'Reply from {who} under {a work}', '{who} answered your comment on {a work}'],
      texts: [
        '“{remark}”',
        '{who} on {a work}: “{remark}”',
        '{who} replied: “{remark}”',
        'Your comment got an answer: “{remark}”',
      ],
    },
    {
      urgency: 1,
      heads: ['{count} new comments on your {work}', '{count} people commented on your {work}'],
      texts: [
        'Join in: {count} comments {span}.',
        'The latest is from {who}: “{remark}”',
        'Your {work} is being discussed.',
        '{who} and others left comments.',
      ],
    },
  ],
  follow: [
    {
      urgency: 1,
      heads: ['{who} started following you', 'New follower: {who}', '{who} now follows you', '{who} followed you'],
      texts: [
        '{who} came across your {work}.',
        'Follow {who} back?',
        'They found you through your {work}.',
        'Say hello to {who}!',
        '{who} also liked your {work}.',
        'You have {few} followers in common.',
        '{who} is new here.',
      ],
    },
    {
      urgency: 1,
      heads: ['{who} and {count} others followed you', '{who} and {count} more are new followers'],
      texts: [
        'Most came after your {work}.',
        '{who} and {count} others saw your {work}.',
        'See who else is new.',
        'Your {work} is making the rounds.',
      ],
    },
    {
      urgency: 1,
      heads: ['{count} new followers {span}', '{count} people followed you {span}', 'You gained {count} followers'],
      texts: [
        'Take a look at who they are.',
        'Most of them thanks to your {work}.',
        'Your {work} helped.',
        '{who} is one of them.',
      ],
    },
  ],
  mention: [
    {
      urgency: 2,
      heads: ['{who} mentioned you in {a work}', 'New mention by {who} in {a work}', '{who} tagged you in {a work}'],
      texts: [
        '{who}: “{aside}”',
        '{who} thanked you there.',
        '“{aside}”',
        'You appear in {a work} by {who}.',
        '{who} wants you to see it.',
      ],
    },
    {
      urgency: 2,
      heads: ['{who} mentioned you in a comment', '{who} tagged you in a comment', '{who} wants your opinion'],
      texts: [
        'Under {a work}: “{aside}”',
        '{who} asked what you think of {a work}.',
        'It is about {a work}.',
        '{who} wrote: “{aside}”',
        '“{aside}”',
      ],
    },
    {
      urgency: 1,
      heads: [
        '{count} people mentioned you {span}',
        '{count} new mentions {span}',
        'You were mentioned {count} times {span}',
      ],
      texts: [
        'Mostly in comments on {a work}.',
        'The first was {who}: “{aside}”',
        'See where, and by whom.',
        '{who} alone did so twice.',
      ],
    },
  ],
  system: [
    {
      urgency: 3,
      heads: ['Scheduled maintenance {night}', 'Short outage planned {night}'],
      texts: [
        'The app will be down for maintenance {night} for about {minutes} minutes.',
        'Expect slow pages {night}, for {minutes} minutes or so.',
        'Servers get an update {night}. Please save your work; sign-in is back after {minutes} minutes.',
      ],
    },
    {
      urgency: 4,
      heads: ['New sign-in from {device}', 'Was this you? Sign-in from {device}'],
      texts: [
        'Not you? Then change your password now.',
        "We noticed {device}. If that's strange to you, sign out everywhere.",
        'If it was you, ignore this message.',
      ],
    },
    {
      urgency: 4,
      heads: ['{failed} failed sign-in attempts', 'Unusual activity: {failed} failed sign-ins'],
      texts: [
        'Someone tried {failed} times. Consider a new password.',
        'Sign-in is locked for {minutes} minutes.',
        'After {failed} wrong passwords, there is a pause of {minutes} minutes.',
      ],
    },
    {
      urgency: 2,
      heads: ['Your export of {data} is ready', 'Download ready: {data}'],
      texts: [
        'You can download your {data} for {term} days.',
        'All {data} are in one file. The link works for {term} days.',
        'It is waiting in your settings.',
      ],
    },
    {
      urgency: 4,
      heads: ['Your {secret} was changed', 'Security alert: {secret} changed'],
      texts: [
        "Wasn't you? Contact support right away.",
        'Changed from {device}. If that was you, all is well.',
        'Was that you? The change came from {device}.',
      ],
    },
    {
      urgency: 3,
      heads: ['Storage almost full: {share} used', 'Your storage is {share} full'],
      texts: ['Delete some old {data} to make room.', 'Most of it is {data}.', "At 100%, new {data} can't be saved."],
    },
    {
      urgency: 1,
      heads: ['Backup of your {data} complete', 'Your {data} are backed up'],
      texts: ['No errors.', 'Done in {minutes} minutes.', 'Your {data} are safe.'],
    },
    {
      urgency: 1,
      heads: ['New: {setting}', 'Now available: {setting}'],
      texts: ['Your settings now have {setting}.', 'Have you tried {setting} yet?', 'It is off until you want it.'],
    },
    {
      urgency: 1,
      heads: ['Your week: {few} new {posts}', 'Weekly summary: {few} {posts}'],
      texts: [
        '{count} likes, {few} new followers. Nice work!',
        '{count} people visited your profile.',
        'You reached {count} people.',
      ],
    },
  ],
};

const FRAMES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.keys(MATTERS).map((topic) => [topic, ['{problem}']]),
);

/** What an app tells its users: the headline, and one sentence or two on the same matter. */
export const notifications: MatterKind = createMatters(MATTERS, notificationWords, FRAMES, 'system');
