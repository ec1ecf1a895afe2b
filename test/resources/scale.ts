import { describe, expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { laws } from './laws/all.ts';
import { collections } from './laws/collections.ts';
import { wrongs } from './world.ts';

/** Seeds, each with how many of its records. */
export type Runs = readonly (readonly [seed: number, items: number])[];

/** Holds so many records of each seed to all laws, and to the shares too where they are enough. */
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
