import { expect, it } from 'vitest';
import { isCases, readsOf } from '../../src/schema/reads.ts';

it('cases are a list in which each has what to use, and when', () => {
  expect(isCases({ cases: [{ when: { state: ['open'] }, use: 1 }] })).toBe(true);
  expect(isCases({ cases: [{ when: { state: ['open'] } }] })).toBe(false);
  expect(isCases({ cases: [{ use: 1 }] })).toBe(false);
  expect(isCases({ cases: [1] })).toBe(false);
});

it('a field reads all values of another resource that an argument names', () => {
  const field = {
    type: 'number',
    generator: 'sum',
    description: '',
    args: { values: { all: 'lines.amount' } },
  } as const;
  expect(readsOf(field)).toEqual([{ path: 'lines.amount', of: 'all' }]);
});
