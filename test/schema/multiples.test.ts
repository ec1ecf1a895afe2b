import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { multiplesIn } from '../../src/schema/index.ts';

/** The first and the last multiple between two bounds; none where there is none. */
function ends(min: number, max: number, step: number): readonly number[] {
  const { first, last, at } = multiplesIn(min, max, step);
  return first > last ? [] : [at(first), at(last)];
}

describe('the multiples of a step', () => {
  it.each([
    [0.1, 0.5, 0.1, [0.1, 0.5]],
    [0.3, 0.7, 0.1, [0.3, 0.7]],
    [0.31, 0.39, 0.1, []],
    [-7, 7, 5, [-5, 5]],
    [9007199254740000, 9007199254740991, 1, [9007199254740000, 9007199254740991]],
    [-9007199254740991, -9007199254740000, 1, [-9007199254740991, -9007199254740000]],
    [4_400_000_000_000_000.5, 4_400_000_000_000_003.5, 1, [4_400_000_000_000_001, 4_400_000_000_000_003]],
  ])('from %d to %d by %d end at %j', (min, max, step, expected) => {
    expect(ends(min, max, step)).toEqual(expected);
  });

  it('of whole numbers stay within the bounds, and reach them', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.maxSafeInteger(), (a, b) => {
        expect(ends(Math.min(a, b), Math.max(a, b), 1)).toEqual([Math.min(a, b) + 0, Math.max(a, b) + 0]);
      }),
    );
  });
});
