// How long the command takes against a baseline in the same run, as ratios: they say the same on a fast machine and a slow
// one. Every ratio is the median of several rounds in which both sides run in turn.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from './median.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const mockgen = join(root, 'bin', 'mockgen.js');
const bare = join(root, 'test', 'bench', 'bare-write.js');

/** Milliseconds that a run of Node takes, start to end. */
function timeOf(...args) {
  const start = process.hrtime.bigint();
  execFileSync(process.execPath, args, { stdio: 'ignore' });
  return Number(process.hrtime.bigint() - start) / 1e6;
}

/** Runs both sides in turn and prints the medians and their ratio beside the most it should be. */
function compare(name, rounds, most, subject, baseline) {
  const times = Array.from({ length: rounds }, (_, round) => [subject(round), baseline(round)]);
  const [ours, theirs] = [median(times.map(([time]) => time)), median(times.map(([, time]) => time))];
  const ratio = ours / theirs;
  const verdict = ratio <= most ? 'met' : 'MISSED';
  console.log(
    `${name.padEnd(52)} ${ours.toFixed(0).padStart(5)} ms ${theirs.toFixed(0).padStart(5)} ms   ${ratio.toFixed(2)}x   (at most ${most}x: ${verdict})`,
  );
}

/** Writes all files of a tree into one, so that the bare script has the bytes without looking for them. */
function packTree(tree, folder) {
  const entries = readdirSync(tree, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => join(entry.parentPath, entry.name));
  const pack = join(folder, 'pack.json');
  writeFileSync(pack, JSON.stringify(files.map((file) => [relative(tree, file), readFileSync(file, 'utf8')])));
  return pack;
}

/** Prints the times of the command. */
export function printTimes() {
  const folder = mkdtempSync(join(tmpdir(), 'mockgen-bench-'));
  try {
    const out = join(folder, 'tree');
    const build = (dir) => timeOf(mockgen, 'build', '--quiet', '--out', dir);
    build(out);
    const pack = packTree(out, folder);
    compare(
      'default build / bare script writing the same files',
      9,
      2.5,
      (round) => build(join(folder, `first-${round}`)),
      (round) => timeOf(bare, pack, join(folder, `bare-${round}`)),
    );
    compare(
      'rebuild with nothing changed / first build',
      9,
      0.5,
      () => build(out),
      (round) => build(join(folder, `again-${round}`)),
    );
    compare(
      'mockgen --help / node -e 0',
      21,
      1.6,
      () => timeOf(mockgen, '--help'),
      () => timeOf('-e', '0'),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
