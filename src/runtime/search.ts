/**
 * Finds the records that hold a text.
 *
 * @param needle what to look for, in lower case, not empty
 * @param fields the names of the fields to look into
 * @param literal whether a null can be found, as `null`
 * @returns the lines of the matching records, in order
 */
export type Search = (needle: string, fields: readonly string[], literal: boolean) => readonly string[];

/** The lower-cased texts of one field of one record; undefined for a null. */
type Cell = readonly string[] | undefined;

function textsOf(value: unknown): Cell {
  if (value === null || value === undefined) return undefined;
  return (Array.isArray(value) ? value : [value]).map((part: unknown) =>
    (typeof part === 'string' ? part : JSON.stringify(part)).toLowerCase(),
  );
}

/**
 * Makes the search over one collection. It parses the records at the first search and lower-cases a field when it is
 * first looked into; both are kept as long as the search is.
 *
 * @param lines the records, each as one line of JSON
 */
export function createSearch(lines: readonly string[]): Search {
  let records: readonly Readonly<Record<string, unknown>>[] | undefined;
  const columns = new Map<string, readonly Cell[]>();
  const columnOf = (field: string): readonly Cell[] => {
    // The lines were checked to be shaped like objects.
    records ??= lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
    const column = columns.get(field) ?? records.map((record) => textsOf(record[field]));
    columns.set(field, column);
    return column;
  };
  return (needle, fields, literal) => {
    const nothing = literal ? ['null'] : [];
    const searched = fields.map(columnOf);
    return lines.filter((_, at) =>
      searched.some((column) => (column[at] ?? nothing).some((text) => text.includes(needle))),
    );
  };
}
