import { memoryOf, valueAt } from '../tree/index.ts';
import { fold } from './fold.ts';

/**
 * Yields the lines of a collection in order, some at a time; each line is one record as JSON.
 *
 * @param fields the fields that are needed; other fields may be missing in the lines
 */
export type Lines = (fields: readonly string[]) => Iterable<readonly string[]> | AsyncIterable<readonly string[]>;

/**
 * A condition of a search: all records found have a given value in a field. It serves collections below a record, all
 * of whose records refer to that record.
 */
export interface Reference {
  /** The path in the record: `user_id`, `author.id`. Where it goes through an array, one of the elements has the value. */
  readonly field: string;
  /**
   * The value as a text. A record has to have exactly this value, except for upper and lower case: ids never differ in
   * case alone.
   */
  readonly value: string;
  /**
   * Another field of the record, such as the type of what a reference refers to: it has to have one of these values.
   * Default: no such condition.
   */
  readonly when?: { readonly field: string; readonly values: readonly string[] };
}

/** What a search looks for: a text, a reference to a record, or both in the same record. */
export interface SearchQuery {
  /**
   * The text to find; empty if only the reference counts. A space counts like any other character; a text with a NUL is
   * never found.
   */
  readonly text: string;
  /** The names of the fields to look into. */
  readonly fields: readonly string[];
  /** Whether the text `null` also finds fields whose value is null. */
  readonly matchesNull: boolean;
  /** The reference that every record found has. Default: none. */
  readonly reference?: Reference;
}

/** Returns the paths whose values a search needs. */
export function pathsOf({ text, fields, reference }: SearchQuery): readonly string[] {
  return [
    ...(text === '' ? [] : fields),
    ...(reference ? [reference.field, ...(reference.when ? [reference.when.field] : [])] : []),
  ];
}

/** Finds the records of one collection that contain a text. */
export interface Search {
  /**
   * Finds a text in strings, in the elements of arrays, and in the JSON of all other values. Case does not matter. A
   * text without accents also matches letters with accents; a text with accents matches these accents only, however
   * they are encoded.
   *
   * @returns the positions of the matching records, from 0, in order; rejects with whatever `lines` throws
   */
  find(query: SearchQuery): Promise<readonly number[]>;
}

/** The texts of one field in some consecutive records, one behind the other. */
interface FieldTexts {
  readonly text: string;
  /** For each record, where its text ends. The text of null is empty. */
  readonly recordEnds: readonly number[];
}

/** The texts of some fields, by field. The texts of a field are kept in runs of consecutive records. */
type Columns = ReadonlyMap<string, readonly FieldTexts[]>;

/** How many records form a run. One character beyond Latin-1 doubles the memory of the whole run, so runs are short. */
const RUN = 64;

/** Is put behind each text, so that no search finds a text that begins in one and ends in the next. */
const END = '\0';

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(END);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Returns all texts by which a value can be found, in lower case; if there are accents, also without them. */
function searchableText(value: unknown): string {
  if (value === null || value === undefined) return '';
  const lower = (textOf(value) + END).normalize().toLowerCase();
  const plain = fold(lower);
  return plain === lower ? lower : lower + plain;
}

function fieldTexts(values: readonly unknown[]): FieldTexts {
  let text = '';
  const recordEnds = values.map((value) => (text += searchableText(value)).length);
  return { text, recordEnds };
}

/** Returns approximately how many bytes of memory some runs take. */
function bytesOf(runs: readonly FieldTexts[]): number {
  return runs.reduce((sum, { text, recordEnds }) => sum + memoryOf(text) + recordEnds.length * 8, 0);
}

/**
 * Whether a record has a value at a path, or in an array at the path.
 *
 * @param line the record as one line of JSON
 * @example
 * refersTo('{"id":3,"author":{"id":7}}', { field: 'author.id', value: '7' }) // => true
 */
export function refersTo(line: string, { field, value, when }: Reference): boolean {
  const record: unknown = JSON.parse(line);
  const hasAny = (path: string, values: readonly string[]): boolean =>
    [valueAt(record, path.split('.'))].flat(Infinity).some((one) => values.includes(String(one)));
  return hasAny(field, [value]) && (!when || hasAny(when.field, when.values));
}

/** Letters that are rare in English texts, the rarest first. A search looks first for the rarest letter of the text. */
const RARE = 'zqxjkvbpg';

/**
 * Adds to `found` the positions of the records whose field contains a text.
 *
 * @param runs all runs of one field, in order
 * @param needle the text in lower case
 */
