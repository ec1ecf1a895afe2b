/** Values that take bytes, those that were asked for last. */
export class BoundedCache<V> {
  /** How many bytes are kept at most. */
  readonly most: number;
  readonly #kept: Map<string, { readonly value: V; readonly bytes: number }> = new Map();
  #bytes = 0;

  constructor(most: number) {
    this.most = most;
  }

  /** How many bytes are kept. */
  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): V | undefined {
    const found = this.#kept.get(key);
    if (!found) return undefined;
    // A map keeps the order in which its keys were set.
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found.value;
  }

  /** Keeps a value, in place of those that were asked for longest ago. Returns false when it is too large for that. */
  set(key: string, value: V, bytes: number): boolean {
    this.#drop(key);
    if (bytes > this.most) return false;
    this.#kept.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.most) break;
      this.#drop(oldest);
    }
    return true;
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }
}
