// How many bytes a browser downloads, compressed as hosts do.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { BUNDLE, SMALL } from '../../esbuild.options.js';
import { smaller } from '../../src/bundling/smaller.js';
import { root } from './processes.js';

const readBundle = (name) => readFileSync(join(root, 'dist', 'tree', name));

/** The runtime alone, bundled as the files of a tree are. */
async function bundleRuntime() {
  const entry = join(root, 'src', 'runtime', 'index.ts');
  const { outputFiles } = await build({ ...BUNDLE, ...SMALL, format: 'esm', entryPoints: [entry] });
  return smaller(outputFiles[0].text, 'esm');
}

/** What a browser downloads: the name of each script, its bytes with gzip, and the most kilobytes it may have. */
export async function measureSizes() {
  const parts = [
    ['runtime', await bundleRuntime(), 5],
    ['mockgen.js', readBundle('mockgen.js'), 6],
    ['sw.js', readBundle('sw.js'), 7],
    ['explorer (index.html)', readBundle('index.html'), 40],
    ['generator', readBundle('generator.js'), 200],
  ];
  return parts.map(([name, bytes, most]) => ({ name, size: gzipSync(bytes, { level: 9 }).length, most }));
}

/** Prints the sizes beside the most they may be. */
export async function printSizes({ report }) {
  for (const { name, size, most } of await measureSizes()) {
    const text = `${`${size}`.padStart(6)} bytes`;
    report.target({ name: `${name}, gzip`, text, value: size / 1024, most, unit: 'KB' });
  }
}
