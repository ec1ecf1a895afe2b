import { createSearch, type Found, pathsOf, type Search, type SearchQuery, type Signal } from '../runtime/index.ts';
import { BLOCK_SIZE } from '../tree/index.ts';
import type { Blocks } from './blocks.ts';
import type { BoundedCache } from '../caching/index.ts';
import { checkWanted } from './block-host.ts';
import { pause } from './pause.ts';

/** This many blocks are searched without a pause, if their texts are in memory: a few milliseconds of work. */
const RUN = 16;

/** The texts to search in one block, which earlier searches took from its records. */
class BlockTexts {
  readonly #search: Search;
  /** The records of the block; set only while a search reads them. */
  #lines: readonly string[] = [];

  /** @param onRead called with the approximate number of bytes that a read adds */
  constructor(onRead: (bytes: number) => void) {
    this.#search = createSearch(() => [this.#lines], onRead);
  }

  /** Finds the positions within the block of the records that match. */
  async find(lines: readonly string[], query: SearchQuery): Promise<readonly number[]> {
    this.#lines = lines;
    const found = this.#search.find(query);
    this.#lines = [];
    return found;
  }
}

/** The texts of one collection that were taken from its records so far, by block. */
export class Texts {
  /** Names of the fields whose texts have been extracted for all blocks. */
  readonly fields: Set<string> = new Set();
  readonly blocks: BlockTexts[] = [];
  bytes = 0;

  /** Returns the texts that searches have extracted from a block so far; none at first. */
  of(block: number): BlockTexts {
    return (this.blocks[block] ??= new BlockTexts((bytes) => (this.bytes += bytes)));
  }
}

/** Counts the records that match, and collects those of one page. */
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

  /**
   * Counts the matching records of a block, and adds those that lie on the page.
   *
   * @param places positions of the matching records within the block
   */
  add(block: number, places: readonly number[], lines?: readonly string[]): void {
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

  /** Returns the records of the page. Records whose lines are not known yet are read. */
  async found(blocks: Blocks, signal: Signal | undefined): Promise<Found> {
    const lacking = this.#rows.filter((row) => !this.#lines.has(row));
    const numbers = [...new Set(lacking.map((row) => Math.floor(row / BLOCK_SIZE)))];
    const read = numbers.length > 0 ? await blocks.at(numbers, signal) : undefined;
    const lineOf = (row: number): string =>
      this.#lines.get(row) ?? read?.get(Math.floor(row / BLOCK_SIZE))?.lines[row % BLOCK_SIZE] ?? '';
    return { lines: this.#rows.map(lineOf), total: this.total };
  }
}

/** A page of the records that match a search. */
interface SearchPage {
  readonly query: SearchQuery;
  /** Position among all matches of the first one on the page, from 0. */
  readonly start: number;
  readonly end: number;
}

/**
 * Searches a large collection block by block, with only one block in memory besides those that are kept. The extracted
 * texts are kept for later searches, unless they are too large.
 *
 * @param kept the texts of all collections, by folder
 */
export async function searchBlocks(
  blocks: Blocks,
  kept: BoundedCache<Texts>,
  { query, start, end }: SearchPage,
  signal: Signal | undefined,
): Promise<Found> {
  const { home } = blocks.collection;
  const page = new Page(start, end);
  const fields = pathsOf(query);
  const known = kept.get(home);
  if (known && fields.every((field) => known.fields.has(field))) {
    for (const [at, block] of known.blocks.entries()) {
      if (at % RUN === 0) await pause();
      checkWanted(signal);
      page.add(at, await block.find([], query));
    }
    return page.found(blocks, signal);
  }
  if (await blocks.fits()) await blocks.readAll(signal);
  let texts: Texts | undefined = known ?? new Texts();
  for await (const [at, { lines }] of blocks.each(signal)) {
    page.add(at, await (texts ?? new Texts()).of(at).find(lines, query), lines);
    if (texts && !kept.set(home, texts, texts.bytes)) texts = undefined;
  }
  for (const field of fields) texts?.fields.add(field);
  return page.found(blocks, signal);
}
