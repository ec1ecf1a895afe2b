import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitAtHits } from '../../../src/browser/explorer/hits.ts';

const marked = (text: string, query: string): string =>
  splitAtHits(text, query)
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('');

describe('splitAtHits', () => {
  it.each([
    ['Ernesto Jiménez', 'IME', 'Ernesto J[imé]nez'],
    ['Ernesto Jimenez', 'imé', 'Ernesto Jimenez'],
    ['Ernesto JIMÉNEZ', 'imé', 'Ernesto J[IMÉ]NEZ'],
    ['Straße', 'ss', 'Stra[ß]e'],
    ['aaaa', 'aa', '[aaaa]'],
    ['an 😀 and', 'an', '[an] 😀 [an]d'],
    ['nothing', 'x', 'nothing'],
    ['nothing', '', 'nothing'],
  ])('marks in %s what %s finds', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  it('loses nothing of a text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ maxLength: 2 }), (text, query) => {
        expect(
          splitAtHits(text, query)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
