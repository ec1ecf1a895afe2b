import { fieldKey, toJson, type Context, type FieldContext, type Random, type Words } from '../generators/index.ts';
import {
  argsOf,
  fieldAt,
  invalid,
  placesAround,
  targetOf,
  tupleOf,
  uniquenessOf,
  valuesOf,
  type Field,
  type Items,
  type Resource,
} from '../schema/index.ts';
import { argumentsReader, conditionsReader, type Reader, type RecordView, type Value } from './arguments.ts';
import { idReader } from './id-reader.ts';
import { ReferenceReaders } from './reference-readers.ts';
import type { Fields, Generate, Groupable, Scope } from './scope.ts';
import { PathReaders } from './path-readers.ts';
import { type Make, keepAll, keepLast } from './last-value.ts';
import { fittedReader, lengthOf } from './text-length.ts';
import { distinctElements } from './distinct-elements.ts';
import { uniqueReader } from './unique.ts';
import type { Compiled } from './record-view.ts';

/** Is added to the path of a list to name one more value: the indexes of the list's elements. */
const ELEMENTS = '#elements';

/**
 * Is added to the path of a reference to name one more value: the number of the record to which the reference points.
 */
const POSITION = '#';

/** Whether the elements of a list are dates or date-times, which are put in order. */
const areMoments = ({ field, first }: Items): boolean =>
  (field.format === 'date' || field.format === 'date-time') && !field.nullable && !field.when && first === undefined;

