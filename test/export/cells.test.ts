import { expect, it } from 'vitest';
import { cellOf } from '../../src/csv.ts';
import { copyCellOf } from '../../src/export/sql/postgres.ts';
import { literalOf } from '../../src/export/sql/sqlite.ts';

it.each([
  [null, '', 'NULL', '\\N'],
  ['', '""', "''", ''],
  ['plain', 'plain', "'plain'", 'plain'],
  ['\\N', '\\N', "'\\N'", '\\\\N'],
  ["it's", "it's", "'it''s'", "it's"],
  ['a "b", c', '"a ""b"", c"', `'a "b", c'`, 'a "b", c'],
  ['two\nlines\tand\r\\', '"two\nlines\tand\r\\"', "'two\nlines\tand\r\\'", 'two\\nlines\\tand\\r\\\\'],
  ['nul\0', 'nul\0', "'nul\uFFFD'", 'nul\uFFFD'],
  [['\0'], '"[""\\u0000""]"', `'["\uFFFD"]'`, '["\uFFFD"]'],
  [' edge ', '" edge "', "' edge '", ' edge '],
  [true, 'true', '1', 'true'],
  [false, 'false', '0', 'false'],
  [-1.5, '-1.5', '-1.5', '-1.5'],
  [[1, 'a'], '"[1,""a""]"', `'[1,"a"]'`, '[1,"a"]'],
  [{ a: null }, '"{""a"":null}"', `'{"a":null}'`, '{"a":null}'],
])('%j is %j in CSV, %j in SQLite and %j in PostgreSQL', (value, cell, literal, copied) => {
  expect(cellOf(value)).toBe(cell);
  expect(literalOf(value)).toBe(literal);
  expect(copyCellOf(value)).toBe(copied);
});

it.each(['=1+1', '@SUM(A1)', '+cmd|x', '-2+3+cmd', '\t=1'])('a spreadsheet does not run %j', (text) => {
  expect(cellOf(text).replace(/^"/, '')).toMatch(/^'/);
});

it.each(['+49 30 123456', '-5', '(030) 12', 'a=b', '+1 (555) 010-0199'])('%j is no formula', (text) => {
  expect(cellOf(text)).toBe(text);
});
