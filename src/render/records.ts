import { FieldContext, fieldKey, generators } from '../generators/index.ts';
import type { Context } from '../generators/index.ts';
import type { Field, Resource } from '../schema/index.ts';
import { argumentsReader } from './arguments.ts';
import type { Reader, RecordView, Value } from './arguments.ts';

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

/**
 * The records of a seed. Each value is a function of seed, data version, resource, id and field, and of the values its
 * spec says it reads. Nothing is drawn in a row, so nothing moves when a field, a record or a resource comes or goes.
 */
export class Records {
  readonly #seed: number;
  readonly #context: FieldContext;
  readonly #resources: ReadonlyMap<string, Resource>;
  /** Compiled when first asked for: a server may be asked for one resource only. */
  readonly #fields: Map<string, ReadonlyMap<string, Reader<Value>>> = new Map();

  /** @param resources every resource that is asked for or referred to */
  constructor(resources: readonly Resource[], { seed, refDate }: DataOptions) {
    this.#seed = seed;
    this.#context = new FieldContext(Date.parse(refDate));
    this.#resources = new Map(resources.map((resource) => [resource.name, resource]));
  }

  /** @param id from 1 */
  record(resource: string, id: number): DataRecord {
    const view = this.#view(resource, id);
    const record: Record<string, Value> = {};
    for (const field of this.#compiled(resource).keys()) record[field] = view.read(field);
    return record;
  }

  /** One record, of which every value is worked out at most once. */
  #view(name: string, id: number): RecordView {
    const fields = this.#compiled(name);
    const values = new Map<string, Value>();
    const valueAt = (path: string): Value => {
      const [head = '', field] = path.split('.');
      if (field === undefined) return fields.get(head)?.(view) ?? null;
      const target = this.#resources.get(name)?.fields[head]?.references ?? '';
      return this.#view(target, Number(view.read(head))).read(field);
    };
    const view: RecordView = {
      id,
      read(path) {
        let value = values.get(path);
        if (value === undefined) values.set(path, (value = valueAt(path)));
        return value;
      },
    };
    return view;
  }

  #compiled(name: string): ReadonlyMap<string, Reader<Value>> {
    const known = this.#fields.get(name);
    if (known) return known;
    const fields = new Map<string, Reader<Value>>();
    for (const [field, spec] of Object.entries(this.#resources.get(name)?.fields ?? {})) {
      fields.set(field, field === 'id' ? ({ id }) => id : this.#compile(name, field, spec));
    }
    this.#fields.set(name, fields);
    return fields;
  }

  /** Turns the spec of a field into a function of a record. */
  #compile(resource: string, name: string, field: Field): Reader<Value> {
    const { copy, format } = field;
    const context = this.#context;
    const key = fieldKey(this.#seed, resource, name);
    const when = Object.entries(field.when ?? {});
    // The type of the specs pairs each generator with its arguments; for a name that comes as a text it cannot.
    const generate = generators[field.generator as keyof typeof generators] as Generate;
    const args = argumentsReader(field, (path) => {
      const [target = '', targetField = ''] = path.split('.');
      const drawKey = fieldKey(this.#seed, resource, `${name}?${path}`);
      return ({ id }) => this.#view(target, context.aim(drawKey, id).random.int(1, id)).read(targetField);
    });
    return (record) => {
      if (!when.every(([other, allowed]) => allowed.some((value) => value === record.read(other)))) return null;
      if (copy !== undefined) return record.read(copy);
      // The arguments first: reading them aims the context at other fields.
      const filled = args(record);
      return generate(context.aim(key, record.id, format), filled);
    };
  }
}
