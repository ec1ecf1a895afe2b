import { MockgenError } from '../../errors.ts';
import { faultOfName } from '../check-resource.ts';
import type { SchemaDocument } from '../json-schema/document.ts';
import { snakeCase } from '../names.ts';
import type { ResourceConfig } from '../types.ts';
import { stemOf, type Collection, type LeftOut } from './collections.ts';
import type { Framed } from './envelope.ts';
import { readFrame } from './frame.ts';
import { triedTogether } from './trial.ts';

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

/** A path noun for a collection: the rest of its path, with dashes; empty where it has no letters for one. */
function nounOf(path: string, prefix: string): string {
  const rest = readable(stemOf(path).slice(prefix.length)).replaceAll(/^\/|\/$/g, '');
  return snakeCase(rest.replaceAll(/[/\s]+/g, '_'))
    .replaceAll('_', '-')
    .replaceAll(/[^a-z0-9-]/g, '');
}

/** Where the paths of a document begin. */
interface Beginning {
  /** What all paths have before their names. */
  readonly prefix: string;
  /** The same, with the path of the server before it. */
  readonly base: string;
}

/** A collection as a resource, or why it cannot be one. */
function chosenOf(document: SchemaDocument, collection: Collection, { prefix, base }: Beginning): Chosen | LeftOut {
  const { path, answer, list } = collection;
  const name = nounOf(path, prefix);
  const why =
    name === '' ? 'its path has no letters from a to z, which a resource could be named by' : faultOfName(name);
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
  { file }: SchemaDocument,
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
 */
export async function chooseResources(
  document: SchemaDocument,
  collections: readonly Collection[],
  beginning: Beginning,
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
  const { usable, faults } = await triedTogether(document, [...named.values()], (some) => resourcesOf(document, some));
  return { usable, refused: [...refused, ...faults] };
}
