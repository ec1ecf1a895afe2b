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
import { cutStream, Unfit } from './block-stream.ts';
import { checkWanted, IDENTITY, type LargeHost, openBlock, rangeOf, type ReadBlock } from './large-host.ts';
import { isEdge, pause } from './pause.ts';

/** The index of a collection. */
interface Index {
  readonly blocks: readonly IndexedBlock[];
  /** The length of `all.json` in bytes. */
  readonly size: number;
}

/** The reading of all blocks, and how many wait for it. */
interface Reading {
  readonly done: Promise<void>;
  readonly controller: AbortController;
  waiting: number;
}

/** The blocks of one collection. Rejects with Unfit where what comes is not of it. */
export class Blocks {
  /** Whether the host is asked for parts. */
  isRanged = true;
  /** Whether the files are not what the manifest says: then no block of them is of any use. */
  isBroken = false;
  readonly file: string;
  readonly #home: string;
  readonly #digest: string;
  readonly #total: number;
  readonly #host: LargeHost;
  readonly #kept: BoundedCache<ReadBlock>;
  readonly #index: (key: '') => Promise<Index>;
  readonly #asked: Map<number, Promise<ReadBlock>> = new Map();
  #all: Reading | undefined;
  /** The whole file, from a host that was asked for a part. */
  #given: Response | undefined;

  /**
   * @param total how many records there are
   * @param kept the blocks of any collection that were read
   */
  constructor(home: string, digest: string, total: number, host: LargeHost, kept: BoundedCache<ReadBlock>) {
    this.file = `${home}/${RESOURCE_FILES.records.name}`;
    this.#home = home;
    this.#digest = digest;
    this.#total = total;
    this.#host = host;
    this.#kept = kept;
    this.#index = remember(() => this.#readIndex());
  }

  /** Whether a host was asked for a part and has given the whole file, which is read next. */
  get isGiven(): boolean {
    return this.#given !== undefined;
  }

