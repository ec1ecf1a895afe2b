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
  /** The addresses of each resource by its name, in the order of the tree. */
  readonly resources: ReadonlyMap<string, ResourceRoutes>;
  /** The categories that have a folder with an index. */
  readonly categories: readonly string[];
}

/** The addresses of one resource. */
export interface ResourceRoutes {
  /** The first folder of the resource: its files are read from there, and documents link to it. */
  readonly home: string;
  /** All paths at which the collection answers; the first is `home`. */
  readonly folders: readonly string[];
  /** The folders in which the tree has the files of the resource: all of them, or only the first in a packed tree. */
  readonly stored: readonly string[];
  /** The addresses of the resource's records below records of other resources. */
  readonly nested: readonly NestedRoute[];
  /** Whether the resource has only one record, which answers at the paths of the collection. */
  readonly isSingle: boolean;
}

/** What answers at a nested address: only a collection, a collection and its items, or one single record. */
type NestedKind = 'collection' | 'items' | 'single';

/** An address of records below each record of another resource, which they refer to: `/users/1/invoices`. */
export interface NestedRoute {
  /** The resource whose records come first in the address. */
  readonly target: string;
  /** The path of the field that refers to such a record: `user_id`, `author.id`. The path may lead through arrays. */
  readonly field: string;
  /** The last part of the address: `invoices` in `/users/1/invoices`. */
  readonly path: string;
  readonly kind: NestedKind;
  /**
   * The nested address that this one continues: `users/{user_id}/invoices`. Default: it starts in the folders of the
   * target.
   */
  readonly above?: NestedRoute;
  /** A further condition that the records have to meet, if their reference can be one to several resources. */
  readonly when?: Condition;
}

/** A condition on one field: its value, as a text, is one of some values. */
export interface Condition {
  readonly field: string;
  readonly values: readonly string[];
}

/** The properties of a tree that determine its addresses. */
export type RoutedShape = Pick<TreeShape, 'layout' | 'packed'> & {
  readonly resources: Readonly<Record<string, RoutedResource>>;
};

/** The part of a resource that decides its addresses. */
type RoutedResource = Omit<NamedResource, 'name'> & { readonly single?: true; readonly under?: readonly string[] };

const UNDER = /^(.+)\/\{([^{}/]+)\}\/([^{}]+?)(?:\/\{[^{}/]+\})?$/;

/**
 * Splits the address of a nested collection into the path of the resource that is referred to, the reference, the last
 * part of the address and, behind `?`, a condition that the records have to meet. The path of the resource can itself
 * be such an address: `users/{user_id}/invoices/{invoice_id}/lines`.
 *
 * @returns undefined for any other text
 * @example
 * parseUnder('users/{user_id}/invoices') // => ["users","user_id","invoices"]
 */
export function parseUnder(
  text: string,
): readonly [parent: string, field: string, path: string, when?: Condition] | undefined {
  const [address = '', condition] = text.split('?');
  const [, parent, field, path] = UNDER.exec(address) ?? [];
  if (parent === undefined || field === undefined || path === undefined) return undefined;
  if (condition === undefined) return [parent, field, path];
  const [by = '', values = ''] = condition.split('=');
  return [parent, field, path, { field: by, values: values.split(',').map(decodeURIComponent) }];
}

/**
 * Returns the address of a nested collection without the key of its items, and without the condition behind `?`.
 *
 * @example
 * withoutKey('users/{user_id}/invoices/{id}') // => "users/{user_id}/invoices"
 */
export function withoutKey(under: string): string {
  return under.replace(/\?.*$/, '').replace(/\/\{[^{}/]+\}$/, '');
}

/**
 * Whether a resource has only one record. If it has a single record below each record of another resource, it has many.
 *
 * @example
 * hasOneRecord({ single: true, under: ['users/{user_id}/profile'] }) // => false
 */
export function hasOneRecord({ single, under = [] }: Pick<RoutedResource, 'single' | 'under'>): boolean {
  return single === true && under.length === 0;
}

/**
 * Returns a function that finds a nested collection by its address, as a spec writes it; undefined if the tree has no
 * resource at the start of the address.
 */
function createNested(
  resources: RoutedShape['resources'],
): (text: string, kind: NestedKind) => NestedRoute | undefined {
  const entries = Object.entries(resources);
  const byPath = new Map(entries.map(([name, { path = name }]) => [path, name]));
  const byAddress = new Map(
    entries.flatMap(([name, { under = [] }]) => under.map((text) => [withoutKey(text), name] as const)),
  );
  const nested = (text: string, kind: NestedKind): NestedRoute | undefined => {
    const [parent = '', field = '', path = '', when] = parseUnder(text) ?? [];
    const above = byPath.has(parent) || !byAddress.has(parent) ? undefined : nested(parent, 'items');
    const target = byPath.get(parent) ?? (above && byAddress.get(parent));
    return target === undefined
      ? undefined
      : { target, field, path, kind, ...(above && { above }), ...(when && { when }) };
  };
  return nested;
}

/** Makes the table of routes of a tree. */
function createRoutes({ layout, packed, resources }: RoutedShape): Routes {
  const nestedAt = createNested(resources);
  const rows = Object.entries(resources).map(([name, resource]): [string, ResourceRoutes] => {
    const { category, path = name, single = false, under = [] } = resource;
    const folders = foldersOf({ name, category, path }, layout);
    const nested = under.flatMap((text) => {
      const kind = single ? 'single' : /\}(?:\?|$)/.test(text) ? 'items' : 'collection';
      return nestedAt(text, kind) ?? [];
    });
    const stored = packed ? folders.slice(0, 1) : folders;
    return [name, { home: String(folders[0]), folders, stored, nested, isSingle: hasOneRecord(resource) }];
  });
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
