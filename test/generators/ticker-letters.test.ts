import { describe, expect, it } from 'vitest';
import { FAMOUS } from '../../src/generators/lists/exchanges.ts';
import type { SymbolGroup } from '../../src/generators/lists/exchanges.ts';
import { plainLetters, tickerOf } from '../../src/generators/ticker-letters.ts';
import { firstNames } from '../../src/generators/trade-names.ts';

const SHARE = [4, 4] as const;

/** Whether the letters come in a text in their order. */
function isWithin(letters: string, text: string): boolean {
  let from = 0;
  return [...letters].every((letter) => (from = text.indexOf(letter, from) + 1) > 0);
}

describe('tickerOf', () => {
  it.each<[SymbolGroup, string[]]>([
    ['three', ['AU', 'ZA']],
    ['short', ['US', 'CA']],
    ['four', ['US', 'CA', 'IE', 'FR', 'NL', 'PT', 'CH']],
    ['german', ['DE']],
    ['indian', ['IN']],
    ['brazilian', ['BR']],
  ])(
    'returns a unique symbol with letters of the name for each of the first names, in the group %s',
    (group, codes) => {
      const names = [...new Set(firstNames(codes, SHARE).flatMap((head) => head.names()))];
      const symbols = names.map((name) => tickerOf(name, group, SHARE) ?? '');
      expect(new Set(symbols).size).toBe(names.length);
      expect(symbols.filter((symbol) => symbol === '' || FAMOUS.includes(symbol))).toEqual([]);
      const strange = names.filter((name, at) => {
        const letters = plainLetters(symbols[at] ?? '');
        // A short name goes on with letters of "Limited".
        const own = `${plainLetters(name)}LIMITED`;
        return letters[0] !== own[0] || !isWithin(letters, own);
      });
      expect(strange).toEqual([]);
    },
  );

  it('is undefined beyond the first names, and for symbols that are numbers', () => {
    expect(tickerOf('Alder', 'four', SHARE)).toBeUndefined();
    expect(tickerOf(firstNames(['JP'], SHARE)[0]?.names()[0] ?? '', 'japanese', SHARE)).toBeUndefined();
  });
});
