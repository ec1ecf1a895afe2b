import {
  BLOCKS_FILE,
  createPathTest,
  createRouter,
  digestOf,
  fillItem,
  findDigest,
  addressesOf,
  MANIFEST_FILE,
  nestedFilesOf,
  positionOf,
  readIndex,
  RESOURCE_FILES,
  routesOf,
  templatesOf,
  type Manifest,
  type Router,
} from '../tree/index.ts';
import { MockgenError } from '../errors.ts';
import type { Comparison } from './comparison.ts';
import { EarlierRecords } from './earlier-records.ts';
import { mergeEdited, type EditedFiles } from './edited-files.ts';

/** The record that a file of an item contains. */
interface Item {
  readonly resource: string;
  /** Position of the record in its resource, from 1. */
  readonly position: number;
}

/** The tree that the previous build left, compared with the one of this build. */
export interface Earlier {
  readonly manifest: Manifest;
  /** Whether this build has the same options and versions, so that it writes the same files. */
  readonly isSame: boolean;
  /**
   * Whether this build writes the same files other than data: the explorer, scripts, and the files of a hosting
   * provider.
   */
  readonly hasSameFiles: boolean;
}

// A name of an item, without folder; the capture is the id.
const ITEM = /^([^/]+)\.json$/;

// Every script and page that a build copies contains this word.
const OUR_NAME = /mockgen/i;

// A build never writes a document of this size.
const LARGEST_DOCUMENT = 1 << 26;

/**
 * Compares files that a build is about to replace or remove with what the manifest says that the last build wrote:
 * which ones were edited by hand, and which ones are certainly from that build. Items are compared with the records
 * that lie beside them, so `all.json` has to be replaced after its items.
 */
export class Edits {
  /** The tree that the previous build left, compared with the one of this build. */
  readonly earlier: Earlier;
  #found: EditedFiles = { count: 0, named: [] };
  readonly #has: (path: string) => boolean;
  readonly #route: Router;
  readonly #records: EarlierRecords;
  /** The files of nested collections of the resource that was looked up last. */
  #nested: { readonly resource: string; readonly files: ReadonlyMap<string, () => string> } | undefined;
  /** The resource of each file with all records, by the path of the file. */
  readonly #resources: Map<string, string> = new Map();
  /** The resource of each folder with items, by the path of the folder. */
  readonly #folders: Map<string, string> = new Map();

  /** @param dir the folder of the tree */
  constructor(dir: string, earlier: Earlier) {
    const { manifest } = earlier;
    this.earlier = earlier;
    this.#has = createPathTest(manifest);
    this.#route = createRouter(manifest);
    this.#records = new EarlierRecords(dir, manifest);
    for (const [resource, { home, folders, isSingle }] of routesOf(manifest).resources) {
      this.#resources.set(`${home}/${RESOURCE_FILES.records.name}`, resource);
      if (!manifest.packed && !isSingle) for (const folder of folders) this.#folders.set(folder, resource);
    }
  }

  /** The edited ones among the files that {@link look} was called for. */
  get found(): EditedFiles {
    return this.#found;
  }

  /** Looks at a file that is about to be replaced, and notes it if somebody has edited it. */
  look(path: string, file: Comparison): void {
    const item = this.#itemAt(path);
    const isEdited = item ? this.#isItem(item, file) === false : this.#isFileEdited(path, file);
    if (isEdited) this.merge({ count: 1, named: [path] });
  }

