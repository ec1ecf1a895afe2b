import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { sendRaw, sendRequest } from './raw-request.ts';
import { useServers } from './serving.ts';

const serve = useServers(useTemporaryFolders());

describe('a request that Node itself refuses', () => {
  it.each([
    [400, 'nonsense\r\n\r\n'],
    [400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [431, `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
    [431, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`],
    [413, `GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1;${'a'.repeat(20_000)}\r\nx\r\n0\r\n\r\n`],
    [417, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: miracles\r\n\r\n'],
    [405, 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n'],
  ])('is answered with a problem and CORS headers: %i', async (status, text) => {
    const { port } = await serve();
    const { status: given, headers, body } = await sendRaw(port, text);
    expect([given, headers['content-type']]).toEqual([status, 'application/problem+json']);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(JSON.parse(body)).toMatchObject({ type: 'about:blank', status });
  });

  it('does not disturb the others', async () => {
    const { port } = await serve();
    const socket = connect(port, '127.0.0.1', () => socket.resetAndDestroy());
    await sendRaw(port, '\0\0\0\r\n\r\n');
    expect((await sendRequest(port, 'GET /authors/1')).status).toBe(200);
  });
});
