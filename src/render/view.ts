import type { Reader, RecordView, Value } from './arguments.ts';

/** Listens to the values of records being worked out: which field of which record, and what came of it. */
export interface Tracer {
  /** A value is asked for, be it new or known. */
  enter(resource: string, id: number, field: string): void;
  leave(value: Value): void;
}

/** A resource whose fields have become functions of a record. */
export interface Compiled {
  readonly resource: string;
  /** The places of the values: first the fields, then the causes, then what is inside them, as it is found. */
  readonly names: readonly string[];
  /** How many of them a record shows. */
  readonly shown: number;
  readonly readers: readonly Reader<Value>[];
}

/** A record whose values come into being as they are read, each once. */
export class View implements RecordView {
  readonly id: number;
  readonly #readers: readonly Reader<Value>[];
  readonly #values: Value[] = [];
  /** Several fields read the same other record: it is one view, so that what lies behind it is worked out once, too. */
  #others: RecordView[] | undefined;

  constructor(id: number, { readers }: Compiled) {
    this.id = id;
    this.#readers = readers;
  }

  at(index: number): Value {
    const known = this.#values[index];
    if (known !== undefined) return known;
    const value = this.#readers[index]?.(this) ?? null;
    this.#values[index] = value;
    return value;
  }

  other(slot: number, find: (record: RecordView) => RecordView): RecordView {
    this.#others ??= [];
    return (this.#others[slot] ??= find(this));
  }
}

/** A view that tells of every value that is read, also on the way to another record. */
export class TracedView extends View {
  readonly #compiled: Compiled;
  readonly #tracer: Tracer;

  constructor(id: number, compiled: Compiled, tracer: Tracer) {
    super(id, compiled);
    this.#compiled = compiled;
    this.#tracer = tracer;
  }

  override at(index: number): Value {
    const { resource, names } = this.#compiled;
    const name = names[index] ?? '';
    // The number of the record behind a reference is nothing that a record shows.
    if (name === '') return super.at(index);
    this.#tracer.enter(resource, this.id, name);
    const value = super.at(index);
    this.#tracer.leave(value);
    return value;
  }

  override other(_slot: number, find: (record: RecordView) => RecordView): RecordView {
    return find(this);
  }
}
