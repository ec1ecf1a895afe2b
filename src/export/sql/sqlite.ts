import type { Json } from '../../schema/index.ts';
import { filesOf } from '../shard.ts';
import type { TextFormat } from '../text-format.ts';
import { type ColumnTypes, createTable, nameOf, referencesIn, textOf } from './statements.ts';

const TYPES: ColumnTypes = {
  integer: 'INTEGER',
  number: 'REAL',
  boolean: 'BOOLEAN',
  text: 'TEXT',
  date: 'TEXT',
  'date-time': 'TEXT',
  json: 'TEXT',
};

/**
 * Writes a value as a literal. SQLite has no booleans: true is 1.
 *
 * @example
 * literalOf("it's") // => "'it''s'"
 */
export function literalOf(value: Json | undefined): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'number') return JSON.stringify(value);
  return `'${textOf(value).replaceAll("'", "''")}'`;
}

/** SQL for SQLite. To load the files, run `sqlite3 data.db < load.sql` in the folder of the export. */
export const sqlite: TextFormat = {
  ending: 'sql',
  head: () => '',
  row: ({ name, columns }, record) =>
    `INSERT INTO ${nameOf(name)} VALUES (${columns.map((column) => literalOf(record[column.name])).join(', ')});\n`,
  tail: () => '',
  beside(tables, shards) {
    // Checked at the end of the transaction, since some tables refer to each other.
    const deferred = (clause: string): string => `${clause} DEFERRABLE INITIALLY DEFERRED`;
    const created = tables.map((table) => createTable(table, TYPES, referencesIn(table).map(deferred)));
    const files = tables.flatMap(({ name }) => filesOf(name, 'sql', shards));
    const read = ['schema.sql', ...files].map((file) => `.read '${file}'\n`);
    return {
      'schema.sql': created.join('\n'),
      'load.sql': `.bail on\nPRAGMA foreign_keys = ON;\nBEGIN;\n${read.join('')}COMMIT;\n`,
    };
  },
};
