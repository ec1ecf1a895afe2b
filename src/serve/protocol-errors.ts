import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { systemCode } from '../node/index.ts';
import { problem, respond, type RuntimeResponse } from '../runtime/index.ts';
import { send } from './send.ts';

/**
 * Status and text of the answers to requests that Node refuses to read, by the code of its error. For any other error,
 * the status is 400.
 */
const REFUSED: Readonly<Record<string, readonly [status: 408 | 413 | 431, detail: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The extensions of its chunks are too long.'],
  HPE_HEADER_OVERFLOW: [431, 'The request line and the headers have at most 16 KB in all.'],
};

/** Returns a problem document as the response to a request that never reached the runtime. */
const refusal = (...problems: Parameters<typeof problem>): RuntimeResponse =>
  respond({ method: 'GET', path: '/', query: '', headers: {} }, problem(...problems));

/** Writes a response to a connection that Node has given up, and closes it. */
function writeAndClose(socket: Duplex, { status, headers, body }: RuntimeResponse): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}`);
  // The body is the text of a problem.
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', String(body)].join('\r\n'));
}

/**
 * Makes the server answer what Node itself refuses like any other error: by a problem document with CORS headers. These
 * are malformed requests, headers that are too long, `Expect`, and `CONNECT`.
 */
export function answerProtocolErrors(server: Server): void {
  server.on('clientError', (error, socket) => {
    const [status, detail] = REFUSED[systemCode(error) ?? ''] ?? ([400, 'The request is not valid HTTP.'] as const);
    writeAndClose(socket, refusal(status, detail));
  });
  server.on('connect', ({ method = '' }: IncomingMessage, socket) => {
    writeAndClose(socket, refusal(405, `${method} is not allowed: the data is read-only.`));
  });
  server.on('checkExpectation', ({ headers: { expect } }: IncomingMessage, response: ServerResponse) => {
    send(
      response,
      refusal(417, `The only expectation that can be met is 100-continue, not ${JSON.stringify(expect)}.`),
    );
  });
}

/** Answers 400 to a request of HTTP/1.1 without a `Host` header, as RFC 9112 demands. Returns whether it did. */
export function refuseWithoutHost({ headers, httpVersion }: IncomingMessage, response: ServerResponse): boolean {
  if (headers.host !== undefined || httpVersion !== '1.1') return false;
  send(response, refusal(400, 'A request of HTTP/1.1 needs a Host header.'));
  return true;
}
