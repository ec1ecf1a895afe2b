import { FieldContext } from '../generators/index.ts';
import { MockgenError, saidBy } from '../errors.ts';
import {
  type Catalogue,
  idFieldOf,
  invalid,
  isNumbered,
  isTextId,
  isTextKey,
  keyFieldOf,
  type Resource,
  targetsOf,
  valuesOf,
} from '../schema/index.ts';
import { isReservedName } from '../tree/index.ts';
import type { Value } from './arguments.ts';
import { CompiledResource } from './compile.ts';
import type { Scope } from './scope.ts';
import { countOf, type Counts } from './counts.ts';
import { mismatchError } from './mismatch-error.ts';
import { recordCheck } from './record-check.ts';
import { TracedView, type Tracer, View } from './record-view.ts';
import { Unfinished } from './unfinished.ts';

/** A whole record, its fields in the order of the spec. */
export type DataRecord = Readonly<Record<string, Value>>;

/** Options that decide the values of records. */
export interface DataOptions extends Partial<Counts> {
  /** The seed of the values, from 0 to 2^53 - 1. */
  readonly seed: number;
  /** The current date in the data: an ISO 8601 date-time in UTC. */
  readonly refDate: string;
}

/** Of each resource, at most this many records are kept. */
const KEPT = 64;
/** If lists have at most this many records, all records that others refer to are kept: several lists read the same ones. */
const KEPT_WHOLE = 1024;

/**
 * The records of a seed. A value is a function of seed, data version, resource, id and field, and of the values that
 * its spec reads. Nothing is drawn in sequence, so adding or removing a field, record or resource changes no other
 * value.
 */
export class Records {
  readonly #catalogue: Catalogue;
  /** The compiled resources, by name. Each is compiled on first use: a server may need only one. */
  readonly #compiled: Map<string, CompiledResource> = new Map();
  /** The checks of records, compiled on first use; undefined for a built-in resource, which tests check. */
  readonly #checks: Map<string, ReturnType<typeof recordCheck> | undefined> = new Map();
  readonly #options: DataOptions;
  readonly #tracer: Tracer | undefined;
  readonly #scope: Scope;
  /**
   * The records of each resource that were read last. Records with ids close to each other often read the same ones.
   */
  readonly #kept: Map<string, View[]> = new Map();
  /** The names of the resources of which all records are kept. */
  readonly #keptWhole: ReadonlySet<string>;
  /** All records that were read. They are kept only for a tracer, which is told once what each value is made from. */
  readonly #traced: Map<string, View> = new Map();

