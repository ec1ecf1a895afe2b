import { INDEX_FILE } from './layout.ts';
import { type NestedRoute, type RoutedShape, routesOf } from './routes.ts';

/** A nested collection that a path leads to, whether or not its target exists. */
export interface FoundNested extends NestedRoute {
  /** The resource whose records the collection has. */
  readonly resource: string;
  /** The key of the target, as it is in the path. */
  readonly name: string;
}

/**
 * Whether a nested route has files where a tree has those of nested collections. The others need the runtime.
 *
 * @example
 * hasFiles({ target: 'users', field: 'user_id', path: 'profile', kind: 'single' }) // => false
 */
export function hasFiles({ kind, above }: NestedRoute): boolean {
  return kind !== 'single' && !above;
}

/**
 * Creates the search for the nested collection at a path, split at its slashes.
 *
 * @example
 * createNestedFinder({ layout: 'both', resources: {} })(['users', '1', 'invoices']) // => undefined
 */
export function createNestedFinder(shape: RoutedShape): (names: readonly string[]) => FoundNested | undefined {
  const { resources } = routesOf(shape);
  /** By the folder of the target and the path behind the key. */
  const byPath = new Map<string, Omit<FoundNested, 'name'>>();
  for (const [resource, { nested }] of resources) {
    for (const each of nested.filter(hasFiles)) {
      for (const folder of resources.get(each.target)?.folders ?? []) {
        byPath.set(`${folder}/{}/${each.path}`, { resource, ...each });
      }
    }
  }
  return (names) => {
    // A path has few names, and all that is not nested has two at most.
    for (let at = 1; at < names.length - 1; at++) {
      const found = byPath.get([...names.slice(0, at), '{}', ...names.slice(at + 1)].join('/'));
      if (found) return { ...found, name: names[at] ?? '' };
    }
    return undefined;
  };
}

/** The file of a nested collection, in each folder of its target. */
export interface NestedPath {
  readonly route: NestedRoute;
  /** The name that the target has in paths. */
  readonly name: string | number;
  /** One path in each folder of the target. */
  readonly paths: readonly string[];
}

/**
 * Yields the files of the nested collections of a resource, in the order of the targets.
 *
 * @param namesOf returns the names that the records of a resource have in paths
 */
export function* nestedPathsOf(
  shape: RoutedShape,
  resource: string,
  namesOf: (target: string) => Iterable<string | number>,
): Generator<NestedPath, void, undefined> {
  const { resources } = routesOf(shape);
  for (const route of resources.get(resource)?.nested.filter(hasFiles) ?? []) {
    const folders = resources.get(route.target)?.stored ?? [];
    for (const name of namesOf(route.target)) {
      const paths = folders.map((folder) => `${folder}/${name}/${route.path}/${INDEX_FILE}`);
      yield { route, name, paths };
    }
  }
}
