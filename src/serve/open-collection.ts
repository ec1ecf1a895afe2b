import { TreeError, type TreeFile } from '../runtime/index.ts';
import { BLOCK_SIZE, digestOf, digestOfBlocks, splitBlock } from '../tree/index.ts';
import type { FoundBlocks, PlacedBlock } from './scan-blocks.ts';
import type { BoundedCache } from '../caching/index.ts';
import type { StoredCollection } from './collection.ts';
import type { OpenFile } from './open-file.ts';
import { pause } from './pacer.ts';

/** What a collection that is read block by block needs to know of its surroundings. */
export interface BlockReading {
  /** The lines of blocks that were read, by path and position. */
  readonly cache: BoundedCache<readonly string[]>;
  /**
   * Is told of a block that is not what the manifest says, and says whether that is to be taken as it is: an edit by hand.
   */
  readonly onMismatch: (path: string) => boolean;
  /** Is told that a file is not the one that was opened. */
  readonly onReplaced: () => void;
}

/** A collection that is read from its file block by block, each checked when it is read. */
export class FileCollection implements StoredCollection {
  readonly total: number;
  readonly #path: string;
  readonly #file: OpenFile;
  readonly #blocks: PlacedBlock[];
  readonly #reading: BlockReading;

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

  readonly lines = (): AsyncIterable<readonly string[]> => this.#runs();

  async at(positions: readonly number[]): Promise<readonly string[]> {
    const found: string[] = [];
    for (const position of positions) {
      const lines = await this.#lines(Math.floor(position / BLOCK_SIZE));
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
   * Whether the first block and the last one are what they should be: of a file of another build, hardly any is. Those
   * that are not count as they are, should the file be taken nonetheless.
   */
  async fits(): Promise<boolean> {
    let fits = true;
    for (const at of [0, this.#blocks.length - 1]) {
      const block = this.#blocks[at];
      if (!block) continue;
      const digest = digestOf((await this.#file.read(block.start, block.end)).toString());
      if (digest === block.digest) continue;
      this.#blocks[at] = { ...block, digest };
      fits = false;
    }
    return fits;
  }

  async #lines(at: number): Promise<readonly string[]> {
    const key = `${at} ${this.#path}`;
    const known = this.#reading.cache.get(key);
    if (known) return known;
    const block = this.#blocks[at];
    if (!block) return [];
    const text = await this.#text(at, await this.#file.read(block.start, block.end));
    const lines = splitBlock(text);
    this.#reading.cache.set(key, lines, block.bytes);
    return lines;
  }

  /** The text of a block that was read; throws TreeError 503 unless it is what the manifest says, or an edit by hand. */
  async #text(at: number, bytes: Buffer): Promise<string> {
    const text = bytes.toString();
    const digest = digestOf(text);
    const block = this.#blocks[at];
    if (!block || digest === block.digest) return text;
    if (!this.#reading.onMismatch(this.#path)) {
      throw new TreeError(`${this.#path} does not match mockgen.json: another build may be under way.`, 503);
    }
    this.#blocks[at] = { ...block, digest };
    return text;
  }

  /** All lines for a search, which keeps what it needs of them. */
  async *#runs(): AsyncGenerator<readonly string[], void, undefined> {
    for (const [at, { start, end }] of this.#blocks.entries()) {
      yield splitBlock(await this.#text(at, await this.#file.read(start, end)));
      await pause();
    }
  }

  /** The bytes of the file, block by block, with what stands between the blocks. */
  async *#pieces(): AsyncGenerator<Uint8Array, void, undefined> {
    for (const [at, block] of this.#blocks.entries()) {
      const from = at === 0 ? 0 : block.start;
      const to = this.#blocks[at + 1]?.start ?? this.#file.size;
      const bytes = await this.#file.read(from, to);
      await this.#text(at, bytes.subarray(block.start - from, block.end - from));
      yield bytes;
    }
  }
}
