import { createReadStream, fstatSync, openSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pipeline, type Readable, Transform } from 'node:stream';
import { lookup } from 'mrmime';
import { MockgenError } from '../errors.ts';
import { isAbsent, realPathInside, systemCode } from '../node/index.ts';
import type { TreeFile } from '../runtime/index.ts';
import { digestOf } from '../tree/index.ts';
import { STREAMED_BYTES } from './limits.ts';

/** A file in the folder of a tree that is not one of its documents, such as a page, a script or a picture. */
export interface StaticFile extends Required<Pick<TreeFile, 'type' | 'bytes' | 'digest'>> {
  /** The content. A stream has to be read or destroyed; it fails when the file gets shorter while it is read. */
  readonly body: Uint8Array | Readable;
  /** Whether the digest is made of size and time only. */
  readonly isWeak: boolean;
  /** The content encoding, `gzip` or `br`; empty for none. `type` is the media type of the decoded content. */
  readonly encoding: string;
}

/** Content encodings by file name extension. */
const ENCODINGS: Readonly<Record<string, string>> = { '.gz': 'gzip', '.br': 'br' };

function mediaTypeOf(path: string): Pick<StaticFile, 'type' | 'encoding'> {
  const extension = path.slice(-3);
  const encoding = ENCODINGS[extension] ?? '';
  const type = lookup(encoding === '' ? path : path.slice(0, -extension.length)) ?? 'application/octet-stream';
  return { type: type === 'text/html' ? 'text/html;charset=utf-8' : type, encoding };
}

/**
 * The static files in a folder: regular files that are really inside it. Excluded are dotfiles, and everything that a link
 * leads out of the folder to.
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
  async open(path: string): Promise<StaticFile | undefined> {
    try {
      const real = realPathInside(this.#dir, path);
      if (real === undefined) return undefined;
      const stats = statSync(real);
      if (!stats.isFile()) return undefined;
      const content = stats.size > STREAMED_BYTES ? openLarge(real) : await readSmall(real);
      return { ...mediaTypeOf(path), ...content };
    } catch (error) {
      // The file was deleted a moment ago.
      if (isAbsent(error)) return undefined;
      if (systemCode(error) === undefined) throw error;
      throw new MockgenError('read_failed', `cannot read ${path}`, 'Check that this user can read the file.');
    }
  }
}

type Content = Omit<StaticFile, 'type' | 'encoding'>;

async function readSmall(path: string): Promise<Content> {
  const body = await readFile(path);
  return { body, bytes: body.length, digest: digestOf(body), isWeak: false };
}

function openLarge(path: string): Content {
  const handle = openSync(path, 'r');
  const { size, mtimeMs } = fstatSync(handle);
  return { body: streamOf(handle, size), bytes: size, digest: `${size}-${mtimeMs}`, isWeak: true };
}

/** Streams the first `size` bytes of an open file, and closes the file. */
function streamOf(handle: number, size: number): Readable {
  let left = size;
  const exactly = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length;
      done(null, chunk);
    },
    flush(done) {
      done(left > 0 ? new Error('the file has shrunk') : null);
    },
  });
  return pipeline(createReadStream('', { fd: handle, end: size - 1 }), exactly, () => {});
}
