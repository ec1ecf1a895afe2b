import { type OperatorName, OPERATORS } from './operators.ts';
import type { Test } from './field-filters.ts';
import { type JsonRecord, valueAtPath } from './values.ts';

/**
 * Whether a value is an object of JSON.
 *
 * @example
 * isObject([]) // => false
 */
export function isObject(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value, or any element if it is a list, equals one of the texts. */
const hasOne = (value: unknown, texts: readonly string[]): boolean =>
  [value].flat().some((one) => OPERATORS.eq(one, texts));

/**
 * Creates a filter that compares one field with a value of JSON. If both are lists, one has to contain all elements of
 * the other.
 */
export function testOf(path: string, operator: OperatorName, wanted: unknown): Test {
  const texts = [wanted].flat().map(String);
  return (record) => {
    const value = valueAtPath(record, path);
    if (value === undefined) return false;
    if (operator === 'ne') return !hasOne(value, texts);
    if (operator !== 'eq') return OPERATORS[operator](value, texts);
    return Array.isArray(value) && Array.isArray(wanted)
      ? texts.every((text) => hasOne(value, [text]))
      : hasOne(value, texts);
  };
}
