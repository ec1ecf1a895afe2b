import { FieldContext, fieldKey, generators } from '../generators/index.ts';
import type { Context, GeneratorName } from '../generators/index.ts';
import type { Field, Resource } from '../schema/index.ts';
import { argumentsReader } from './arguments.ts';
import type { Paths, Reader, RecordView, Value } from './arguments.ts';

/** A generator as the renderer calls it; that the arguments fit has been checked where the spec was compiled. */
type Generate = (context: Context, args: unknown) => Value;

/** A whole record, its fields in the order of the spec. */
export type DataRecord = Readonly<Record<string, Value>>;

/** What the values of a set of records hang on. */
export interface DataOptions {
  /** From 0 to 2^53 - 1. */
  readonly seed: number;
  /** An ISO 8601 date-time in UTC. */
  readonly refDate: string;
}

/** Listens to the values of records being worked out: which field of which record, and what came of it. */
export interface Tracer {
  /** A value is asked for, be it new or known. */
  enter(resource: string, id: number, field: string): void;
  leave(value: Value): void;
}

/** A resource whose fields have become functions of a record. */
interface Compiled {
  readonly resource: string;
  readonly names: readonly string[];
  readonly readers: readonly Reader<Value>[];
}

class View implements RecordView {
  readonly id: number;
  readonly #compiled: Compiled;
  readonly #tracer: Tracer | undefined;
  readonly #values: Value[] = [];

  constructor(id: number, compiled: Compiled, tracer: Tracer | undefined) {
    this.id = id;
    this.#compiled = compiled;
    this.#tracer = tracer;
  }

  at(index: number): Value {
    const { resource, names, readers } = this.#compiled;
    this.#tracer?.enter(resource, this.id, names[index] ?? '');
    const value = (this.#values[index] ??= readers[index]?.(this) ?? null);
    this.#tracer?.leave(value);
    return value;
  }
}

/**
 * The records of a seed. Each value is a function of seed, data version, resource, id and field, and of the values its
 * spec says it reads. Nothing is drawn in a row, so nothing moves when a field, a record or a resource comes or goes.
 */
export class Records {
  readonly #seed: number;
  readonly #context: FieldContext;
  readonly #resources: ReadonlyMap<string, Resource>;
  /** Compiled when first asked for: a server may be asked for one resource only. */
  readonly #compiled: Map<string, Compiled> = new Map();
  readonly #tracer: Tracer | undefined;

  /**
   * @param resources every resource that is asked for or referred to
   * @param tracer is told of every value that is read on the way to another one. Default: nobody is
   */
  constructor(resources: readonly Resource[], { seed, refDate }: DataOptions, tracer?: Tracer) {
    this.#tracer = tracer;
    this.#seed = seed;
    this.#context = new FieldContext(Date.parse(refDate));
    this.#resources = new Map(resources.map((resource) => [resource.name, resource]));
  }

  /** @param id from 1 */
  record(resource: string, id: number): DataRecord {
    const compiled = this.#compile(resource);
    const { names } = compiled;
    const view = new View(id, compiled, this.#tracer);
    const record: Record<string, Value> = {};
    for (const [index, name] of names.entries()) record[name] = view.at(index);
    return record;
  }

  #compile(name: string): Compiled {
    const known = this.#compiled.get(name);
    if (known) return known;
    const fields = Object.entries(this.#resources.get(name)?.fields ?? {});
    const compiled: Compiled = {
      resource: name,
      names: fields.map(([field]) => field),
      readers: fields.map(([field, spec]) => (field === 'id' ? ({ id }) => id : this.#compileField(name, field, spec))),
    };
    this.#compiled.set(name, compiled);
    return compiled;
  }

  /** Turns the spec of a field into a function of a record. */
  #compileField(resource: string, name: string, field: Field): Reader<Value> {
    const { copy, format } = field;
    const context = this.#context;
    const key = fieldKey(this.#seed, resource, name);
    const paths: Paths = {
      own: (path) => this.#pathReader(resource, path),
      any: (path) => this.#anyReader(resource, path),
    };
    const when = Object.entries(field.when ?? {}).map(([other, values]) => [paths.own(other), values] as const);
    const copied = copy === undefined ? undefined : paths.own(copy);
    // The type of the specs pairs each generator with its arguments; for a name that comes as a text it cannot.
    const generate = generators[field.generator as GeneratorName] as Generate;
    const args = argumentsReader(field, paths);
    return (record) => {
      for (const [read, values] of when) if (!values.some((value) => value === read(record))) return null;
      if (copied) return copied(record);
      // The arguments first: reading them aims the context at other fields.
      const filled = args(record);
      return generate(context.aim(key, record.id, format), filled);
    };
  }

  /** Reads a field of the record itself or, `user_id.email`, of one it refers to. */
  #pathReader(resource: string, path: string): Reader<Value> {
    const [head = '', field] = path.split('.');
    const fields = this.#resources.get(resource)?.fields ?? {};
    const index = Object.keys(fields).indexOf(head);
    if (field === undefined) return (record) => record.at(index);
    const other = this.#fieldReader(fields[head]?.references ?? '', field);
    return (record) => other(Number(record.at(index)));
  }

  /** Reads a field of a record drawn from the first `id` of another resource: the same one for all of a record's fields. */
  #anyReader(resource: string, path: string): Reader<Value> {
    const [target = '', field = ''] = path.split('.');
    const key = fieldKey(this.#seed, resource, `?${target}`);
    const other = this.#fieldReader(target, field);
    return ({ id }) => other(this.#context.aim(key, id).random.int(1, id));
  }

  /** Reads one field of a resource by the record's id. The resource is compiled late: two may refer to each other. */
  #fieldReader(resource: string, field: string): (id: number) => Value {
    const index = Object.keys(this.#resources.get(resource)?.fields ?? {}).indexOf(field);
    return (id) => new View(id, this.#compile(resource), this.#tracer).at(index);
  }
}
