import { OPENAPI_FILE, RESOURCE_FILES, resourceFiles } from './files.ts';
import { INDEX_FILE } from './layout.ts';
import { MANIFEST_FILE, type TreeShape } from './manifest.ts';
import { createNestedRouter, idIn, type UnderRecord } from './nested-router.ts';
import { routesOf } from './routes.ts';

/**
 * The kind of thing that a path of a request leads to.
 *
 * - `collection`: a page of records
 * - `item`: one record, which may not exist
 * - `single`: the record below another one, which may not exist
 * - `document`: a JSON file in the manifest, by its path in the first folder of its resource
 * - `file`: any other file, which may not exist
 */
export type Route =
  | {
      readonly kind: 'collection';
      readonly resource: string;
      /** For a collection below a record: that record. Default: the collection has all records of its resource. */
      readonly under?: UnderRecord;
    }
  | {
      readonly kind: 'item';
      readonly resource: string;
      /** The id of the record: a number from 1, or a text if ids are texts. */
      readonly id: number | string;
      /** For an item below a record: the record that it has to refer to. Default: it need not refer to any. */
      readonly under?: UnderRecord;
    }
  | { readonly kind: 'single'; readonly resource: string; readonly under: UnderRecord }
  | { readonly kind: 'document'; readonly file: string; readonly resource?: undefined }
  | {
      readonly kind: 'file';
      /** Path of the file inside the tree. */
      readonly file: string;
      /** The resource in whose folder the path is. Default: none. */
      readonly resource?: string | undefined;
    };

/**
 * Finds what a path leads to. The path is percent-encoded, with a slash in front. Undefined for a path that no file can
 * have.
 */
export type Router = (path: string) => Route | undefined;

const ITEM = /^(.*)\/(.+?)(\.json)?$/;

// A missing leading slash, an empty name, a dotfile or `..`, a backslash or a NUL.
const BAD_PATH = /^(?!\/)|\/[./]|[\\\0]/;

/**
 * Splits a path into its decoded names. After a trailing slash, the last name is empty.
 *
 * @param path percent-encoded, with its leading slash
 * @returns undefined for a path that no file can have: with malformed escapes, empty names, `..`, a leading dot, `\`,
 *   NUL
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

/** Creates the router of a tree, which finds what a path leads to. */
export function createRouter(shape: Pick<TreeShape, 'layout' | 'resources' | 'described'>): Router {
  const { resources } = shape;
  const routes = new Map<string, Route>();
  const add = (file: string, ...paths: readonly string[]): void => {
    for (const path of [file, ...paths]) routes.set(path, { kind: 'document', file });
  };
  const table = routesOf(shape);
  for (const [resource, { home, folders, isSingle }] of table.resources) {
    for (const folder of folders) {
      if (isSingle) add(`${home}/${RESOURCE_FILES.collection.name}`, folder, `${folder}.json`);
      else for (const path of [folder, `${folder}.json`]) routes.set(path, { kind: 'collection', resource });
      for (const { name, route = name } of resourceFiles(shape)) {
        add(`${home}/${name}`, `${folder}/${name}`, `${folder}/${route}`);
      }
    }
  }
  for (const name of table.categories) add(`${name}/${INDEX_FILE}`, name);
  add(INDEX_FILE, '');
  add(MANIFEST_FILE);
  if (shape.described) add(OPENAPI_FILE);
  const nested = createNestedRouter(shape);
  return (path) => {
    const names = parsePath(path);
    if (!names) return undefined;
    const file = names.filter(Boolean).join('/');
    const isFolder = !names.at(-1);
    // A file has no trailing slash.
    if (isFolder && file.endsWith('.json')) return undefined;
    const found = routes.get(file);
    if (found) return found;
    const [, folder = '', name = ''] = file.match(ITEM) ?? [];
    const resource = routes.get(folder)?.resource;
    // A document has a file of its own, also where ids are texts.
    const id = resource === undefined ? undefined : idIn(resources[resource], name);
    const isItem = id !== undefined && !(typeof id === 'string' && routes.has(`${file}.json`));
    if (resource !== undefined && isItem) return { kind: 'item', resource, id };
    const below = nested(file);
    if (below || isFolder) return below;
    // What answers at a path answers there with `.json` behind it, too.
    return nested(file.replace(/\.json$/, '')) ?? { kind: 'file', file, resource };
  };
}
