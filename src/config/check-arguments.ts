import type { MockgenError } from '../errors.ts';
import { nearestName } from '../names.ts';
import { isAny, isBy, isFrom } from '../schema/index.ts';
import { isPlain, own, type Plain } from './check.ts';
import { configError, failure, shown, within } from './place.ts';
import { TAKES_A_TO_K } from './takes/a-to-k.ts';
import { TAKES_L_TO_Z } from './takes/l-to-z.ts';
import type { Kind, Takes } from './takes/takes.ts';
import type { Place } from './types.ts';

const TAKES: Takes = { ...TAKES_A_TO_K, ...TAKES_L_TO_Z };

const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);
const isText = (value: unknown): boolean => typeof value === 'string';

/** Whether something is read from a field, so that no config can tell what it will be. */
const isRead = (value: unknown): boolean => isFrom(value) || isAny(value) || isBy(value);

const listOf =
  (fits: (value: unknown) => boolean, length?: number) =>
  (value: unknown): boolean =>
    Array.isArray(value) &&
    (length === undefined || value.length === length) &&
    value.every((one) => fits(one) || isRead(one));

const areWeights = (value: unknown): boolean =>
  isPlain(value) && Object.values(value).every((weight) => isNumber(weight) && Number(weight) >= 0);

/** What an argument of a kind has to be, in words that follow "expected", and whether a value is that. */
const KINDS: Readonly<Record<Extract<Kind, string>, readonly [string, (value: unknown) => boolean]>> = {
  number: ['a number', isNumber],
  text: ['a text', isText],
  flag: ['true or false', (value) => typeof value === 'boolean'],
  'two numbers': ['a list of two numbers', listOf(isNumber, 2)],
  'two texts': ['a list of two texts', listOf(isText, 2)],
  numbers: ['a list of numbers', listOf(isNumber)],
  texts: ['a list of texts', listOf(isText)],
  'texts or numbers': ['a list of texts and numbers', listOf((value) => isText(value) || isNumber(value))],
  weights: ['weights by value', areWeights],
  any: ['anything', () => true],
};

function checkArgument(kind: Kind, value: unknown, place: Place): void {
  if (isFrom(value) || isAny(value)) return;
  if (isBy(value)) {
    for (const [key, then] of Object.entries(value.is)) checkArgument(kind, then, within(place, 'is', key));
    if (value.else !== undefined) checkArgument(kind, value.else, within(place, 'else'));
    return;
  }
  if (typeof kind === 'string') {
    const [expected, fits] = KINDS[kind];
    if (!fits(value)) throw configError(place, expected, value);
    return;
  }
  const words = Object.keys(kind);
  if (typeof value === 'string' && words.includes(value)) return;
  const near = typeof value === 'string' ? nearestName(value, words) : undefined;
  throw configError(place, words.length === 1 ? words.join() : `one of ${words.join(', ')}`, value, near);
}

/** What a generator takes; undefined for one that is none of ours. */
function takenBy(generator: string): Readonly<Record<string, Kind>> | undefined {
  const takes: Readonly<Record<string, Readonly<Record<string, Kind>>>> = TAKES;
  return Object.hasOwn(takes, generator) ? takes[generator] : undefined;
}

/**
 * Whether a generator takes an argument.
 *
 * @example
 * takesArgument('random_int', 'min') // => true
 */
export function takesArgument(generator: string, name: string): boolean {
  return Object.hasOwn(takenBy(generator) ?? {}, name);
}

function unknownArgument(generator: string, name: string, names: readonly string[], place: Place): MockgenError {
  if (names.length === 0) return failure(place, `expected nothing, as ${generator} takes no arguments`);
  const what = `expected an argument of ${generator} (${names.join(', ')}), got ${shown(name)}`;
  return failure(place, what, nearestName(name, names));
}

/**
 * Checks what a generator is called with, as far as it does not come from other fields.
 *
 * @param place of the arguments
 * @throws MockgenError `config_invalid`, with the argument and what it has to be, or the nearest name there is
 */
export function checkArguments(generator: string, args: Plain, place: Place): void {
  const taken = takenBy(generator);
  if (!taken) return;
  for (const [name, value] of Object.entries(args)) {
    if (value === undefined) continue;
    const kind = Object.hasOwn(taken, name) ? taken[name] : undefined;
    if (kind === undefined) throw unknownArgument(generator, name, Object.keys(taken), within(place, name));
    checkArgument(kind, value, within(place, name));
  }
  const [min, max] = [own(args, 'min'), own(args, 'max')];
  if (typeof min !== 'number' || typeof max !== 'number' || min <= max) return;
  throw failure(within(place, 'min'), `expected no more than max, which is ${max}, got ${min}`);
}
