import { STATUS_CODES } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { sendRaw, sendRequest } from './raw-request.ts';
import { useServers } from './serving.ts';

const serve = useServers(useTemporaryFolders());

/** Names that Node calls by those of an older standard. */
const TITLES: Readonly<Record<number, string>> = { 413: 'Content Too Large' };
const INVALID = 'The request is not valid HTTP.';
const HEADERS = 'The request line and the headers have at most 16 KB in all.';

describe('a request that Node itself refuses', () => {
  it.each([
    [400, INVALID, 'nonsense\r\n\r\n'],
    [400, 'A request of HTTP/1.1 needs a Host header.', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [431, HEADERS, `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
    [431, HEADERS, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`],
    [
      413,
      'The extensions of its chunks are too long.',
      `GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1;${'a'.repeat(20_000)}\r\nx\r\n0\r\n\r\n`,
    ],
    [
      417,
      'The only expectation that can be met is 100-continue, not "miracles".',
      'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: miracles\r\n\r\n',
    ],
    [
      405,
      'CONNECT is not allowed: the data is read-only.',
      'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n',
    ],
  ])('is answered with a problem and CORS headers: %i, %s', async (status, detail, text) => {
    const { port } = await serve();
    const { status: given, headers, body } = await sendRaw(port, text);
    expect([given, headers['content-type']]).toEqual([status, 'application/problem+json']);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(JSON.parse(body)).toEqual({
      type: 'about:blank',
      title: TITLES[status] ?? STATUS_CODES[status],
      status,
      detail,
    });
  });

  it('does not disturb the others', async () => {
    const { port } = await serve();
    const socket = connect(port, '127.0.0.1', () => socket.resetAndDestroy());
    await sendRaw(port, '\0\0\0\r\n\r\n');
    expect((await sendRequest(port, 'GET /authors/1')).status).toBe(200);
  });
});
