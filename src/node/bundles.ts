import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BundleName } from '../render/index.ts';
import { describing } from './system-error.ts';

// The same way up from src/node and from dist/node. `npm run build` puts them there.
const FOLDER = fileURLToPath(new URL('../../dist/tree/', import.meta.url));

/** The text of the bundled files of a tree. Throws MockgenError `read_failed` when the package is not whole. */
export function readBundles(): Readonly<Record<BundleName, string>> {
  return {
    'index.html': readBundle('index.html'),
    'mockgen.js': readBundle('mockgen.js'),
    'sw.js': readBundle('sw.js'),
    '404.html': readBundle('404.html'),
    'worker.js': readBundle('worker.js'),
  };
}

function readBundle(name: BundleName): string {
  return describing('read_failed', `read ${join(FOLDER, name)}`, () => readFileSync(join(FOLDER, name), 'utf8'));
}