  /**
   * Whether a file is certainly from the last build. A manifest alone proves nothing, since it can be damaged, or made
   * up: a document, an item or a collection needs the content that the manifest's digests describe, a picture the
   * collection it belongs to, and a script or page a content that names mockgen.
   */
  isProven(path: string, file: Comparison): boolean {
    const item = this.#itemAt(path);
    if (item) return this.#isItem(item, file) === true;
    const { manifest } = this.earlier;
    if (manifest.files.includes(path)) return file.size === 0 || OUR_NAME.test(file.read(0, file.size).toString());
    const route = this.#route(`/${path}`);
    this.close();
    if (route?.kind === 'collection') return this.#isNested(route.resource, path, file) === true;
    if (route?.kind === 'document') return this.#isDocument(route.file, path, file) === true;
    // An index or a picture: neither has a digest of its own.
    const resource = route?.kind === 'file' ? route.resource : undefined;
    const entry = resource === undefined ? undefined : manifest.resources[resource];
    if (resource === undefined || !entry) return false;
    if (path.endsWith(`/${BLOCKS_FILE.name}`)) return readIndex(file.read(0, file.size), entry.digest) !== undefined;
    return (
      this.#records.isWhole(`${addressesOf(manifest, resource).home}/${RESOURCE_FILES.records.name}`, entry) === true
    );
  }

  /** Adds the edited files that another thread has found. */
  merge(found: EditedFiles): void {
    this.#found = mergeEdited(this.#found, found);
  }

  /** Closes all files. */
  close(): void {
    this.#records.close();
  }

  #itemAt(path: string): Item | undefined {
    const end = path.lastIndexOf('/');
    const resource = this.#folders.get(path.slice(0, Math.max(0, end)));
    const [, id] = (resource !== undefined && ITEM.exec(path.slice(end + 1))) || [];
    const position = resource && id ? positionOf(this.earlier.manifest.resources[resource], id) : 0;
    return resource && position > 0 && position < Infinity ? { resource, position } : undefined;
  }

  /** Whether the file of an item has the same record as `all.json`; undefined if `all.json` has no such record. */
  #isItem({ resource, position }: Item, file: Comparison): boolean | undefined {
    const line = this.#records.line(resource, position);
    return line === undefined
      ? undefined
      : file.holds(Buffer.from(fillItem(templatesOf(this.earlier.manifest, resource).item, resource, line)));
  }

  /**
   * Whether the file of a nested collection follows from the records in `all.json`; undefined if these are not as the
   * build wrote them.
   */
  #isNested(resource: string, path: string, file: Comparison): boolean | undefined {
    if (this.#nested?.resource !== resource) this.#nested = { resource, files: this.#readNested(resource) };
    const text = this.#nested.files.get(path);
    return text && file.holds(Buffer.from(text()));
  }

  /** Returns functions that make the text of each file of a resource's nested collections, by path. */
  #readNested(resource: string): ReadonlyMap<string, () => string> {
    const { manifest } = this.earlier;
    const texts = new Map<string, () => string>();
    try {
      for (const { paths, text } of nestedFilesOf(manifest, resource, (name) => this.#records.all(name))) {
        for (const path of paths) texts.set(path, text);
      }
    } catch (error) {
      // Records that are not those of the build prove nothing.
      if (!(error instanceof MockgenError)) throw error;
      return new Map();
    }
    return texts;
  }

  /** Whether a document has the digest that the manifest states; undefined if the manifest states none. */
  #isDocument(name: string, path: string, file: Comparison): boolean | undefined {
    const { manifest } = this.earlier;
    const entry = manifest.resources[this.#resources.get(name) ?? ''];
    if (entry) return this.#records.isWhole(path, entry);
    const digest = findDigest(manifest, name);
    if (digest === undefined) return undefined;
    return file.size <= LARGEST_DOCUMENT && digestOf(file.read(0, file.size).toString()) === digest;
  }

  #isFileEdited(path: string, file: Comparison): boolean {
    const { manifest, isSame, hasSameFiles } = this.earlier;
    if (!this.#has(path)) return false;
    const route = this.#route(`/${path}`);
    // The file with the records may be the next one to be replaced.
    this.close();
    if (route?.kind === 'collection') return this.#isNested(route.resource, path, file) === false;
    // Pictures and scripts have no digest: they were edited if this build writes the same ones but finds others.
    if (route?.kind !== 'document') return manifest.files.includes(path) ? hasSameFiles : isSame;
    if (route.file === MANIFEST_FILE) return false;
    return this.#isDocument(route.file, path, file) === false;
  }
}
