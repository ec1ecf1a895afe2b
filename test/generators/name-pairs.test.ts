import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { pairOf } from '../../src/generators/name-pairs.ts';

const context = new FieldContext(0);
const pairs = (
  count: number,
  families: number,
  given: number,
  seed = 42,
  apart: 'eighth' | 'rest' = 'rest',
): [number, number][] =>
  Array.from({ length: count }, (_, at) =>
    pairOf(context.aim(fieldKey(seed, 'tests', 'pairs'), at + 1), families, given, apart),
  );

describe('pairs of the rest', () => {
  it.each([
    [60, 40],
    [97, 32],
    [61, 47],
  ])('come back after all others, with %i family names and %i given names', (families, given) => {
    const all = families * (Math.floor(given / 8) - 1) * 7;
    const drawn = pairs(all, families, given);
    expect(new Set(drawn.map(String)).size).toBe(all);
    expect(drawn.filter(([, first]) => !(first >= 8 && first < given))).toEqual([]);
    // Those are the eighth that others are called after.
    expect(drawn.filter(([family, first]) => (family + first) % 8 === 0)).toEqual([]);
  });

  it('have different given names from their neighbours, with few exceptions', () => {
    for (const seed of [1, 2, 3]) {
      const names = pairs(24, 80, 40, seed).map(([, first]) => first);
      expect(new Set(names).size).toBeGreaterThan(19);
    }
  });
});

describe('pairs of the eighth', () => {
  it.each([
    [60, 40],
    [97, 32],
    [61, 47],
  ])('come back after all others, with %i family names and %i given names', (families, given) => {
    const all = pairs(families * (Math.floor(given / 8) - 1), families, given, 42, 'eighth');
    expect(new Set(all.map(String)).size).toBe(all.length);
    expect(all.filter(([family, first]) => (family + first) % 8 !== 0)).toEqual([]);
  });

  it('have no family name of the rest at the same ids', () => {
    for (const seed of [1, 2, 3]) {
      const own = pairs(20, 60, 40, seed, 'eighth').map(([family]) => family);
      expect(new Set(own).size).toBe(20);
      for (const [family] of pairs(40, 60, 40, seed)) expect(own).not.toContain(family);
    }
  });
});

it('the smaller part is a quarter of all pairs where there are few given names, as an eighth would soon repeat', () => {
  const drawn = pairs(360, 60, 29, 42, 'eighth');
  expect(new Set(drawn.map(String)).size).toBe(360);
  expect(drawn.filter(([family, first]) => (family + first) % 4 !== 0)).toEqual([]);
  expect(pairs(120, 60, 30, 42, 'eighth').filter(([family, first]) => (family + first) % 8 !== 0)).toEqual([]);
});
