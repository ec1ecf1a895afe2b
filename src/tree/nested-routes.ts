import { INDEX_FILE } from './layout.ts';
import { type NestedRoute, type RoutedShape, routesOf } from './routes.ts';

/** A nested collection that was found at a path. The record above it in the path may not exist. */
export interface FoundNested extends NestedRoute {
  /** The resource whose records the collection has. */
  readonly resource: string;
  /** The key of the record above, as it stands in the path: `7` for `users/7/orders`. */
  readonly name: string;
}

/**
 * Whether the first pages of a nested collection can be files of a tree. If not, only the runtime can answer them.
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
  /** The nested collection for each folder of the resource above and each path behind a key. */
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

/** The file of one nested collection, with all of its paths. */
export interface NestedPath {
  readonly route: NestedRoute;
  /** The key of the record above, as it stands in the paths: `7` for `users/7/orders`. */
  readonly name: string | number;
  /** The paths of the file: one in each folder of the resource above. */
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
