import { INDEX_FILE } from './layout.ts';
import type { TreeShape } from './manifest.ts';
import { type Condition, type NestedRoute, type Routes, routesOf } from './routes.ts';

/** A record in an address that other records refer to, such as user 1 in `users/1/invoices`. */
export interface UnderRecord {
  /** Name of the resource that has the record. */
  readonly target: string;
  /** The id in the address: a number from 1, or a text if ids are texts. The record may not exist. */
  readonly id: number | string;
  /** The path of the field that refers to this record, in the records of the collection. */
  readonly field: string;
  /** A further condition on the records of the collection. Default: none. */
  readonly when?: Condition;
  /** The path of the collection below this record, without a slash in front: `users/1/invoices`. */
  readonly path: string;
  /** The record that this record is below in the address. Default: none. */
  readonly under?: UnderRecord;
}

/** What answers at an address below a record: a collection, one of its items, or a single record. */
type NestedAnswer = { readonly resource: string; readonly under: UnderRecord } & (
  | { readonly kind: 'collection' | 'single' }
  | { readonly kind: 'item'; readonly id: number | string }
);

// Every id up to 2^53 - 1 has at most sixteen digits.
const NUMBER = /^[1-9]\d{0,15}$/;

/**
 * Returns the id that a name in a path stands for; undefined if the name cannot be an id. If ids are texts, everything
 * that is not a picture or an index is the id of an item of some seed.
 *
 * @example
 * idIn({ category: 'people', total: 3 }, '7') // => 7
 */
export function idIn(resource: TreeShape['resources'][string] | undefined, name: string): number | string | undefined {
  if (resource?.ids) return /\.(?:svg|idx)$/.test(name) ? undefined : name;
  return NUMBER.test(name) ? Number(name) : undefined;
}

/** A point in the tree of nested addresses. It is reached by the names and keys in a path, one after the other. */
interface Segment {
  /** The next points, by the name in the path that leads there. */
  readonly names: Map<string, Segment>;
  /** The next point if a key of a record follows in the path; undefined if no key can follow. */
  key?: Segment;
  /** What answers at an address that ends here; undefined if nothing does. */
  found?: { readonly resource: string; readonly nested: NestedRoute };
}

/** Returns the segments of a nested address in a folder of the target; undefined stands for a key. */
function segmentsOf(folder: string, { path, above }: NestedRoute): readonly (string | undefined)[] {
  return [...(above ? segmentsOf(folder, above) : folder.split('/')), undefined, ...path.split('/')];
}

/** Turns all nested addresses of a tree into one tree of points, which is searched segment by segment. */
function segmentsIn({ resources }: Routes): Segment {
  const root: Segment = { names: new Map() };
  const next = (segment: Segment, name: string | undefined): Segment => {
    if (name === undefined) return (segment.key ??= { names: new Map() });
    const found = segment.names.get(name) ?? { names: new Map<string, Segment>() };
    segment.names.set(name, found);
    return found;
  };
  for (const [resource, { nested: all }] of resources) {
    for (const nested of all) {
      let top = nested;
      while (top.above) top = top.above;
      for (const folder of resources.get(top.target)?.folders ?? []) {
        segmentsOf(folder, nested).reduce(next, root).found = { resource, nested };
      }
    }
  }
  return root;
}

/**
 * Finds what answers at the names of a path, and the keys among these names. A fixed name takes precedence over a key.
 */
function findNested(
  segment: Segment,
  names: readonly string[],
  keys: readonly string[] = [],
): { readonly found: Exclude<Segment['found'], undefined>; readonly keys: readonly string[] } | undefined {
  const [name, ...rest] = names;
  if (name === undefined) return segment.found && { found: segment.found, keys };
  const named = segment.names.get(name);
  const found = named && findNested(named, rest, keys);
  if (found) return found;
  const more = [...keys, name];
  const below = segment.key && findNested(segment.key, rest, more);
  if (below) return below;
  // The last key is that of an item.
  const isItem = rest.length === 0 && segment.found?.nested.kind === 'items';
  return segment.found && isItem ? { found: segment.found, keys: more } : undefined;
}

/**
 * Returns a function that finds what answers at an address below a record, by the path without its first slash;
 * undefined if nothing does.
 */
export function createNestedRouter(
  shape: Pick<TreeShape, 'layout' | 'resources'>,
): (file: string) => NestedAnswer | undefined {
  const table = routesOf(shape);
  const root = segmentsIn(table);
  const keyOf = (resource: string, key: string = ''): number | string | undefined =>
    idIn(shape.resources[resource], key);
  const underOf = (nested: NestedRoute, keys: readonly string[]): UnderRecord | undefined => {
    const { target, field, path, above, when } = nested;
    const id = keyOf(target, keys.at(-1));
    const under = above && underOf(above, keys.slice(0, -1));
    if (id === undefined || (above && !under)) return undefined;
    const parent = under?.path ?? table.resources.get(target)?.home;
    return { target, id, field, path: `${parent}/${id}/${path}`, ...(under && { under }), ...(when && { when }) };
  };
  return (file) => {
    const names = file.split('/');
    // A collection answers at the name of its file, too.
    const { found, keys = [] } = findNested(root, names.at(-1) === INDEX_FILE ? names.slice(0, -1) : names) ?? {};
    if (!found) return undefined;
    const { resource, nested } = found;
    let records = 1;
    for (let each = nested; each.above; each = each.above) records++;
    const under = underOf(nested, keys.slice(0, records));
    if (!under) return undefined;
    if (nested.kind === 'single') return { kind: 'single', resource, under };
    if (keys.length === records) return { kind: 'collection', resource, under };
    const id = keyOf(resource, keys.at(-1)?.replace(/\.json$/, ''));
    return id === undefined ? undefined : { kind: 'item', resource, id, under };
  };
}
