import { setImmediate } from 'node:timers/promises';

// Some 2 ms of decoding and digesting.
const STRIDE_BYTES = 500_000;

/** Lets other work run for a moment. */
export function pause(): Promise<void> {
  return setImmediate();
}

/** Keeps long work from holding up everything else: pauses after every half megabyte or so. */
export class Pacer {
  #bytes = 0;

  /** Counts work that was done. */
  async add(bytes: number): Promise<void> {
    this.#bytes += bytes;
    if (this.#bytes < STRIDE_BYTES) return;
    this.#bytes = 0;
    await pause();
  }
}
