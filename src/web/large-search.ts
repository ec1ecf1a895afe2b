import { createSearch, type Found, type Search, type Signal, type Sought } from '../runtime/index.ts';
import { BLOCK_SIZE, memoryOf } from '../tree/index.ts';
import type { Blocks } from './blocks.ts';
import type { BoundedCache } from '../caching/index.ts';
import { checkWanted } from './large-host.ts';
import { pause } from './pause.ts';

/** How many blocks are searched at a stretch whose texts are kept: some milliseconds. */
const STRETCH = 16;

/** The texts of one block, which a search has read out of its records. */
class BlockTexts {
  readonly #search: Search;
  /** There only as long as they are read. */
  #lines: readonly string[] = [];

  /** @param onRead is told about how many bytes more are kept */
  constructor(onRead: (bytes: number) => void) {
    this.#search = createSearch(
      () => [this.#lines],
      (runs) => {
        for (const { texts, ends } of runs) onRead(memoryOf(texts) + ends.length * 8);
      },
    );
  }

  /** The positions in the block of the records that match. */
  async find(lines: readonly string[], sought: Sought): Promise<readonly number[]> {
    this.#lines = lines;
    const found = this.#search.find(...sought);
    this.#lines = [];
    return found;
  }
}

/** The texts of a collection that were read. */
export class Texts {
  /** The fields whose texts are those of all blocks. */
  readonly fields: Set<string> = new Set();
  readonly blocks: BlockTexts[] = [];
  bytes = 0;

  of(block: number): BlockTexts {
    return (this.blocks[block] ??= new BlockTexts((bytes) => (this.bytes += bytes)));
  }
}

/** Counts the records that match, and notes those of a page. */
class Page {
  total = 0;
  readonly #start: number;
  readonly #end: number;
  readonly #lines: Map<number, string> = new Map();
  readonly #rows: number[] = [];

  constructor(start: number, end: number) {
    this.#start = start;
    this.#end = end;
  }

  take(block: number, places: readonly number[], lines?: readonly string[]): void {
    for (const place of places) {
      const isOn = this.total >= this.#start && this.total < this.#end;
      this.total += 1;
      if (!isOn) continue;
      const row = block * BLOCK_SIZE + place;
      this.#rows.push(row);
      const line = lines?.[place];
      if (line !== undefined) this.#lines.set(row, line);
    }
  }

  /** The records; those that have not come by are read. */
  async found(blocks: Blocks, signal: Signal | undefined): Promise<Found> {
    const lacking = this.#rows.filter((row) => !this.#lines.has(row));
    const numbers = [...new Set(lacking.map((row) => Math.floor(row / BLOCK_SIZE)))];
    const read = numbers.length > 0 ? await blocks.at(numbers, signal) : undefined;
    const lineOf = (row: number): string =>
      this.#lines.get(row) ?? read?.get(Math.floor(row / BLOCK_SIZE))?.lines[row % BLOCK_SIZE] ?? '';
    return { lines: this.#rows.map(lineOf), total: this.total };
  }
}

/**
 * Searches a large collection block by block: no more than a block of it is in memory, besides what is kept. The texts are
 * kept for the searches that follow, where they are not too large for that.
 *
 * @param kept the texts of any collection, by its folder
 */
export async function searchBlocks(
  home: string,
  blocks: Blocks,
  kept: BoundedCache<Texts>,
  [sought, start, end]: readonly [sought: Sought, start: number, end: number],
  signal: Signal | undefined,
): Promise<Found> {
  const page = new Page(start, end);
  const [, fields] = sought;
  const known = kept.get(home);
  if (known && fields.every((field) => known.fields.has(field))) {
    for (const [at, block] of known.blocks.entries()) {
      if (at % STRETCH === 0) await pause();
      checkWanted(signal);
      page.take(at, await block.find([], sought));
    }
    return page.found(blocks, signal);
  }
  if (await blocks.fits()) await blocks.readAll(signal);
  let texts: Texts | undefined = known ?? new Texts();
  for await (const [at, { lines }] of blocks.each(signal)) {
    page.take(at, await (texts ?? new Texts()).of(at).find(lines, sought), lines);
    if (texts && !kept.set(home, texts, texts.bytes)) texts = undefined;
  }
  for (const field of fields) texts?.fields.add(field);
  return page.found(blocks, signal);
}
