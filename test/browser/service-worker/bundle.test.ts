import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { expect, it } from 'vitest';

const bundle = readFileSync('dist/tree/sw.js', 'utf8');

it('is a classic script, which every browser takes for a worker', () => {
  expect(() => new Script(bundle)).not.toThrow();
  expect(() => new Script('export {}')).toThrow(SyntaxError);
});
