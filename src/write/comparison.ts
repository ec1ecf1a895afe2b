import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { ifThere, openBuilt, openIfFile, systemCode, type Chunk } from '../node/index.ts';

// A pipe would otherwise block until somebody writes to it.
const READ = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW;

// From a folder or a pipe, nothing can be read at a position.
const NO_FILE: ReadonlySet<string | undefined> = new Set(['EISDIR', 'ESPIPE']);

/**
 * A buffer for reading that all comparisons share. It grows when a chunk needs more. No code awaits anything while it
 * uses the buffer.
 */
let scratch = Buffer.allocUnsafeSlow(1 << 16);

/** Compares a file on disk, chunk by chunk, with its expected content. */
export class Comparison {
  readonly #handle: number;
  #offset = 0;

  private constructor(handle: number) {
    this.#handle = handle;
  }

  /**
   * Opens a file whose folder is known to be real; undefined if there is no file, or a link. Throws other system
   * errors.
   */
  static open(file: string): Comparison | undefined {
    const handle = ifThere(() => openSync(file, READ));
    return handle === undefined ? undefined : new Comparison(handle);
  }

  /**
   * Opens the file at a path of a tree; undefined if there is nothing, or anything else than a file. Throws other
   * system errors.
   */
  static inside(root: string, path: string): Comparison | undefined {
    const file = openIfFile(root, path, openBuilt);
    return file && new Comparison(file.handle);
  }

  /** How many bytes from the start of the file have been found equal so far. */
  get offset(): number {
    return this.#offset;
  }

  /**
   * Whether the file continues with these bytes and, if they are the last, ends there; undefined if it is not a regular
   * file. It takes one system call in nearly every case: on an unchanged tree, this is most of what a build asks of the
   * disk.
   */
  matches({ bytes, isLast }: Chunk): boolean | undefined {
    const isSame = this.#has(bytes, this.#offset, isLast);
    if (isSame) this.#offset += bytes.length;
    return isSame;
  }

  /** Yields the bytes that were found equal so far, in pieces; each is valid until the next one. */
  *same(): Generator<Uint8Array, void, undefined> {
    for (let from = 0; from < this.#offset;) {
      const most = Math.min(scratch.length, this.#offset - from);
      const length = this.#read(scratch, from, 1, most) ?? 0;
      // The file was truncated meanwhile.
      if (length === 0) throw Object.assign(new Error('the file has changed'), { code: 'EIO' });
      yield scratch.subarray(0, length);
      from += length;
    }
  }

  /** Size of the file in bytes; 0 if it is not a regular file. */
  get size(): number {
    const stats = fstatSync(this.#handle);
    return stats.isFile() ? stats.size : 0;
  }

  /** Reads the bytes from `start` up to but not including `end`; fewer at the end of the file. */
  read(start: number, end: number): Buffer {
    const bytes = Buffer.allocUnsafe(end - start);
    return bytes.subarray(0, this.#read(bytes, start, bytes.length, bytes.length) ?? 0);
  }

  /** Whether the file has exactly these bytes, regardless of earlier comparisons. */
  holds(bytes: Uint8Array): boolean {
    return this.#has(bytes, 0, true) === true;
  }

  close(): void {
    closeSync(this.#handle);
  }

  /**
   * Whether the file has these bytes from an offset on and, if they are the last, ends there; undefined if it is not a
   * regular file.
   */
  #has(bytes: Uint8Array, from: number, isLast: boolean): boolean | undefined {
    // One more byte reveals a longer file.
    const most = bytes.length + (isLast ? 1 : 0);
    if (scratch.length < most) scratch = Buffer.allocUnsafeSlow(most * 2);
    const length = this.#read(scratch, from, bytes.length, most);
    if (length === undefined) return undefined;
    return length === bytes.length && scratch.compare(bytes, 0, length, 0, length) === 0;
  }

  /**
   * Reads up to `most` bytes, and fewer than `least` only at the end of the file. Returns their number; undefined if it
   * is not a regular file.
   */
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
      if (NO_FILE.has(systemCode(error))) return undefined;
      throw error;
    }
  }
}

/**
 * Compares files with the content that all of them should have, and closes them.
 *
 * @returns for each file, whether it is the same; undefined if it does not exist or is a folder
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
