// What large trees take: memory, and time per record. Minutes, and gigabytes of the disk while it runs.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { median } from './median.js';
import { measure, mockgen } from './processes.js';

/** Prints the most memory that large builds hold, and whether a record costs more where there are many. */
export function printLarge({ report, folder: parent, rounds }) {
  const folder = join(parent, 'large');
  mkdirSync(folder);
  const build = (items, ...options) => {
    const out = join(folder, 'tree');
    const measured = measure(mockgen, 'build', '--quiet', '--items', `${items}`, '--out', out, ...options);
    rmSync(out, { recursive: true });
    return measured;
  };
  const memory = (name, { ms, megabytes }, most) => {
    const text = `${megabytes.toFixed(0).padStart(6)} MB in ${(ms / 1000).toFixed(1)} s`;
    report.target({ name, text, value: megabytes, most, unit: 'MB' });
  };
  const small = median(Array.from({ length: rounds }, () => build(1_000, '--packed').ms));
  const large = build(100_000, '--packed');
  memory('most memory of build --items 100000 --packed', large, 350);
  memory('most memory of build --items 10000', build(10_000), 250);
  report.ratio({
    name: 'per record of each resource: 100,000 packed / 1,000 packed',
    ours: [large.ms / 100],
    theirs: [small],
    unit: 'ms',
    most: 1.2,
  });
}
