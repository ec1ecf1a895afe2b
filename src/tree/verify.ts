import { digestOf } from './digest.ts';
import { RESOURCE_FILES } from './files.ts';
import type { Manifest } from './manifest.ts';
import { splitBlocks } from './records.ts';
import { routesOf } from './routes.ts';

type Digests = Pick<Manifest, 'layout' | 'documents' | 'resources'>;

/**
 * Returns the digest that the manifest states for a file: for a document, or for an `all.json` in any folder of its
 * resource.
 *
 * @returns undefined for any other file, and for an `all.json` of a tree of format 1
 * @example
 * findDigest({ layout: 'both', documents: { 'index.json': '00' }, resources: {} }, 'index.json') // => "00"
 */
export function findDigest(manifest: Digests, path: string): string | undefined {
  const { documents, resources } = manifest;
  if (Object.hasOwn(documents, path)) return documents[path];
  const end = path.lastIndexOf('/');
  if (path.slice(end + 1) !== RESOURCE_FILES.records.name) return undefined;
  const folder = path.slice(0, Math.max(0, end));
  const rows = [...routesOf(manifest).resources];
  const [name = ''] = rows.find(([, { folders }]) => folders.includes(folder)) ?? [];
  const resource = resources[name];
  return resource?.blocks || resource?.indexed ? resource.digest : undefined;
}

/**
 * Whether a file has the digest that the manifest states. If not, the file is of another build or was edited by hand.
 *
 * @returns also true when the manifest does not state a digest of the file
 * @example
 * matchesManifest({ layout: 'both', documents: { 'index.json': '00' }, resources: {} }, 'index.json', '{}') // => false
 */
export function matchesManifest(manifest: Digests, path: string, text: string): boolean {
  const digest = findDigest(manifest, path);
  const digested = path.endsWith(RESOURCE_FILES.records.name) ? splitBlocks(text).map(digestOf).join() : text;
  return digest === undefined || digest === digestOf(digested);
}
