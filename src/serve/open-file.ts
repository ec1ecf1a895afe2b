import { closeSync, read } from 'node:fs';
import { promisify } from 'node:util';
import { openInside, type RegularFile } from '../node/index.ts';
import { TreeError } from '../runtime/index.ts';
import { fingerprintOf } from './fingerprint.ts';

const readAt = promisify(read);

/** How a file is opened. */
export interface OpenFileOptions {
  /**
   * Whether the handle stays open between reads, so that the file can still be read after another one was renamed over it.
   * Has to be false on a system that refuses such a rename while the file is open.
   */
  readonly keepsHandle: boolean;
  /** Is called when another file has taken the place of this one, or the file was changed. */
  readonly onReplaced: () => void;
}

/** A file of a tree that is read at positions. A file that takes its place later is never read instead. */
export class OpenFile {
  readonly size: number;
  readonly #root: string;
  readonly #path: string;
  readonly #options: OpenFileOptions;
  readonly #fingerprint: string;
  /** The open handle. Undefined if handles are not kept open, and after the file was closed. */
  #handle: number | undefined;
  #users = 0;
  #isRetired = false;

  /**
   * @param root the real path of the tree's folder
   * @param path the path inside of it
   */
  constructor(root: string, path: string, options: OpenFileOptions) {
    const { handle, stats } = openInside(root, path);
    this.#root = root;
    this.#path = path;
    this.#options = options;
    this.#fingerprint = fingerprintOf(stats);
    this.size = stats.size;
    if (options.keepsHandle) this.#handle = handle;
    else closeSync(handle);
  }

  /** Runs `work`, and keeps the file open until it is done, even if the file is retired in the meantime. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#users += 1;
    try {
      return await work();
    } finally {
      this.#release();
    }
  }

  /** Yields `pieces`, and keeps the file open from the first piece that is requested to the last. */
  async *throughout<T>(pieces: AsyncIterable<T>): AsyncGenerator<T, void, undefined> {
    this.#users += 1;
    try {
      yield* pieces;
    } finally {
      this.#release();
    }
  }

  /**
   * Reads the bytes from `start` up to but not including `end`; fewer when the file was truncated.
   *
   * @throws TreeError 503 when the file was closed, or was replaced and is not kept open
   */
  async read(start: number, end: number): Promise<Buffer> {
    if (this.#options.keepsHandle) {
      if (this.#handle === undefined) throw this.#replaced();
      return readRange(this.#handle, start, end);
    }
    const handle = this.#reopen();
    try {
      return await readRange(handle, start, end);
    } finally {
      closeSync(handle);
    }
  }

  /** Closes the file as soon as nothing reads it any more. */
  retire(): void {
    this.#isRetired = true;
    this.#closeIfUnused();
  }

  #reopen(): number {
    let file: RegularFile | undefined;
    try {
      file = openInside(this.#root, this.#path);
      if (fingerprintOf(file.stats) === this.#fingerprint) return file.handle;
    } catch {
      // A file that can no longer be opened is being replaced.
    }
    if (file) closeSync(file.handle);
    this.#options.onReplaced();
    throw this.#replaced();
  }

  #replaced(): TreeError {
    return new TreeError(`${this.#path} is being replaced by another build.`, 503);
  }

  #release(): void {
    this.#users -= 1;
    this.#closeIfUnused();
  }

  #closeIfUnused(): void {
    if (!this.#isRetired || this.#users > 0 || this.#handle === undefined) return;
    closeSync(this.#handle);
    this.#handle = undefined;
  }
}

async function readRange(handle: number, start: number, end: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(end - start);
  let length = 0;
  while (length < buffer.length) {
    const { bytesRead } = await readAt(handle, buffer, length, buffer.length - length, start + length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return buffer.subarray(0, length);
}
