import { expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { copyCellOf, postgres } from '../../src/export/sql/postgres.ts';
import { literalOf, sqlite } from '../../src/export/sql/sqlite.ts';
import { WHOLE } from '../../src/export/shard.ts';
import { tablesOf, type ColumnKind } from '../../src/export/tables.ts';
import type { Json } from '../../src/schema/index.ts';

// The text that a database gets. After a change, `npx vitest run test/export/sql.test.ts -u` writes it again, and a reviewer
// reads the difference.

const tables = tablesOf(builtins, ['users', 'subscriptions', 'invoices']);

/** A value for each kind of column, so that the texts do not change with the data. */
const VALUES: Readonly<Record<ColumnKind, Json>> = {
  integer: 7,
  number: 1.5,
  boolean: true,
  text: "it's",
  date: '2026-01-01',
  'date-time': '2026-01-01T09:30:00.000Z',
  json: ['a'],
};

it.each(Object.entries({ sqlite, postgres }))(
  '%s gets the same text as before',
  async (name, { head, row, tail, beside }) => {
    const rows = tables.map((table) => {
      const record = Object.fromEntries(
        table.columns.map((column) => [column.name, column.isNullable ? null : VALUES[column.kind]]),
      );
      return head(table, WHOLE) + row(table, record) + tail(table);
    });
    const files = Object.entries(beside?.(tables, 2) ?? {}).map(([file, text]) => `-- ${file}\n${text}`);
    await expect([...rows, ...files].join('\n')).toMatchFileSnapshot(`golden/${name}.txt`);
  },
);

it.each([
  [null, 'NULL', '\\N'],
  [undefined, 'NULL', '\\N'],
  [true, '1', 'true'],
  [false, '0', 'false'],
  [1.5, '1.5', '1.5'],
  ["it's", "'it''s'", "it's"],
  ['a\tb\n\\c\rd', "'a\tb\n\\c\rd'", 'a\\tb\\n\\\\c\\rd'],
  ['a\0b', "'a\uFFFDb'", 'a\uFFFDb'],
  [{ a: ['\0'] }, `'{"a":["\uFFFD"]}'`, '{"a":["\uFFFD"]}'],
])('%j is written as a literal of SQLite and as a cell of PostgreSQL', (value, literal, cell) => {
  expect([literalOf(value), copyCellOf(value)]).toEqual([literal, cell]);
});
