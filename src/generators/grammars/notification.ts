import type { Grammar } from '../grammar.ts';
import type { Turning } from '../turns.ts';
import { createMatters } from './matter.ts';
import type { MatterKind, Matters } from './matter.ts';
import { ACTORS, notificationWords, people, POSTS } from './notification-words.ts';
import type { About } from './subject.ts';

/** One line for each thing that happens, as a program writes it: people, posts and numbers are what differs. */
const MATTERS: Matters = {
  like: [
    { urgency: 1, heads: ['{who} liked your {work}'], texts: ['It has {likes} likes now.'] },
    { urgency: 1, heads: ['{who} and {count} others liked your {work}'], texts: ['It has {many} likes now.'] },
    { urgency: 1, heads: ['{who} liked your comment'], texts: ['On {a work}: “{remark}”'] },
  ],
  comment: [
    { urgency: 2, heads: ['{who} commented on your {shot}'], texts: ['“{remark}”'] },
    { urgency: 2, heads: ['{who} commented on your {dish}'], texts: ['“{tasted}”'] },
    { urgency: 2, heads: ['{who} replied to your comment'], texts: ['“{answer}”'] },
    {
      urgency: 1,
      heads: ['{count} new comments on your {work}'],
      texts: ['Latest from {companion} {initial}: “{remark}”'],
    },
  ],
  follow: [
    {
      urgency: 1,
      heads: ['{who} started following you'],
      texts: ['Followed by {companion} {initial} and {count} others.', '{count} followers in common.'],
    },
    {
      urgency: 1,
      heads: ['{who} and {count} others started following you'],
      texts: ['Including {companion} {initial}.'],
    },
  ],
  mention: [
    { urgency: 2, heads: ['{who} mentioned you in a comment'], texts: ['On {a work}: “{aside}”'] },
    { urgency: 2, heads: ['{who} mentioned you in a post'], texts: ['“{aside}”'] },
    {
      urgency: 2,
      heads: ['{who} tagged you in {a shot}'],
      texts: ['With {companion} {initial} and {few} others.', 'With {companion} {initial}.'],
    },
  ],
  system: [
    {
      urgency: 3,
      heads: ['Scheduled maintenance {night}'],
      texts: ['The app will be down for about {minutes} minutes.'],
    },
    { urgency: 4, heads: ['New sign-in from {device}'], texts: ["If this wasn't you, change your password."] },
    { urgency: 3, heads: ['{failed} failed sign-in attempts'], texts: ['The last one came from {device}.'] },
    { urgency: 2, heads: ['Your data export is ready'], texts: ['You can download it for {term} days.'] },
    { urgency: 4, heads: ['Your {secret} was changed'], texts: ['Changed from {device}. Not you? Contact support.'] },
    { urgency: 1, heads: ['New: {setting}'], texts: ['Find it in your settings.'] },
    { urgency: 1, heads: ['Your email address is confirmed'], texts: ['You can now post and comment.'] },
    { urgency: 1, heads: ['Someone you may know has joined'], texts: ['Say hello to {companion} {initial}.'] },
    {
      urgency: 3,
      heads: ['You have been signed out'],
      texts: ['Sign in again to keep getting messages.'],
    },
    { urgency: 1, heads: ['Your week in review'], texts: ['{many} views and {count} new followers.'] },
  ],
};

const FRAMES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.keys(MATTERS).map((topic) => [topic, ['{problem}']]),
);

/** The words of headlines by who does something and by what it is done to; made when asked for. */
const kept: Map<number, Grammar> = new Map();

/** No two records of a run of as many as there are names are about people of one name, or about posts on one thing. */
function wordsOf(_: About, context: Turning): Grammar {
  const at = context.distinct(ACTORS.length);
  // Few pairs of name and post, as each takes a grammar: the runs have other pairs by turns.
  const post = (at + 17 * Math.floor((context.id - 1) / ACTORS.length)) % POSTS.length;
  const key = at * POSTS.length + post;
  const known = kept.get(key);
  if (known) return known;
  const words = { ...notificationWords, who: people(ACTORS.slice(at, at + 1)), ...POSTS[post] };
  kept.set(key, words);
  return words;
}

/** What an app tells its users: the headline, and one sentence or two on the same matter. */
export const notifications: MatterKind = createMatters(MATTERS, notificationWords, FRAMES, 'system', wordsOf);
