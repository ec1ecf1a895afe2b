import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { choiceAt, evenPlace, evenShare } from '../../src/generators/even-shares.ts';

const context = new FieldContext(0);
const key = fieldKey(42, 'tests', 'even');

/** Returns what twelve records have, of which each is so many after the one before. */
const twelve = <T>(apart: number, make: (id: number) => T): T[] =>
  Array.from({ length: 12 }, (_, at) => make(5 + at * apart));

describe.each([1, 8])('records %i apart', (apart) => {
  it.each(['moment', 'choice', 'text'] as const)('share out %ss evenly', (kind) => {
    const shares = twelve(apart, (id) => evenShare(context.aim(key, id), kind));
    const quarters = [0, 1, 2, 3].map((quarter) => shares.filter((one) => Math.floor(one * 4) === quarter).length);
    for (const count of quarters) expect(count).toBeGreaterThanOrEqual(2);
  });

  it('have different places in a list', () => {
    expect(new Set(twelve(apart, (id) => evenPlace(context.aim(key, id), 30))).size).toBeGreaterThan(10);
  });
});

describe('evenPlace', () => {
  it('gives each place once to as many records as there are places', () => {
    for (const size of [1, 2, 12, 108, 144]) {
      const places = Array.from({ length: size }, (_, at) => evenPlace(context.aim(key, at + 7), size));
      expect(new Set(places).size).toBe(size);
    }
  });
});

describe('choiceAt', () => {
  it('gives each choice a part as large as its weight', () => {
    expect([0, 0.24, 0.26, 0.99].map((share) => choiceAt(share, { rare: 1, usual: 3 }))).toEqual([
      'rare',
      'rare',
      'usual',
      'usual',
    ]);
  });
});
