import {
  blockOf,
  capacityOf,
  fieldAt,
  invalid,
  targetOf,
  tupleOf,
  uniquenessOf,
  walkFields,
  type Catalogue,
  type Resource,
} from '../schema/index.ts';
import { hasOneRecord } from '../tree/index.ts';
import { largestGroup } from './groups.ts';
import { groupsOf } from './tuples.ts';

/** How many records the resources of a tree have. */
export interface Counts {
  /** How many records each resource has, from 1. */
  readonly items: number;
  /** How many records some resources have, by name. These numbers take precedence over the specs and over `items`. */
  readonly counts?: Readonly<Record<string, number>>;
}

type Counted = Pick<Resource, 'name' | 'items' | 'single' | 'under' | 'of'> & Partial<Pick<Resource, 'fields'>>;

/**
 * Returns the number of records of a resource: 1 if it is single, else from `counts`, from its spec, or `items`. If the
 * resource has a reference with `each` and is not in `counts`, it has that many records for each record of the other
 * resource. A resource that shows the records of another one has at most as many.
 *
 * @param find returns the resource that a block of records refers to. Default: none
 * @example
 * countOf({ name: 'users', items: 40 }, { items: 100 }) // => 40
 */
export function countOf(resource: Counted, counts: Counts, find?: Catalogue['find']): number {
  const { name, items, of, fields = {} } = resource;
  if (hasOneRecord(resource)) return 1;
  const said = counts.counts && Object.hasOwn(counts.counts, name) ? counts.counts[name] : undefined;
  const shown = of === undefined ? undefined : find?.(of);
  if (shown) return Math.min(said ?? items ?? Infinity, countOf(shown, counts, find));
  if (said !== undefined) return said;
  const block = blockOf({ fields });
  const target = block && find?.(block.target);
  return target ? block.each * countOf(target, counts, find) : (items ?? counts.items);
}

/** The largest number of records of a resource in a tree. */
const MOST_ITEMS = 100_000;

/** How many records resources have, the reference date, and the largest number that is allowed. */
interface Dated extends Counts {
  readonly refDate: string;
  /** The largest number of records of a resource. Default: 100,000, as in a tree. */
  readonly most?: number;
  /** Whether the records are only the first ones of a resource. Default: they are all of it. */
  readonly isPart?: boolean;
}

/**
 * Checks that a resource whose records come in blocks (see `each`) has a whole block for each record of the other
 * resource.
 */
function checkBlocks({ find }: Catalogue, resource: Resource, count: number, counts: Dated): void {
  const block = blockOf(resource);
  const target = block && find(block.target);
  if (!target) return;
  const needed = block.each * countOf(target, counts, find);
  const where = `${resource.name}.${block.field}`;
  const { most = MOST_ITEMS } = counts;
  if (needed > most) throw invalid(where, `has each ${block.each}, which gives ${needed} records; at most ${most}`);
  if (count !== needed) {
    throw invalid(where, `has each ${block.each}, which gives ${needed} records, and ${count} are asked for`);
  }
}

/** Checks that fields whose values are unique together have enough combinations of values for all records. */
function checkTuple(catalogue: Catalogue, resource: Resource, count: number, counts: Dated): void {
  const tuple = tupleOf(resource);
  if (typeof tuple !== 'object' || tuple.how === 'itself' || tuple.chained === undefined) return;
  const totalOf = (name: string): number => countOf(catalogue.find(name) ?? { name }, counts, catalogue.find);
  const total = totalOf(targetOf(resource.fields[tuple.chained]) ?? '');
  // The key only decides which record is in which group.
  const now = Date.parse(counts.refDate);
  const largest = largestGroup(groupsOf(tuple, resource, { totalOf, now, keyOf: () => [1, 2, 3, 4] }), count);
  if (largest <= total) return;
  const what = `unique: ${count} records need ${largest} records for ${tuple.chained} to refer to, and there are ${total}`;
  throw invalid(resource.name, what);
}

/**
 * Checks that each unique field of a resource has enough different values.
 *
 * @param count number of its records
 * @throws MockgenError `spec_invalid` where there are fewer values than records
 */
export function checkRooms(catalogue: Catalogue, resource: Resource, count: number, counts: Dated): void {
  // The records are those of another resource, which is checked itself.
  if (resource.of !== undefined) return;
  for (const [place, field] of walkFields(resource)) {
    const uniqueness = field.unique && uniquenessOf(field);
    if (typeof uniqueness !== 'object') continue;
    const found = catalogue.find(targetOf(fieldAt(resource, place)) ?? '');
    const room = found ? countOf(found, counts, catalogue.find) : capacityOf(uniqueness);
    if (room >= count) continue;
    throw invalid(`${resource.name}.${place}`, `is unique and has ${room} values for ${count} records`);
  }
  if (!counts.isPart) checkBlocks(catalogue, resource, count, counts);
  checkTuple(catalogue, resource, count, counts);
}
