import { isPlain } from '../faults/index.ts';
import { below, resolved, type ApiDocument, type Located } from './document.ts';
import { facetsOf } from './facets.ts';
import { isAboutPages, slotFor } from './slots.ts';

/** A list of objects in the answer to a request. */
export interface List {
  /** Schema of an element of the list. */
  readonly elements: Located;
  /** Keys that lead to the list in the answer; empty if the answer is the list. */
  readonly list: readonly string[];
}

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b|^\*\/\*/;

/** Returns the schema of the JSON that answers a GET request; undefined if the answer is not JSON. */
export function answerOf(document: ApiDocument, get: Located): Located | undefined {
  const responses = resolved(document, below(get, 'responses'));
  const codes = isPlain(responses.node) ? Object.keys(responses.node) : [];
  // The `default` answer describes errors where there is also an answer for success.
  const wanted = codes.some((code) => code.startsWith('2')) ? ['200', '2XX'] : ['default'];
  for (const code of wanted) {
    const content = resolved(document, below(resolved(document, below(responses, code)), 'content'));
    if (!isPlain(content.node)) continue;
    const type = Object.keys(content.node).find((name) => JSON_TYPE.test(name));
    const schema = type === undefined ? undefined : below(content, type, 'schema');
    if (schema && isPlain(schema.node)) return schema;
  }
  return undefined;
}

/**
 * Returns the schema that a schema refers to, if it consists of a reference only; otherwise the schema itself. Schemas
 * are compared and named by this.
 */
export function named(document: ApiDocument, located: Located): Located {
  const isReference = isPlain(located.node) && Object.keys(located.node).join() === '$ref';
  return isReference ? resolved(document, located) : located;
}

/** Returns the elements of a list of objects; undefined for any other schema. */
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

/** The reason to leave out a path whose answer is one object where a list is needed. */
export const ONE_OBJECT = 'its answer is one object, not a list';

/** Matches usual names of the property that contains the list. */
const LIST_NAME = /^(?:data|items|results|records|entries|objects|list|values|rows|content|elements|hits)$/i;

/** Matches usual names of a property that contains a whole answer, such as `data`. */
const WHOLE_NAME = /^(?:data|result|response|payload|body|content)$/i;

/**
 * If an object with a list has at most this many properties about something other than pages, it is an envelope around
 * the list rather than a record.
 */
const FEW = 2;

/** Whether an object has so many properties beside a list that it is a record with a list in it. */
function hasMore(document: ApiDocument, answer: Located, list: string): boolean {
  const { properties, required } = facetsOf(document, answer);
  const names = [...properties.keys()];
  const others = [...properties].filter(([name, one]) => {
    const facets = facetsOf(document, one);
    if (name === list || facets.constant !== undefined) return false;
    return facets.properties.size === 0
      ? slotFor([name], facets, names, list) === undefined
      : !isAboutPages([name, ''], []);
  });
  return others.length > FEW || others.some(([name]) => required.has(name));
}

/**
 * Finds the list of objects in an answer: the answer itself, or a list inside it.
 *
 * @param last the last segment of the path. If an answer has several lists, the one with this name is taken. If the
 *   segment is a parameter, the answer is a record, whatever lists it has
 * @param hasItems whether the document also has a path for a single element of the list
 * @returns the list; if there is none, the reason as a text
 */
export function listIn(document: ApiDocument, answer: Located, last: string, hasItems: boolean): List | string {
  const bare = elementsOf(document, answer);
  if (bare) return { elements: bare, list: [] };
  const { properties } = facetsOf(document, answer);
  const isRecord = last.endsWith('}') || (properties.has('id') && !hasItems);
  if (properties.size > 0 && isRecord) return ONE_OBJECT;
  if (properties.size === 0) return 'its answer is neither a list of objects nor an object with properties';
  const embedded = properties.get('_embedded');
  const lists = embedded ? facetsOf(document, embedded).properties : properties;
  const found = [...lists].flatMap(([name, one]) => {
    const elements = elementsOf(document, one);
    return elements ? [{ name, elements }] : [];
  });
  const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const known = found.filter(({ name }) => LIST_NAME.test(name) || plain(name) === plain(last));
  // Since its elements have addresses, the answer must be a list, and without a better hint the first one is taken.
  const [first] = found.length > 1 && (known.length > 0 || !hasItems) ? known : found;
  const inner = found.length === 0 ? listInside(document, properties, last, hasItems) : undefined;
  if (inner) return inner;
  if (!first || (known.length === 0 && !hasItems && hasMore(document, answer, first.name))) return ONE_OBJECT;
  if (known.length > 1 && !hasItems) return `its answer has several lists: ${known.map(({ name }) => name).join(', ')}`;
  return { elements: first.elements, list: [...(embedded ? ['_embedded'] : []), first.name] };
}

/**
 * Finds a list with a usual name inside an object that contains a whole answer: `{ "data": { "results": […], "total": 7
 * } }`. Undefined if there is none.
 */
function listInside(
  document: ApiDocument,
  properties: ReadonlyMap<string, Located>,
  last: string,
  hasItems: boolean,
): List | undefined {
  const [name, whole] = [...properties].find(([one]) => WHOLE_NAME.test(one)) ?? [];
  if (name === undefined || !whole) return undefined;
  const inner = listIn(document, whole, last, hasItems);
  if (typeof inner === 'string' || inner.list.length !== 1) return undefined;
  const [key = ''] = inner.list;
  return hasItems || LIST_NAME.test(key) ? { elements: inner.elements, list: [name, key] } : undefined;
}
