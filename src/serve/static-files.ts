import type { Stats } from 'node:fs';
import { fstatSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Readable, Transform } from 'node:stream';
import sirv from 'sirv';
import { MockgenError } from '../errors.ts';
import { isAbsent, realPathInside, systemCode } from '../node/index.ts';
import type { TreeFile } from '../runtime/index.ts';
import { digestOf } from '../tree/index.ts';
import { BoundedCache } from '../caching/index.ts';
import { DIGESTED_BYTES, KEPT_DIGESTS } from './limits.ts';
import { fingerprintOf } from './fingerprint.ts';

/** A file that is being read. */
export interface StaticFile extends Required<Pick<TreeFile, 'type' | 'bytes' | 'digest'>> {
  /** Ends with an error when the file does not have the bytes that it had at first. Has to be read or destroyed. */
  readonly body: Readable;
  /** Whether the digest is of size and time only. */
  readonly isWeak: boolean;
  /** What has to be undone before the bytes are of that type: `gzip` or `br`; empty for nothing. */
  readonly encoding: string;
}

/** What answers a request for a file: sirv. */
export type Serve = ReturnType<typeof sirv>;

/** How often a file is tried that changes between two looks at it. */
const TRIES = 4;

/**
 * Gives the plain files of a folder, through sirv: only regular files that are really inside, no dotfiles, nothing that
 * links lead out to.
 *
 * sirv is given a request that carries nothing but the path, so no `Range` header reaches it: a bad one crashes it. What
 * it writes is compared with what the file was: an error of its stream, which it does not listen for, or a file that was
 * replaced or changed its length meanwhile, is tried again, or ends the body with an error.
 */
export class StaticFiles {
  readonly #dir: string;
  readonly #serve: Serve;
  /** Digests of contents, by the stamps of files. */
  readonly #digests: BoundedCache<string> = new BoundedCache(KEPT_DIGESTS);

  /**
   * @param dir the folder of the tree
   * @param serve default: sirv. `dev`: it looks at the disk on each request, where it would keep the listing of the start
   */
  constructor(dir: string, serve: Serve = sirv(dir, { dev: true, etag: false, extensions: [] })) {
    this.#dir = dir;
    this.#serve = serve;
  }

  /** How many digests are kept. */
  get digests(): number {
    return this.#digests.bytes;
  }

  /**
   * Opens a file.
   *
   * @param path its decoded path, such as `notes/a.txt`
   * @returns undefined for none, a folder, a dotfile, and what links lead out to
   * @throws MockgenError `read_failed` when it is there and cannot be read
   */
  async open(path: string): Promise<StaticFile | undefined> {
    for (let left = TRIES; left > 0; left--) {
      try {
        const found = this.#look(path);
        if (!found) return undefined;
        const { digest, isWeak } = await this.#digest(found.real, found.stats);
        const body = await this.#read(path, found.stats);
        if (body) return { type: body.type, encoding: body.encoding, body, bytes: found.stats.size, digest, isWeak };
      } catch (error) {
        // It was there just now. Another look tells.
        if (!isAbsent(error)) throw refused(path, error);
      }
    }
    throw new MockgenError('read_failed', `${path} does not stop changing`, 'Ask again.');
  }

  #look(path: string): { readonly real: string; readonly stats: Stats } | undefined {
    const real = realPathInside(this.#dir, path);
    if (real === undefined) return undefined;
    const stats = statSync(real);
    return stats.isFile() ? { real, stats } : undefined;
  }

  async #digest(real: string, stats: Stats): Promise<{ readonly digest: string; readonly isWeak: boolean }> {
    if (stats.size > DIGESTED_BYTES) return { digest: `${stats.size}-${stats.mtimeMs}`, isWeak: true };
    const stamp = fingerprintOf(stats);
    const known = this.#digests.get(stamp);
    if (known !== undefined) return { digest: known, isWeak: false };
    const digest = digestOf(await readFile(real));
    this.#digests.set(stamp, digest, 1);
    return { digest, isWeak: false };
  }

  /** Lets sirv read a file; undefined when it is not the one that was looked at. */
  #read(path: string, stats: Stats): Promise<GuardedBody | undefined> {
    return new Promise((resolve, reject) => {
      const body = new GuardedBody(stats.size);
      const give = (result: GuardedBody | undefined): void => {
        if (!result) body.destroy();
        resolve(result);
      };
      body.on('pipe', (source: Readable) => {
        body.on('close', () => source.destroy());
        source.on('open', (handle: number) =>
          give(fingerprintOf(fstatSync(handle)) === fingerprintOf(stats) ? body : undefined),
        );
        source.on('error', (error) => {
          reject(error);
          body.destroy(error);
        });
      });
      // Until somebody reads it, nobody else listens.
      body.on('error', () => {});
      const request = { method: 'GET', url: encodeURI(`/${path}`), headers: {} };
      // sirv reads `url` and `headers` of a request and calls only what GuardedBody has; a test checks it. It throws only
      // what comes before it opens the file.
      this.#serve(request as IncomingMessage, body as unknown as ServerResponse, () => give(undefined));
    });
  }
}

function refused(path: string, error: unknown): unknown {
  if (systemCode(error) === undefined) return error;
  return new MockgenError('read_failed', `cannot read ${path}`, 'See that this user can read it.');
}

/** Takes the part of a server response that sirv uses, and lets exactly so many bytes through. */
class GuardedBody extends Transform {
  type = 'application/octet-stream';
  encoding = '';
  #left: number;

  constructor(bytes: number) {
    super();
    this.#left = bytes;
  }

  getHeader(): undefined {
    return undefined;
  }

  writeHead(_status: number, headers: Readonly<Record<string, string | number>>): void {
    this.type = String(headers['Content-Type'] ?? '') || this.type;
    this.encoding = String(headers['Content-Encoding'] ?? '');
  }

  override _transform(chunk: Buffer, _encoding: string, done: (error: Error | null, chunk?: Buffer) => void): void {
    this.#left -= chunk.length;
    if (this.#left < 0) done(new Error('the file has grown'));
    else done(null, chunk);
  }

  override _flush(done: (error: Error | null) => void): void {
    done(this.#left > 0 ? new Error('the file has shrunk') : null);
  }
}
