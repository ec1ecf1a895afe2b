import { describe, expect, it } from 'vitest';
import { matchesTag, respond } from '../../src/runtime/respond.ts';
import { digestOf } from '../../src/tree/index.ts';

describe('matchesTag', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['*', true],
    [' * ', true],
    ['"a"', true],
    ['W/"a"', true],
    ['"b", W/"c" ,"a"', true],
    ['"b,"a', false],
    ['a', false],
    ['"A"', false],
  ])('of %j is %s', (header, expected) => {
    expect(matchesTag(header, '"a"')).toBe(expected);
  });
});

describe('respond', () => {
  const request = { method: 'GET', path: '/', query: '', headers: {} };
  const answer = { status: 200, type: 'image/png', body: new Uint8Array([1, 2, 200]), headers: { 'x-cache': 'HIT' } };

  it('sends bytes unchanged', () => {
    const { status, headers, body } = respond(request, answer);
    expect([status, headers['content-length'], headers['content-type']]).toEqual([200, '3', 'image/png']);
    expect(body).toBe(answer.body);
  });

  it('keeps a cache-control header of the answer', () => {
    expect(respond(request, answer).headers['cache-control']).toBe('no-cache');
    const headers = { 'cache-control': 'no-store' };
    expect(respond(request, { ...answer, headers }).headers['cache-control']).toBe('no-store');
  });

  it('answers 304 to a client that has the content, with all headers except those of the content', () => {
    const { 'content-type': _, 'content-length': __, ...headers } = respond(request, answer).headers;
    const again = respond({ ...request, headers: { 'if-none-match': headers['etag'] } }, answer);
    expect(again).toEqual({ status: 304, headers, body: '' });
  });

  it('computes the entity tag from the content, or uses a known digest', () => {
    expect(respond(request, answer).headers['etag']).toBe(`"${digestOf(answer.body)}"`);
    expect(respond(request, { ...answer, digest: '00ff' }).headers['etag']).toBe('"00ff"');
    expect(respond(request, { ...answer, status: 404 }).headers['etag']).toBeUndefined();
  });

  it('streams an answer without reading it', () => {
    const body: AsyncIterable<Uint8Array> = {
      [Symbol.asyncIterator]() {
        throw new Error('read');
      },
    };
    const piecewise = { ...answer, body, bytes: 7, digest: '00ff' };
    expect(respond(request, piecewise)).toMatchObject({ status: 200, body, headers: { 'content-length': '7' } });
    expect(respond({ ...request, method: 'HEAD' }, piecewise).body).toBe('');
  });
});
