import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitText } from '../../src/render/fit.ts';

describe('fitText', () => {
  it('gives as many characters as are asked for, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(60), fc.nat(60), (text, least, more) => {
        const { length } = [...fitText(text, least, least + more)];
        expect(length).toBeGreaterThanOrEqual(least);
        expect(length).toBeLessThanOrEqual(least + more);
      }),
    );
  });

  it('leaves a text that fits as it is', () => {
    expect(fitText('Oak desk', 2, 8)).toBe('Oak desk');
  });
});
