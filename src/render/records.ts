import { FieldContext, fieldKey, hashWords } from '../generators/index.ts';
import type { Context } from '../generators/index.ts';
import { type Catalogue, type Field, type Resource, valuesOf } from '../schema/index.ts';
import { argumentsReader } from './arguments.ts';
import type { Paths, Reader, RecordView, Value } from './arguments.ts';
import { type Compiled, TracedView, type Tracer, View } from './view.ts';

/** A generator as the renderer calls it; that the arguments fit has been checked where the spec was compiled. */
type Generate = (context: Context, args: unknown) => Value;

/** Draws the value of a field for an id, or for what stands for it. */
type Make = (id: number, args: Readonly<Record<string, unknown>>) => Value;

/** A whole record, its fields in the order of the spec. */
export type DataRecord = Readonly<Record<string, Value>>;

/** What the values of a set of records depend on. */
export interface DataOptions {
  /** From 0 to 2^53 - 1. */
  readonly seed: number;
  /** An ISO 8601 date-time in UTC. */
  readonly refDate: string;
}

/**
 * The records of a seed. Each value is a function of seed, data version, resource, id and field, and of the values its
 * spec says it reads. Nothing is drawn in sequence, so nothing moves when a field, a record or a resource comes or goes.
 */
export class Records {
  readonly #seed: number;
  readonly #context: FieldContext;
  readonly #catalogue: Catalogue;
  /** Compiled when first asked for: a server may be asked for one resource only. */
  readonly #compiled: Map<string, Compiled> = new Map();
  readonly #tracer: Tracer | undefined;
  /** The record of each resource that was referred to last: neighbours often refer to the same one. */
  readonly #referred: Map<string, View> = new Map();

  /**
   * @param catalogue has every resource that is asked for or referred to
   * @param tracer is told of every value that is read on the way to another one. Default: none
   */
  constructor(catalogue: Catalogue, { seed, refDate }: DataOptions, tracer?: Tracer) {
    this.#tracer = tracer;
    this.#seed = seed;
    this.#context = new FieldContext(Date.parse(refDate));
    this.#catalogue = catalogue;
  }

  /** @param id from 1 */
  record(resource: string, id: number): DataRecord {
    const { names, shown } = this.#compile(resource);
    const view = this.#view(resource, id);
    const record: Record<string, Value> = {};
    for (let index = 0; index < shown; index++) record[names[index] ?? ''] = view.at(index);
    return record;
  }

  #view(resource: string, id: number): View {
    const compiled = this.#compile(resource);
    return this.#tracer ? new TracedView(id, compiled, this.#tracer) : new View(id, compiled);
  }

  #refer(resource: string, id: number): View {
    const last = this.#referred.get(resource);
    if (last?.id === id) return last;
    const view = this.#view(resource, id);
    this.#referred.set(resource, view);
    return view;
  }

  #compile(name: string): Compiled {
    const known = this.#compiled.get(name);
    if (known) return known;
    const fields = Object.entries(this.#valuesOf(name));
    const compiled: Compiled = {
      resource: name,
      names: fields.map(([field]) => field),
      shown: Object.keys(this.#catalogue.find(name)?.fields ?? {}).length,
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
    const generate = this.#catalogue.generators[field.generator] as unknown as Generate;
    const args = argumentsReader(field, paths);
    const idOf = idReader(field.per === undefined ? undefined : paths.own(field.per));
    const plain: Make = (id, filled) => generate(context.aim(key, id, format), filled);
    const make = field.per === undefined ? plain : remembering(plain, Object.keys(field.args ?? {}));
    const value: Reader<Value> =
      copied ??
      ((record) => {
        // The arguments first: reading them aims the context at other fields.
        const filled = args(record);
        return make(idOf(record), filled);
      });
    if (when.length === 0) return value;
    return (record) => {
      for (const [read, values] of when) if (!values.some((one) => one === read(record))) return null;
      return value(record);
    };
  }

  /** Reads a field of the record itself or, `user_id.email`, of one it refers to. */
  #pathReader(resource: string, path: string): Reader<Value> {
    const [head = '', field] = path.split('.');
    const index = this.#indexOf(resource, head);
    if (field === undefined) return (record) => record.at(index);
    const target = this.#valuesOf(resource)[head]?.references ?? '';
    const behind = this.#indexOf(target, field);
    const find = (record: RecordView): RecordView => this.#refer(target, Number(record.at(index)));
    return (record) => record.other(index, find).at(behind);
  }

  /** Reads a field of a record drawn from the first `id` of another resource: the same one for all of a record's fields. */
  #anyReader(resource: string, path: string): Reader<Value> {
    const [target = '', field = ''] = path.split('.');
    const key = fieldKey(this.#seed, resource, `?${target}`);
    const behind = this.#indexOf(target, field);
    const find = ({ id }: RecordView): RecordView => this.#view(target, this.#context.aim(key, id).random.int(1, id));
    // The slots behind those of the references: one for each resource.
    const slot =
      Object.keys(this.#valuesOf(resource)).length + this.#catalogue.resources.findIndex(({ name }) => name === target);
    return (record) => record.other(slot, find).at(behind);
  }

  #indexOf(resource: string, field: string): number {
    return Object.keys(this.#valuesOf(resource)).indexOf(field);
  }

  #valuesOf(resource: string): Resource['fields'] {
    const found = this.#catalogue.find(resource);
    return found ? valuesOf(found) : {};
  }
}

/** What stands for the id in the draws of a value: the id, or what all records with the same value share. */
function idReader(per: Reader<Value> | undefined): Reader<number> {
  if (!per) return ({ id }) => id;
  return (record) => {
    const value = per(record);
    return typeof value === 'number' ? value : (hashWords(String(value))[0] ?? 0);
  };
}

/**
 * Keeps the last value of what records share: all players of a team ask for the same roster. A value depends on nothing
 * but key, id and arguments, so it is the one that would be drawn again.
 */
function remembering(make: Make, names: readonly string[]): Make {
  let last: { readonly id: number; readonly value: Value } | undefined;
  const before: unknown[] = [];
  return (id, args) => {
    let isSame = last?.id === id;
    for (let at = 0; at < names.length; at++) {
      const name = names[at] ?? '';
      if (isSame && before[at] === args[name]) continue;
      isSame = false;
      before[at] = args[name];
    }
    if (last && isSame) return last.value;
    const value = make(id, args);
    last = { id, value };
    return value;
  };
}
