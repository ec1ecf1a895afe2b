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
