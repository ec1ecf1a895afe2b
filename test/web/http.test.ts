import { describe, expect, it } from 'vitest';
import { addressOf, baseOf, folderOf, isBelow, readFile, toResponse, toRuntimeRequest } from '../../src/web/http.ts';

const FOLDER = new URL('https://a.example/mock/');

describe('the address of a folder', () => {
  it.each([
    ['https://a.example', 'https://a.example/'],
    ['https://a.example/mock', 'https://a.example/mock/'],
    ['https://a.example/mock/', 'https://a.example/mock/'],
    ['https://a.example/mock?q=a/b#c', 'https://a.example/mock/'],
    ['HTTPS://A.example:443/a b', 'https://a.example/a%20b/'],
  ])('of %s is %s', (base, expected) => {
    expect(folderOf(base).href).toBe(expected);
    expect(folderOf(new URL(base)).href).toBe(expected);
  });

  it('requires an absolute address', () => {
    for (const base of ['', '/mock', 'mock', '//a.example']) expect(() => folderOf(base)).toThrow(TypeError);
  });

  it('does not change its argument', () => {
    const base = new URL('https://a.example/mock?q=a');
    folderOf(base);
    expect(base.href).toBe('https://a.example/mock?q=a');
  });
});

describe('an address below a folder', () => {
  it.each([
    ['https://a.example/mock', true],
    ['https://a.example/mock/', true],
    ['https://a.example/mock/users/7?q=a#b', true],
    ['https://a.example/mock//', true],
    ['https://a.example/mock/%75sers', true],
    ['https://a.example/mockery/users', false],
    ['https://a.example/mock/../users', false],
    ['https://a.example/MOCK/users', false],
    ['https://a.example/', false],
    ['https://a.example:444/mock/users', false],
    ['http://a.example/mock/users', false],
    ['https://b.example/mock/users', false],
  ])('is found: %s, %s', (address, expected) => {
    expect(isBelow(FOLDER, new URL(address))).toBe(expected);
  });

  it('is any address of the origin, if the folder is its root', () => {
    expect(isBelow(new URL('https://a.example/'), new URL('https://a.example/users'))).toBe(true);
    expect(isBelow(new URL('https://a.example/'), new URL('https://a.example'))).toBe(true);
  });

  it('begins with the path of the folder', () => {
    expect([baseOf(FOLDER), baseOf(new URL('https://a.example/'))]).toEqual(['/mock', '']);
  });
});

describe('the address of a file', () => {
  it.each([
    'users/7.json',
    'a:b',
    'javascript:alert(1)',
    'http://b.example/x',
    '?q=1',
    'a?b',
    'a#b',
    '%2e%2e/x',
    'a%2fb',
    'é ü',
    '~*',
  ])('lies inside the folder, and names only %s', (file) => {
    const { href, search, hash } = addressOf(FOLDER, file);
    expect([href.startsWith(FOLDER.href), search, hash]).toEqual([true, '', '']);
    expect(decodeURIComponent(href.slice(FOLDER.href.length))).toBe(file);
  });
});

describe('a request for the runtime', () => {
  it('has the method, the query unchanged, and the headers by their lower-case names', () => {
    const headers = { 'If-None-Match': '"a"', Accept: 'text/html', Authorization: 'Bearer x' };
    const request = new Request('https://a.example/mock/users?q=%61+b&q', { method: 'head', headers });
    expect(toRuntimeRequest(request, '/mock')).toEqual({
      method: 'HEAD',
      path: '/mock/users',
      base: '/mock',
      query: 'q=%61+b&q',
      headers: { 'if-none-match': '"a"', accept: 'text/html', authorization: 'Bearer x' },
      signal: request.signal,
    });
    const plain = toRuntimeRequest(new Request('https://a.example/?'));
    expect(plain).toMatchObject({ method: 'GET', path: '/', query: '', headers: {} });
  });
});

