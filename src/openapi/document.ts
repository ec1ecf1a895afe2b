import type { MockgenError } from '../errors.ts';
import { failure, isPlain, own, unlike, type Wrong } from '../faults/index.ts';
import { nearestName } from '../names.ts';

/** An OpenAPI document in memory. All references in it point into itself. */
export interface ApiDocument {
  /** Name of the document's file, as the config refers to it. */
  readonly file: string;
  readonly root: unknown;
}

/** A value of a document, and its path in it. */
export interface Located {
  readonly node: unknown;
  readonly path: readonly (string | number)[];
}

/** How many references are followed at most, one leading to the next. */
const MOST_HOPS = 20;

/** Returns the root of a document. */
export function rootOf({ root }: ApiDocument): Located {
  return { node: root, path: [] };
}

/**
 * Returns the value at a key of another value; with several keys, the value at the last one. Undefined if a key is
 * missing.
 */
export function below({ node, path }: Located, ...keys: readonly (string | number)[]): Located {
  let found: unknown = node;
  for (const key of keys) {
    if (Array.isArray(found)) found = (found as unknown[])[Number(key)];
    else found = isPlain(found) ? own(found, String(key)) : undefined;
  }
  return { node: found, path: [...path, ...keys] };
}

const escaped = (key: string | number): string => String(key).replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * Returns the JSON pointer of a value, with a number sign before it.
 *
 * @example
 * pointerOf(['paths', '/a%20b']) // => "#/paths/~1a%2520b"
 */
export function pointerOf(path: Located['path']): string {
  // A reader of the pointer decodes `%20`, which can be part of a path.
  return `#${path.map((key) => `/${escaped(key).replaceAll('%', '%25')}`).join('')}`;
}

/** Creates the error for something wrong in a document. */
export function documentError({ file }: ApiDocument, path: Located['path'], wrong: Wrong): MockgenError {
  return failure({ file, path, isSchema: true }, wrong);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
  } catch {
    return part;
  }
}

/**
 * Follows a reference: `#/components/schemas/Review`.
 *
 * @param from path of the reference
 * @throws MockgenError `config_invalid` for a reference that leads nowhere, or out of the document
 */
function follow(document: ApiDocument, reference: string, from: Located['path']): Located {
  if (reference !== '#' && !reference.startsWith('#/')) {
    const expected = 'a reference into the document, such as #/components/schemas/name';
    throw documentError(document, from, unlike(expected, reference));
  }
  let found = rootOf(document);
  for (const part of reference.split('/').slice(1).map(decode)) {
    const next = below(found, Array.isArray(found.node) ? Number(part) : part);
    if (next.node === undefined) {
      const near = isPlain(found.node) ? nearestName(part, Object.keys(found.node).slice(0, 2000)) : undefined;
      throw documentError(document, from, unlike('a reference that leads somewhere', reference, near));
    }
    found = next;
  }
  return found;
}

/**
 * Returns what a value refers to: follows `$ref` until there is none.
 *
 * @throws MockgenError `config_invalid` for a reference that leads nowhere
 */
export function resolved(document: ApiDocument, located: Located): Located {
  let found = located;
  for (let hops = 0; hops < MOST_HOPS; hops++) {
    const reference = isPlain(found.node) ? own(found.node, '$ref') : undefined;
    if (typeof reference !== 'string') return found;
    found = follow(document, reference, [...found.path, '$ref']);
  }
  return found;
}
