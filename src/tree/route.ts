import { INDEX_FILE, resourceFiles } from './files.ts';
import { categoriesOf, foldersOf, homeOf } from './layout.ts';
import { MANIFEST_FILE, type TreeShape } from './manifest.ts';

/**
 * What a path asks for.
 *
 * - `collection`: a page of records
 * - `item`: one record, which may not exist
 * - `document`: a JSON file that the manifest promises, by its path in the folder that everything is read from
 * - `file`: anything else, if the tree has it
 */
export type Route =
  | { readonly kind: 'collection'; readonly resource: string }
  | { readonly kind: 'item'; readonly resource: string; /** From 1; or a text. */ readonly id: number | string }
  | { readonly kind: 'document'; readonly file: string; readonly resource?: undefined }
  | {
      readonly kind: 'file';
      /** Its path inside the tree. */
      readonly file: string;
      /** The resource that the path is below, if any. */
      readonly resource?: string | undefined;
    };

/** Says what a percent-encoded path with its leading slash asks for; undefined for a path that no file can have. */
export type Router = (path: string) => Route | undefined;

// Sixteen digits hold every id up to 2^53 - 1, and a longer file name would only be an error on a disk.
const ITEM = /^(.*)\/(.+?)(\.json)?$/;
const NUMBER = /^[1-9]\d{0,15}$/;

// No leading slash, an empty name, a hidden file or a way up, a separator of another system.
const BAD_PATH = /^(?!\/)|\/[./]|[\\\0]/;

/**
 * Cuts a path into its decoded names; an accepted trailing slash leaves an empty last one.
 *
 * @param path percent-encoded, with its leading slash
 * @returns undefined for a path no file can have: malformed escapes, empty names, `..`, a leading dot, `\`, NUL
 * @example
 * parsePath('/people/%61uthors/') // => ["people","authors",""]
 */
export function parsePath(path: string): readonly string[] | undefined {
  try {
    // An encoded slash is part of a name, and no name may have it.
    const decoded = decodeURIComponent(path.replace(/%2f/gi, '\0'));
    return BAD_PATH.test(decoded) ? undefined : decoded.slice(1).split('/');
  } catch {
    return undefined;
  }
}

/** Makes the router of a tree. */
export function createRouter({ layout, resources }: Pick<TreeShape, 'layout' | 'resources'>): Router {
  const routes = new Map<string, Route>();
  const add = (file: string, ...paths: readonly string[]): void => {
    for (const path of [file, ...paths]) routes.set(path, { kind: 'document', file });
  };
  for (const [resource, { category }] of Object.entries(resources)) {
    const place = { name: resource, category };
    for (const folder of foldersOf(place, layout)) {
      routes.set(folder, { kind: 'collection', resource });
      for (const { name, route = name } of resourceFiles) {
        add(`${homeOf(place, layout)}/${name}`, `${folder}/${name}`, `${folder}/${route}`);
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
    const isOpen = !names.at(-1);
    // A file is not a folder: it has no trailing slash.
    if (isOpen && file.endsWith('.json')) return undefined;
    const known = routes.get(file);
    if (known) return known;
    const [, folder = '', id = ''] = file.match(ITEM) ?? [];
    const resource = routes.get(folder)?.resource;
    const ids = resources[resource ?? '']?.ids;
    // Beside items that are named by texts, of whatever seed, there are pictures, documents and an index.
    const isItem = ids ? !/\.(svg|idx)$/.test(id) && !routes.has(`${file}.json`) : NUMBER.test(id);
    if (resource && isItem) return { kind: 'item', resource, id: ids ? id : +id };
    return isOpen ? undefined : { kind: 'file', file, resource };
  };
}
