import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { PART_FILES } from '../../../src/tree/index.ts';

it.each(['sw.js', ...PART_FILES])('%s is a classic script, which every browser takes for a worker', (name) => {
  const bundle = readFileSync(`dist/tree/${name}`, 'utf8');
  expect(() => new Script(bundle)).not.toThrow();
  expect(() => new Script('export {}')).toThrow(SyntaxError);
});
