import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

const bundle = readFileSync('dist/tree/sw.js', 'utf8');

it('is small: a visitor loads the worker before any data', () => {
  expect(gzipSync(bundle, { level: 9 }).length).toBeLessThanOrEqual(6000);
});

it('is a classic script, which every browser takes for a worker', () => {
  expect(() => new Script(bundle)).not.toThrow();
  expect(() => new Script('export {}')).toThrow(SyntaxError);
});
