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

/** What is said of any meeting, wherever it takes place. */
export const ANY_MEETING: readonly string[] = [
  'No more than {places} people.',
  'Please register by the day before.',
  'If it is full, put your name on the waiting list.',
  'Students are welcome too.',
  'We start on time and end on time.',
  'Details are on the website.',
  'We answer questions by email.',
  'There will be a list of participants.',
  'Please tell us if you need any assistance.',
  'Please cancel if you cannot come.',
  'Tickets can be passed on to colleagues.',
  'The programme may still change.',
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
