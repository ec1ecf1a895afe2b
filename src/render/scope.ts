import type { Context, FieldContext, Words } from '../generators/index.ts';
import type { Field, Generators, Resource, Tuple } from '../schema/index.ts';
import type { Reader, RecordView, Value } from './arguments.ts';

type Make = (context: Context, args: unknown) => Value;

/** A generator as the renderer calls it. The arguments were checked when the spec was compiled. */
export type Generate = Make & Pick<Generators[string], 'defaults' | 'required'> & { readonly filled?: Make };

/**
 * How the values of several fields are made unique together, in the cases for which records are divided into groups.
 */
export type Groupable = Exclude<Tuple, { how: 'itself' }>;

/**
 * What the compiled fields of all resources share: the seed, the context of generators, and access to other records.
 */
export interface Scope {
  readonly seed: number;
  readonly context: FieldContext;
  readonly generators: Generators;
  /**
   * How many resources there are. The records that a record refers to are kept by number, called a slot: from 0, there
   * is one slot for each resource; further slots follow.
   */
  readonly slots: number;
  /** Returns the number (slot) under which a record keeps the random record of a resource that its fields read. */
  slotOf(resource: string): number;
  /** Returns the number of records of a resource. */
  totalOf(resource: string): number;
  /** Whether the ids of a resource are the numbers of its records. */
  isNumbered(resource: string): boolean;
  compiled(resource: string): Fields;
  /**
   * Values of fields that have the same `as` in several resources: first by the key of their random numbers, then by
   * id.
   */
  readonly shared: Map<string, Map<number, Value>>;
  /** Returns a record, with values that are made when they are read. Records read lately are kept. */
  view(resource: string, id: number): RecordView;
}

/** The fields of a resource that paths can lead to. */
export interface Fields {
  readonly spec: Resource;
  /** How the values of several fields are made unique together; undefined if nothing has to be done. */
  readonly tuple: Groupable | undefined;
  /**
   * Returns the index of a value that no record shows, such as the number of the record to which a reference points. If
   * the value is new, `compile` returns the function that reads it.
   */
  hidden(at: string, compile: () => Reader<Value>): number;
  /** Returns the field at a path. Throws for an unknown path, which the catalogue has ruled out. */
  field(place: string): Field;
  /** Returns the index of the value at a path in the list of compiled values. */
  indexOf(place: string): number;
  /** Returns the function that reads the value at a path from a record. The path goes through no reference. */
  reader(place: string): Reader<Value>;
  /**
   * Returns the index of the value at a path among the compiled values, if nothing around the value can be null;
   * undefined otherwise.
   */
  plainIndexOf(place: string): number | undefined;
  /** Returns the function that reads which elements the list at a path has in a record, by index. */
  elements(place: string): Reader<readonly number[]>;
  /** Returns the index of the number of the record to which the reference at a path points. */
  positionOf(place: string): number;
  /**
   * Returns the key of the random numbers of the value at a path: a hash of seed, resource and path. The id of a record
   * is added later.
   */
  key(place: string): Words;
}
