import { createRun, markRuns, type Run } from './columns.ts';

/** Gives the lines of a collection, some at a time and in order; each line is one record as JSON. */
export type Lines = () => Iterable<readonly string[]> | AsyncIterable<readonly string[]>;

/** Finds the records of one collection that hold a text. */
export interface Search {
  /**
   * Finds a text in the fields that are named: in a text, in an element of an array, or in the JSON of any other value.
   * Upper and lower case are alike. A needle without accents is found where there are some; one with accents as it is,
   * however these are spelt.
   *
   * @param needle what to look for, not empty; a blank counts like any other sign, and with a NUL nothing is found
   * @param fields the names of the fields to look into
   * @param literal whether a null can be found, as `null`
   * @returns the positions of the records that match, from 0 and rising; rejects with what `lines` throws
   */
  find(needle: string, fields: readonly string[], literal: boolean): Promise<readonly number[]>;
}

/** The texts of some fields. */
type Columns = ReadonlyMap<string, readonly Run[]>;

/** How many records there are in a run: it is flat soon, and one rare letter makes only so many texts wide. */
const RUN = 64;

/**
 * Makes the search over one collection. It reads a field when it is first looked into, all fields that a search lacks
 * together, and keeps their texts as long as the search is kept. When reading fails, the next search tries again.
 *
 * @param lines is called once per reading, and has to give the same records each time
 * @param onRead is told of the texts that a reading has brought, which are kept from then on
 * @example
 * typeof createSearch(() => [['{"name":"Zoë"}']]).find // => "function"
 */
export function createSearch(lines: Lines, onRead?: (runs: readonly Run[]) => void): Search {
  const kept = new Map<string, Promise<Columns>>();
  const read = async (fields: readonly string[]): Promise<Columns> => {
    const columns = new Map(fields.map((field): [string, Run[]] => [field, []]));
    for await (const part of lines()) {
      for (let at = 0; at < part.length; at += RUN) {
        // Lines are checked to be shaped like objects before they get here.
        const records = part.slice(at, at + RUN).map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
        for (const [field, runs] of columns) {
          runs.push(createRun(records.map((record) => record[field])));
        }
      }
    }
    onRead?.([...columns.values()].flat());
    return columns;
  };
  return {
    async find(needle, fields, literal) {
      const missing = fields.filter((field) => !kept.has(field));
      if (missing.length) {
        const columns = read(missing);
        for (const field of missing) kept.set(field, columns);
        // What failed may work another time.
        columns.catch(() => {
          for (const field of missing) kept.delete(field);
        });
      }
      const found: Record<number, true> = {};
      for (const field of fields) {
        const columns = await kept.get(field);
        markRuns(columns?.get(field) ?? [], needle.normalize().toLowerCase(), literal, found);
      }
      // Keys that are numbers come in their order.
      return Object.keys(found).map(Number);
    },
  };
}
