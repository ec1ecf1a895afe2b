import type { MockgenError } from '../errors.ts';
import { Faults, Noted } from '../faults/index.ts';
import { hasOneRecord, isEnvelopeName, isItemName } from '../tree/index.ts';
import { checkAddresses } from './check-addresses.ts';
import { checkField, checkFieldNames } from './check-field.ts';
import { checkReference } from './check-reference.ts';
import { faultOfId, faultOfKey, idFieldOf, keyFieldOf } from './ids.ts';
import { invalid, invalidName } from './invalid.ts';
import { faultOfPathName } from './path-names.ts';
import { PathResolver } from './path-resolver.ts';
import { fieldAt, placesAround, walkFields } from './places.ts';
import { readsOf, type Read } from './reads.ts';
import type { CatalogueSource } from './source.ts';
import { targetsOf } from './targets.ts';
import { checkTuple } from './tuple.ts';
import type { Field, Generators, Resource } from './types.ts';

/** A checked set of resources, with the generators that their fields use. */
export interface Catalogue {
  /** The resources, in the order in which documents list them. */
  readonly resources: readonly Resource[];
  readonly generators: Generators;
  /** The resources that are not built in. A manifest stores their specs. */
  readonly own: readonly Resource[];
  /** How another thread can load the same catalogue. Undefined if that is impossible. */
  readonly source?: CatalogueSource;
  /**
   * Turns an error about a spec into one about the place in the config that it was made from. Undefined if the specs
   * were not made from a config.
   */
  readonly located?: (error: MockgenError) => MockgenError;
  /** Returns the resource with a path noun; undefined if there is none. */
  find(name: string): Resource | undefined;
}

/** Maximum number of records of a resource. */
export const MOST_ITEMS = 100_000;

