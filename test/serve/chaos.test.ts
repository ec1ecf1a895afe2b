import { connect } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../src/chaos/outcome.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { useServers } from './serving.ts';
import { put } from './write-tree.ts';

const serve = useServers(useTemporaryFolders());

describe('a server with failures', () => {
  it('answers each attempt as the seed decides, and cuts connections', async () => {
    const { url, port, holder, notices } = await serve(undefined, { chaos: { fail: 0.6 } });
    const { seed } = holder.snapshot.manifest;
    for (let attempt = 1; attempt <= 40; attempt++) {
      const { failure } = outcomeOf(seed, 'GET /authors?', attempt, { fail: 0.6 });
      if (failure === 'cut') {
        const socket = connect(port, '127.0.0.1');
        socket.write('GET /authors HTTP/1.1\r\nHost: x\r\n\r\n');
        const [received] = await Promise.all([text(socket).catch(() => ''), once(socket, 'close')]);
        expect(received).toBe('');
        continue;
      }
      const response = await fetch(`${url}/authors`);
      expect([attempt, response.status]).toEqual([attempt, failure ?? 200]);
      expect(response.headers.get('x-mockgen-fault')).toBe(failure === undefined ? null : `${failure}`);
      await response.text();
    }
    // A failure that was asked for is no reason for a notice.
    expect(notices).toEqual([]);
  });

  it('takes the attempt that a header states, and leaves pages and scripts alone', async () => {
    const { url } = await serve(undefined, {
      chaos: { fail: 1 },
      before: (dir) => put(dir, 'index.html', '<!doctype html>'),
    });
    const page = await fetch(`${url}/`, { headers: { accept: 'text/html' } });
    expect([page.status, await page.text()]).toEqual([200, '<!doctype html>']);
    expect((await fetch(`${url}/mockgen.json`)).status).toBe(200);
    const first = await Promise.allSettled(
      Array.from({ length: 20 }, async () => {
        const response = await fetch(`${url}/authors/1`, { headers: { 'X-Mockgen-Attempt': '7' } });
        return response.status;
      }),
    );
    expect(new Set(first.map((each) => (each.status === 'fulfilled' ? each.value : 'cut'))).size).toBe(1);
  });
});

describe('a server with delays', () => {
  it('says how long an answer has waited, and keeps no ready answers', async () => {
    const { url } = await serve(undefined, { chaos: { delay: [1, 20] } });
    const delays: (string | null)[] = [];
    for (let at = 0; at < 6; at++) delays.push((await fetch(`${url}/authors`)).headers.get('x-mockgen-fault'));
    for (const delay of delays) expect(delay).toMatch(/^delay=\d+$/);
    expect(new Set(delays).size).toBeGreaterThan(1);
  });

  it('refuses what is no delay', async () => {
    await expect(serve(undefined, { chaos: { delay: [2, 1] } })).rejects.toThrow('did you mean [1, 2]?');
  });
});

it('a server without them says nothing of them', async () => {
  const { url } = await serve();
  const { headers } = await fetch(`${url}/authors`);
  expect(headers.get('access-control-expose-headers')).not.toContain('Fault');
});
