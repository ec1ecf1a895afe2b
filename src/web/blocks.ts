import { type BoundedCache, remember } from '../caching/index.ts';
import { type Signal } from '../runtime/index.ts';
import {
  BLOCK_SIZE,
  BLOCKS_FILE,
  ENTRY_BYTES,
  type IndexedBlock,
  locateBlocks,
  readEntries,
  readIndex,
  RESOURCE_FILES,
} from '../tree/index.ts';
import { type BlockHost, checkWanted, IDENTITY, openBlock, rangeOf, type ReadBlock } from './block-host.ts';
import { cutStream, WrongBytes } from './block-stream.ts';
import { isEdge, pause } from './pause.ts';

/** The index of a large collection: where each block is in `all.json`. */
interface Index {
  readonly blocks: readonly IndexedBlock[];
  /** The length of `all.json` in bytes. */
  readonly size: number;
}

/** A large collection, as its entry in the manifest describes it. */
export interface Collection {
  /** The folder that has the files of the collection. */
  readonly home: string;
  /** Digest of all records together. */
  readonly digest: string;
  /** How many records the collection has. */
  readonly total: number;
}

/** A read of all blocks that is under way, for which several callers can wait. */
interface FullRead {
  readonly done: Promise<void>;
  readonly controller: AbortController;
  waiting: number;
}

/** The blocks of one collection. Its methods reject with WrongBytes when the host sends other bytes. */
export class Blocks {
  /** Whether to ask the host for ranges of the file. */
  isRanged = true;
  /** Whether the files do not match the manifest. Then no block is used. */
  isBroken = false;
  readonly collection: Collection;
  /** The file with all records. */
  readonly file: string;
  readonly #host: BlockHost;
  readonly #kept: BoundedCache<ReadBlock>;
  readonly #index: (key: '') => Promise<Index>;
  readonly #asked: Map<number, Promise<ReadBlock>> = new Map();
  #all: FullRead | undefined;
  /** A response with the whole file, which a host sent in answer to a range request. */
  #given: Response | undefined;

  /** @param kept the blocks that were read, of all collections */
  constructor(collection: Collection, host: BlockHost, kept: BoundedCache<ReadBlock>) {
    this.collection = collection;
    this.file = `${collection.home}/${RESOURCE_FILES.records.name}`;
    this.#host = host;
    this.#kept = kept;
    this.#index = remember(() => this.#readIndex());
  }

  /** Whether the host answered a range request with the whole file. If so, that response is read next. */
  get isWholeGiven(): boolean {
    return this.#given !== undefined;
  }

