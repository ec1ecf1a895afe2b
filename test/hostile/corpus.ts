/** Requests that were answered wrongly once. */
export const CORPUS: readonly string[] = [
  // A `Link` that clients refuse, and a query that is too long.
  `GET /authors?q=${'%ff'.repeat(1_400)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  `GET /authors?q=${'a'.repeat(12_000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  // Answers of Node's own, without CORS headers.
  'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: miracles\r\n\r\n',
  'CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n',
];
