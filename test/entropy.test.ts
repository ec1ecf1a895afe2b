import { describe, expect, it } from 'vitest';
import { drawSeed } from '../src/entropy.ts';

describe('a drawn seed', () => {
  it('is an integer from 0 to 2^53 - 1, spread over the whole range', () => {
    const seeds = Array.from({ length: 2000 }, drawSeed);
    expect(seeds.every((seed) => Number.isSafeInteger(seed) && seed >= 0)).toBe(true);
    expect(new Set(seeds).size).toBe(2000);
    // Fails by chance once in 2^200 runs.
    for (const eighth of [0, 1, 2, 3, 4, 5, 6, 7]) {
      expect(seeds.some((seed) => Math.floor(seed / 2 ** 50) === eighth)).toBe(true);
    }
  });
});
