import { digestOf } from '../tree/index.ts';
import type { Catalogue } from './catalogue.ts';
import { walkFields } from './places.ts';
import { readsOf } from './reads.ts';
import type { Resource } from './types.ts';

type Known = Pick<Catalogue, 'resources' | 'find' | 'own'>;

/** What each resource is made with, once it has been asked for: specs do not change, and a build asks several times. */
const neighbours: WeakMap<Resource, readonly string[]> = new WeakMap();

/** The resources that the records of one are made with: those it refers to, and those it reads any record of. */
function neighboursOf(resource: Resource): readonly string[] {
  const known = neighbours.get(resource);
  if (known) return known;
  const names: string[] = [];
  for (const [, field] of walkFields(resource)) {
    if (field.references !== undefined) names.push(field.references);
    for (const { path, isAny } of readsOf(field)) if (isAny) names.push(path.slice(0, path.indexOf('.')));
  }
  neighbours.set(resource, names);
  return names;
}

/**
 * Some resources and those that they lead to: what they refer to or read, what that refers to or reads, and so on.
 *
 * @param names path nouns; all resources where there are none
 * @returns in the order of the catalogue
 * @example
 * withNeighbours({ resources: [], find: () => undefined }, ['users']) // => []
 */
export function withNeighbours(
  { resources, find }: Pick<Known, 'resources' | 'find'>,
  names: readonly string[] = resources.map(({ name }) => name),
): readonly Resource[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const resource = find(name);
    if (!resource || found.has(name)) return;
    found.add(name);
    neighboursOf(resource).forEach(visit);
  };
  names.forEach(visit);
  return resources.filter(({ name }) => found.has(name));
}

/** What a manifest stores of resources that do not come with mockgen. */
interface CatalogueData {
  /** A digest over the resources, by which their catalogue is known again. */
  readonly digest: string;
  /** Their specs as data. A function is only named: `{ "function": "products.slug" }`. */
  readonly resources: readonly unknown[];
}

/** A resource as JSON keeps it; each function gives way to the place where it stands. */
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

/** Words of the form lead to a field; they are not part of its place. */
function placeWithin(place: string, name: string): string {
  return ['fields', 'causes', 'items', 'field', 'value'].includes(name) ? place : `${place}.${name}`;
}

/**
 * What a manifest stores of a tree's catalogue: the resources that do not come with mockgen, among those that its records
 * are made with.
 *
 * @param names path nouns of the resources of the tree
 * @returns undefined where all of them come with mockgen
 */
export function catalogueData(catalogue: Known, names: readonly string[]): CatalogueData | undefined {
  if (catalogue.own.length === 0) return undefined;
  const own = withNeighbours(catalogue, names).filter((resource) => catalogue.own.includes(resource));
  const resources = own.map(dataOf);
  return resources.length === 0 ? undefined : { digest: digestOf(JSON.stringify(resources)), resources };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads what a manifest stores of its catalogue. Nothing of it is ever run, and no file it names is read: it is only
 * compared with the catalogue at hand.
 *
 * @returns undefined for anything that no build has written
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
 * Whether a catalogue is the one that a tree was built from.
 *
 * @param manifest what the tree's manifest says: its resources and, where some do not come with mockgen, these
 */
export function isBuiltFrom(
  catalogue: Known,
  manifest: { readonly resources: Readonly<Record<string, unknown>>; readonly catalogue?: unknown },
): boolean {
  const data = catalogueData(catalogue, Object.keys(manifest.resources));
  if (manifest.catalogue === undefined) return data === undefined;
  return data !== undefined && parseCatalogueData(manifest.catalogue)?.digest === data.digest;
}
