import { BoundedCache } from '../caching/index.ts';
import type { Found, Signal, Tree, Wanted } from '../runtime/index.ts';
import { memoryOf } from '../tree/index.ts';
import type { JsonRecord } from './values.ts';

/**
 * How many bytes of text, for each tree, are kept as parsed records at most. A collection that is larger is parsed for
 * each request.
 */
const KEPT_BYTES = 24_000_000;

/** Records of a collection. */
export interface StoredRecords extends Pick<Found, 'isNew'> {
  readonly records: readonly JsonRecord[];
}

const caches: WeakMap<Tree, BoundedCache<readonly JsonRecord[]>> = new WeakMap();

// Every line is shaped like an object.
const parse = (line: string): JsonRecord => JSON.parse(line) as JsonRecord;

/**
 * Reads the records of a resource in their order. The parsed records of a whole collection are kept for the next
 * request, as long as there is room for them (see {@link KEPT_BYTES}).
 *
 * @param search the search that the records have to match. Default: all records of the resource
 */
export async function readRecords(
  tree: Tree,
  resource: string,
  search?: Wanted['search'],
  signal?: Signal,
): Promise<StoredRecords> {
  const cache = caches.get(tree) ?? new BoundedCache<readonly JsonRecord[]>(KEPT_BYTES);
  caches.set(tree, cache);
  const known = search ? undefined : cache.get(resource);
  if (known) return { records: known };
  const wanted = { start: 0, end: Infinity, ...(search && { search }) };
  const { lines, isNew = false } = await tree.records(resource, wanted, signal);
  const records = lines.map(parse);
  if (!search)
    cache.set(
      resource,
      records,
      lines.reduce((sum, line) => sum + memoryOf(line), 0),
    );
  return { records, isNew };
}
