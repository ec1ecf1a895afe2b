import { closeSync } from 'node:fs';
import { MockgenError } from '../errors.ts';
import { isAbsent, openInside, readAndCloseSoon, systemCode } from '../node/index.ts';
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
import { FileCollection, MemoryCollection, type BlockReading, type StoredCollection } from './collections.ts';
import { faultOf } from './json-fault.ts';
import type { Edit } from './notices.ts';
import { OpenFile } from './open-file.ts';
import { Pacer } from './pacer.ts';
import { scanBlocks } from './scan-blocks.ts';

/** Thrown if a file differs from its manifest, and the reader is not lenient. */
export class Mismatch extends Error {}

/** How the files of a tree are read. */
export interface TreeReading extends BlockReading {
  /** Whether files that differ from their manifest are accepted as they are. */
  readonly isLenient: boolean;
  /** Whether files stay open between reads. */
  readonly keepsHandles: boolean;
}

/** Returns a sentence that says why a file could not be read. */
function wordUnread(path: string, error: unknown): string {
  const code = systemCode(error) ?? '';
  if (isAbsent(error)) return `${path} is missing: build it again.`;
  if (code === 'ELINK') return `${path} is a link, or behind one: build it again, since links are not followed.`;
  if (['EISDIR', 'ENXIO'].includes(code)) return `${path} cannot be read: something else is in its place.`;
  return `${path} cannot be read: build it again.`;
}

/** Reads the files of one build, and checks each file against the manifest. */
export class TreeReader {
  /** The files that differ from the manifest. */
  readonly edits: Edit[] = [];
  readonly #root: string;
  readonly #manifest: Manifest;
  readonly #reading: TreeReading;
  readonly #pacer: Pacer = new Pacer();

  /** @param root the real path of the tree's folder */
  constructor(root: string, manifest: Manifest, reading: TreeReading) {
    this.#root = root;
    this.#manifest = manifest;
    this.#reading = reading;
  }

  /** Returns the size of a file of the tree in bytes; 0 if it does not exist or cannot be found. */
  size(path: string): number {
    try {
      const { handle, stats } = openInside(this.#root, path);
      closeSync(handle);
      return stats.size;
    } catch {
      return 0;
    }
  }

  /** Reads a document, and compares it with its digest. */
  async document(path: string): Promise<TreeFile | TreeError> {
    const bytes = await this.#errorAsValue(path, () => this.#read(path));
    if (bytes instanceof TreeError) return bytes;
    const text = bytes.toString();
    const digest = digestOf(text);
    const promised = this.#manifest.documents[path];
    const fault = promised === digest ? undefined : faultOf(path, text);
    if (fault || (promised !== undefined && promised !== digest)) this.#noteMismatch(path, fault);
    if (fault) return fault;
    return { type: 'application/json', body: bytes, bytes: bytes.length, digest };
  }

  /** Reads a collection into memory. */
  async memoryCollection(path: string, entry: ManifestResource): Promise<StoredCollection | TreeError> {
    const bytes = await this.#errorAsValue(path, () => this.#read(path));
    if (bytes instanceof TreeError) return bytes;
    const blocks = await this.#blocksOf(path, entry);
    const matches = blocks !== undefined && (await this.#matches(bytes, blocks));
    const fault = matches ? undefined : faultOf(path, bytes.toString());
    if (fault || (blocks && !matches)) this.#noteMismatch(path, fault);
    if (fault) return fault;
    return new MemoryCollection(path, bytes, matches ? entry.digest : digestOf(bytes));
  }

  /** Opens a collection that is read from its file block by block. */
  async fileCollection(path: string, entry: ManifestResource): Promise<StoredCollection | TreeError> {
    return this.#errorAsValue(path, async () => {
      const { keepsHandles, onReplaced } = this.#reading;
      const file = new OpenFile(this.#root, path, { keepsHandle: keepsHandles, onReplaced });
      try {
        return await this.#openCollection(path, file, entry);
      } catch (error) {
        file.retire();
        throw error;
      }
    });
  }

  async #openCollection(path: string, file: OpenFile, entry: ManifestResource): Promise<StoredCollection> {
    const blocks = await this.#blocksOf(path, entry);
    const located = blocks && locateBlocks(blocks);
    if (blocks && located?.size === file.size) {
      const placed = blocks.map((block, at) => ({ ...block, ...(located.ranges[at] ?? { start: 0, end: 0 }) }));
      const collection = new FileCollection(path, file, { blocks: placed, total: entry.total }, this.#reading);
      if (!(await collection.matchesManifest())) this.#noteMismatch(path);
      return collection;
    }
    if (blocks) this.#noteMismatch(path);
    const found = await file.during(() => scanBlocks(file));
    if (found) return new FileCollection(path, file, found, this.#reading);
    throw new TreeError(`${path} is large and does not have one record per line: build it again.`);
  }

  /** Returns the blocks of a collection, from the manifest or from the index file; undefined if neither has them. */
  async #blocksOf(path: string, entry: ManifestResource): Promise<readonly Block[] | undefined> {
    if (!entry.indexed) return readBlocks(entry);
    const index = path.replace(/[^/]*$/, BLOCKS_FILE.name);
    const bytes = await this.#errorAsValue(index, () => this.#read(index));
    if (bytes instanceof TreeError) return undefined;
    const blocks = readIndex(bytes, entry.digest);
    if (!blocks) this.#noteMismatch(index);
    return blocks;
  }

  /** Whether the content of a file consists of exactly the given blocks. */
  async #matches(bytes: Buffer, blocks: readonly Block[]): Promise<boolean> {
    const { ranges, size } = locateBlocks(blocks);
    if (size !== bytes.length) return false;
    for (const [at, { start, end }] of ranges.entries()) {
      if (digestOf(bytes.toString('utf8', start, end)) !== blocks[at]?.digest) return false;
      await this.#pacer.add(end - start);
    }
    return true;
  }

  #noteMismatch(path: string, fault?: TreeError): void {
    if (!this.#reading.isLenient) throw new Mismatch(`${path} does not match mockgen.json`);
    this.edits.push({ path, fault: fault?.message });
  }

  /** Runs `read`. A lenient reader returns the error of an unreadable file, for whoever requests that file. */
  async #errorAsValue<T>(path: string, read: () => Promise<T>): Promise<T | TreeError> {
    try {
      return await read();
    } catch (error) {
      const isOfFile = error instanceof TreeError || error instanceof MockgenError || systemCode(error) !== undefined;
      if (!isOfFile) throw error;
      const reported = error instanceof TreeError ? error : new TreeError(wordUnread(path, error));
      if (!this.#reading.isLenient) throw new Mismatch(reported.message.replace(/\.$/, ''));
      this.edits.push({ path, fault: reported.message });
      return reported;
    }
  }

  async #read(path: string): Promise<Buffer> {
    const bytes = await readAndCloseSoon(openInside(this.#root, path));
    await this.#pacer.add(bytes.length);
    return bytes;
  }
}
