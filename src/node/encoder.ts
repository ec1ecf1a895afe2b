/** A chunk has at most this many bytes. Nearly every file of a tree is smaller. */
const CHUNK_BYTES = 1 << 20;

/** Consecutive bytes of an encoded text. */
export interface Chunk {
  /** The bytes; valid only until the next chunk is requested. */
  readonly bytes: Uint8Array;
  readonly isLast: boolean;
}

/** Encodes texts to chunks of bytes, one text at a time. All chunks share the same memory. */
export class Encoder {
  readonly #maxBytes: number;
  #buffer = Buffer.allocUnsafeSlow(1 << 16);

  /** @param maxBytes the size of a chunk, unless a single piece is larger. Default: 1 MiB */
  constructor(maxBytes: number = CHUNK_BYTES) {
    this.#maxBytes = maxBytes;
  }

  /** Encodes one text, given in pieces. Yields at least one chunk. */
  *encode(pieces: Iterable<string | Uint8Array>): Generator<Chunk, void, undefined> {
    let filled = 0;
    for (const piece of pieces) {
      const isText = typeof piece === 'string';
      // A UTF-16 code unit takes at most three bytes.
      const most = isText ? piece.length * 3 : piece.length;
      if (filled > 0 && filled + most > this.#maxBytes) {
        yield { bytes: this.#buffer.subarray(0, filled), isLast: false };
        filled = 0;
      }
      if (filled + most > this.#buffer.length) this.#grow(filled, filled + most);
      if (isText) filled += this.#buffer.write(piece, filled);
      else {
        this.#buffer.set(piece, filled);
        filled += piece.length;
      }
    }
    yield { bytes: this.#buffer.subarray(0, filled), isLast: true };
  }

  #grow(filled: number, most: number): void {
    const grown = Buffer.allocUnsafeSlow(Math.max(most, Math.min(2 * this.#buffer.length, this.#maxBytes)));
    this.#buffer.copy(grown, 0, 0, filled);
    this.#buffer = grown;
  }
}
