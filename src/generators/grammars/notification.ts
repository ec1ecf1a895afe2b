import type { Grammar } from '../grammar.ts';
import type { Turning } from '../turns.ts';
import { createMatters } from './matter.ts';
import type { MatterKind, Matters } from './matter.ts';
import { ACTORS, notificationWords, people } from './notification-words.ts';
import type { About } from './subject.ts';

const MATTERS: Matters = {
  like: [
    {
      urgency: 1,
      heads: ['{who} liked your {work}', 'New like from {who}: your {work}', '{who} likes your {work}'],
      texts: [
        'It has {many} likes now.',
        'That makes {many} likes.',
        '{companion} {initial} liked it too.',
        'You both follow {companion} {initial}.',
        'You have {few} friends in common.',
        'Seen by {many} people so far.',
        '{companion} {initial} and {count} others liked it as well.',
      ],
    },
    {
      urgency: 1,
      heads: ['{who} and {count} others liked your {work}', '{who} and {count} more like your {work}'],
      texts: [
        'It has {many} likes in all.',
        'One of them is {companion} {initial}.',
        'You know two of them.',
        '{companion} {initial} and {companion} {initial} are among them.',
        '{many} likes in total.',
      ],
    },
    {
      urgency: 1,
      heads: ['{count} new likes on your {work}', '{count} people liked your {work}'],
      texts: [
        'The latest is from {companion} {initial}.',
        '{companion} {initial} is among them.',
        'It has {many} likes in all.',
        'You follow one of them.',
      ],
    },
    {
      urgency: 1,
      heads: ['Your {work} is popular {now}', 'People love your {work}', 'Top post: your {work}'],
      texts: [
        '{many} likes so far.',
        '{companion} {initial} and {many} others like it.',
        '{many} likes, {few} of them from people you follow.',
      ],
    },
  ],
  comment: [
    {
      urgency: 2,
      heads: ['{who} commented on your {work}', 'New comment from {who}', '{who} wrote under your {work}'],
      texts: ['“{remark}”'],
    },
    {
      urgency: 2,
      heads: ['{who} replied to you', 'Reply from {who} under {a work}', '{who} answered your comment on {a work}'],
      texts: ['“{remark}”'],
    },
    {
      urgency: 1,
      heads: ['{count} new comments on your {work}', '{count} people commented on your {work}'],
      texts: [
        'The latest, by {companion} {initial}: “{remark}”',
        '{companion} {initial}: “{remark}”',
        'One is by {companion} {initial}.',
      ],
    },
  ],
  follow: [
    {
      urgency: 1,
      heads: ['{who} started following you', 'New follower: {who}', '{who} now follows you', '{who} followed you'],
      texts: [
        'Found you through your {work}.',
        'You now have {many} followers.',
        '{companion} {initial} follows them too.',
        'Has shared {count} {posts} so far.',
        'Liked your {work}.',
        'You have {few} followers in common.',
        'New here, no {posts} yet.',
        'Followed by {companion} {initial} and {count} others.',
      ],
    },
    {
      urgency: 1,
      heads: ['{who} and {count} others followed you', '{who} and {count} more are new followers'],
      texts: [
        'Most came after your {work}.',
        'You now have {many} followers.',
        'You follow one of them.',
        '{companion} {initial} is among them.',
      ],
    },
    {
      urgency: 1,
      heads: [
        '{count} new followers {span}',
        '{count} people followed you {span}',
        'You gained {count} followers {span}',
      ],
      texts: ['Many came through your {work}.', '{companion} {initial} is one of them.'],
    },
  ],
  mention: [
    {
      urgency: 2,
      heads: ['{who} mentioned you in {a work}', 'New mention by {who} in {a work}', '{who} tagged you in {a work}'],
      texts: ['“{aside}”', '{companion} {initial} is tagged as well.', '{count} people have seen it.'],
    },
    {
      urgency: 2,
      heads: ['{who} mentioned you in a comment', '{who} tagged you in a comment', '{who} wants your opinion'],
      texts: [
        'Under {a work}: “{aside}”',
        'It is about {a work} by {companion} {initial}.',
        'On {a work}: “{aside}”',
        '“{aside}”',
      ],
    },
    {
      urgency: 1,
      heads: ['{few} people mentioned you {span}', '{few} new mentions {span}'],
      texts: [
        'The latest is under {a work}.',
        'The latest is from {companion} {initial}.',
        '{companion} {initial}: “{aside}”',
      ],
    },
  ],
  system: [
    {
      urgency: 3,
      heads: ['Scheduled maintenance {night}', 'Short outage planned {night}'],
      texts: [
        'The app will be down for about {minutes} minutes.',
        'Expect slow pages for {minutes} minutes or so.',
        'Please save your work; sign-in is back after {minutes} minutes.',
      ],
    },
    {
      urgency: 4,
      heads: ['New sign-in from {device}', 'Was this you? Sign-in from {device}'],
      texts: [
        'Not you? Then change your password now.',
        'Not you? Sign out everywhere in your settings.',
        'If it was you, ignore this message.',
      ],
    },
    {
      urgency: 4,
      heads: ['{failed} failed sign-in attempts', 'Unusual activity: {failed} failed sign-ins'],
      texts: [
        'All came from {device}.',
        'Sign-in is locked for {minutes} minutes.',
        'Not you? Consider a new password.',
      ],
    },
    {
      urgency: 2,
      heads: ['Your export of {data} is ready', 'Download ready: {data}'],
      texts: [
        'Download it within {term} days.',
        'All in one file. The link works for {term} days.',
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
      texts: ['Delete some old {data} to make room.', "At 100%, new {data} can't be saved."],
    },
    {
      urgency: 1,
      heads: ['Backup of your {data} complete', 'Your {data} are backed up'],
      texts: ['No errors.', 'Done in {minutes} minutes.', 'The next one is due in {term} days.'],
    },
    {
      urgency: 1,
      heads: ['New: {setting}', 'Now available: {setting}'],
      texts: ['Find it in your settings.', 'Tap to try it.', 'Turn it on in your settings.'],
    },
  ],
};

const FRAMES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.keys(MATTERS).map((topic) => [topic, ['{problem}']]),
);

/** The words of headlines whose actor has one of the given names; made when asked for. */
const byActor: (Grammar | undefined)[] = [];

/** No two records on a page of 25 or 50 are about people of one given name. */
function wordsOf(_: About, context: Turning): Grammar {
  const at = context.distinct(ACTORS.length);
  return (byActor[at] ??= { ...notificationWords, who: people(ACTORS.slice(at, at + 1)) });
}

/** What an app tells its users: the headline, and one sentence or two on the same matter. */
export const notifications: MatterKind = createMatters(MATTERS, notificationWords, FRAMES, 'system', wordsOf);
