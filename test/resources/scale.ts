import { describe, expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { laws } from './laws/all.ts';
import { collections } from './laws/collections.ts';
import { wrongs } from './world.ts';

/** Seeds, each with a number of records. */
export type Runs = readonly (readonly [seed: number, items: number])[];

/** Tests all laws on the records of some seeds, and laws about shares where there are enough records. */
export function describeScale(runs: Runs): void {
  describe.each(runs)('seed %i with %i records', (seed, items) => {
    it.each(builtins.resources.map(({ name }) => name))(
      'keeps all laws of %s',
      (name) => {
        expect(wrongs(name, seed, items, { laws, collections })).toEqual([]);
      },
      120_000,
    );
  });
}