  /**
   * @param catalogue contains every resource that is read, and every resource that these refer to
   * @param options `items` is unlimited by default
   * @param tracer is called for every value that is read, including values that other values depend on. Default: none
   */
  constructor(catalogue: Catalogue, options: DataOptions, tracer?: Tracer) {
    const { seed, refDate, items = Infinity, counts } = options;
    this.#options = options;
    this.#tracer = tracer;
    this.#catalogue = catalogue;
    const names = catalogue.resources.map(({ name }) => name);
    const fields = items > KEPT_WHOLE ? [] : catalogue.resources.flatMap((spec) => Object.values(valuesOf(spec)));
    this.#keptWhole = new Set(fields.flatMap(targetsOf));
    this.#scope = {
      seed,
      context: new FieldContext(Date.parse(refDate)),
      generators: catalogue.generators,
      shared: new Map(),
      slots: names.length,
      slotOf: (name) => names.indexOf(name),
      totalOf: (name) =>
        countOf(catalogue.find(name) ?? { name }, { items, ...(counts && { counts }) }, catalogue.find),
      isNumbered: (name) => isNumbered(catalogue.find(name) ?? { fields: {} }),
      compiled: (name) => this.#compile(name),
      view: (name, id) => this.#view(name, id),
    };
  }

  /**
   * Makes a record.
   *
   * @param id from 1
   */
  record(resource: string, id: number): DataRecord {
    const { names, shown } = this.#compile(resource);
    const view = this.#view(resource, id);
    const record: Record<string, Value> = {};
    for (let index = 0; index < shown; index++) record[names[index] ?? ''] = view.at(index);
    return record;
  }

  /**
   * Returns a record that may be written or served. One of a resource that is not built in is checked against its
   * fields.
   *
   * @param id from 1
   * @throws MockgenError `spec_invalid` for a value that its field does not allow, and for a generator that fails;
   *   `config_invalid` if it is known which place of a config is the cause
   */
  checked(resource: string, id: number): DataRecord {
    const check = this.#checkOf(resource);
    if (!check) return this.record(resource, id);
    return this.#located(() => {
      const record = this.#attempt(resource, id, () => this.record(resource, id));
      const [mismatch] = check(id, record);
      if (mismatch) throw mismatchError(resource, record[idFieldOf(this.#compile(resource).spec)] ?? id, mismatch);
      return record;
    });
  }

  /**
   * Calls `run`. If it throws, the error is changed to name the place in the config that it comes from, if that is
   * known.
   */
  #located<T>(run: () => T): T {
    try {
      return run();
    } catch (error) {
      throw error instanceof MockgenError ? (this.#catalogue.located?.(error) ?? error) : error;
    }
  }

  #checkOf(resource: string): ReturnType<typeof recordCheck> | undefined {
    if (this.#checks.has(resource)) return this.#checks.get(resource);
    const { spec } = this.#compile(resource);
    const check = this.#catalogue.own.includes(spec) ? recordCheck(this.#catalogue, spec) : undefined;
    this.#checks.set(resource, check);
    return check;
  }

  /** Makes values of a record. If a generator fails, the error says that its arguments from the spec are the cause. */
  #attempt<T>(resource: string, id: number, make: () => T): T {
    try {
      return make();
    } catch (error) {
      if (error instanceof MockgenError) throw error;
      const failed = this.#failedIn(resource, id) ?? { resource, id, place: '' };
      const where = failed.place === '' ? failed.resource : `${failed.resource}.${failed.place}`;
      const says = saidBy(error);
      throw invalid(where, `its generator failed in record ${failed.id}: ${says}`);
    }
  }

  /** Makes a record again, and returns the value whose generator fails. Only a tracer can tell, which is slow. */
  #failedIn(resource: string, id: number): Unfinished['last'] {
    const unfinished = new Unfinished();
    try {
      new Records(this.#catalogue, this.#options, unfinished).record(resource, id);
    } catch {
      // The same error again.
    }
    return unfinished.last;
  }

  /**
   * Returns some values of a record. Other values are only made if these need them.
   *
   * @param id from 1
   * @param fields names of fields that the resource has
   */
  part(resource: string, id: number, fields: readonly string[]): DataRecord {
    const { names } = this.#compile(resource);
    const view = this.#view(resource, id);
    const part: Record<string, Value> = {};
    for (const name of fields) part[name] = view.at(names.indexOf(name));
    return part;
  }

  /**
   * Returns the key of a record as it appears in the record.
   *
   * @param position from 1
   * @throws MockgenError as {@link checked} does, for a value that cannot address a record
   */
  keyOf(resource: string, position: number): string | number {
    const compiled = this.#compile(resource);
    const index = compiled.indexOf(keyFieldOf(compiled.spec));
    return this.#located(() => {
      const key = this.#attempt(resource, position, () => this.#view(resource, position).at(index));
      return this.#keyOf(compiled.spec, key, position);
    });
  }

  /**
   * Checks the key of a record that {@link checked} gave.
   *
   * @param position from 1
   * @throws MockgenError as {@link checked} does, for a value that cannot address a record
   */
  checkKey(resource: string, record: DataRecord, position: number): void {
    const { spec } = this.#compile(resource);
    this.#located(() => this.#keyOf(spec, record[keyFieldOf(spec)], position));
  }

  /**
   * Returns the key of a record, after a check that paths can contain it.
   *
   * @throws MockgenError `spec_invalid` for a value that cannot address a record
   */
  #keyOf(spec: Resource, key: Value | undefined, position: number): string | number {
    if (typeof key === 'number' && Number.isSafeInteger(key) && key >= 0) return key;
    const field = keyFieldOf(spec);
    const isId = field === 'id';
    if (isTextKey(key) && (!isId || isTextId(key))) return key;
    const text = String(key);
    const rule = `${isId ? 'an id has a to z' : 'a key has letters'}, 0 to 9, '.', '_' and '-', and names a file`;
    const why = isReservedName(text.toLowerCase()) ? 'it has another meaning in a path' : rule;
    throw invalid(`${spec.name}.${field}`, `gave '${text}' in record ${position}; ${why}`);
  }

  #view(resource: string, id: number): View {
    if (this.#tracer) return this.#tracedView(resource, id, this.#tracer);
    const kept = this.#kept.get(resource) ?? [];
    if (kept.length === 0) this.#kept.set(resource, kept);
    const place = id % (this.#keptWhole.has(resource) ? KEPT_WHOLE : KEPT);
    const last = kept[place];
    if (last?.id === id) return last;
    return (kept[place] = new View(id, this.#compile(resource)));
  }

  #tracedView(resource: string, id: number, tracer: Tracer): View {
    const name = `${resource}/${id}`;
    const view = this.#traced.get(name) ?? new TracedView(id, this.#compile(resource), tracer);
    this.#traced.set(name, view);
    return view;
  }

  #compile(name: string): CompiledResource {
    const known = this.#compiled.get(name);
    if (known) return known;
    const spec = this.#catalogue.find(name);
    if (!spec) throw new RangeError(`the catalogue has no resource ${name}`);
    // The records of another resource are keyed by its name.
    const compiled = spec.of === undefined ? new CompiledResource(spec, this.#scope) : this.#compile(spec.of);
    this.#compiled.set(name, compiled);
    return compiled;
  }
}
