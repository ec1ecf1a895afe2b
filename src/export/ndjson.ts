import type { TextFormat } from './text-format.ts';

/** A record in JSON on each line. */
export const ndjson: TextFormat = {
  ending: 'ndjson',
  head: () => '',
  row: (_, record) => `${JSON.stringify(record)}\n`,
  tail: () => '',
};
