// Measures mockgen against a baseline and its peers: all of it, or the parts that are named. `npm run bench -- sizes serve`
// With --quick, what takes a minute and needs no other package; with --write, a whole run goes into docs/performance.md as well.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeMachine, describeSpread } from './machine.js';
import { writePage } from './page.js';
import { createReport } from './report.js';

/** Loaded when they run: not every part needs a browser or a bundler. */
const PARTS = {
  serve: async () => (await import('./serve.js')).printServe,
  generate: async () => (await import('./generate.js')).printGenerate,
  build: async () => (await import('./build.js')).printBuild,
  sizes: async () => (await import('./sizes.js')).printSizes,
  search: async () => (await import('./search.js')).printSearches,
  chart: async () => (await import('./chart.js')).printChart,
  large: async () => (await import('./large.js')).printLarge,
  static: async () => (await import('./static.js')).printStatic,
  seed: async () => (await import('./seed.js')).printSeed,
};

/** These run only when they are named, or with `all`: they take minutes and gigabytes. */
const ON_REQUEST = new Set(['large', 'seed', 'static']);

function fail(message) {
  console.error(message);
  process.exit(2);
}

function readArguments(args) {
  const flags = new Set(args.filter((arg) => arg.startsWith('--')));
  const named = args.filter((arg) => !arg.startsWith('--'));
  const known = [...Object.keys(PARTS), 'all'];
  const unknown = args.filter((arg) => ![...known, '--quick', '--write'].includes(arg));
  if (unknown.length) fail(`unknown: ${unknown.join(', ')}; there are ${known.join(', ')}, --quick and --write`);
  const standard = Object.keys(PARTS).filter((name) => !ON_REQUEST.has(name));
  const parts = named.includes('all') ? Object.keys(PARTS) : named.length ? named : standard;
  const [quick, write] = ['--quick', '--write'].map((flag) => flags.has(flag));
  const whole = standard.every((name) => parts.includes(name));
  if (write && (quick || !(whole || parts.join() === 'chart'))) fail('--write needs a whole run, or `chart` alone');
  return { parts, quick, write, whole };
}

const { parts, quick, write, whole } = readArguments(process.argv.slice(2));
const report = createReport();
const folder = mkdtempSync(join(tmpdir(), 'mockgen-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

// Sizes are the same on every machine.
const timed = parts.some((name) => name !== 'sizes');
const machine = describeMachine();
if (timed) report.print(`${machine}\n${describeSpread()}`);

const begin = performance.now();
for (const name of parts) {
  const start = performance.now();
  if (timed) report.print(`\n== ${name}`);
  const print = await PARTS[name]();
  await print({ report, folder, quick, write, rounds: quick ? 1 : 3 });
  if (timed) report.print(`(${name}: ${((performance.now() - start) / 1000).toFixed(0)} s)`);
}

if (timed) {
  const judged = report.targets.filter(({ most }) => most !== undefined);
  const met = judged.filter(({ value, most }) => value <= most).length;
  const widest = report.widest();
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  if (judged.length) report.print(`\n${met} of ${judged.length} targets met.`);
  report.print(`${seconds} s in all.`);
  if (widest !== undefined && !quick)
    report.print(`Rounds of one figure lay up to ${widest.toFixed(0)} % of its median apart.`);
}
if (write && whole) {
  writePage(report, machine);
  report.print('written: docs/performance.md');
}
// Loads and servers may still hold sockets.
process.exit(0);
