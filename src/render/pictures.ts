import type { DataRecord } from './records.ts';

const DATA = 'data:image/svg+xml,';

/**
 * Returns the drawing in a picture's `data:` URI as the text of a file.
 *
 * @example
 * pictureText('data:image/svg+xml,%3Csvg/%3E') // => "<svg/>\n"
 */
export function pictureText(uri: string): string {
  return `${decodeURIComponent(uri.slice(DATA.length))}\n`;
}

/** Returns a record in which pictures are addresses of files in place of `data:` URIs. */
export function linkPictures(
  record: DataRecord,
  fields: readonly string[],
  addressOf: (field: string) => string,
): DataRecord {
  return { ...record, ...Object.fromEntries(fields.map((field) => [field, addressOf(field)])) };
}
