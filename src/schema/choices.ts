import { argsOf, isLiteral, isRead } from './reads.ts';
import type { Field } from './types.ts';

/** A value that `choices` or `enum` can list. */
export type Choice = string | number | boolean | null;

const isWeighted = (choice: unknown): choice is { readonly value: Choice } =>
  typeof choice === 'object' && choice !== null && 'value' in choice;

/**
 * Returns the values of `choices`: the keys of an object with a weight per value, or the elements of a list, where `{
 * value, weight }` counts as its value.
 */
export function choiceValues(choices: object): readonly Choice[] {
  // checkField refuses lists of anything else.
  if (!Array.isArray(choices)) return Object.keys(choices);
  return choices.map((choice: unknown) => (isWeighted(choice) ? choice.value : (choice as Choice)));
}

/**
 * Returns all values that a field can have, if they are listed: its `enum`, or its `choices` if these are constant.
 * Undefined for other fields.
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
  // A JSON Schema may have a closed list of objects.
  object: (value) => typeof value === 'object',
};

/** Returns the weights of `choices`; a value without a weight has the weight 1. */
function weightsOf(choices: object): readonly unknown[] {
  if (!Array.isArray(choices)) return Object.values(choices);
  return choices.map((choice: unknown) => (isWeighted(choice) ? ((choice as { weight?: unknown }).weight ?? 1) : 1));
}

/**
 * Returns what is wrong with the choices of a field; undefined if nothing is. Choices read from other fields are not
 * checked.
 */
export function faultOfChoices(field: Field): string | undefined {
  const { choices } = argsOf(field);
  if (choices === undefined && field.generator === 'choices') return 'has nothing to choose from';
  const values = closedListOf(field);
  if (!values) return undefined;
  if (values.length === 0) return 'has nothing to choose from';
  const odd = values.find((value) => value !== null && !FITS[field.type](value));
  if (odd !== undefined && field.type !== 'array') return `${JSON.stringify(odd)} is not of type ${field.type}`;
  if (field.enum || typeof choices !== 'object' || choices === null) return undefined;
  const weights = weightsOf(choices);
  const isGood = weights.every((weight) => typeof weight === 'number' && weight >= 0 && weight < Infinity);
  return isGood && weights.some((weight) => weight !== 0) ? undefined : 'the weights of choices are positive numbers';
}
