import { lstatSync, readFileSync, statSync, type Stats } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { MockgenError } from '../errors.ts';
import { ifThere, isTreePath, realPathInside, systemCode } from '../node/index.ts';
import { TreeError, type TreeFile } from '../runtime/index.ts';
import {
  BLOCKS_FILE,
  digestOf,
  locateBlocks,
  readBlocks,
  readIndex,
  type Block,
  type Manifest,
  type ManifestResource,
} from '../tree/index.ts';
import { scanBlocks } from './scan-blocks.ts';
import { MemoryCollection, type StoredCollection } from './collection.ts';
import { FileCollection, type BlockReading } from './open-collection.ts';
import { OpenFile } from './open-file.ts';
import { Pacer } from './pacer.ts';

/** A file that is not what the manifest says, where that may not be. */
export class Mismatch extends Error {}

/** How the files of a tree are read. */
export interface Reading extends BlockReading {
  /** Whether files that differ from what the manifest says are taken as they are. */
  readonly isLenient: boolean;
  /** Whether files stay open between reads. */
  readonly keepsHandles: boolean;
}

// Reading a small file on the spot costs a tenth of a way through the thread pool.
const SMALL_FILE = 250_000;

/** Where a file of a tree really is. */
interface Place {
  readonly real: string;
  readonly stats: Stats;
}

/** Reads the files of one build, and checks each against its manifest. */
export class TreeReader {
  /** Paths of the files that differ from what the manifest says. */
  readonly edits: string[] = [];
  readonly #root: string;
  readonly #manifest: Manifest;
  readonly #reading: Reading;
  readonly #pace: Pacer = new Pacer();
  /** Where the folders of the tree really are, by their paths. */
  readonly #folders: Map<string, string | undefined> = new Map();

  /** @param root the real folder of the tree */
  constructor(root: string, manifest: Manifest, reading: Reading) {
    this.#root = root;
    this.#manifest = manifest;
    this.#reading = reading;
  }

  /** How many bytes a file has; 0 for one that is not there. */
  size(path: string): number {
    try {
      return this.#look(path).size;
    } catch {
      return 0;
    }
  }

  /** Reads a document. */
  async document(path: string): Promise<TreeFile | TreeError> {
    const bytes = await this.#guard(path, () => this.#read(path));
    if (bytes instanceof TreeError) return bytes;
    const digest = digestOf(bytes.toString());
    const promised = this.#manifest.documents[path];
    if (promised !== undefined && promised !== digest) this.#differs(path);
    return { type: 'application/json', body: bytes, bytes: bytes.length, digest };
  }

  /** Reads a collection as a whole. */
  async held(path: string, entry: ManifestResource): Promise<StoredCollection | TreeError> {
    const bytes = await this.#guard(path, () => this.#read(path));
    if (bytes instanceof TreeError) return bytes;
    const blocks = await this.#blocksOf(path, entry);
    const isPromised = blocks !== undefined && (await this.#holds(bytes, blocks));
    if (blocks && !isPromised) this.#differs(path);
    return new MemoryCollection(path, bytes, isPromised ? entry.digest : digestOf(bytes));
  }

  /** Opens a collection, to be read block by block. */
  async open(path: string, entry: ManifestResource): Promise<StoredCollection | TreeError> {
    return this.#guard(path, async () => {
      const file = new OpenFile(this.#look(path).real, path, this.#reading.keepsHandles, this.#reading.onReplaced);
      try {
        return await this.#blocked(path, file, entry);
      } catch (error) {
        file.retire();
        throw error;
      }
    });
  }

  async #blocked(path: string, file: OpenFile, entry: ManifestResource): Promise<StoredCollection> {
    const blocks = await this.#blocksOf(path, entry);
    const places = blocks && locateBlocks(blocks);
    if (blocks && places?.size === file.size) {
      const placed = blocks.map((block, at) => ({ ...block, ...(places.ranges[at] ?? { start: 0, end: 0 }) }));
      const collection = new FileCollection(path, file, { blocks: placed, total: entry.total }, this.#reading);
      if (!(await collection.fits())) this.#differs(path);
      return collection;
    }
    if (blocks) this.#differs(path);
    const found = await file.during(() => scanBlocks(file));
    if (found) return new FileCollection(path, file, found, this.#reading);
    throw new TreeError(`${path} is large and not laid out in lines: build it again.`);
  }

  /** The blocks of a collection, as the manifest or its index tells of them; undefined where neither does. */
  async #blocksOf(path: string, entry: ManifestResource): Promise<readonly Block[] | undefined> {
    if (!entry.indexed) return readBlocks(entry);
    const index = path.replace(/[^/]*$/, BLOCKS_FILE.name);
    const bytes = await this.#guard(index, () => this.#read(index));
    if (bytes instanceof TreeError) return undefined;
    const blocks = readIndex(bytes, entry.digest);
    if (!blocks) this.#differs(index);
    return blocks;
  }

  /** Whether a file is exactly the blocks that the manifest tells of. */
  async #holds(bytes: Buffer, blocks: readonly Block[]): Promise<boolean> {
    const { ranges, size } = locateBlocks(blocks);
    if (size !== bytes.length) return false;
    for (const [at, { start, end }] of ranges.entries()) {
      if (digestOf(bytes.toString('utf8', start, end)) !== blocks[at]?.digest) return false;
      await this.#pace.add(end - start);
    }
    return true;
  }

  #differs(path: string): void {
    if (!this.#reading.isLenient) throw new Mismatch(`${path} does not match mockgen.json`);
    this.edits.push(path);
  }

  /** What `read` gives; what goes wrong with a file is kept as the answer to who asks for it, if that may be. */
  async #guard<T>(path: string, read: () => Promise<T>): Promise<T | TreeError> {
    try {
      return await read();
    } catch (error) {
      const isOfFile = error instanceof TreeError || error instanceof MockgenError || systemCode(error) !== undefined;
      if (!isOfFile) throw error;
      const told = error instanceof TreeError ? error : new TreeError(`${path} cannot be read: build it again.`);
      if (!this.#reading.isLenient) throw new Mismatch(told.message.replace(/\.$/, ''));
      this.edits.push(path);
      return told;
    }
  }

  async #read(path: string): Promise<Buffer> {
    const { real, size } = this.#look(path);
    const bytes = size > SMALL_FILE ? await readFile(real) : readFileSync(real);
    await this.#pace.add(bytes.length);
    return bytes;
  }

  #look(path: string): { readonly real: string; readonly size: number } {
    const found = this.#inFolder(path) ?? this.#anywhere(path);
    if (found === undefined) throw new TreeError(`${path} is missing: build it again.`);
    // A pipe would never come to an end.
    if (!found.stats.isFile()) throw new TreeError(`${path} cannot be read: something else is in its place.`);
    return { real: found.real, size: found.stats.size };
  }

  /** A file that is no link, which most are: its folder is resolved once, for all that lie there. */
  #inFolder(path: string): Place | undefined {
    const name = dirname(path);
    if (!isTreePath(path)) return undefined;
    if (!this.#folders.has(name))
      this.#folders.set(name, name === '.' ? this.#root : realPathInside(this.#root, name, this.#root));
    const folder = this.#folders.get(name);
    if (folder === undefined) return undefined;
    const real = join(folder, basename(path));
    const stats = ifThere(() => lstatSync(real));
    return stats?.isSymbolicLink() === false ? { real, stats } : undefined;
  }

  #anywhere(path: string): Place | undefined {
    const real = realPathInside(this.#root, path, this.#root);
    return real === undefined ? undefined : { real, stats: statSync(real) };
  }
}