/** Notes fields that depend on themselves, directly or through others; each circle is one fault. */
function checkCircles(edges: ReadonlyMap<string, readonly string[]>, faults: Faults): void {
  const done = new Set<string>();
  const visit = (node: string, trail: readonly string[]): void => {
    if (trail.includes(node)) throw invalid(node, `depends on itself: ${[...trail, node].join(' → ')}`);
    if (done.has(node)) return;
    for (const next of edges.get(node) ?? []) faults.attempt(() => visit(next, [...trail, node]));
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
  const needless = (['key', 'list', 'envelope'] as const).find((property) => resource[property] !== undefined);
  if (single && needless !== undefined) throw invalid(name, `has a single record, which needs no ${needless}`);
  if (single && resource.under?.length === 0) throw invalid(name, 'has a single record, which needs no under');
  if (hasOneRecord(resource) && items !== 1) throw invalid(name, `has a single record, and items ${items}`);
  const key = keyFieldOf(resource);
  const field = Object.hasOwn(resource.fields, key) ? resource.fields[key] : undefined;
  if (key === 'id') return;
  if (!field) throw invalidName(name, `key: ${key} is not a field`, key, Object.keys(resource.fields));
  const fault = faultOfKey(field);
  if (fault !== undefined) throw invalid(`${resource.name}.${key}`, fault);
}

/**
 * Checks a resource that shows the records of another one: the other one has to exist, and to have records of its own.
 */
function checkShown({ name, of }: Resource, byName: ReadonlyMap<string, Resource>): void {
  if (of === undefined) return;
  const found = byName.get(of);
  if (!found) throw invalidName(name, `of: ${of} is not a resource`, of, [...byName.keys()]);
  if (found.of !== undefined) throw invalid(name, `of: expected a resource with records of its own, got ${of}`);
}

/** Checks that a field which copies from a list is itself a list. */
function checkCopy(resource: Resource, place: string, { copy, type }: Field, paths: PathResolver): void {
  if (copy === undefined || type === 'array' || !paths.isList(resource, place, copy)) return;
  throw invalid(`${resource.name}.${place}`, `copies ${copy}, which is a list, and is of type ${type}`);
}

function checkList({ name, list, fields }: Resource): void {
  if (!list) return;
  if (list.length === 0) throw invalid(name, 'list: expected the names of fields, got none');
  const unknown = list.find((field) => !Object.hasOwn(fields, field));
  if (unknown !== undefined) {
    throw invalidName(name, `list: ${unknown} is not a field`, unknown, Object.keys(fields));
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

/** What a check of one field needs to know of the other resources. */
interface Checking {
  readonly paths: PathResolver;
  readonly generators: Generators;
  readonly faults: Faults;
}

/**
 * Returns what the value of a field depends on: the fields that it reads, those inside it, and those in the conditions
 * of the objects around it.
 *
 * @throws Noted when one of the paths leads nowhere; a fault is noted for each
 */
function edgesOf(resource: Resource, place: string, field: Field, { paths, faults }: Checking): readonly string[] {
  let isWhole = true;
  const nodesOf = (outer: string, read: Read): readonly string[] => {
    const nodes = faults.attempt(() => paths.nodesOf(resource, outer, read));
    isWhole &&= nodes !== undefined;
    return nodes ?? [];
  };
  const conditions = placesAround(place).flatMap((outer) => {
    const { when = {} } = fieldAt(resource, outer) ?? {};
    return Object.keys(when).flatMap((path) => nodesOf(outer, { path, of: 'own' }));
  });
  const where = `${resource.name}.${place}`;
  const inner = Object.keys(field.fields ?? {}).map((name) => `${where}.${name}`);
  const read = readsOf(field).flatMap((one) => nodesOf(place, one));
  if (!isWhole) throw new Noted();
  return [
    ...read,
    ...conditions,
    ...inner,
    ...(field.items ? [`${where}[]`] : []),
    ...(field.items?.first ?? []).map((_, at) => `${where}[${at}]`),
  ];
}

/** Checks a field, and returns the fields that it depends on. */
function checkFieldAt(resource: Resource, place: string, field: Field, checking: Checking): readonly string[] {
  const { paths, generators } = checking;
  const where = `${resource.name}.${place}`;
  checkField(resource, place, field, generators);
  const fault = place === 'id' ? faultOfId(field) : undefined;
  if (fault !== undefined) throw invalid(where, fault);
  const edges = edgesOf(resource, place, field, checking);
  checkReference(resource, place, field, paths);
  checkCopy(resource, place, field, paths);
  const targets = targetsOf(field).map((name) => paths.resource(where, name, 'refers to'));
  return [...edges, ...targets.map((target) => `${target.name}.${idFieldOf(target)}`)];
}

/**
 * Checks resources, and notes everything that is wrong with them. Names have to be unique and fit into a path, `id` has
 * to come first, every generator, reference and path has to exist, and no field may depend on itself.
 *
 * @param leftOut resources and fields, `users` or `users.age`, that are missing because of a fault that has been noted.
 *   No second fault is noted for them, and a resource that lacks a field is not checked as a whole
 */
export function checkResources(
  resources: readonly Resource[],
  generators: Generators,
  faults: Faults,
  leftOut: ReadonlySet<string> = new Set(),
): void {
  const byName = new Map<string, Resource>();
  for (const resource of resources) {
    if (byName.has(resource.name)) faults.take(invalid(resource.name, 'two resources have this name'));
    byName.set(resource.name, resource);
  }
  const isWhole = ({ name, of }: Resource): boolean =>
    ![name, of].some((each) => [...leftOut].some((where) => where === each || where.startsWith(`${each}.`)));
  const whole = new Set(resources.filter(isWhole));
  const categories = new Set(resources.map(({ category }) => category));
  const checking: Checking = { paths: new PathResolver(byName, leftOut), generators, faults };
  const edges = new Map<string, readonly string[]>();
  for (const resource of resources) {
    if (whole.has(resource)) faults.attempt(() => checkNames(resource, categories));
    faults.attempt(() => checkShown(resource, byName));
    // A resource that shows the records of another one is checked with that one.
    if (resource.of !== undefined) continue;
    for (const [place, field] of walkFields(resource)) {
      const found = faults.attempt(() => checkFieldAt(resource, place, field, checking));
      if (found) edges.set(`${resource.name}.${place}`, found);
    }
  }
  for (const check of [checkKey, checkTuple, checkList, checkShapes]) {
    for (const resource of whole) faults.attempt(() => check(resource));
  }
  checkAddresses({ byName, faults, leftOut });
  checkCircles(edges, faults);
}

/**
 * Checks resources, as {@link checkResources} does, and makes a catalogue of them.
 *
 * @param resources in the order in which documents list them
 * @param generators by name
 * @param shipped the built-in ones among the resources; manifests store the specs of all others. Default: none
 * @throws MockgenError `spec_invalid` with a line for each field or resource that is wrong, and the nearest valid names
 * @example
 * createCatalogue([], {}).find('users') // => undefined
 */
export function createCatalogue(
  resources: readonly Resource[],
  generators: Generators,
  shipped: readonly Resource[] = [],
): Catalogue {
  const faults = new Faults('spec_invalid');
  checkResources(resources, generators, faults);
  faults.throwAny();
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
