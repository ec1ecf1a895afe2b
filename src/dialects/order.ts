import { compareValues, type JsonRecord, valueAtPath } from './values.ts';

/** A field to sort by. */
export interface SortKey {
  /** Path of the field. */
  readonly path: string;
  readonly isDescending: boolean;
}

/**
 * Sorts records by several fields. Records that are equal in all of them keep their order.
 *
 * @example
 * sortRecords([{ a: 1, b: 'x' }, { a: 2, b: 'x' }], [{ path: 'b', isDescending: false }, { path: 'a', isDescending: true }]) // => [{"a":2,"b":"x"},{"a":1,"b":"x"}]
 */
export function sortRecords(records: readonly JsonRecord[], keys: readonly SortKey[]): readonly JsonRecord[] {
  if (keys.length === 0) return records;
  const rows = records.map((record) => ({ record, values: keys.map(({ path }) => valueAtPath(record, path)) }));
  const signs = keys.map(({ isDescending }) => (isDescending ? -1 : 1));
  rows.sort((one, other) => {
    for (const [at, sign] of signs.entries()) {
      const order = compareValues(one.values[at], other.values[at]);
      if (order !== 0) return order * sign;
    }
    return 0;
  });
  return rows.map(({ record }) => record);
}

/**
 * Reads the fields to sort by, separated by commas; a minus in front means descending.
 *
 * @example
 * readSigned('-age,name') // => [{"path":"age","isDescending":true},{"path":"name","isDescending":false}]
 */
export function readSigned(text: string): readonly SortKey[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => ({ path: name.replace(/^-/, ''), isDescending: name.startsWith('-') }));
}
