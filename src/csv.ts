/** Matches texts that a spreadsheet would take for a formula. Telephone numbers and negative numbers do not match. */
const FORMULA = /^(?:[=@\t\r]|[+-](?![\d\s().-]*$))/;

/** Matches texts that have to be in quotation marks. */
const SPECIAL = /[",\r\n]|^\s|\s$|^$/;

const quoted = (text: string): string => (SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * Writes a value as a cell: null as nothing, an empty text as `""`, lists and objects as JSON. A text that a
 * spreadsheet would run as a formula gets an apostrophe in front.
 *
 * @example
 * cellOf('=1+1') // => "'=1+1"
 */
export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return quoted(FORMULA.test(value) ? `'${value}` : value);
  return typeof value === 'object' ? quoted(JSON.stringify(value)) : JSON.stringify(value);
}

/** Writes cells as a line, with the line break of RFC 4180. */
const lineOf = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;

/** Writes the line with the names of columns. */
export function csvHead(names: readonly string[]): string {
  return lineOf(names.map(quoted));
}

/** Writes a record as a line, with the values of the given columns. */
export function csvRow(names: readonly string[], record: Readonly<Record<string, unknown>>): string {
  return lineOf(names.map((name) => cellOf(record[name])));
}
