import { digestOf, utf8Length } from '../tree/index.ts';
import type { RuntimeRequest, RuntimeResponse, TreeFile } from './types.ts';

/** The media type of every document. */
export const JSON_TYPE = 'application/json';

/** What is to be said, before the protocol has its word: a status, a body with its type, and extra headers. */
export interface Answer extends TreeFile {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** The methods every path takes, as `Allow` lists them. */
export const METHODS = 'GET, HEAD, OPTIONS';

/** Adds what every answer has. A literal with one spread at its end: any other order costs an engine 30 times as much. */
function withCors(headers: Readonly<Record<string, string>>): Record<string, string> {
  return {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'X-Total-Count, Link, X-Cache, ETag',
    ...headers,
  };
}

/**
 * Says whether `If-None-Match` names an entity tag; compared weakly, as RFC 9110 wants it for GET.
 *
 * @param header a list of tags, or `*`; undefined names nothing
 * @example
 * matchesTag('"x", W/"y"', '"y"') // => true
 */
export function matchesTag(header: string | undefined, tag: string): boolean {
  return header?.trim() === '*' || !!header?.match(/"[^"]*"/g)?.includes(tag);
}

/** Dresses an answer for HTTP: CORS, length, entity tag, 304, and no body for HEAD. */
export function respond(request: RuntimeRequest, answer: Answer): RuntimeResponse {
  const { status, type, body, headers } = answer;
  const isText = typeof body === 'string';
  // Of a body that comes piece by piece, whoever made it has to know the length and the digest.
  const whole = isText || body instanceof Uint8Array ? body : '';
  const { bytes = isText ? utf8Length(body) : whole.length, digest = digestOf(whole) } = answer;
  const cached = withCors({ 'cache-control': 'no-cache', ...headers });
  if (status === 200) {
    const tag = (cached['etag'] = `"${digest}"`);
    if (matchesTag(request.headers['if-none-match'], tag)) return { status: 304, headers: cached, body: '' };
  }
  return {
    status,
    headers: { 'content-type': type, 'content-length': `${bytes}`, ...cached },
    body: request.method === 'HEAD' ? '' : body,
  };
}

/** Answers OPTIONS, a CORS preflight included, on any path. */
export function respondToOptions(): RuntimeResponse {
  const headers = withCors({
    allow: METHODS,
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers': '*',
    'access-control-max-age': '86400',
  });
  return { status: 204, headers, body: '' };
}
