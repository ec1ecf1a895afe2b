import type { Routes } from '../../tree/index.ts';

/** A way in which records of one resource refer to a record of another one: `/users/1/invoices`. */
export interface Referrer {
  /** The resource of the records that refer. */
  readonly resource: string;
  /** The path of the field with the reference in these records: `customer_id`. */
  readonly field: string;
  /** The last part of the nested address: `invoices`. */
  readonly path: string;
  /** Whether the nested address has a single record rather than a collection. */
  readonly isSingle: boolean;
}

/**
 * Returns, for each resource, which other resources refer to its records, as far as these have a nested address of
 * their own directly below it.
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
