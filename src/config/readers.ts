import { isTooMany } from '../drafts/index.ts';
import { described, isPlain, kind, mapOf, unlike, within, type Reader } from '../faults/index.ts';
import type { Setting } from '../settings.ts';

/** Creates the reader of a setting of a build. */
export function setting<T>({ expected, holds, schema }: Setting): Reader<T> {
  return kind(expected, (value): value is T => holds(value), schema);
}

/** A value for all resources, or values for some by their names, with `default` for the others. */
export type ByResource<T> = T | Readonly<Record<string, T>>;

/**
 * Creates the reader of a value for all resources, or of values for some by name.
 *
 * @param values what several of them are called in messages
 * @param nearest returns the value that was probably meant by a wrong one. Default: no value is suggested
 */
export function byResource<T>(
  one: Reader<T>,
  { expected, holds }: Pick<Setting, 'expected' | 'holds'>,
  values: string,
  nearest?: (value: unknown) => string | undefined,
): Reader<ByResource<T>> {
  const some = mapOf(`${values} by resource`, one);
  const read: Reader<ByResource<T>> = (value, place, faults) => {
    if (holds(value)) return one(value, place, faults);
    if (isPlain(value)) return some(value, place, faults);
    return faults.add(place, unlike(`${expected}, or such ${values} by resource`, value, nearest?.(value)));
  };
  return described(read, (of) => ({ anyOf: [of(one), of(some)] }));
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/**
 * The largest number of elements that a list may have, such as a list of file patterns: each may be looked for on its
 * own.
 */
const MOST_LISTED = 1_000;

/** Creates the reader of a list. Elements that cannot be read are left out. */
export function listOf<T>(expected: string, read: Reader<T>): Reader<readonly T[]> {
  const readAll: Reader<readonly T[]> = (value, place, faults) => {
    if (!isList(value)) return faults.add(place, unlike(expected, value));
    if (isTooMany(value.length, MOST_LISTED, 'elements', place, faults)) return undefined;
    return value.flatMap((one, at) => read(one, within(place, at), faults) ?? []);
  };
  return described(readAll, (of) => ({ type: 'array', items: of(read) }));
}

/** Creates the reader of one value, or of a list of values. */
export function oneOrList<A, B>(isOne: (value: unknown) => boolean, one: Reader<A>, list: Reader<B>): Reader<A | B> {
  return described<A | B>(
    (value, place, faults) => (isOne(value) ? one(value, place, faults) : list(value, place, faults)),
    (of) => ({ anyOf: [of(one), of(list)] }),
  );
}
