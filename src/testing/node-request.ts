import type { IncomingMessage } from 'node:http';
import { mountAt } from '../web/index.ts';

/** A request of Express or Connect. A router has removed its own path from `url`; `originalUrl` is the whole target. */
export interface RoutedRequest extends IncomingMessage {
  readonly originalUrl?: string;
}

// `fetch` does not allow these methods. As another method that is not for reading, they get the same answer.
const FORBIDDEN_METHODS: ReadonlySet<string> = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** Returns the path and query of a request target, without the scheme and host of an absolute address. */
function pathAndQuery(target: string): string {
  const local = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  return local.startsWith('/') ? local : '/';
}

/**
 * Returns the path that a router has removed from a target, without a trailing slash.
 *
 * @param whole the target of the request
 * @param rest the part of the target that the router passes on
 * @example
 * mountPath('/api/users?q=a', '/users?q=a') // => "/api"
 */
export function mountPath(whole: string, rest: string): string {
  const [path = '', left = ''] = [whole, rest].map((target) => target.split('?', 1).join());
  const mount = path.endsWith(left) ? path.slice(0, path.length - left.length) : left === '/' ? path : '';
  return mount.replace(/\/$/, '');
}

/** Converts a request of Node's HTTP server, without its body, to a web request that knows where it is mounted. */
export function toWebRequest(request: RoutedRequest, signal: AbortSignal): Request {
  const { method = 'GET', url = '/', originalUrl = url } = request;
  const target = pathAndQuery(originalUrl);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // The pseudo-headers of HTTP/2, such as `:path`, are not valid header names.
    if (value !== undefined && !name.startsWith(':')) headers.set(name, String(value));
  }
  const scheme = 'encrypted' in request.socket ? 'https' : 'http';
  const origin = `${scheme}://${request.headers.host ?? 'localhost'}`;
  const isOrigin = URL.canParse(origin) && new URL(origin).pathname === '/';
  const address = (isOrigin ? origin : `${scheme}://localhost`) + target;
  const whole = new Request(address, { method: FORBIDDEN_METHODS.has(method) ? 'POST' : method, headers, signal });
  const mount = mountPath(target, pathAndQuery(url));
  return mount === '' ? whole : mountAt(whole, mount);
}
