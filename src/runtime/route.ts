import type { TreeInfo } from './types.ts';

/** One record: the file it has, and the collection that it is a line of. */
export interface Item {
  readonly kind: 'item';
  readonly file: string;
  readonly collection: string;
  readonly resource: string;
  /** From 1. */
  readonly id: number;
}

/**
 * What a path asks for.
 *
 * - `collection`: records, sliced out of `file`
 * - `item`: one record, which may not exist
 * - `document`: the index, a category or a meta document, which the manifest promises
 * - `file`: anything else, if the host has it
 */
export type Route =
  | { readonly kind: 'collection'; readonly file: string; readonly resource: string }
  | Item
  | {
      readonly kind: 'document' | 'file';
      /** Its path inside the tree. */
      readonly file: string;
      /** The resource the path is below, if any. */
      readonly resource: string | undefined;
    };

// Sixteen digits hold every id up to 2^53 - 1, and a longer file name would only be an error in the host.
const ID = /^[1-9]\d{0,15}$/;

// No hidden file, no way up, and nothing that decodes to a second separator.
const SEGMENT = /^[^./\\\0][^/\\\0]*$/;

/**
 * Cuts a path into its decoded segments; an accepted trailing slash leaves an empty last one.
 *
 * @param path percent-encoded, with its leading slash
 * @returns undefined for a path no file can have: malformed escapes, empty segments, `..`, a leading dot, `\`, NUL
 * @example
 * parsePath('/people/%61uthors/') // => ["people","authors",""]
 */
export function parsePath(path: string): readonly string[] | undefined {
  try {
    const [root, ...segments] = path.split('/').map(decodeURIComponent);
    const last = segments.length - 1;
    return root === '' && segments.every((segment, at) => SEGMENT.test(segment) || (!segment && at === last))
      ? segments
      : undefined;
  } catch {
    return undefined;
  }
}

/** Finds the resource a path starts with: its folder, and how many segments name it. */
function findResource(
  [first = '', second = '']: readonly string[],
  { layout, resources }: Pick<TreeInfo, 'layout' | 'resources'>,
): { readonly resource: string; readonly folder: string; readonly depth: number } | undefined {
  if (layout !== 'category' && Object.hasOwn(resources, first)) return { resource: first, folder: first, depth: 1 };
  if (layout === 'flat' || resources[second]?.category !== first) return undefined;
  // Both layouts hold the same bytes: one of the folders is enough to read, and to keep in the cache.
  return { resource: second, folder: layout === 'both' ? second : `${first}/${second}`, depth: 2 };
}

/**
 * Says what a path asks for, in the layout of the tree.
 *
 * @param path percent-encoded, with its leading slash
 * @param info the manifest's `layout` and `resources`
 * @param packed whether the tree holds one folder per resource, and no items: their file names are items then
 * @returns undefined for a path that no file can have
 * @example
 * findRoute('/authors/meta', {layout: 'flat', resources: {authors: {}}}) // => {"kind":"document","file":"authors/meta.json","resource":"authors"}
 */
export function findRoute(
  path: string,
  info: Pick<TreeInfo, 'layout' | 'resources'>,
  packed?: boolean,
): Route | undefined {
  const segments = parsePath(path);
  if (!segments) return undefined;
  let names = segments.filter(Boolean);
  const isOpen = names.length < segments.length;
  const found = findResource(names, info);
  const resource = found?.resource;
  if (found) {
    const { folder, depth } = found;
    const [last, ...more] = names.slice(depth);
    const collection = `${folder}/all.json`;
    if (last === undefined) return { kind: 'collection', file: collection, resource: found.resource };
    if (!more.length) {
      if (last === 'meta') return { kind: 'document', file: `${folder}/meta.json`, resource };
      const id = packed && !isOpen ? last.replace(/\.json$/, '') : last;
      if (ID.test(id))
        return { kind: 'item', file: `${folder}/${id}.json`, collection, resource: found.resource, id: Number(id) };
    }
    if (packed) names = [folder, last, ...more];
  } else if (names.length < 2 && names.every((name) => isCategory(name, info))) {
    return { kind: 'document', file: [...names, 'index.json'].join('/'), resource };
  }
  // A file is not a folder: it has no trailing slash.
  return isOpen ? undefined : { kind: 'file', file: names.join('/'), resource };
}

function isCategory(name: string, { layout, resources }: Pick<TreeInfo, 'layout' | 'resources'>): boolean {
  return layout !== 'flat' && Object.values(resources).some(({ category }) => category === name);
}
