import type { BoundedCache } from '../caching/index.ts';
import { nextTurn } from '../node/index.ts';
import { type Lines, TreeError, type TreeFile } from '../runtime/index.ts';
import { BLOCK_SIZE, digestOf, digestOfBlocks, splitBlock, splitRecords } from '../tree/index.ts';
import type { OpenFile } from './open-file.ts';
import { CHECKED_BYTES } from './limits.ts';
import { faultOf } from './json-fault.ts';
import type { Edit } from './notices.ts';
import type { FoundBlocks, PlacedBlock } from './scan-blocks.ts';

/** The records of a resource, in memory or in a file. */
export interface StoredCollection {
  /** The number of records. Reading it throws TreeError when the file is not a JSON array. */
  readonly total: number;
  /** The content of `all.json`, which has every record. */
  readonly file: TreeFile;
  /** Yields the lines of all records in order, some at a time. */
  readonly lines: Lines;
  /** Returns the records at some positions, from 0, each as one line of JSON. */
  at(positions: readonly number[]): Promise<readonly string[]>;
  /** Runs `work`, and keeps the file open until it is done, even if the collection is retired in the meantime. */
  during<T>(work: () => Promise<T>): Promise<T>;
  /** Closes the file as soon as nothing reads it any more. */
  retire(): void;
}

/** A collection that is held in memory. */
export class MemoryCollection implements StoredCollection {
  readonly file: TreeFile;
  readonly #path: string;
  readonly #bytes: Buffer;
  #split: readonly string[] | undefined;

  /**
   * @param path the path of `all.json` inside the tree
   * @param bytes its content
   */
  constructor(path: string, bytes: Buffer, digest: string) {
    this.file = { type: 'application/json', body: bytes, bytes: bytes.length, digest };
    this.#path = path;
    this.#bytes = bytes;
  }

  get total(): number {
    return this.#lines().length;
  }

  readonly lines = (): Iterable<readonly string[]> => [this.#lines()];

  /** Returns the record at a position, from 0; an empty text beyond the last one. */
  line(position: number): string {
    return this.#lines()[position] ?? '';
  }

  async at(positions: readonly number[]): Promise<readonly string[]> {
    return positions.map((position) => this.line(position));
  }

  during<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  retire(): void {}

  #lines(): readonly string[] {
    this.#split ??= this.#splitRecords();
    return this.#split;
  }

  #splitRecords(): readonly string[] {
    try {
      return splitRecords(this.#bytes.toString());
    } catch {
      throw new TreeError(`${this.#path} is broken: build it again.`);
    }
  }
}

/** What is needed to read a collection from its file block by block (256 records each). */
export interface BlockReading {
  /** Blocks that were read, by block number and path: their records as lines. */
  readonly cache: BoundedCache<readonly string[]>;
  /** Is called for a block that does not match the manifest; returns true to accept the block as an edit by hand. */
  readonly onMismatch: (edit: Edit) => boolean;
  /** Is called if another file has replaced the one that was opened. */
  readonly onReplaced: () => void;
}

/** A large collection: it is read from its file block by block, and each block is checked against the manifest. */
export class FileCollection implements StoredCollection {
  readonly total: number;
  readonly #path: string;
  readonly #file: OpenFile;
  readonly #blocks: PlacedBlock[];
  readonly #reading: BlockReading;

  /** @param path the path of `all.json` inside the tree */
  constructor(path: string, file: OpenFile, { blocks, total }: FoundBlocks, reading: BlockReading) {
    this.#path = path;
    this.#file = file;
    this.#blocks = [...blocks];
    this.total = total;
    this.#reading = reading;
  }

  get file(): TreeFile {
    return {
      type: 'application/json',
      body: this.#file.throughout(this.#pieces()),
      bytes: this.#file.size,
      digest: digestOfBlocks(this.#blocks),
    };
  }

  readonly lines = (): AsyncIterable<readonly string[]> => this.#allLines();

  async at(positions: readonly number[]): Promise<readonly string[]> {
    const found: string[] = [];
    for (const position of positions) {
      const lines = await this.#linesOf(Math.floor(position / BLOCK_SIZE));
      found.push(lines[position % BLOCK_SIZE] ?? '');
    }
    return found;
  }

  during<T>(work: () => Promise<T>): Promise<T> {
    return this.#file.during(work);
  }

  retire(): void {
    this.#file.retire();
  }

  /**
   * Checks the first and the last block, which hardly any file of another build matches. A block that differs gets the
   * digest it has, in case the caller accepts the file nonetheless. Blocks of long records are checked when they are read, like
   * all others in between.
   */
  async matchesManifest(): Promise<boolean> {
    let matches = true;
    for (const number of [0, this.#blocks.length - 1]) {
      const block = this.#blocks[number];
      if (!block || block.bytes > CHECKED_BYTES) continue;
      const digest = digestOf((await this.#file.read(block.start, block.end)).toString());
      if (digest === block.digest) continue;
      this.#blocks[number] = { ...block, digest };
      matches = false;
    }
    return matches;
  }

  async #linesOf(number: number): Promise<readonly string[]> {
    const key = `${number} ${this.#path}`;
    const known = this.#reading.cache.get(key);
    if (known) return known;
    const block = this.#blocks[number];
    if (!block) return [];
    const text = await this.#checkedText(number, await this.#file.read(block.start, block.end));
    const lines = splitBlock(text);
    this.#reading.cache.set(key, lines, block.bytes);
    return lines;
  }

  /**
   * Returns the text of a block; throws TreeError 503 unless it matches the manifest or is accepted as an edit by hand, and 500
   * for an edit that is not JSON.
   */
  async #checkedText(number: number, bytes: Buffer): Promise<string> {
    const text = bytes.toString();
    const digest = digestOf(text);
    const block = this.#blocks[number];
    if (!block || digest === block.digest) return text;
    const fault = faultOf(this.#path, `[${text}]`, number * BLOCK_SIZE + 1);
    if (!this.#reading.onMismatch({ path: this.#path, fault: fault?.message })) {
      throw new TreeError(`${this.#path} does not match mockgen.json: another build may be under way.`, 503);
    }
    if (fault) throw fault;
    this.#blocks[number] = { ...block, digest };
    return text;
  }

  /** Yields all records without caching them, since a search keeps the texts that it needs. */
  async *#allLines(): AsyncGenerator<readonly string[], void, undefined> {
    for (const [number, { start, end }] of this.#blocks.entries()) {
      yield splitBlock(await this.#checkedText(number, await this.#file.read(start, end)));
      await nextTurn();
    }
  }

  /** Yields the bytes of the whole file, block by block; each piece includes the bytes up to the next block. */
  async *#pieces(): AsyncGenerator<Uint8Array, void, undefined> {
    for (const [number, block] of this.#blocks.entries()) {
      const from = number === 0 ? 0 : block.start;
      const to = this.#blocks[number + 1]?.start ?? this.#file.size;
      const bytes = await this.#file.read(from, to);
      await this.#checkedText(number, bytes.subarray(block.start - from, block.end - from));
      yield bytes;
    }
  }
}
