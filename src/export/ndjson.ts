import type { TextFormat } from './text-format.ts';

/** The format NDJSON: each line is a record as JSON. */
export const ndjson: TextFormat = {
  ending: 'ndjson',
  head: () => '',
  row: (_, record) => `${JSON.stringify(record)}\n`,
  tail: () => '',
};
