import { mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { get as httpGet } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ServedSnapshot } from '../../src/serve/served-snapshot.ts';
import { STREAMED_BYTES, LONGEST_TARGET } from '../../src/serve/limits.ts';
import { digestOf } from '../../src/tree/index.ts';
import { smallFiles } from '../node/small-plan.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { sendRequest } from './raw-request.ts';
import { SMALL, useServers } from './serving.ts';
import { until } from './until.ts';
import { put, writeTree } from './write-tree.ts';

const serve = useServers(useTemporaryFolders());
const PAGE = '<!doctype html><p>page';

const withPlain = (dir: string): void => {
  put(dir, 'index.html', PAGE);
  put(dir, 'notes/a.json', '{"é":1}');
  put(dir, 'large.bin', Buffer.alloc(STREAMED_BYTES + 1, 'x'));
};

describe('the index', () => {
  it('is a page for browsers and JSON for others, with a Vary header', async () => {
    const { port } = await serve(undefined, { before: withPlain });
    for (let round = 0; round < 2; round++) {
      const page = await sendRequest(port, 'GET /', 'Accept: text/html,*/*');
      expect([page.status, page.body, page.headers['vary']]).toEqual([200, PAGE, 'Accept, Accept-Encoding']);
      expect(page.headers).toMatchObject({ 'content-type': 'text/html;charset=utf-8', 'x-cache': 'HIT' });
      const json = await sendRequest(port, 'GET /', 'Accept: */*');
      expect([json.headers['content-type'], json.headers['vary']]).toEqual(['application/json', 'Accept']);
      expect((await sendRequest(port, 'GET /?a=1', 'Accept: text/html')).body).toBe(PAGE);
      const tag = `If-None-Match: ${page.headers['etag']}`;
      const unchanged = await sendRequest(port, 'GET /', 'Accept: text/html', tag);
      expect([unchanged.status, unchanged.headers['vary']]).toEqual([304, 'Accept, Accept-Encoding']);
    }
  });

  it('is the same below a base', async () => {
    const { port } = await serve(undefined, { before: withPlain, base: '/api' });
    for (const [accept, vary] of [
      ['text/html', 'Accept, Accept-Encoding'],
      ['*/*', 'Accept'],
    ]) {
      const { status, headers } = await sendRequest(port, 'GET /api/', `Accept: ${accept}`);
      expect([status, headers['vary']]).toEqual([200, vary]);
    }
  });

  it('is JSON for a browser too if there is no page', async () => {
    const { port } = await serve();
    const json = await sendRequest(port, 'GET /', 'Accept: text/html');
    expect([json.headers['content-type'], json.headers['vary']]).toEqual(['application/json', 'Accept']);
  });
});

describe('a kept response', () => {
  it('is sent again for GET, HEAD and If-None-Match', async () => {
    const { port } = await serve();
    for (const path of ['/authors/7', '/authors?page=2&limit=5', '/authors?q=a1', '/authors/meta', '/mockgen.json']) {
      const made = await sendRequest(port, `GET ${path}`);
      // Kept from the second request on.
      await sendRequest(port, `GET ${path}`);
      const kept = await sendRequest(port, `GET ${path}`);
      expect({ ...kept.headers, date: '' }).toEqual({ ...made.headers, date: '' });
      expect(kept.body).toBe(made.body);
      const head = await sendRequest(port, `HEAD ${path}`);
      expect([{ ...head.headers, date: '' }, head.body]).toEqual([{ ...made.headers, date: '' }, '']);
      expect(made.headers['etag']).toBe(`"${digestOf(made.body)}"`);
      const { etag = '' } = made.headers;
      for (const [tag, status] of [
        [etag, 304],
        [`W/${etag}, "x"`, 304],
        ['*', 304],
        [`${etag.slice(0, 9)}00000000"`, 200],
        [`"00000000${etag.slice(9)}`, 200],
      ] as const) {
        const answer = await sendRequest(port, `GET ${path}`, `If-None-Match: ${tag}`);
        expect([path, tag, answer.status]).toEqual([path, tag, status]);
        if (status === 200) continue;
        expect([answer.body, answer.headers['etag']]).toEqual(['', etag]);
        expect([answer.headers['content-type'], answer.headers['content-length']]).toEqual([undefined, undefined]);
      }
    }
  });

  it('is dropped with its build', async () => {
    const { port, dir } = await serve();
    const path = '/authors?limit=3';
    const before = await sendRequest(port, `GET ${path}`);
    for (let time = 0; time < 2; time++) {
      expect((await sendRequest(port, `GET ${path}`)).body).toBe(before.body);
    }
    writeTree(dir, smallFiles({ ...SMALL, mark: 'new' }));
    await until(async () => (await sendRequest(port, `GET ${path}`)).body.includes('new1'));
  });

  it('is never one for a long target, an error, another method than GET, or the index', async () => {
    const { port, holder, handler } = await serve(undefined, { before: withPlain });
    const served = handler.servedBy(holder.snapshot);
    for (const line of [
      `GET /authors?q=${'a'.repeat(LONGEST_TARGET)}`,
      'GET /authors/99',
      'GET /authors?page=0',
      'GET /nope',
      'POST /authors',
      'OPTIONS /authors',
      'HEAD /authors',
      'GET /',
      'GET /index.html',
    ]) {
      for (let time = 0; time < 3; time++) await sendRequest(port, line);
    }
    expect(served.responses.bytes).toBe(0);
    await sendRequest(port, 'GET /authors');
    expect(served.responses.bytes).toBe(0);
    await sendRequest(port, 'GET /authors');
    expect(served.responses.bytes).toBeGreaterThan(0);
  });
});

