import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { ifThere, systemCode, type Chunk } from '../node/index.ts';

// What lies there may be a pipe, which would otherwise keep us waiting for a writer.
const READ = constants.O_RDONLY | constants.O_NONBLOCK;

/** What a file on disk is read into; made larger when a chunk needs it. Nobody waits while something is in it. */
let scratch = Buffer.allocUnsafeSlow(1 << 16);

/** A file on disk that is compared, chunk by chunk, with what should be in it. */
export class Comparison {
  readonly #handle: number;
  #offset = 0;

  private constructor(handle: number) {
    this.#handle = handle;
  }

  /**
   * Opens a file. Throws system errors but those that say that there is none.
   *
   * @param follow whether a link counts as what it points to. Default: a link is not a file
   */
  static open(file: string, follow = false): Comparison | undefined {
    const handle = ifThere(() => openSync(file, follow ? READ : READ | constants.O_NOFOLLOW));
    return handle === undefined ? undefined : new Comparison(handle);
  }

  /** How many bytes were the same so far. */
  get offset(): number {
    return this.#offset;
  }

  /**
   * Whether the file goes on with these bytes and, if they are the last, ends there; undefined for a folder. One system
   * call in nearly every case: on an unchanged tree, this is most of what a build asks of the disk.
   */
  matches({ bytes, isLast }: Chunk): boolean | undefined {
    const isSame = this.#has(bytes, this.#offset, isLast);
    if (isSame) this.#offset += bytes.length;
    return isSame;
  }

  /** Gives the bytes that were the same so far, run by run; each is valid until the next one. */
  *same(): Generator<Uint8Array, void, undefined> {
    for (let from = 0; from < this.#offset;) {
      const most = Math.min(scratch.length, this.#offset - from);
      const length = this.#read(scratch, from, 1, most) ?? 0;
      // Somebody has cut the file short in the meantime.
      if (length === 0) throw Object.assign(new Error('the file has changed'), { code: 'EIO' });
      yield scratch.subarray(0, length);
      from += length;
    }
  }

  /** How many bytes the file has; 0 for what is not a file. */
  get size(): number {
    const stats = fstatSync(this.#handle);
    return stats.isFile() ? stats.size : 0;
  }

  /** Reads the bytes from `start` up to but not including `end`, fewer where the file ends. */
  read(start: number, end: number): Buffer {
    const bytes = Buffer.allocUnsafe(end - start);
    return bytes.subarray(0, this.#read(bytes, start, bytes.length, bytes.length) ?? 0);
  }

  /** Whether the file has exactly these bytes, whatever was compared before. */
  holds(bytes: Uint8Array): boolean {
    return this.#has(bytes, 0, true) === true;
  }

  close(): void {
    closeSync(this.#handle);
  }

  /** Whether there are these bytes and, if they are the last, no others behind them; undefined for a folder. */
  #has(bytes: Uint8Array, from: number, isLast: boolean): boolean | undefined {
    // One byte more than there should be tells a longer file.
    const most = bytes.length + (isLast ? 1 : 0);
    if (scratch.length < most) scratch = Buffer.allocUnsafeSlow(most * 2);
    const length = this.#read(scratch, from, bytes.length, most);
    if (length === undefined) return undefined;
    return length === bytes.length && scratch.compare(bytes, 0, length, 0, length) === 0;
  }

  /** Reads up to `most` bytes, and fewer than `least` only where the file ends; undefined for a folder. */
  #read(into: Uint8Array, from: number, least: number, most: number): number | undefined {
    try {
      let length = 0;
      do {
        const more = readSync(this.#handle, into, length, most - length, from + length);
        if (more === 0) break;
        length += more;
      } while (length < least);
      return length;
    } catch (error) {
      if (systemCode(error) === 'EISDIR') return undefined;
      throw error;
    }
  }
}

/**
 * Compares files with what should be in all of them, and closes them.
 *
 * @returns for each whether it is the same; undefined when there is none, or a folder
 */
export function compareAll(
  files: readonly (Comparison | undefined)[],
  chunks: Iterable<Chunk>,
): readonly (boolean | undefined)[] {
  const results = files.map((file) => file && true) as (boolean | undefined)[];
  try {
    for (const chunk of chunks) {
      for (const [at, file] of files.entries()) if (results[at]) results[at] = file?.matches(chunk);
      if (!results.includes(true)) break;
    }
    return results;
  } finally {
    for (const file of files) file?.close();
  }
}
