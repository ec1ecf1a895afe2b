import type { Routes } from '../../tree/index.ts';

/**
 * One way in which records of one resource refer to a record of another one, with a nested address:
 * `/users/1/invoices`.
 */
export interface Referrer {
  /** The resource of the records that refer. */
  readonly resource: string;
  /** The path of the field with the reference in these records: `customer_id`. */
  readonly field: string;
  /** The last part of the nested address: `invoices`. */
  readonly path: string;
  /** Whether a single record answers at the nested address, rather than a collection. */
  readonly isSingle: boolean;
}

/**
 * Returns, for each resource, how records of other resources refer to its records, if there is a nested address for it
 * directly below such a record.
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
