import {
  type Found,
  type Seeds,
  type Signal,
  type Tree,
  TreeError,
  type TreeFile,
  type Wanted,
} from '../runtime/index.ts';
import { enoughFiles, fillItem, positionOf, templatesOf, type Manifest } from '../tree/index.ts';
import type { StoredCollection } from './collections.ts';
import type { EditedItems } from './edited-items.ts';
import { GRACE_MS, SEARCH_BYTES } from './limits.ts';
import { SearchCache } from './search-cache.ts';

/** The parts of a snapshot. If a file could not be read, the error that says why stands in its place. */
export interface SnapshotParts {
  readonly manifest: Manifest;
  /** The documents by path. */
  readonly documents: ReadonlyMap<string, TreeFile | TreeError>;
  /** The collections by resource. */
  readonly collections: ReadonlyMap<string, StoredCollection | TreeError>;
  /** The items that were edited by hand. Default: there are none. */
  readonly editedItems?: EditedItems | undefined;
  /** Generates the trees of other seeds. Default: no other seeds can be generated. */
  readonly seeded?: Seeds | undefined;
  /** Why no other seeds can be generated, as a sentence. Default: the host has no generator. */
  readonly unseeded?: string | undefined;
}

function present<T>(value: T | TreeError | undefined, name: string): T {
  if (value instanceof TreeError) throw value;
  if (value === undefined) throw new TreeError(`The tree has no ${name}.`);
  return value;
}

/** One build of a tree, as a server holds it. A snapshot never changes: a new build is a new snapshot. */
export class Snapshot implements Tree {
  readonly manifest: Manifest;
  readonly seeded?: NonNullable<Tree['seeded']>;
  /** Why no other seeds can be generated, as a sentence; undefined if they can. */
  readonly unseeded: string | undefined;
  readonly #parts: SnapshotParts;
  readonly #searches: SearchCache = new SearchCache(SEARCH_BYTES);
  /** The resource of each `all.json`, by the path of the file. */
  readonly #resources: ReadonlyMap<string, string>;

  constructor(parts: SnapshotParts) {
    this.manifest = parts.manifest;
    this.#parts = parts;
    const { seeded, unseeded } = parts;
    this.unseeded = unseeded;
    if (seeded) this.seeded = seeded;
    else if (unseeded !== undefined) this.seeded = () => unseeded;
    this.#resources = new Map([...enoughFiles(parts.manifest).records].map(([resource, path]) => [path, resource]));
  }

  async records(resource: string, { search, start, end }: Wanted): Promise<Found> {
    const collection = present(this.#parts.collections.get(resource), resource);
    return collection.during(async () => {
      const found = search && (await this.#searches.find(resource, collection.lines, search));
      const total = found?.length ?? collection.total;
      const length = Math.max(0, Math.min(end, total) - start);
      const positions = found?.slice(start, end) ?? Array.from({ length }, (_, at) => start + at);
      return { lines: await collection.at(positions), total };
    });
  }

  async file(path: string, _signal?: Signal): Promise<TreeFile | undefined> {
    const resource = this.#resources.get(path);
    if (resource !== undefined) return present(this.#parts.collections.get(resource), path).file;
    const document = this.#parts.documents.get(path);
    return document && present(document, path);
  }

  async item(resource: string, id: number | string): Promise<TreeFile | undefined> {
    const type = 'application/json';
    const position = positionOf(this.manifest.resources[resource], id);
    const edited = this.#parts.editedItems?.textAt(resource, position);
    if (edited !== undefined) return { type, body: edited };
    const { lines } = await this.records(resource, { start: position - 1, end: position });
    const [record] = lines;
    return record === undefined
      ? undefined
      : { type, body: fillItem(templatesOf(this.manifest, resource).item, resource, record) };
  }

  /** Looks for items that were edited by hand, while other work goes on. */
  async findEditedItems(): Promise<void> {
    await this.#parts.editedItems?.compareAll();
  }

  /**
   * Closes the files of the snapshot as soon as nothing reads them any more.
   *
   * @param grace how long to wait for requests that hold the snapshot but have not begun to read, in milliseconds
   */
  retire(grace: number = GRACE_MS): void {
    this.#parts.editedItems?.stop();
    const close = (): void => {
      for (const collection of this.#parts.collections.values()) {
        if (!(collection instanceof TreeError)) collection.retire();
      }
    };
    if (grace > 0) setTimeout(close, grace).unref();
    else close();
  }
}
