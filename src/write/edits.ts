import {
  createPathTest,
  createRouter,
  digestOf,
  fillItem,
  findDigest,
  foldersOf,
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

// As the names of items are written, up to the most a resource may have.
const ITEM = /^([1-9]\d{0,5})\.json$/;

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
  /** The resources, by each folder that has their items. */
  readonly #folders: Map<string, string> = new Map();

  /** @param dir the folder of the tree */
  constructor(dir: string, earlier: Earlier) {
    const { manifest } = earlier;
    this.earlier = earlier;
    this.#has = createPathTest(manifest);
    this.#route = createRouter(manifest);
    this.#records = new EarlierRecords(dir, manifest);
    for (const [resource, { category }] of Object.entries(manifest.resources)) {
      this.#resources.set(`${homeIn(manifest, resource)}/${RESOURCE_FILES.records.name}`, resource);
      const folders = manifest.packed ? [] : foldersOf({ name: resource, category }, manifest.layout);
      for (const folder of folders) this.#folders.set(folder, resource);
    }
  }

  /** What was found. */
  get found(): EditedFiles {
    return this.#found;
  }

  /** Looks at a file that differs from what this build has in its place. */
  look(path: string, file: Comparison): void {
    const end = path.lastIndexOf('/');
    const resource = this.#folders.get(path.slice(0, Math.max(0, end)));
    const [, id] = (resource !== undefined && ITEM.exec(path.slice(end + 1))) || [];
    const isEdited = resource && id ? this.#isItemEdited(resource, Number(id), file) : this.#isFileEdited(path, file);
    if (isEdited) this.merge({ count: 1, named: [path] });
  }

  /** Takes over what was found elsewhere. */
  merge(found: EditedFiles): void {
    this.#found = mergeEdited(this.#found, found);
  }

  /** Leaves no file open. */
  close(): void {
    this.#records.close();
  }

  #isItemEdited(resource: string, id: number, file: Comparison): boolean {
    const line = this.#records.line(resource, id);
    return line !== undefined && !file.holds(Buffer.from(fillItem(this.earlier.manifest.item, resource, line)));
  }

  #isFileEdited(path: string, file: Comparison): boolean {
    const { manifest, isSame, hasSameFiles } = this.earlier;
    if (!this.#has(path)) return false;
    const route = this.#route(`/${path}`);
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
