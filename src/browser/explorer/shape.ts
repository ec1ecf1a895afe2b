import { isObject, numberOf, objectsOf, type JsonObject } from './json.ts';

/** The keys that lead to a value in a document, one for each level. */
export type Path = readonly string[];

/**
 * Stands for the value of a slot (a part of a template that is filled in) while its path is looked for. No template
 * contains this text.
 */
const MARK = '\u0000slot';

function findMark(value: unknown, path: Path = []): Path | undefined {
  if (value === MARK) return path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = findMark(part, [...path, key]);
    if (found) return found;
  }
  return undefined;
}

/**
 * Finds the path at which the documents of a resource have a value, such as the list of records, since a tree can have
 * its own templates.
 *
 * @param segments a template in the manifest, cut at its slots
 * @param resource the name of the resource, which can be a key
 * @returns undefined if the template does not have the slot, or if `segments` is not a template
 * @example
 * findSlot(['{"of":{"items":', {slot: 'data'}, '}}'], 'data', 'authors') // => ["of","items"]
 */
export function findSlot(segments: unknown, slot: string, resource: string): Path | undefined {
  if (!Array.isArray(segments)) return undefined;
  const texts = segments.map((part: unknown) => {
    if (typeof part === 'string') return part;
    const name = isObject(part) ? part['slot'] : undefined;
    if (name === slot) return JSON.stringify(MARK);
    return name === 'resource' ? JSON.stringify(resource) : 'null';
  });
  try {
    return findMark(JSON.parse(texts.join('')));
  } catch {
    return undefined;
  }
}

/**
 * Reads the value at a path.
 *
 * @returns undefined if the document has no value there
 * @example
 * valueAt({of: {items: [1]}}, ['of', 'items']) // => [1]
 */
export function valueAt(document: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }, document);
}

/**
 * Where in a collection document the table finds what it needs, such as the list of records; undefined for anything
 * that the template leaves out.
 */
export interface Shape {
  readonly data: Path;
  readonly total: Path | undefined;
}

/**
 * Reads the shape of a resource's collections from the manifest.
 *
 * @param envelope the template for collections in the manifest. If there is no manifest, the built-in template counts
 * @param resource the name of the resource
 */
export function readShape(envelope: unknown, resource: string): Shape {
  const data = findSlot(envelope, 'data', resource);
  if (!data) return { data: ['data'], total: ['pagination', 'total'] };
  return { data, total: findSlot(envelope, 'total', resource) };
}

/** One page of a collection. */
export interface Page {
  readonly records: readonly JsonObject[];
  /** How many records match. */
  readonly total: number;
  /** How many pages the matching records fill: at least 1. */
  readonly pages: number;
}

/**
 * Reads a page from a collection document.
 *
 * @param total the number of matching records in the header of the answer, for shapes without this number
 * @param count how many records a page has
 * @returns undefined if the document has no list of records where the shape says
 */
export function readPage(document: unknown, shape: Shape, total: number | undefined, count: number): Page | undefined {
  const data = valueAt(document, shape.data);
  if (!Array.isArray(data)) return undefined;
  const records = objectsOf(data);
  const all = (shape.total && numberOf(valueAt(document, shape.total))) ?? total ?? records.length;
  return { records, total: all, pages: Math.max(1, Math.ceil(all / count)) };
}
