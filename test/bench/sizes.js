// How many bytes a browser downloads, compressed as hosts do. The budgets are far away: they catch accidents.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './processes.js';

const FOLDER = join(root, 'dist', 'tree');

/** The scripts of a tree by what a reader calls them: the files, and the budget in kilobytes. */
const BUDGETS = [
  { name: 'client', files: /^mockgen.*\.js$/, most: 20 },
  { name: 'service worker', files: /^sw\.js$/, most: 25 },
  { name: 'explorer', files: /^index\.html$/, most: 70 },
  { name: 'delays and failures', files: /^chaos-script\.js$/, most: 15 },
  { name: 'dialects', files: /^dialects-script\.js$/, most: 15 },
  { name: 'generator', files: /^generator\.js$/, most: 500 },
];

/** Measures the scripts of a tree as the build left them. */
export function measureSizes() {
  return BUDGETS.map(({ name, files, most }) => {
    const found = readdirSync(FOLDER).filter((file) => files.test(file));
    const sizes = found.map((file) => gzipSync(readFileSync(join(FOLDER, file)), { level: 9 }).length);
    return { name, size: sizes.reduce((sum, size) => sum + size, 0), most };
  });
}

/** Prints the sizes beside their budgets. */
export async function printSizes({ report }) {
  for (const { name, size, most } of measureSizes()) {
    const text = `${`${size}`.padStart(6)} bytes`;
    report.target({ name: `${name}, gzip`, text, value: size / 1024, most, unit: 'KB' });
  }
}
