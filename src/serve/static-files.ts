import { closeSync, fstatSync, realpathSync, type Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sirv from 'sirv';
import { MockgenError } from '../errors.ts';
import { ifThere, isAbsent, openIfFile, systemCode } from '../node/index.ts';
import type { TreeFile } from '../runtime/index.ts';
import { digestOf } from '../tree/index.ts';
import { fingerprintOf } from './fingerprint.ts';
import { STREAMED_BYTES } from './limits.ts';

/** A file in the folder of a tree that is not one of its documents, such as a page, a script or a picture. */
export interface StaticFile extends Required<Pick<TreeFile, 'type' | 'bytes' | 'digest'>> {
  /** The content. A stream has to be read or destroyed; it fails when the file gets shorter while it is read. */
  readonly body: Uint8Array | Readable;
  /** Whether the digest is made only from the size and the time of the file, rather than from its content. */
  readonly isWeak: boolean;
  /** The content encoding, `gzip` or `br`; empty for none. `type` is the media type of the decoded content. */
  readonly encoding: string;
}

/** Returns the stats of a regular file in a folder; undefined if there is none at that path, or a link leads to it. */
function statsOf(dir: string, path: string): Stats | undefined {
  const root = ifThere(() => realpathSync.native(dir));
  const file = root === undefined ? undefined : openIfFile(root, path);
  if (file) closeSync(file.handle);
  return file?.stats;
}

/** If a file changes while it is read, it is read again up to this many times. */
const TRIES = 4;

/** sirv, or what a test puts in its place. */
type Sirv = ReturnType<typeof sirv>;

/**
 * The static files in a folder, read by sirv: regular files that are really inside it. Excluded are dotfiles, and everything
 * behind a link inside of the folder. The folder itself may be a link, which a deployment redirects to a newer tree.
 *
 * What sirv opens has to be the very file that was looked at, so nobody can swap it in between. sirv gets a request with the
 * path alone: other parts could crash it, for example a malformed `Range` header.
 */
export class StaticFiles {
  readonly #dir: string;
  readonly #sirv: Sirv;

  /**
   * @param dir the folder of the tree
   * @param serve the function that serves a file. Default: sirv, which with `dev` looks at the disk for each request
   */
  constructor(dir: string, serve: Sirv = sirv(dir, { dev: true, etag: false, extensions: [] })) {
    this.#dir = dir;
    this.#sirv = serve;
  }

  /**
   * Opens a file.
   *
   * @param path the decoded path inside the folder, such as `notes/a.txt`
   * @returns undefined for a path that is not a static file
   * @throws MockgenError `read_failed` when the file exists and cannot be read
   */
  async open(path: string): Promise<StaticFile | undefined> {
    for (let left = TRIES; left > 0; left--) {
      try {
        const stats = statsOf(this.#dir, path);
        if (!stats) return undefined;
        const response = await this.#ask(path, stats);
        if (!response) return undefined;
        const { type, encoding } = response;
        if (stats.size > STREAMED_BYTES) {
          const digest = `${stats.size}-${stats.mtimeMs}`;
          return { type, encoding, body: response, bytes: stats.size, digest, isWeak: true };
        }
        const body = await buffer(response);
        return { type, encoding, body, bytes: body.length, digest: digestOf(body), isWeak: false };
      } catch (error) {
        // The file was deleted a moment ago.
        if (isAbsent(error)) return undefined;
        if (error instanceof ChangedFile) continue;
        if (systemCode(error) === undefined) throw error;
        throw new MockgenError('read_failed', `cannot read ${path}`, 'Check that this user can read the file.');
      }
    }
    throw new MockgenError('read_failed', `${path} keeps changing`, 'Ask again.');
  }

  /** Lets sirv respond with a file; undefined when it finds none. */
  #ask(path: string, stats: Stats): Promise<FileResponse | undefined> {
    return new Promise((resolve, reject) => {
      const response = new FileResponse(stats.size);
      response.on('pipe', (source: Readable) => {
        response.on('close', () => source.destroy());
        source.on('open', (handle: number) => {
          if (fingerprintOf(fstatSync(handle)) === fingerprintOf(stats)) return resolve(response);
          response.destroy();
          reject(new ChangedFile('the file was replaced'));
        });
        // sirv does not listen for errors of the file.
        source.on('error', (error) => {
          reject(error);
          response.destroy(error);
        });
      });
      // Until the response is read, nobody else listens for its errors.
      response.on('error', () => {});
      const request = { method: 'GET', url: encodeURI(`/${path}`), headers: {} };
      const onMissing = (): void => {
        response.destroy();
        resolve(undefined);
      };
      // sirv reads only these properties of a request, and calls only what FileResponse has of a response.
      this.#sirv(request as IncomingMessage, response as unknown as ServerResponse, onMissing);
    });
  }
}

/** Thrown if a file is no longer the one that it was a moment ago. */
class ChangedFile extends Error {}

/** The part of a server response that sirv uses: keeps the headers, and passes on as many bytes as the file has. */
class FileResponse extends Transform {
  type = 'application/octet-stream';
  encoding = '';
  #left: number;

  /** @param size how many bytes the file has */
  constructor(size: number) {
    super();
    this.#left = size;
  }

  getHeader(): undefined {
    return undefined;
  }

  writeHead(_status: number, headers: Readonly<Record<string, string | number>>): void {
    this.type = String(headers['Content-Type'] ?? '') || this.type;
    this.encoding = String(headers['Content-Encoding'] ?? '');
  }

  override _transform(chunk: Buffer, _encoding: string, done: (error: Error | null, chunk?: Buffer) => void): void {
    // If a file has grown, the answer ends where the file ended a moment ago.
    const wanted = chunk.subarray(0, this.#left);
    this.#left -= wanted.length;
    done(null, wanted);
  }

  override _flush(done: (error: Error | null) => void): void {
    done(this.#left > 0 ? new ChangedFile('the file has shrunk') : null);
  }
}
