import { argsOf, isLiteral, isRead } from './reads.ts';
import type { Field } from './types.ts';

/** A value that can stand in a closed list. */
export type Choice = string | number | boolean | null;

const isWeighted = (choice: unknown): choice is { readonly value: Choice } =>
  typeof choice === 'object' && choice !== null && 'value' in choice;

/**
 * The values of a list of choices, as the generator `choices` takes it: weights by value, or a list of values, some of
 * which may have a weight beside them.
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
  return isRead(choices) ? undefined : choiceValues(choices);
}

const FITS: Readonly<Record<Field['type'], (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  integer: (value) => Number.isInteger(value),
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  null: () => false,
  array: () => false,
  // Only a schema lists objects, each as the value of a choice.
  object: (value) => typeof value === 'object',
};

/** The weights of a list of choices. */
function weightsOf(choices: object): readonly unknown[] {
  if (!Array.isArray(choices)) return Object.values(choices);
  return choices.map((choice: unknown) => (isWeighted(choice) ? ((choice as { weight?: unknown }).weight ?? 1) : 1));
}

/** What is wrong with the choices of a field; undefined when nothing is, or when they depend on other values. */
export function faultOfChoices(field: Field): string | undefined {
  const { choices } = argsOf(field);
  if (choices === undefined && field.generator === 'choices') return 'has nothing to choose from';
  const values = closedListOf(field);
  if (!values) return undefined;
  if (values.length === 0) return 'has nothing to choose from';
  const odd = values.find((value) => value !== null && !FITS[field.type](value));
  if (odd !== undefined && field.type !== 'array') return `${JSON.stringify(odd)} is no value of type ${field.type}`;
  if (field.enum || typeof choices !== 'object' || choices === null) return undefined;
  const weights = weightsOf(choices);
  const isGood = weights.every((weight) => typeof weight === 'number' && weight >= 0 && weight < Infinity);
  return isGood && weights.some((weight) => weight !== 0) ? undefined : 'the weights of choices are positive numbers';
}
