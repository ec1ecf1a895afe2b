import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../src/chaos/outcome.ts';
import { createHandler, type Holder } from '../../src/testing/handler.ts';
import { toNodeListener } from '../../src/testing/node.ts';
import { mockgen } from '../../src/testing/vite.ts';
import { listen } from '../contract/listening.ts';
import { smallFiles } from '../node/small-plan.ts';
import { treeOf } from '../runtime/small-tree.ts';

const tree = treeOf(new Map(Object.entries(smallFiles({ totals: { authors: 12 } }))));
const TREE: Holder = { current: () => tree };
const { seed } = tree.manifest;

/** An attempt at an author that ends in a way. */
function attemptAt(failure: unknown): string {
  for (let attempt = 1; ; attempt++)
    if (outcomeOf(seed, 'GET /authors/7?', attempt, { fail: 1 }).failure === failure) return `${attempt}`;
}

const asked = (failure: unknown): Request =>
  new Request('http://localhost/authors/7', { headers: { 'X-Mockgen-Attempt': attemptAt(failure) } });

describe('a handler with failures', () => {
  const handler = createHandler(TREE, { fail: 1, resources: { authors: { delay: 1 } } });

  it('answers them, and rejects as fetch does for a cut connection', async () => {
    const failed = await handler(asked(500));
    expect([failed.status, failed.headers.get('x-mockgen-fault')]).toEqual([500, 'delay=1, 500']);
    await expect(handler(asked('cut'))).rejects.toThrow(TypeError);
    await expect(handler.get('/authors')).rejects.toThrow();
  });

  it('rejects as fetch does where nobody waits any more, however long the delay', async () => {
    const slow = createHandler(TREE, { delay: 600_000 });
    const gone = expect.objectContaining({ name: 'AbortError' }) as Error;
    const controller = new AbortController();
    const { signal } = controller;
    const waiting = [slow(new Request('http://localhost/authors', { signal })), slow.get('/authors', {}, { signal })];
    controller.abort();
    for (const { status, reason } of (await Promise.allSettled(waiting)) as readonly PromiseRejectedResult[])
      expect([status, reason]).toEqual(['rejected', gone]);
    await expect(slow(new Request('http://localhost/authors', { signal }))).rejects.toThrow(gone);
  });

  it('closes the connection behind a server of Node', async () => {
    let passed = false;
    const listener = toNodeListener(handler);
    const { port, close } = await listen((request, response) => listener(request, response, () => (passed = true)));
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET /authors/7 HTTP/1.1\r\nHost: x\r\nX-Mockgen-Attempt: ${attemptAt('cut')}\r\n\r\n`);
    socket.on('error', () => {});
    await once(socket, 'close');
    expect([socket.bytesRead, passed]).toEqual([0, false]);
    await close();
  });

  it('refuses wrong options when it is created', () => {
    expect(() => createHandler(TREE, { fail: 50 })).toThrow(
      'fail 50: did you mean 0.5? (expected a share from 0 to 1, such as 0.05)',
    );
    expect(() => mockgen({ delay: [2, 1] })).toThrow('did you mean [1, 2]?');
  });
});
