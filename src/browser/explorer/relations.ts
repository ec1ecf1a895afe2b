import type { Routes } from '../../tree/index.ts';

/** The records of a resource that refer to one record of another resource: `/users/1/invoices`. */
export interface Referrer {
  /** The resource whose records refer. */
  readonly resource: string;
  /** The path of the reference in these records: `customer_id`. */
  readonly field: string;
  /** The last part of the address: `invoices`. */
  readonly path: string;
  /** Whether the address has one record in place of a collection. */
  readonly isSingle: boolean;
}

/**
 * Returns who refers to the records of each resource, by the nested collections of a tree. Those below records that are
 * below others themselves have no address of their own, and are left out.
 */
export function referrersIn({ resources }: Routes): ReadonlyMap<string, readonly Referrer[]> {
  const found = new Map<string, Referrer[]>();
  for (const [resource, { nested }] of resources) {
    for (const { target, field, path, kind, above } of nested) {
      if (above) continue;
      const referrers = found.get(target) ?? [];
      found.set(target, [...referrers, { resource, field, path, isSingle: kind === 'single' }]);
    }
  }
  return found;
}
