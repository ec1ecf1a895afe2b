import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../any-character.ts';
import { firstValue, parseQuery } from '../../src/runtime/query.ts';

const entries = fc.array(fc.tuple(fc.string({ unit: anyCharacter }), fc.string({ unit: anyCharacter })));

describe('parseQuery', () => {
  it('reads what URLSearchParams writes', () => {
    fc.assert(
      fc.property(entries, (pairs) => {
        const query = new URLSearchParams(pairs).toString();
        expect(parseQuery(query).map(({ name, value }) => [name, value])).toEqual(pairs);
      }),
    );
  });

  it('never fails, and keeps invalid parts unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (query) => {
        const raws = parseQuery(query).map(({ encoded }) => encoded);
        expect(raws).toEqual(query.split('&').filter((part) => part !== ''));
      }),
    );
  });

  it.each([
    ['q=100%', '100%'],
    ['q=%zz%41', '%zzA'],
    ['q=%E9', '%E9'],
    ['q=%C3%A9%ff', '%C3%A9%ff'],
    ['q=a+b%2Bc%20d', 'a b+c d'],
    ['q', ''],
    ['q=a=b', 'a=b'],
    ['%71=a', 'a'],
  ])('decodes %s', (query, value) => {
    expect(firstValue(parseQuery(query), 'q')).toBe(value);
  });
});

describe('firstValue', () => {
  it('returns the first value of a repeated parameter, and undefined if there is none', () => {
    const query = parseQuery('a=1&a=2&b');
    expect([firstValue(query, 'a'), firstValue(query, 'b'), firstValue(query, 'c')]).toEqual(['1', '', undefined]);
  });
});
