import type { Grammar } from '../../grammar.ts';

/** What is said of the events of one category. Rules of the same name are one rule: the lists are joined. */
export interface EventTexts {
  /** What fits on site as well as online. */
  readonly anywhere: Grammar;
  /** What fits on site only. */
  readonly onSite: Grammar;
  /** What fits online only; none for a category that never takes place there. */
  readonly online?: Grammar;
}

/**
 * What is said of any event on site, beside eight sentences of each category. As these lists are of one length, and take
 * turns by their places, no two of 25 events in a row end alike.
 */
export const ANY_ON_SITE: readonly string[] = [
  'The entrance is step-free.',
  'Please come by bus or bicycle.',
  'Photographs will be taken.',
  'Please book on the website.',
  'A hearing loop is available.',
  'Doors open half an hour before.',
  'You can park behind the building.',
  'The cloakroom is free.',
  'Coffee and cake are on sale.',
  'The website has a map.',
  'The nearest stop is five minutes away.',
  'Tell us if you need any help.',
  'The programme may still change a little.',
  'Please be there a little early.',
  'There is a lift to all floors.',
  'Guide dogs are welcome.',
  'We answer questions by email.',
];

/** What is said of any event online. */
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
  'You can leave early.',
  'We start on time.',
  'Certificates on request.',
  'You can pass the link on.',
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
