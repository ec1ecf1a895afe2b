import { faultOfPathName, type Choice, type Json, type OneOf } from '../schema/index.ts';
import {
  described,
  isPlain,
  kind,
  mapOf,
  MOST_DEPTH,
  own,
  shown,
  unlike,
  whole,
  withKeys,
  within,
  text,
  word,
  type ConfigPlace,
  type Faults,
  type Reader,
} from '../faults/index.ts';
import { isTooMany, MOST_CHOICES } from './sizes.ts';

// Values that both configs and schemas contain.

/**
 * The possible values of a field: an object with the weight of each value, or a list of values with or without weights.
 */
export type Choices =
  | Readonly<Record<string, number>>
  | readonly (Choice | { readonly value: Choice; readonly weight?: number })[];

const isChoice = (value: unknown): value is Choice =>
  value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);

const choice = kind('a text, a number, true, false or null', isChoice);

const weight: Reader<number> = kind(
  'a weight above 0',
  (value): value is number => typeof value === 'number' && value > 0 && value < Infinity,
);

const weights = mapOf('weights by value, or a list of values', weight);

/**
 * Reader of an element of such a list that has a weight. The list that follows is for the `enum` of a schema, and so
 * for meta documents (the description of a resource in a tree): there, the value can also be an object or a list.
 */
const listedInConfig = withKeys({ value: choice, weight }, 'an object', 'value or weight');
const listedInSchema = withKeys({ value: json, weight }, 'an object', 'value or weight');

function readListed(value: unknown, place: ConfigPlace, faults: Faults): void {
  if (!isPlain(value)) return void choice(value, place, faults);
  (place.isSchema ? listedInSchema : listedInConfig)(value, place, faults);
  if (own(value, 'value') === undefined) choice(undefined, within(place, 'value'), faults);
}

const readChoices: Reader<Choices> = (value, place, faults) => {
  const count = Array.isArray(value) || isPlain(value) ? Object.keys(value).length : 0;
  if (isTooMany(count, MOST_CHOICES, 'values', place, faults)) return undefined;
  const all = Array.isArray(value) ? value : weights(value, place, faults);
  if (!all) return undefined;
  if (count === 0) {
    return faults.add(place, {
      expected: 'at least one value',
      got: Array.isArray(value) ? shown(value) : 'an empty object',
    });
  }
  if (Array.isArray(value)) value.forEach((each: unknown, at) => readListed(each, within(place, at), faults));
  // All of its elements were checked.
  return value as Choices;
};

/** Reads the possible values of a field: an object with the weight of each value, or a list of values. */
export const choices: Reader<Choices> = described(readChoices, (of) => ({
  anyOf: [of(weights), { type: 'array', minItems: 1 }],
}));

/** Reads JSON: a value without functions or the like inside. */
export function json(value: unknown, place: ConfigPlace, faults: Faults): Json | undefined {
  checkJson(value, place, faults, 0);
  // All of it was checked. Callers that continue in spite of faults check for them.
  return value as Json;
}

function checkJson(value: unknown, place: ConfigPlace, faults: Faults, depth: number): void {
  if (depth > MOST_DEPTH) return faults.add(place, `nested more than ${MOST_DEPTH} deep`);
  if (isChoice(value)) return;
  if (!Array.isArray(value) && !isPlain(value)) return faults.add(place, unlike('JSON', value));
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, each] of entries) checkJson(each, within(place, key), faults, depth + 1);
}

/** Reads conditions: for each path of a field, the list of values that the field may have. */
export const when: Reader<Readonly<Record<string, readonly (string | number | boolean)[]>>> = mapOf(
  'lists of values by path',
  kind(
    'a list of values',
    (value): value is readonly (string | number | boolean)[] =>
      Array.isArray(value) && value.length > 0 && value.every((one) => one !== null && isChoice(one)),
    { type: 'array', minItems: 1 },
  ),
);

/** The arguments of a generator: by name, or a list for a method of faker. */
export type Args = Readonly<Record<string, unknown>> | readonly unknown[];

const isArgs = (value: unknown): value is Args => Array.isArray(value) || isPlain(value);

const readArgs: Reader<Args> = (value, place, faults) => {
  if (!isArgs(value)) return faults.add(place, unlike('arguments by name, or a list of them', value));
  checkJson(value, place, faults, 0);
  return value;
};

/** Reads the arguments of a generator. */
export const args: Reader<Args> = described(readArgs, () => ({ anyOf: [{ type: 'object' }, { type: 'array' }] }));

/** Reads a number of records. */
export const itemCount: Reader<number> = whole(1, 100_000);

/**
 * Returns what is wrong with the name of a resource or a category, which becomes part of paths; undefined if nothing
 * is.
 */
function faultOfName(name: string): string | undefined {
  // Every object has a property of this name, and it would be valid in a path.
  return name === 'constructor' ? `'${name}' has another meaning in JavaScript` : faultOfPathName(name);
}

const readPathName: Reader<string> = (value, place, faults) => {
  const name = text(value, place, faults);
  const fault = name === undefined ? undefined : faultOfName(name);
  return fault === undefined ? name : faults.add(place, fault);
};

/** Reads the name of a resource or a category, which becomes part of paths. */
export const pathName: Reader<string> = described(readPathName, () => ({ type: 'string' }));

const targets = mapOf('resources by value', word);

const oneOfSeveral = withKeys({ by: word, is: targets }, 'an object', 'by or is');

const readReference: Reader<string | OneOf> = (value, place, faults) => {
  if (!isPlain(value)) return word(value, place, faults);
  const { by, is } = oneOfSeveral(value, place, faults) ?? {};
  if (by !== undefined && is) return { by, is };
  return faults.countIn(place) > 0 ? undefined : faults.add(place, unlike('a resource, or `by` and `is`', value));
};

/** Reads what a field refers to: a resource, or one of several by the value of another field. */
export const reference: Reader<string | OneOf> = described(readReference, (of) => ({
  anyOf: [of(word), of(oneOfSeveral)],
}));
