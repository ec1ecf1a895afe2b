import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { splitTarget } from '../../src/serve/request-handler.ts';
import { type RunningServer, startServer } from '../../src/serve/index.ts';
import type { Manifest } from '../../src/tree/index.ts';
import { builtFiles } from '../node/built-tree.ts';
import { smallFiles } from '../node/small-plan.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { sendRaw, sendRequest } from './raw-request.ts';
import { SMALL, useServers } from './serving.ts';
import { until } from './until.ts';
import { writeTree } from './write-tree.ts';

const temporary = useTemporaryFolders();
const serve = useServers(temporary);
const files = smallFiles(SMALL);

describe('a server', () => {
  it('states its address and its contents', async () => {
    const { url, port, collections } = await serve();
    expect(port).toBeGreaterThan(0);
    expect(url).toBe(`http://127.0.0.1:${port}`);
    expect(collections).toEqual(['/authors', '/books']);
    expect((await serve(smallFiles({ ...SMALL, layout: 'category' }))).collections).toEqual([
      '/people/authors',
      '/media/books',
    ]);
  });

  it('answers an unknown parameter with 400 when it is strict, whatever the tree says', async () => {
    for (const [strict, status] of [
      [undefined, 200],
      [true, 400],
    ] as const) {
      const server = await serve(builtFiles({ items: 3, only: ['users'] }), { strict });
      expect((await fetch(`${server.url}/users?sort=name`)).status).toBe(status);
      expect((await fetch(`${server.url}/users?page=1`)).status).toBe(200);
    }
  });

  it('sorts and filters in the dialect that it is told, whatever the tree says', async () => {
    const ignored: string[] = [];
    const files = builtFiles({ items: 12, only: ['users'] });
    const { url } = await serve(files, { dialect: 'json-server', onIgnored: (name) => ignored.push(name) });
    const response = await fetch(`${url}/users?_sort=age&_order=desc&_limit=3&nope=1`);
    const all = JSON.parse(files['users/all.json'] ?? '') as readonly { readonly age: number }[];
    const ages = all.map(({ age }) => age).toSorted((one, other) => other - one);
    expect(((await response.json()) as typeof all).map(({ age }) => age)).toEqual(ages.slice(0, 3));
    expect(ignored).toEqual(['nope']);
    // The explorer reads the manifest.
    expect(await (await fetch(`${url}/mockgen.json`)).json()).toMatchObject({ api: { dialect: 'json-server' } });
    expect((await fetch(`${url}/users`, { method: 'DELETE' })).status).toBe(405);
  });

  it('answers below a base: that of the tree, or another one', async () => {
    const shaped = builtFiles({ items: 3, only: ['users'], api: { base: '/api/v1' } });
    for (const [base, given] of [
      ['/api/v1', undefined],
      ['/mock', '/mock'],
      ['', ''],
    ] as const) {
      const server = await serve(shaped, given === undefined ? {} : { base: given });
      expect([server.base, server.collections]).toEqual([base, [`${base}/users`]]);
      const users = await fetch(`${server.url}${base}/users?limit=2`);
      expect(users.headers.get('link')).toContain(`<${base}/users?limit=2&page=2>; rel="next"`);
      const html = { headers: { accept: 'text/html' } };
      expect((await fetch(`${server.url}${base}/`, html)).headers.get('content-type')).toMatch('text/html');
      expect((await fetch(`${server.url}${base}/sw.js`)).headers.get('content-type')).toMatch('javascript');
      // One path goes on where the base ends, the other one is only as long.
      for (const other of [`${base || '/nope'}x`, base.replaceAll(/\w/g, 'z') || '/nope']) {
        const outside = await fetch(`${server.url}${other}/sw.js`);
        expect([outside.status, await outside.text()]).toEqual([404, expect.stringContaining(base)]);
      }
    }
  });

  it('states why it has no other seeds, as its answers do', async () => {
    const current = builtFiles({ items: 3, only: ['users'], dataOnly: true });
    expect((await serve(current)).unseeded).toBeUndefined();
    const manifest = { ...(JSON.parse(current['mockgen.json'] ?? '') as Manifest), dataVersion: 2 };
    const { url, unseeded } = await serve({ ...current, 'mockgen.json': JSON.stringify(manifest) });
    expect(unseeded).toMatch(/^This tree has seed 42 only: /);
    expect(await (await fetch(`${url}/users?seed=7`)).json()).toMatchObject({ detail: unseeded });
  });

  it('reports each ignored parameter once', async () => {
    const told: string[] = [];
    const onIgnored = (name: string): void => void told.push(name);
    const { url } = await serve(files, { onIgnored });
    for (const path of [
      'authors?_page=2',
      'authors?_page=2',
      'authors?_page=3&sort=a',
      'authors/1?x=1',
      'nope?y=1',
      'authors?page=0&z=1',
    ]) {
      await fetch(`${url}/${path}`);
    }
    expect(told).toEqual(['_page', 'sort', 'x']);
  });

  it('answers queries and files', async () => {
    const { url } = await serve();
    const page = await fetch(`${url}/authors?page=2&limit=5`);
    expect(page.headers.get('x-total-count')).toBe('12');
    expect(await page.json()).toMatchObject({ data: [{ id: 6 }, {}, {}, {}, {}], pagination: { page: 2, total: 12 } });
    for (const path of ['authors/7.json', 'mockgen.json', 'media/books/meta.json']) {
      expect(await (await fetch(`${url}/${path}`)).text()).toBe(files[path]);
    }
    expect((await fetch(`${url}/nope`)).status).toBe(404);
  });

  it('ignores Range and request bodies', async () => {
    const { port } = await serve();
    for (const range of ['bytes=5-2', 'bytes=0-99999999999999', 'bytes=-', 'bytes=0-3', 'x']) {
      const response = await sendRequest(port, 'GET /authors/7.json', `Range: ${range}`);
      expect([response.status, response.body]).toEqual([200, files['authors/7.json']]);
    }
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE']) {
      const response = await sendRaw(
        port,
        `${method} /authors/7 HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 4\r\n\r\nbody`,
      );
      expect([method, response.status]).toEqual([method, ['GET', 'HEAD'].includes(method) ? 200 : 405]);
    }
  });

  it.each([
    ['GET http://example.com/authors/7', 200],
    ['GET HTTP://example.com:80/authors/7?x', 200],
    ['GET http://example.com', 200],
    ['GET http://example.com?x', 200],
    ['OPTIONS *', 204],
    ['GET //authors/7', 404],
    ['GET /%2e%2e/%2e%2e/etc/passwd', 404],
    ['GET /../../etc/passwd', 404],
    ['GET /..%2f..%2fetc%2fpasswd', 404],
    ['GET /authors/%00', 404],
    ['GET /authors/7.json%00.png', 404],
    ['GET /.mockgen-build.json', 404],
    ['GET /%2emockgen-build.json', 404],
    ['GET /%', 404],
    ['GET /%ff', 404],
    ['GET /authors/7.json/', 404],
    ['GET /authors#x', 404],
    ['GET /?', 200],
    ['GET /authors?%', 200],
    ['PROPFIND /authors', 405],
  ])('survives %s', async (line, status) => {
    const { port, dir } = await serve();
    writeFileSync(join(dir, '.mockgen-build.json'), '{}');
    const response = await sendRequest(port, line);
    expect(response.status).toBe(status);
    expect(response.headers['access-control-allow-origin']).toBe('*');
    expect((await sendRequest(port, 'GET /authors/7')).status).toBe(200);
  });

  it('survives a path of any length', async () => {
    const { port } = await serve();
    expect((await sendRequest(port, `GET /${'a'.repeat(9000)}`)).status).toBe(404);
    // Node itself refuses this one, and may close the connection before it is sent.
    await sendRequest(port, `GET /${'a'.repeat(90_000)}`).catch(() => {});
    expect((await sendRequest(port, 'GET /authors/7')).status).toBe(200);
  });

  it.each([
    'GET\r\n\r\n',
    'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n',
    'nonsense\r\n\r\n',
    '\0\0\0\0',
    'GET / HTTP/1.1\r\nA\0: b\r\n\r\n',
  ])('survives %j, which is not a request', async (text) => {
    const { port } = await serve();
    await sendRaw(port, `${text}\r\n\r\n`).catch(() => {});
    expect((await sendRequest(port, 'GET /authors/7')).status).toBe(200);
  });

  it('survives clients that disconnect', async () => {
    const { port } = await serve(smallFiles({ totals: { authors: 200 } }));
    const request = 'GET /authors/all.json HTTP/1.1\r\nHost: x\r\n\r\n';
    for (let round = 0; round < 20; round += 1) {
      await new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(request.repeat(3), () => socket.destroy()));
        socket.on('close', () => resolve());
      });
    }
    expect((await sendRequest(port, 'GET /authors/7')).status).toBe(200);
  });

  it('reports a broken tree, and recovers with it', async () => {
    const before = (dir: string): void => writeFileSync(join(dir, 'authors/all.json'), '{');
    const { url, dir } = await serve(files, { before });
    const response = await fetch(`${url}/authors`);
    expect([response.status, response.headers.get('content-type')]).toEqual([500, 'application/problem+json']);
    writeTree(dir, files);
    await until(async () => (await fetch(`${url}/authors`)).status === 200);
  });
});

