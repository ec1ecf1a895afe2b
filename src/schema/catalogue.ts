import { didYouMean } from '../names.ts';
import { isEnvelopeName, isItemName } from '../tree/index.ts';
import { checkAddresses } from './check-addresses.ts';
import { checkField, checkFieldNames } from './check-field.ts';
import { faultOfId, faultOfKey, hasTextIds, idFieldOf, keyFieldOf } from './ids.ts';
import { invalid } from './invalid.ts';
import { faultOfPathName } from './path-names.ts';
import { PathResolver } from './path-resolver.ts';
import { fieldAt, placesAround, walkFields } from './places.ts';
import { readsOf } from './reads.ts';
import type { CatalogueSource } from './source.ts';
import type { Field, Generators, Resource } from './types.ts';

/** A checked set of resources, with the generators that their fields use. */
export interface Catalogue {
  /** In the order in which documents list them. */
  readonly resources: readonly Resource[];
  readonly generators: Generators;
  /** The resources that are not built in. A manifest stores their specs. */
  readonly own: readonly Resource[];
  /** How another thread loads the same catalogue. Undefined where it cannot. */
  readonly source?: CatalogueSource;
  /** Returns the resource with a path noun. */
  find(name: string): Resource | undefined;
}

/** Maximum number of records of a resource. */
const MOST_ITEMS = 100_000;

/** Throws for the first field that depends on itself. */
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

function checkKey(resource: Resource): void {
  const { name, single, items = 1 } = resource;
  const needless = (['key', 'under', 'list', 'envelope'] as const).find((property) => resource[property] !== undefined);
  if (single && needless !== undefined) throw invalid(name, `has a single record, which needs no ${needless}`);
  if (single && items !== 1) throw invalid(name, `has a single record, and items ${items}`);
  const key = keyFieldOf(resource);
  const field = Object.hasOwn(resource.fields, key) ? resource.fields[key] : undefined;
  const fault = key === 'id' ? undefined : faultOfKey(field);
  if (fault !== undefined) throw invalid(`${resource.name}.${key}`, fault);
}

function checkReference(resource: Resource, place: string, field: Field, paths: PathResolver): void {
  const { type, references, copy } = field;
  const where = `${resource.name}.${place}`;
  if (references === undefined) return;
  const target = paths.resource(where, references, 'refers to');
  if (!Object.hasOwn(target.fields, idFieldOf(target)))
    throw invalid(where, `refers to ${references}, which has no id`);
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

function checkList({ name, list, fields }: Resource): void {
  if (!list) return;
  if (list.length === 0) throw invalid(name, 'list: expected the names of fields, got none');
  const unknown = list.find((field) => !Object.hasOwn(fields, field));
  if (unknown !== undefined) {
    throw invalid(name, `list: ${unknown} is not a field${didYouMean(unknown, Object.keys(fields))}`);
  }
}

function checkShapes({ name, envelope, item }: Resource): void {
  const isKnown = (shape: unknown, isName: (value: unknown) => boolean): boolean =>
    shape === undefined || isName(shape) || typeof Object(shape)['template'] === 'string';
  const got = (shape: unknown): string => (typeof shape === 'string' ? `'${shape}'` : JSON.stringify(shape));
  if (!isKnown(envelope, isEnvelopeName)) {
    throw invalid(name, `envelope: expected data, array, results, items, hal or a template, got ${got(envelope)}`);
  }
  if (!isKnown(item, isItemName)) throw invalid(name, `item: expected record, data or a template, got ${got(item)}`);
}

/**
 * Returns the fields that a value depends on: those it reads, those inside it, and the conditions of those around it.
 */
function edgesOf(resource: Resource, place: string, field: Field, paths: PathResolver): readonly string[] {
  const conditions = placesAround(place).flatMap((outer) => {
    const { when = {} } = fieldAt(resource, outer) ?? {};
    return Object.keys(when).flatMap((path) => paths.nodesOf(resource, outer, { path, isAny: false }));
  });
  const { references } = field;
  const where = `${resource.name}.${place}`;
  const target = references === undefined ? undefined : paths.resource(where, references, 'refers to');
  const inner = Object.keys(field.fields ?? {}).map((name) => `${resource.name}.${place}.${name}`);
  return [
    ...readsOf(field).flatMap((read) => paths.nodesOf(resource, place, read)),
    ...conditions,
    ...inner,
    ...(field.items ? [`${resource.name}.${place}[]`] : []),
    ...(field.items?.first ?? []).map((_, at) => `${resource.name}.${place}[${at}]`),
    ...(target && Object.hasOwn(target.fields, idFieldOf(target)) ? [`${target.name}.${idFieldOf(target)}`] : []),
  ];
}

/**
 * Checks resources and makes a catalogue of them. Names have to be unique and fit into a path, `id` has to come first,
 * every generator, reference and path has to exist, and no field may depend on itself.
 *
 * @param resources in the order in which documents list them
 * @param generators by name
 * @param shipped the built-in ones among the resources; manifests store the specs of all others. Default: none
 * @throws MockgenError `spec_invalid` with the field, the fault, and the nearest valid name
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
  const paths = new PathResolver(byName);
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
    checkKey(resource);
    checkList(resource);
    checkShapes(resource);
  }
  checkAddresses(byName);
  refuseCycles(edges);
  return checkedCatalogue(resources, generators, shipped);
}

/**
 * Makes a catalogue without checking it, for the built-in resources, which a test checks.
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
