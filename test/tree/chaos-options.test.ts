import { expect, it } from 'vitest';
import { nearestShare } from '../../src/tree/chaos-options.ts';

it.each([
  ['5%', '0.05'],
  [1.5, '0.015'],
  ['100 %', '1'],
  [100.5, undefined],
  ['1', undefined],
  ['half', undefined],
])('for the share %j, %j was probably meant', (value, meant) => {
  expect(nearestShare(value)).toBe(meant);
});
