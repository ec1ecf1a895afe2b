import { createReadStream, realpathSync } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { lookup } from 'mrmime';
import { MockgenError } from '../errors.ts';
import { ifThere, openIfFile, readAndClose, systemCode, type RegularFile } from '../node/index.ts';
import type { TreeFile } from '../runtime/index.ts';
import { digestOf } from '../tree/index.ts';
import { STREAMED_BYTES } from './limits.ts';

/** A file in the folder of a tree that is not one of its documents, such as a page, a script or a picture. */
export interface StaticFile extends Required<Pick<TreeFile, 'type' | 'bytes' | 'digest'>> {
  /**
   * The content of the file. A stream has to be read or destroyed; it fails if the file gets shorter while it is read.
   */
  readonly body: Uint8Array | Readable;
  /** Whether the digest is made of size and time only, not of the content. */
  readonly isWeak: boolean;
  /** The content encoding, `gzip` or `br`; empty for none. `type` is the media type of the decoded content. */
  readonly encoding: string;
}

/** Content encodings by the ending of a file name. */
const ENCODINGS: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' };

/** Returns the media type and the content encoding of a file. */
function typeOf(path: string): Pick<StaticFile, 'type' | 'encoding'> {
  const encoding = ENCODINGS[path.slice(-3)] ?? '';
  const type = lookup(encoding ? path.slice(0, -3) : path) ?? 'application/octet-stream';
  return { type: type === 'text/html' ? `${type};charset=utf-8` : type, encoding };
}

/**
 * The static files in a folder: regular files that are really inside it. Excluded are dotfiles, and everything behind a link
 * inside of the folder. The folder itself may be a link, which a deployment redirects to a newer tree.
 */
export class StaticFiles {
  readonly #dir: string;

  /** @param dir the folder of the tree */
  constructor(dir: string) {
    this.#dir = dir;
  }

  /**
   * Opens a file.
   *
   * @param path the decoded path inside the folder, such as `notes/a.txt`
   * @returns undefined for a path that is not a static file
   * @throws MockgenError `read_failed` when the file exists and cannot be read
   */
  open(path: string): StaticFile | undefined {
    try {
      const root = ifThere(() => realpathSync.native(this.#dir));
      const file = root === undefined ? undefined : openIfFile(root, path);
      return file && { ...typeOf(path), ...contentOf(file) };
    } catch (error) {
      if (systemCode(error) === undefined) throw error;
      throw new MockgenError('read_failed', `cannot read ${path}`, 'Check that this user can read the file.');
    }
  }
}

function contentOf(file: RegularFile): Omit<StaticFile, 'type' | 'encoding'> {
  const { handle: fd, stats } = file;
  if (stats.size <= STREAMED_BYTES) {
    const body = readAndClose(file);
    return { body, bytes: body.length, digest: digestOf(body), isWeak: false };
  }
  const whole = new WholeFile(stats.size);
  const source = createReadStream('', { fd, start: 0, end: stats.size - 1 });
  source.on('error', (error) => whole.destroy(error));
  whole.on('close', () => source.destroy());
  return { body: source.pipe(whole), bytes: stats.size, digest: `${stats.size}-${stats.mtimeMs}`, isWeak: true };
}

/** Passes on a file, and fails if it has become shorter than it was when it was opened. */
class WholeFile extends Transform {
  #left: number;

  /** @param size the bytes that the file has */
  constructor(size: number) {
    super();
    this.#left = size;
    // Until it is read, nobody else listens for its errors.
    this.on('error', () => {});
  }

  override _transform(chunk: Buffer, _encoding: string, done: (error: Error | null, chunk?: Buffer) => void): void {
    this.#left -= chunk.length;
    done(null, chunk);
  }

  override _flush(done: (error: Error | null) => void): void {
    done(this.#left > 0 ? new Error('the file has shrunk') : null);
  }
}
