import { request as ask } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { mountPath } from '../../src/testing/node-request.ts';
import { toNodeListener } from '../../src/testing/node.ts';
import { listen, useAt } from '../contract/listening.ts';

let close: (() => Promise<void>) | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
});

async function serve(listener: Parameters<typeof listen>[0]): Promise<string> {
  const server = await listen(listener);
  ({ close } = server);
  return `http://127.0.0.1:${server.port}`;
}

/** Says what it was asked. */
const echo = (request: Request): Promise<Response> =>
  Promise.resolve(Response.json({ url: request.url, method: request.method, accept: request.headers.get('accept') }));

describe('a listener for Node', () => {
  it('passes on method, address and headers', async () => {
    const root = await serve(toNodeListener(echo));
    const response = await fetch(`${root}/a/b?q=%C3%A9`, { headers: { accept: 'text/x' } });
    expect(await response.json()).toEqual({ url: `${root}/a/b?q=%C3%A9`, method: 'GET', accept: 'text/x' });
    expect(await (await fetch(root, { method: 'DELETE' })).json()).toMatchObject({ method: 'DELETE' });
  });

  it('answers requests that fetch cannot express', async () => {
    const { port } = new URL(await serve(toNodeListener(echo)));
    const target = (method: string, path: string, host: string): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const sent = ask({ host: '127.0.0.1', port, method, path, headers: { host } }, (response) => {
          response.setEncoding('utf8').on('data', (text: string) => resolve(JSON.parse(text)));
        });
        sent.on('error', reject).end();
      });
    expect(await target('TRACE', '/', 'a.example')).toMatchObject({ method: 'POST', url: 'http://a.example/' });
    expect(await target('GET', 'http://b.example/x?y', 'a.example')).toMatchObject({ url: 'http://a.example/x?y' });
    expect(await target('OPTIONS', '*', 'a.example')).toMatchObject({ url: 'http://a.example/' });
    expect(await target('GET', '/x', 'no host/at all')).toMatchObject({ url: 'http://localhost/x' });
  });

  it('sends a body of any type and length, or none', async () => {
    const long = new Uint8Array(3_000_000).fill(97);
    const bodies: Readonly<Record<string, () => Response>> = {
      '/text': () => new Response('é', { headers: { 'content-length': '2' } }),
      '/long': () => new Response(long, { headers: { 'content-length': '3000000' } }),
      '/open': () => new Response(new Blob(['a', 'b']).stream()),
      '/none': () => new Response(null, { status: 204 }),
    };
    const root = await serve(
      toNodeListener((request) => Promise.resolve((bodies[new URL(request.url).pathname] ?? Response.error)())),
    );
    const textOf = async (path: string): Promise<string> => (await fetch(root + path)).text();
    expect([await textOf('/text'), await textOf('/open'), await textOf('/none')]).toEqual(['é', 'ab', '']);
    expect(await textOf('/long')).toHaveLength(3_000_000);
  });

  it('notifies the handler when the client disconnects', async () => {
    const gone = new Promise<void>((resolve, reject) => {
      const listener = toNodeListener((request) => {
        request.signal.addEventListener('abort', () => resolve());
        return new Promise(() => {});
      });
      serve(listener).then((root) => {
        const { port } = new URL(root);
        const sent = ask({ host: '127.0.0.1', port, path: '/' });
        sent.on('error', () => {}).end();
        sent.on('finish', () => setImmediate(() => sent.destroy()));
      }, reject);
    });
    await expect(gone).resolves.toBeUndefined();
  });

  it('answers 500 if the handler fails, or calls next', async () => {
    const failing = toNodeListener(() => Promise.reject(new Error('no disk')));
    expect((await fetch(await serve(failing))).status).toBe(500);
    await close?.();
    const told: unknown[] = [];
    const root = await serve((request, response) =>
      failing(request, response, (error) => {
        told.push(error);
        response.writeHead(418).end();
      }),
    );
    expect((await fetch(root)).status).toBe(418);
    expect(told).toEqual([new Error('no disk')]);
  });

  it('passes the whole path to a handler if a router has removed its own', async () => {
    const root = await serve(useAt('/mock', toNodeListener(echo)));
    expect(await (await fetch(`${root}/mock?q=a`)).json()).toMatchObject({ url: `${root}/mock?q=a` });
    expect(await (await fetch(`${root}/elsewhere`)).text()).toBe('the app itself');
  });
});

it.each([
  ['/users', '/users', ''],
  ['/', '/', ''],
  ['/api', '/', '/api'],
  ['/api/', '/', '/api'],
  ['/api?q=/', '/?q=/', '/api'],
  ['/a/b/users?q=a/b', '/users?q=a/b', '/a/b'],
  ['/api/users', '/rewritten', ''],
])('of %s, with %s left, %j was removed', (whole, rest, expected) => {
  expect(mountPath(whole, rest)).toBe(expected);
});
