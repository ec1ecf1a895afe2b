import type { JSX } from 'preact';
import { csvHead, csvRow } from '../../csv.ts';
import type { JsonObject } from './json.ts';

/** Saves a text as a file. */
function save(text: string, type: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Returns records with some of their fields. */
function pick(records: readonly JsonObject[], names: readonly string[]): readonly JsonObject[] {
  return records.map((record) =>
    Object.fromEntries(names.filter((name) => name in record).map((name) => [name, record[name]])),
  );
}

/** Writes the records and fields that a table shows as JSON. */
export function shownAsJson(records: readonly JsonObject[], names: readonly string[]): string {
  return `${JSON.stringify(pick(records, names), null, 2)}\n`;
}

/** Writes the records and fields that a table shows as comma-separated values, safe to open in a spreadsheet. */
export function shownAsCsv(records: readonly JsonObject[], names: readonly string[]): string {
  return csvHead(names) + records.map((record) => csvRow(names, record)).join('');
}

interface DownloadProps {
  /** The name of the resource. */
  readonly name: string;
  readonly records: readonly JsonObject[];
  /** The fields that the table shows. */
  readonly columns: readonly string[];
}

/** Buttons that save what the table shows. */
export function Download({ name, records, columns }: DownloadProps): JSX.Element {
  return (
    <span class="copies" role="group" aria-label="Download what is shown">
      <span aria-hidden="true">Download</span>
      <button
        type="button"
        aria-label="Download as JSON"
        onClick={() => save(shownAsJson(records, columns), 'application/json', `${name}.json`)}
      >
        JSON
      </button>
      <button
        type="button"
        aria-label="Download as CSV"
        onClick={() => save(shownAsCsv(records, columns), 'text/csv', `${name}.csv`)}
      >
        CSV
      </button>
    </span>
  );
}
