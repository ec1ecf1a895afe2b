import { definitions, type Argument, type ArgumentKind, type Arguments } from '../generators/index.ts';
import { isAll, isAny, isBy, isCases, isFrom, isRead } from '../schema/index.ts';
import {
  isPlain,
  own,
  unknownName,
  unlike,
  within,
  type ConfigPlace,
  type Faults,
  type Plain,
  type Wrong,
} from '../faults/index.ts';

const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);
const isText = (value: unknown): boolean => typeof value === 'string';

const listOf =
  (fits: (value: unknown) => boolean, length?: number) =>
  (value: unknown): boolean =>
    Array.isArray(value) &&
    (length === undefined || value.length === length) &&
    value.every((one) => fits(one) || isRead(one));

const areWeights = (value: unknown): boolean =>
  isPlain(value) && Object.values(value).every((weight) => isNumber(weight) && Number(weight) >= 0);

interface Check {
  /** The values that the argument takes, in words. Messages have it behind "expected". */
  readonly expected: string;
  readonly fits: (value: unknown) => boolean;
}

const CHECKS: Readonly<Record<Exclude<ArgumentKind, 'word'>, Check>> = {
  number: { expected: 'a number', fits: isNumber },
  text: { expected: 'a text', fits: isText },
  flag: { expected: 'true or false', fits: (value) => typeof value === 'boolean' },
  'two numbers': { expected: 'a list of two numbers', fits: listOf(isNumber, 2) },
  'two texts': { expected: 'a list of two texts', fits: listOf(isText, 2) },
  'one or two texts': {
    expected: 'a list of one or two texts',
    fits: (value) => listOf(isText, 1)(value) || listOf(isText, 2)(value),
  },
  numbers: { expected: 'a list of numbers', fits: listOf(isNumber) },
  texts: { expected: 'a list of texts', fits: listOf(isText) },
  'texts or numbers': {
    expected: 'a list of texts and numbers',
    fits: listOf((value) => isText(value) || isNumber(value)),
  },
  weights: { expected: 'weights by value', fits: areWeights },
  any: { expected: 'anything', fits: () => true },
};

function checkArgument(argument: Argument, value: unknown, place: ConfigPlace, faults: Faults): void {
  if (isFrom(value) || isAny(value) || isAll(value)) return;
  if (isBy(value)) {
    for (const [key, then] of Object.entries(value.is)) checkArgument(argument, then, within(place, 'is', key), faults);
    if (value.else !== undefined) checkArgument(argument, value.else, within(place, 'else'), faults);
    return;
  }
  if (isCases(value)) {
    value.cases.forEach(({ use }, at) => checkArgument(argument, use, within(place, 'cases', at, 'use'), faults));
    if (value.else !== undefined) checkArgument(argument, value.else, within(place, 'else'), faults);
    return;
  }
  const { kind, words = [] } = argument;
  if (kind !== 'word') {
    const { expected, fits } = CHECKS[kind];
    if (!fits(value)) faults.add(place, unlike(expected, value));
    return;
  }
  if (typeof value === 'string' && words.includes(value)) return;
  const expected = words.length === 1 ? words.join() : `one of ${words.join(', ')}`;
  faults.add(place, typeof value === 'string' ? unknownName(expected, value, words) : unlike(expected, value));
}

/** Returns the arguments that a generator takes, by name; undefined for a method of faker. */
const argumentsOf = (generator: string): Arguments | undefined => definitions.get(generator)?.args;

/** Returns the current name of an argument, which may be given by its former name. */
function todaysName(taken: Arguments, name: string): string | undefined {
  if (Object.hasOwn(taken, name)) return name;
  return Object.keys(taken).find((each) => taken[each]?.formerly === name);
}

/**
 * Whether a generator takes an argument, by its current or its former name.
 *
 * @example
 * takesArgument('random_int', 'min') // => true
 */
export function takesArgument(generator: string, name: string): boolean {
  return todaysName(argumentsOf(generator) ?? {}, name) !== undefined;
}

/**
 * Replaces former names of arguments by the current ones. Configs, schemas and meta documents may still have the names
 * of earlier versions.
 *
 * @example
 * renameFormerArguments('boolean', { likely: 0.5 }) // => {"probability":0.5}
 */
export function renameFormerArguments(generator: string, args: Plain): Plain {
  const taken = argumentsOf(generator) ?? {};
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [todaysName(taken, name) ?? name, value]));
}

/**
 * Returns the names of required arguments that are missing.
 *
 * @param generator the name of the generator; a method of faker requires no arguments
 * @example
 * missingArguments('word', {}) // => ["choices"]
 */
export function missingArguments(generator: string, args: Plain): readonly string[] {
  return Object.entries(argumentsOf(generator) ?? {}).flatMap(([name, { required }]) =>
    required && args[name] === undefined ? [name] : [],
  );
}

/** Returns the names of a generator's arguments, without the internal ones, which configs may not use. */
function publicNames(taken: Arguments): readonly string[] {
  return Object.entries(taken).flatMap(([name, { internal }]) => (internal ? [] : [name]));
}

function unknownArgument(generator: string, name: string, names: readonly string[]): Wrong {
  if (names.length === 0) return { expected: `nothing, as ${generator} takes no arguments` };
  return unknownName(`an argument of ${generator} (${names.join(', ')})`, name, names);
}

/**
 * Checks the arguments of a generator, except those that are read from other fields, and notes all that are wrong.
 *
 * @param place place of the arguments
 */
export function checkArguments(generator: string, args: Plain, place: ConfigPlace, faults: Faults): void {
  const taken = argumentsOf(generator);
  if (!taken) return;
  for (const [name, value] of Object.entries(args)) {
    if (value === undefined) continue;
    const argument = taken[todaysName(taken, name) ?? ''];
    const at = within(place, name);
    if (argument) checkArgument(argument, value, at, faults);
    else faults.add(at, unknownArgument(generator, name, publicNames(taken)));
  }
  const [min, max] = [own(args, 'min'), own(args, 'max')];
  if (typeof min !== 'number' || typeof max !== 'number' || min <= max) return;
  faults.add(within(place, 'min'), unlike(`no more than max, which is ${max}`, min));
}
