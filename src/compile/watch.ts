import { MockgenError, saidBy } from '../errors.ts';
import type { Field, Resource, ValueFunction } from '../schema/index.ts';
import { MOST_DEPTH, failure, type ConfigPlace } from '../faults/index.ts';

/** Returns the place in a config or a schema that describes a path in a record, such as `lines[2].price`. */
type PlaceOf = (place: string) => ConfigPlace;

/** Receives the errors of functions in a config. */
export interface Watcher {
  readonly placeOf: PlaceOf;
  /** The errors that functions have thrown, in order. */
  readonly faults: unknown[];
}

/**
 * Describes the first part of a value that JSON cannot hold, such as `NaN` or a function; undefined if there is none.
 * Parts that are undefined are allowed.
 */
function oddIn(value: unknown, depth: number = 0): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : String(value);
  if (typeof value === 'function' || typeof value === 'symbol') return `a ${typeof value}`;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > MOST_DEPTH) return `something nested more than ${MOST_DEPTH} deep`;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'an invalid date' : undefined;
  if (value instanceof Map || value instanceof Set) return `a ${value.constructor.name}`;
  if ('then' in value && typeof value.then === 'function') return 'a promise';
  for (const inner of Object.values(value)) {
    const odd = oddIn(inner, depth + 1);
    if (odd !== undefined) return odd;
  }
  return undefined;
}

function isOurs(error: unknown): boolean {
  return error instanceof MockgenError || (error instanceof Error && error.name === 'MockgenError');
}

/**
 * Wraps a function of a config. If it throws, or returns a value that JSON does not have, this is reported as an error
 * of the config.
 */
function watch(value: ValueFunction, { placeOf, faults }: Watcher, place: string): ValueFunction {
  const fail = (fault: unknown): never => {
    faults.push(fault);
    throw fault;
  };
  return (random, ...read) => {
    let found: unknown;
    try {
      found = value(random, ...read);
    } catch (error) {
      const expected = `a value, and its function threw: ${saidBy(error)}`;
      return fail(isOurs(error) ? error : failure(placeOf(place), { expected }));
    }
    const odd = oddIn(found);
    if (odd === undefined) return found;
    return fail(failure(placeOf(place), { expected: 'a value that JSON has', by: 'its function', got: odd }));
  };
}

function watchField(field: Field, place: string, watcher: Watcher): Field {
  const { value, fields, items } = field;
  return {
    ...field,
    ...(value && { value: watch(value, watcher, place) }),
    ...(fields && { fields: watchFields(fields, `${place}.`, watcher) }),
    ...(items && {
      items: {
        ...items,
        field: watchField(items.field, `${place}[]`, watcher),
        ...(items.first && { first: items.first.map((each, at) => watchField(each, `${place}[${at}]`, watcher)) }),
      },
    }),
  };
}

function watchFields(fields: Resource['fields'], before: string, watcher: Watcher): Resource['fields'] {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, watchField(field, before + name, watcher)]),
  );
}

/**
 * Returns a copy of a resource. Errors that its functions throw are noted in the watcher, each with its place in the
 * config.
 */
export function watched(resource: Resource, watcher: Watcher): Resource {
  return { ...resource, fields: watchFields(resource.fields, '', watcher) };
}
