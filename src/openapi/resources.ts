import type { ResourceConfig } from '../config/index.ts';
import { MockgenError } from '../errors.ts';
import { faultOfPathName } from '../schema/index.ts';
import { stemOf, type Collection, type LeftOut } from './collections.ts';
import type { Framed } from './envelope.ts';
import type { ApiDocument } from './document.ts';
import { readFrame } from './frame.ts';
import { usableTogether, type Attempt } from './usable.ts';

/** A collection as a resource. */
export interface Chosen extends Collection {
  /** Its path noun. */
  readonly name: string;
  readonly framed: Framed;
}

/** A path as it is read: `/a%20b` is `/a b`. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns the path noun of a collection: the rest of its path, with dashes. It is empty where that has no letters. */
function nounOf(path: string, prefix: string): string {
  return readable(stemOf(path).slice(prefix.length))
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[/\s_-]+/g, '-')
    .replaceAll(/^-|-$|[^a-z0-9-]/g, '');
}

/** Returns why a resource cannot have a name; undefined where it can. */
function faultOfNoun(name: string): string | undefined {
  if (name === '') return 'its path has no letters from a to z, which a resource could be named by';
  return name === 'constructor' ? `'${name}' has another meaning in JavaScript` : faultOfPathName(name);
}

/** Where the paths of a document begin. */
interface Beginning {
  /** What all paths have before their names. */
  readonly prefix: string;
  /** The same, with the path of the server before it. */
  readonly base: string;
}

/** A collection as a resource, or why it cannot be one. */
function chosenOf(document: ApiDocument, collection: Collection, { prefix, base }: Beginning): Chosen | LeftOut {
  const { path, answer, list } = collection;
  const name = nounOf(path, prefix);
  const why = faultOfNoun(name);
  if (why !== undefined) return { path, why };
  try {
    const frame = readFrame(document, answer, list, { resource: name, url: `${base}/${name}` });
    return { ...collection, name, framed: { path, resource: name, list, frame } };
  } catch (error) {
    if (error instanceof MockgenError) return { path, why: error.message };
    throw error;
  }
}

/** What a config says of resources: each has its schema from the document. */
export function resourcesOf(
  { file }: ApiDocument,
  chosen: readonly Chosen[],
): Readonly<Record<string, ResourceConfig>> {
  return Object.fromEntries(
    chosen.map(({ name, pointer, description }) => [
      name,
      { ...(description !== undefined && { description }), schema: file + pointer },
    ]),
  );
}

/**
 * The collections that a build takes together, each under a name of its own, and why it takes no others.
 *
 * @param beginning where their paths begin
 * @param attempt checks whether a build accepts some of them
 */
export async function chooseResources(
  document: ApiDocument,
  collections: readonly Collection[],
  beginning: Beginning,
  attempt: Attempt,
): Promise<{ readonly usable: readonly Chosen[]; readonly refused: readonly LeftOut[] }> {
  const named = new Map<string, Chosen>();
  const refused: LeftOut[] = [];
  for (const collection of collections) {
    const found = chosenOf(document, collection, beginning);
    if ('why' in found) refused.push(found);
    else {
      const other = named.get(found.name);
      if (other) refused.push({ path: found.path, why: `${other.path} has its name, ${found.name}, already` });
      else named.set(found.name, found);
    }
  }
  const { usable, faults } = await usableTogether(
    document,
    [...named.values()],
    (some) => resourcesOf(document, some),
    attempt,
  );
  return { usable, refused: [...refused, ...faults] };
}
