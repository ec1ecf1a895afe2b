// Every engine has these two. They belong to no language library, and this folder is compiled without those of platforms.
declare const TextEncoder: new () => {
  encodeInto(text: string, into: Uint8Array): { readonly written: number };
};
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };

/** How many bytes are set aside at a time. */
const CHUNK = 1 << 20;

/** No unit of a text takes more bytes than this. */
const MOST_PER_UNIT = 3;

/**
 * Keeps lines for a second reading, as bytes: hundreds of megabytes of texts that live for a moment make an engine grow far
 * beyond what it needs.
 */
export class KeptLines {
  readonly #encoder: InstanceType<typeof TextEncoder> = new TextEncoder();
  readonly #decoder: InstanceType<typeof TextDecoder> = new TextDecoder();
  readonly #lines: Uint8Array[] = [];
  readonly #spare: Uint8Array[];
  #chunks: Uint8Array[] = [];
  /** What is left of the last chunk. */
  #free: Uint8Array = new Uint8Array(0);

  /** @param spare chunks that nobody uses, to take from and give back to */
  constructor(spare: Uint8Array[]) {
    this.#spare = spare;
  }

  /**
   * Gives a line, and makes it when it is asked for the first time.
   *
   * @param id from 1; a line is kept when those before it are
   */
  line(id: number, make: (id: number) => string): string {
    const known = this.#lines[id - 1];
    if (known) return this.#decoder.decode(known);
    const line = make(id);
    if (id === this.#lines.length + 1) this.#keep(line);
    return line;
  }

  /** Forgets all lines. */
  clear(): void {
    this.#lines.length = 0;
    this.#free = new Uint8Array(0);
    this.#spare.push(...this.#chunks);
    this.#chunks = [];
  }

  #keep(line: string): void {
    const most = line.length * MOST_PER_UNIT;
    if (most > this.#free.length) {
      this.#free = this.#spare.pop() ?? new Uint8Array(CHUNK);
      this.#chunks.push(this.#free);
    }
    // Nobody has such lines, and there is no harm in making one of them anew.
    if (most > this.#free.length) return;
    const { written } = this.#encoder.encodeInto(line, this.#free);
    this.#lines.push(this.#free.subarray(0, written));
    this.#free = this.#free.subarray(written);
  }
}
