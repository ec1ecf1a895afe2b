/**
 * One of several equal parts into which the records of each resource are divided, so that several processes can export
 * them.
 */
export interface Shard {
  /** The number of this part, from 1. */
  readonly number: number;
  /** How many parts there are. */
  readonly of: number;
}

/** All records, in one part. */
export const WHOLE: Shard = { number: 1, of: 1 };

/**
 * Returns the number of the first and of the last record in a shard. If the last is below the first, the shard is
 * empty.
 *
 * @param total number of all records
 * @example
 * sliceOf({ number: 2, of: 3 }, 10) // => [4,6]
 */
export function sliceOf({ number, of }: Shard, total: number): readonly [first: number, last: number] {
  // As big integers, since the product of both can be beyond 2^53.
  const before = (shards: number): number => Number((BigInt(total) * BigInt(shards)) / BigInt(of));
  return [before(number - 1) + 1, before(number)];
}

/**
 * Returns the name of the file of a table. Sorted by name, the files of all shards are in the order of the records.
 *
 * @example
 * fileOf('users', 'csv', { number: 3, of: 64 }) // => "users-03-of-64.csv"
 */
export function fileOf(table: string, ending: string, { number, of }: Shard): string {
  if (of === 1) return `${table}.${ending}`;
  return `${table}-${String(number).padStart(String(of).length, '0')}-of-${of}.${ending}`;
}

/** Returns the names of the files of a table in all shards, in the order of the records. */
export const filesOf = (table: string, ending: string, shards: number): readonly string[] =>
  Array.from({ length: shards }, (_, at) => fileOf(table, ending, { number: at + 1, of: shards }));
