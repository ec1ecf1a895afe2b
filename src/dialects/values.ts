/** A record of a tree. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/**
 * Returns the value of a record at a path. A number in the path is the position of an element in an array.
 *
 * @returns undefined if the record has no value there
 * @example
 * valueAtPath({ author: { name: 'Ada' } }, 'author.name') // => "Ada"
 */
export function valueAtPath(record: unknown, path: string): unknown {
  let value = record;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    // Whether it has this property was checked.
    value = (value as JsonRecord)[name];
  }
  return value;
}

/**
 * Returns the form in which a value is compared: a number for numbers and booleans, otherwise its text; the elements of
 * a list are joined by commas.
 */
const comparable = (value: unknown): number | string =>
  typeof value === 'number' || typeof value === 'boolean' ? Number(value) : String(value);

/** Returns the group in which a value is sorted: 0 for a value, 1 for null, 2 for a missing value. */
const absence = (value: unknown): number => (value === undefined ? 2 : value === null ? 1 : 0);

/**
 * Compares two values in the order in which records are sorted: numbers by size, texts by their code units, `false`
 * before `true`, null last.
 *
 * @returns a negative number, 0 or a positive number, as `sort` expects; 0 also for values that have no order
 * @example
 * [null, 10, 9].sort(compareValues) // => [9,10,null]
 */
export function compareValues(one: unknown, other: unknown): number {
  const gap = absence(one) - absence(other);
  if (gap !== 0 || absence(one) > 0) return gap;
  const [left, right] = [comparable(one), comparable(other)];
  return left > right ? 1 : left < right ? -1 : 0;
}
