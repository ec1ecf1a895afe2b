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
  /** The addresses of its records below the records of other resources. */
  readonly nested: readonly NestedRoute[];
  /** Whether the resource has one record, which answers at its paths. */
  readonly isSingle: boolean;
}

/** What the address of a nested route answers with: a collection, its items too, or the one record below the target. */
type NestedKind = 'collection' | 'items' | 'single';

/** An address below each record of a resource: `/users/1/invoices`. */
export interface NestedRoute {
  /** The resource that is referred to. */
  readonly target: string;
  /** The path of the reference in a record: `user_id`, `author.id`. It goes through arrays. */
  readonly field: string;
  /** The last part of the address: `invoices`. */
  readonly path: string;
  readonly kind: NestedKind;
  /** The nested route of the target that this one is below: `users/{user_id}/invoices`. Default: the folders of the target. */
  readonly above?: NestedRoute;
  /** What else holds for the records, where the reference can be one to another resource. */
  readonly when?: Condition;
}

/** A field that has one of some values, as texts. */
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
 * Splits the address of a nested collection into the path of the resource that is referred to, the reference, the last part
 * of the address and, behind `?`, what holds for the records besides. The path can be such an address itself:
 * `users/{user_id}/invoices/{invoice_id}/lines`.
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
 * Returns the address of a nested collection without the key of its items and what holds for them besides.
 *
 * @example
 * withoutKey('users/{user_id}/invoices/{id}') // => "users/{user_id}/invoices"
 */
export function withoutKey(under: string): string {
  return under.replace(/\?.*$/, '').replace(/\/\{[^{}/]+\}$/, '');
}

/**
 * Whether a resource has one record. A single record below each record of another resource is one of many.
 *
 * @example
 * hasOneRecord({ single: true, under: ['users/{user_id}/profile'] }) // => false
 */
export function hasOneRecord({ single, under = [] }: Pick<RoutedResource, 'single' | 'under'>): boolean {
  return single === true && under.length === 0;
}

/** Creates what finds the nested route of an address; undefined where no resource of the tree has what is above it. */
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

/** Makes the table of a tree. */
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
