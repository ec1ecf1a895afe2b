import type { Reader, RecordView, Value } from './arguments.ts';

/** Is told of each value that is made: of which field of which record it is, and the result. */
export interface Tracer {
  /** Is called when a value is asked for, whether it is new or known. */
  enter(resource: string, id: number, field: string): void;
  leave(value: Value): void;
}

/** A resource whose fields were compiled to functions of a record. */
export interface Compiled {
  readonly resource: string;
  /**
   * Paths of all values, by index: first the fields, then the causes (hidden fields), then values inside fields in the
   * order in which they were first needed.
   */
  readonly names: readonly string[];
  /** How many of these values a record shows. They come first. */
  readonly shown: number;
  readonly readers: readonly Reader<Value>[];
}

/** A record whose values are made when they are read, each once. */
export class View implements RecordView {
  readonly id: number;
  readonly #readers: readonly Reader<Value>[];
  readonly #values: Value[] = [];
  /**
   * The records that this one refers to, by number (slot). Fields that read the same record share it, so its values are
   * made once.
   */
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

/** A view that reports every value that is read, also on the way to another record. */
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
    // The position of a referenced record is not a value that a record shows.
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