describe('a server that cannot start', () => {
  const start = (port: number, host: string, dir = temporary()): Promise<RunningServer> => {
    writeTree(dir, files);
    return startServer({ dir, port, host });
  };

  it('reports a taken port', async () => {
    const { port } = await serve();
    await expect(start(port, '127.0.0.1')).rejects.toMatchObject({
      code: 'port_taken',
      message: `cannot listen on 127.0.0.1:${port}: the port is taken`,
      hint: expect.stringContaining('--port 0'),
    });
  });

  it('reports an address of another machine', async () => {
    await expect(start(0, '192.0.2.1')).rejects.toMatchObject({
      code: 'port_taken',
      message: 'cannot listen on 192.0.2.1:0: the host is not an address of this machine',
    });
  });

  it('reports a folder without a tree', async () => {
    const dir = temporary();
    const failed = (): Promise<RunningServer> => startServer({ dir, port: 0, host: '127.0.0.1' });
    await expect(failed()).rejects.toMatchObject({
      code: 'not_a_tree',
      message: `${dir} holds no mockgen.json`,
      hint: `Build one: mockgen build --out ${dir}`,
    });
    for (const text of ['{', '7', 'null', '{"layout":"both"}', '{"layout":"both","resources":null}']) {
      writeFileSync(join(dir, 'mockgen.json'), text);
      await expect(failed()).rejects.toMatchObject({ code: 'not_a_tree' });
    }
  });
});

describe('a request target', () => {
  it.each([
    ['/authors?a?b', ['/authors', 'a?b']],
    ['https://example.com/a', ['/a', '']],
    ['http://example.com?a=1', ['/', 'a=1']],
    ['http://user:pass@[::1]:80/a?b', ['/a', 'b']],
    ['/http://a/b', ['/http://a/b', '']],
    ['*', ['/', '']],
    ['', ['/', '']],
  ])('%s is split', (target, parts) => {
    expect(splitTarget(target)).toEqual(parts);
  });
});
