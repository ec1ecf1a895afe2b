import { fieldKey, hashWords, toJson, type Context, type Random, type Words } from '../generators/index.ts';
import {
  argsOf,
  fieldAt,
  idFieldOf,
  invalid,
  placesAround,
  uniquenessOf,
  valuesOf,
  type Field,
  type Generators,
  type Items,
  type Resource,
} from '../schema/index.ts';
import { argumentsReader, conditionsReader, type Reader, type RecordView, type Value } from './arguments.ts';
import type { Fields, Scope } from './scope.ts';
import { PathReaders } from './path-readers.ts';
import { type Make, keepLast } from './last-value.ts';
import { boundedReader, positionReader } from './references.ts';
import { fittedReader, lengthOf } from './text-length.ts';
import { distinctElements } from './distinct-elements.ts';
import { uniqueReader } from './unique.ts';
import type { Compiled } from './record-view.ts';

/** A generator as the renderer calls it. The arguments were checked when the spec was compiled. */
type Generate = ((context: Context, args: unknown) => Value) & Pick<Generators[string], 'defaults' | 'required'>;

/** Marks the key of a reference's position: the number of the record that it points to. */
const POSITION = '#';

/** The fields of a resource as functions of a record. Each is compiled on first use. */
export class CompiledResource implements Compiled, Fields {
  readonly resource: string;
  readonly names: string[];
  readonly shown: number;
  readonly readers: Reader<Value>[] = [];
  readonly spec: Resource;
  readonly #paths: PathReaders;
  readonly #scope: Scope;
  readonly #indexes: Map<string, number> = new Map();

  constructor(spec: Resource, scope: Scope) {
    this.resource = spec.name;
    this.spec = spec;
    this.#scope = scope;
    this.#paths = new PathReaders(this, scope);
    this.shown = Object.keys(spec.fields).length;
    this.names = [];
    for (const name of Object.keys(valuesOf(spec))) this.indexOf(name);
  }

  /** Returns the index of the value at a path. */
  indexOf(place: string): number {
    return this.#add(place, place, () => this.#compile(place));
  }

  /** Returns the index of the value that is the number of the record to which the reference at a path points. */
  positionOf(place: string): number {
    const target = fieldAt(this.spec, place)?.references ?? '';
    if (this.#scope.isNumbered(target)) return this.indexOf(place);
    return this.#add(place + POSITION, '', () => this.#position(place, this.field(place)));
  }

  /** Returns what a value is keyed by, besides the id. */
  key(place: string): Words {
    return fieldKey(this.#scope.seed, this.resource, place);
  }

  /** Returns the reader of a path without a reference. */
  reader(place: string): Reader<Value> {
    const index = this.indexOf(place);
    const absent = placesAround(place).flatMap((outer) => this.#absence(outer) ?? []);
    if (absent.length === 0) return (record) => record.at(index);
    return (record) => (absent.some((isNull) => isNull(record)) ? null : record.at(index));
  }

  plainIndexOf(place: string): number | undefined {
    return placesAround(place).some((outer) => this.#absence(outer)) ? undefined : this.indexOf(place);
  }

  #add(at: string, name: string, compile: () => Reader<Value>): number {
    const known = this.#indexes.get(at);
    if (known !== undefined) return known;
    const index = this.readers.length;
    this.#indexes.set(at, index);
    this.names.push(name);
    this.readers.push((record) => (this.readers[index] = compile())(record));
    return index;
  }

  /** Returns the field at a path. */
  field(place: string): Field {
    const field = fieldAt(this.spec, place);
    if (!field) throw new RangeError(`${this.resource} has no ${place}`);
    return field;
  }

  /** Compiles the spec of a field to a function of a record. */
  #compile(place: string): Reader<Value> {
    const field = this.field(place);
    if (place === 'id' && field.type === 'integer') return ({ id }) => id;
    const value = this.#present(place, field);
    const isNull = this.#absence(place);
    return isNull ? (record) => (isNull(record) ? null : value(record)) : value;
  }

  /** Returns the test of whether a value is null, by its condition or by chance; undefined where it never is. */
  #absence(place: string): Reader<boolean> | undefined {
    const { when = {}, nullable = 0 } = this.field(place);
    if (Object.keys(when).length === 0 && nullable === 0) return undefined;
    const holds = conditionsReader(when, (path) => this.#paths.path(place, path));
    const { context } = this.#scope;
    const key = this.key(`${place}#null`);
    return (record) => !holds(record) || (nullable > 0 && context.aim(key, record.id).random.chance(nullable));
  }

  #present(place: string, field: Field): Reader<Value> {
    if (field.references !== undefined) return this.#reference(place, field, field.references);
    const uniqueness = field.unique && uniquenessOf(field);
    const plain = this.#plain(place, field);
    const length = lengthOf(field);
    if (typeof uniqueness !== 'object') return length ? fittedReader(plain, ...length) : plain;
    const key = this.key(`${place}#unique`);
    // A number takes up to eight characters.
    const shorter = length ? fittedReader(plain, 0, Math.max(1, length[1] - 8)) : plain;
    const unique = uniqueReader(uniqueness, shorter, (id) => this.#scope.context.aim(key, id));
    return length ? fittedReader(unique, ...length) : unique;
  }

  #plain(place: string, field: Field): Reader<Value> {
    if (field.copy !== undefined) return this.#paths.path(place, field.copy);
    if (field.fields) return this.#object(place, Object.keys(field.fields));
    if (field.items) return this.#array(place, field.items);
    if (field.value) return this.#code(place, field);
    return this.#drawn(place, field);
  }

  #object(place: string, names: readonly string[]): Reader<Value> {
    const parts = names.map((name) => [name, this.indexOf(`${place}.${name}`)] as const);
    return (record) => Object.fromEntries(parts.map(([name, index]) => [name, record.at(index)]));
  }

