import { describe, expect, it } from 'vitest';
import { BoundedCache } from '../../src/caching/index.ts';

describe('a bounded cache', () => {
  it('keeps what was used last', () => {
    const cache = new BoundedCache<number>(30);
    for (const at of [1, 2, 3]) cache.set(`${at}`, at, 10);
    expect(cache.get('1')).toBe(1);
    cache.set('4', 4, 10);
    expect(['1', '2', '3', '4'].map((key) => cache.get(key))).toEqual([1, undefined, 3, 4]);
    expect(cache.bytes).toBe(30);
  });

  it('counts a value once, and keeps none that is larger than the limit', () => {
    const cache = new BoundedCache<string>(30);
    cache.set('a', 'x', 10);
    cache.set('a', 'y', 20);
    expect([cache.get('a'), cache.bytes]).toEqual(['y', 20]);
    expect(cache.set('b', 'z', 31)).toBe(false);
    expect([cache.get('a'), cache.get('b'), cache.bytes]).toEqual(['y', undefined, 20]);
  });

  it('keeps a value that is as large as the limit', () => {
    const cache = new BoundedCache<string>(30);
    cache.set('a', 'x', 10);
    expect(cache.set('b', 'y', 30)).toBe(true);
    expect([cache.get('a'), cache.get('b'), cache.bytes]).toEqual([undefined, 'y', 30]);
  });

  it('drops the previous value of a key, even if the new one is too large', () => {
    const cache = new BoundedCache<string>(30);
    cache.set('a', 'x', 10);
    expect(cache.set('a', 'y', 31)).toBe(false);
    expect([cache.get('a'), cache.bytes]).toEqual([undefined, 0]);
  });
});
