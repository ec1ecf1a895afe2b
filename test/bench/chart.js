// How building and searching grow with the number of records, and a chart of it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { median } from './median.js';
import { plainLoad } from './plain-load.js';
import { measure, mockgen, root, serveTree, stop } from './processes.js';
import { createMisses } from './serve-start.js';
import { drawChart } from './svg.js';

/** Median milliseconds of searches that find nothing, each for another text, one after the other. */
async function timeSearches(tree, seconds) {
  const { child, url } = await serveTree(tree);
  const miss = createMisses();
  const options = { url, next: () => `/authors?q=${miss()}`, connections: 1 };
  // The first ones load the records.
  await plainLoad({ ...options, seconds: seconds / 4 });
  const { latencies } = await plainLoad({ ...options, seconds });
  await stop(child);
  return median(latencies);
}

async function measureSize(items, { folder, rounds, quick }) {
  const tree = join(folder, `${items}`);
  const args = ['build', '--quiet', '--packed', '--only', 'authors', '--items', `${items}`, '--out', tree];
  const builds = Array.from({ length: rounds }, () => {
    rmSync(tree, { recursive: true, force: true });
    return measure(mockgen, ...args);
  });
  const search = await timeSearches(tree, quick ? 0.25 : 1);
  rmSync(tree, { recursive: true });
  const [build, memory] = [builds.map(({ ms }) => ms), builds.map(({ megabytes }) => megabytes)];
  return { items, build: median(build), search, memory: median(memory) };
}

/** Prints how long `build --packed` and a search take for more and more authors; with `--write`, draws it too. */
export async function printChart(context) {
  const { report, quick, write } = context;
  const folder = join(context.folder, 'chart');
  mkdirSync(folder);
  const sizes = quick ? [10, 100, 1_000, 10_000] : [10, 100, 1_000, 10_000, 100_000];
  report.print('authors, packed     build         search without a hit   most memory of the build');
  const measured = [];
  for (const items of sizes) {
    const size = await measureSize(items, { ...context, folder });
    const columns = [`${size.build.toFixed(0)} ms`, `${size.search.toFixed(2)} ms`, `${size.memory.toFixed(0)} MB`];
    report.print(`${`${items}`.padStart(15)} ${columns.map((text) => text.padStart(14)).join('    ')}`);
    measured.push(size);
  }
  if (!write) return;
  const points = (key) => measured.map(({ items, [key]: value }) => [items, value]);
  const panels = [
    { title: 'build --packed', unit: 'ms', points: points('build') },
    { title: 'search without a hit', unit: 'ms', points: points('search') },
    { title: 'memory of the build', unit: 'MB', points: points('memory') },
  ];
  writeFileSync(join(root, '.github', 'scale.svg'), drawChart({ panels, label: 'records' }));
  report.print('written: .github/scale.svg');
}
