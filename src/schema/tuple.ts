import { nearestName, suggesting } from '../names.ts';
import { invalid } from './invalid.ts';
import { argsOf, isRead } from './reads.ts';
import type { Field, Resource } from './types.ts';
import { capacityOf, uniquenessOf } from './unique.ts';

/**
 * How it is ensured that no two records have the same values in all of several fields.
 *
 * - `itself`: the values of one field, or of a block and a number in it, are different anyway.
 * - `groups`: records with the same value of `distinct` are a group, and refer to different records by `chained`.
 * - `blocks`: records of the same block refer to different records by `chained`, or have different values of
 *   `distinct`.
 */
export type Tuple =
  | { readonly how: 'itself' }
  | { readonly how: 'groups'; readonly chained: string; readonly distinct: string; readonly each?: undefined }
  | { readonly how: 'blocks'; readonly each: number; readonly chained?: string; readonly distinct?: string };

/** Whether a field is a reference without restrictions, so that it can point to any record that is not yet taken. */
function isFree({ references, copy, generator = 'random_int', run, each, earlier, unique, per }: Field): boolean {
  const isBound = [copy, run, each, earlier, unique, per].some((property) => property !== undefined);
  return typeof references === 'string' && !isBound && generator === 'random_int';
}

/** Whether consecutive records, as many as a field has values, can all have different ones. */
function hasRoom(field: Field): boolean {
  if (field.references !== undefined) return false;
  if (field.generator === 'slot')
    return Object.entries(argsOf(field)).every(([name, arg]) => name === 'after' || !isRead(arg));
  const uniqueness = uniquenessOf(field);
  return typeof uniqueness === 'object' && ['list', 'range', 'forms'].includes(uniqueness.by);
}

/** Whether no two records have the same value of a field. */
function isDistinct(name: string, field: Field): boolean {
  if (name === 'id' || field.unique) return true;
  const uniqueness = field.references === undefined ? uniquenessOf(field) : '';
  return typeof uniqueness === 'object' && uniqueness.by === 'generator';
}

const EXPECTED =
  'a reference, and beside it choices, a range, a pattern, slots or another reference, none of them made from other fields';

/** Returns how the records of one block are made different; if that is impossible, the reason. */
function blocksOf(each: number, others: readonly (readonly [string, Field])[]): Tuple | string {
  const isTurn = others.some(([, field]) => {
    const { every } = argsOf(field);
    return field.generator === 'turn' && typeof every === 'number' && every % each === 0;
  });
  if (isTurn) return { how: 'itself' };
  const [chained] = others.find(([, field]) => isFree(field)) ?? [];
  if (chained !== undefined) return { how: 'blocks', each, chained };
  const [distinct, field] = others.find(([, one]) => hasRoom(one) && one.generator !== 'slot') ?? [];
  if (distinct === undefined || !field) return `expected ${EXPECTED}`;
  const room = capacityOf(uniquenessOf(field));
  return room < each
    ? `${distinct} has ${room} values, and there are ${each} records in a row`
    : { how: 'blocks', each, distinct };
}

/**
 * Returns how it is ensured that no two records have the same values in all fields of `unique`; if that is impossible,
 * the reason.
 *
 * @returns undefined for a resource without such fields
 * @example
 * tupleOf({ unique: ['a_id', 'b_id'], fields: { a_id: { references: 'a' }, b_id: { references: 'b' } } }) // => {"how":"groups","chained":"a_id","distinct":"b_id"}
 */
export function tupleOf({ unique, fields }: Pick<Resource, 'unique' | 'fields'>): Tuple | string | undefined {
  if (!unique) return undefined;
  const unknown = unique.find((name) => !Object.hasOwn(fields, name));
  if (unknown !== undefined) return suggesting(`${unknown} is not a field`, nearestName(unknown, Object.keys(fields)));
  if (new Set(unique).size < 2) return 'expected the names of at least two fields; a single one has `unique` itself';
  const parts = unique.flatMap((name) => (fields[name] ? [[name, fields[name]] as const] : []));
  if (parts.some(([name, field]) => isDistinct(name, field))) return { how: 'itself' };
  const block = parts.find(([, { each }]) => each !== undefined);
  if (block?.[1].each !== undefined) {
    return blocksOf(
      block[1].each,
      parts.filter((part) => part !== block),
    );
  }
  const chained = parts.find(([, field]) => isFree(field));
  const distinct = parts.findLast((part) => part !== chained && (isFree(part[1]) || hasRoom(part[1])));
  return chained && distinct ? { how: 'groups', chained: chained[0], distinct: distinct[0] } : `expected ${EXPECTED}`;
}

/**
 * Checks the fields of a resource that are unique together.
 *
 * @throws MockgenError `spec_invalid` if it cannot be ensured that no two records have the same values in all fields of
 *   `unique`
 */
export function checkTuple(resource: Resource): void {
  const tuple = tupleOf(resource);
  if (typeof tuple === 'string') throw invalid(resource.name, `unique: ${tuple}`);
}
