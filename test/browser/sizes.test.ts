import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const zipped = (bytes: Uint8Array): number => gzipSync(bytes, { level: 9 }).length;

it.each([
  ['mockgen.js', 5],
  ['sw.js', 6],
  ['index.html', 40],
])('%s is at most %i KB, compressed', (name, most) => {
  expect(zipped(readFileSync(`dist/tree/${name}`))).toBeLessThanOrEqual(most * 1024);
});

it('the runtime is at most 4 KB, bundled and compressed', async () => {
  const { outputFiles } = await build({
    entryPoints: ['src/runtime/index.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
    charset: 'utf8',
    target: 'es2022',
  });
  expect(zipped(outputFiles[0]?.contents ?? new Uint8Array())).toBeLessThanOrEqual(4 * 1024);
});
