import type { Found, Signal, Wanted } from '../runtime/index.ts';
import { BLOCK_SIZE } from '../tree/index.ts';
import { Unfit } from './block-stream.ts';
import { Blocks } from './blocks.ts';
import { BoundedCache } from '../caching/index.ts';
import type { LargeHost, ReadBlock } from './large-host.ts';
import { searchBlocks, type Texts } from './large-search.ts';

/** How often is asked for what cannot be had. */
const TRIES = 2;

/** How many bytes of records are kept in memory, and as many of texts to search. */
const MOST = 64_000_000;

/**
 * Finds records of a large collection; undefined where it has to be read as a whole.
 *
 * @param home the folder of the resource
 * @param digest that of the collection, as the manifest has it
 * @param total how many records there are
 */
export type ReadLarge = (
  home: string,
  digest: string,
  total: number,
  wanted: Wanted,
  signal?: Signal,
) => Promise<Found | undefined>;

/** The blocks of records from `start` up to but not including `end`. */
function numbersOf(start: number, end: number): readonly number[] {
  const first = Math.floor(start / BLOCK_SIZE);
  return Array.from({ length: Math.max(0, Math.ceil(end / BLOCK_SIZE) - first) }, (_, at) => first + at);
}

/** The records of a page. */
async function readPage(blocks: Blocks, total: number, wanted: Wanted, signal: Signal | undefined): Promise<Found> {
  const end = Math.min(wanted.end, total);
  const numbers = wanted.start < end ? numbersOf(wanted.start, end) : [];
  const read = numbers.length > 0 ? await blocks.at(numbers, signal) : new Map<number, ReadBlock>();
  const from = Number(numbers[0]) * BLOCK_SIZE;
  const lines = numbers.flatMap((at) => read.get(at)?.lines ?? []);
  return { lines: lines.slice(wanted.start - from, end - from), total };
}

/**
 * Makes the reader of the large collections of a tree. A page costs those blocks that have its records, where the host gives
 * parts; a search, and a page where it does not, reads a stream of blocks. All that is read is checked: the index has the
 * digest that the manifest says, and a block that of its entry. So what is compressed on its way, or of another build, is
 * never taken for it.
 *
 * What was read is kept in memory, records up to a number of bytes and texts to search up to as many. Collections of which
 * all records fit are read once.
 *
 * @returns gives undefined once the files are not what the manifest says; rejects as `ask` and `confirm` do
 */
export function createLarge(...host: LargeHost): ReadLarge {
  const [, confirm, most = MOST, , isWhole] = host;
  const kept = new BoundedCache<ReadBlock>(most);
  const texts = new BoundedCache<Texts>(most);
  const collections = new Map<string, Blocks>();
  return async (home, digest, total, wanted, signal) => {
    const { search, start, end } = wanted;
    const blocks = collections.get(home) ?? new Blocks(home, digest, total, host, kept);
    collections.set(home, blocks);
    if (await isWhole?.(blocks.file)) return undefined;
    for (let tries = 1; !blocks.isBroken; tries++) {
      try {
        if (search) return await searchBlocks(home, blocks, texts, [search, start, end], signal);
        return await readPage(blocks, total, wanted, signal);
      } catch (error) {
        if (signal?.aborted) throw error;
        if (blocks.isGiven) continue;
        // A whole file is checked when it is there; parts of another build are a reason not to ask for it.
        await confirm();
        // What fails time and again while the manifest can be had is not the network: a part of what is compressed.
        if (error instanceof Unfit || tries >= TRIES) blocks.isRanged = false;
        if (tries > TRIES) break;
      }
    }
    return undefined;
  };
}
