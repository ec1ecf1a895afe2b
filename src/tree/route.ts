import { INDEX_FILE, resourceFiles } from './files.ts';
import { categoriesOf, foldersOf, homeOf } from './layout.ts';
import { MANIFEST_FILE, type TreeShape } from './manifest.ts';

/**
 * What a path refers to.
 *
 * - `collection`: a page of records
 * - `item`: one record, which may not exist
 * - `document`: a JSON file in the manifest, by its path in the first folder of its resource
 * - `file`: any other file, which may not exist
 */
export type Route =
  | { readonly kind: 'collection'; readonly resource: string }
  | {
      readonly kind: 'item';
      readonly resource: string;
      /** From 1; a text where ids are texts. */ readonly id: number | string;
    }
  | { readonly kind: 'document'; readonly file: string; readonly resource?: undefined }
  | {
      readonly kind: 'file';
      /** Its path inside the tree. */
      readonly file: string;
      /** The resource that the path is below. Default: none. */
      readonly resource?: string | undefined;
    };

/** Resolves a percent-encoded path with its leading slash; returns undefined for a path that no file can have. */
export type Router = (path: string) => Route | undefined;

// Every id up to 2^53 - 1 has at most sixteen digits.
const ITEM = /^(.*)\/(.+?)(\.json)?$/;
const NUMBER = /^[1-9]\d{0,15}$/;

// A missing leading slash, an empty name, a dotfile or `..`, a backslash or a NUL.
const BAD_PATH = /^(?!\/)|\/[./]|[\\\0]/;

/**
 * Splits a path into its decoded names. After a trailing slash, the last name is empty.
 *
 * @param path percent-encoded, with its leading slash
 * @returns undefined for a path that no file can have: with malformed escapes, empty names, `..`, a leading dot, `\`, NUL
 * @example
 * parsePath('/people/%61uthors/') // => ["people","authors",""]
 */
export function parsePath(path: string): readonly string[] | undefined {
  try {
    // An encoded slash would be part of a name, which no file can have.
    const decoded = decodeURIComponent(path.replace(/%2f/gi, '\0'));
    return BAD_PATH.test(decoded) ? undefined : decoded.slice(1).split('/');
  } catch {
    return undefined;
  }
}

/** Creates the router of a tree. */
export function createRouter({ layout, resources }: Pick<TreeShape, 'layout' | 'resources'>): Router {
  const routes = new Map<string, Route>();
  const add = (file: string, ...paths: readonly string[]): void => {
    for (const path of [file, ...paths]) routes.set(path, { kind: 'document', file });
  };
  for (const [resource, { category }] of Object.entries(resources)) {
    const named = { name: resource, category };
    for (const folder of foldersOf(named, layout)) {
      routes.set(folder, { kind: 'collection', resource });
      for (const { name, route = name } of resourceFiles) {
        add(`${homeOf(named, layout)}/${name}`, `${folder}/${name}`, `${folder}/${route}`);
      }
    }
  }
  for (const name of categoriesOf(Object.values(resources), layout)) add(`${name}/${INDEX_FILE}`, name);
  add(INDEX_FILE, '');
  add(MANIFEST_FILE);
  return (path) => {
    const names = parsePath(path);
    if (!names) return undefined;
    const file = names.filter(Boolean).join('/');
    const isFolder = !names.at(-1);
    // A file has no trailing slash.
    if (isFolder && file.endsWith('.json')) return undefined;
    const known = routes.get(file);
    if (known) return known;
    const [, folder = '', id = ''] = file.match(ITEM) ?? [];
    const resource = routes.get(folder)?.resource;
    const ids = resources[resource ?? '']?.ids;
    // Where ids are texts, everything that is not a picture, a document or an index is the id of an item of some seed.
    const isItem = ids ? !/\.(svg|idx)$/.test(id) && !routes.has(`${file}.json`) : NUMBER.test(id);
    if (resource && isItem) return { kind: 'item', resource, id: ids ? id : Number(id) };
    return isFolder ? undefined : { kind: 'file', file, resource };
  };
}