  /**
   * Whether all records fit into the memory for kept blocks. A text with any letter beyond Latin-1 takes two bytes per
   * letter.
   */
  async fits(): Promise<boolean> {
    return (await this.#index('')).size * 2 <= this.#kept.maxBytes;
  }

  /** Reads blocks by their numbers, from 0. */
  async at(numbers: readonly number[], signal?: Signal): Promise<ReadonlyMap<number, ReadBlock>> {
    const fits = await this.fits();
    // All blocks are one file, which a single request reads.
    const isWhole = fits && numbers.length === (await this.#index('')).blocks.length;
    if (this.isRanged && !isWhole) {
      const read = async (at: number): Promise<[number, ReadBlock]> => [at, await this.#byRange(at)];
      return new Map(await Promise.all(numbers.map(read)));
    }
    const isKept = numbers.every((at) => this.#find(at));
    if (!isKept && fits && !this.#host.isNear) await this.readAll(signal);
    const found = new Map<number, ReadBlock>();
    for await (const [at, block] of this.each(signal, numbers)) {
      found.set(at, block);
      this.#keep(at, block);
    }
    return found;
  }

  /**
   * Reads all blocks and keeps them. Callers at the same time share one read, which is aborted when none of them waits
   * any more.
   */
  async readAll(signal?: Signal): Promise<void> {
    checkWanted(signal);
    // On an edge network, a request cannot wait for what another request has started.
    const all = (isEdge ? undefined : this.#all) ?? this.#startAll();
    all.waiting += 1;
    signal?.addEventListener('abort', () => {
      all.waiting -= 1;
      if (all.waiting > 0) return;
      if (this.#all === all) this.#all = undefined;
      all.controller.abort();
    });
    await all.done;
  }

  #startAll(): FullRead {
    const controller = new AbortController();
    const read = async (): Promise<void> => {
      for await (const [at, block] of this.each(controller.signal)) this.#keep(at, block);
    };
    const all: FullRead = { done: read(), controller, waiting: 0 };
    const end = (): void => {
      if (this.#all === all) this.#all = undefined;
    };
    all.done.then(end, end);
    return (this.#all = all);
  }

  /**
   * Reads blocks one after the other. Blocks that are not kept come from one stream, which is verified block by block
   * and read only as far as the caller iterates.
   *
   * @param numbers the numbers of the blocks, in ascending order. Default: all blocks; the file then has to end after
   *   the last one
   */
  async *each(
    signal?: Signal,
    numbers?: readonly number[],
  ): AsyncGenerator<readonly [at: number, block: ReadBlock], void, undefined> {
    const { blocks, size } = await this.#index('');
    const wanted = numbers ?? [...blocks.keys()];
    const partsFrom = (place: number): readonly IndexedBlock[] => wanted.slice(place).flatMap((at) => blocks[at] ?? []);
    let stream: AsyncGenerator<Uint8Array, void, undefined> | undefined;
    try {
      for (const [place, at] of wanted.entries()) {
        checkWanted(signal);
        const block = blocks[at];
        if (!block) throw new WrongBytes();
        const kept = stream ? undefined : (this.#find(at) ?? (await this.#stored(block)));
        stream ??= kept ? undefined : cutStream(await this.#open(signal), partsFrom(place), numbers ? undefined : size);
        const next = await (kept ? undefined : stream?.next());
        yield [at, kept ?? (await this.#checked(block, next?.value || new Uint8Array()))];
        await pause();
      }
      // Checks that the file ends here.
      await stream?.next();
    } catch (error) {
      this.isBroken ||= error instanceof WrongBytes;
      throw error;
    } finally {
      await stream?.return();
    }
  }

  /** Fetches the whole file as a stream. */
  async #open(signal: Signal | undefined): Promise<ReadableStream<Uint8Array>> {
    const controller = new AbortController();
    signal?.addEventListener('abort', () => controller.abort());
    const response = this.#given ?? (await this.#host.fetch(this.file, {}, controller.signal));
    this.#given = undefined;
    const { body, ok, status, url } = response;
    if (status >= 500) throw new Error(`${url}: ${status}`);
    if (ok && body) return body;
    await body?.cancel();
    throw new WrongBytes();
  }

  async #readIndex(): Promise<Index> {
    const { home, digest, total } = this.collection;
    const { store } = this.#host;
    const file = `${home}/${BLOCKS_FILE.name}`;
    const found = await store?.read(file, '');
    const range = `bytes=0-${ENTRY_BYTES * (Math.ceil(total / BLOCK_SIZE) + 1) - 1}`;
    // The range covers the whole index: it shows whether the host supports ranges before one of a large file is needed.
    const response = found ? undefined : await this.#host.fetch(file, { range, ...IDENTITY });
    if (response && response.status >= 500) throw new Error(`${response.url}: ${response.status}`);
    this.isRanged &&= response?.status !== 200;
    const bytes = found ?? new Uint8Array((await response?.arrayBuffer()) ?? []);
    const blocks = readIndex(bytes, digest);
    const placed = blocks && readEntries(bytes.subarray(ENTRY_BYTES), 0, digest);
    if (!placed) {
      this.isBroken = true;
      throw new WrongBytes();
    }
    if (!found) await store?.write(file, '', bytes);
    return { size: locateBlocks(blocks).size, blocks: placed };
  }

  /** Returns a block: one that is kept in memory or stored on this device, or fetched by its range. */
  #byRange(at: number): Promise<ReadBlock> {
    const asked = this.#asked.get(at);
    if (asked) return asked;
    const read = async (): Promise<ReadBlock> => {
      const block = (await this.#index('')).blocks[at];
      if (!block) throw new WrongBytes();
      const found = this.#find(at) ?? (await this.#stored(block)) ?? (await this.#ask(block));
      this.#keep(at, found);
      return found;
    };
    const reading = read();
    this.#asked.set(at, reading);
    const end = (): void => void this.#asked.delete(at);
    reading.then(end, end);
    return reading;
  }

  async #ask(block: IndexedBlock): Promise<ReadBlock> {
    const response = await this.#host.fetch(this.file, { range: rangeOf(block), ...IDENTITY });
    const { body, headers, status, url } = response;
    if (status >= 500) throw new Error(`${url}: ${status}`);
    if (status === 200 && !this.#given) {
      this.isRanged = false;
      this.#given = response;
      throw new WrongBytes();
    }
    if (status !== 206 || headers.has('content-encoding')) {
      // Some platforms never end a connection whose body is not read.
      await body?.cancel();
      throw new WrongBytes();
    }
    return this.#checked(block, new Uint8Array(await response.arrayBuffer()));
  }

  /** Reads a block that is stored on this device; undefined if it is not stored. */
  async #stored(block: IndexedBlock): Promise<ReadBlock | undefined> {
    const bytes = await this.#host.store?.read(this.file, rangeOf(block));
    return bytes && openBlock(block, bytes);
  }

  async #checked(block: IndexedBlock, bytes: Uint8Array): Promise<ReadBlock> {
    const found = openBlock(block, bytes);
    if (!found) throw new WrongBytes();
    await this.#host.store?.write(this.file, rangeOf(block), bytes);
    return found;
  }

  #find(at: number): ReadBlock | undefined {
    return this.#kept.get(`${at} ${this.collection.home}`);
  }

  #keep(at: number, block: ReadBlock): void {
    this.#kept.set(`${at} ${this.collection.home}`, block, block.memory);
  }
}