  #array(place: string, { count, first, unique }: Items): Reader<Value> {
    const [least, most] = typeof count === 'number' ? [count, count] : count;
    const { context } = this.#scope;
    const key = this.key(`${place}#count`);
    const element = (record: RecordView, at: number): Value => record.at(this.indexOf(`${place}[${at}]`));
    return (record) => {
      const length = least === most ? least : context.aim(key, record.id).random.int(least, most);
      if (unique) return distinctElements(length, (at) => element(record, at), first !== undefined);
      return Array.from({ length }, (_, at) => element(record, at));
    };
  }

  #code(place: string, { reads = [], value, per }: Field): Reader<Value> {
    // The function gets the values at the paths that it reads; what it returns or throws is the responsibility of its
    // author.
    const call = value as unknown as (random: Random, ...values: readonly Value[]) => unknown;
    const read = reads.map((path) => this.#paths.path(place, path));
    const key = this.key(place);
    const idOf = idReader(per === undefined ? undefined : this.#paths.path(place, per));
    return (record) => {
      const values = read.map((reader) => reader(record));
      try {
        return toJson(call(this.#scope.context.aim(key, idOf(record)).random, ...values));
      } catch (error) {
        throw invalid(`${this.resource}.${place}`, `threw ${String(error)}`);
      }
    };
  }

  #drawn(place: string, field: Field): Reader<Value> {
    const { context, generators } = this.#scope;
    const { format, per, generator = '' } = field;
    const key = this.key(place);
    // The type of a spec pairs each generator with its arguments; a lookup by name cannot.
    const generate = generators[generator] as unknown as Generate;
    const args = argumentsReader(field, this.#paths.paths(place), generate, `${this.resource}.${place}`);
    // Arguments are read first, here and below: reading them can aim the context at other fields.
    if (per === undefined) {
      return (record) => {
        const filled = args(record);
        return generate(context.aim(key, record.id, format), filled);
      };
    }
    const idOf = idReader(this.#paths.path(place, per));
    const plain: Make = (id, filled) => generate(context.aim(key, id, format), filled);
    const make = keepLast(plain, Object.keys(argsOf(field)));
    return (record) => {
      const filled = args(record);
      return make(idOf(record), filled);
    };
  }

  /** Returns the reader of the id that a reference holds. */
  #reference(place: string, field: Field, target: string): Reader<Value> {
    const scope = this.#scope;
    if (scope.isNumbered(target)) return this.#position(place, field);
    const position = this.positionOf(place);
    const { spec, indexOf } = scope.compiled(target);
    const id = indexOf.call(scope.compiled(target), idFieldOf(spec));
    return (record) => {
      const number = record.at(position);
      return number === null ? null : scope.refer(target, Number(number)).at(id);
    };
  }

  /** Returns the reader of the position that a reference points to; null where the reference copies a null. */
  #position(place: string, field: Field): Reader<Value> {
    const { context, generators } = this.#scope;
    const { references = '', copy, generator, per } = field;
    if (field.unique) return ({ id }) => id;
    const key = this.key(place);
    const total = this.#scope.totalOf(references);
    const idOf = idReader(per === undefined ? undefined : this.#paths.path(place, per));
    const aim = (record: RecordView): Random => context.aim(key, idOf(record)).random;
    if (copy !== undefined) return boundedReader(this.#paths.copied(place, copy, references), total, aim);
    if (generator !== undefined && generator !== 'random_int') {
      return boundedReader(this.#drawn(place, field), total, aim);
    }
    // A generator named by the spec chooses within the range.
    const generate = generators[generator ?? ''] as unknown as Generate | undefined;
    const draw = (record: RecordView, min: number, max: number): number => {
      const random = aim(record);
      return generate ? Number(generate(context, { ...generate.defaults, min, max })) : random.int(min, max);
    };
    return positionReader(total, field.run, draw, context.random);
  }
}

/**
 * Returns what takes the place of the id in the draws of a value: the id itself, or a number that all records with the
 * same `per` value share.
 */
function idReader(per: Reader<Value> | undefined): Reader<number> {
  if (!per) return ({ id }) => id;
  return (record) => {
    const value = per(record);
    return typeof value === 'number' ? value : (hashWords(String(value))[0] ?? 0);
  };
}
