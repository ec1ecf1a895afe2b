import { isPlain, own, type Plain } from '../faults/index.ts';
import { MockgenError } from '../errors.ts';
import { answerOf, listIn, named, ONE_OBJECT } from './answers.ts';
import { below, resolved, rootOf, type ApiDocument, type Located } from './document.ts';

/** A path of an OpenAPI document whose GET answers JSON. */
export interface ReadPath {
  /** The path in the document: `/stores/pets`. */
  readonly path: string;
  /** Schema of the answer. */
  readonly answer: Located;
  /** Schema of a record: an element of the list, or the answer itself. */
  readonly record: Located;
  /** Keys that lead to the list; none where it is the answer. Undefined where the answer is one object. */
  readonly list?: readonly string[];
  readonly description?: string;
  /** Names of its query parameters. */
  readonly parameters: readonly string[];
}

/** A path of a document that becomes a resource: a list, one object, or the items of a list that the document lacks. */
export interface Collection extends ReadPath {
  readonly kind: 'list' | 'single' | 'items';
  /** The path of one record, `/pets/{petId}`, if there is one. */
  readonly item?: ReadPath;
}

/** A list below the records of another resource: `/users/{id}/orders`. */
export interface NestedList extends ReadPath {
  /** Path of the other resource. */
  readonly parent: string;
  /** What follows the parameter. */
  readonly last: string;
}

/** A path that was left out, and the reason. */
export interface LeftOut {
  readonly path: string;
  readonly why: string;
}

/** The paths of a document, by what they become. */
export interface Found {
  readonly collections: readonly Collection[];
  readonly nested: readonly NestedList[];
  readonly leftOut: readonly LeftOut[];
}

/**
 * Returns a path without the slashes at its end.
 *
 * @example
 * stemOf('/users/') // => "/users"
 */
export function stemOf(path: string): string {
  return path.replace(/\/+$/, '');
}

/** Splits `/users/{id}` before its parameter; undefined for any other path. */
export function itemOf(path: string): { readonly parent: string; readonly parameter: string } | undefined {
  const [, parent, parameter] = /^([^{}]+)\/\{([^{}/]+)\}$/.exec(stemOf(path)) ?? [];
  return parent === undefined || parameter === undefined ? undefined : { parent, parameter };
}

/** Splits `/users/{id}/orders` around its parameter; undefined for any other path. */
function nestedIn(path: string): Pick<NestedList, 'parent' | 'last'> | undefined {
  const [, parent, last] = /^([^{}]+)\/\{[^{}/]+\}\/([^{}]+)$/.exec(stemOf(path)) ?? [];
  return parent === undefined || last === undefined ? undefined : { parent, last };
}

function parametersOf(document: ApiDocument, path: Located, get: Located): readonly string[] {
  const all = [below(path, 'parameters'), below(get, 'parameters')].flatMap((list) =>
    Array.isArray(list.node) ? list.node.map((_, at) => resolved(document, below(list, at)).node) : [],
  );
  return all.flatMap((one) =>
    isPlain(one) && one['in'] === 'query' && typeof one['name'] === 'string' ? [one['name']] : [],
  );
}

function describedBy(get: Plain): string | undefined {
  const { summary, description } = get;
  const text = typeof summary === 'string' ? summary : description;
  return typeof text === 'string' && text.trim() !== '' ? text.trim().split('\n')[0] : undefined;
}

/** Reads one path: its answer, or the reason why no resource could give it. */
function readPath(document: ApiDocument, paths: Located, path: string): ReadPath | LeftOut {
  try {
    const item = resolved(document, below(paths, path));
    const get = below(item, 'get');
    if (!isPlain(item.node) || !isPlain(own(item.node, 'get')) || !isPlain(get.node)) {
      return { path, why: 'it has no GET' };
    }
    const answer = answerOf(document, get);
    if (!answer) return { path, why: 'its GET has no answer 200 of JSON with a schema' };
    const found = listIn(document, answer, stemOf(path).split('/').at(-1) ?? '');
    const description = describedBy(get.node);
    const isObject = found === ONE_OBJECT;
    if (typeof found === 'string' && !isObject) return { path, why: found };
    return {
      path,
      answer,
      ...(typeof found === 'string'
        ? { record: named(document, answer) }
        : { record: found.elements, list: found.list }),
      parameters: parametersOf(document, item, get),
      ...(description !== undefined && { description }),
    };
  } catch (error) {
    // A path that cannot be read does not stop the others.
    if (error instanceof MockgenError) return { path, why: error.message };
    throw error;
  }
}

/** Returns the reason why a path with parameters does not become a resource. */
function whyNot(path: string, isList: boolean): string {
  const count = path.split('{').length - 1;
  if (isList && nestedIn(path)) return 'the records that it lies below are no resource';
  if (count > 1) return 'it lies below two records, and a nested collection has one above it';
  return itemOf(path) && isList
    ? 'it is a list at the place of a record'
    : 'it is one object below a record, and only collections are nested';
}

/** Sorts the paths with a parameter into items of known lists, resources of their own, and nested lists. */
function sortBelow(some: readonly ReadPath[], collections: Map<string, Collection>): Omit<Found, 'collections'> {
  const nested: NestedList[] = [];
  const leftOut: LeftOut[] = [];
  for (const one of some) {
    const [item, place] = [itemOf(one.path), nestedIn(one.path)];
    const above = collections.get(item?.parent ?? '');
    if (item && !one.list && above?.kind !== 'single' && !above?.item) {
      collections.set(item.parent, { ...(above ?? { ...one, path: item.parent, kind: 'items' }), item: one });
    } else if (place && one.list) nested.push({ ...one, ...place });
    else leftOut.push({ path: one.path, why: whyNot(one.path, one.list !== undefined) });
  }
  const isBelow = ({ parent }: NestedList): boolean => (collections.get(parent)?.kind ?? 'single') !== 'single';
  const lost = nested.filter((one) => !isBelow(one)).map(({ path }) => ({ path, why: whyNot(path, true) }));
  return { nested: nested.filter(isBelow), leftOut: [...leftOut, ...lost] };
}

/**
 * Finds what GET returns in a document: lists of objects, their items, single objects, and lists below the records of
 * other resources.
 */
export function findCollections(document: ApiDocument): Found {
  const paths = below(rootOf(document), 'paths');
  const names = Object.keys(isPlain(paths.node) ? paths.node : {}).filter((path) => path.startsWith('/'));
  const refused: LeftOut[] = [];
  const inside: ReadPath[] = [];
  const collections = new Map<string, Collection>();
  for (const path of names) {
    const found = readPath(document, paths, path);
    const stem = stemOf(path);
    if ('why' in found) refused.push(found);
    else if (path.includes('{')) inside.push(found);
    else if (collections.has(stem)) refused.push({ path, why: `${collections.get(stem)?.path} has its address` });
    else collections.set(stem, { ...found, kind: found.list ? 'list' : 'single' });
  }
  const { nested, leftOut } = sortBelow(inside, collections);
  return { collections: [...collections.values()], nested, leftOut: [...refused, ...leftOut] };
}
