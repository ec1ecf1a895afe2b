import { expect, it } from 'vitest';
import { measureSizes } from '../bench/sizes.js';

it('every script of a tree is as small as it has to be', async () => {
  const sizes = await measureSizes();
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.filter(({ size, most }) => size > most * 1024)).toEqual([]);
});
