import { cityNamed, countryNamed } from '../atlas.ts';
import { givenNames } from '../given-names.ts';
import type { Slots } from '../grammar.ts';
import { sumText } from '../amounts.ts';
import { listOf } from '../lists/list-of.ts';
import { months } from '../lists/months.ts';
import { originOf } from '../name-origins.ts';
import type { Random } from '../random.ts';
import { createMatters } from './matter.ts';
import type { MatterKind, Matters } from './matter.ts';
import { LOCAL_REMARKS, notificationWords } from './notification-words.ts';
import type { About } from './subject.ts';

/** One headline for each kind of event, as a program writes it: only people, quotes and numbers vary. */
const MATTERS: Matters = {
  like: [
    { urgency: 1, heads: ['{who} liked your {post}'], texts: ['“{caption}”', '{likes} likes so far: “{caption}”'] },
    {
      urgency: 1,
      heads: ['{who} and {count} others liked your {post}'],
      texts: ['“{caption}”', '{many} likes so far: “{caption}”'],
    },
    { urgency: 1, heads: ['{who} liked your comment'], texts: ['“{remark}”', "On {companion}'s {post}: “{remark}”"] },
  ],
  comment: [
    {
      urgency: 2,
      heads: ['{who} commented on your {post}'],
      texts: ['“{remark}”', 'On “{thread}”'],
    },
    {
      urgency: 2,
      heads: ['{who} replied to your comment'],
      texts: ['“{answer}”', '“@{username} {answer}”', "On {companion}'s {post}: “{answer}”"],
    },
    {
      urgency: 1,
      heads: ['{count} new comments on your {post}'],
      texts: ['{companion}: “{remark}”', '{companion} and others commented on “{caption}”.'],
    },
  ],
  follow: [
    {
      urgency: 1,
      heads: ['{who} started following you'],
      texts: [
        'Followed by {companion} and {few} others you follow.',
        'Followed by {companion}.',
        'You both follow {companion}.',
      ],
    },
    {
      urgency: 1,
      heads: ['{who} and {count} others started following you'],
      texts: ['You may know {companion}.', 'Among them {companion}, whom you follow.'],
    },
    {
      urgency: 1,
      heads: ['{who} accepted your follow request'],
      texts: ['You can now see what they post.', 'You both follow {companion}.'],
    },
  ],
  mention: [
    {
      urgency: 2,
      heads: ['{who} mentioned you in a comment'],
      texts: ['“@{username} {aside}”', "On {companion}'s {post}: “{aside} @{username}”"],
    },
    { urgency: 2, heads: ['{who} mentioned you in a post'], texts: ['“{aside} @{username}”'] },
    {
      urgency: 2,
      heads: ['{who} tagged you in {a post}'],
      texts: ['“{caption}”', 'With {companion} and {few} others: “{caption}”'],
    },
  ],
  system: [
    { urgency: 4, heads: ['New sign-in from {device}'], texts: ["If this wasn't you, change your password."] },
    { urgency: 3, heads: ['{failed} failed sign-in attempts'], texts: ['The last one came from {device}.'] },
    { urgency: 2, heads: ['Your data export is ready'], texts: ['You will find it in your activity for {term} days.'] },
    { urgency: 4, heads: ['Your {secret} was changed'], texts: ['Changed from {device}. Not you? Contact support.'] },
    { urgency: 3, heads: ['Your new email address is confirmed'], texts: ['It replaces the old one from now on.'] },
    { urgency: 2, heads: ['You were signed out on {device}'], texts: ['Sign in again to keep getting messages.'] },
    { urgency: 2, heads: ['Two-step sign-in is on'], texts: ['You will be asked for a code on new devices.'] },
    { urgency: 1, heads: ['Thanks for your report'], texts: ['The post has been removed.'] },
    { urgency: 3, heads: ['Password reset requested'], texts: ['Not you? Then you can ignore this message.'] },
    { urgency: 2, heads: ['New recovery codes'], texts: ['The old ones no longer work.'] },
  ],
  invoice: [
    {
      urgency: 2,
      heads: ['Your invoice is ready'],
      texts: ['Invoice {number} for {total} is due on {day}.'],
    },
  ],
  payment: [
    {
      urgency: 1,
      heads: ['Payment received'],
      texts: ['We received {total} for invoice {number}. Thank you!'],
    },
  ],
  refund: [
    {
      urgency: 2,
      heads: ['Your refund is on its way'],
      texts: ['We refunded {total} for invoice {number}. Your bank may need a few days.'],
    },
  ],
  reminder: [
    {
      urgency: 4,
      heads: ['Payment overdue'],
      texts: ['Invoice {number} for {total} was due on {day}.'],
    },
  ],
  suspension: [
    {
      urgency: 4,
      heads: ['Your subscription is suspended'],
      texts: ['Invoice {number} for {total} was due on {day}. Pay it to continue.'],
    },
  ],
  closing: [
    {
      urgency: 2,
      heads: ['Your subscription has ended'],
      texts: ['Invoice {number} for {total} was cancelled. There is nothing to pay.'],
    },
  ],
  booking: [
    {
      urgency: 2,
      heads: ['Your booking is confirmed'],
      texts: ['{booked}, {day} to {last}.'],
    },
  ],
  request: [
    { urgency: 2, heads: ['We received your booking'], texts: ['{booked}, {day} to {last}. We will confirm it soon.'] },
  ],
  cancellation: [
    {
      urgency: 3,
      heads: ['Your booking was cancelled'],
      texts: ['{booked}, {day} to {last}.'],
    },
  ],
};

