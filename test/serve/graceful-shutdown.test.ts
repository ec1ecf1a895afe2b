import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { GracefulShutdown } from '../../src/serve/graceful-shutdown.ts';
import { until } from './until.ts';

/** Starts a server whose responses the test sends, and which never closes a connection itself. */
async function listening(): Promise<{ shutdown: GracefulShutdown; port: number; asked: ServerResponse[] }> {
  const server = createServer({ keepAliveTimeout: 0 });
  const shutdown = new GracefulShutdown(server);
  const asked: ServerResponse[] = [];
  server.on('request', (_, response) => {
    shutdown.track(response);
    asked.push(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { shutdown, port: (server.address() as AddressInfo).port, asked };
}

/** Requests a text over a kept connection. */
function ask(port: number, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const read = async (response: IncomingMessage): Promise<void> => {
      let text = '';
      for await (const chunk of response) text += String(chunk);
      resolve(text);
    };
    get({ port, host: '127.0.0.1', agent }, (response) => void read(response).catch(reject)).on('error', reject);
  });
}

it('closes kept connections as soon as the last response is sent', async () => {
  const { shutdown, port, asked } = await listening();
  const agent = new Agent({ keepAlive: true });
  const answers = [1, 2, 3].map(() => ask(port, agent));
  await until(() => asked.length === 3);
  asked[0]?.end('first');
  expect(await Promise.race(answers)).toBe('first');
  let isClosed = false;
  const closed = shutdown.close().then(() => (isClosed = true));
  asked[1]?.end('second');
  await setImmediate();
  expect(isClosed).toBe(false);
  asked[2]?.end('third');
  expect((await Promise.all(answers)).toSorted()).toEqual(['first', 'second', 'third']);
  await closed;
});

it('waits for no response whose client has disconnected', async () => {
  const { shutdown, port, asked } = await listening();
  const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'));
  await until(() => asked.length === 1);
  const agent = new Agent({ keepAlive: true });
  const answer = ask(port, agent);
  await until(() => asked.length === 2);
  asked[1]?.end('other');
  await answer;
  const closed = shutdown.close();
  socket.destroy();
  await closed;
});

it('cuts off a client that never reads', async () => {
  const { shutdown, port, asked } = await listening();
  const socket = connect(port, '127.0.0.1', () => socket.pause().write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'));
  await until(() => asked.length === 1);
  asked[0]?.end(Buffer.alloc(50_000_000));
  await shutdown.close(50);
  socket.destroy();
});
