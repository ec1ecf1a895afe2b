import type { Json } from '../../schema/index.ts';
import type { Column, ColumnKind, Table } from '../tables.ts';

/** The name of the SQL type for each kind of column. */
export type ColumnTypes = Readonly<Record<ColumnKind, string>>;

/**
 * Returns the text of a value for a database; JSON for a list or an object. No database stores the character 0 in a text, so
 * that becomes the sign for a character that cannot be shown.
 */
export function textOf(value: Json): string {
  if (typeof value === 'string') return value.replaceAll('\0', '\uFFFD');
  // Names of properties may have it too. A backslash before `u0000` may be half of an escaped one.
  return JSON.stringify(value).replace(/\\(?:u0000|.)/g, (escape) => (escape === '\\u0000' ? '\uFFFD' : escape));
}

/**
 * Returns the name of a table or a column in double quotes.
 *
 * @example
 * nameOf('order') // => "\"order\""
 */
export const nameOf = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Returns the names of columns in double quotes, with commas between them. */
export const namesOf = (names: readonly string[]): string => names.map(nameOf).join(', ');

const columnOf = ({ name, kind, isNullable }: Column, types: ColumnTypes): string =>
  `${nameOf(name)} ${types[kind]}${isNullable ? '' : ' NOT NULL'}`;

/** Returns the clauses of a table that declare foreign keys. */
export const referencesIn = ({ columns }: Table): readonly string[] =>
  columns.flatMap(({ name, references }) =>
    references
      ? [`FOREIGN KEY (${nameOf(name)}) REFERENCES ${nameOf(references.table)} (${nameOf(references.column)})`]
      : [],
  );

/**
 * Returns the SQL statement that creates a table.
 *
 * @param more further clauses, which follow those for columns and keys. Default: none
 */
export function createTable(table: Table, types: ColumnTypes, more: readonly string[] = []): string {
  const { name, columns, primaryKey, unique } = table;
  const clauses = [
    ...columns.map((column) => columnOf(column, types)),
    ...(primaryKey === undefined ? [] : [`PRIMARY KEY (${nameOf(primaryKey)})`]),
    ...unique.map((names) => `UNIQUE (${namesOf(names)})`),
    ...more,
  ];
  return `CREATE TABLE ${nameOf(name)} (\n  ${clauses.join(',\n  ')}\n);\n`;
}
