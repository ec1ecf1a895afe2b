import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { rotationRound, rotationIndex } from '../../src/generators/rotation.ts';

const context = new FieldContext(0);
const turns = (seed: number, size: number, name: string, count: number): number[] =>
  Array.from({ length: count }, (_, at) =>
    rotationIndex(context.aim(fieldKey(seed, 'tests', 'turns'), at + 1), size, name),
  );

describe('turn', () => {
  it.each([10, 25])('returns different indexes for any %i consecutive records', (neighbours) => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: neighbours, max: 60 }), fc.string(), (seed, size, name) => {
        const places = turns(seed, size, name, 150);
        const runs = places.slice(neighbours - 1).map((_, at) => places.slice(at, at + neighbours));
        return runs.every((run) => new Set(run).size === neighbours);
      }),
    );
  });

  it('returns different indexes for any 60 consecutive records, with 72 entries or more', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 72, max: 200 }), fc.string(), (seed, size, name) => {
        const places = turns(seed, size, name, 300);
        const runs = places.slice(59).map((_, at) => places.slice(at, at + 60));
        return runs.every((run) => new Set(run).size === 60);
      }),
    );
  });

  it('stays within the list, and returns each of its indexes', () => {
    for (const size of [1, 2, 9, 10, 11, 12, 17, 18, 24, 50]) {
      const places = new Set(turns(7, size, 'opening', 40 * size));
      expect([...places].toSorted((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, at) => at));
    }
  });

  it('returns no index twice in a round', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 60 }), fc.string(), (seed, size, name) => {
        const places = turns(seed, size, name, 200).map((place, at) => `${rotationRound(at + 1, size)}: ${place}`);
        return new Set(places).size === places.length;
      }),
    );
  });

  it('differs between lists of the same length', () => {
    const [one, other] = [turns(7, 18, 'opening', 500), turns(7, 18, 'closing', 500)];
    const pairs = new Set(one.map((place, at) => `${place}/${other[at]}`));
    expect(pairs.size).toBeGreaterThan(130);
  });

  it.each([10, 18, 25])('depends on the seed, with %i entries', (size) => {
    expect(turns(1, size, 'opening', 50)).not.toEqual(turns(2, size, 'opening', 50));
    expect(turns(1, size, 'opening', 50)).toEqual(turns(1, size, 'opening', 50));
  });

  it.each([24, 60, 100])('gives the first records of two seeds different alternatives, with %i entries', (size) => {
    const pages = Array.from({ length: 40 }, (_, seed) => new Set(turns(seed, size, 'opening', 10)));
    const shared = pages.map((page, at) => [...page].filter((place) => pages[(at + 1) % 40]?.has(place)).length);
    // By chance, two pages of ten share 100 / size on average.
    expect(shared.reduce((sum, count) => sum + count, 0) / 40).toBeLessThan(1.6 * (100 / size));
  });
});
