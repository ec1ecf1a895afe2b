import { argsOf, invalid, isAll, isAny, isBy, isCases, isFrom, isLiteral } from '../schema/index.ts';
import type { Conditions, Field, Generators, Json } from '../schema/index.ts';

/** The value of a field in a record. */
export type Value = Json;

/** A record whose values are computed when they are read. */
export interface RecordView {
  readonly id: number;
  /**
   * Returns a value by its index. The indexes of a record's fields come first, then those of its causes (hidden
   * fields), then those of values inside fields. Each value is computed at most once.
   */
  at(index: number): Value;
  /**
   * Returns a record that this one refers to. Such records are kept by number, called a slot: `find` is called only
   * once for each slot.
   */
  other(slot: number, find: (record: RecordView) => RecordView): RecordView;
}

/** Reads a value or an argument from a record. */
export type Reader<T = unknown> = (record: RecordView) => T;

/**
 * Turns paths into readers: of a field (`amount`, `user_id.email`), of some record of a resource (`authors.name`), or of all
 * records that refer to the record.
 */
export interface Paths {
  readonly own: (path: string) => Reader<Value>;
  /**
   * Reads a field, as `own` does, for an argument of a generator. Null becomes undefined, so that the default of the
   * argument is used.
   */
  readonly argument: (path: string) => Reader<Value | undefined>;
  readonly any: (path: string) => Reader<Value>;
  readonly all: (path: string) => Reader<Value>;
}

/** Compiles conditions to a function that tells whether a record meets them. */
export function conditionsReader(when: Conditions, path: (path: string) => Reader<Value>): Reader<boolean> {
  const conditions = Object.entries(when).map(([name, values]) => [path(name), new Set<Value>(values)] as const);
  return (record) => conditions.every(([read, values]) => values.has(read(record)));
}

/** Returns a function that reads an argument from a record; undefined if the argument is the same for all records. */
function readerOf(arg: unknown, paths: Paths): Reader | undefined {
  if (isFrom(arg)) return paths.argument(arg.from);
  if (isAny(arg)) return paths.any(arg.any);
  if (isAll(arg)) return paths.all(arg.all);
  if (isBy(arg)) {
    const by = paths.own(arg.by);
    const cases = new Map(Object.entries(arg.is).map(([value, then]) => [value, itemReader(then, paths)]));
    const otherwise = itemReader(arg.else, paths);
    return (record) => (cases.get(String(by(record))) ?? otherwise)(record);
  }
  if (isCases(arg)) {
    const cases = arg.cases.map(({ when, use }) => ({
      holds: conditionsReader(when, paths.own),
      use: itemReader(use, paths),
    }));
    const otherwise = itemReader(arg.else, paths);
    return (record) => (cases.find(({ holds }) => holds(record))?.use ?? otherwise)(record);
  }
  if (!Array.isArray(arg) || !arg.some((item) => readerOf(item, paths))) return undefined;
  const items = arg.map((item) => itemReader(item, paths));
  return (record) => items.map((item) => item(record));
}

function itemReader(arg: unknown, paths: Paths): Reader {
  return readerOf(arg, paths) ?? (() => arg);
}

/**
 * Compiles the arguments of a field to a function of a record. Constants and defaults are copied once; only the rest is
 * read for each record.
 *
 * @param generator gives the default of an argument that the field does not state, or whose path leads to null in a
 *   record
 * @param place resource and path of the field, for an error
 * @returns a function that returns the arguments for a record; it throws MockgenError `spec_invalid` if a required
 *   argument is null there
 */
export function argumentsReader(
  field: Field,
  paths: Paths,
  { defaults = {}, required = [] }: Pick<Generators[string], 'defaults' | 'required'>,
  place: string,
): Reader {
  if (isLiteral(field)) return () => field.args;
  const args = { ...defaults, ...argsOf(field) };
  const names: string[] = [];
  const readers: Reader[] = [];
  for (const [name, arg] of Object.entries(args)) {
    const reader = readerOf(arg, paths);
    if (!reader) continue;
    names.push(name);
    readers.push(reader);
  }
  if (readers.length === 0) return () => args;
  // One object serves all records: a field never reads itself, so the arguments are no longer used when they are filled
  // again.
  const filled: Record<string, unknown> = { ...args };
  const otherwise = (name: string, { id }: RecordView): unknown => {
    if (!required.includes(name)) return defaults[name];
    throw invalid(place, `its argument ${name} reads a field that is null in record ${id}`);
  };
  return (record) => {
    for (let at = 0; at < readers.length; at++) {
      const name = names[at] ?? '';
      const value = readers[at]?.(record);
      filled[name] = value === undefined ? otherwise(name, record) : value;
    }
    return filled;
  };
}
