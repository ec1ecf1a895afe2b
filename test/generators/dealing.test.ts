import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FieldContext } from '../../src/generators/context.ts';
import { dealOut, drawCounts } from '../../src/generators/dealing.ts';

const drawing = (seed: number): FieldContext => new FieldContext(0).aim([seed, 1, 2, 3], 1);
const WEIGHTS = [7, 8, 3, 2];

it('deals as many records as there are owners, and never to an owner who comes later', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0 }), fc.integer({ min: 1, max: 40 }), (seed, size) => {
      const { random } = drawing(seed);
      const counts = drawCounts(random, size, WEIGHTS);
      const owners = dealOut(random, counts);
      expect(owners.length).toBe(size);
      expect(owners.every((owner, at) => owner <= at)).toBe(true);
      expect(counts.map((_, owner) => owners.filter((one) => one === owner).length)).toEqual(counts);
    }),
  );
});

it('draws other counts for another seed', () => {
  const [one, other] = [1, 2].map((seed) => drawCounts(drawing(seed).random, 20, WEIGHTS).toSorted());
  expect(one).not.toEqual(other);
});
