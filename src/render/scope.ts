import type { Context, FieldContext, Words } from '../generators/index.ts';
import type { Field, Generators, Resource, Tuple } from '../schema/index.ts';
import type { Reader, RecordView, Value } from './arguments.ts';

/** A generator as the renderer calls it. The arguments were checked when the spec was compiled. */
export type Generate = ((context: Context, args: unknown) => Value) & Pick<Generators[string], 'defaults' | 'required'>;

/** How the values of several fields are made different together, where something has to be done for it. */
export type Groupable = Exclude<Tuple, { how: 'itself' }>;

/**
 * What the compiled fields of all resources share: the seed, the context of generators, and access to other records.
 */
export interface Scope {
  readonly seed: number;
  readonly context: FieldContext;
  readonly generators: Generators;
  /** Number of resources. Each has a slot for its record, from 0; further slots follow. */
  readonly slots: number;
  /** Returns the slot of a resource. */
  slotOf(resource: string): number;
  /** Returns the number of records of a resource. */
  totalOf(resource: string): number;
  /** Whether the ids of a resource are the numbers of its records. */
  isNumbered(resource: string): boolean;
  compiled(resource: string): Fields;
  /** Values of fields that have the same `as` in several resources, by what they are keyed by and their numbers. */
  readonly shared: Map<string, Map<number, Value>>;
  /** Returns a record; one that was read lately is kept. */
  view(resource: string, id: number): RecordView;
}

/** The fields of a resource that paths can lead to. */
export interface Fields {
  readonly spec: Resource;
  /** How the values of several fields are made different together; undefined where nothing has to be done for it. */
  readonly tuple: Groupable | undefined;
  /** Returns the index of a value that no record shows, such as the position that a reference points to. */
  hidden(at: string, compile: () => Reader<Value>): number;
  /** Returns the field at a path. Throws for an unknown path, which the catalogue has ruled out. */
  field(place: string): Field;
  /** Returns the index of the value at a path. */
  indexOf(place: string): number;
  /** Returns the reader of a path without a reference. */
  reader(place: string): Reader<Value>;
  /** Returns the index of the value at a path, if nothing around the value can be null; undefined otherwise. */
  plainIndexOf(place: string): number | undefined;
  /** Returns the reader of the indexes of the elements that the list at a path has. */
  elements(place: string): Reader<readonly number[]>;
  /** Returns the index of the value that is the number of the record to which the reference at a path points. */
  positionOf(place: string): number;
  /**
   * Returns the key of the random numbers of the value at a path: a hash of seed, resource and path. The id of a record
   * is added later.
   */
  key(place: string): Words;
}
