import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { PageEvents } from '../../src/serve/index.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { useServers } from '../serve/serving.ts';
import { until } from '../serve/until.ts';

const serve = useServers(useTemporaryFolders());

/** Opens a connection that listens and never reads. */
function listen(port: number): void {
  const socket: Socket = connect(port, '127.0.0.1', () =>
    socket.write('GET /mockgen-events HTTP/1.1\r\nHost: x\r\n\r\n'),
  );
  socket.on('error', () => undefined).pause();
  onTestFinished(() => void socket.destroy());
}

it('pages that listen are a hundred at most, of the same origin, and whoever does not read is let go', async () => {
  const events = new PageEvents();
  const { port, url } = await serve(undefined, { events });
  const { headers, body } = await fetch(`${url}/mockgen-events`);
  await body?.cancel();
  expect([headers.get('access-control-allow-origin'), headers.get('x-content-type-options')]).toEqual([
    null,
    'nosniff',
  ]);
  for (let at = 0; at < 120; at++) listen(port);
  await until(() => events.listening === 100);
  const large = { faults: ['x'.repeat(1_000_000)] };
  for (let at = 0; at < 10; at++) events.tell(large);
  await until(() => events.listening === 0);
  const open = await fetch(`${url}/mockgen-events`);
  expect(events.listening).toBeGreaterThan(0);
  await open.body?.cancel();
});
