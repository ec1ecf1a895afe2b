import { describe, expect, it } from 'vitest';
import { openingsFor } from '../../../src/generators/grammars/hotels/openings.ts';
import {
  FINE_ROOMS,
  LANDMARKS,
  MANY_ROOMS,
  PLAIN_ROOMS,
  ROOMS,
  SITUATIONS,
} from '../../../src/generators/grammars/hotels/words.ts';

const repeatsIn = (list: readonly string[]): string[] => list.filter((one, at) => list.indexOf(one) < at);

describe('texts about hotels', () => {
  it('have as many openings for each size, so that any 60 neighbours begin in different ways', () => {
    for (const size of ['small', 'large', 'fine'] as const) {
      expect(openingsFor(size)).toHaveLength(67);
      expect(repeatsIn(openingsFor(size))).toEqual([]);
      expect(openingsFor(size).filter((text) => !/\{(?:a )?rooms\}|have \{rooms\}/.test(text))).toEqual([]);
    }
  });

  it('have words of their own for each size, and 30 places for 25 neighbours', () => {
    expect(repeatsIn([...ROOMS, ...MANY_ROOMS, ...FINE_ROOMS, ...PLAIN_ROOMS])).toEqual([]);
    for (const list of [SITUATIONS, LANDMARKS]) {
      expect(list.length).toBeGreaterThanOrEqual(30);
      expect(repeatsIn(list)).toEqual([]);
    }
  });

  it('are called quiet by no place or room, since other sentences say so', () => {
    expect([...SITUATIONS, ...ROOMS, ...MANY_ROOMS, ...FINE_ROOMS].filter((text) => /quiet/.test(text))).toEqual([]);
  });
});