describe('a plain file', () => {
  it('has the headers of any response, and no support for ranges', async () => {
    const { port } = await serve(undefined, { before: withPlain });
    const found = await sendRequest(port, 'GET /notes/a.json?seed=x&page=0');
    expect([found.status, found.body]).toEqual([200, '{"é":1}']);
    expect(found.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'no-cache',
      'content-length': '8',
      'content-type': 'application/json',
      'x-cache': 'HIT',
    });
    const tag = found.headers['etag'] ?? '';
    expect(tag).toMatch(/^"[\da-f]{16}"$/);
    const unchanged = await sendRequest(port, 'GET /notes/a.json', `If-None-Match: ${tag}`);
    expect([unchanged.status, unchanged.body, unchanged.headers['content-length']]).toEqual([304, '', undefined]);
    const head = await sendRequest(port, 'HEAD /notes/a.json');
    expect([head.status, head.body, head.headers['content-length'], head.headers['etag']]).toEqual([200, '', '8', tag]);
    expect((await sendRequest(port, 'POST /notes/a.json')).status).toBe(405);
  });

  it('ignores Range and similar headers', async () => {
    const { port } = await serve(undefined, { before: withPlain });
    for (const header of [
      'Range: bytes=5-2',
      'Range: bytes=0-3',
      'Range: x',
      'If-Modified-Since: Thu, 01 Jan 2099 00:00:00 GMT',
      'If-Range: "x"',
    ]) {
      const found = await sendRequest(port, 'GET /notes/a.json', header);
      expect([header, found.status, found.body]).toEqual([header, 200, '{"é":1}']);
    }
  });

  it('has a weak tag if it is large', async () => {
    const { port } = await serve(undefined, { before: withPlain });
    const { etag = '' } = (await sendRequest(port, 'HEAD /large.bin')).headers;
    expect(etag).toMatch(/^W\/"[\d.-]+"$/);
    expect((await sendRequest(port, 'GET /large.bin', `If-None-Match: ${etag}`)).status).toBe(304);
  });

  it('is a 404 of the service if it does not exist, with any parameters', async () => {
    const { port } = await serve();
    for (const path of ['/none.json?seed=x', '/none.txt', '/authors/none.svg?page=0']) {
      const { status, headers, body } = await sendRequest(port, `GET ${path}`);
      expect([path, status, headers['content-type']]).toEqual([path, 404, 'application/problem+json']);
      expect(body).toContain(path.includes('authors') ? 'There is no such id.' : 'The resources are authors, books.');
    }
  });

  it('closes the connection if it shrinks while it is sent', async () => {
    const { port, dir } = await serve(undefined, {
      before: (dir) => writeFileSync(join(dir, 'large.bin'), Buffer.alloc(40_000_000)),
    });
    const sent = await new Promise<number>((resolve) => {
      httpGet({ port, host: '127.0.0.1', path: '/large.bin' }, (response: IncomingMessage) => {
        truncateSync(join(dir, 'large.bin'), 1_000);
        let length = 0;
        response.on('data', (chunk: Buffer) => (length += chunk.length));
        response.on('error', () => resolve(length)).on('end', () => resolve(-1));
      });
    });
    expect(sent).toBeGreaterThanOrEqual(0);
    expect(sent).toBeLessThan(40_000_000);
    expect((await sendRequest(port, 'GET /authors/7')).status).toBe(200);
  });
});

describe('an unreadable file', () => {
  it('is a problem response, and never blocks a client', async () => {
    const { port, notices } = await serve(undefined, {
      before: (dir) => {
        rmSync(join(dir, 'authors/meta.json'));
        mkdirSync(join(dir, 'authors/meta.json'));
      },
    });
    const { status, headers, body } = await sendRequest(port, 'GET /authors/meta');
    expect([status, headers['content-type']]).toEqual([500, 'application/problem+json']);
    expect(body).toContain('authors/meta.json cannot be read: something else is in its place.');
    expect(notices).toHaveLength(1);
    expect((await sendRequest(port, 'GET /authors/7')).status).toBe(200);
  });

  it('is a problem response for unexpected errors too', async () => {
    const { port, holder, dir, notices } = await serve();
    const { runtime } = new ServedSnapshot(holder.snapshot);
    const fail = (): never => {
      throw new RangeError('unforeseen');
    };
    Object.assign(holder.snapshot, { item: fail });
    await expect(runtime.handle({ method: 'GET', path: '/authors/7', query: '', headers: {} })).rejects.toThrow();
    const { status, headers, body } = await sendRequest(port, 'GET /authors/7');
    expect([status, headers['content-type']]).toEqual([500, 'application/problem+json']);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(JSON.parse(body)).toMatchObject({ status: 500, detail: 'The tree cannot be read.' });
    await sendRequest(port, 'GET /authors/7');
    expect(notices).toEqual([`${dir}: /authors/7 cannot be answered: unforeseen`]);
  });
});
