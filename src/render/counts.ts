import {
  fieldAt,
  invalid,
  capacityOf,
  uniquenessOf,
  walkFields,
  type Catalogue,
  type Resource,
} from '../schema/index.ts';
import { hasOneRecord } from '../tree/index.ts';

/** Number of records per resource. */
export interface Counts {
  /** Records of each resource, from 1. */
  readonly items: number;
  /** Records of some resources by name. Takes precedence over their specs and over `items`. */
  readonly counts?: Readonly<Record<string, number>>;
}

/**
 * Returns the number of records of a resource: 1 if it is single, else from `counts`, from its spec, or `items`.
 *
 * @example
 * countOf({ name: 'users', items: 40 }, { items: 100 }) // => 40
 */
export function countOf(resource: Pick<Resource, 'name' | 'items' | 'single' | 'under'>, counts: Counts): number {
  const { name, items } = resource;
  if (hasOneRecord(resource)) return 1;
  const said = counts.counts && Object.hasOwn(counts.counts, name) ? counts.counts[name] : undefined;
  return said ?? items ?? counts.items;
}

/**
 * Checks that each unique field of a resource has enough different values.
 *
 * @param count number of its records
 * @throws MockgenError `spec_invalid` where there are fewer values than records
 */
export function checkRooms({ find }: Catalogue, resource: Resource, count: number, counts: Counts): void {
  for (const [place, field] of walkFields(resource)) {
    const uniqueness = field.unique && uniquenessOf(field);
    if (typeof uniqueness !== 'object') continue;
    const target = fieldAt(resource, place)?.references;
    const found = target === undefined ? undefined : find(target);
    const room = found ? countOf(found, counts) : capacityOf(uniqueness);
    if (room >= count) continue;
    throw invalid(`${resource.name}.${place}`, `is unique and has ${room} values for ${count} records`);
  }
}
