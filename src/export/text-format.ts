import type { DataRecord } from '../render/index.ts';
import type { Shard } from './shard.ts';
import type { Table } from './tables.ts';

/** A form of text that tables are written in, row by row. */
export interface TextFormat {
  /** How the names of its files end. */
  readonly ending: string;
  /** Returns what stands before the rows of a shard. */
  head(table: Table, shard: Shard): string;
  /** Returns a row, with the line break at its end. The rows of all shards together are those of the whole table. */
  row(table: Table, record: DataRecord): string;
  /** Returns what stands behind the rows of a shard. */
  tail(table: Table): string;
  /** Returns the texts of further files by name. Those of the first shard are written. Default: none. */
  beside?(tables: readonly Table[], shards: number): Readonly<Record<string, string>>;
}
