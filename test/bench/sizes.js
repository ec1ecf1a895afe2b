// How many bytes a browser downloads, compressed as hosts do.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const readBundle = (name) => readFileSync(join(root, 'dist', 'tree', name));

/** The runtime alone, bundled as the files of a tree are. */
async function bundleRuntime() {
  const entry = join(root, 'src', 'runtime', 'index.ts');
  const options = { bundle: true, write: false, format: 'esm', minify: true, charset: 'utf8', target: 'es2022' };
  const { outputFiles } = await build({ ...options, entryPoints: [entry] });
  return outputFiles[0].contents;
}

/** Prints the sizes beside the most they may be. */
export async function printSizes() {
  const parts = [
    ['runtime', await bundleRuntime(), 4],
    ['mockgen.js', readBundle('mockgen.js'), 5],
    ['sw.js', readBundle('sw.js'), 6],
    ['explorer (index.html)', readBundle('index.html'), 40],
  ];
  for (const [name, bytes, most] of parts) {
    const size = gzipSync(bytes, { level: 9 }).length;
    const verdict = size <= most * 1024 ? 'met' : 'MISSED';
    console.log(`${`${name}, gzip`.padEnd(52)} ${`${size}`.padStart(5)} bytes   (at most ${most} KB: ${verdict})`);
  }
}
