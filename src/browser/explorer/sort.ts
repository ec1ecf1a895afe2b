import type { JsonObject } from './json.ts';
import { cellText } from './wording.ts';

/** The field that records are sorted by, and the direction. */
interface Sorting {
  readonly field: string;
  readonly isDown: boolean;
}

/** Reads the field and the direction to sort by; the field is empty for the order of the collection. */
export function readSort(sort: string): Sorting {
  return { field: sort.replace(/^-/, ''), isDown: sort.startsWith('-') };
}

/**
 * Returns the sorting after a click on the heading of a field: ascending, then descending, then the order of the
 * collection again.
 *
 * @example
 * nextSort('total', 'total') // => "-total"
 */
export function nextSort(sort: string, field: string): string {
  if (sort === field) return `-${field}`;
  return sort === `-${field}` ? '' : field;
}

/** Compares numbers by size and everything else as text, by its code units as in every language. */
function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [left, right] = [cellText(one), cellText(other)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/**
 * Returns records sorted by a field. Records without a value come last, and records with equal values keep their order.
 */
export function sortRecords(records: readonly JsonObject[], sort: string): readonly JsonObject[] {
  const { field, isDown } = readSort(sort);
  if (field === '') return records;
  const isMissing = (record: JsonObject): boolean => (record[field] ?? null) === null;
  const sorted = records
    .filter((record) => !isMissing(record))
    .toSorted((one, other) => compare(one[field], other[field]) * (isDown ? -1 : 1));
  return [...sorted, ...records.filter(isMissing)];
}
