import { MockgenError } from '../errors.ts';
import { faultOfPath, faultOfPathName } from '../schema/index.ts';
import { itemOf, stemOf, type Collection, type LeftOut } from './collections.ts';
import { pointerOf, type ApiDocument, type Located } from './document.ts';
import type { Framed } from './envelope.ts';
import { fakerFields } from './faker-fields.ts';
import { readFrame } from './frame.ts';
import { keyOf } from './keys.ts';
import { recordOf } from './records.ts';
import type { ImportedResource } from './types.ts';

/** A path that becomes a resource: its collection, name, schemas and config. */
export interface Chosen extends Collection {
  /** Its name. */
  readonly name: string;
  /** Schema of its records. */
  readonly whole: Located;
  readonly resource: ImportedResource;
  /** Property of the answers of its items that holds the record. */
  readonly wrapper?: string;
  /** What is around its list; undefined where it has none in the document. */
  readonly framed?: Framed;
}

/** The beginning that all paths of a document have in common. */
export interface Beginning {
  /** The part of all paths before their names. */
  readonly prefix: string;
  /** The prefix, with the path of the server before it. */
  readonly base: string;
}

/** Decodes a path: `/a%20b` is `/a b`. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Returns the name of a resource with a path: the path with dashes. It is empty for a path without letters.
 *
 * @example
 * nameOf('v1/Special_Events') // => "v1-special-events"
 */
export function nameOf(path: string): string {
  return path
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[/\s_.-]+/g, '-')
    .replaceAll(/^-|-$|[^a-z0-9-]/g, '');
}

/** Returns why a resource cannot have a name; undefined where it can. */
function faultOfName(name: string): string | undefined {
  if (name === '') return 'its path has no letters from a to z, which a resource could be named by';
  return name === 'constructor' ? `'${name}' has another meaning in JavaScript` : faultOfPathName(name);
}

/** Returns a name that is not taken, by adding a number if necessary. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let count = 2; taken.has(free); count++) free = `${name}-${count}`;
  return free;
}

/** Makes a resource from a path, or returns why it cannot be one. */
function chosenOf(
  document: ApiDocument,
  collection: Collection,
  { prefix, base }: Beginning,
  taken: ReadonlySet<string>,
): Chosen | LeftOut {
  const { path, answer, list, kind, item, description } = collection;
  const rest = readable(stemOf(path).slice(prefix.length)).replaceAll(/^\/+/g, '');
  const noun = nameOf(rest);
  const why = faultOfName(noun);
  if (why !== undefined) return { path, why };
  const name = freeName(noun, taken);
  // A path that no tree can have is answered at the name.
  const at = faultOfPath(rest) === undefined ? rest : name;
  try {
    const { record, list: shown, wrapper } = recordOf(document, collection);
    const parameter = item && itemOf(item.path)?.parameter;
    const key =
      parameter === undefined || kind === 'single'
        ? undefined
        : keyOf(document, record, parameter, rest.split('/').at(-1) ?? '');
    const fields = fakerFields(document, record);
    const resource: ImportedResource = {
      ...(description !== undefined && { description }),
      ...(at !== name && { path: at }),
      ...(key !== undefined && { key }),
      ...(kind === 'single' && { single: true }),
      ...(shown && { list: shown }),
      schema: document.file + pointerOf(record.path),
      ...(Object.keys(fields).length > 0 && { fields }),
    };
    const chosen: Chosen = { ...collection, name, whole: record, resource, ...(wrapper !== undefined && { wrapper }) };
    if (kind !== 'list' || !list) return chosen;
    const frame = readFrame(document, answer, list, { resource: name, url: `${base}/${at}` });
    return { ...chosen, framed: { path, resource: name, list, frame } };
  } catch (error) {
    if (error instanceof MockgenError) return { path, why: error.message };
    throw error;
  }
}

/** Returns the resources of a config by name. */
export function resourcesOf(chosen: readonly Chosen[]): Readonly<Record<string, ImportedResource>> {
  return Object.fromEntries(chosen.map(({ name, resource }) => [name, resource]));
}

/** Makes resources with different names from paths, and returns the reasons for paths that are left out. */
export function chooseResources(
  document: ApiDocument,
  collections: readonly Collection[],
  beginning: Beginning,
): { readonly chosen: readonly Chosen[]; readonly refused: readonly LeftOut[] } {
  const taken = new Set<string>();
  const chosen: Chosen[] = [];
  const refused: LeftOut[] = [];
  // Of two paths that exclude each other, the shorter one stays: `articles`, not `articles/feed`.
  const depth = ({ path }: Collection): number => path.split('/').length;
  for (const collection of collections.toSorted((a, b) => depth(a) - depth(b))) {
    const found = chosenOf(document, collection, beginning, taken);
    if ('why' in found) refused.push(found);
    else {
      taken.add(found.name);
      chosen.push(found);
    }
  }
  return { chosen, refused };
}
