import type { Json } from '../schema/index.ts';
import type { TextFormat } from './text-format.ts';

/** A text that a spreadsheet would take for a formula. A telephone number or a negative number is none. */
const FORMULA = /^(?:[=@\t\r]|[+-](?![\d\s().-]*$))/;

/** A text that has to be in quotation marks. */
const SPECIAL = /[",\r\n]|^\s|\s$|^$/;

/**
 * Writes a value as a cell: null as nothing, an empty text as `""`, lists and objects as JSON. An apostrophe keeps a
 * spreadsheet from running a text as a formula.
 *
 * @example
 * cellOf('=1+1') // => "'=1+1"
 */
export function cellOf(value: Json | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return quoted(FORMULA.test(value) ? `'${value}` : value);
  return typeof value === 'object' ? quoted(JSON.stringify(value)) : JSON.stringify(value);
}

const quoted = (text: string): string => (SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const lineOf = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;

/** Comma-separated values as RFC 4180 describes them. The header stands in the first shard. */
export const csv: TextFormat = {
  ending: 'csv',
  head: ({ columns }, { number }) => (number === 1 ? lineOf(columns.map(({ name }) => quoted(name))) : ''),
  row: ({ columns }, record) => lineOf(columns.map(({ name }) => cellOf(record[name]))),
  tail: () => '',
};
