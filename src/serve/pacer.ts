import { nextTurn } from '../node/index.ts';

// Decoding and digesting this many bytes takes about 2 ms.
const BYTES_PER_TURN = 500_000;

/** Splits long work into turns of the event loop, so that requests are answered in between. */
export class Pacer {
  #bytes = 0;

  /** Counts bytes that were processed; after every {@link BYTES_PER_TURN}, waits for the next turn. */
  async add(bytes: number): Promise<void> {
    this.#bytes += bytes;
    if (this.#bytes < BYTES_PER_TURN) return;
    this.#bytes = 0;
    await nextTurn();
  }
}
