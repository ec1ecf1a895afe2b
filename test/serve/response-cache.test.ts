import { describe, expect, it } from 'vitest';
import type { RuntimeResponse } from '../../src/runtime/index.ts';
import { ResponseCache } from '../../src/serve/response-cache.ts';

/** The longest response that is kept, in bytes. */
const MOST_BYTES = 1_000_000;
/** The longest target whose response is kept, in characters. */
const LONGEST_TARGET = 1000;
/** How many targets are remembered. */
const REMEMBERED = 1000;

const HEADERS = { 'content-type': 'text/plain', 'content-length': '1', 'x-cache': 'HIT', etag: '"x"' };

const response = (bytes: number, other: Partial<RuntimeResponse> = {}): RuntimeResponse => ({
  status: 200,
  headers: HEADERS,
  body: 'x'.repeat(bytes),
  ...other,
});

/** Offers a response twice, after which it is kept if possible. */
function offerTwice(responses: ResponseCache, target: string, answer: RuntimeResponse): void {
  for (let time = 0; time < 2; time++) responses.offer(target, answer);
}

describe('the cache of responses', () => {
  it('keeps a response by its target from the second request on', () => {
    const responses = new ResponseCache(10_000);
    responses.offer('/a', response(3));
    expect(responses.get('/a')).toBeUndefined();
    responses.offer('/a', response(3));
    expect(responses.get('/a')).toEqual({
      headers: ['content-type', 'text/plain', 'content-length', '1', 'x-cache', 'HIT', 'etag', '"x"'],
      notModifiedHeaders: ['x-cache', 'HIT', 'etag', '"x"'],
      tag: '"x"',
      body: Buffer.from('xxx'),
    });
    expect(responses.get('/b')).toBeUndefined();
  });

  it('keeps bytes unchanged', () => {
    const responses = new ResponseCache(10_000);
    offerTwice(responses, '/a', response(0, { body: Uint8Array.from([1, 2, 3]).subarray(1) }));
    expect([...(responses.get('/a')?.body ?? [])]).toEqual([2, 3]);
  });

  it.each([
    ['a problem', response(1, { status: 404 })],
    ['one that was generated', response(1, { headers: { ...HEADERS, 'x-cache': 'MISS' } })],
    ['one that depends on other headers', response(1, { headers: { ...HEADERS, vary: 'Accept' } })],
    ['a stream', response(1, { body: (async function* () {})() })],
    ['a large one', response(MOST_BYTES + 1)],
  ])('does not keep %s', (_, answer) => {
    const responses = new ResponseCache(MOST_BYTES * 2);
    offerTwice(responses, '/a', answer);
    expect([responses.get('/a'), responses.bytes]).toEqual([undefined, 0]);
    offerTwice(responses, '/a', response(MOST_BYTES));
    expect(responses.get('/a')).toBeDefined();
  });

  it('does not keep responses to long targets', () => {
    const responses = new ResponseCache(100_000);
    for (const length of [LONGEST_TARGET, LONGEST_TARGET + 1]) offerTwice(responses, '/'.repeat(length), response(1));
    expect(responses.get('/'.repeat(LONGEST_TARGET))).toBeDefined();
    expect(responses.get('/'.repeat(LONGEST_TARGET + 1))).toBeUndefined();
  });

  it('keeps a limited number of bytes for any requests', () => {
    const responses = new ResponseCache(20_000);
    for (let at = 0; at < 2_000; at++) {
      offerTwice(responses, `/a?q=${at}`, response(at % 3_000));
      expect(responses.bytes).toBeLessThanOrEqual(20_000);
    }
    expect(responses.bytes).toBeGreaterThan(10_000);
  });

  it('keeps a response that is requested often during a flood of others', () => {
    const responses = new ResponseCache(20_000);
    offerTwice(responses, '/hot', response(1_000));
    for (let at = 0; at < 500; at++) {
      offerTwice(responses, `/flood/${at}`, response(500));
      if (at % 5 === 0) expect(responses.get('/hot')).toBeDefined();
    }
    for (let at = 0; at < 50; at++) offerTwice(responses, `/more/${at}`, response(500));
    expect(responses.get('/hot')).toBeUndefined();
  });

  it('keeps only responses that are requested twice within a short time', () => {
    const responses = new ResponseCache(1_000_000);
    responses.offer('/a', response(1));
    for (let at = 0; at < REMEMBERED; at++) responses.offer(`/flood/${at}`, response(1));
    responses.offer('/a', response(1));
    expect([responses.get('/a'), responses.bytes]).toEqual([undefined, 0]);
    for (let at = 0; at < REMEMBERED - 2; at++) responses.offer(`/more/${at}`, response(1));
    responses.offer('/a', response(1));
    expect(responses.get('/a')).toBeDefined();
  });
});
