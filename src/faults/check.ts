import { nearestName } from '../names.ts';
import { configError, failure, Faults, within, type ConfigPlace } from './place.ts';

/** An object with its own keys. */
export type Plain = Readonly<Record<string, unknown>>;

/** Maximum nesting that is read. */
export const MOST_DEPTH = 64;

/** Checks one value, and throws when it is invalid. */
export type Check = (value: unknown, place: ConfigPlace) => void;

/**
 * Whether a value is an object with keys: neither a list nor null.
 *
 * @example
 * isPlain([]) // => false
 */
export function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @throws MockgenError `config_invalid` for anything but an object with keys */
export function plainAt(value: unknown, place: ConfigPlace, expected: string = 'an object'): Plain {
  if (!isPlain(value)) throw configError(place, expected, value);
  return value;
}

/**
 * Returns the value of an object's own key.
 *
 * @example
 * own({}, 'constructor') // => undefined
 */
export function own(object: Plain, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/**
 * Checks all keys of an object. A key with the value undefined counts as missing.
 *
 * @param checks by key; another key is an error that names the nearest one
 */
export function checkKeys(
  object: Plain,
  place: ConfigPlace,
  checks: Readonly<Record<string, Check>>,
  what: string,
): void {
  const valid = Object.keys(checks);
  const faults = new Faults();
  for (const key of Object.keys(object)) {
    faults.attempt(() => {
      const check = own(checks, key);
      if (typeof check !== 'function') {
        throw failure(within(place, key), `expected ${what}, got '${key.slice(0, 40)}'`, nearestName(key, valid));
      }
      if (object[key] !== undefined) checks[key]?.(object[key], within(place, key));
    });
  }
  faults.throwAny();
}

const kind =
  (expected: string, fits: (value: unknown) => boolean): Check =>
  (value, place) => {
    if (!fits(value)) throw configError(place, expected, value);
  };

export const anything: Check = () => undefined;
export const text: Check = kind('a text', (value) => typeof value === 'string');
export const word: Check = kind('a text that is not empty', (value) => typeof value === 'string' && value !== '');
export const bool: Check = kind('true or false', (value) => typeof value === 'boolean');
export const number: Check = kind('a number', (value) => typeof value === 'number' && Number.isFinite(value));
export const code: Check = kind('a function', (value) => typeof value === 'function');
export const share: Check = kind(
  'a share from 0 to 1',
  (value) => typeof value === 'number' && value >= 0 && value <= 1,
);
export const texts: Check = kind(
  'a list of texts',
  (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
);

/** Checks for an integer within bounds. */
export const whole = (least: number, most: number): Check =>
  kind(`a whole number from ${least} to ${most}`, (value) => Number.isInteger(value) && inRange(value, least, most));

function inRange(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && value >= least && value <= most;
}

/** Checks for one of some words; the error names the nearest one. */
export const oneOf =
  (words: readonly string[]): Check =>
  (value, place) => {
    if (typeof value === 'string' && words.includes(value)) return;
    const near = typeof value === 'string' ? nearestName(value, words) : undefined;
    throw configError(place, `one of ${words.join(', ')}`, value, near);
  };
