import { readBuild, type Build } from './build-command.ts';
import { numberOf, objectOf, objectsOf, textOf, type JsonObject } from './json.ts';
import { readNaming, type Naming } from './naming.ts';
import { findSlot, readShape, type Path, type Shape } from './shape.ts';

/** A resource as the tree lists it. */
export interface Resource {
  readonly name: string;
  readonly category: string;
  readonly description: string;
  /** The number of its records; undefined where the tree does not state it. */
  readonly total: number | undefined;
  /** The paths of its collection and its meta document, without a leading slash. */
  readonly collection: string;
  readonly meta: string;
}

/** A summary of a tree, read from `index.json` and the manifest `mockgen.json`. */
export interface TreeSummary {
  readonly version: string;
  readonly seed: number | undefined;
  readonly resources: readonly Resource[];
  /** Whether records have no files of their own. */
  readonly packed: boolean;
  /** The start of the URLs of pictures that are files; empty where there are none. */
  readonly imagesBase: string;
  /** The names of its query parameters. */
  readonly naming: Naming;
  /** The paths of the records and of their number in a collection document. */
  readonly shape: Shape;
  /** The path of the record in an item document. */
  readonly item: Path;
  /** The options it was built with; undefined where the tree does not state them. */
  readonly build: Build | undefined;
}

/**
 * Turns a link of a document into a path inside the tree.
 *
 * @param fallback returned for a link that leads out of the tree, or for anything else than a link
 * @param base the prefix of every link of the tree, wherever the tree is served
 * @example
 * pathOf('/api/people/authors', 'authors', '/api') // => "people/authors"
 */
export function pathOf(link: unknown, fallback: string, base: string = ''): string {
  const text = textOf(link);
  const path = text.startsWith(`${base}/`) ? text.slice(base.length + 1) : text.replace(/^\//, '');
  return /^[^/:?#\\][^:?#\\]*$/.test(path) ? path : fallback;
}

function readResource(entry: JsonObject, known: JsonObject, layout: unknown, base: string): Resource {
  const name = textOf(entry['name']);
  const category = textOf(entry['category']) || textOf(known['category']) || 'other';
  const links = objectOf(entry['links']);
  const collection = pathOf(links['collection'], layout === 'category' ? `${category}/${name}` : name, base);
  return {
    name,
    category,
    description: textOf(entry['description']),
    total: numberOf(entry['total']) ?? numberOf(known['total']),
    collection,
    meta: pathOf(links['meta'], `${collection}/meta`, base),
  };
}

/**
 * Reads the summary of a tree. Either document may be missing or shaped by a custom template; the other one then fills
 * the gaps.
 *
 * @param builtins the names of all built-in resources
 */
export function readTreeSummary(index: unknown, manifest: unknown, builtins: readonly string[] = []): TreeSummary {
  const { name: _name, version, resources } = objectOf(index);
  const { mockgen, seed, layout, packed, imagesBase, envelope, item, api, resources: entries } = objectOf(manifest);
  const base = textOf(objectOf(api)['base']);
  const known = objectOf(entries);
  const listed = objectsOf(resources).filter(({ name }) => textOf(name) !== '');
  const named = listed.length ? listed : Object.keys(known).map((name) => ({ name }));
  return {
    version: textOf(version) || textOf(mockgen),
    seed: numberOf(seed),
    resources: named.map((entry) => readResource(entry, objectOf(known[textOf(entry.name)]), layout, base)),
    packed: packed === true,
    imagesBase: textOf(imagesBase),
    naming: readNaming(api),
    shape: readShape(envelope),
    item: findSlot(item, 'record') ?? [],
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
