import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashWords, permute, Random, type Words } from '../../src/generators/random.ts';

const words: fc.Arbitrary<Words> = fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat());

function started(key: Words, id: number): Random {
  const random = new Random();
  random.start(key, id);
  return random;
}

describe('hashWords', () => {
  it('returns different words for different texts', () => {
    const seen = new Set(Array.from({ length: 20_000 }, (_, at) => hashWords(`42/1/users/field_${at}`).join()));
    expect(seen.size).toBe(20_000);
  });
});

describe('Random', () => {
  it('draws the same for the same key and id, regardless of earlier draws', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 1e6 }), fc.nat(20), (key, id, before) => {
        const fresh = started(key, id).next();
        const used = started([1, 2, 3, 4], 5);
        for (let i = 0; i < before; i++) used.next();
        used.start(key, id);
        expect(used.next()).toBe(fresh);
      }),
    );
  });

  it('is evenly distributed over consecutive ids', () => {
    const buckets = Array.from({ length: 20 }, () => 0);
    for (let id = 1; id <= 20_000; id++) {
      const bucket = Math.floor(started([9, 8, 7, 6], id).next() * 20);
      buckets[bucket] = (buckets[bucket] ?? 0) + 1;
    }
    for (const count of buckets) expect(Math.abs(count - 1000)).toBeLessThan(160);
  });

  it('draws numbers of all distributions within their bounds', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: -1e6, max: 1e6 }), fc.nat(1e6), (key, min, span) => {
        const random = started(key, 1);
        const max = min + span;
        for (const value of [
          random.int(min, max),
          random.between(min, max),
          random.bell(min, max),
          random.skewed(min, max),
          random.low(min, max),
        ]) {
          expect(value).toBeGreaterThanOrEqual(min);
          expect(value).toBeLessThanOrEqual(max);
        }
        expect(Number.isInteger(random.int(min, max))).toBe(true);
      }),
    );
  });

  it('draws equally many of each order of magnitude, within the bounds', () => {
    const random = started([4, 4, 4, 4], 1);
    const drawn = Array.from({ length: 9000 }, () => random.spread(2, 2000));
    expect(drawn.every((value) => value >= 2 && value <= 2000)).toBe(true);
    for (const from of [2, 20, 200]) {
      const count = drawn.filter((value) => value >= from && value < from * 10).length;
      expect(Math.abs(count - 3000), `from ${from}`).toBeLessThan(200);
    }
  });

  it('draws choices by their weights, and never one with weight 0', () => {
    const random = started([5, 5, 5, 5], 1);
    const counts = { often: 0, seldom: 0, never: 0 };
    for (let i = 0; i < 10_000; i++) counts[random.weighted({ often: 9, never: 0, seldom: 1 })]++;
    expect(counts.never).toBe(0);
    expect(counts.seldom).toBeGreaterThan(850);
    expect(counts.seldom).toBeLessThan(1150);
  });

  it('draws only from the given keys', () => {
    const random = started([6, 6, 6, 6], 1);
    const drawn = Array.from({ length: 200 }, () => random.weighted({ a: 1, b: 1000, c: 1 }, ['a', 'c']));
    expect(new Set(drawn)).toEqual(new Set(['a', 'c']));
  });

  it('samples without repeats, and returns all elements if asked for more', () => {
    fc.assert(
      fc.property(words, fc.uniqueArray(fc.string()), fc.nat(12), (key, list, count) => {
        const sample = started(key, 1).sample(list, count);
        expect(sample).toHaveLength(Math.min(count, list.length));
        expect(new Set(sample).size).toBe(sample.length);
        expect(sample.every((item) => list.includes(item))).toBe(true);
      }),
    );
  });
});

describe('permute', () => {
  it('returns each number below the size exactly once', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 3000 }), (key, size) => {
        const seen = new Set(Array.from({ length: size }, (_, at) => permute(at, size, key)));
        expect(seen.size).toBe(size);
        expect(Math.max(...seen)).toBe(size - 1);
      }),
    );
  });
});
