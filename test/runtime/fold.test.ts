import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../any-character.ts';
import { cases } from '../effort.ts';
import { fold } from '../../src/runtime/fold.ts';

/** How many characters there are: those that have cases or accents are below 0x20000. */
const END = cases(0x20000, 0x110000);

const codePoints = Array.from({ length: END }, (_, code) => String.fromCodePoint(code));
const text = fc.string({ unit: anyCharacter });

describe('fold', () => {
  it.each([
    ['Café', 'cafe'],
    ['Cafe\u0301', 'cafe'],
    ['ŁÓDŹ', 'lodz'],
    ['Ørsted, Ǿ', 'orsted, o'],
    ['İstanbul ıslak', 'istanbul islak'],
    ['Straße STRAẞE', 'strasse strasse'],
    ['Þórður Ættar Œuvre', 'thordur aettar oeuvre'],
    ['Phạm Nguyễn Đức', 'pham nguyen duc'],
    ['Ёлка', 'елка'],
    ['Ἀθήνα', 'αθηνα'],
    ['K Å', 'k a'],
  ])('spells %s as %s', (written, expected) => {
    expect(fold(written)).toBe(expected);
  });

  it.each(['が ガ', '한국어', 'की', 'אָ', '😀', '\ud83d', '½ ©'])('leaves %j unchanged', (written) => {
    expect(fold(written)).toBe(written);
  });

  it('folds every character completely, as well as its lower case', () => {
    expect(codePoints.filter((sign) => fold(fold(sign)) !== fold(sign))).toEqual([]);
    expect(codePoints.filter((sign) => fold(sign.toLowerCase()) !== fold(sign))).toEqual([]);
  });

  it('folds lower-case text character by character', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const [left, right] = [one.toLowerCase(), other.toLowerCase()];
        expect(fold(left) + fold(right)).toBe(fold((left + right).toLowerCase()));
      }),
    );
  });
});
