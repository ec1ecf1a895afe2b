import { remember } from '../runtime/index.ts';
import {
  BLOCK_SIZE,
  BLOCKS_FILE,
  digestOf,
  ENTRY_BYTES,
  type IndexedBlock,
  readEntries,
  RESOURCE_FILES,
  splitBlock,
} from '../tree/index.ts';

/** How many entries of an index are asked for at once: 4 KB. */
const RUN = 128;

/** How often a part is asked for that cannot be had. */
const TRIES = 2;

/** How many blocks are kept in memory: of the largest records, some 6 MB. */
const KEPT = 16;

/**
 * Gives the records from a position, from 0, up to but not including another one, each as one line of JSON; undefined
 * where they cannot be had by range.
 */
export type ReadRange = (first: number, last: number) => Promise<readonly string[] | undefined>;

/** What the reader of a collection needs of its surroundings, as functions alone: it may be in another script. */
export type RangeHost = readonly [
  /** Asks the host for a file with these headers. */
  ask: (file: string, headers: Readonly<Record<string, string>>) => Promise<Response>,
  /** Is handed the response of a host that gives a whole file with all records, instead of a part. */
  take: (file: string, response: Response) => void,
  /** Rejects when another build has taken the place of this one. */
  confirm: () => Promise<void>,
  /** Whether a file with all records is at hand as a whole. Default: it is not. */
  isWhole?: (file: string) => Promise<boolean>,
  /** Is told of bytes that were asked for with this header and are of this build. Default: nobody wants to know. */
  keep?: (file: string, range: string, bytes: Uint8Array) => void,
];

/** What came is not what was asked for. */
class Unfit extends Error {}

/** Reads the blocks of one collection. Rejects with Unfit where what comes is not of it. */
class Blocks {
  /** Whether the collection has to be read as a whole from now on. */
  isIgnored = false;
  readonly all: string;
  readonly total: number;
  readonly #index: string;
  readonly #digest: string;
  readonly #host: RangeHost;
  readonly #kept: Map<number, Promise<readonly string[]>> = new Map();
  /** The entries of the index, some at a time. */
  readonly #entries: (run: string) => Promise<readonly IndexedBlock[]>;

  constructor(home: string, digest: string, total: number, host: RangeHost) {
    this.all = `${home}/${RESOURCE_FILES.records.name}`;
    this.#index = `${home}/${BLOCKS_FILE.name}`;
    this.total = total;
    this.#digest = digest;
    this.#host = host;
    this.#entries = remember((run) => this.#readEntries(Number(run) * RUN));
  }

  /** The records of a block. Those that were used last are kept. */
  at(number: number): Promise<readonly string[]> {
    const kept = this.#kept;
    const found = kept.get(number) ?? this.#read(number);
    kept.delete(number);
    kept.set(number, found);
    found.catch(() => kept.delete(number));
    for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest);
    return found;
  }

  async #read(number: number): Promise<readonly string[]> {
    const block = (await this.#entries(`${Math.floor(number / RUN)}`))[number % RUN];
    if (!block) throw new Unfit();
    return this.#ask(this.all, block.start, block.end, (bytes) => {
      const text = new TextDecoder().decode(bytes);
      return digestOf(text) === block.digest ? splitBlock(text) : undefined;
    });
  }

  #readEntries(from: number): Promise<readonly IndexedBlock[]> {
    const to = Math.min(from + RUN, Math.ceil(this.total / BLOCK_SIZE));
    const open = (bytes: Uint8Array): readonly IndexedBlock[] | undefined => readEntries(bytes, from, this.#digest);
    return this.#ask(this.#index, ENTRY_BYTES * (from + 1), ENTRY_BYTES * (to + 1), open);
  }

  /** Reads bytes from `from` up to but not including `to`. */
  async #ask<T>(file: string, from: number, to: number, open: (bytes: Uint8Array) => T | undefined): Promise<T> {
    const [ask, take, , , keep] = this.#host;
    const range = `bytes=${from}-${to - 1}`;
    // A part of what is compressed is of no use. Browsers ask for that by themselves, and let nobody else do it.
    const response = await ask(file, { range, 'accept-encoding': 'identity' });
    const { body, headers, status, url } = response;
    if (status >= 500) throw new Error(`${url}: ${status}`);
    this.isIgnored ||= status !== 206;
    if (status === 200 && file === this.all) {
      take(file, response);
      throw new Unfit();
    }
    if (headers.has('content-encoding')) {
      // Some platforms wait for the rest of it without end.
      await body?.cancel();
      throw new Unfit();
    }
    const bytes = new Uint8Array(await response.arrayBuffer());
    const found = status === 206 && bytes.length === to - from ? open(bytes) : undefined;
    if (!found) throw new Unfit();
    keep?.(file, range, bytes);
    return found;
  }
}

/** Reads records out of the blocks that have them. */
async function readRecords(blocks: Blocks, first: number, last: number): Promise<readonly string[]> {
  const found: string[] = [];
  for (let at = first; at < Math.min(last, blocks.total);) {
    const number = Math.floor(at / BLOCK_SIZE);
    const lines = await blocks.at(number);
    const start = number * BLOCK_SIZE;
    found.push(...lines.slice(at - start, last - start));
    at = start + BLOCK_SIZE;
  }
  return found;
}

/**
 * Makes the reader of a large collection: only those blocks travel that have the records asked for. All that is read is
 * checked: an entry of the index names the digest of its collection, and a block has the digest of its entry. So what is
 * compressed on its way, or of another build, is never taken for it.
 *
 * @param home the folder of the resource
 * @param digest that of the collection, as the manifest has it
 * @param total how many records there are
 * @returns gives undefined once the host has ignored a range, or the files are not what the manifest says; rejects as `ask`
 * and `confirm` do
 */
export function createRanges(home: string, digest: string, total: number, ...host: RangeHost): ReadRange {
  const blocks = new Blocks(home, digest, total, host);
  const [, , confirm, isWhole] = host;
  const isByRange = async (): Promise<boolean> => !blocks.isIgnored && !(await isWhole?.(blocks.all));
  return async (first, last) => {
    for (let tries = 1; await isByRange(); tries++) {
      try {
        return await readRecords(blocks, first, last);
      } catch (error) {
        if (blocks.isIgnored) break;
        // A whole file is checked when it is there; parts of another build are a reason not to ask for it.
        await confirm();
        // What fails time and again while the manifest can be had is not the network: a part of what is compressed.
        blocks.isIgnored = error instanceof Unfit || tries === TRIES;
      }
    }
    return undefined;
  };
}
