import { categoriesOf, foldersOf, type NamedResource } from './layout.ts';
import type { TreeShape } from './manifest.ts';

/**
 * The table of routes of a tree. Everything that knows a path reads it from here: the router of the runtime and so
 * every host, the files of a build, the rules of hosting providers, `expand`, documents and messages.
 *
 * A row is one resource. It follows from the properties `path`, `single`, `under` and `category` of a spec, which the
 * manifest has too, so a host needs only the manifest. The table of a tree is created once.
 */
export interface Routes {
  /** By the name of the resource, in the order of the tree. */
  readonly resources: ReadonlyMap<string, ResourceRoutes>;
  /** The categories that have a folder with an index. */
  readonly categories: readonly string[];
}

/** The addresses of one resource. */
export interface ResourceRoutes {
  /** The first folder: its files are read from here, and documents link to it. */
  readonly home: string;
  /** The paths at which the resource answers, `home` first. */
  readonly folders: readonly string[];
  /** The folders that have the files of the resource: all of them; in a packed tree, only the first. */
  readonly stored: readonly string[];
  /** The collections of its records below the records of other resources. */
  readonly nested: readonly NestedRoute[];
  /** Whether the resource has one record, which answers at its paths. */
  readonly isSingle: boolean;
}

/** A collection below each record of a resource: `/users/1/invoices`. */
export interface NestedRoute {
  /** The resource that is referred to. */
  readonly target: string;
  /** The path of the reference in a record: `user_id`, `author.id`. It goes through arrays. */
  readonly field: string;
  /** The last part of the address: `invoices`. */
  readonly path: string;
}

/** The properties of a tree that determine its addresses. */
export type RoutedShape = Pick<TreeShape, 'layout' | 'packed'> & {
  readonly resources: Readonly<
    Record<string, Omit<NamedResource, 'name'> & { readonly single?: true; readonly under?: readonly string[] }>
  >;
};

const UNDER = /^(.+)\/\{([^{}/]+)\}\/(.+)$/;

/**
 * Splits the address of a nested collection into the path of the resource that is referred to, the reference, and the
 * last part of the address.
 *
 * @returns undefined for any other text
 * @example
 * parseUnder('users/{user_id}/invoices') // => ["users","user_id","invoices"]
 */
export function parseUnder(text: string): readonly [parent: string, field: string, path: string] | undefined {
  const [, parent, field, path] = UNDER.exec(text) ?? [];
  return parent === undefined || field === undefined || path === undefined ? undefined : [parent, field, path];
}

/** Creates the table of a tree. */
function createRoutes({ layout, packed, resources }: RoutedShape): Routes {
  const entries = Object.entries(resources);
  const byPath = new Map(entries.map(([name, { path = name }]) => [path, name]));
  const rows = entries.map(
    ([name, { category, path = name, single = false, under = [] }]): [string, ResourceRoutes] => {
      const folders = foldersOf({ name, category, path }, layout);
      const nested = under.flatMap((text) => {
        const [parent = '', field = '', last = ''] = parseUnder(text) ?? [];
        const target = byPath.get(parent);
        return target === undefined ? [] : [{ target, field, path: last }];
      });
      const stored = packed ? folders.slice(0, 1) : folders;
      return [name, { home: String(folders[0]), folders, stored, nested, isSingle: single }];
    },
  );
  return { resources: new Map(rows), categories: categoriesOf(Object.values(resources), layout) };
}

const tables: WeakMap<RoutedShape, Routes> = new WeakMap();

/**
 * Returns the table of routes of a tree.
 *
 * @example
 * [...routesOf({ layout: 'both', resources: { authors: { category: 'people' } } }).resources.keys()] // => ["authors"]
 */
export function routesOf(shape: RoutedShape): Routes {
  const table = tables.get(shape) ?? createRoutes(shape);
  tables.set(shape, table);
  return table;
}

/**
 * Returns the addresses of a resource of a tree.
 *
 * @throws RangeError when the tree has no such resource
 * @example
 * addressesOf({ layout: 'both', resources: { authors: { category: 'people' } } }, 'authors').home // => "authors"
 */
export function addressesOf(shape: RoutedShape, resource: string): ResourceRoutes {
  const found = routesOf(shape).resources.get(resource);
  if (found) return found;
  throw new RangeError(`the tree has no resource ${resource}`);
}

/**
 * Returns the first path of each collection, in order: `/authors`, or `/people/authors` in a tree by category.
 *
 * @example
 * collectionPaths({ layout: 'flat', resources: { authors: { category: 'people' } } }) // => ["/authors"]
 */
export function collectionPaths(shape: RoutedShape): readonly string[] {
  const rows = [...routesOf(shape).resources.values()];
  return rows.flatMap(({ home, isSingle }) => (isSingle ? [] : `/${home}`));
}
