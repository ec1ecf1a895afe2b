import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileOf, filesOf, sliceOf } from '../../src/export/shard.ts';

it(
  'the shards of any number of records follow each other without a gap, and differ by one record at most',
  { tags: 'slow' },
  () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 1e12 }), (of, total) => {
        let next = 1;
        const sizes = new Set<number>();
        for (let number = 1; number <= of; number++) {
          const [first, last] = sliceOf({ number, of }, total);
          expect(first).toBe(next);
          sizes.add(last - first + 1);
          next = last + 1;
        }
        expect(next).toBe(total + 1);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  },
);

it('the files of shards, sorted by name, are in the order of the records', () => {
  expect(fileOf('users', 'csv', { number: 1, of: 1 })).toBe('users.csv');
  const files = filesOf('users', 'csv', 100);
  expect(files.slice(0, 2)).toEqual(['users-001-of-100.csv', 'users-002-of-100.csv']);
  expect(files.toSorted()).toEqual(files);
});
