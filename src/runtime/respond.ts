import type { PlainFile, RuntimeRequest, RuntimeResponse } from './types.ts';

/** What is to be said, before the protocol has its word: a status, a body with its type, and extra headers. */
export interface Answer extends PlainFile {
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
 * Counts the bytes a text has in UTF-8; half of a surrogate pair counts as the replacement character, 3.
 *
 * @example
 * utf8Length('aé€😀') // => 10
 */
export function utf8Length(text: string): number {
  let length = text.length;
  for (const [sign] of text.matchAll(/[\u0080-\u{10ffff}]/gu)) length += sign < '\u0800' ? 1 : 2;
  return length;
}

/**
 * Makes the entity tag of a body out of its content alone: 64 bits in hexadecimal, in quotes.
 *
 * @example
 * entityTag('') === entityTag(' ') // => false
 */
export function entityTag(body: string | Uint8Array): string {
  // Two multiplicative hashes side by side, mixed into each other at the end (cyrb53, all bits kept). This is the
  // hottest loop of an answer: 32-bit integers from the start, and the kind of body looked at once, make it 4 times faster.
  const isText = typeof body === 'string';
  let high = 0xdeadbeef | 0;
  let low = 0x41c6ce57;
  for (let at = 0; at < body.length; at++) {
    const unit = isText ? body.charCodeAt(at) : (body[at] ?? 0);
    high = Math.imul(high ^ unit, 2654435761 | 0);
    low = Math.imul(low ^ unit, 1597334677);
  }
  const mix = (one: number, other: number): string => {
    const mixed = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
    return (mixed >>> 0).toString(16).padStart(8, '0');
  };
  return `"${mix(high, low)}${mix(low, high)}"`;
}

/**
 * Says whether `If-None-Match` names an entity tag; compared weakly, as RFC 9110 wants it for GET.
 *
 * @param header a list of tags, or `*`; undefined names nothing
 * @example
 * matchesTag('"x", W/"y"', '"y"') // => true
 */
export function matchesTag(header: string | undefined, tag: string): boolean {
  return header?.trim() === '*' || (header?.match(/"[^"]*"/g)?.includes(tag) ?? false);
}

/** Dresses an answer for HTTP: CORS, length, entity tag, 304, and no body for HEAD. */
export function respond(request: RuntimeRequest, { status, type, body, headers }: Answer): RuntimeResponse {
  const length = typeof body === 'string' ? utf8Length(body) : body.length;
  const described = withCors({
    'cache-control': 'no-cache',
    'content-type': type,
    'content-length': `${length}`,
    ...headers,
  });
  if (status === 200) {
    const etag = entityTag(body);
    described['etag'] = etag;
    if (matchesTag(request.headers['if-none-match'], etag)) return { status: 304, headers: described, body: '' };
  }
  return { status, headers: described, body: request.method === 'HEAD' ? '' : body };
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
