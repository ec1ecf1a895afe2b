import type { Grammar } from '../../grammar.ts';

/** What is said of the events of one category. Rules of the same name are one rule: the lists are joined. */
export interface EventTexts {
  /** What fits on site as well as online. */
  readonly anywhere: Grammar;
  /** What fits on site only. */
  readonly onSite?: Grammar;
  /** What fits online only; none for a category that never takes place there. */
  readonly online?: Grammar;
}

/** How long texts are where the first sentence may be enough. */
export const TALKS: readonly string[] = ['{opening}', '{opening} {more}'];

/** What is said of any meeting, wherever it takes place. */
export const ANY_MEETING: readonly string[] = [
  'Places are limited to {places}.',
  'You can cancel until the day before.',
  'There is a waiting list once all places are taken.',
  'Write to us if anything is unclear.',
  'We start on time and end on time.',
  'Late registrations are possible if there is room.',
  'Please register with your full name.',
  'Early registration helps us plan.',
  'Please tell us if you need any assistance.',
  'Please let us know if you cannot come after all.',
  'Your place can be passed on to somebody else.',
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
