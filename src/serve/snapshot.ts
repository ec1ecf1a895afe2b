import { type Found, type Signal, type Tree, TreeError, type TreeFile, type Wanted } from '../runtime/index.ts';
import { enoughFiles, fillItem, lookUpPosition, type Manifest } from '../tree/index.ts';
import type { StoredCollection } from './collection.ts';
import type { EditedItems } from './edited-items.ts';
import { GRACE_MS, SEARCH_BYTES } from './limits.ts';
import { SearchCache } from './search-cache.ts';

/** Makes the trees of other seeds; undefined for a seed that nobody chose. */
export type Seeded = (seed: number | undefined) => Tree;

/** What a snapshot is made of. What could not be read is the error that says so. */
export interface SnapshotParts {
  readonly manifest: Manifest;
  /** The text of the manifest. */
  readonly text: string;
  /** By path. */
  readonly documents: ReadonlyMap<string, TreeFile | TreeError>;
  /** By path noun. */
  readonly collections: ReadonlyMap<string, StoredCollection | TreeError>;
  /** Finds the items that were edited by hand. Default: there are none. */
  readonly items?: EditedItems | undefined;
  /** Default: there is no generator for this tree. */
  readonly seeded?: Seeded | undefined;
  /** Why there is no generator for this tree. Default: the host has none. */
  readonly unseeded?: string | undefined;
}

function present<T>(value: T | TreeError | undefined, name: string): T {
  if (value instanceof TreeError) throw value;
  if (value === undefined) throw new TreeError(`The tree has no ${name}.`);
  return value;
}

/** Exactly one build, which a server holds. It never changes. */
export class Snapshot implements Tree {
  readonly manifest: Manifest;
  readonly seeded?: NonNullable<Tree['seeded']>;
  /** Why there is no generator for this tree. */
  readonly unseeded: string | undefined;
  readonly #parts: SnapshotParts;
  readonly #searches: SearchCache = new SearchCache(SEARCH_BYTES);
  /** The resources, by the path of the file that has all their records. */
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
    const end = lookUpPosition(this.manifest.resources[resource], id);
    const edited = this.#parts.items?.edited(resource, end);
    if (edited !== undefined) return { type, body: edited };
    const { lines } = await this.records(resource, { start: end - 1, end });
    const [record] = lines;
    return record === undefined ? undefined : { type, body: fillItem(this.manifest.item, resource, record) };
  }

  /** Looks for items that were edited by hand, in the background. */
  async lookAtItems(): Promise<void> {
    await this.#parts.items?.run();
  }

  /**
   * Closes all files as soon as nobody reads them.
   *
   * @param grace how long requests that have been given this snapshot may take to begin, in milliseconds
   */
  retire(grace: number = GRACE_MS): void {
    this.#parts.items?.stop();
    const close = (): void => {
      for (const collection of this.#parts.collections.values()) {
        if (!(collection instanceof TreeError)) collection.retire();
      }
    };
    if (grace > 0) setTimeout(close, grace).unref();
    else close();
  }
}
