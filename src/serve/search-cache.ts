import { createSearch, type Lines, type Search, type Wanted } from '../runtime/index.ts';
import { memoryOf } from '../tree/index.ts';

/** What is looked for. */
export type Asked = NonNullable<Wanted['search']>;

/** A search, and about how many bytes it keeps. */
interface Kept {
  readonly search: Search;
  bytes: number;
}

/** Makes a search that is counted. */
function createKept(lines: Lines): Kept {
  const search = createSearch(lines, (runs) => {
    for (const { texts, ends } of runs) kept.bytes += memoryOf(texts) + ends.length * 8;
  });
  const kept: Kept = { search, bytes: 0 };
  return kept;
}

/** The searches over the collections of a snapshot. What they keep is bounded: those that were used last stay. */
export class SearchCache {
  readonly #most: number;
  readonly #kept: Map<string, Kept> = new Map();

  /** @param most how many bytes are kept at most, once a search is done */
  constructor(most: number) {
    this.#most = most;
  }

  /** About how many bytes are kept. */
  get bytes(): number {
    let bytes = 0;
    for (const { bytes: more } of this.#kept.values()) bytes += more;
    return bytes;
  }

  /**
   * The positions of the records that match, from 0.
   *
   * @param lines gives all records of the resource; asked for only when the search has to read them
   */
  async find(resource: string, lines: Lines, asked: Asked): Promise<readonly number[]> {
    const kept = this.#kept.get(resource) ?? createKept(lines);
    // A map keeps the order in which its keys were set.
    this.#kept.delete(resource);
    this.#kept.set(resource, kept);
    const found = await kept.search.find(...asked);
    this.#trim();
    return found;
  }

  #trim(): void {
    let { bytes } = this;
    for (const [oldest, { bytes: less }] of this.#kept) {
      if (bytes <= this.#most) break;
      this.#kept.delete(oldest);
      bytes -= less;
    }
  }
}
