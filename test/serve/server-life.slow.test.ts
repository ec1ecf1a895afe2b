import { writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { smallFiles } from '../node/small-plan.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { rounds } from '../effort.ts';
import { sendRequest } from './raw-request.ts';
import { useServers } from './serving.ts';
import { until } from './until.ts';
import { writeSlowly, writeTree } from './write-tree.ts';

const serve = useServers(useTemporaryFolders());

describe('a rebuild while a server runs', () => {
  it('fails no request, and becomes visible', async () => {
    const { url, dir } = await serve(smallFiles({ totals: { authors: 40 } }));
    const agent = new Agent({ keepAlive: true, maxSockets: 16 });
    const seen = new Set<number>();
    const over = new AbortController();
    const client = async (path: string): Promise<void> => {
      while (!over.signal.aborted) {
        const { status, body } = await request(`${url}${path}`, agent);
        const answer = JSON.parse(body) as { pagination?: { total: number }; data?: readonly object[] };
        const { total = 0 } = answer.pagination ?? {};
        expect([path, status]).toEqual([path, 200]);
        if (answer.pagination && !path.includes('q=')) seen.add(total);
        if (answer.data) expect(answer.data.length).toBeLessThanOrEqual(total);
      }
    };
    const paths = [
      '/',
      '/authors',
      '/authors?limit=100',
      '/authors?q=1',
      '/people/authors',
      '/authors/7',
      '/authors/8.json',
    ];
    const clients = Promise.all([...paths, '/authors/meta', '/people'].map(client));
    for (let round = 0; round < rounds(6, 24); round += 1) {
      const authors = [20, 30, 40][round % 3] ?? 0;
      await writeSlowly(dir, smallFiles({ totals: { authors, ...(round % 2 && { books: 5 }) }, mark: `${round}` }));
      await until(async () => (await request(`${url}/authors/meta`, agent)).body.includes(`"mark":"${round}"`));
    }
    over.abort();
    await clients;
    agent.destroy();
    expect([...seen].toSorted()).toEqual([20, 30, 40]);
  });

  it('leads to a 404 for a resource that it removed', async () => {
    const { url, dir } = await serve();
    expect((await fetch(`${url}/books`)).status).toBe(200);
    writeTree(dir, smallFiles({ totals: { authors: 2 } }));
    await until(async () => (await fetch(`${url}/books`)).status === 404);
  });
});

describe('closing a server', () => {
  it('lets a running response finish, and refuses new connections', async () => {
    const records = Array.from({ length: 60_000 }, (_, at) => JSON.stringify({ id: at + 1, name: 'x'.repeat(400) }));
    const text = `[\n${records.join(',\n')}\n]\n`;
    const server = await serve(undefined, { before: (dir) => writeFileSync(join(dir, 'authors/all.json'), text) });
    const response = await new Promise<IncomingMessage>((resolve) => get(`${server.url}/authors/all.json`, resolve));
    // The response is larger than the buffers of the sockets, so it is still being sent.
    const closed = server.close();
    await expect(fetch(server.url)).rejects.toThrow();
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    await closed;
    expect(JSON.parse(Buffer.concat(chunks).toString())).toHaveLength(60_000);
  });

  it('tells clients with kept connections to close them', async () => {
    const server = await serve(undefined, {
      before: (dir) => writeFileSync(join(dir, 'large.bin'), Buffer.alloc(3e7)),
    });
    const other = await open(server.port, 'GET /authors/1 HTTP/1.1\r\nHost: x\r\n\r\n');
    const chunks: string[] = [];
    other.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
    await until(() => chunks.join('').includes('"name"'));
    expect(chunks.join('')).toContain('Connection: keep-alive');
    const response = await new Promise<IncomingMessage>((resolve) => get(`${server.url}/large.bin`, resolve));
    const closed = server.close();
    other.write('GET /authors/2 HTTP/1.1\r\nHost: x\r\n\r\n');
    await new Promise((resolve) => other.on('close', resolve));
    expect(chunks.join('')).toMatch(/connection: close/);
    response.resume();
    await closed;
  });

  it('does not wait for idle connections or incomplete requests', async () => {
    const server = await serve();
    await fetch(`${server.url}/authors`);
    const sockets = await Promise.all([
      open(server.port, ''),
      open(server.port, 'GET /authors HTTP/1.1\r\nHost'),
      open(server.port, 'POST /authors HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf'),
      open(server.port, 'GET /authors/1 HTTP/1.1\r\nHost: x\r\n\r\n'),
    ]);
    // Connections are accepted in order: after this response, all of them are.
    await sendRequest(server.port, 'GET /authors');
    const gone = Promise.all(sockets.map((socket) => new Promise((resolve) => socket.on('close', resolve))));
    await Promise.all([server.close(), server.close()]);
    await gone;
  });
});

function request(url: string, agent: Agent): Promise<{ readonly status: number; readonly body: string }> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }));
    }).on('error', reject);
  });
}

/** Connects and sends some bytes. */
function open(port: number, text: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text, () => resolve(socket)));
    // A socket that is not read does not notice that it is closed.
    socket.resume().on('error', reject);
  });
}
