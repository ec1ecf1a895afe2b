import { MockgenError } from '../errors.ts';
import type { TreeOptions } from '../render/index.ts';
import { type Manifest, MANIFEST_FILE, MOST_ITEMS } from '../tree/index.ts';

/**
 * Returns the option `counts` that a tree was built with: the number of records of each resource that does not have
 * `items` of them. Empty if all have that many.
 *
 * @throws MockgenError `not_a_tree` for counts that no build writes
 */
export function countsOf({ items, resources, counts, catalogue }: Manifest): Pick<TreeOptions, 'counts'> {
  const totals = Object.entries(resources).map(([name, { total }]): [string, number] => [name, total]);
  // The resources of a config can have default counts of their own, so all counts are given.
  const isGiven = catalogue !== undefined || counts !== undefined || totals.some(([, total]) => total !== items);
  return isGiven ? { counts: { ...parseCounts(counts), ...Object.fromEntries(totals) } } : {};
}

/**
 * Checks the counts in a manifest.
 *
 * @throws MockgenError `not_a_tree` for counts that no build writes
 */
function parseCounts(counts: unknown): Readonly<Record<string, number>> {
  const entries = Object.entries(Object(counts) as Readonly<Record<string, unknown>>);
  return Object.fromEntries(
    entries.map(([name, count]) => {
      if (Number.isSafeInteger(count) && Number(count) >= 1 && Number(count) <= MOST_ITEMS)
        return [name, Number(count)];
      throw new MockgenError('not_a_tree', `${MANIFEST_FILE} counts ${String(count)} ${name}`, 'Build the tree again.');
    }),
  );
}
