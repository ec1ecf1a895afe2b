import { closeSync, fstatSync, openSync, read } from 'node:fs';
import { promisify } from 'node:util';
import { TreeError } from '../runtime/index.ts';
import { fingerprintOf } from './fingerprint.ts';

const readAt = promisify(read);

/** A file that is read by positions and stays the file it was: another one that takes its place is never read. */
export class OpenFile {
  readonly size: number;
  readonly #path: string;
  /** What the answer to a reader calls the file. */
  readonly #name: string;
  readonly #stamp: string;
  readonly #keepsHandle: boolean;
  readonly #onReplaced: () => void;
  /** Undefined where handles are not kept, and once it is closed. */
  #handle: number | undefined;
  #users = 0;
  #isRetired = false;

  /**
   * @param keepsHandle whether it stays open between reads, and so outlives the rename of another file over it; where a
   * system refuses such a rename, it must not
   * @param onReplaced is told when another file is in its place, or it was changed
   */
  constructor(path: string, name: string, keepsHandle: boolean, onReplaced: () => void) {
    const handle = openSync(path, 'r');
    const stats = fstatSync(handle);
    this.#path = path;
    this.#name = name;
    this.#stamp = fingerprintOf(stats);
    this.size = stats.size;
    if (keepsHandle) this.#handle = handle;
    else closeSync(handle);
    this.#keepsHandle = keepsHandle;
    this.#onReplaced = onReplaced;
  }

  /** Keeps the file open until `work` is done, even if it is retired meanwhile. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#users += 1;
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  /** The same for what comes piece by piece, from the first piece that is asked for. */
  async *throughout<T>(pieces: AsyncIterable<T>): AsyncGenerator<T, void, undefined> {
    this.#users += 1;
    try {
      yield* pieces;
    } finally {
      this.#leave();
    }
  }

  /**
   * The bytes from `start` up to but not including `end`; fewer where the file was cut short.
   *
   * @throws TreeError 503 when it was closed, or has been replaced and is not kept open
   */
  async read(start: number, end: number): Promise<Buffer> {
    if (this.#keepsHandle) {
      if (this.#handle === undefined) throw this.#gone();
      return readWhole(this.#handle, start, end);
    }
    const handle = this.#reopen();
    try {
      return await readWhole(handle, start, end);
    } finally {
      closeSync(handle);
    }
  }

  /** Closes it as soon as nobody reads it. */
  retire(): void {
    this.#isRetired = true;
    this.#closeIfUnused();
  }

  #reopen(): number {
    let handle: number | undefined;
    try {
      handle = openSync(this.#path, 'r');
      if (fingerprintOf(fstatSync(handle)) === this.#stamp) return handle;
    } catch {
      // A file that cannot be opened any more is one that is being replaced.
    }
    if (handle !== undefined) closeSync(handle);
    this.#onReplaced();
    throw this.#gone();
  }

  #gone(): TreeError {
    return new TreeError(`${this.#name} is being replaced by another build.`, 503);
  }

  #leave(): void {
    this.#users -= 1;
    this.#closeIfUnused();
  }

  #closeIfUnused(): void {
    if (!this.#isRetired || this.#users > 0 || this.#handle === undefined) return;
    closeSync(this.#handle);
    this.#handle = undefined;
  }
}

async function readWhole(handle: number, start: number, end: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(end - start);
  let length = 0;
  while (length < buffer.length) {
    const { bytesRead } = await readAt(handle, buffer, length, buffer.length - length, start + length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return buffer.subarray(0, length);
}
