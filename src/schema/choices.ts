import { argsOf, isAny, isBy, isFrom, isLiteral } from './reads.ts';
import type { Field } from './types.ts';

/** A value that can stand in a closed list. */
export type Choice = string | number | boolean | null;

const isWeighted = (choice: unknown): choice is { readonly value: Choice } =>
  typeof choice === 'object' && choice !== null && 'value' in choice;

/**
 * The values of a list of choices, as the generator `choices` takes it: weights by value, or a list of values, some of
 * which may have a weight beside them.
 *
 * @example
 * choiceValues([1, { value: 2, weight: 3 }]) // => [1,2]
 */
export function choiceValues(choices: object): readonly Choice[] {
  // The check of a field refuses lists of anything else.
  if (!Array.isArray(choices)) return Object.keys(choices);
  return choices.map((choice: unknown) => (isWeighted(choice) ? choice.value : (choice as Choice)));
}

/**
 * The closed list of a field's values, if it has one: its own, or the choices that it always has.
 *
 * @example
 * closedListOf({ generator: 'word', args: { choices: { a: 1, b: 2 } } }) // => ["a","b"]
 */
export function closedListOf(field: Pick<Field, 'enum' | 'args' | 'generator'>): readonly Choice[] | undefined {
  if (field.enum) return field.enum;
  const { choices } = argsOf(field);
  if (isLiteral(field) || typeof choices !== 'object' || choices === null) return undefined;
  return isFrom(choices) || isAny(choices) || isBy(choices) ? undefined : choiceValues(choices);
}