describe('a response of the platform', () => {
  it('has the status, the headers, and a body of text or bytes', async () => {
    const text = toResponse({ status: 404, headers: { 'content-type': 'application/problem+json' }, body: '{"é":1}' });
    expect([text.status, [...text.headers]]).toEqual([404, [['content-type', 'application/problem+json']]]);
    expect(await text.json()).toEqual({ é: 1 });
    const bytes = toResponse({ status: 200, headers: { 'content-type': 'image/png' }, body: Uint8Array.of(0, 255, 7) });
    expect([...new Uint8Array(await bytes.arrayBuffer())]).toEqual([0, 255, 7]);
  });

  it('has a body that is streamed, and cancels it if nobody reads on', async () => {
    let isOpen = false;
    async function* parts(): AsyncGenerator<Uint8Array> {
      isOpen = true;
      try {
        for (const text of ['[1,', '2', ']']) yield new TextEncoder().encode(text);
      } finally {
        isOpen = false;
      }
    }
    const whole = toResponse({ status: 200, headers: { 'content-length': '5' }, body: parts() });
    expect(await whole.json()).toEqual([1, 2]);
    expect(isOpen).toBe(false);
    const reader = toResponse({ status: 200, headers: {}, body: parts() }).body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('[1,');
    expect(isOpen).toBe(true);
    await reader?.cancel();
    expect(isOpen).toBe(false);
  });

  it('fails where its stream fails', async () => {
    async function* parts(): AsyncGenerator<Uint8Array> {
      yield Uint8Array.of(1);
      throw new Error('gone');
    }
    const response = toResponse({ status: 200, headers: {}, body: parts() });
    await expect(response.arrayBuffer()).rejects.toThrow('gone');
  });

  it.each([204, 304])('has no body at %i', (status) => {
    expect(toResponse({ status, headers: { etag: '"a"' }, body: '' }).body).toBeNull();
  });
});

const answer = (status: number, type: string, body = 'x'): Response =>
  new Response(body, { status, headers: { 'content-type': type } });

describe('the response of a host', () => {
  it('is a file if it says so', async () => {
    // Some hosts know no better type.
    for (const type of ['application/json', 'application/octet-stream', 'text/plain']) {
      const json = await readFile('a.json', answer(200, type, '[]'));
      expect(json).toEqual({ type: 'application/json', body: '[]' });
    }
    expect((await readFile('a.json', new Response(new TextEncoder().encode('[]'))))?.body).toBe('[]');
    const picture = await readFile('a.svg', answer(200, 'image/svg+xml', '<svg/>'));
    expect(picture).toEqual({ type: 'image/svg+xml', body: new TextEncoder().encode('<svg/>') });
    const page = await readFile('index.html', answer(200, 'text/html; charset=utf-8'));
    expect(page?.type).toBe('text/html; charset=utf-8');
    const bytes = await readFile('CNAME', new Response(Uint8Array.of(1)));
    expect(bytes).toEqual({ type: 'application/octet-stream', body: Uint8Array.of(1) });
  });

  it.each([
    ['404', () => answer(404, 'text/html')],
    ['404 with JSON', () => answer(404, 'application/json', '{}')],
    ['403', () => answer(403, 'text/plain')],
    ['410', () => answer(410, 'text/plain')],
    ['200 with a page', () => answer(200, 'text/html; charset=utf-8')],
  ])('is not a file at %s, and its body is read, which frees the connection', async (_, make) => {
    for (const file of ['a.json', 'a.svg']) {
      const response = make();
      expect(await readFile(file, response)).toBeUndefined();
      expect(response.bodyUsed).toBe(true);
    }
  });

  it.each([500, 502, 503])('is an error with status %i', async (status) => {
    for (const file of ['a.json', 'a.svg']) {
      const response = answer(status, 'text/html');
      await expect(readFile(file, response)).rejects.toThrow(String(status));
      expect(response.bodyUsed).toBe(true);
    }
  });
});
