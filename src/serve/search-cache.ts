import { createSearch, type Lines, type Search, type SearchQuery } from '../runtime/index.ts';

/** A search over a collection, and roughly how many bytes its texts take. */
interface SizedSearch {
  readonly search: Search;
  bytes: number;
}

function createSizedSearch(lines: Lines): SizedSearch {
  const search = createSearch(lines, (bytes) => (sized.bytes += bytes));
  const sized: SizedSearch = { search, bytes: 0 };
  return sized;
}

/**
 * Searches over the collections of a snapshot, with the texts that they keep. Their memory is limited: those used least
 * recently are dropped first.
 */
export class SearchCache {
  readonly #maxBytes: number;
  readonly #searches: Map<string, SizedSearch> = new Map();

  /** @param maxBytes how many bytes are kept between searches */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Roughly how many bytes the kept texts take. */
  get bytes(): number {
    let bytes = 0;
    for (const search of this.#searches.values()) bytes += search.bytes;
    return bytes;
  }

  /**
   * Returns the positions of the matching records, from 0.
   *
   * @param lines yields all records of the resource; read only when their texts are not in memory
   */
  async find(resource: string, lines: Lines, query: SearchQuery): Promise<readonly number[]> {
    const sized = this.#searches.get(resource) ?? createSizedSearch(lines);
    // A map keeps its keys in the order in which they were set, so the most recently used search is the last.
    this.#searches.delete(resource);
    this.#searches.set(resource, sized);
    const found = await sized.search.find(query);
    this.#trim();
    return found;
  }

  #trim(): void {
    let { bytes } = this;
    for (const [oldest, search] of this.#searches) {
      if (bytes <= this.#maxBytes) break;
      this.#searches.delete(oldest);
      bytes -= search.bytes;
    }
  }
}
