import type { Grammar } from '../../grammar.ts';

/** The texts of one category of events. Where rules have the same name, their lists are joined. */
export interface EventTexts {
  /** Texts for events on site and online. */
  readonly anywhere: Grammar;
  /** Texts for events on site. */
  readonly onSite: Grammar;
  /** Texts for events online; undefined for a category that never takes place online. */
  readonly online?: Grammar;
}

/**
 * Sentences for any event on site. Each category adds eight of its own. All lists have the same length and are used in
 * rotation, so the texts of 25 consecutive events end differently.
 */
export const ANY_ON_SITE: readonly string[] = [
  'The entrance is step-free.',
  'Places are limited.',
  'Your booking is confirmed by email.',
  'Please book on the website.',
  'Please arrive on time.',
  'Doors open half an hour before.',
  'Booking closes the day before.',
  'Write to us if you can no longer come.',
  'You get a reminder the day before.',
  'Tickets are available on our website.',
  'Changes are announced on the website.',
  'Early booking is recommended.',
  'The venue is easy to reach by bus.',
  'Please be there a little early.',
  'We look forward to seeing you.',
  'Bring a friend.',
  'There is a map on our website.',
];

/** Sentences for any online event. */
export const ANY_ONLINE: readonly string[] = [
  'The link comes by email.',
  'Questions can be asked in the chat.',
  'A recording is kept for a month.',
  'Captions can be switched on.',
  'Please test your camera.',
  'Late registrations are fine.',
  'You can join by telephone, too.',
  'Breaks are spent in small video rooms.',
  'All times are those of {place}.',
  'Write to us if the link fails.',
  'Groups can share one screen.',
  'Slides are sent afterwards.',
  'Cameras may stay off.',
  'The chat stays open afterwards.',
  'Please use your full name.',
  'Mute yourself while others speak.',
  'A headset helps.',
  'You need no account.',
  'A summary is sent round afterwards.',
  'We start on time.',
  'Certificates on request.',
  'The waiting room opens ten minutes before.',
  'You get a reminder the day before.',
  'There is a waiting list.',
  'Any browser will do.',
];

/**
 * Joins two grammars rule by rule.
 *
 * @example
 * joined({ end: ['Bye.'] }, { end: ['So long.'], start: ['Hello.'] }) // => {"end":["Bye.","So long."],"start":["Hello."]}
 */
export function joined(first: Grammar, second: Grammar = {}): Grammar {
  const rules = Object.entries(second).map(([rule, texts]) => [rule, [...(first[rule] ?? []), ...texts]] as const);
  return { ...first, ...Object.fromEntries(rules) };
}
