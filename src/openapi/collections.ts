import { MockgenError } from '../errors.ts';
import {
  below,
  isPlain,
  own,
  pointerOf,
  resolved,
  rootOf,
  type ApiDocument,
  type Located,
  type Plain,
} from './document.ts';
import { facetsOf } from './facets.ts';

/** A collection of an OpenAPI document. */
export interface Collection {
  /** As the document has it: `/stores/pets`. */
  readonly path: string;
  /** What an element is: a pointer into the document. */
  readonly pointer: string;
  /** The schema of the answer. */
  readonly answer: Located;
  /** The keys that lead to the list in it; none where it is the list. */
  readonly list: readonly string[];
  readonly description?: string;
  /** The names of its query parameters. */
  readonly parameters: readonly string[];
  /** The path of one record, `/pets/{petId}`, if there is one. */
  readonly itemPath?: string;
}

/** A path that gives no collection, and why. */
export interface LeftOut {
  readonly path: string;
  readonly why: string;
}

/**
 * A path without the slashes at its end.
 *
 * @example
 * stemOf('/users/') // => "/users"
 */
export function stemOf(path: string): string {
  return path.replace(/\/+$/, '');
}

/** The schema of the answer 200 of a GET, if it has one of JSON. */
function answerOf(document: ApiDocument, get: Located): Located | undefined {
  for (const code of ['200', '2XX', 'default']) {
    const answer = resolved(document, below(get, 'responses', code));
    const content = below(answer, 'content');
    if (!isPlain(content.node)) continue;
    const type = Object.keys(content.node).find((name) => /^application\/(?:[\w.-]+\+)?json\b|^\*\/\*/.test(name));
    const schema = type === undefined ? undefined : below(content, type, 'schema');
    if (schema && isPlain(schema.node)) return schema;
  }
  return undefined;
}

/** What a reference leads to, if a schema is no more than one. */
function named(document: ApiDocument, located: Located): Located {
  const isReference = isPlain(located.node) && Object.keys(located.node).join() === '$ref';
  return isReference ? resolved(document, located) : located;
}

/** The elements of a list of objects; undefined for any other schema. */
function elementsOf(document: ApiDocument, located: Located): Located | undefined {
  const list = resolved(document, located);
  if (!isPlain(list.node)) return undefined;
  const { type } = list.node;
  const isList =
    type === 'array' || (Array.isArray(type) && type.includes('array')) || (type === undefined && 'items' in list.node);
  if (!isList) return undefined;
  const items = below(list, 'items');
  const target = resolved(document, items);
  const isObject =
    facetsOf(document, items).properties.size > 0 || (isPlain(target.node) && target.node['type'] === 'object');
  return isObject && isPlain(items.node) ? named(document, items) : undefined;
}

interface List {
  readonly elements: Located;
  readonly list: readonly string[];
}

/** The list that an answer is, or has in it; otherwise why it has none. */
function listIn(document: ApiDocument, answer: Located): List | string {
  const bare = elementsOf(document, answer);
  if (bare) return { elements: bare, list: [] };
  const { properties } = facetsOf(document, answer);
  if (properties.size === 0) return 'its answer is not a list of objects';
  const embedded = properties.get('_embedded');
  const lists = embedded ? facetsOf(document, embedded).properties : properties;
  const found = [...lists].flatMap(([name, one]) => {
    const elements = elementsOf(document, one);
    return elements ? [{ name, elements }] : [];
  });
  const [first] = found;
  if (!first) return 'its answer is one object, not a list';
  if (found.length > 1) return `its answer has several lists: ${found.map(({ name }) => name).join(', ')}`;
  return { elements: first.elements, list: [...(embedded ? ['_embedded'] : []), first.name] };
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
  const said = typeof summary === 'string' ? summary : description;
  return typeof said === 'string' && said.trim() !== '' ? said.trim().split('\n')[0] : undefined;
}

/** Why a path without a list of its own gives no collection. */
function otherwise(path: string, collections: readonly string[], item: Plain): string {
  if (!isPlain(own(item, 'get'))) return 'it has no GET';
  const parent = /^(.+)\/\{[^/]+\}\/?$/.exec(path)?.[1];
  return parent !== undefined && (collections.includes(parent) || collections.includes(`${parent}/`))
    ? ''
    : 'its GET has no answer 200 of JSON with a schema';
}

/** A path without a list of its own, and what else it has. */
interface Other extends LeftOut {
  readonly item: Plain;
}

/** What stands at a path: a collection, or why it gives none; undefined for nothing. */
function readPath(document: ApiDocument, paths: Located, path: string): Collection | Other | undefined {
  const item = resolved(document, below(paths, path));
  const get = below(item, 'get');
  if (!isPlain(item.node)) return undefined;
  const answer = isPlain(get.node) ? answerOf(document, get) : undefined;
  const list = answer ? listIn(document, answer) : '';
  if (answer === undefined || typeof list === 'string') return { path, why: String(list), item: item.node };
  if (path.includes('{')) return { path, why: 'it lies inside of another record', item: item.node };
  const description = isPlain(get.node) ? describedBy(get.node) : undefined;
  const stem = stemOf(path);
  const itemPath = Object.keys(isPlain(paths.node) ? paths.node : {}).find(
    (one) => one.startsWith(`${stem}/{`) && /^\/\{[^/]+\}\/?$/.test(one.slice(stem.length)),
  );
  return {
    path,
    pointer: pointerOf(list.elements.path),
    answer,
    list: list.list,
    parameters: parametersOf(document, item, get),
    ...(description !== undefined && { description }),
    ...(itemPath !== undefined && { itemPath }),
  };
}

/** The same; a path that cannot be read takes no other one along. */
function tryPath(document: ApiDocument, paths: Located, path: string): Collection | Other | undefined {
  try {
    return readPath(document, paths, path);
  } catch (error) {
    if (error instanceof MockgenError) return { path, why: error.message, item: {} };
    throw error;
  }
}

/**
 * The collections of an OpenAPI document: each GET whose answer is a list of objects, or an object with exactly one.
 *
 * @returns what was found, and every other path with the reason
 */
export function findCollections(document: ApiDocument): {
  readonly collections: readonly Collection[];
  readonly leftOut: readonly LeftOut[];
} {
  const paths = below(rootOf(document), 'paths');
  const collections: Collection[] = [];
  const others: Other[] = [];
  for (const path of Object.keys(isPlain(paths.node) ? paths.node : {})) {
    const found = tryPath(document, paths, path);
    if (!found) continue;
    if ('why' in found) others.push(found);
    else collections.push(found);
  }
  const items = new Set(collections.map(({ itemPath }) => itemPath));
  const names = collections.map(({ path }) => path);
  const leftOut = others.flatMap(({ path, why, item }) => {
    if (items.has(path)) return [];
    const reason = why === '' ? otherwise(path, names, item) : why;
    return [{ path, why: reason === '' ? 'it has no schema' : reason }];
  });
  return { collections, leftOut };
}
