import { describe, expect, it } from 'vitest';
import type { Context, ContractResponse } from './host.ts';

const EXPOSED = ['X-Total-Count', 'Link', 'X-Cache', 'ETag', 'X-Ignored-Parameters'];

/** Tests methods, CORS, entity tags and lengths. */
export function describeProtocol(context: Context): void {
  const documents = (): readonly string[] => {
    const { path, paths } = context.facts;
    return [...paths, `${path}?page=2&limit=3`, `${path}/7`, `${path}/meta`, `${path}/7.json`, '/', '/mockgen.json'];
  };
  const expectCors = ({ headers }: ContractResponse): void => {
    expect(headers['access-control-allow-origin']).toBe('*');
    const exposed = headers['access-control-expose-headers']?.split(/, */);
    expect(exposed?.toSorted()).toEqual(EXPOSED.toSorted());
  };

  describe('every answer', () => {
    it('can be read from every origin: documents, errors, 304 and OPTIONS', async () => {
      const { path } = context.facts;
      for (const document of documents()) expectCors(await context.host.request({ path: document }));
      for (const error of ['/nope', `${path}/0`, `${path}?page=0`]) {
        expectCors(await context.host.request({ path: error }));
      }
      expectCors(await context.host.request({ path, method: 'POST' }));
      expectCors(await context.host.request({ path, method: 'OPTIONS' }));
      expectCors(await context.host.request({ path, headers: { 'if-none-match': '*' } }));
    });

    it('needs no credentials and ignores any', async () => {
      const { path } = context.facts;
      const { status, headers } = await context.host.request({ path, headers: { authorization: 'Bearer x' } });
      expect(status).toBe(200);
      expect(headers['www-authenticate']).toBeUndefined();
    });

    it('is JSON for every Accept header, and never an event stream, even for a resource called events', async () => {
      const { path, layout, resources } = context.facts;
      const { category } = resources['events'] ?? {};
      const events = category && (layout === 'category' ? `/${category}/events` : '/events');
      for (const asked of [path, events ?? path]) {
        const { headers, body } = await context.host.request({ path: asked, headers: { accept: 'text/event-stream' } });
        expect(headers['content-type']).toBe('application/json');
        expect(JSON.parse(body)).toHaveProperty('data');
      }
    });

    it('has no rate limit', async () => {
      const { path } = context.facts;
      const asked = Array.from({ length: 150 }, () => context.host.request({ path: `${path}/1` }));
      expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
    });

    it('states its length in bytes', async () => {
      for (const path of [...documents(), '/nope', `${context.facts.path}?q=%C3%A9%F0%9F%98%80&page=0`]) {
        const { headers, body } = await context.host.request({ path });
        expect([path, headers['content-length']]).toEqual([path, String(Buffer.byteLength(body))]);
      }
    });

    it('is JSON that ends in a newline', async () => {
      for (const path of documents()) {
        const { headers, body } = await context.host.request({ path });
        expect(headers['content-type']).toBe('application/json');
        expect(body.endsWith('\n')).toBe(true);
      }
    });
  });

  describe('HEAD', () => {
    it('is GET without the body, for errors too', async () => {
      for (const path of [...documents(), '/nope', `${context.facts.path}?page=0`]) {
        const get = await context.host.request({ path });
        const head = await context.host.request({ path, method: 'HEAD' });
        expect([head.status, head.body]).toEqual([get.status, '']);
        for (const name of ['content-length', 'content-type', 'cache-control', 'etag', 'link', 'x-cache']) {
          expect([path, name, head.headers[name]]).toEqual([path, name, get.headers[name]]);
        }
      }
    });
  });

  describe('OPTIONS', () => {
    it.each(['', '/7', '/nope/nope', '?page=0'])('is 204 with Allow and permits every preflight: …%s', async (rest) => {
      const path = `${context.facts.path}${rest}`;
      const { status, headers, body } = await context.host.request({
        method: 'OPTIONS',
        path,
        headers: { origin: 'http://localhost', 'access-control-request-method': 'GET' },
      });
      expect([status, body, headers['allow']]).toEqual([204, '', 'GET, HEAD, OPTIONS']);
      expect(headers['access-control-allow-methods']).toContain('GET');
      expect(headers['access-control-allow-headers']).toBe('*, Authorization');
    });
  });

  describe('an entity tag', () => {
    const tagOf = async (path: string): Promise<string> => (await context.host.request({ path })).headers['etag'] ?? '';

    it('depends on the content: equal bytes have equal tags, others have others', async () => {
      const { path, paths } = context.facts;
      expect(await tagOf(path)).toMatch(/^"[^"]+"$/);
      expect(new Set(await Promise.all(paths.map(tagOf))).size).toBe(1);
      expect(await tagOf(`${path}?limit=10`)).toBe(await tagOf(path));
      const windows = [path, `${path}?page=2`, `${path}?limit=1`, `${path}/7`, `${path}/8`, `${path}/meta`];
      expect(new Set(await Promise.all(windows.map(tagOf))).size).toBe(windows.length);
    });

    it('is not sent with an error', async () => {
      expect(await tagOf('/nope')).toBe('');
    });

    it.each([
      ['itself', (tag: string) => tag, 304],
      ['a weak form of it', (tag: string) => `W/${tag}`, 304],
      ['a list with it', (tag: string) => `"other", W/"x,y",${tag}`, 304],
      ['any', () => ' * ', 304],
      ['another', () => '"other"', 200],
      ['itself without quotes', (tag: string) => tag.slice(1, -1), 200],
      ['none', () => '', 200],
    ] as const)('in If-None-Match, %s, is compared by the rules of HTTP', async (_, headerOf, expected) => {
      for (const path of documents()) {
        for (const method of ['GET', 'HEAD']) {
          const { headers: full } = await context.host.request({ path });
          const headers = { 'if-none-match': headerOf(full['etag'] ?? '') };
          const response = await context.host.request({ path, method, headers });
          expect([path, method, response.status]).toEqual([path, method, expected]);
          if (expected === 304 || method === 'HEAD') expect(response.body).toBe('');
          for (const name of ['etag', 'cache-control', 'x-cache', 'link', 'x-total-count']) {
            expect(response.headers[name]).toBe(full[name]);
          }
        }
      }
    });

    it('never turns an error into a 304', async () => {
      const { status } = await context.host.request({ path: '/nope', headers: { 'if-none-match': '*' } });
      expect(status).toBe(404);
    });
  });
}
