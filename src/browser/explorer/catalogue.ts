import { readBuild, type Build } from './build-command.ts';
import { numberOf, objectOf, objectsOf, textOf, type JsonObject } from './json.ts';
import { readNaming, type Naming } from './naming.ts';
import { findSlot, readShape, type Path, type Shape } from './shape.ts';

/** A resource, as the index of the tree presents it. */
export interface Resource {
  readonly name: string;
  readonly category: string;
  readonly description: string;
  /** How many records it has; undefined when nothing says it. */
  readonly total: number | undefined;
  /** The paths of its collection and its meta document, without a leading slash. */
  readonly collection: string;
  readonly meta: string;
}

/** What a tree says about itself in `index.json` and in its manifest `mockgen.json`. */
export interface Catalogue {
  readonly version: string;
  readonly seed: number | undefined;
  readonly resources: readonly Resource[];
  /** Whether its records are no files. */
  readonly packed: boolean;
  /** What the addresses of its pictures start with, when they are files. */
  readonly imagesBase: string;
  /** What its parameters are called. */
  readonly naming: Naming;
  /** Where its collections have their records. */
  readonly shape: Shape;
  /** Where its items have their record. */
  readonly item: Path;
  /** How it was built; undefined when nothing says it. */
  readonly build: Build | undefined;
}

/**
 * Takes a link of a document as a path inside the tree.
 *
 * @param base what stands before every path of the tree; links have it wherever the tree lies
 * @param fallback for what leads out of the tree, or is no link at all
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
 * Reads what a tree says about itself. Either document may be missing, or shaped by a template of the tree's own: what
 * one does not say, the other one may.
 *
 * @param builtins the names of all resources that come with mockgen
 */
export function readCatalogue(index: unknown, manifest: unknown, builtins: readonly string[] = []): Catalogue {
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

/** Puts resources together by category, both in the order in which they come. */
export function byCategory(resources: readonly Resource[]): readonly Category[] {
  const names = [...new Set(resources.map(({ category }) => category))];
  return names.map((name) => ({ name, resources: resources.filter(({ category }) => category === name) }));
}
