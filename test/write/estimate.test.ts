import { expect, it } from 'vitest';
import { builtFiles, builtTree } from '../node/built-tree.ts';
import { estimateOf } from '../../src/write/estimate.ts';

it.each([{ packed: false }, { packed: true }])('the size of a tree is known before it is written: %j', ({ packed }) => {
  const options = { only: ['users', 'books'], items: 900, packed };
  const { bytes, files } = estimateOf(builtTree(options), packed);
  const written = builtFiles(options);
  // Scripts and documents have the same size in every tree, and do not count in a large one.
  const records = Object.entries(written).filter(([path]) => /\/(?:all|\d+)\.json$/.test(path));
  const size = records.reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0);
  expect(files).toBe(Object.keys(written).length);
  expect(bytes / size).toBeGreaterThan(0.9);
  expect(bytes / size).toBeLessThan(1.1);
});
