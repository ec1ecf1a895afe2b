import type { Signal, Tree } from '../runtime/index.ts';
import { type Manifest, routesOf, valueAt } from '../tree/index.ts';
import { readRecords } from './stored-records.ts';
import type { JsonRecord } from './values.ts';

/** A relation between two resources: records of one refer to records of the other, in either direction. */
export interface Relation {
  /** Name of the property that is added to a record, with the related records. */
  readonly name: string;
  /** Name of the other resource. */
  readonly resource: string;
  /** Path of the field with the reference: in the record itself or, if `isList`, in the other records. */
  readonly field: string;
  /** Name of the field in the other record whose value a reference contains. */
  readonly held: string;
  /** Whether the other records refer to this one, so that a list of them is added. If not, a single record is. */
  readonly isList: boolean;
}

/** Finds a relation of a resource by its name; undefined if there is none. */
export type FindRelation = (manifest: Manifest, resource: string, name: string) => Relation | undefined;

const heldOf = ({ resources }: Manifest, resource: string): string => {
  const { fields = [], key = 'id' } = resources[resource] ?? {};
  // Where records have both a key and an id, references hold the id.
  return fields.includes('id') ? 'id' : key;
};

/**
 * Finds the reference that a query calls by a short name, such as `user` for `user_id`: which resource it points to,
 * and by which field.
 *
 * @returns undefined if no field of the resource is such a reference
 */
export function findReference(manifest: Manifest, resource: string, name: string): Relation | undefined {
  const { nested = [] } = routesOf(manifest).resources.get(resource) ?? {};
  const found = nested.find(({ above, field }) => !above && field.replace(/(?:_id|Id)$/, '') === name);
  if (!found) return undefined;
  const { target, field } = found;
  return { name, resource: target, field, held: heldOf(manifest, target), isList: false };
}

/**
 * Finds the records that refer to those of a resource, by the name of their resource or the last part of their nested
 * address.
 *
 * @returns undefined if no resource of this name refers to it
 */
export function findList(manifest: Manifest, resource: string, name: string): Relation | undefined {
  for (const [other, { nested }] of routesOf(manifest).resources) {
    const found = nested.find(
      ({ above, target, path, when }) => !above && !when && target === resource && (other === name || path === name),
    );
    if (found) {
      return { name, resource: other, field: found.field, held: heldOf(manifest, resource), isList: true };
    }
  }
  return undefined;
}

/** Returns the value at a path as a text; if the path goes through a list or leads to one, one text for each value. */
const textsAt = (record: JsonRecord, path: string): readonly string[] =>
  [valueAt(record, path.split('.'))]
    .flat(Infinity)
    .flatMap((value) => (value === null || value === undefined ? [] : String(value)));

/** Returns the related records that are added to a record: one or a list. */
async function readOthers(
  tree: Tree,
  { resource, field, held, isList }: Relation,
  signal: Signal | undefined,
): Promise<(record: JsonRecord) => unknown> {
  const { records } = await readRecords(tree, resource, undefined, signal);
  const byKey = new Map<string, JsonRecord[]>();
  for (const record of records) {
    for (const key of new Set(textsAt(record, isList ? field : held))) {
      const known = byKey.get(key);
      if (known) known.push(record);
      else byKey.set(key, [record]);
    }
  }
  const at = (key: string): readonly JsonRecord[] => byKey.get(key) ?? [];
  if (isList) return (record) => at(String(record[held]));
  return (record) => {
    const found = textsAt(record, field).flatMap(at);
    return Array.isArray(record[field]) ? found : found[0];
  };
}

/**
 * Loads everything that is needed to add related records to records of a tree.
 *
 * @returns a function that returns the related records of a record, by the name of the relation
 */
export async function createRelate(
  tree: Tree,
  relations: readonly Relation[],
  signal?: Signal,
): Promise<(record: JsonRecord) => JsonRecord> {
  const others = await Promise.all(
    relations.map(async (relation) => [relation.name, await readOthers(tree, relation, signal)] as const),
  );
  return (record) => Object.fromEntries(others.map(([name, find]) => [name, find(record)]));
}
