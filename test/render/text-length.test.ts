import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecordView } from '../../src/render/arguments.ts';
import { fittedReader, fitText } from '../../src/render/text-length.ts';

describe('fitText', () => {
  it('returns as many characters as required from any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(60), fc.nat(60), (text, least, more) => {
        const { length } = [...fitText(text, least, least + more)];
        expect(length).toBeGreaterThanOrEqual(least);
        expect(length).toBeLessThanOrEqual(least + more);
      }),
    );
  });

  it('leaves a text unchanged that fits', () => {
    expect(fitText('Oak desk', 2, 8)).toBe('Oak desk');
  });
});

describe('fittedReader', () => {
  // The reader only passes the record on.
  const record = {} as RecordView;
  const fitted = (text: string | null, least: number, most: number): unknown =>
    fittedReader(() => text, least, most)(record);

  it('leaves a text of the minimum or maximum length unchanged', () => {
    expect(fitted('Oak ', 4, 9)).toBe('Oak ');
    expect(fitted('Oak ', 0, 4)).toBe('Oak ');
  });

  it('changes a text that is one character too short or too long, and no other value', () => {
    expect(fitted('Oak', 4, 9)).not.toBe('Oak');
    expect(String(fitted('Oak desk', 0, 7)).length).toBeLessThanOrEqual(7);
    expect(fitted(null, 4, 9)).toBeNull();
  });
});
