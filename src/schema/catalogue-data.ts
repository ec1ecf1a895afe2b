import { digestOf } from '../tree/index.ts';
import type { Catalogue } from './catalogue.ts';
import { withNeighbours } from './neighbours.ts';
import type { Resource } from './types.ts';

type Resources = Pick<Catalogue, 'resources' | 'find' | 'own'>;

/** The part of a manifest about resources that are not built in. */
interface CatalogueData {
  /** A digest of the resources, which identifies their catalogue. */
  readonly digest: string;
  /** The specs as JSON. A function is replaced by its place: `{ "function": "products.slug" }`. */
  readonly resources: readonly unknown[];
}

/** Returns a resource as JSON, with each function replaced by its place. */
function dataOf(resource: Resource): unknown {
  const copy = (value: unknown, place: string): unknown => {
    if (typeof value === 'function') return { function: place };
    if (Array.isArray(value)) return value.map((item) => copy(item, place));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, copy(inner, placeWithin(place, name))]),
    );
  };
  return copy(resource, resource.name);
}

/**
 * Adds the name of a property to the place of a function. A property that only contains fields, such as `fields`, adds
 * nothing.
 */
function placeWithin(place: string, name: string): string {
  return ['fields', 'causes', 'items', 'field', 'value'].includes(name) ? place : `${place}.${name}`;
}

/**
 * Returns what the manifest of a tree stores about its catalogue: the resources that are not built in, among those that its
 * records depend on.
 *
 * @param names path nouns of the resources of the tree
 * @returns undefined where all of them are built in
 */
export function catalogueData(catalogue: Resources, names: readonly string[]): CatalogueData | undefined {
  if (catalogue.own.length === 0) return undefined;
  const own = withNeighbours(catalogue, names).filter((resource) => catalogue.own.includes(resource));
  const resources = own.map(dataOf);
  return resources.length === 0 ? undefined : { digest: digestOf(JSON.stringify(resources)), resources };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Parses what a manifest stores about its catalogue. The result is only compared with the catalogue in use: no part of
 * it is run, and no file that it names is read.
 *
 * @returns undefined for anything that no build writes
 */
function parseCatalogueData(value: unknown): CatalogueData | undefined {
  if (!isObject(value) || Object.keys(value).join() !== 'digest,resources') return undefined;
  const { digest, resources } = value;
  if (!Array.isArray(resources) || !resources.every((each) => isObject(each) && typeof each['name'] === 'string')) {
    return undefined;
  }
  return typeof digest === 'string' && digest === digestOf(JSON.stringify(resources))
    ? { digest, resources }
    : undefined;
}

/**
 * Returns the names of the resources that are defined otherwise than when a tree was built, or that only one of both has.
 *
 * @param manifest the manifest of the tree
 * @returns empty if the manifest does not tell
 */
export function changedResources(
  catalogue: Resources,
  manifest: { readonly resources: Readonly<Record<string, unknown>>; readonly catalogue?: unknown },
): readonly string[] {
  const textsOf = (data: CatalogueData | undefined): ReadonlyMap<string, string> =>
    // Each resource of such data has a name.
    new Map(data?.resources.map((one) => [(one as Resource).name, JSON.stringify(one)]));
  const was = textsOf(parseCatalogueData(manifest.catalogue));
  const is = textsOf(catalogueData(catalogue, Object.keys(manifest.resources)));
  return [...new Set([...was.keys(), ...is.keys()])].filter((name) => was.get(name) !== is.get(name));
}

/**
 * Whether a tree was built from this catalogue, judging by the digest in its manifest.
 *
 * @param manifest the manifest of the tree
 */
export function isBuiltFrom(
  catalogue: Resources,
  manifest: { readonly resources: Readonly<Record<string, unknown>>; readonly catalogue?: unknown },
): boolean {
  const data = catalogueData(catalogue, Object.keys(manifest.resources));
  if (manifest.catalogue === undefined) return data === undefined;
  return data !== undefined && parseCatalogueData(manifest.catalogue)?.digest === data.digest;
}
