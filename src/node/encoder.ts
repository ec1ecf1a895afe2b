/** Nearly every file of a tree is one chunk; of large ones, so much is in memory at once. */
const CHUNK_BYTES = 1 << 20;

/** A run of the bytes of a text. */
export interface Chunk {
  /** Valid until the next chunk is asked for. */
  readonly bytes: Uint8Array;
  readonly isLast: boolean;
}

/** Encodes texts to chunks of bytes, all in the same memory. Gives one text at a time. */
export class Encoder {
  readonly #most: number;
  #buffer = Buffer.allocUnsafeSlow(1 << 16);

  /** @param most how many bytes a chunk has, unless a piece alone has more. Default: a mebibyte */
  constructor(most: number = CHUNK_BYTES) {
    this.#most = most;
  }

  /** Encodes one text. The pieces are gathered to chunks, of which there is at least one. */
  *encode(pieces: Iterable<string | Uint8Array>): Generator<Chunk, void, undefined> {
    let filled = 0;
    for (const piece of pieces) {
      const isText = typeof piece === 'string';
      // No unit of a text takes more than three bytes.
      const most = isText ? piece.length * 3 : piece.length;
      if (filled > 0 && filled + most > this.#most) {
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
    const grown = Buffer.allocUnsafeSlow(Math.max(most, Math.min(2 * this.#buffer.length, this.#most)));
    this.#buffer.copy(grown, 0, 0, filled);
    this.#buffer = grown;
  }
}
