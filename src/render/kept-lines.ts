// Every engine has TextEncoder, but it belongs to no language library, and this folder compiles without platform types.
declare const TextEncoder: new () => {
  encodeInto(text: string, into: Uint8Array): { readonly written: number };
};
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };

/** This many bytes of memory are allocated at a time. */
const CHUNK = 1 << 20;

/** One UTF-16 unit takes at most this many bytes in UTF-8. */
const MOST_PER_UNIT = 3;

/**
 * Keeps lines, so that they can be read a second time. They are kept as bytes: hundreds of megabytes of short-lived
 * strings would make an engine's heap grow far beyond what it needs.
 */
export class KeptLines {
  readonly #encoder: InstanceType<typeof TextEncoder> = new TextEncoder();
  readonly #decoder: InstanceType<typeof TextDecoder> = new TextDecoder();
  readonly #spare: Uint8Array[];
  #chunks: Uint8Array[] = [];
  /**
   * Where each line begins and ends, as positions in all chunks together. They are plain numbers, since an object per
   * line would be costly to collect.
   */
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  /** The chunk to which lines are being written, and how many of its bytes are used. */
  #last: Uint8Array = new Uint8Array(0);
  #used = 0;

  /** @param spare unused chunks. Lines take chunks from this list, and `clear` returns them to it. */
  constructor(spare: Uint8Array[]) {
    this.#spare = spare;
  }

  /**
   * Returns a line, and makes it on first use.
   *
   * @param id from 1. A line is kept only if all lines before it are kept
   */
  line(id: number, make: (id: number) => string): string {
    const known = this.#bytes(id - 1);
    if (known) return this.#decoder.decode(known);
    const line = make(id);
    if (id === this.#starts.length + 1) this.#keep(line);
    return line;
  }

  /** Forgets all lines. */
  clear(): void {
    this.#starts.length = 0;
    this.#ends.length = 0;
    this.#last = new Uint8Array(0);
    this.#used = 0;
    this.#spare.push(...this.#chunks);
    this.#chunks = [];
  }

  #bytes(at: number): Uint8Array | undefined {
    const start = this.#starts[at];
    const end = this.#ends[at];
    if (start === undefined || end === undefined) return undefined;
    const chunk = Math.floor(start / CHUNK);
    return this.#chunks[chunk]?.subarray(start - chunk * CHUNK, end - chunk * CHUNK);
  }

  #keep(line: string): void {
    const most = line.length * MOST_PER_UNIT;
    // Such long lines do not occur in practice. One that does is not kept, only made again.
    if (most > CHUNK) return;
    if (most > this.#last.length - this.#used) {
      this.#last = this.#spare.pop() ?? new Uint8Array(CHUNK);
      this.#used = 0;
      this.#chunks.push(this.#last);
    }
    const before = (this.#chunks.length - 1) * CHUNK;
    const { written } = this.#encoder.encodeInto(line, this.#last.subarray(this.#used));
    this.#starts.push(before + this.#used);
    this.#used += written;
    this.#ends.push(before + this.#used);
  }
}
