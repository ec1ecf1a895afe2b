import { connect } from 'node:net';
import fc from 'fast-check';

const METHODS = [
  'GET',
  'HEAD',
  'OPTIONS',
  'POST',
  'DELETE',
  'TRACE',
  'CONNECT',
  'get',
  'GET GET',
  '',
  'PRI',
  'A'.repeat(300),
];

const PARTS = [
  'authors', 'people', 'books', '1', '12', '0', '-1', '01', '1e9', 'all.json', 'meta', 'schema', 'index.json', 'mockgen.json',
  '..', '.', '', '%2e%2e', '%2e%2e%2f', '%00', '%', '%zz', '%c0%ae', '\\..', '__proto__', 'constructor', '.git', '.env', 'é', '*', '~',
  'a'.repeat(500), '?', '#', ';', '%0d%0aX: y', 'index.html', 'sw.js',
]; // oxfmt-ignore

const QUERIES = [
  'page', 'limit', 'count', 'q', 'search', 'search_fields', 'seed', 'nocache', '__proto__', 'toString', '', '%', '%00', 'a'.repeat(2_000),
]; // oxfmt-ignore

const VALUES = [
  '1',
  '0',
  '-1',
  '1.5',
  '1e308',
  'NaN',
  '',
  'true',
  'name',
  'id,name',
  '%',
  '%ff',
  '%00',
  'x'.repeat(4_000),
  '[]',
  '{}',
  '%0d%0a',
];

const HEADERS = [
  'If-None-Match: *', 'If-None-Match: "', 'Accept: text/html', 'Accept: */*', 'Range: bytes=9-1', 'Range: bytes=0-', 'Expect: 100-continue',
  'Origin: null', 'Access-Control-Request-Method: GET', 'Cookie: a=b', 'X: é', 'X-Forwarded-Host: y', 'X-Mockgen-Attempt: 1e9',
  'Upgrade: h2c', 'Accept-Encoding: br;q=0', 'If-Modified-Since: never',
]; // oxfmt-ignore

/** Headers that Node refuses before a listener sees the request. */
const REFUSED = [
  'Host: x', 'Host:', 'Host: x\r\nHost: y', 'Accept: \u0001', 'Expect: miracles', 'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked, chunked', 'Content-Length: 5', 'Content-Length: -1', 'Content-Length: 5\r\nTransfer-Encoding: chunked',
  'Upgrade: websocket\r\nConnection: upgrade', ' folded', 'X', ': x', `X: ${'y'.repeat(20_000)}`,
]; // oxfmt-ignore

/** Mostly a value, so that a request is refused for one reason and not for another before it. */
const mostly = (value: string, ...others: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: fc.constantFrom(...others) });

const some = (list: readonly string[], most: number): fc.Arbitrary<string[]> =>
  fc.array(fc.constantFrom(...list), { maxLength: most });

/** Addresses that a client may ask for who means no good, or is broken. */
export const target: fc.Arbitrary<string> = fc
  .record({
    start: mostly('/', '', '//', 'http://x/', '*', '/api/', 'x:'),
    parts: some(PARTS, 4),
    query: fc.array(fc.tuple(fc.constantFrom(...QUERIES), fc.constantFrom(...VALUES)), { maxLength: 4 }),
  })
  .map(({ start, parts, query }) => {
    const asked = query.map(([name, value]) => `${name}=${value}`).join('&');
    return `${start}${parts.join('/')}${asked && `?${asked}`}`;
  });

/** Requests that a client may send who means no good, or is broken. */
export const rawRequest: fc.Arbitrary<string> = fc
  .record({
    method: mostly('GET', ...METHODS),
    target,
    version: mostly('HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', ''),
    host: mostly('Host: localhost\r\n', ''),
    headers: some(HEADERS, 3),
    refused: mostly('', ...REFUSED),
    end: mostly('\r\n\r\n', '\n\n', '\r\n', ''),
    body: mostly('', '5\r\nhello\r\n0\r\n\r\n', 'hello', 'GET /authors HTTP/1.1\r\nHost: x\r\n\r\n', '\0'.repeat(50)),
  })
  .map(
    ({ method, target: asked, version, host, headers, refused, end, body }) =>
      [
        `${method} ${asked} ${version}\r\n${host}Connection: close`,
        ...headers,
        ...(refused === '' ? [] : [refused]),
      ].join('\r\n') +
      end +
      body,
  );

/** Returns a request for the same below the path of a mount. */
export function below(mount: string, text: string): string {
  return mount === '' ? text : text.replace(/^(\S*(?: GET)?) (?:http:\/\/x)?\/?/, `$1 ${mount}/`);
}

/** Sends raw bytes and no more, and returns what comes back until the server closes the connection. */
export function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const done = (): void => resolve(Buffer.concat(chunks).toString('latin1'));
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.end(text, 'latin1'));
    socket.setTimeout(10_000, () => reject(new Error(`no answer to ${JSON.stringify(text)}`)));
    socket.on('data', (chunk) => chunks.push(chunk)).on('close', done);
    // A server that has said all it has to say may cut off what is still being sent.
    socket.on('error', done);
  });
}
