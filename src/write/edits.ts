import {
  createPathTest,
  createRouter,
  digestOf,
  fillItem,
  findDigest,
  homeIn,
  MANIFEST_FILE,
  RESOURCE_FILES,
  type Manifest,
  type Router,
} from '../tree/index.ts';
import type { Comparison } from './comparison.ts';
import { EarlierRecords } from './earlier-records.ts';
import { mergeEdited, type EditedFiles } from './edited-files.ts';

/** What the build before this one left. */
export interface Earlier {
  readonly manifest: Manifest;
  /** Whether this build has the same options and versions, so that it writes the same files. */
  readonly isSame: boolean;
  /** Whether this build writes the same files that hold no data: the explorer, what a hosting provider needs. */
  readonly hasSameFiles: boolean;
}

// No build writes a document as large as that.
const LARGEST_DOCUMENT = 1 << 26;

/**
 * Finds out, of files that a build is about to replace or remove, which ones were edited by hand: neither what the build
 * before wrote nor what this one writes. Looks at those files only. Items are compared with the records that lie beside
 * them, so these have to be replaced after their items.
 */
export class Edits {
  /** What the build before left. */
  readonly earlier: Earlier;
  #found: EditedFiles = { count: 0, named: [] };
  readonly #has: (path: string) => boolean;
  readonly #route: Router;
  readonly #records: EarlierRecords;
  /** The resources, by the path of the file that has all their records. */
  readonly #resources: Map<string, string> = new Map();

  /** @param dir the folder of the tree */
  constructor(dir: string, earlier: Earlier) {
    const { manifest } = earlier;
    this.earlier = earlier;
    this.#has = createPathTest(manifest);
    this.#route = createRouter(manifest);
    this.#records = new EarlierRecords(dir, manifest);
    for (const resource of Object.keys(manifest.resources)) {
      this.#resources.set(`${homeIn(manifest, resource)}/${RESOURCE_FILES.records.name}`, resource);
    }
  }

  /** What was found. */
  get found(): EditedFiles {
    return this.#found;
  }

  /** Looks at a file that differs from what this build has in its place. */
  look(path: string, file: Comparison): void {
    if (this.#has(path) && this.#isEdited(path, file)) this.merge({ count: 1, named: [path] });
  }

  /** Takes over what was found elsewhere. */
  merge(found: EditedFiles): void {
    this.#found = mergeEdited(this.#found, found);
  }

  /** Leaves no file open. */
  close(): void {
    this.#records.close();
  }

  #isEdited(path: string, file: Comparison): boolean {
    const { manifest, isSame, hasSameFiles } = this.earlier;
    const route = this.#route(`/${path}`);
    if (route?.kind === 'item') {
      const line = this.#records.line(route.resource, route.id);
      return line !== undefined && !file.holds(Buffer.from(fillItem(manifest.item, route.resource, line)));
    }
    // The file of the records may be next to be replaced.
    this.close();
    // Nothing tells of other files what they were, but that this build would write them just so: pictures are the rest.
    if (route?.kind !== 'document') return manifest.files.includes(path) ? hasSameFiles : isSame;
    if (route.file === MANIFEST_FILE) return false;
    const entry = manifest.resources[this.#resources.get(route.file) ?? ''];
    if (entry) return this.#records.isWhole(path, entry) === false;
    const digest = findDigest(manifest, route.file);
    if (digest === undefined) return false;
    return file.size > LARGEST_DOCUMENT || digestOf(file.read(0, file.size).toString()) !== digest;
  }
}
