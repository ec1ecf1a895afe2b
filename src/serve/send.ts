import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import {
  matchesTag,
  problem,
  respond,
  type RuntimeRequest,
  type RuntimeResponse,
  type Signal,
} from '../runtime/index.ts';
import { pagePolicy } from '../tree/index.ts';
import type { CachedResponse } from './response-cache.ts';
import type { StaticFile } from './static-files.ts';

/** A signal that is aborted when the client disconnects. It adds no listener to the response before one is asked for. */
export class ClientSignal implements Signal {
  readonly #response: ServerResponse;

  constructor(response: ServerResponse) {
    this.#response = response;
  }

  get aborted(): boolean {
    return this.#response.destroyed || this.#response.closed;
  }

  addEventListener(_type: 'abort', listener: () => void): void {
    this.#response.once('close', listener);
  }
}

/** Sends a ready response, or a 304 when the client has it already. */
export function sendCached(request: IncomingMessage, response: ServerResponse, cached: CachedResponse): void {
  const tags = request.headers['if-none-match'];
  if (tags !== undefined && matchesTag(tags, cached.tag)) {
    response.writeHead(304, cached.notModifiedHeaders).end();
    return;
  }
  response.writeHead(200, cached.headers);
  if (request.method === 'HEAD') response.end();
  else response.end(cached.body);
}

/** Sends a response. If its body fails halfway, the connection is closed: a short body must not look like a whole one. */
export function send(response: ServerResponse, { status, headers, body }: RuntimeResponse): void {
  response.writeHead(status, headers);
  if (typeof body === 'string' || body instanceof Uint8Array) {
    response.end(body);
    return;
  }
  const source = body instanceof Readable ? body : Readable.from(body);
  // `pipeline` destroys both streams when one of them fails, and nothing else can be done then.
  pipeline(source, response, () => {});
}

/** Returns the policy of a page of ours as a header; nothing for other files. */
function policyOf({ type, body }: StaticFile): Readonly<Record<string, string>> {
  const isPage = type.startsWith('text/html') && !(body instanceof Readable);
  const policy = isPage ? pagePolicy(Buffer.from(body).toString()) : undefined;
  return policy === undefined ? {} : { 'content-security-policy': policy };
}

/** Matches media types of pages and scripts, for which a first visit waits. Data is sent as it is in the tree. */
const COMPRESSED = /^text\/(?:html|javascript)\b/;

/** Matches an `Accept-Encoding` header that takes gzip. A quality of 0 refuses it. */
const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

const compress = promisify(gzip);

/** Compresses a page or a script for a client that takes gzip, under a tag of its own. Returns any other file as it is. */
async function encode(file: StaticFile, accepted = ''): Promise<StaticFile> {
  const { type, body, digest, encoding } = file;
  const isWanted = COMPRESSED.test(type) && encoding === '' && TAKES_GZIP.test(accepted);
  if (!isWanted || body instanceof Readable) return file;
  const packed = await compress(body);
  return { ...file, body: packed, bytes: packed.length, digest: `${digest}-gzip`, encoding: 'gzip' };
}

/** Returns the request headers on which the answer with a static file depends, as the header `Vary`. */
function varyOf({ type }: StaticFile, { path, base = '' }: RuntimeRequest): Readonly<Record<string, string>> {
  const names = [...(path === `${base}/` ? ['Accept'] : []), ...(COMPRESSED.test(type) ? ['Accept-Encoding'] : [])];
  return names.length > 0 ? { vary: names.join(', ') } : {};
}

/** Sends a static file, or a 304 when the client has it already. */
export async function sendStaticFile(
  response: ServerResponse,
  request: RuntimeRequest,
  file: StaticFile,
): Promise<void> {
  const { type, bytes, digest, body, encoding, isWeak } = await encode(file, response.req.headers['accept-encoding']);
  const extra = {
    'x-cache': 'HIT',
    ...(encoding && { 'content-encoding': encoding }),
    ...varyOf(file, request),
    ...policyOf(file),
  };
  const answer = respond(request, { status: 200, type, bytes, digest, body, headers: extra });
  if (body instanceof Readable && answer.body !== body) body.destroy();
  const { headers } = answer;
  send(response, isWeak ? { ...answer, headers: { ...headers, etag: `W/${headers['etag']}` } } : answer);
}

/** Answers 500 after an unexpected error; closes the connection when the response has begun. */
export function sendFailure(response: ServerResponse, request: RuntimeRequest): void {
  if (response.headersSent) response.destroy();
  else send(response, respond(request, problem(500, 'The tree cannot be read.')));
}
