import { describe, expect, it } from 'vitest';
import { ResponseCache, type CachedResponse } from '../../src/serve/response-cache.ts';

const entry = (bytes: number): CachedResponse => ({ headers: [], unchanged: [], tag: '', body: Buffer.alloc(bytes) });

describe('ready responses', () => {
  it('are kept by their target', () => {
    const entries = new ResponseCache(10_000);
    const kept = entry(10);
    entries.set('/a', kept);
    expect(entries.get('/a')).toBe(kept);
    expect(entries.get('/b')).toBeUndefined();
  });

  it('take no more bytes than two generations may, whatever is asked for', () => {
    const entries = new ResponseCache(20_000);
    for (let at = 0; at < 5_000; at++) {
      entries.set(`/a?q=${at}`, entry(at % 3_000));
      expect(entries.bytes).toBeLessThanOrEqual(40_000);
    }
  });

  it('stay while they are asked for, in a flood of others', () => {
    const entries = new ResponseCache(20_000);
    const hot = entry(1_000);
    entries.set('/hot', hot);
    for (let at = 0; at < 2_000; at++) {
      entries.set(`/flood/${at}`, entry(500));
      if (at % 10 === 0) expect(entries.get('/hot')).toBe(hot);
    }
    for (let at = 0; at < 50; at++) entries.set(`/more/${at}`, entry(500));
    expect(entries.get('/hot')).toBeUndefined();
  });

  it('are expected of what is asked for twice within a short while', () => {
    const entries = new ResponseCache(10_000);
    expect(['/a', '/b', '/a', '/b', '/a'].map((target) => entries.isExpected(target))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
    for (let at = 0; at < 2_000; at++) expect(entries.isExpected(`/flood/${at}`)).toBe(false);
    expect(entries.isExpected('/a')).toBe(false);
  });

  it('are not kept when they are larger than all may be', () => {
    const entries = new ResponseCache(5_000);
    entries.set('/small', entry(1));
    entries.set('/large', entry(6_000));
    expect([entries.get('/large'), entries.get('/small')?.body.length]).toEqual([undefined, 1]);
  });

  it('count once when they are set again', () => {
    const entries = new ResponseCache(5_000);
    for (let round = 0; round < 100; round++) entries.set('/a', entry(10));
    expect(entries.bytes).toBeLessThan(1_000);
  });
});