  /** Whether all records can be kept in memory. An engine doubles a text that has one letter beyond Latin-1. */
  async fits(): Promise<boolean> {
    return (await this.#index('')).size * 2 <= this.#kept.most;
  }

  /** Some blocks, by their numbers. */
  async at(numbers: readonly number[], signal?: Signal): Promise<ReadonlyMap<number, ReadBlock>> {
    const fits = await this.fits();
    if (this.isRanged) {
      const read = async (at: number): Promise<[number, ReadBlock]> => [at, await this.#byRange(at)];
      return new Map(await Promise.all(numbers.map(read)));
    }
    const isKept = numbers.every((at) => this.#find(at));
    const [, , , isNear] = this.#host;
    if (!isKept && fits && !isNear) await this.readAll(signal);
    const found = new Map<number, ReadBlock>();
    for await (const [at, block] of this.each(signal, numbers)) {
      found.set(at, block);
      this.#keep(at, block);
    }
    return found;
  }

  /** Reads all blocks, and keeps them. Those who ask at one time share it; it stops when none of them waits any more. */
  async readAll(signal?: Signal): Promise<void> {
    checkWanted(signal);
    // On an edge, what one request waits for is gone with it.
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

  #startAll(): Reading {
    const controller = new AbortController();
    const read = async (): Promise<void> => {
      for await (const [at, block] of this.each(controller.signal)) this.#keep(at, block);
    };
    const all: Reading = { done: read(), controller, waiting: 0 };
    const end = (): void => {
      if (this.#all === all) this.#all = undefined;
    };
    all.done.then(end, end);
    return (this.#all = all);
  }

  /**
   * Blocks with their numbers, one after the other. What is not kept comes out of one stream, each block checked as it comes,
   * which is read no further than is asked for.
   *
   * @param numbers in rising order. Default: all of them, and then the file has to end where they do
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
        if (!block) throw new Unfit();
        const kept = stream ? undefined : (this.#find(at) ?? (await this.#stored(block)));
        stream ??= kept ? undefined : cutStream(await this.#open(signal), partsFrom(place), numbers ? undefined : size);
        const next = await (kept ? undefined : stream?.next());
        yield [at, kept ?? (await this.#checked(block, next?.value || new Uint8Array()))];
        await pause();
      }
      // It says whether the file ends here.
      await stream?.next();
    } catch (error) {
      this.isBroken ||= error instanceof Unfit;
      throw error;
    } finally {
      await stream?.return();
    }
  }

  /** Asks for the whole file. */
  async #open(signal: Signal | undefined): Promise<ReadableStream<Uint8Array>> {
    const [ask] = this.#host;
    const controller = new AbortController();
    signal?.addEventListener('abort', () => controller.abort());
    const response = this.#given ?? (await ask(this.file, {}, controller.signal));
    this.#given = undefined;
    const { body, ok, status, url } = response;
    if (status >= 500) throw new Error(`${url}: ${status}`);
    if (ok && body) return body;
    await body?.cancel();
    throw new Unfit();
  }

  async #readIndex(): Promise<Index> {
    const [ask, , , , , stored, store] = this.#host;
    const file = `${this.#home}/${BLOCKS_FILE.name}`;
    const found = await stored?.(file, '');
    const range = `bytes=0-${ENTRY_BYTES * (Math.ceil(this.#total / BLOCK_SIZE) + 1) - 1}`;
    // All of it, by range: so a host that ignores ranges is known before it is asked for a part of a large file.
    const response = found ? undefined : await ask(file, { range, ...IDENTITY });
    if (response && response.status >= 500) throw new Error(`${response.url}: ${response.status}`);
    this.isRanged &&= response?.status !== 200;
    const bytes = found ?? new Uint8Array((await response?.arrayBuffer()) ?? []);
    const blocks = readIndex(bytes, this.#digest);
    const placed = blocks && readEntries(bytes.subarray(ENTRY_BYTES), 0, this.#digest);
    if (!placed) {
      this.isBroken = true;
      throw new Unfit();
    }
    if (!found) await store?.(file, '', bytes);
    return { size: locateBlocks(blocks).size, blocks: placed };
  }

  /** A block that is kept, or asked for on its own. */
  #byRange(at: number): Promise<ReadBlock> {
    const asked = this.#asked.get(at);
    if (asked) return asked;
    const read = async (): Promise<ReadBlock> => {
      const block = (await this.#index('')).blocks[at];
      if (!block) throw new Unfit();
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
    const [ask] = this.#host;
    const response = await ask(this.file, { range: rangeOf(block), ...IDENTITY });
    const { body, headers, status, url } = response;
    if (status >= 500) throw new Error(`${url}: ${status}`);
    if (status === 200 && !this.#given) {
      this.isRanged = false;
      this.#given = response;
      throw new Unfit();
    }
    if (status !== 206 || headers.has('content-encoding')) {
      // Some platforms wait for the rest of it without end.
      await body?.cancel();
      throw new Unfit();
    }
    return this.#checked(block, new Uint8Array(await response.arrayBuffer()));
  }

  /** A block that was stored on this device. */
  async #stored(block: IndexedBlock): Promise<ReadBlock | undefined> {
    const [, , , , , stored] = this.#host;
    const bytes = await stored?.(this.file, rangeOf(block));
    return bytes && openBlock(block, bytes);
  }

  async #checked(block: IndexedBlock, bytes: Uint8Array): Promise<ReadBlock> {
    const [, , , , , , store] = this.#host;
    const found = openBlock(block, bytes);
    if (!found) throw new Unfit();
    await store?.(this.file, rangeOf(block), bytes);
    return found;
  }

  #find(at: number): ReadBlock | undefined {
    return this.#kept.get(`${at} ${this.#home}`);
  }

  #keep(at: number, block: ReadBlock): void {
    this.#kept.set(`${at} ${this.#home}`, block, block.memory);
  }
}
