import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entityTag, matchesTag, respond, utf8Length } from '../../src/runtime/respond.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.nat(0xffff).map((c) => String.fromCharCode(c)) }),
);

describe('utf8Length', () => {
  it('is the length a Buffer has, lone surrogates included', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(utf8Length(text)).toBe(Buffer.byteLength(text));
      }),
    );
    for (const text of ['\u007f', '\u0080', '\u07ff', '\u0800', '\ud7ff', '\ud800', '\uffff', '\u{10000}']) {
      expect(utf8Length(text)).toBe(Buffer.byteLength(text));
    }
  });
});

describe('entityTag', () => {
  it('is the same for the same content and another for another', () => {
    fc.assert(
      fc.property(anyText, anyText, (one, other) => {
        expect(entityTag(one)).toMatch(/^"[\da-f]{16}"$/);
        expect(entityTag(one) === entityTag(other)).toBe(one === other);
        expect(entityTag(`1${one}`)).not.toBe(entityTag(`2${one}`));
        expect(entityTag(`${one}1`)).not.toBe(entityTag(`${one}2`));
      }),
    );
  });

  it('tells apart documents that differ in one sign', () => {
    const tags = Array.from({ length: 20_000 }, (_, id) => entityTag(`{"id":${id},"name":"Ada"}\n`));
    expect(new Set(tags).size).toBe(tags.length);
  });

  it('takes bytes, each for a sign', () => {
    expect(entityTag(new Uint8Array([97, 98]))).toBe(entityTag('ab'));
  });
});

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

  it('sends bytes as they are', () => {
    const { status, headers, body } = respond(request, answer);
    expect([status, headers['content-length'], headers['content-type']]).toEqual([200, '3', 'image/png']);
    expect(body).toBe(answer.body);
  });

  it('lets an answer have its own cache-control', () => {
    expect(respond(request, answer).headers['cache-control']).toBe('no-cache');
    const headers = { 'cache-control': 'no-store' };
    expect(respond(request, { ...answer, headers }).headers['cache-control']).toBe('no-store');
  });

  it('tells a client that has it that nothing changed, in the headers of the full answer', () => {
    const { headers } = respond(request, answer);
    const again = respond({ ...request, headers: { 'if-none-match': headers['etag'] } }, answer);
    expect(again).toEqual({ status: 304, headers, body: '' });
  });
});
