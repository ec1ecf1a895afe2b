import {
  type FieldContext,
  fieldKey,
  hashWords,
  toJson,
  type Context,
  type Random,
  type Words,
} from '../generators/index.ts';
import {
  fieldAt,
  followPath,
  fromRecord,
  placesAround,
  uniquenessOf,
  valuesOf,
  type Field,
  type Generators,
  type Resource,
} from '../schema/index.ts';
import { argumentsReader, type Paths, type Reader, type RecordView, type Value } from './arguments.ts';
import { boundedReader, drawTarget, positionReader } from './references.ts';
import { uniqueReader } from './unique.ts';
import type { Compiled } from './view.ts';

/** A generator as the renderer calls it; that the arguments fit has been checked where the spec was compiled. */
type Generate = (context: Context, args: unknown) => Value;

/** What the fields of all resources share. */
export interface Host {
  readonly seed: number;
  readonly context: FieldContext;
  readonly generators: Generators;
  /** How many resources there are: their numbers, from 0, are the first slots for other records. */
  readonly slots: number;
  /** The number of a resource. */
  slotOf(resource: string): number;
  /** How many records a resource has. */
  totalOf(resource: string): number;
  /** Whether the ids of a resource are texts. */
  hasTextIds(resource: string): boolean;
  compiled(resource: string): CompiledResource;
  view(resource: string, id: number): RecordView;
}

/** Marks the place of the number of the record behind a reference. */
const POSITION = '#';

/** The fields of a resource as functions of a record. Each is compiled when it is first asked for. */
export class CompiledResource implements Compiled {
  readonly resource: string;
  readonly names: string[];
  readonly shown: number;
  readonly readers: Reader<Value>[] = [];
  readonly #spec: Resource;
  readonly #host: Host;
  readonly #indexes: Map<string, number> = new Map();

  constructor(spec: Resource, host: Host) {
    this.resource = spec.name;
    this.#spec = spec;
    this.#host = host;
    this.shown = Object.keys(spec.fields).length;
    this.names = [];
    for (const name of Object.keys(valuesOf(spec))) this.indexOf(name);
  }

  /** The index of the value at a place. */
  indexOf(place: string): number {
    return this.#add(place, place, () => this.#compile(place));
  }

