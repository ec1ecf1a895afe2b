import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isConnectionCut } from '../chaos/load/index.ts';
import { badArgument } from '../options.ts';
import { toWebRequest } from './node-request.ts';

export { MockgenError } from '../errors.ts';
export type { ErrorCode, Fault } from '../errors.ts';

/** A listener for `http.createServer`, which is also middleware for Express, Connect and similar frameworks. */
export type NodeListener = (
  request: IncomingMessage,
  response: ServerResponse,
  next?: (error?: unknown) => void,
) => void;

/** A body with more bytes than this is streamed. */
const BUFFERED_BYTES = 1_000_000;

async function send(response: ServerResponse, answer: Response): Promise<void> {
  const { status, headers, body } = answer;
  response.writeHead(status, Object.fromEntries(headers));
  if (!body) response.end();
  else if (Number(headers.get('content-length') ?? Infinity) <= BUFFERED_BYTES)
    response.end(new Uint8Array(await answer.arrayBuffer()));
  else await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), response);
}

/**
 * Creates a listener for Node's HTTP server from a handler. It is also middleware for Express, and for other frameworks
 * that call `(request, response, next)`. The body of a request is not passed on, since the service does not read one.
 *
 *     createServer(toNodeListener(createHandler(tree))).listen(3000);
 *     app.use('/api', toNodeListener(createHandler(tree)));
 *
 * Behind a router that removes its own path, links include that path.
 *
 * @param handler the result of `createHandler`, or any other function from Request to Response
 * @returns a listener that passes a rejection of the handler to `next`, or answers 500 when there is no `next`; where the
 *   option `fail` of the handler cuts a connection, it closes it
 * @throws MockgenError `bad_option` for a tree or anything else in place of a handler
 * @example
 * typeof toNodeListener(() => Promise.reject()) // => "function"
 */
export function toNodeListener(handler: (request: Request) => Promise<Response>): NodeListener {
  if (typeof handler !== 'function')
    throw badArgument('handler', handler, 'a handler', 'toNodeListener(createHandler(tree))');
  return (request, response, next) => {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const answer = async (): Promise<void> => send(response, await handler(toWebRequest(request, gone.signal)));
    answer().catch((error: unknown) => {
      // A partial response must not look complete, and a client that has disconnected needs no error.
      if (response.headersSent || response.destroyed || isConnectionCut(error)) response.destroy();
      else if (next) next(error);
      else response.writeHead(500).end();
    });
  };
}
