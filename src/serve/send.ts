import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { matchesTag, respond, type RuntimeRequest, type RuntimeResponse, type Signal } from '../runtime/index.ts';
import type { CachedResponse } from './response-cache.ts';
import type { StaticFile } from './static-files.ts';

/** Tells that a client has gone away. Costs nothing unless it is listened to. */
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

/** Sends a response that is kept. */
export function sendEntry(request: IncomingMessage, response: ServerResponse, entry: CachedResponse): void {
  const tags = request.headers['if-none-match'];
  if (tags !== undefined && matchesTag(tags, entry.tag)) {
    response.writeHead(304, entry.unchanged).end();
    return;
  }
  response.writeHead(200, entry.headers);
  if (request.method === 'HEAD') response.end();
  else response.end(entry.body);
}

/** Sends a response. Where its body breaks off, so does the connection: a short body would look like a whole one. */
export function send(response: ServerResponse, { status, headers, body }: RuntimeResponse): void {
  response.writeHead(status, headers);
  if (typeof body === 'string' || body instanceof Uint8Array) {
    response.end(body);
    return;
  }
  const source = body instanceof Readable ? body : Readable.from(body);
  // Ends both when either fails; that is all there is to do then.
  pipeline(source, response, () => {});
}

/** Sends a plain file. */
export function sendFile(response: ServerResponse, request: RuntimeRequest, file: StaticFile): void {
  const { type, bytes, digest, body, encoding, isWeak } = file;
  const vary = request.path === `${request.base ?? ''}/` ? { vary: 'Accept' } : {};
  const extra = { 'x-cache': 'HIT', ...(encoding && { 'content-encoding': encoding }), ...vary };
  const answer = respond(request, { status: 200, type, bytes, digest, body, headers: extra });
  if (answer.body !== body) body.destroy();
  const { headers } = answer;
  send(response, isWeak ? { ...answer, headers: { ...headers, etag: `W/${headers['etag']}` } } : answer);
}

/** Says that something went wrong which nobody foresaw. */
export function sendFailure(response: ServerResponse, request: RuntimeRequest): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const problem = {
    type: 'about:blank',
    title: 'Internal Server Error',
    status: 500,
    detail: 'The tree cannot be read.',
  };
  const body = `${JSON.stringify(problem)}\n`;
  send(response, respond(request, { status: 500, type: 'application/problem+json', body, headers: {} }));
}
