/** Values that took bytes, those that were asked for last. */
export class BoundedCache<V> {
  readonly #most: number;
  readonly #kept: Map<string, { readonly value: V; readonly bytes: number }> = new Map();
  #bytes = 0;

  /** @param most how many bytes are kept at most */
  constructor(most: number) {
    this.#most = most;
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

  set(key: string, value: V, bytes: number): void {
    this.#drop(key);
    this.#kept.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#most) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }
}
