import { isObject, numberOf, objectsOf, type JsonObject } from './json.ts';

/** The keys that lead to a value in a document, one for each level. */
export type Path = readonly string[];

/** Text that stands for a slot while its path is looked for. No template contains it. */
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
 * Finds the path of a slot's value in the documents of a resource, since a tree can have its own templates.
 *
 * @param segments a template that the manifest holds, cut at its slots
 * @param resource the name of the resource, which can be a key
 * @returns undefined when the template leaves the slot out, or is not a template
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
 * @returns undefined where the document has nothing there
 * @example
 * valueAt({of: {items: [1]}}, ['of', 'items']) // => [1]
 */
export function valueAt(document: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }, document);
}

/** Where the documents of collections have what a table needs; undefined if the template leaves something out. */
export interface Shape {
  readonly data: Path;
  readonly total: Path | undefined;
}

/**
 * Reads the shape of a resource's collections from the manifest.
 *
 * @param envelope undefined when there is no manifest; the built-in template's shape then
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
  /** Number of matching records. */
  readonly total: number;
  /** Number of pages, at least 1. */
  readonly pages: number;
}

/**
 * Reads a page from a collection document.
 *
 * @param total what the answer's header says, for shapes that leave it out
 * @param count how many records a page has
 * @returns undefined when the document has no list of records there
 */
export function readPage(document: unknown, shape: Shape, total: number | undefined, count: number): Page | undefined {
  const data = valueAt(document, shape.data);
  if (!Array.isArray(data)) return undefined;
  const records = objectsOf(data);
  const all = (shape.total && numberOf(valueAt(document, shape.total))) ?? total ?? records.length;
  return { records, total: all, pages: Math.max(1, Math.ceil(all / count)) };
}
