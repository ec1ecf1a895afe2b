/** A response that can be given again and again. */
export interface CachedResponse {
  /** Names and values of its headers in turn, as `writeHead` takes them. */
  readonly headers: string[];
  /** The same of a 304, which has neither body nor length. */
  readonly unchanged: string[];
  /** Its entity tag, with quotes. */
  readonly tag: string;
  readonly body: Buffer;
}

// About what an entry takes besides its body and its target: two lists of a dozen headers.
const OVERHEAD = 800;

/** How many targets are remembered that were asked for once. */
const MOST_ONCE = 1000;

/**
 * The ready responses of a snapshot, by request target. What is asked for again and again stays, however many others are
 * asked for once: new entries are young; once these take too many bytes, they become the old ones, and the old ones that
 * nobody asked for meanwhile are dropped.
 */
export class ResponseCache {
  readonly #most: number;
  #young: Map<string, CachedResponse> = new Map();
  #old: Map<string, CachedResponse> = new Map();
  /** What was asked for once of late. */
  readonly #once: Set<string> = new Set();
  #bytes = 0;
  #oldBytes = 0;

  /** @param most how many bytes the young ones, and the old ones, take at most */
  constructor(most: number) {
    this.#most = most;
  }

  /** About how many bytes are kept, at most twice as many as may be young. */
  get bytes(): number {
    return this.#bytes + this.#oldBytes;
  }

  get(target: string): CachedResponse | undefined {
    const young = this.#young.get(target);
    if (young) return young;
    const old = this.#old.get(target);
    if (old) this.set(target, old);
    return old;
  }

  /**
   * Whether it is worth making an entry: whether this was asked for a short while ago. Most searches are never asked for
   * again, and to keep what answers them costs about as much as to make it.
   */
  isExpected(target: string): boolean {
    if (this.#once.delete(target)) return true;
    if (this.#once.size >= MOST_ONCE) this.#once.clear();
    this.#once.add(target);
    return false;
  }

  set(target: string, entry: CachedResponse): void {
    const bytes = target.length * 2 + entry.body.length + OVERHEAD;
    if (bytes > this.#most) return;
    if (this.#bytes + bytes > this.#most) {
      this.#old = this.#young;
      this.#oldBytes = this.#bytes;
      this.#young = new Map();
      this.#bytes = 0;
    }
    if (!this.#young.has(target)) this.#bytes += bytes;
    this.#young.set(target, entry);
  }
}
