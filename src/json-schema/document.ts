import type { Fault } from '../errors.ts';
import { nearestName } from '../names.ts';
import { failure, isPlain, unlike, type ConfigPlace } from '../faults/index.ts';

/**
 * A document with schemas, read from a file or given in code. References in it lead to other places of the same
 * document.
 */
export interface SchemaDocument {
  /** Name of the file as the user gave it. */
  readonly file: string;
  readonly root: unknown;
}

/** What is expected of a reference inside of a document. */
const SOMEWHERE = 'a reference that leads somewhere';

/** Whether a fault is a reference inside of a document that leads nowhere: a slip of the pen, unlike what cannot be made. */
export const isDangling = ({ expected }: Fault): boolean => expected === SOMEWHERE;

/** A message names at most this many others, in place of a name that there is not. */
const MOST_NAMED = 10;

/** A schema or any other value of a document, with its path. */
export interface Located {
  readonly node: unknown;
  readonly path: readonly (string | number)[];
  /** The targets of the references that were followed to get here, to detect circles. */
  readonly chain: readonly string[];
}

/** Returns the root of a document. */
export function rootOf({ root }: SchemaDocument): Located {
  return { node: root, path: [], chain: [] };
}

/** Returns the place of a value in a document, for messages. */
export function placeIn({ file }: SchemaDocument, path: Located['path']): ConfigPlace {
  return { file, path, isSchema: true };
}

/** Returns the value at a key of another value; with several keys, the value at the last one. */
export function below({ node, path, chain }: Located, ...keys: readonly (string | number)[]): Located {
  let found: unknown = node;
  for (const key of keys) {
    if (Array.isArray(found)) found = (found as unknown[])[Number(key)];
    else found = isPlain(found) && Object.hasOwn(found, String(key)) ? found[String(key)] : undefined;
  }
  return { node: found, path: [...path, ...keys], chain };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
  } catch {
    return part;
  }
}

/** Says which names there are at a place below the root, if they are few. */
function othersIn({ node, path }: Located): { readonly advice?: string } {
  const names = isPlain(node) && path.length > 0 ? Object.keys(node) : [];
  return names.length > 0 && names.length <= MOST_NAMED ? { advice: `there is ${names.join(', ')}` } : {};
}

/**
 * Follows a reference within a document: `#/components/schemas/Review`.
 *
 * @param place place of the reference: in the document, or in a config that names a place of the document
 * @throws MockgenError `config_invalid` for a reference that leads nowhere, or out of the document
 * @example
 * follow({ file: 'a.json', root: { $defs: { b: true } } }, '#/$defs/b', { file: 'a.json', path: [] }) // => {"node":true,"path":["$defs","b"],"chain":[]}
 */
export function follow(document: SchemaDocument, reference: string, place: ConfigPlace): Located {
  if (reference !== '#' && !reference.startsWith('#/')) {
    throw failure(place, unlike('a reference inside of the file, such as #/$defs/name', reference));
  }
  let found = rootOf(document);
  for (const part of reference.split('/').slice(1).map(decode)) {
    const next = below(found, Array.isArray(found.node) ? Number(part) : part);
    if (next.node === undefined) {
      const near = isPlain(found.node) ? nearestName(part, Object.keys(found.node).slice(0, 2000)) : undefined;
      const expected = place.isSchema ? SOMEWHERE : `a place that ${document.file} has`;
      throw failure(place, { ...unlike(expected, reference, near), ...(near === undefined && othersIn(found)) });
    }
    found = next;
  }
  return found;
}
