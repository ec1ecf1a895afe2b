import type { DataRecord } from '../render/index.ts';
import type { Shard } from './shard.ts';
import type { Table } from './tables.ts';

/** A format in which tables are written as text, row by row. */
export interface TextFormat {
  /** Ending of the file names, without a dot. */
  readonly ending: string;
  /** Returns the text in front of the rows of a shard (a part of the table). */
  head(table: Table, shard: Shard): string;
  /** Returns a row, with the line break at its end. The rows of all shards together are those of the whole table. */
  row(table: Table, record: DataRecord): string;
  /** Returns the text behind the rows of a shard. */
  tail(table: Table): string;
  /**
   * Returns the texts of further files, by name. They are written together with the first shard only. Default: none.
   */
  beside?(tables: readonly Table[], shards: number): Readonly<Record<string, string>>;
}
