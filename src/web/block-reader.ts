import { BoundedCache } from '../caching/index.ts';
import type { Found, Signal, Tree, Wanted } from '../runtime/index.ts';
import { BLOCK_SIZE, addressesOf } from '../tree/index.ts';
import type { BlockHost, ReadBlock } from './block-host.ts';
import { searchBlocks, type Texts } from './block-search.ts';
import { WrongBytes } from './block-stream.ts';
import { Blocks, type Collection } from './blocks.ts';

/** How often fetching a block by its range is tried before the whole file is fetched. */
const TRIES = 2;

/** How many bytes of records are kept in memory at most, if the host does not state it. */
const KEPT_BYTES = 64_000_000;

/**
 * Finds records of a large collection by reading only some blocks; undefined if the collection has to be read as a
 * whole.
 */
export type ReadRecords = (collection: Collection, wanted: Wanted, signal?: Signal) => Promise<Found | undefined>;

/**
 * Returns the numbers of the blocks (runs of consecutive records) that contain the records from position `start` up to
 * but not including `end`.
 */
function numbersOf(start: number, end: number): readonly number[] {
  const first = Math.floor(start / BLOCK_SIZE);
  return Array.from({ length: Math.max(0, Math.ceil(end / BLOCK_SIZE) - first) }, (_, at) => first + at);
}

/** Reads the records of a page, from the blocks that contain them. */
async function readPage(blocks: Blocks, wanted: Wanted, signal: Signal | undefined): Promise<Found> {
  const { total } = blocks.collection;
  const end = Math.min(wanted.end, total);
  const numbers = wanted.start < end ? numbersOf(wanted.start, end) : [];
  const read = numbers.length > 0 ? await blocks.at(numbers, signal) : new Map<number, ReadBlock>();
  const from = Number(numbers[0]) * BLOCK_SIZE;
  const lines = numbers.flatMap((at) => read.get(at)?.lines ?? []);
  return { lines: lines.slice(wanted.start - from, end - from), total };
}

/**
 * Creates a reader for the large collections of a tree. A large collection consists of blocks (runs of consecutive
 * records). For a page, only the blocks with its records are read, if the host supports ranges. For a search, and for a
 * page on any other host, all blocks are read as a stream. Everything that is read is verified: the index against the
 * digest in the manifest, each block against its digest in the index. So bytes are never used that were compressed on
 * the way, or that belong to another build.
 *
 * Records are kept in memory up to a number of bytes, and texts to search up to the same number. A collection whose
 * records all fit is read once.
 *
 * @returns a function that resolves to undefined once the files do not match the manifest, and rejects as the host does
 */
export function createBlockReader(host: BlockHost): ReadRecords {
  const { keptBytes = KEPT_BYTES, store } = host;
  const kept = new BoundedCache<ReadBlock>(keptBytes);
  const texts = new BoundedCache<Texts>(keptBytes);
  const opened = new Map<string, Blocks>();
  return async (collection, wanted, signal) => {
    const { search, start, end } = wanted;
    const blocks = opened.get(collection.home) ?? new Blocks(collection, host, kept);
    opened.set(collection.home, blocks);
    if (await store?.hasFile(blocks.file)) return undefined;
    for (let tries = 1; !blocks.isBroken; tries++) {
      try {
        if (search) return await searchBlocks(blocks, texts, { query: search, start, end }, signal);
        return await readPage(blocks, wanted, signal);
      } catch (error) {
        if (signal?.aborted) throw error;
        if (blocks.isWholeGiven) continue;
        // A whole file is verified once it is there; parts of another build are a reason not to ask for it.
        await host.confirm();
        // If requests keep failing although the manifest can be fetched, the cause is not the network, but ranges of a
        // compressed file.
        if (error instanceof WrongBytes || tries >= TRIES) blocks.isRanged = false;
        if (tries > TRIES) break;
      }
    }
    return undefined;
  };
}

/** Returns the tree with its large collections read block by block. */
export function withBlocks(tree: Tree, host: BlockHost): Tree {
  const { manifest } = tree;
  const read = createBlockReader(host);
  return {
    ...tree,
    async records(name, wanted, signal) {
      const { indexed, digest = '', total = 0 } = manifest.resources[name] ?? {};
      const found = indexed && (await read({ home: addressesOf(manifest, name).home, digest, total }, wanted, signal));
      return found || tree.records(name, wanted, signal);
    },
  };
}
