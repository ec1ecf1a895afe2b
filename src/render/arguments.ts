import { isAny, isBy, isFrom } from '../schema/index.ts';
import type { Field } from '../schema/index.ts';

/** The value of a field. */
export type Value = string | number | boolean | null | readonly string[];

/** One record, whose values come into being as they are asked for. */
export interface RecordView {
  readonly id: number;
  /** The value of a field of this record or, `user_id.email`, of a record it refers to. */
  read(path: string): Value;
}

/** Gives a value or an argument of a record. */
export type Reader<T = unknown> = (record: RecordView) => T;

/** Makes the reader of a path into some record of another resource. */
export type AnyReader = (path: string) => Reader;

/** The reader of an argument; undefined for a constant. */
function readerOf(arg: unknown, readAny: AnyReader): Reader | undefined {
  if (isFrom(arg)) return (record) => record.read(arg.from);
  if (isAny(arg)) return readAny(arg.any);
  if (isBy(arg)) {
    const cases = new Map(Object.entries(arg.is).map(([value, then]) => [value, itemReader(then, readAny)]));
    const otherwise = itemReader(arg.else, readAny);
    return (record) => (cases.get(String(record.read(arg.by))) ?? otherwise)(record);
  }
  if (!Array.isArray(arg) || !arg.some((item) => readerOf(item, readAny))) return undefined;
  const items = arg.map((item) => itemReader(item, readAny));
  return (record) => items.map((item) => item(record));
}

function itemReader(arg: unknown, readAny: AnyReader): Reader {
  return readerOf(arg, readAny) ?? (() => arg);
}

/**
 * Compiles the arguments of a field to a function of a record, so that only what is read from elsewhere is worked out
 * for every record.
 */
export function argumentsReader(field: Field, readAny: AnyReader): Reader {
  const { references, run = Infinity } = field;
  if (references !== undefined) return ({ id }) => ({ min: run === Infinity ? 1 : id - ((id - 1) % run), max: id });
  const args = field.args ?? {};
  const read: (readonly [string, Reader])[] = [];
  for (const [name, arg] of Object.entries(args)) {
    const reader = readerOf(arg, readAny);
    if (reader) read.push([name, reader]);
  }
  if (read.length === 0) return () => args;
  return (record) => {
    const filled: Record<string, unknown> = { ...args };
    for (const [name, reader] of read) filled[name] = reader(record);
    return filled;
  };
}
