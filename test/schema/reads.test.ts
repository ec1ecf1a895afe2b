import { expect, it } from 'vitest';
import { isCases } from '../../src/schema/reads.ts';

it('cases are a list in which each has what to use, and when', () => {
  expect(isCases({ cases: [{ when: { state: ['open'] }, use: 1 }] })).toBe(true);
  expect(isCases({ cases: [{ when: { state: ['open'] } }] })).toBe(false);
  expect(isCases({ cases: [{ use: 1 }] })).toBe(false);
  expect(isCases({ cases: [1] })).toBe(false);
});
