import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { mountAt } from '../web/index.ts';

/** What `http.createServer` takes, and what Express, Connect and their like take as middleware. */
export type NodeListener = (
  request: IncomingMessage,
  response: ServerResponse,
  next?: (error?: unknown) => void,
) => void;

/** A request whose target a router may have cut: Express and Connect keep the whole one. */
interface RoutedRequest extends IncomingMessage {
  readonly originalUrl?: string;
}

/** The largest body that is sent at once, in bytes. */
const AT_ONCE = 1_000_000;

// `fetch` has no request for these. They are answered as any other method that is not for reading.
const FORBIDDEN: ReadonlySet<string> = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** The path and the query of a target; of an absolute address, which proxies are sent, scheme and host are dropped. */
function localOf(target: string): string {
  const local = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  return local.startsWith('/') ? local : '/';
}

/**
 * What a router has cut off a target, without a slash at the end.
 *
 * @param whole the target as it came
 * @param rest what the router has left of it
 * @example
 * cutOff('/api/users?q=a', '/users?q=a') // => "/api"
 */
export function cutOff(whole: string, rest: string): string {
  const [path = '', left = ''] = [whole, rest].map((target) => target.split('?', 1).join());
  const mount = path.endsWith(left) ? path.slice(0, path.length - left.length) : left === '/' ? path : '';
  return mount.replace(/\/$/, '');
}

function toRequest(request: RoutedRequest, signal: AbortSignal): Request {
  const { method = 'GET', url = '/', originalUrl = url } = request;
  const target = localOf(originalUrl);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // Those of HTTP/2 that begin with a colon are no headers to anybody else.
    if (value !== undefined && !name.startsWith(':')) headers.set(name, String(value));
  }
  const scheme = 'encrypted' in request.socket ? 'https' : 'http';
  const origin = `${scheme}://${request.headers.host ?? 'localhost'}`;
  const address =
    (URL.canParse(origin) && new URL(origin).pathname === '/' ? origin : `${scheme}://localhost`) + target;
  const whole = new Request(address, { method: FORBIDDEN.has(method) ? 'POST' : method, headers, signal });
  const mount = cutOff(target, localOf(url));
  return mount === '' ? whole : mountAt(whole, mount);
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  const { status, headers, body } = answer;
  response.writeHead(status, Object.fromEntries(headers));
  if (!body) response.end();
  else if (Number(headers.get('content-length') ?? Infinity) <= AT_ONCE)
    response.end(new Uint8Array(await answer.arrayBuffer()));
  else await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), response);
}

/**
 * Makes a listener for Node's own HTTP server out of a handler; it is also middleware for Express, and for whatever else
 * calls `(request, response, next)`. Bodies of requests are not passed on: nothing here reads one.
 *
 *     createServer(toNodeListener(createHandler(tree))).listen(3000);
 *     app.use('/api', toNodeListener(createHandler(tree)));
 *
 * Behind a router that cuts its path off, links begin with that path.
 *
 * @param handler what `createHandler` gives, or any other handler over Request and Response
 * @returns a listener that hands what the handler rejects with to `next`, and answers 500 where there is none
 * @example
 * typeof toNodeListener(() => Promise.reject()) // => "function"
 */
export function toNodeListener(handler: (request: Request) => Promise<Response>): NodeListener {
  return (request, response, next) => {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const answer = async (): Promise<void> => send(response, await handler(toRequest(request, gone.signal)));
    answer().catch((error: unknown) => {
      // Half of an answer would look like a whole one, and nobody waits for it who has gone away.
      if (response.headersSent || response.destroyed) response.destroy();
      else if (next) next(error);
      else response.writeHead(500).end();
    });
  };
}
