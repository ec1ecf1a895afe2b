import { nearestName } from '../names.ts';
import { shown, unlike } from './fault.ts';
import type { Faults } from './faults.ts';
import { within, type ConfigPlace } from './place.ts';

/** Any object with keys, in a config or a JSON file; not a list, and not null. */
export type Plain = Readonly<Record<string, unknown>>;

/** Values are read down to this many levels of nesting. */
export const MOST_DEPTH = 64;

/** A JSON Schema. */
export type ValueSchema = Readonly<Record<string, unknown>>;

/** Returns the JSON Schema of the values that a reader accepts. */
export type SchemaOf = (read: Reader<unknown>) => ValueSchema;

/** Reads a value that a user wrote. */
export interface Reader<T> {
  /**
   * Notes the faults of the value.
   *
   * @returns the value, which then has the type; undefined if it has another one
   */
  (value: unknown, place: ConfigPlace, faults: Faults): T | undefined;
  /** Returns the JSON Schema of the values that the reader accepts, for editors. Default: any value is accepted. */
  readonly schema?: (of: SchemaOf) => ValueSchema;
}

/** Returns a reader together with the JSON Schema of the values that it accepts. */
export function described<T>(read: Reader<T>, schema: (of: SchemaOf) => ValueSchema): Reader<T> {
  return Object.assign((...given: Parameters<Reader<T>>) => read(...given), { schema });
}

/** The keys that an object may have, each with the reader of its value. */
export type Keys = Readonly<Record<string, Reader<unknown>>>;

/** The type of what is read from an object with some keys. */
export type ReadBy<K extends Keys> = { readonly [N in keyof K]?: K[N] extends Reader<infer T> ? T : never };

/**
 * Checks whether a value is an object with keys: neither a list nor null.
 *
 * @example
 * isPlain([]) // => false
 */
export function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns the value of an object's own key; undefined for a missing or an inherited one.
 *
 * @example
 * own({}, 'constructor') // => undefined
 */
export function own(object: Plain, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/**
 * Creates a reader that accepts the values for which `fits` is true. `schema` is the JSON Schema of these values, for
 * editors.
 */
export function kind<T>(expected: string, fits: (value: unknown) => value is T, schema: ValueSchema = {}): Reader<T> {
  return described(
    (value, place, faults) => (fits(value) ? value : faults.add(place, unlike(expected, value))),
    () => schema,
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => Number.isFinite(value);

export const plainObject: Reader<Plain> = kind('an object', isPlain, { type: 'object' });
export const text: Reader<string> = kind('a text', isText, { type: 'string' });
export const word: Reader<string> = kind(
  'a text that is not empty',
  (value): value is string => isText(value) && value !== '',
  { type: 'string', minLength: 1 },
);
export const bool: Reader<boolean> = kind('true or false', (value) => typeof value === 'boolean', {
  type: 'boolean',
});
export const number: Reader<number> = kind('a number', isNumber, { type: 'number' });
export const share: Reader<number> = kind(
  'a share from 0 to 1',
  (value): value is number => isNumber(value) && value >= 0 && value <= 1,
  { type: 'number', minimum: 0, maximum: 1 },
);
export const texts: Reader<readonly string[]> = kind(
  'a list of texts',
  (value) => Array.isArray(value) && value.every(isText),
  { type: 'array', items: { type: 'string' } },
);

/** Creates a reader that accepts the whole numbers from `least` to `most`. */
export function whole(least: number, most: number): Reader<number> {
  const fits = (value: unknown): value is number =>
    isNumber(value) && Number.isInteger(value) && value >= least && value <= most;
  return kind(`a whole number from ${least} to ${most}`, fits, { type: 'integer', minimum: least, maximum: most });
}

/**
 * Creates a reader that accepts the words of a list. For any other word, the fault names the nearest word of the list.
 */
export function oneOf<T extends string>(words: readonly T[]): Reader<T> {
  const read: Reader<T> = (value, place, faults) => {
    const found = words.find((one) => one === value);
    const near = isText(value) ? nearestName(value, words) : undefined;
    return found ?? faults.add(place, unlike(`one of ${words.join(', ')}`, value, near));
  };
  return described(read, () => ({ enum: words }));
}

/** Creates the reader of an object whose values are all of one kind. Values that cannot be read are left out. */
export function mapOf<T>(expected: string, read: Reader<T>): Reader<Readonly<Record<string, T>>> {
  const readMap: Reader<Readonly<Record<string, T>>> = (value, place, faults) => {
    if (!isPlain(value)) return faults.add(place, unlike(expected, value));
    const entries = Object.entries(value).flatMap(([name, one]) => {
      const found = one === undefined ? undefined : read(one, within(place, name), faults);
      return found === undefined ? [] : [[name, found] as const];
    });
    return Object.fromEntries(entries);
  };
  return described(readMap, (of) => ({ type: 'object', additionalProperties: of(read) }));
}

/**
 * Creates the reader of an object with some keys. A key whose value is undefined counts as missing. An unknown key is a
 * fault, which names the nearest key.
 *
 * @param what describes a key; follows "expected"
 * @returns the reader, which leaves out keys whose values cannot be read
 */
export function withKeys<K extends Keys>(keys: K, expected: string, what: string): Reader<ReadBy<K>> {
  const readAll: Reader<ReadBy<K>> = (value, place, faults) => {
    if (!isPlain(value)) return faults.add(place, unlike(expected, value));
    const entries = Object.entries(value).flatMap(([key, one]) => {
      const read = Object.hasOwn(keys, key) ? keys[key] : undefined;
      const at = within(place, key);
      if (!read) {
        const nearest = nearestName(key, Object.keys(keys));
        faults.add(at, { expected: what, got: shown(key), nearest });
      }
      const found = one === undefined ? undefined : read?.(one, at, faults);
      return found === undefined ? [] : [[key, found] as const];
    });
    // Each value was read by the reader of its key.
    return Object.fromEntries(entries) as ReadBy<K>;
  };
  return described(readAll, (of) => ({
    type: 'object',
    properties: Object.fromEntries(Object.entries(keys).map(([key, read]) => [key, of(read)])),
    additionalProperties: false,
  }));
}
