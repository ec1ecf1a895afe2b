import { slotsFor, type Words } from '../generators/index.ts';
import { argsOf, capacityOf, targetOf, uniquenessOf, type Resource, type Tuple } from '../schema/index.ts';
import { blocksOf, type Groups, referringOf, sharingOf } from './groups.ts';

/**
 * The largest number of different numbers that records can take, each record another one; see `distinct` of a context.
 */
const MOST = 0x40000000;

/** What the division of records into groups depends on, besides the spec. */
interface GroupsContext {
  readonly totalOf: (resource: string) => number;
  /** The reference date in milliseconds since 1970. */
  readonly now: number;
  /** Returns the key of the random numbers at a place. */
  readonly keyOf: (place: string) => Words;
}

/**
 * Divides records into groups, within which the references of the records have to differ, so that the values of several
 * fields are unique together.
 */
export function groupsOf(
  tuple: Exclude<Tuple, { how: 'itself' }>,
  { fields }: Pick<Resource, 'fields'>,
  { totalOf, now, keyOf }: GroupsContext,
): Groups {
  if (tuple.how === 'blocks') return blocksOf(tuple.each);
  const { distinct } = tuple;
  const field = fields[distinct];
  const target = targetOf(field);
  if (target !== undefined) return referringOf(totalOf(target), keyOf(distinct));
  if (!field || field.generator === 'slot')
    return sharingOf(slotsFor(field ? argsOf(field) : {}, now), keyOf(distinct));
  return sharingOf(Math.min(capacityOf(uniquenessOf(field)), MOST), keyOf(`${distinct}#unique`));
}
