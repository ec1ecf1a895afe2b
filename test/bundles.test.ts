import { expect, it } from 'vitest';
import { measureSizes } from './bench/sizes.js';

it('every script of a tree stays within its budget', () => {
  const sizes = measureSizes();
  expect(sizes.filter(({ size }) => size === 0)).toEqual([]);
  expect(sizes.filter(({ size, most }) => size > most * 1024)).toEqual([]);
});
