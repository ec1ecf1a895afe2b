import { INDEX_FILE, MANIFEST_FILE, type Manifest } from '../tree/index.ts';

/** How a folder differs from a tree: paths. */
export interface Differences {
  readonly changed: string[];
  readonly missing: string[];
  readonly extra: string[];
}

/** The documents that tell of the release that wrote them. */
const TELLING: ReadonlySet<string> = new Set([MANIFEST_FILE, INDEX_FILE]);

type JsonObject = Readonly<Record<string, unknown>>;

/** A document without what tells of scripts, and of the release that wrote it. */
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
 * Whether two texts of a document tell of the same data, so that they differ in what they say of the release alone.
 *
 * @example
 * isSameData('{"version":"0.3.0"}', '{"version":"0.3.1"}') // => true
 */
export function isSameData(one: string, other: string): boolean {
  const data = withoutCode(one);
  return data !== undefined && data === withoutCode(other);
}

/**
 * Takes what is only stale out of the differences between a tree and what would be built: scripts of another release.
 *
 * @param was the manifest of the tree
 * @param is that of the tree that would be built
 * @param isStale whether a document that has changed, and tells of its release, tells of the same data
 * @returns the paths that it has taken out, sorted; none where the scripts are those of this release
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
  // Each list is emptied, and gets back what stays.
  for (const paths of [differences.changed, differences.missing, differences.extra]) {
    for (const path of paths.splice(0))
      (scripts.has(path) || (TELLING.has(path) && isStale(path)) ? stale : paths).push(path);
  }
  return stale.toSorted();
}
