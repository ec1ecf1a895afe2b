/**
 * Returns the records of a list with only those fields that lists have.
 *
 * @param lines each record as one line of JSON
 * @param fields names of these fields, in the order of the record. Default: records stay whole
 * @example
 * pickFields(['{"id":1,"body":"…"}'], ['id']) // => ["{\"id\":1}"]
 */
export function pickFields(lines: readonly string[], fields: readonly string[] | undefined): readonly string[] {
  if (!fields) return lines;
  return lines.map((line) => {
    // Every line is shaped like an object.
    const record = JSON.parse(line) as Readonly<Record<string, unknown>>;
    return JSON.stringify(Object.fromEntries(fields.map((name) => [name, record[name]])));
  });
}
