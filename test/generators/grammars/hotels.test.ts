import { describe, expect, it } from 'vitest';
import { LEADS } from '../../../src/generators/grammars/hotel-rules.ts';
import { hotel } from '../../../src/generators/grammars/hotel.ts';
import { Random } from '../../../src/generators/random.ts';
import { openingsFor } from '../../../src/generators/grammars/hotels/openings.ts';
import {
  FINE_ROOMS,
  LANDLORDS,
  LANDMARKS,
  MANY_ROOMS,
  OWNERS,
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

  it('name the city at most once before the first full sentence', () => {
    expect(LEADS.filter((text) => text.includes('{place}'))).toEqual([]);
  });

  it('tell of a spa or a pool if the hotel has five stars', () => {
    const about = {
      name: 'The Grand',
      place: 'Bern',
      stars: 5,
      amount: 80,
      topics: ['parking', 'luggage storage', 'spa'],
    };
    const random = new Random();
    const told = [1, 2, 3, 4]
      .map(() => hotel.read(about, random).slots)
      .map(({ say, also, more }) => `${say}${also}${more}`);
    for (const text of told) expect(text).toMatch(/spa\b/);
  });

  it('say who runs a house so that it fits behind "is"', () => {
    expect([...OWNERS, ...LANDLORDS].filter((text) => /since| in \{/.test(text))).toEqual([]);
  });
});
