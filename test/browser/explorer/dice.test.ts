import { expect, it } from 'vitest';
import { drawSeed } from '../../../src/browser/explorer/dice.ts';
import { readSeed } from '../../../src/browser/explorer/seed-text.ts';

it('the die draws seeds that hardly ever repeat', () => {
  const drawn = Array.from({ length: 100 }, () => drawSeed(['42', '7']));
  for (const seed of drawn) expect(readSeed(seed)).toBe(seed);
  expect(new Set(drawn).size).toBeGreaterThan(98);
  expect(drawn).not.toContain('42');
});
