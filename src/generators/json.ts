import type { Json } from '../schema/index.ts';

/**
 * Converts a value to JSON: a date to an ISO 8601 text, a bigint to a number if that is exact and otherwise to a text,
 * and any other value that JSON does not have to null. Undefined properties are dropped.
 *
 * @example
 * toJson({ at: new Date(0), big: 7n, none: undefined }) // => {"at":"1970-01-01T00:00:00.000Z","big":7}
 */
export function toJson(value: unknown): Json {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (inner === undefined ? [] : [[name, toJson(inner)]])),
  );
}
