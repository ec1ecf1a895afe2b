import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSeed, wordSeedFault } from '../../../src/browser/explorer/seed-text.ts';

describe('a seed that was typed', () => {
  it('is any whole number from 0 to 2^53 - 1, and is read as its digits', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.nat({ max: 3 }), (seed, zeros) => {
        expect(readSeed(` ${'0'.repeat(zeros)}${seed} `)).toBe(`${seed}`);
        expect(wordSeedFault(`${seed}`)).toBe('');
      }),
    );
  });

  it.each(['', 'abc', '1.5', '-1', '+1', '1e3', '0x7', '٧', '9007199254740992', '7 8', 'Infinity'])(
    'is not “%s”, and the message says why',
    (text) => {
      expect(readSeed(text)).toBeUndefined();
      expect(wordSeedFault(text)).toBe(
        `“${text}” is not a seed. A seed is a whole number from 0 to ${Number.MAX_SAFE_INTEGER}.`,
      );
    },
  );
});
