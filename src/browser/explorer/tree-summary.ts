import { isDialect, isShape, routesOf, type Dialect, type Routes } from '../../tree/index.ts';
import { readBuild, type Build } from './build-command.ts';
import { numberOf, objectOf, objectsOf, textOf, textsOf, type JsonObject } from './json.ts';
import { readNaming, type Naming } from './naming.ts';
import { referrersIn, type Referrer } from './relations.ts';
import { findSlot, readShape, type Path, type Shape } from './shape.ts';

/** A resource as the tree lists it. */
export interface Resource {
  readonly name: string;
  readonly category: string;
  readonly description: string;
  /** How many records the resource has; undefined if the tree does not state it. */
  readonly total: number | undefined;
  /**
   * Paths without a slash in front: `collection` leads to the list that the page shows, `home` to the folder of the
   * resource, `meta` to its meta document (its description).
   */
  readonly collection: string;
  readonly home: string;
  readonly meta: string;
  /** Whether the resource has only one record, which answers at the path itself. */
  readonly isSingle: boolean;
  /** Name of the field by which records are addressed. */
  readonly key: string;
  /** Name of the field whose value references to this resource contain. */
  readonly id: string;
  /** Names of the fields that records have in lists; undefined for all fields. */
  readonly list: readonly string[] | undefined;
  /** Where in a collection document the records and their number are. */
  readonly shape: Shape;
  /** Where in an item document the record is. */
  readonly item: Path;
  /** How records of other resources refer to records of this one. */
  readonly referrers: readonly Referrer[];
}

/** A summary of a tree, read from `index.json` and the manifest `mockgen.json`. */
export interface TreeSummary {
  readonly version: string;
  readonly seed: number | undefined;
  readonly resources: readonly Resource[];
  /** Whether records have no files of their own. */
  readonly packed: boolean;
  /** The start of the addresses of picture files; empty if pictures are not files. */
  readonly imagesBase: string;
  /** Whether the tree has resources or an API of its own, whose types the package does not have. */
  readonly isOwn: boolean;
  /** The dialect of the tree: how its collections can be sorted, filtered and expanded; undefined if they cannot. */
  readonly dialect: Dialect | undefined;
  /** The names of the query parameters of the tree. */
  readonly naming: Naming;
  /** The options that the tree was built with; undefined if it does not state them. */
  readonly build: Build | undefined;
}

/**
 * Turns a link of a document into a path inside the tree.
 *
 * @param fallback is returned if the link leads out of the tree, or if it is not a link
 * @param base the prefix that all links of the tree have, wherever the tree is served
 * @example
 * pathOf('/api/people/authors', 'authors', '/api') // => "people/authors"
 */
export function pathOf(link: unknown, fallback: string, base: string = ''): string {
  const text = textOf(link);
  const path = text.startsWith(`${base}/`) ? text.slice(base.length + 1) : text.replace(/^\//, '');
  return /^[^/:?#\\][^:?#\\]*$/.test(path) ? path : fallback;
}

/** Returns a function that reads a resource from its entry in the index, and from what the manifest says about it. */
function createReader(manifest: JsonObject, routes: Routes | undefined): (entry: JsonObject) => Resource {
  const base = textOf(objectOf(manifest['api'])['base']);
  const referrers = routes && referrersIn(routes);
  return (entry) => {
    const name = textOf(entry['name']);
    const known = objectOf(objectOf(manifest['resources'])[name]);
    const row = routes?.resources.get(name);
    const collection = row?.home ?? pathOf(objectOf(entry['links'])['collection'], name, base);
    const key = textOf(known['key']) || 'id';
    const list = textsOf(known['list']);
    return {
      name,
      category: textOf(entry['category']) || textOf(known['category']) || 'other',
      description: textOf(entry['description']),
      total: numberOf(entry['total']) ?? numberOf(known['total']),
      collection,
      home: collection,
      meta: `${collection}/meta`,
      isSingle: row?.isSingle ?? false,
      key,
      id: textsOf(known['fields']).includes('id') ? 'id' : key,
      list: list.length ? list : undefined,
      shape: readShape(known['envelope'] ?? manifest['envelope'], name),
      item: findSlot(known['item'] ?? manifest['item'], 'record', name) ?? [],
      referrers: referrers?.get(name) ?? [],
    };
  };
}

function dialectOf(api: unknown): Dialect | undefined {
  const { dialect } = objectOf(api);
  return isDialect(dialect) ? dialect : undefined;
}

/**
 * Reads the summary of a tree. Either document may be missing or shaped by a custom template; the other one then fills
 * the gaps. Addresses are those of the table of routes, which follows from the manifest.
 *
 * @param builtins the names of all built-in resources
 */
export function readTreeSummary(index: unknown, manifest: unknown, builtins: readonly string[] = []): TreeSummary {
  const { name: _name, version, resources } = objectOf(index);
  const read = objectOf(manifest);
  const { mockgen, seed, packed, imagesBase, api } = read;
  const listed = objectsOf(resources).filter(({ name }) => textOf(name) !== '');
  const named = listed.length ? listed : Object.keys(objectOf(read['resources'])).map((name) => ({ name }));
  return {
    version: textOf(version) || textOf(mockgen),
    seed: numberOf(seed),
    resources: named.map(createReader(read, isShape(manifest) ? routesOf(manifest) : undefined)),
    packed: packed === true,
    imagesBase: textOf(imagesBase),
    isOwn: read['catalogue'] !== undefined || api !== undefined,
    dialect: dialectOf(api),
    naming: readNaming(api),
    build: readBuild(manifest, builtins),
  };
}

/** A category with its resources. */
export interface Category {
  readonly name: string;
  readonly resources: readonly Resource[];
}

/** Groups resources by category; both keep their order. */
export function byCategory(resources: readonly Resource[]): readonly Category[] {
  const names = [...new Set(resources.map(({ category }) => category))];
  return names.map((name) => ({ name, resources: resources.filter(({ category }) => category === name) }));
}
