import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { Writable } from 'node:stream';
import { join } from 'node:path';
import sirv from 'sirv';
import { MockgenError } from '../errors.ts';
import type { PlainFile } from '../runtime/index.ts';
import { describing, ifThere, isAbsent } from './system-error.ts';
import { realPathInside } from './tree-path.ts';

/**
 * Answers the plain files of a folder, through sirv. JSON comes as text, anything else as bytes.
 *
 * sirv is given a request that carries nothing but the path, and a response in memory. So no `Range` header reaches it
 * (a bad one crashes it), and a file that is replaced or deleted between its look and its read is the new file or no
 * file, where a socket would be cut, left hanging, or the process killed by an error that nobody hears.
 *
 * @param dir the folder of the tree
 * @returns the file at a decoded path such as `authors/7.json`; undefined for none, a folder, a dotfile, and what links
 * put outside of the folder; rejects with MockgenError `read_failed` when it is there and cannot be read
 */
export function createPlainFiles(dir: string): (path: string) => Promise<PlainFile | undefined> {
  // `dev`: looks at the disk on each request, where the default keeps the listing of the start.
  const serve = sirv(dir, { dev: true, etag: false, extensions: [] });
  return async (path) => {
    const file = join(dir, path);
    return describing('read_failed', `read ${file}`, () =>
      isFileInside(dir, path) ? answer(serve, path, file) : undefined,
    );
  };
}

function isFileInside(dir: string, path: string): boolean {
  const real = realPathInside(dir, path);
  return real !== undefined && ifThere(() => statSync(real))?.isFile() === true;
}

function answer(serve: ReturnType<typeof sirv>, path: string, file: string): Promise<PlainFile | undefined> {
  return new Promise((resolve, reject) => {
    const response = new MemoryResponse();
    const fail = (error: unknown): void => {
      if (isAbsent(error)) resolve(undefined);
      else reject(new MockgenError('read_failed', `cannot read ${file}`, 'See that this user can read it.'));
    };
    response.on('pipe', (source: Readable) => source.on('error', fail));
    response.on('finish', () => resolve(response.file()));
    const request = { method: 'GET', url: encodeURI(`/${path}`), headers: {} };
    try {
      // sirv reads `url` and `headers` of a request and calls only what MemoryResponse has; a test holds it so.
      serve(request as IncomingMessage, response as unknown as ServerResponse, () => resolve(undefined));
    } catch (error) {
      fail(error);
    }
  });
}

/** The part of a server response that sirv uses, kept in memory. */
class MemoryResponse extends Writable {
  private readonly chunks: Uint8Array[] = [];
  private type = '';

  getHeader(): undefined {
    return undefined;
  }

  writeHead(_status: number, headers: Readonly<Record<string, string | number>>): void {
    this.type = String(headers['Content-Type'] ?? '');
  }

  override _write(chunk: Uint8Array, _encoding: string, done: () => void): void {
    this.chunks.push(chunk);
    done();
  }

  file(): PlainFile {
    const body = Buffer.concat(this.chunks);
    const type = this.type === '' ? 'application/octet-stream' : this.type;
    return { type, body: type === 'application/json' ? body.toString('utf8') : body };
  }
}
