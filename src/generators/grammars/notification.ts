import type { Grammar } from '../grammar.ts';
import { createMatters } from './matter.ts';
import type { MatterKind, Matters } from './matter.ts';

const MATTERS: Matters = {
  like: [
    {
      urgency: 1,
      heads: ['{who} liked your {work}', '{who} and {count} others liked your {work}'],
      texts: [
        '{who} liked your {work} {lately}.',
        '{who} and {count} others like your {work}.',
        'Your {work} got a like from {who} {lately}.',
        '{who}, who follows you, liked your {work}.',
        '{who} is one of {count} new people who like your {work}.',
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
        '{who} left a comment on your {work} {lately}: “{remark}”',
        'New comment by {who} on your {work}: “{remark}”',
        '{who} has a question about your {work}.',
      ],
    },
    {
      urgency: 2,
      heads: ['{who} replied to your comment on {a work}', 'Reply from {who} on {a work}'],
      texts: [
        '{who} replied to your comment on {a work}: “{remark}”',
        '{who} answered your comment on {a work} {lately}.',
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
        '{who} started following you {lately}.',
        '{who} found you through your {work} and now follows you.',
        'Say hello to {who}, who is now following you.',
        '{who} followed you {lately} and likes your {work}.',
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
      heads: ['{who} mentioned you in {a work}', 'You were mentioned in {a work} by {who}'],
      texts: [
        '{who} mentioned you in {a work} {lately}.',
        '{who} tagged you in {a work} {lately}.',
        '{who} thanked you in {a work} {lately}.',
        '{who} mentioned you in {a work}: “{remark}”',
      ],
    },
    {
      urgency: 2,
      heads: ['{who} mentioned you in a comment', '{who} tagged you in a comment'],
      texts: [
        '{who} mentioned you in a comment on {a work}: “{remark}”',
        'In a comment on {a work}, {who} asked what you think.',
        '{who} tagged you in a comment on {a work} {lately}.',
      ],
    },
    {
      urgency: 1,
      heads: ['You were mentioned {count} times {span}', '{count} new mentions {span}'],
      texts: [
        'You were mentioned {count} times {span}, mostly in comments on {a work}.',
        '{count} people mentioned you {span}, starting with {a work}.',
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
        "Someone signed in to your account from {device} {lately}. If it wasn't you, change your password.",
        "We noticed a sign-in from {device} {lately}. If you don't recognize it, sign out of all devices.",
        'Your account was opened from {device} {lately}. If that was you, you can ignore this message.',
      ],
    },
    {
      urgency: 4,
      heads: ['{failed} failed sign-in attempts', 'Unusual activity: {failed} failed sign-ins'],
      texts: [
        'Someone tried to sign in to your account {failed} times {lately}. Consider changing your password.',
        'There were {failed} failed sign-in attempts {lately}. We have locked sign-in for {minutes} minutes.',
        'After {failed} wrong passwords {lately}, we paused sign-in to your account for {minutes} minutes.',
      ],
    },
    {
      urgency: 2,
      heads: ['Your export of {data} is ready', 'Download ready: {data}'],
      texts: [
        'The export of your {data} is ready. You can download it for the next {count} days.',
        'Your {data} have been exported. The download link works for {count} days.',
        'Your export of {data} finished {lately} and is waiting in your settings.',
      ],
    },
    {
      urgency: 4,
      heads: ['Your {secret} was changed', 'Security alert: {secret} changed'],
      texts: [
        "Your {secret} was changed {lately}. If this wasn't you, contact support right away.",
        'You changed your {secret} {lately}. There is nothing else you need to do.',
        'The {secret} of your account was changed {lately} from {device}. Was that you?',
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
        'Your {data} were backed up {lately} without errors.',
        'All done: your {data} were backed up {lately} in {minutes} minutes.',
        'Your {data} are safe. The last backup finished {lately}.',
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
      heads: ['Your week: {count} new {data}', 'Weekly summary: {count} new {data}'],
      texts: [
        'You added {count} {data} this week and got {minutes} likes. Nice work!',
        'Here is your week: {count} new {data} and {minutes} visits to your profile.',
        'You saved {count} {data} this week and visited {minutes} profiles.',
      ],
    },
  ],
};

// prettier-ignore
const RULES: Grammar = {
  who: [
    'Maya', 'Jonas', 'Amara', 'Luca', 'Ingrid', 'Kofi', 'Elena', 'Hiro', 'Nadia', 'Tomás', 'Priya', 'Samuel', 'Leila',
    'Oskar', 'Chiara', 'Mateo', 'Aisha', 'Pavel', 'Noor', 'Emil', 'Sofia', 'Kwame', 'Hana', 'Diego', 'Freya', 'Anton',
    'Zainab', 'Rafael', 'Mina', 'Lars', 'Yara', 'Marek', 'Thandi', 'Bruno', 'Ada', 'Ravi', 'Ilse', 'Farid', 'Lucia',
    'Sven', 'Akira', 'Nina', 'Omar', 'Greta', 'Paulo', 'Wanjiru', 'Felix', 'Samira', 'Dimitri', 'Rosa',
  ],
  work: [
    'photo of the old bridge', 'photo of the harbour', 'photo of a green balcony', 'post about the weekend trip',
    'post about night trains', 'recipe for lentil soup', 'recipe for rye bread', 'recipe for plum jam',
    'review of the film festival', 'review of a small museum', 'playlist for long drives', 'playlist for rainy days',
    'question about houseplants', 'question about used bikes', 'video of the street concert', 'video of the village fair',
    'poll about the new timetable', 'poll about the summer party', 'list of short novels', 'list of quiet cafés',
    'article on garden design', 'article on public libraries', 'story about the first snow', 'story about a lost umbrella',
    'drawing of a heron', 'drawing of the market hall', 'guide to the coastal path', 'guide to repairing chairs',
    'photo of a street cat', 'post about learning the cello', 'recipe for onion tart', 'album from the mountain hut',
  ],
  remark: [
    'Thanks for sharing this!', 'This made my day.', "I'd love to hear more about it.", 'Beautiful!',
    'Exactly what I was looking for.', 'How long did it take you?', 'I had no idea. Thanks!', 'More of this, please.',
    'I showed it to my sister, and she loved it.', 'What gave you the idea?', 'Saved for later.',
    'You should do this more often.', 'That brings back memories.', 'How did it all start?', 'So true.',
    'I have to try this.', 'Where was this?', 'Great work!', 'Can I share this with my class?', 'Wow.',
  ],
  count: [
    'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'fifteen', 'twenty',
  ],
  failed: ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'twelve'],
  minutes: ['10', '12', '15', '20', '25', '30', '40', '45', '60'],
  lately: ['just now', 'a minute ago', 'a few minutes ago', 'half an hour ago', 'an hour ago', 'two hours ago', 'earlier today'],
  now: ['this week', 'this month', 'today', 'this year'],
  span: ['today', 'this week', 'overnight', 'in the last few days', 'in a few hours', 'this month'],
  night: [
    'tonight', 'tomorrow night', 'on Sunday night', 'on Monday night', 'on Tuesday night', 'on Wednesday night',
    'on Thursday night', 'on Saturday morning', 'this weekend', 'early tomorrow',
  ],
  device: [
    'a new phone', 'a new tablet', 'an unknown browser', 'a new computer', 'a second phone', 'a shared computer',
    'another country', 'a new location', 'a smart TV', 'an old phone',
  ],
  data: [
    'photos', 'messages', 'contacts', 'notes', 'videos', 'documents', 'drafts', 'comments', 'playlists', 'bookmarks',
    'saved posts', 'events',
  ],
  secret: ['password', 'email address', 'phone number', 'recovery email', 'sign-in method', 'username', 'security question'],
  share: ['80%', '85%', '88%', '90%', '92%', '95%', '97%', '98%'],
  setting: [
    'dark mode', 'larger text', 'comment filters', 'quiet hours', 'weekly summaries', 'two-step sign-in',
    'automatic captions', 'muted words', 'offline reading', 'private lists', 'post scheduling', 'profile themes',
    'keyboard shortcuts', 'login alerts',
  ],
};

const FRAMES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.keys(MATTERS).map((topic) => [topic, ['{problem}']]),
);

/** What an app tells its users: the headline, and one sentence or two on the same matter. */
export const notifications: MatterKind = createMatters(MATTERS, RULES, FRAMES, 'system');
