import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { expect, it } from 'vitest';

it('sw.js is a classic script, which every browser accepts as a worker', () => {
  const bundle = readFileSync('dist/tree/sw.js', 'utf8');
  expect(() => new Script(bundle)).not.toThrow();
  expect(() => new Script('export {}')).toThrow(SyntaxError);
});