function findInField(
  runs: readonly FieldTexts[],
  needle: string,
  matchesNull: boolean,
  found: Record<number, true>,
): void {
  if (needle.includes(END)) return;
  const findsNull = matchesNull && 'null'.includes(needle);
  // Engines look for the first character of a text and compare from there. Starting at a rare one saves comparisons.
  const skip = needle.indexOf([...RARE].find((letter) => needle.includes(letter)) ?? '');
  const piece = needle.slice(skip, skip + 6);
  let first = 0;
  for (const { text, recordEnds } of runs) {
    if (findsNull) {
      for (const [row, end] of recordEnds.entries()) if (end === (recordEnds[row - 1] ?? 0)) found[first + row] = true;
    }
    let at = 0;
    let row = 0;
    while ((at = text.indexOf(piece, at)) >= 0) {
      if (text.startsWith(needle, at++ - skip)) {
        while (Number(recordEnds[row]) < at) row++;
        found[first + row] = true;
        at = Number(recordEnds[row]);
      }
    }
    first += recordEnds.length;
  }
}

/** Adds to `found` the positions of the records whose field equals a value, ignoring case. */
function findValue(runs: readonly FieldTexts[], value: string, found: Record<number, true>): void {
  const needle = value.toLowerCase() + END;
  let first = 0;
  for (const { text, recordEnds } of runs) {
    let at = 0;
    let row = 0;
    while ((at = text.indexOf(needle, at)) >= 0) {
      const isWhole = at === 0 || text[at - 1] === END;
      at += needle.length;
      if (!isWhole) continue;
      while (Number(recordEnds[row]) < at) row++;
      found[first + row] = true;
    }
    first += recordEnds.length;
  }
}

/**
 * Creates the search over one collection. The texts of a field are read from the records when the field is first searched,
 * all missing fields of a query in one pass, and stay in memory as long as the search does. When reading fails, the next
 * search tries again.
 *
 * @param lines is called once per pass, and has to yield the same records each time
 * @param onRead receives roughly how many bytes of texts a pass has added
 * @example
 * typeof createSearch(() => [['{"name":"Zoë"}']]).find // => "function"
 */
export function createSearch(lines: Lines, onRead?: (bytes: number) => void): Search {
  const kept = new Map<string, Promise<Columns>>();
  const read = async (fields: readonly string[]): Promise<Columns> => {
    const columns = new Map(fields.map((field): [string, FieldTexts[]] => [field, []]));
    const paths = new Map(fields.map((field) => [field, field.split('.')]));
    for await (const part of lines([...paths.values()].flatMap(([name]) => name ?? []))) {
      for (let at = 0; at < part.length; at += RUN) {
        // Every line is known to be shaped like an object.
        const records = part.slice(at, at + RUN).map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
        for (const [field, runs] of columns) {
          const path = paths.get(field) ?? [];
          runs.push(fieldTexts(records.map((record) => valueAt(record, path))));
        }
      }
    }
    // After the pass: V8 joins each text when it is first inspected, and joined in one go they are faster to search.
    onRead?.(bytesOf([...columns.values()].flat()));
    return columns;
  };
  return {
    async find(query) {
      const { text, fields, matchesNull, reference } = query;
      const missing = pathsOf(query).filter((field) => !kept.has(field));
      if (missing.length) {
        const columns = read(missing);
        for (const field of missing) kept.set(field, columns);
        // A failed pass may succeed the next time.
        columns.catch(() => {
          for (const field of missing) kept.delete(field);
        });
      }
      const runsOf = async (field: string): Promise<readonly FieldTexts[]> => (await kept.get(field))?.get(field) ?? [];
      const found: Record<number, true> = {};
      for (const field of text === '' ? [] : fields) {
        findInField(await runsOf(field), text.normalize().toLowerCase(), matchesNull, found);
      }
      const referring: Record<number, true> = {};
      if (reference) findValue(await runsOf(reference.field), reference.value, referring);
      const meant: Record<number, true> = {};
      for (const value of reference?.when?.values ?? [])
        findValue(await runsOf(reference?.when?.field ?? ''), value, meant);
      // The numeric keys of an object are in ascending order.
      const positions = Object.keys(text === '' ? referring : found).map(Number);
      const isMeant = (position: number): boolean => !reference?.when || meant[position] === true;
      return positions.filter((position) => (!reference || referring[position] === true) && isMeant(position));
    },
  };
}
