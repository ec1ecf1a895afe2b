import type { FieldContext, Words } from '../generators/index.ts';
import type { Field, Generators, Resource } from '../schema/index.ts';
import type { Reader, RecordView, Value } from './arguments.ts';

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
  compiled(resource: string): Fields;
  view(resource: string, id: number): RecordView;
}

/** The fields of a resource, as far as paths lead to them. */
export interface Fields {
  readonly spec: Resource;
  /** The field at a place. Throws where there is none, which the catalogue has ruled out. */
  field(place: string): Field;
  /** Reads the place of a record that a path without a reference leads to. */
  reader(place: string): Reader<Value>;
  /** The index of the value at a place that nothing around it makes null; undefined for any other place. */
  plainIndexOf(place: string): number | undefined;
  /** The index of the number of the record that the reference at a place points to. */
  positionOf(place: string): number;
  /** What a value is keyed by, besides the id. */
  key(place: string): Words;
}
