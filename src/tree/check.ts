import { digestOf } from './digest.ts';
import { RESOURCE_FILES } from './files.ts';
import type { Manifest } from './manifest.ts';
import { cutBlocks } from './records.ts';

type Digests = Pick<Manifest, 'documents' | 'resources'>;

/**
 * The digest that the manifest has of a file.
 *
 * @returns undefined for any other file, and in a tree of format 1
 * @example
 * findDigest({ documents: { 'index.json': '00' }, resources: {} }, 'index.json') // => "00"
 */
export function findDigest({ documents, resources }: Digests, path: string): string | undefined {
  if (Object.hasOwn(documents, path)) return documents[path];
  const [name = '', file] = path.split('/').slice(-2);
  const resource = file === RESOURCE_FILES.records.name ? resources[name] : undefined;
  return resource?.blocks || resource?.indexed ? resource.digest : undefined;
}

/**
 * Whether the text of a file is the one that the manifest tells of. Where it is not, the file is of another build, or was
 * edited by hand.
 *
 * @returns true as well where the manifest has no digest of the file
 * @example
 * fitsManifest({ documents: { 'index.json': '00' }, resources: {} }, 'index.json', '{}') // => false
 */
export function fitsManifest(manifest: Digests, path: string, text: string): boolean {
  const digest = findDigest(manifest, path);
  const digested = path.endsWith(RESOURCE_FILES.records.name) ? cutBlocks(text).map(digestOf).join() : text;
  return digest === undefined || digest === digestOf(digested);
}