const FRAMES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.keys(MATTERS).map((topic) => [topic, ['{problem}']]),
);

/** Each user has five friends (`FRIENDS`), who appear in half of the user's notifications (`BY_FRIENDS`). */
const FRIENDS = 5;
const BY_FRIENDS = 0.5;

/** How many people other than the five friends can appear in a user's notifications. */
const OTHERS = 900;

/**
 * The people who appear in a user's notifications are every 37th of a list of names. Each user starts 101 names after
 * the user before. The two numbers have no common factor, so that users rarely get the same people.
 */
const [STEP, APART] = [37, 101];

const VOWEL = /[AEIOUÁÉÍÓÚ]/;

/**
 * Draws a person who appears in a user's notifications. Returns the given name and the first letter of the last name.
 */
function personFor({ writerNumber = 0, place }: About, random: Random): string {
  const isFriend = random.chance(BY_FRIENDS);
  const at = writerNumber * APART + STEP * (isFriend ? random.int(0, FRIENDS - 1) : FRIENDS + random.int(0, OTHERS));
  // Friends live in the user's country, and so do most others.
  const region = originOf(
    isFriend ? { chance: () => false, pick: (list) => random.pick(list) } : random,
    place === undefined ? {} : { city: place },
  );
  const [given, families] = [givenNames(region), listOf(region.family)];
  const initialOf = (place: number): string => (families[place % families.length] ?? '').charAt(0).toUpperCase();
  let family = at >> 1;
  // Such an initial would read like a word.
  while (VOWEL.test(initialOf(family))) family++;
  return `${given[at % given.length] ?? ''} ${initialOf(family)}`;
}

/** Placeholder in a headline for the person who does something. */
const SOMEBODY = '@';

/** Matches the name of the person at the start of a headline: a given name and one letter. */
const NAMED = /^[^:“\d]*? \p{Lu}(?= )/u;

const unnamed = (line: string): string => line.replace(NAMED, SOMEBODY);

/** Draws a person other than the one in the headline. */
function anotherThan(who: string | undefined, about: About, random: Random): string {
  const other = personFor(about, random);
  return other === who ? anotherThan(who, about, random) : other;
}

/** Returns the comments in the language of a place; none if it is English, or has no list. */
function remarksIn(place: string | undefined): readonly string[] {
  const language = place === undefined ? '' : countryNamed(cityNamed(place).country).language;
  return LOCAL_REMARKS[language]?.split('|') ?? [];
}

/** Share of comments, from 0 to 1, that are in the language of the place. */
const LOCALLY = 0.5;

/** The word for a booking, by its kind. */
const BOOKED: Readonly<Record<string, string>> = {
  hotel: 'Hotel',
  flight: 'Flight',
  car_rental: 'Rental car',
  tour: 'Guided tour',
};

/** Writes a day as `14 March 2025`. */
const dayIn = (date: string): string =>
  `${Number(date.slice(8, 10))} ${months[Number(date.slice(5, 7)) - 1] ?? ''} ${date.slice(0, 4)}`;

/** Returns the words for an invoice or a booking that a notification is about; none if nothing is known of it. */
function factsOf({ number = '', amount = 0, currency = 'USD', date, endDate, level = '' }: About): Slots {
  if (date === undefined) return {};
  return {
    number,
    total: sumText(amount, currency),
    day: dayIn(date),
    last: endDate === undefined ? '' : dayIn(endDate),
    booked: BOOKED[level] ?? '',
  };
}

const lines = createMatters(MATTERS, notificationWords, FRAMES, 'system');

/** Notifications of an app: the headline, and a sentence or two on the same matter, or a quote. */
export const notifications: MatterKind = {
  head: (context, about) => lines.head(context, about).replace(SOMEBODY, () => personFor(about, context.random)),
  told: {
    ...lines.told,
    read(about, random) {
      const { name } = about;
      const { part, slots } = lines.told.read(name === undefined ? about : { ...about, name: unnamed(name) }, random);
      const remark = random.chance(LOCALLY) ? remarksIn(about.place) : [];
      const own: Slots = {
        username: about.username ?? 'you',
        companion: anotherThan(NAMED.exec(name ?? '')?.[0], about, random),
        ...factsOf(about),
      };
      return {
        part,
        // As a rule, of which neighbours have different comments.
        ...(remark.length > 0 && { own: { ...lines.told.parts[part], remark } }),
        slots: { ...slots, ...own },
      };
    },
  },
  urgency: (line) => lines.urgency(unnamed(line)),
};
