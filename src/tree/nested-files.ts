import { pickFields } from './list-fields.ts';
import { type Manifest, templatesOf } from './manifest.ts';
import { nestedPathsOf } from './nested-routes.ts';
import { DEFAULT_LIMIT, fillPage, pageLinks } from './pages.ts';
import { addressesOf, type NestedRoute, routesOf } from './routes.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** The parts of a manifest that decide the files of nested collections. */
type NestedShape = Pick<Manifest, 'layout' | 'packed' | 'resources' | 'api' | 'envelope' | 'item'>;

/** Yields the records of a resource in order, each as one line of JSON. */
type LinesOf = (resource: string) => Iterable<string>;

/** All records that refer to one record: how many there are, and the first ones as lines of JSON. */
interface Referring {
  readonly first: string[];
  total: number;
}

/** The file of a nested collection, with all of its paths. */
interface NestedFile {
  readonly paths: readonly string[];
  readonly text: () => string;
}

/**
 * Returns the value at a path; for a path through an array, the values in all of its elements.
 *
 * @example
 * valueAt({ lines: [{ sku: 7 }, { sku: 9 }] }, ['lines', 'sku']) // => [7,9]
 */
export function valueAt(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => valueAt(each, names) ?? null);
  const [name, ...rest] = names;
  if (name === undefined) return value;
  // Nothing but an object has a field.
  return valueAt((Object(value) as JsonObject)[name], rest);
}

// Every line is shaped like an object.
const parse = (line: string): JsonObject => JSON.parse(line) as JsonObject;

/**
 * Whether a record belongs to a nested collection. If its reference can be one to several resources, the field that
 * chooses has to name this one.
 */
function isMeant(record: JsonObject, { when }: NestedRoute): boolean {
  return !when || when.values.includes(String(valueAt(record, when.field.split('.'))));
}

/**
 * For each of some nested collections, groups records by the record that they refer to. A record that refers to the
 * same one twice counts once.
 */
function groupByReference(
  lines: Iterable<string>,
  routes: readonly NestedRoute[],
): ReadonlyMap<NestedRoute, ReadonlyMap<string, Referring>> {
  const groups = new Map(routes.map((route) => [route, new Map<string, Referring>()]));
  for (const line of lines) {
    const record = parse(line);
    for (const [route, group] of groups) {
      if (!isMeant(record, route)) continue;
      const { field } = route;
      const values = [valueAt(record, field.split('.'))].flat(Infinity).filter((value) => value !== null);
      for (const key of new Set(values.map(String))) {
        const found = group.get(key) ?? { first: [], total: 0 };
        group.set(key, found);
        found.total += 1;
        if (found.first.length < DEFAULT_LIMIT) found.first.push(line);
      }
    }
  }
  return groups;
}

/** Returns, for each record of a resource by its name in paths, the value by which other records refer to it. */
function targetsOf({ resources }: NestedShape, target: string, linesOf: LinesOf): ReadonlyMap<string | number, string> {
  const { total = 0, ids, key = 'id', fields = [] } = resources[target] ?? {};
  const names = ids ?? Array.from({ length: total }, (_, at) => at + 1);
  // Where records have both a key and an id, references hold the id.
  if (key === 'id' || !fields.includes('id')) return new Map(names.map((name) => [name, `${name}`]));
  const held = [...linesOf(target)].map((line) => String(parse(line)['id']));
  return new Map(names.map((name, at) => [name, held[at] ?? '']));
}

/**
 * Yields the files of the nested collections of a resource: the first page of each, as the runtime answers it. Keeps
 * the lines of the resource in memory until it is done.
 */
export function* nestedFilesOf(
  manifest: NestedShape,
  resource: string,
  linesOf: LinesOf,
): Generator<NestedFile, void, undefined> {
  const { nested } = addressesOf(manifest, resource);
  if (nested.length === 0) return;
  const groups = groupByReference(linesOf(resource), nested);
  const targets = new Map(nested.map(({ target }) => [target, targetsOf(manifest, target, linesOf)]));
  const namesOf = (target: string): Iterable<string | number> => targets.get(target)?.keys() ?? [];
  const { api } = manifest;
  for (const { route, name, paths } of nestedPathsOf(manifest, resource, namesOf)) {
    const held = targets.get(route.target)?.get(name) ?? '';
    const { first, total } = groups.get(route)?.get(held) ?? { first: [], total: 0 };
    const path = `${routesOf(manifest).resources.get(route.target)?.home}/${name}/${route.path}`;
    const window = { start: 0, limit: DEFAULT_LIMIT, total };
    const text = (): string =>
      fillPage(
        templatesOf(manifest, resource).envelope,
        {
          ...window,
          resource,
          page: api?.firstPage ?? 1,
          data: pickFields(first, manifest.resources[resource]?.list),
          queries: pageLinks([], window, api),
          path,
        },
        api?.base ?? '',
      );
    yield { paths, text };
  }
}
