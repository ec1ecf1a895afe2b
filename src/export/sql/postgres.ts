import type { Json } from '../../schema/index.ts';
import { filesOf } from '../shard.ts';
import type { TextFormat } from '../text-format.ts';
import { type ColumnTypes, createTable, nameOf, namesOf, referencesIn, textOf } from './statements.ts';

const TYPES: ColumnTypes = {
  integer: 'BIGINT',
  number: 'DOUBLE PRECISION',
  boolean: 'BOOLEAN',
  text: 'TEXT',
  date: 'DATE',
  'date-time': 'TIMESTAMPTZ',
  json: 'JSONB',
};

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/**
 * Writes a value as a cell of `COPY`.
 *
 * @example
 * copyCellOf(null) // => "\\N"
 */
export function copyCellOf(value: Json | undefined): string {
  if (value === null || value === undefined) return '\\N';
  return textOf(value).replaceAll(/[\\\n\r\t]/g, (sign) => ESCAPES[sign] ?? sign);
}

/**
 * SQL for PostgreSQL. To load the files, run `psql -f export/load.sql` in any folder. References are checked once all
 * rows are there.
 */
export const postgres: TextFormat = {
  ending: 'sql',
  head: ({ name, columns }) => `COPY ${nameOf(name)} (${namesOf(columns.map((column) => column.name))}) FROM stdin;\n`,
  row: ({ columns }, record) => `${columns.map(({ name }) => copyCellOf(record[name])).join('\t')}\n`,
  tail: () => '\\.\n',
  beside(tables, shards) {
    const references = tables.flatMap((table) =>
      referencesIn(table).map((clause) => `ALTER TABLE ${nameOf(table.name)} ADD ${clause};\n`),
    );
    const files = tables.flatMap(({ name }) => filesOf(name, 'sql', shards));
    const run = ['schema.sql', ...files, 'references.sql'].map((file) => `\\ir '${file}'\n`);
    return {
      'schema.sql': tables.map((table) => createTable(table, TYPES)).join('\n'),
      'references.sql': references.join(''),
      'load.sql': `\\set ON_ERROR_STOP on\nBEGIN;\n${run.join('')}COMMIT;\n`,
    };
  },
};
