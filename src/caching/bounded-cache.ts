/** A cache that is bounded by the size of its values: it drops the least recently used values first. */
export class BoundedCache<V> {
  /** The largest number of bytes that are kept. */
  readonly maxBytes: number;
  readonly #kept: Map<string, { readonly value: V; readonly bytes: number }> = new Map();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes;
  }

  /** How many bytes are kept at the moment. */
  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): V | undefined {
    const found = this.#kept.get(key);
    if (!found) return undefined;
    // A map keeps its keys in the order in which they were set, so the most recently used value is the last.
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found.value;
  }

  /** Keeps a value. Returns false, and keeps nothing, if the value alone exceeds the limit. */
  set(key: string, value: V, bytes: number): boolean {
    this.#drop(key);
    if (bytes > this.maxBytes) return false;
    this.#kept.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.maxBytes) break;
      this.#drop(oldest);
    }
    return true;
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }
}
