import { isReservedName } from '../tree/index.ts';
import { checkField, checkFieldNames } from './check-field.ts';
import { faultOfId, hasTextIds } from './ids.ts';
import { invalid } from './invalid.ts';
import { Paths } from './paths.ts';
import { fieldAt, placesAround, walkFields } from './places.ts';
import { readsOf } from './reads.ts';
import type { CatalogueSource } from './source.ts';
import type { Field, Generators, Resource } from './types.ts';

/** A checked set of resources with the generators that their fields name. */
export interface Catalogue {
  /** In the order of the service. */
  readonly resources: readonly Resource[];
  readonly generators: Generators;
  /** Those of the resources that do not come with mockgen: a manifest has to tell what they are. */
  readonly own: readonly Resource[];
  /** How another thread can have the same catalogue. Default: it cannot. */
  readonly source?: CatalogueSource;
  /** The resource with a path noun, if there is one. */
  find(name: string): Resource | undefined;
}

// What a path can hold without being encoded, and what systems reserve.
const PATH_NAME = /^[a-z][a-z0-9-]*$/;
const SYSTEM_NAME = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Most records a resource may have. */
const MOST_ITEMS = 100_000;

/** Fails on the first field that can be reached from itself. */
function refuseCycles(edges: ReadonlyMap<string, readonly string[]>): void {
  const done = new Set<string>();
  const visit = (node: string, trail: readonly string[]): void => {
    if (trail.includes(node)) throw invalid(node, `depends on itself: ${[...trail, node].join(' → ')}`);
    if (done.has(node)) return;
    for (const next of edges.get(node) ?? []) visit(next, [...trail, node]);
    done.add(node);
  };
  for (const node of edges.keys()) visit(node, []);
}

/**
 * What is wrong with the name of a resource or of a category; undefined when nothing is.
 *
 * @example
 * faultOfPathName('meta') // => "'meta' has another meaning in a path"
 */
export function faultOfPathName(name: string): string | undefined {
  if (!PATH_NAME.test(name)) return `'${name}' cannot be part of a path; expected letters a to z, digits, -`;
  return isReservedName(name) || SYSTEM_NAME.test(name) ? `'${name}' has another meaning in a path` : undefined;
}

function checkNames(resource: Resource, categories: ReadonlySet<string>): void {
  const { name, category, items } = resource;
  for (const part of [name, category]) {
    const fault = faultOfPathName(part);
    if (fault !== undefined) throw invalid(name, fault);
  }
  if (categories.has(name)) throw invalid(name, 'a category has this name');
  if (items !== undefined && !(Number.isInteger(items) && items >= 1 && items <= MOST_ITEMS)) {
    throw invalid(name, `items ${items}: expected an integer from 1 to ${MOST_ITEMS}`);
  }
  checkFieldNames(resource);
}

function checkReference(resource: Resource, place: string, field: Field, paths: Paths): void {
  const { type, references, copy } = field;
  const where = `${resource.name}.${place}`;
  if (references === undefined) return;
  const target = paths.resource(where, references, 'refers to');
  const expected = hasTextIds(target) ? 'string' : 'integer';
  if (copy !== undefined) {
    const source = paths.fieldOf(resource, place, copy);
    if (source.references !== references && source.type !== 'integer') {
      throw invalid(where, `copies ${copy}, which does not refer to ${references}`);
    }
  }
  if (type !== expected)
    throw invalid(where, `refers to ${references}, whose ids are of type ${expected}, not ${type}`);
}

/** The nodes that a value depends on: what it reads, what is in it, and whatever makes what is around it null. */
function edgesOf(resource: Resource, place: string, field: Field, paths: Paths): readonly string[] {
  const conditions = placesAround(place).flatMap((outer) => {
    const { when = {} } = fieldAt(resource, outer) ?? {};
    return Object.keys(when).flatMap((path) => paths.nodesOf(resource, outer, { path, isAny: false }));
  });
  const inner = Object.keys(field.fields ?? {}).map((name) => `${resource.name}.${place}.${name}`);
  return [
    ...readsOf(field).flatMap((read) => paths.nodesOf(resource, place, read)),
    ...conditions,
    ...inner,
    ...(field.items ? [`${resource.name}.${place}[]`] : []),
    ...(field.items?.first ?? []).map((_, at) => `${resource.name}.${place}[${at}]`),
    ...(field.references === undefined ? [] : [`${field.references}.id`]),
  ];
}

/**
 * Makes a catalogue of resources once they have been checked: names are unique and can stand in a path, `id` comes first,
 * every generator exists, every reference and every path that a field reads leads to a field, no field depends on itself,
 * and each has what its kind of value needs.
 *
 * @param resources in the order of the service
 * @param generators by the names that the fields give
 * @param shipped those of the resources that come with mockgen, so that no manifest has to tell of them. Default: none
 * @throws MockgenError `spec_invalid`, naming the field, what is wrong with it, and the nearest name there is
 * @example
 * createCatalogue([], {}).find('users') // => undefined
 */
export function createCatalogue(
  resources: readonly Resource[],
  generators: Generators,
  shipped: readonly Resource[] = [],
): Catalogue {
  const categories = new Set(resources.map(({ category }) => category));
  const byName = new Map<string, Resource>();
  for (const resource of resources) {
    if (byName.has(resource.name)) throw invalid(resource.name, 'two resources have this name');
    checkNames(resource, categories);
    byName.set(resource.name, resource);
  }
  const paths = new Paths(byName);
  const edges = new Map<string, readonly string[]>();
  for (const resource of resources) {
    for (const [place, field] of walkFields(resource)) {
      const where = `${resource.name}.${place}`;
      checkField(resource, place, field, generators);
      const fault = place === 'id' ? faultOfId(field) : undefined;
      if (fault !== undefined) throw invalid(where, fault);
      edges.set(where, edgesOf(resource, place, field, paths));
      checkReference(resource, place, field, paths);
    }
  }
  refuseCycles(edges);
  return checkedCatalogue(resources, generators, shipped);
}

/**
 * The same for resources that have been checked before: those of the service, which a test checks instead of every start.
 *
 * @example
 * checkedCatalogue([], {}).find('users') // => undefined
 */
export function checkedCatalogue(
  resources: readonly Resource[],
  generators: Generators,
  shipped: readonly Resource[] = [],
): Catalogue {
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  const known = new Set(shipped);
  return {
    resources,
    generators,
    own: resources.filter((resource) => !known.has(resource)),
    find: (name) => byName.get(name),
  };
}