const byText = (one: Value, other: Value): number => (String(one) < String(other) ? -1 : 1);

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
  readonly tuple: Groupable | undefined;
  readonly #references: ReferenceReaders;

  constructor(spec: Resource, scope: Scope) {
    this.resource = spec.name;
    this.spec = spec;
    this.#scope = scope;
    this.#paths = new PathReaders(this, scope);
    const tuple = tupleOf(spec);
    this.tuple = typeof tuple === 'object' && tuple.how !== 'itself' ? tuple : undefined;
    this.#references = new ReferenceReaders(this, this.#paths, scope, (place, field) => this.#drawn(place, field));
    this.shown = Object.keys(spec.fields).length;
    this.names = [];
    for (const name of Object.keys(valuesOf(spec))) this.indexOf(name);
  }

  /** Returns the index that the value at a path has in the list of compiled values. Compiles the value if it is new. */
  indexOf(place: string): number {
    return this.#add(place, place, () => this.#compile(place));
  }

  /**
   * Returns the index of a value that no record shows: the number of the record to which the reference at a path
   * points.
   */
  positionOf(place: string): number {
    const target = targetOf(fieldAt(this.spec, place)) ?? '';
    if (this.#scope.isNumbered(target)) return this.indexOf(place);
    return this.hidden(place + POSITION, () => this.#references.position(place, this.field(place), target));
  }

  /** Returns the key of the random numbers of the value at a path: a hash of seed, resource and path. */
  key(place: string): Words {
    return fieldKey(this.#scope.seed, this.resource, place);
  }

  /** Returns the function that reads the value at a path from a record. The path goes through no reference. */
  reader(place: string): Reader<Value> {
    const index = this.indexOf(place);
    const absent = placesAround(place).flatMap((outer) => this.#absence(outer) ?? []);
    if (absent.length === 0) return (record) => record.at(index);
    return (record) => (absent.some((isNull) => isNull(record)) ? null : record.at(index));
  }

  plainIndexOf(place: string): number | undefined {
    return placesAround(place).some((outer) => this.#absence(outer)) ? undefined : this.indexOf(place);
  }

  hidden(at: string, compile: () => Reader<Value>): number {
    return this.#add(at, '', compile);
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

  /**
   * Returns a test of whether a value is null in a record: by its condition, by chance, or because there is no earlier
   * record. Undefined if it is never null.
   */
  #absence(place: string): Reader<boolean> | undefined {
    const { when = {}, nullable = 0, earlier = false, as, per } = this.field(place);
    if (Object.keys(when).length === 0 && nullable === 0 && !earlier) return undefined;
    const holds = conditionsReader(when, (path) => this.#paths.path(place, path));
    const { context } = this.#scope;
    const key = this.#sharedKey(as, place, '#null');
    const idOf = idReader(as === undefined || per === undefined ? undefined : this.#paths.path(place, per));
    return (record) => {
      if ((earlier && record.id === 1) || !holds(record)) return true;
      if (nullable === 0) return false;
      const id = idOf(record);
      return context.aim(key, id).random.chance(nullable);
    };
  }

  /** Returns the key of the random numbers of a field. Fields with the same `as` share it, whatever their resource. */
  #sharedKey(as: string | undefined, place: string, mark: string = ''): Words {
    return as === undefined ? this.key(place + mark) : fieldKey(this.#scope.seed, '', as + mark);
  }

  #present(place: string, field: Field): Reader<Value> {
    if (field.references !== undefined) return this.#references.id(place, field);
    const isDistinct = this.tuple?.distinct === place && field.generator !== 'slot';
    const uniqueness = (field.unique || isDistinct) && uniquenessOf(field);
    const plain = this.#plain(place, field);
    const length = lengthOf(field);
    if (typeof uniqueness !== 'object') return length ? fittedReader(plain, ...length) : plain;
    const key = this.key(`${place}#unique`);
    // A number takes up to eight characters.
    const shorter = length ? fittedReader(plain, 0, Math.max(1, length[1] - 8)) : plain;
    const each = this.tuple?.how === 'blocks' && isDistinct ? this.tuple.each : undefined;
    const unique = uniqueReader(uniqueness, shorter, (id) => inBlocks(this.#scope.context.aim(key, id), each));
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

  elements(place: string): Reader<readonly number[]> {
    const { items } = this.field(place);
    if (!items) throw new RangeError(`${this.resource}.${place} is not a list`);
    const index = this.hidden(place + ELEMENTS, () => this.#elements(place, items));
    // The value at that index is a list of numbers.
    return (record) => record.at(index) as readonly number[];
  }

  /**
   * Returns the function that reads which elements a list has in a record, by index. If elements have to differ, the
   * indexes of repeated ones are left out.
   */
  #elements(place: string, { count, first, unique }: Items): Reader<readonly number[]> {
    const [least, most] = typeof count === 'number' ? [count, count] : count;
    const { context } = this.#scope;
    const key = this.key(`${place}#count`);
    const inside = unique === undefined || unique === true ? '' : `.${unique}`;
    const distinct = (record: RecordView, at: number): Value => record.at(this.indexOf(`${place}[${at}]${inside}`));
    return (record) => {
      const length = least === most ? least : context.aim(key, record.id).random.int(least, most);
      if (unique) return distinctElements(length, (at) => distinct(record, at), first !== undefined);
      return Array.from({ length }, (_, at) => at);
    };
  }

  #array(place: string, items: Items): Reader<Value> {
    const elements = items.unique ? this.elements(place) : this.#elements(place, items);
    const values = (record: RecordView): readonly Value[] =>
      elements(record).map((at) => record.at(this.indexOf(`${place}[${at}]`)));
    return areMoments(items) ? (record) => values(record).toSorted(byText) : values;
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
        throw invalid(`${this.resource}.${place}`, `its function threw ${String(error)} in record ${record.id}`);
      }
    };
  }

  #drawn(place: string, field: Field): Reader<Value> {
    const { context, generators } = this.#scope;
    const { format, per, as, generator = '' } = field;
    const key = this.#sharedKey(as, place);
    // The type of a spec pairs each generator with its arguments; a lookup by name cannot.
    const called = generators[generator] as unknown as Generate;
    const { defaults = {}, filled: generate = called } = called;
    const args = argumentsReader(field, this.#paths.paths(place), called, `${this.resource}.${place}`);
    // Arguments are read first, here and below: reading them can aim the context at other fields.
    if (per === undefined) {
      return (record) => {
        const filled = args(record);
        return generate(context.aim(key, record.id, format), filled);
      };
    }
    const idOf = idReader(this.#paths.path(place, per));
    if (as !== undefined && field.args === undefined) {
      const name = [as, generator, format].join();
      const known = this.#scope.shared.get(name) ?? new Map<number, Value>();
      this.#scope.shared.set(name, known);
      const make = keepAll((id) => generate(context.aim(key, id, format), defaults), known);
      return (record) => make(idOf(record));
    }
    const plain: Make = (id, filled) => generate(context.aim(key, id, format), filled);
    const make = keepLast(plain, Object.keys(argsOf(field)));
    return (record) => {
      const filled = args(record);
      return make(idOf(record), filled);
    };
  }
}

/** Returns a context whose function `distinct` makes numbers that differ only within each block of `each` records. */
function inBlocks(context: FieldContext, each: number | undefined): Pick<Context, 'id' | 'random' | 'distinct'> {
  if (each === undefined) return context;
  const { id } = context;
  const index = (size: number): number => Math.floor((id - 1) / each) * size + ((id - 1) % each);
  return { id, random: context.random, distinct: (size) => context.distinct(size, index(size)) };
}
