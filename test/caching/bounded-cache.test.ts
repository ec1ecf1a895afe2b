import { describe, expect, it } from 'vitest';
import { BoundedCache } from '../../src/caching/index.ts';

describe('a bounded cache', () => {
  it('keeps what was asked for last', () => {
    const cache = new BoundedCache<number>(30);
    for (const at of [1, 2, 3]) cache.set(`${at}`, at, 10);
    expect(cache.get('1')).toBe(1);
    cache.set('4', 4, 10);
    expect(['1', '2', '3', '4'].map((key) => cache.get(key))).toEqual([1, undefined, 3, 4]);
    expect(cache.bytes).toBe(30);
  });

  it('counts a value once, and keeps none that is larger than all may be', () => {
    const cache = new BoundedCache<string>(30);
    cache.set('a', 'x', 10);
    cache.set('a', 'y', 20);
    expect([cache.get('a'), cache.bytes]).toEqual(['y', 20]);
    expect(cache.set('b', 'z', 31)).toBe(false);
    expect([cache.get('a'), cache.get('b'), cache.bytes]).toEqual(['y', undefined, 20]);
  });

  it('keeps one that takes all the room', () => {
    const cache = new BoundedCache<string>(30);
    cache.set('a', 'x', 10);
    expect(cache.set('b', 'y', 30)).toBe(true);
    expect([cache.get('a'), cache.get('b'), cache.bytes]).toEqual([undefined, 'y', 30]);
  });

  it('forgets what a key had before, also when what it has now is too large', () => {
    const cache = new BoundedCache<string>(30);
    cache.set('a', 'x', 10);
    expect(cache.set('a', 'y', 31)).toBe(false);
    expect([cache.get('a'), cache.bytes]).toEqual([undefined, 0]);
  });
});
