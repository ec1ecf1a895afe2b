import type { FieldType, Json } from './types.ts';

/**
 * Returns the type of a field whose value is this JSON.
 *
 * @example
 * typeOfJson(2.5) // => "number"
 */
export function typeOfJson(value: Json): FieldType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  if (typeof value === 'boolean') return 'boolean';
  return typeof value === 'string' ? 'string' : 'object';
}