  /** The index of the number of the record that the reference at a place points to. */
  positionOf(place: string): number {
    const target = fieldAt(this.#spec, place)?.references ?? '';
    if (!this.#host.hasTextIds(target)) return this.indexOf(place);
    return this.#add(place + POSITION, '', () => this.#position(place, this.#field(place)));
  }

  /** What a value is keyed by, besides the id. */
  key(place: string): Words {
    return fieldKey(this.#host.seed, this.resource, place);
  }

  /** Reads the place of a record that a path without a reference leads to. */
  reader(place: string): Reader<Value> {
    const index = this.indexOf(place);
    const absent = placesAround(place).flatMap((outer) => this.#absence(outer) ?? []);
    if (absent.length === 0) return (record) => record.at(index);
    return (record) => (absent.some((isNull) => isNull(record)) ? null : record.at(index));
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

  #field(place: string): Field {
    const field = fieldAt(this.#spec, place);
    if (!field) throw new RangeError(`${this.resource} has no ${place}`);
    return field;
  }

  /** Turns the spec of a field into a function of a record. */
  #compile(place: string): Reader<Value> {
    const field = this.#field(place);
    if (place === 'id' && field.type === 'integer') return ({ id }) => id;
    const value = this.#present(place, field);
    const isNull = this.#absence(place);
    return isNull ? (record) => (isNull(record) ? null : value(record)) : value;
  }

  /** Whether a value is null by its condition, or by chance; undefined where it never is. */
  #absence(place: string): Reader<boolean> | undefined {
    const { when = {}, nullable = 0 } = this.#field(place);
    const conditions = Object.entries(when).map(([path, values]) => [this.#path(place, path), values] as const);
    if (conditions.length === 0 && nullable === 0) return undefined;
    const { context } = this.#host;
    const key = this.key(`${place}#null`);
    return (record) => {
      for (const [read, values] of conditions) if (!values.some((one) => one === read(record))) return true;
      return nullable > 0 && context.aim(key, record.id).random.chance(nullable);
    };
  }

  #present(place: string, field: Field): Reader<Value> {
    if (field.references !== undefined) return this.#reference(place, field, field.references);
    const uniqueness = field.unique && uniquenessOf(field);
    const plain = this.#plain(place, field);
    if (typeof uniqueness !== 'object') return plain;
    const key = this.key(`${place}#unique`);
    return uniqueReader(uniqueness, plain, (id) => this.#host.context.aim(key, id));
  }

  #plain(place: string, field: Field): Reader<Value> {
    if (field.copy !== undefined) return this.#path(place, field.copy);
    if (field.fields) return this.#object(place, Object.keys(field.fields));
    if (field.items) return this.#array(place, field.items.count);
    if (field.value) return this.#code(place, field);
    return this.#drawn(place, field);
  }

  #object(place: string, names: readonly string[]): Reader<Value> {
    const parts = names.map((name) => [name, this.indexOf(`${place}.${name}`)] as const);
    return (record) => Object.fromEntries(parts.map(([name, index]) => [name, record.at(index)]));
  }

  #array(place: string, count: number | readonly [number, number]): Reader<Value> {
    const [least, most] = typeof count === 'number' ? [count, count] : count;
    const { context } = this.#host;
    const key = this.key(`${place}#count`);
    return (record) => {
      const length = least === most ? least : context.aim(key, record.id).random.int(least, most);
      return Array.from({ length }, (_, at) => record.at(this.indexOf(`${place}[${at}]`)));
    };
  }

  #code(place: string, { reads = [], value, per }: Field): Reader<Value> {
    // It is called with what the paths lead to; what it makes of that is its author's matter.
    const call = value as unknown as (random: Random, ...values: readonly Value[]) => unknown;
    const read = reads.map((path) => this.#path(place, path));
    const key = this.key(place);
    const idOf = idReader(per === undefined ? undefined : this.#path(place, per));
    return (record) => {
      const values = read.map((reader) => reader(record));
      return toJson(call(this.#host.context.aim(key, idOf(record)).random, ...values));
    };
  }

  #drawn(place: string, field: Field): Reader<Value> {
    const { context, generators } = this.#host;
    const { format, per, generator = '' } = field;
    const key = this.key(place);
    // The type of the specs pairs each generator with its arguments; for a name that comes as a text it cannot.
    const generate = generators[generator] as unknown as Generate;
    const args = argumentsReader(field, this.#paths(place));
    const idOf = idReader(per === undefined ? undefined : this.#path(place, per));
    return (record) => {
      // The arguments first: reading them aims the context at other fields.
      const filled = args(record);
      return generate(context.aim(key, idOf(record), format), filled);
    };
  }

  /** The id of the record that a reference points to. */
  #reference(place: string, field: Field, target: string): Reader<Value> {
    const { hasTextIds, view } = this.#host;
    if (!hasTextIds.call(this.#host, target)) return this.#position(place, field);
    const position = this.positionOf(place);
    return (record) => {
      const number = record.at(position);
      return number === null ? null : view.call(this.#host, target, Number(number)).at(0);
    };
  }

  /** The number of the record that a reference points to; null where it copies one that is null. */
  #position(place: string, field: Field): Reader<Value> {
    const { context, generators } = this.#host;
    const { references = '', copy, generator, per } = field;
    if (field.unique) return ({ id }) => id;
    const key = this.key(place);
    const total = this.#host.totalOf(references);
    const idOf = idReader(per === undefined ? undefined : this.#path(place, per));
    const aim = (record: RecordView): Random => context.aim(key, idOf(record)).random;
    if (copy !== undefined) return boundedReader(this.#copied(place, copy, references), total, aim);
    if (generator !== undefined && generator !== 'random_int') {
      return boundedReader(this.#drawn(place, field), total, aim);
    }
    // A generator of that name takes the range.
    const generate = generators[generator ?? ''] as unknown as Generate | undefined;
    const draw = (record: RecordView, min: number, max: number): number => {
      const random = aim(record);
      return generate ? Number(generate(context, { min, max })) : random.int(min, max);
    };
    return positionReader(total, field.run, draw, context.random);
  }

  /** The number that a reference copies: that of another reference to the same resource, or a number as it is. */
  #copied(place: string, path: string, target: string): Reader<Value> {
    const { own, behind } = followPath(this.#spec, fromRecord(place, path));
    const hop = this.#field(own).references ?? '';
    const home = behind === undefined ? this : this.#host.compiled(hop);
    const isReference = (behind === undefined ? this.#field(own) : home.#field(behind)).references === target;
    if (!isReference) return this.#path(place, path);
    const index = home.positionOf(behind ?? own);
    if (behind === undefined) return (record) => record.at(index);
    const other = this.#other(own, hop);
    return (record) => other(record)?.at(index) ?? null;
  }

  /** Finds the record that a reference points to; undefined where it is null. */
  #other(own: string, target: string): (record: RecordView) => RecordView | undefined {
    const { slots } = this.#host;
    const position = this.positionOf(own);
    const slot = slots + position;
    const find = (record: RecordView): RecordView => this.#host.view(target, Number(record.at(position)));
    if (!this.#leadsOver(own, ({ when, nullable }) => when !== undefined || nullable !== undefined)) {
      return (record) => record.other(slot, find);
    }
    const value = this.reader(own);
    return (record) => (value(record) === null ? undefined : record.other(slot, find));
  }

  #paths(place: string): Paths {
    return {
      own: (path) => this.#path(place, path),
      argument: (path) => {
        const read = this.#path(place, path);
        const isNullable = this.#pathLeadsOver(place, path, ({ nullable }) => nullable !== undefined);
        return isNullable ? (record) => read(record) ?? undefined : read;
      },
      any: (path) => this.#any(path),
    };
  }

  /** Whether a value is, is in, or copies one of a field of some kind. */
  #leadsOver(place: string, isKind: (field: Field) => boolean): boolean {
    if ([...placesAround(place), place].some((outer) => isKind(this.#field(outer)))) return true;
    const { copy } = this.#field(place);
    return copy !== undefined && this.#pathLeadsOver(place, copy, isKind);
  }

  #pathLeadsOver(place: string, path: string, isKind: (field: Field) => boolean): boolean {
    const { own, behind } = followPath(this.#spec, fromRecord(place, path));
    if (behind === undefined || this.#leadsOver(own, isKind)) return this.#leadsOver(own, isKind);
    return this.#host.compiled(this.#field(own).references ?? '').#leadsOver(behind, isKind);
  }

  /** Reads a field of the record itself or, `user_id.email`, of one it refers to. */
  #path(place: string, path: string): Reader<Value> {
    const { own, behind } = followPath(this.#spec, fromRecord(place, path));
    if (behind === undefined) return this.reader(own);
    const target = this.#field(own).references ?? '';
    const read = this.#host.compiled(target).reader(behind);
    const other = this.#other(own, target);
    return (record) => {
      const found = other(record);
      return found ? read(found) : null;
    };
  }

  /** Reads a field of a record drawn from the first `id` of another resource: the same one for all of a record's fields. */
  #any(path: string): Reader<Value> {
    const target = path.slice(0, path.indexOf('.'));
    const { context } = this.#host;
    const key = this.key(`?${target}`);
    const total = this.#host.totalOf(target);
    const read = this.#host.compiled(target).reader(path.slice(target.length + 1));
    const find = ({ id }: RecordView): RecordView =>
      this.#host.view(target, drawTarget(context.aim(key, id).random, 1, id, total));
    const slot = this.#host.slotOf(target);
    return (record) => read(record.other(slot, find));
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
