import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { QUEUED_JOBS } from '../../src/seeds/thread/seed-thread.ts';
import { CACHED_RESPONSE_BYTES } from '../../src/serve/limits.ts';
import { builtSite } from '../node/built-tree.ts';
import { smallFiles } from '../node/small-plan.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { rounds } from '../effort.ts';
import { sendRequest } from './raw-request.ts';
import { SMALL, useServers } from './serving.ts';
import { until } from './until.ts';

const serve = useServers(useTemporaryFolders());

/** Sends a request and disconnects without waiting for the answer. */
function giveUp(port: number, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`, () => socket.destroy());
    });
    socket.on('close', () => resolve()).on('error', reject);
  });
}

/** Runs many requests, a number of them at a time. */
async function inTurns(count: number, most: number, run: (at: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const one = async (): Promise<void> => {
    while (next < count) await run(next++);
  };
  await Promise.all(Array.from({ length: most }, one));
}

describe('a flood', () => {
  const items = rounds(200, 2_000);
  const tree = Object.fromEntries(builtSite({ only: ['authors'], items, packed: true, dataOnly: true }));

  it('of requests for other seeds that are abandoned costs little, and leaves nothing behind', async () => {
    const { port, seeds } = await serve(tree);
    await sendRequest(port, 'GET /authors?seed=1');
    const before = process.cpuUsage();
    await inTurns(rounds(200, 3_000), 16, (at) => giveUp(port, `/authors/all.json?seed=${at}`));
    await until(() => seeds.waiting === 0);
    const { user, system } = process.cpuUsage(before);
    expect((await sendRequest(port, 'GET /authors?seed=1')).status).toBe(200);
    // Each would take about 50 ms if it were completed.
    expect((user + system) / 1_000).toBeLessThan(15_000);
  }, 60_000);

  it('of other seeds does not block other requests, and is refused when it is too much', async () => {
    const { port, seeds } = await serve(tree);
    const statuses = new Set<number>();
    const memory = process.memoryUsage.rss();
    let most = 0;
    const flood = inTurns(rounds(QUEUED_JOBS + 40, 400), QUEUED_JOBS * 2, async (seed) => {
      const { status, headers } = await sendRequest(port, `GET /authors?q=a&seed=${seed}`);
      statuses.add(status);
      most = Math.max(most, seeds.waiting);
      if (status === 503) expect(headers['retry-after']).toBe('1');
    });
    for (let at = 1; at <= 20; at++) expect((await sendRequest(port, `GET /authors/${at}`)).status).toBe(200);
    await flood;
    expect([...statuses].toSorted()).toEqual([200, 503]);
    expect(most).toBeLessThanOrEqual(QUEUED_JOBS);
    // The size of the generator and of eight trees.
    expect(process.memoryUsage.rss() - memory).toBeLessThan(400_000_000);
  }, 60_000);

  it('of unknown paths leaves nothing behind', async () => {
    const { port, handler, holder } = await serve();
    const before = handler.servedBy(holder.snapshot).responses.bytes;
    await inTurns(rounds(800, 4_000), 16, async (at) => {
      const path = [`/none/${at}`, `/none-${at}.json`, `/authors/${at + 13}`, `/none-${at}.svg`][at % 4] ?? '';
      expect((await sendRequest(port, `GET ${path}`)).status).toBe(404);
    });
    expect(handler.servedBy(holder.snapshot).responses.bytes).toBe(before);
  }, 60_000);

  it('of searches keeps a limited number of bytes', async () => {
    const { handler, holder } = await serve(smallFiles(SMALL));
    const served = handler.servedBy(holder.snapshot);
    const headers = { 'x-cache': 'HIT', etag: '"x"' };
    for (let at = 0; at < 8_000; at++)
      served.responses.offer(`/authors?q=${at >> 1}`, { status: 200, headers, body: 'x'.repeat(20_000) });
    expect(served.responses.bytes).toBeLessThanOrEqual(CACHED_RESPONSE_BYTES);
    expect(served.responses.get('/authors?q=3999')).toBeDefined();
    expect(served.responses.get('/authors?q=1')).toBeUndefined();
  });
});
