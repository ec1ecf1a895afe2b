import { INDEX_FILE, MANIFEST_FILE, type Manifest } from '../tree/index.ts';

/** The paths at which a folder differs from a tree. */
export interface Differences {
  readonly changed: string[];
  readonly missing: string[];
  readonly extra: string[];
}

/** Documents that contain the version of mockgen. */
const WITH_VERSION: ReadonlySet<string> = new Set([MANIFEST_FILE, INDEX_FILE]);

type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Returns the text of a document without the parts that depend on the release of mockgen: versions, names of scripts,
 * and the digest of the start page.
 *
 * @returns undefined for a text that is not JSON
 */
function withoutCode(text: string): string | undefined {
  try {
    const { version: _, mockgen: __, files: ___, generator, documents, ...rest } = JSON.parse(text) as JsonObject;
    const specs = (Object(generator) as JsonObject)['specs'];
    return JSON.stringify({ ...rest, specs, documents: { ...Object(documents), [INDEX_FILE]: '' } });
  } catch {
    return undefined;
  }
}

/**
 * Whether two texts of a document differ only in versions and names of scripts.
 *
 * @example
 * isSameData('{"version":"0.3.0"}', '{"version":"0.3.1"}') // => true
 */
export function isSameData(one: string, other: string): boolean {
  const data = withoutCode(one);
  return data !== undefined && data === withoutCode(other);
}

/**
 * Removes stale files from the differences between a tree and a new build. Stale files are scripts of another release,
 * and documents that differ only in the version.
 *
 * @param was the manifest of the tree
 * @param is the manifest of the new build
 * @param isStale whether a document that contains the version differs in nothing else
 * @returns the removed paths, sorted; none if both have the same scripts
 */
export function takeStale(
  differences: Differences,
  was: Manifest,
  is: Manifest,
  isStale: (path: string) => boolean,
): readonly string[] {
  const isSameRelease = was.mockgen === is.mockgen && was.files.join('\n') === is.files.join('\n');
  if (isSameRelease) return [];
  const scripts = new Set([...was.files, ...is.files]);
  const stale: string[] = [];
  // Each list is emptied and filled again with what stays.
  for (const paths of [differences.changed, differences.missing, differences.extra]) {
    for (const path of paths.splice(0))
      (scripts.has(path) || (WITH_VERSION.has(path) && isStale(path)) ? stale : paths).push(path);
  }
  return stale.toSorted();
}
