import { csvHead, csvRow } from '../csv.ts';
import type { Table } from './tables.ts';
import type { TextFormat } from './text-format.ts';

const namesOf = ({ columns }: Table): readonly string[] => columns.map(({ name }) => name);

/**
 * Comma-separated values, as RFC 4180 describes them. Of several shards (parts of a table), only the first has the
 * header.
 */
export const csv: TextFormat = {
  ending: 'csv',
  head: (table, { number }) => (number === 1 ? csvHead(namesOf(table)) : ''),
  row: (table, record) => csvRow(namesOf(table), record),
  tail: () => '',
};
